// Asking for files and folders. Every dialog begins in a folder that there is, and gives absolute paths.
#pragma once

#include <QString>

class QWidget;

namespace intrika::dialogs {

// Where files go that have no place of their own: the documents of whoever sits there or, without such a folder, home.
QString usualFolder();

// Empty: nowhere. A name without an ending gets that of `proposed` before it is asked whether a file is to be replaced,
// so what was asked about is what is written. `proposed`: a path; a bare name, or one in a folder that there is not, is
// proposed in the usual folder. `filter` as in QFileDialog.
QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);

// Empty: none. `from`: the file or folder to begin at; where there is none, it is where one chose last.
QString askOpenPath(QWidget* parent, const QString& title, const QString& filter, const QString& from = {});
QString askFolder(QWidget* parent, const QString& title);

}  // namespace intrika::dialogs
