#include "app/play/lesson_bubble.h"

#include "app/faces/palette.h"
#include "app/play/panel_style.h"
#include "app/scene/rule_links.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace intrika {
namespace {

constexpr int rim = 22;  // round the paper, for the tail and the shade
constexpr int wordsWidth = 340;
constexpr int grid = 16;  // px between the places that are tried
constexpr double corner = 9;
constexpr double useOfOthers = 0.02;  // a covered card is worth some hundred pixels of way

double areaOf(const QRect& box) { return box.isEmpty() ? 0 : double(box.width()) * box.height(); }

QPoint nearestIn(const QRect& box, QPoint point) {
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

}  // namespace

LessonBubble::LessonBubble(QWidget* table)
    : QFrame(table),
      count_(new QLabel(this)),
      text_(new QLabel(this)),
      remark_(new QLabel(this)),
      next_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 16), this)),
      leave_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 14), this)) {
    setObjectName(QStringLiteral("lesson"));
    setStyleSheet(panelStyle() + QStringLiteral("QLabel { background: transparent; }"));
    setCursor(Qt::ArrowCursor);
    count_->setFont(panelFont(Cut::italic, 14));
    text_->setFont(panelFont(Cut::regular, 17));
    remark_->setFont(panelFont(Cut::italic, 16));
    remark_->setStyleSheet(QStringLiteral("color: #7A1D22;"));
    next_->setObjectName(QStringLiteral("lessonNext"));
    leave_->setObjectName(QStringLiteral("lessonLeave"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(rim + 16, rim + 10, rim + 16, rim + 12);
    column->setSpacing(8);
    column->addWidget(count_);
    for (QLabel* label : {text_, remark_}) {
        label->setWordWrap(true);
        label->setFixedWidth(wordsWidth);
        column->addWidget(label);
        connect(label, &QLabel::linkActivated, this, &LessonBubble::ruleWanted);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(leave_);
    buttons->addStretch(1);
    buttons->addWidget(next_);
    column->addLayout(buttons);
    connect(next_, &QPushButton::clicked, this, &LessonBubble::wentOn);
    connect(leave_, &QPushButton::clicked, this, &LessonBubble::left);
    retranslate();
    hide();
}

void LessonBubble::retranslate() {
    count_->setText(tr("Guided game · step %1 of %2").arg(telling_.step).arg(telling_.steps));
    next_->setText(telling_.isLast ? tr("Play on") : tr("Go on"));
    leave_->setText(telling_.isLast ? tr("Start page") : tr("Leave the lesson"));
    leave_->setToolTip(telling_.isLast ? QString()
                                       : tr("Leave the guided game and play on against bots (Esc, then Enter)"));
    setAccessibleName(count_->text());
}

void LessonBubble::tell(const Telling& telling) {
    telling_ = telling;
    text_->setText(withRuleLinks(telling.text));
    remark_->setText(withRuleLinks(telling.remark));
    remark_->setVisible(!telling.remark.isEmpty());
    next_->setVisible(telling.waits);
    retranslate();
    setAccessibleDescription(telling.remark.isEmpty() ? telling.text : telling.remark);
    next_->setAccessibleDescription(accessibleDescription());  // read when it gets the focus
    adjustSize();
    show();
    raise();
    if (telling.waits) next_->setFocus();
}

void LessonBubble::offerLeaving() { leave_->setFocus(Qt::ShortcutFocusReason); }

void LessonBubble::lieNear(const QRect& target, const std::vector<QRect>& spoken, const std::vector<QRect>& others) {
    layout()->activate();
    resize(sizeHint());
    const QSize room = parentWidget()->size();
    const QPoint aim = target.isEmpty() ? QPoint(room.width(), room.height()) / 2 : target.center();
    double least = std::numeric_limits<double>::max();
    QPoint best;
    for (int y = 0; y <= std::max(0, room.height() - height()); y += grid) {
        for (int x = 0; x <= std::max(0, room.width() - width()); x += grid) {
            const QRect box(QPoint(x, y), size());
            double cost = QLineF(nearestIn(box, aim), aim).length() + QLineF(box.center(), aim).length() / 4;
            const QRect paper = box.adjusted(rim, rim, -rim, -rim);
            for (const QRect& kept : spoken) cost += areaOf(paper & kept);
            for (const QRect& kept : others) cost += areaOf(paper & kept) * useOfOthers;
            if (cost >= least) continue;
            least = cost;
            best = {x, y};
        }
    }
    move(best);
    const QRect paper = rect().adjusted(rim, rim, -rim, -rim);
    tip_ = nearestIn(rect(), nearestIn(target, nearestIn(paper.translated(pos()), aim)) - pos());
    if (target.isEmpty()) tip_ = paper.center();
    update();
}

QPainterPath LessonBubble::outline() const {
    const QRectF paper = QRectF(rect()).adjusted(rim, rim, -rim, -rim);
    QPainterPath body;
    body.addRoundedRect(paper, corner, corner);
    if (paper.contains(tip_)) return body;
    const QPointF root = nearestIn(paper.toRect().adjusted(26, 26, -26, -26), tip_);
    QLineF across = QLineF(root, tip_).normalVector();
    across.setLength(14);
    const QPointF half(across.dx(), across.dy());
    QPainterPath tail(tip_);
    tail.lineTo(root + half);
    tail.lineTo(root - half);
    tail.closeSubpath();
    return body.united(tail);
}

void LessonBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath shape = outline();
    painter.fillPath(shape.translated(0, 4), QColor(0, 0, 0, 90));
    painter.fillPath(shape, QColor(ink::paper));
    painter.strokePath(shape, QPen(QColor(ink::wine), 2));
}

}  // namespace intrika
