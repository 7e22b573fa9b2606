// Over the log, when it is one's turn again: how much happened since one's last, and a way to see it once more.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace intrika::play {

class NewsStrip : public QFrame {
    Q_OBJECT

public:
    explicit NewsStrip(QWidget* parent = nullptr);

    // What happened from event `since` on, up to `now`; what was dismissed is not offered again.
    void offer(int since, int now);
    void dismiss();
    void withdraw();          // for now: it may be offered again
    void setFits(bool fits);  // there is room for it
    bool isOffered() const { return now_ > 0 && now_ != dismissed_; }

signals:
    void replayWanted(int since);
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showIfFits();

    QLabel* text_;
    QPushButton* replay_;
    QToolButton* close_;
    bool isUp_ = false, fits_ = true;
    int since_ = 0;
    int now_ = 0;
    int dismissed_ = 0;  // the `now_` of what was dismissed
};

}  // namespace intrika::play
