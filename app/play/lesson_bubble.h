// A paper bubble on the table: one step of a lesson, beside what it speaks of.
#pragma once

#include <QFrame>
#include <QPainterPath>
#include <QRect>

#include <vector>

class QLabel;
class QPushButton;

namespace intrika {

class LessonBubble : public QFrame {
    Q_OBJECT

public:
    explicit LessonBubble(QWidget* table);

    struct Telling {
        int step = 0, steps = 0;  // from 1
        QString text;
        QString remark;      // about what was tried last; empty: nothing
        bool waits = false;  // for somebody to have read it
        bool isLast = false;
    };
    void tell(const Telling& telling);
    // As near to `target` as it can without covering `spoken`, its tail towards it; rather not on the `others`, which
    // are of use. All in the table's coordinates.
    void lieNear(const QRect& target, const std::vector<QRect>& spoken, const std::vector<QRect>& others);
    void offerLeaving();  // to the keys
    void retranslate();

signals:
    void wentOn();
    void left();  // skipped, or the start page after the last step
    void ruleWanted(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPainterPath outline() const;

    QLabel* count_;
    QLabel* text_;
    QLabel* remark_;
    QPushButton* next_;
    QPushButton* leave_;
    Telling telling_;
    QPoint tip_;  // of the tail, within the widget
};

}  // namespace intrika
