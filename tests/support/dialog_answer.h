// Answers to what a window asks in a dialog of its own while it waits.
#pragma once

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <functional>

namespace intrika {

// Does this once, with the next dialog of the kind that comes up; `wasAsked` tells whether one did.
template <class Dialog>
class Answer : public QObject {
public:
    explicit Answer(std::function<void(Dialog&)> does) : does_(std::move(does)) {
        connect(&timer_, &QTimer::timeout, this, [this] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isVisible()) return;
            timer_.stop();
            wasAsked_ = true;
            does_(*dialog);
        });
        timer_.start(5);
    }
    bool wasAsked() const { return wasAsked_; }

private:
    std::function<void(Dialog&)> does_;
    QTimer timer_;
    bool wasAsked_ = false;
};

inline std::function<void(QMessageBox&)> click(const QString& text) {
    return [text](QMessageBox& box) {
        for (QAbstractButton* button : box.buttons()) {
            if (button->text().remove(u'&') == text) return button->click();
        }
        box.reject();
    };
}

inline std::function<void(QFileDialog&)> saveAs(const QString& name) {
    return [name](QFileDialog& dialog) {
        auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
        field->setText(name);
        emit field->textEdited(name);  // as by keys: what was chosen in the list no longer is
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    };
}

}  // namespace intrika
