#include "app/play/lesson_bubble.h"

#include "app/dialogs/plain_text.h"
#include "app/play/bubble_place.h"
#include "app/play/bubble_tail.h"
#include "app/play/keys.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"
#include "app/scene/rule_links.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMargins>
#include <QMouseEvent>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>
#include <array>
#include <utility>

namespace intrika::play {
namespace {

constexpr std::array<int, 4> wordsWidths{340, 260, 460, 600};  // px, the usual one first; another where it has no room
constexpr int keyStep = 40;                                    // px
constexpr QMargins bubbleMargins(16, 10, 16, 12);

}  // namespace

LessonBubble::LessonBubble(QWidget* table)
    : QFrame(table),
      count_(plainLabel(this)),
      text_(richLabel(this)),
      remark_(richLabel(this)),
      next_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 16), this)),
      leave_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 14), this)),
      tail_(new BubbleTail(table)) {
    setObjectName(QStringLiteral("lesson"));
    setStyleSheet(panelStyle() + QStringLiteral("QLabel { background: transparent; }"));
    setCursor(Qt::OpenHandCursor);
    count_->setFont(panelFont(Cut::italic, 14));
    text_->setFont(panelFont(Cut::regular, 17));
    remark_->setFont(panelFont(Cut::italic, 16));
    remark_->setStyleSheet(QStringLiteral("color: #7A1D22;"));
    next_->setObjectName(QStringLiteral("lessonNext"));
    leave_->setObjectName(QStringLiteral("lessonLeave"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(bubbleMargins);
    column->setSpacing(8);
    column->addWidget(count_);
    for (QLabel* label : {text_, remark_}) {
        label->setWordWrap(true);
        column->addWidget(label);
        connect(label, &QLabel::linkActivated, this, &LessonBubble::ruleWanted);
    }
    setWordsWidth(wordsWidths.front());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(leave_);
    buttons->addStretch(1);
    buttons->addWidget(next_);
    column->addLayout(buttons);
    for (QPushButton* button : {next_, leave_}) button->setCursor(Qt::ArrowCursor);
    connect(next_, &QPushButton::clicked, this, &LessonBubble::wentOn);
    connect(leave_, &QPushButton::clicked, this, &LessonBubble::left);
    setFocusProxy(next_);
    listenToKeys();
    retranslate();
    hide();
}

LessonBubble::~LessonBubble() { delete tail_; }

// Not the view's own keys: with Ctrl the arrows sort a hand, but only while the table has the focus.
void LessonBubble::listenToKeys() {
    const auto moves = {std::pair{Qt::Key_Left, QPoint(-keyStep, 0)}, std::pair{Qt::Key_Right, QPoint(keyStep, 0)},
                        std::pair{Qt::Key_Up, QPoint(0, -keyStep)}, std::pair{Qt::Key_Down, QPoint(0, keyStep)}};
    for (const auto& [key, by] : moves) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, way = by] { putAt(pos() + way); });
    }
}

void LessonBubble::setWordsWidth(int width) {
    for (QLabel* label : {text_, remark_}) label->setFixedWidth(panelPixels(width, *this));
    layout()->activate();
    resize(sizeHint());
}

void LessonBubble::fitTo(QSize page) {
    if (growthFor(page) == panelGrowth(*this)) return;
    growPanel(*this, growthFor(page));
    layout()->setContentsMargins(bubbleMargins * panelGrowth(*this));
    setWordsWidth(wordsWidths.front());
}

void LessonBubble::retranslate() {
    count_->setText(tr("Guided game · step %1 of %2").arg(telling_.step).arg(telling_.steps));
    setToolTip(plainTip(tr("Drag the bubble to where you want it, or press Ctrl and an arrow key.")));
    next_->setText(telling_.isLast ? tr("Play on") : tr("Go on"));
    leave_->setText(telling_.isLast ? tr("Start page") : tr("Leave the lesson"));
    leave_->setToolTip(plainTip(
        telling_.isLast ? QString() : tr("Leaves the guided game; you play on against bots (Esc, then Enter).")));
    setAccessibleName(count_->text());
}

void LessonBubble::tell(const Telling& telling) {
    isPut_ = isPut_ && telling.step == telling_.step;
    telling_ = telling;
    setSentence(*text_, telling.text, withRuleLinks(telling.text));
    setSentence(*remark_, telling.remark, withRuleLinks(telling.remark));
    remark_->setVisible(!telling.remark.isEmpty());
    next_->setVisible(telling.waits);
    retranslate();
    setAccessibleDescription(telling.remark.isEmpty() ? telling.text : telling.remark);
    next_->setAccessibleDescription(accessibleDescription());  // read when it gets the focus
    adjustSize();
    show();
    tail_->raise();
    raise();
    setFocusPolicy(telling.waits ? Qt::ClickFocus : Qt::NoFocus);  // by proxy: a drag leaves the keys where they are
    if (telling.waits) giveKeys(*next_);
}

void LessonBubble::offerLeaving() { leave_->setFocus(Qt::ShortcutFocusReason); }

void LessonBubble::lieNear(const QRect& target, const std::vector<QRect>& spoken, const std::vector<QRect>& others) {
    if (!isPut_) {
        BubblePlace best;
        int bestWidth = 0;
        for (const int width : wordsWidths) {
            setWordsWidth(width);
            const BubblePlace place = bestPlace(size(), {parentWidget()->size(), target, spoken, others});
            if (bestWidth == 0 || place.isFree || place.cost < best.cost) {
                best = place;
                bestWidth = width;
            }
            if (place.isFree) break;
        }
        setWordsWidth(bestWidth);
        move(best.box.topLeft());
    }
    pointAt(target);
}

void LessonBubble::pointAt(const QRect& target) {
    target_ = target;
    tail_->draw(geometry(), target.isEmpty() ? std::nullopt : std::optional(tipOn(target, geometry())));
}

std::optional<QPoint> LessonBubble::tip() const { return tail_->tip(); }

void LessonBubble::putAt(QPoint place) {
    const QSize room = parentWidget()->size() - size();
    isPut_ = true;
    move(std::clamp(place.x(), 0, std::max(0, room.width())), std::clamp(place.y(), 0, std::max(0, room.height())));
    pointAt(target_);
}

void LessonBubble::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    grip_ = event->pos();
    setCursor(Qt::ClosedHandCursor);
}

void LessonBubble::mouseMoveEvent(QMouseEvent* event) {
    if (grip_) putAt(mapToParent(event->pos()) - *grip_);
}

void LessonBubble::mouseReleaseEvent(QMouseEvent*) {
    grip_.reset();
    setCursor(Qt::OpenHandCursor);
}

void LessonBubble::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    tail_->show();
    if (telling_.waits) next_->setFocus();
}

void LessonBubble::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (tail_) tail_->hide();
}

}  // namespace intrika::play

#include "moc_lesson_bubble.cpp"
