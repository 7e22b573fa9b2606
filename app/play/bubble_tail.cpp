#include "app/play/bubble_tail.h"

#include "app/faces/palette.h"
#include "app/play/room.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr double roundness = 9;
constexpr int tailRim = 8;      // px round paper and tail, for pen and shade
constexpr int rootInside = 26;  // px from the paper's edge to the tail's middle
constexpr double halfRoot = 14;

QPainterPath tailTo(QPointF tip, const QRectF& paper) {
    const QRectF roots = paper.adjusted(rootInside, rootInside, -rootInside, -rootInside);
    const QPointF root(std::clamp(tip.x(), roots.left(), roots.right()),
                       std::clamp(tip.y(), roots.top(), roots.bottom()));
    QLineF across = QLineF(root, tip).normalVector();
    across.setLength(halfRoot);
    const QPointF half(across.dx(), across.dy());
    QPainterPath tail(tip);
    tail.lineTo(root + half);
    tail.lineTo(root - half);
    tail.closeSubpath();
    return tail;
}

}  // namespace

BubbleTail::BubbleTail(QWidget* table) : QWidget(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void BubbleTail::draw(const QRect& box, std::optional<QPoint> tip) {
    box_ = box;
    tip_ = tip;
    const QRect whole = tip ? box.united(QRect(*tip, QSize(1, 1))) : box;
    setGeometry(whole.adjusted(-tailRim, -tailRim, tailRim, tailRim));
    update();
}

void BubbleTail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    QPainterPath shape;
    shape.addRoundedRect(box_, roundness, roundness);
    if (tip_ && !box_.contains(*tip_)) shape |= tailTo(*tip_, box_);
    painter.fillPath(shape.translated(0, 4), QColor(0, 0, 0, 90));
    painter.fillPath(shape, QColor(ink::paper));
    painter.strokePath(shape, QPen(QColor(ink::wine), 2));
}

}  // namespace intrika::play
