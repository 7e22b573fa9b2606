#include "app/board_editor/board_canvas.h"

#include "app/faces/palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::board_editor {

BoardCanvas::BoardCanvas(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(300, 300);
    setMouseTracking(false);
}

void BoardCanvas::setBoard(std::shared_ptr<const BoardMap> board) {
    board_ = std::move(board);
    if (!board_->holds(cursor_)) cursor_ = {};
    const bool isSameSize =
        painted_ && painted_->board().rows == board_->rows && painted_->board().columns == board_->columns;
    if (!isSameSize) return draw();
    auto next = painter();
    const QRectF part = next->changedSince(*painted_);
    painted_ = std::move(next);
    paintPart(part);
}

void BoardCanvas::setLanguage(const QString& language) {
    language_ = language;
    draw();
}

void BoardCanvas::setFaults(std::vector<MapCell> cells) {
    faults_ = std::move(cells);
    update();
}

void BoardCanvas::setCursorCell(MapCell cell) {
    if (board_ == nullptr || !board_->holds(cell)) return;
    cursor_ = cell;
    update();
    emit cursorMoved(cell);
}

QTransform BoardCanvas::toWidget() const {
    const QRectF world = MapPainter::extentOf(*board_, MapStyle::Frame::edges);
    const double scale = std::min(width() / world.width(), height() / world.height());
    const QPointF corner = QRectF(rect()).center() - world.center() * scale;
    return QTransform::fromTranslate(std::round(corner.x()), std::round(corner.y())).scale(scale, scale);
}

QPointF BoardCanvas::middleOfCell(MapCell cell) const { return toWidget().map(middleOf(*board_, cell)); }

std::optional<MapCell> BoardCanvas::cellAt(QPointF point) const {
    if (board_ == nullptr) return std::nullopt;
    const QPointF at = toWidget().inverted().map(point) / cellSide;
    const MapCell cell{static_cast<std::int16_t>(std::floor(at.x())),
                       static_cast<std::int16_t>(board_->rows - 1 - static_cast<int>(std::floor(at.y())))};
    return board_->holds(cell) ? std::optional(cell) : std::nullopt;
}

std::unique_ptr<const MapPainter> BoardCanvas::painter() const {
    MapStyle style;
    style.language = language_;
    style.frame = MapStyle::Frame::edges;
    style.leastText = 11 / toWidget().m11();
    return std::make_unique<const MapPainter>(board_, style);
}

void BoardCanvas::draw() {
    if (board_ == nullptr || size().isEmpty()) return;
    const qreal ratio = devicePixelRatioF();
    picture_ = QPixmap(size() * ratio);
    picture_.setDevicePixelRatio(ratio);
    picture_.fill(Qt::transparent);
    painted_ = painter();
    paintPart(painted_->extent());
}

// Whole pixels: half covered ones would be seen as a seam.
void BoardCanvas::paintPart(const QRectF& part) {
    if (part.isEmpty()) return;
    const QTransform place = toWidget();
    const QRect pixels = place.mapRect(part).toAlignedRect();
    QPainter painter(&picture_);
    painter.setClipRect(pixels);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillRect(pixels, Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.setTransform(place, true);
    painted_->paint(painter, place.inverted().mapRect(QRectF(pixels)));
    painter.end();
    update(pixels);
}

void BoardCanvas::paintEvent(QPaintEvent*) {
    if (board_ == nullptr) return;
    QPainter painter(this);
    painter.drawPixmap(0, 0, picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QTransform place = toWidget();
    for (const MapCell cell : faults_) {
        const QRectF box = place.mapRect(boxOf(*board_, cell)).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(QColor(ink::wine), 3));
        painter.drawRect(box);
        painter.setPen(QPen(QColor(ink::wine), 1.5));
        painter.drawLine(box.topLeft(), box.bottomRight());
    }
    if (!hasFocus()) return;
    const QRectF box = place.mapRect(boxOf(*board_, cursor_));
    painter.setPen(QPen(Qt::white, 2));
    painter.drawRect(box.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(QColor(ink::black), 2));
    painter.drawRect(box.adjusted(-1, -1, 1, 1));
}

void BoardCanvas::resizeEvent(QResizeEvent*) { draw(); }

void BoardCanvas::mousePressEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return;
    setCursorCell(*cell);
    working_ = true;
    emit strokeBegan(*cell);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (working_ && cell) go(*cell);
}

// A quick hand leaves out cells: they are gone through one by one.
void BoardCanvas::go(MapCell to) {
    while (cursor_ != to) {
        const MapCell from = cursor_;
        MapCell next = from;
        const int aside = to.x - from.x, up = to.y - from.y;
        if (std::abs(aside) >= std::abs(up))
            next.x = static_cast<std::int16_t>(from.x + (aside > 0 ? 1 : -1));
        else
            next.y = static_cast<std::int16_t>(from.y + (up > 0 ? 1 : -1));
        setCursorCell(next);
        emit strokeWent(from, next);
    }
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent*) {
    if (std::exchange(working_, false)) emit strokeEnded();
}

// Arrows move the cursor; Shift and an arrow work on the way, as a drawn stroke does.
void BoardCanvas::keyPressEvent(QKeyEvent* event) {
    if (board_ == nullptr) return QWidget::keyPressEvent(event);
    MapCell next = cursor_;
    switch (event->key()) {
        case Qt::Key_Left:
            --next.x;
            break;
        case Qt::Key_Right:
            ++next.x;
            break;
        case Qt::Key_Up:
            ++next.y;
            break;
        case Qt::Key_Down:
            --next.y;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            emit strokeBegan(cursor_);
            return emit strokeEnded();
        default:
            return QWidget::keyPressEvent(event);
    }
    if (!board_->holds(next)) return;
    const MapCell from = cursor_;
    setCursorCell(next);
    if (!event->modifiers().testFlag(Qt::ShiftModifier)) return;
    emit strokeWent(from, next);
    emit strokeEnded();
}

void BoardCanvas::focusInEvent(QFocusEvent*) { update(); }

void BoardCanvas::focusOutEvent(QFocusEvent*) { update(); }

}  // namespace intrika::board_editor

#include "moc_board_canvas.cpp"
