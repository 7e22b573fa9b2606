// A sheet of text: who made it.
#pragma once

#include "app/pages/notice_bar.h"
#include "app/shell/room.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace intrika::shell {

// Rich text that follows the language. Deletes itself when it is closed.
class TextSheet : public QDialog {
    Q_OBJECT

public:
    TextSheet(Sentence title, Sentence text, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Sentence title_;
    Sentence text_;
    QLabel* label_;
    QPushButton* close_;
};

void showAbout(QWidget* parent);

}  // namespace intrika::shell
