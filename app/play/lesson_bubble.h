// A paper bubble on the table: one step of a lesson, beside what it speaks of.
#pragma once

#include <QFrame>
#include <QPainterPath>
#include <QPointer>
#include <QRect>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace intrika::play {

class BubbleTail;

class LessonBubble : public QFrame {
    Q_OBJECT

public:
    explicit LessonBubble(QWidget* table);
    ~LessonBubble() override;

    struct Telling {
        int step = 0, steps = 0;  // from 1
        QString text;
        QString remark;      // about what was tried last; empty: nothing
        bool waits = false;  // for somebody to have read it
        bool isLast = false;
        bool operator==(const Telling&) const = default;
    };
    void tell(const Telling& telling);
    // As near to `target` as it can without covering `spoken`, its tail ending there; rather not on the `others`, which
    // are of use. Where somebody has put it, it stays until the next step. All in the table's coordinates.
    void lieNear(const QRect& target, const std::vector<QRect>& spoken, const std::vector<QRect>& others);
    std::optional<QPoint> tip() const;  // of the tail, in the table's coordinates; none: it points at nothing
    void offerLeaving();                // to the keys
    void retranslate();
    void fitTo(QSize page);  // it grows with a large one; where it lies is for `lieNear`

signals:
    void wentOn();
    void left();  // skipped, or the start page after the last step
    void ruleWanted(const QString& number);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void listenToKeys();
    void setWordsWidth(int width);
    void putAt(QPoint place);  // by hand
    void pointAt(const QRect& target);

    QLabel* count_;
    QLabel* text_;
    QLabel* remark_;
    QPushButton* next_;
    QPushButton* leave_;
    QPointer<BubbleTail> tail_;  // the table's child, as the bubble is
    Telling telling_;
    QRect target_;
    std::optional<QPoint> grip_;  // of the mouse that drags it
    bool isPut_ = false;          // by hand, for this step
};

}  // namespace intrika::play
