#include "app/studio/page_view.h"

#include "app/studio/page_drawer.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVariantAnimation>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::studio {
namespace {

constexpr double nearest = 5, nearer = 2.5;
constexpr double edge = 12;           // round the paper
constexpr double longestSide = 3600;  // of a picture, pixels
constexpr double stillAClick = 4;

}  // namespace

PageView::PageView(PageDrawer& drawer, QWidget* parent)
    : QWidget(parent), drawer_(drawer), turning_(new QVariantAnimation(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(220, 180);
    turning_->setStartValue(0.0);
    turning_->setEndValue(1.0);
    connect(turning_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(turning_, &QVariantAnimation::finished, this, [this] { before_ = {}; });
    const auto drawn = [this](int page) {
        if (page == page_) update();
    };
    connect(&drawer_, &PageDrawer::largeDrawn, this, drawn);
    connect(&drawer_, &PageDrawer::smallDrawn, this, drawn);
}

void PageView::look(int page) {
    turning_->stop();
    before_ = {};
    page_ = page;
    update();
}

void PageView::turnTo(int page, Qt::Orientation axis) {
    const QImage before = pictureOf(page_);
    look(page);
    if (turnTime_ == 0 || before.isNull()) return;
    before_ = before;
    axis_ = axis;
    turning_->setDuration(turnTime_);
    turning_->start();
}

bool PageView::isTurning() const { return turning_->state() == QAbstractAnimation::Running; }

QSizeF PageView::paper() const {
    const PrintJob* job = drawer_.job();
    return job == nullptr || page_ < 0 || page_ >= job->plan().pages.size() ? QSizeF() : job->plan().pages[page_].paper;
}

QRectF PageView::box() const {
    const QSizeF room = QSizeF(size()) - QSizeF(2 * edge, 2 * edge);
    const QSizeF shown = paper().scaled(room, Qt::KeepAspectRatio) * zoom_;
    const QPointF middle = QRectF(rect()).center() + shift_;
    return {middle - QPointF(shown.width() / 2, shown.height() / 2), shown};
}

QImage PageView::pictureOf(int page) const {
    const QImage& large = drawer_.large(page);
    return large.isNull() ? drawer_.small(page) : large;
}

void PageView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!paper().isEmpty()) {
        const QRectF whole = box();
        const double ratio = std::min(devicePixelRatioF(), longestSide / std::max(whole.width(), whole.height()));
        drawer_.look(page_, (whole.size() * ratio).toSize());
        painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
        const double turned = isTurning() ? turning_->currentValue().toDouble() : 1;
        const double open = std::abs(std::cos(turned * std::numbers::pi));
        QTransform seen = QTransform::fromTranslate(whole.center().x(), whole.center().y());
        seen.scale(axis_ == Qt::Vertical ? open : 1, axis_ == Qt::Horizontal ? open : 1);
        seen.translate(-whole.center().x(), -whole.center().y());
        painter.save();
        painter.setTransform(seen);
        painter.fillRect(whole.translated(3, 4), QColor(0, 0, 0, 50));
        painter.fillRect(whole, Qt::white);
        const QImage picture = turned < 0.5 ? before_ : pictureOf(page_);
        if (!picture.isNull()) painter.drawImage(whole, picture);
        painter.setPen(QColor(0, 0, 0, 110));
        painter.drawRect(whole);
        painter.restore();
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void PageView::setZoom(double zoom) { zoomAt(zoom, QRectF(rect()).center()); }

// What is under the point stays there.
void PageView::zoomAt(double zoom, QPointF at) {
    zoom = std::clamp(zoom, 1.0, nearest);
    if (zoom == zoom_) return;
    const QPointF from = QRectF(rect()).center() + shift_ - at;
    shift_ += from * (zoom / zoom_ - 1);
    zoom_ = zoom;
    shiftBy({});
}

// No further than the paper's edge to the widget's.
void PageView::shiftBy(QPointF by) {
    shift_ += by;
    const QSizeF shown = box().size();
    const double x = std::max(0.0, (shown.width() - width()) / 2 + edge);
    const double y = std::max(0.0, (shown.height() - height()) / 2 + edge);
    shift_ = {std::clamp(shift_.x(), -x, x), std::clamp(shift_.y(), -y, y)};
    if (zoom_ == 1) shift_ = {};
    setCursor(zoom_ > 1 ? Qt::OpenHandCursor : Qt::ArrowCursor);
    update();
}

void PageView::wheelEvent(QWheelEvent* event) {
    zoomAt(zoom_ * std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void PageView::mousePressEvent(QMouseEvent* event) {
    pressed_ = last_ = event->position();
    dragged_ = false;
}

void PageView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    if ((event->position() - pressed_).manhattanLength() > stillAClick) dragged_ = true;
    if (dragged_) shiftBy(event->position() - last_);
    last_ = event->position();
}

// A click comes nearer to that place, and another goes back.
void PageView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !dragged_) zoomAt(zoom_ > 1 ? 1 : nearer, event->position());
}

void PageView::keyPressEvent(QKeyEvent* event) {
    constexpr double step = 60;
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return setZoom(zoom_ * 1.3);
        case Qt::Key_Minus:
            return setZoom(zoom_ / 1.3);
        case Qt::Key_0:
            return setZoom(1);
        case Qt::Key_Space:
        case Qt::Key_T:
            return emit turnAsked();
        case Qt::Key_PageDown:
            return emit stepAsked(1);
        case Qt::Key_PageUp:
            return emit stepAsked(-1);
        case Qt::Key_Left:
            return zoom_ > 1 ? shiftBy({step, 0}) : emit stepAsked(-1);
        case Qt::Key_Right:
            return zoom_ > 1 ? shiftBy({-step, 0}) : emit stepAsked(1);
        case Qt::Key_Up:
            return shiftBy({0, step});
        case Qt::Key_Down:
            return shiftBy({0, -step});
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace intrika::studio

#include "moc_page_view.cpp"
