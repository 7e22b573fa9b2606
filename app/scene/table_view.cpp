#include "app/scene/table_view.h"

#include "app/dialogs/plain_text.h"
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/table_accessible.h"
#include "app/scene/table_ground.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_stops.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>

#include <QResizeEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace intrika::scene {
namespace {

constexpr int leastTabLetters = 12;  // px
constexpr int hoverMs = 400;
constexpr double zoomStep = 1.25;
constexpr double notch = 120;  // of a wheel

// The nearest above or below; null: there is none.
QGraphicsItem* nearest(const std::vector<QGraphicsItem*>& group, const QGraphicsItem* from, bool below) {
    const QPointF start = from->sceneBoundingRect().center();
    QGraphicsItem* best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (QGraphicsItem* item : group) {
        const QPointF way = item->sceneBoundingRect().center() - start;
        const double ahead = below ? way.y() : -way.y();
        if (ahead < 12) continue;
        const double far = ahead + 2 * std::abs(way.x());
        if (far < least) {
            least = far;
            best = item;
        }
    }
    return best;
}

QString tabStyle(const TableInk& ink, int letters) {
    return QStringLiteral(
               "QPushButton { background: %1; color: %2; border: 1px solid %2;"
               " border-radius: 5px; padding: 0 6px; font-size: %3px; }"
               "QPushButton:hover, QPushButton:focus { border: 2px solid %2; }")
        .arg(ink.panel.name(), ink.state.name())
        .arg(letters);
}

}  // namespace

TableView::TableView(TableScene* table, QWidget* parent)
    : QGraphicsView(table, parent), table_(table), frontButton_(new QPushButton(this)) {
    QAccessible::installFactory(&TableAccessible::make);  // before anything tells a screen reader of this
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setMinimumSize(640, 520);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlag(DontAdjustForAntialiasing);
    setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    setAccessibleName(tr("Table"));
    frontButton_->setObjectName(QStringLiteral("front"));
    frontButton_->setFocusPolicy(Qt::TabFocus);
    frontButton_->setCursor(Qt::PointingHandCursor);
    frontButton_->setStyleSheet(tabStyle(table_->ink(), leastTabLetters));
    frontButton_->hide();
    connect(frontButton_, &QPushButton::clicked, this, &TableView::switchFront);
    connect(table_, &TableScene::told, this, [this] {
        showFrontButton();
        if (reader_ != nullptr) reader_->refresh();
    });
    hoverTimer_.setSingleShot(true);
    hoverTimer_.setInterval(hoverMs);
    connect(&hoverTimer_, &QTimer::timeout, this, [this] {
        table_->looks().lookInPassing(table_->picks().pointedAt());
        lookedByHover_ = true;
    });
}

TableView::~TableView() {
    if (reader_ != nullptr) reader_->forgetView();
}

bool TableView::switchFront() {
    if (table_->laid().frontInWords().isEmpty() || table_->isPlaying()) return false;
    stopLooking();
    table_->setFrontAside(!table_->laid().frontAside);
    return true;
}

// At the foot of what lies before everything, and in its place while that is put aside.
void TableView::showFrontButton() {
    const QString words = table_->laid().frontInWords();
    frontButton_->setVisible(!words.isEmpty());
    const bool aside = table_->laid().frontAside;
    const QString what = words.isEmpty() ? QString()
                         : aside         ? tr("Bring it back: %1").arg(words)
                                         : tr("Put it aside: %1").arg(words);
    frontButton_->setText(aside ? QStringLiteral("▴ ") + words : QStringLiteral("▾"));
    frontButton_->setAccessibleName(what);
    frontButton_->setToolTip(plainTip(what.isEmpty() ? what : what + QStringLiteral(" (Esc)")));
    if (words.isEmpty()) return;
    const QRectF& tab = table_->laid().layout.frontTab;
    const int letters = aside ? std::max(leastTabLetters, qRound(tab.height() * 0.55)) : leastTabLetters;
    frontButton_->setStyleSheet(tabStyle(table_->ink(), letters));
    const QSize wanted = frontButton_->sizeHint();
    const QSize size(std::max(28, wanted.width()), aside ? qRound(tab.height()) : 20);
    QRect box(QPoint(), size);
    if (aside) {
        box.moveCenter(mapFromScene(tab.center()));
    } else {
        box.moveBottomRight(mapFromScene(tab.bottomRight()) - QPoint(4, 3));
    }
    frontButton_->setGeometry(box);
}

void TableView::stopLooking() {
    lookedByHover_ = false;
    table_->looks().look(nullptr);
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    table_->setTableSize(viewport()->size());
}

void TableView::paintEvent(QPaintEvent* event) {
    painted_ = event->region();
    QGraphicsView::paintEvent(event);
}

// Two cards far from each other are not to cost the whole table between them.
void TableView::drawBackground(QPainter* painter, const QRectF&) {
    for (const QRect& box : painted_) table_->ground().paint(*painter, box);
}

TableView::At TableView::focusAt(const Stops& stops) const {
    for (std::size_t group = 0; group < stops.size(); ++group) {
        const auto found = std::find(stops[group].begin(), stops[group].end(), table_->picks().focusStop());
        if (found != stops[group].end()) return {static_cast<std::ptrdiff_t>(group), found - stops[group].begin()};
    }
    return {};
}

void TableView::focusOn(QGraphicsItem* item) {
    const bool looking = table_->looks().isLooking() && !lookedByHover_;
    lookedByHover_ = false;
    table_->picks().setFocusStop(item);
    table_->looks().look(looking ? item : nullptr);
    if (reader_ != nullptr) reader_->tellFocus();
}

void TableView::moveFocus(int key) {
    const Stops stops = stopsOf(table_->laid(), table_->things());
    if (stops.empty()) return;
    const bool arrow = key != Qt::Key_Home && key != Qt::Key_End;
    if (arrow && table_->onMap().step(static_cast<Qt::Key>(key))) return focusOn(table_->picks().focusStop());
    const At at = focusAt(stops);
    if (at.group < 0) return focusOn(stops.front().front());
    const auto& group = stops[static_cast<std::size_t>(at.group)];
    const auto count = static_cast<std::ptrdiff_t>(group.size());
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        if (QGraphicsItem* next = nearest(group, table_->picks().focusStop(), key == Qt::Key_Down))
            return focusOn(next);
    }
    const bool back = key == Qt::Key_Left || key == Qt::Key_Up;
    std::ptrdiff_t stop = (at.stop + (back ? count - 1 : 1)) % count;
    if (key == Qt::Key_Home) stop = 0;
    if (key == Qt::Key_End) stop = count - 1;
    focusOn(group[static_cast<std::size_t>(stop)]);
}

// The middle stays where it is, or what has the focus.
bool TableView::zoomByKey(int key) {
    if (!table_->map().isShown()) return false;
    const bool nearer = key == Qt::Key_Plus || key == Qt::Key_Equal;
    if (!nearer && key != Qt::Key_Minus) return false;
    const QRectF& frame = table_->map().frame();
    const QGraphicsItem* focus = table_->picks().focusStop();
    QPointF at = focus == nullptr ? frame.center() : focus->sceneBoundingRect().center();
    if (!frame.contains(at)) at = frame.center();
    table_->map().zoom(at, nearer ? zoomStep : 1 / zoomStep);
    return true;
}

void TableView::wheelEvent(QWheelEvent* event) {
    const QPointF at = mapToScene(event->position().toPoint());
    if (!table_->map().contains(at)) return event->ignore();
    table_->map().zoom(at, std::pow(zoomStep, event->angleDelta().y() / notch));
    event->accept();
}

bool TableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* pinch = static_cast<QNativeGestureEvent*>(event);
        const QPointF at = mapToScene(pinch->position().toPoint());
        if (pinch->gestureType() == Qt::ZoomNativeGesture && table_->map().contains(at)) {
            table_->map().zoom(at, 1 + pinch->value());
            return true;
        }
    }
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (const auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            table_->map().zoom(mapToScene(viewport()->mapFromGlobal(pinch->centerPoint().toPoint())),
                               pinch->scaleFactor());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (table_->isPlaying() && (event->key() == Qt::Key_Space || enters)) return emit table_->skipAsked();
    if (zoomByKey(event->key())) return;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (event->modifiers().testFlag(Qt::ControlModifier)) {
                return table_->hand().move(table_->picks().focusStop(), event->key() == Qt::Key_Left ? -1 : 1);
            }
            return moveFocus(event->key());
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            return moveFocus(event->key());
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (table_->picks().focusStop() == nullptr) break;
            return table_->activate(table_->picks().focusStop());
        case Qt::Key_Space:
            if (table_->picks().focusStop() == nullptr) break;
            lookedByHover_ = false;
            return table_->looks().look(table_->looks().isLooking() ? nullptr : table_->picks().focusStop());
        case Qt::Key_R:
            if (!table_->map().isShown() || event->modifiers() != Qt::NoModifier) break;
            return table_->map().switchReach();
        case Qt::Key_Escape:
            if (!table_->looks().isLooking()) break;
            return stopLooking();
        default:
            break;
    }
    event->ignore();  // menus and the page have keys of their own
}

bool TableView::focusNextPrevChild(bool next) {
    const Stops stops = stopsOf(table_->laid(), table_->things());
    const At at = focusAt(stops);
    const std::ptrdiff_t group =
        at.group < 0 ? (next ? 0 : static_cast<std::ptrdiff_t>(stops.size()) - 1) : at.group + (next ? 1 : -1);
    if (!hasFocus() || group < 0 || group >= static_cast<std::ptrdiff_t>(stops.size())) {
        return QGraphicsView::focusNextPrevChild(next);
    }
    focusOn(stops[static_cast<std::size_t>(group)].front());
    return true;
}

void TableView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    const Stops stops = stopsOf(table_->laid(), table_->things());
    if (stops.empty()) return;
    if (event->reason() == Qt::TabFocusReason) focusOn(stops.front().front());
    if (event->reason() == Qt::BacktabFocusReason) focusOn(stops.back().front());
}

void TableView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        table_->picks().setFocusStop(nullptr);
        stopLooking();
    }
}

void TableView::hover(QGraphicsItem* item) {
    if (item == table_->picks().pointedAt()) return;
    hoverTimer_.stop();
    if (lookedByHover_) stopLooking();
    table_->picks().pointAt(item);
    setCursor(item != nullptr && !table_->isPlaying() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (item != nullptr) hoverTimer_.start();
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton) return;
    if (table_->reason().ruleAt(mapToScene(event->pos())).isEmpty())
        return hover(table_->thingAt(mapToScene(event->pos())));
    hoverTimer_.stop();
    setCursor(Qt::PointingHandCursor);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    hoverTimer_.stop();
    stopLooking();
    QGraphicsView::mousePressEvent(event);
}

void TableView::leaveEvent(QEvent* event) {
    QGraphicsView::leaveEvent(event);
    hover(nullptr);
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    hoverTimer_.stop();
    QGraphicsItem* item = event->reason() == QContextMenuEvent::Mouse ? table_->thingAt(mapToScene(event->pos()))
                                                                      : table_->picks().focusStop();
    table_->looks().look(item);
    lookedByHover_ = event->reason() == QContextMenuEvent::Mouse;
}

void TableView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Table"));
        table_->retranslate();
        showFrontButton();
    }
    if (event->type() == QEvent::FontChange) table_->retranslate();  // texts have another size
}

}  // namespace intrika::scene

#include "moc_table_view.cpp"
