#include "app/dialogs/file_dialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace intrika::dialogs {
namespace {

QString& lastFolder() {
    static QString folder;
    return folder;
}

bool isFolder(const QString& path) { return !path.isEmpty() && QFileInfo(path).isDir(); }

QString run(QFileDialog& dialog) {
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

// Begins where one chose last, and keeps where it was this time.
QString choose(QFileDialog& dialog) {
    dialog.setDirectory(isFolder(lastFolder()) ? lastFolder() : usualFolder());
    const QString path = run(dialog);
    if (!path.isEmpty()) lastFolder() = isFolder(path) ? path : QFileInfo(path).absolutePath();
    return path;
}

}  // namespace

QString usualFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return isFolder(documents) ? documents : QDir::homePath();
}

QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
    const QFileInfo wanted(proposed);
    const QString folder = wanted.isAbsolute() ? wanted.absolutePath() : QString();
    QFileDialog dialog(parent, title, isFolder(folder) ? folder : usualFolder(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(wanted.suffix());
    dialog.selectFile(wanted.fileName());
    return run(dialog);
}

QString askOpenPath(QWidget* parent, const QString& title, const QString& filter, const QString& from) {
    QFileDialog dialog(parent, title, {}, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    const QFileInfo start(from);
    if (!start.isAbsolute() || !start.exists()) return choose(dialog);
    dialog.setDirectory(start.isDir() ? start.absoluteFilePath() : start.absolutePath());
    if (start.isFile()) dialog.selectFile(start.fileName());
    return run(dialog);
}

QString askFolder(QWidget* parent, const QString& title) {
    QFileDialog dialog(parent, title);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return choose(dialog);
}

}  // namespace intrika::dialogs
