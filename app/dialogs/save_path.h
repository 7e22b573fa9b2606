// Where to save a file.
#pragma once

#include <QString>

class QWidget;

namespace intrika {

// Empty: nowhere. A name without an ending gets that of `proposed` before it is asked whether a file is to be replaced,
// so what was asked about is what is written. `filter` as in QFileDialog.
QString askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter);

}  // namespace intrika
