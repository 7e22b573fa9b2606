// A question in a box, shown as it is written (plain_text.h says why).
#pragma once

#include <QMessageBox>

namespace intrika::dialogs {

class PlainMessageBox : public QMessageBox {
public:
    PlainMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons, QWidget* parent)
        : QMessageBox(icon, title, QString(), buttons, parent) {
        setTextFormat(Qt::PlainText);
        setText(text);
    }
};

}  // namespace intrika::dialogs
