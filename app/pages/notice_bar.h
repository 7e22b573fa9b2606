// What went wrong, in a sentence at the top of the window, with what can be done about it. Nothing waits for it.
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace intrika::pages {

// A sentence is made when it is shown, and again when the language was switched.
using Sentence = std::function<QString()>;

class NoticeBar : public QFrame {
    Q_OBJECT

public:
    struct Remedy {
        Sentence label;
        std::function<void()> act;  // the bar closes before it is called
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    void tell(Sentence sentence);
    void tell(Sentence sentence, Remedy remedy);
    void takeRoom();  // at once, for what stands beside it is to be laid out only once
    void dismiss();
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void act();

    QLabel* label_;
    QPushButton* remedyButton_;
    QPushButton* closeButton_;
    Sentence sentence_;
    Remedy remedy_;
};

}  // namespace intrika::pages
