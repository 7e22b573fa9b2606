#include "app/print/tuck_box.h"

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double mostGlue = 11, tongueMm = 14;
constexpr double boxPlay = 1.5;  // so that cards slide in and out
constexpr double leastDepth = 5;
constexpr double boxSlant = 3;                  // of what is pushed in
constexpr double thumbWide = 9, thumbDeep = 4;  // to both sides; so that it spares what the front says
constexpr double cm3PerGram = 1.25;             // of uncoated paper

// The flaps at one end of a side, from its left corner to its right one or back.
void addDust(QPainterPath& path, QPointF from, QPointF to, double high) {
    const double in = from.x() < to.x() ? boxSlant / 2 : -boxSlant / 2;
    path.lineTo(from);
    path.lineTo(from + QPointF(in, high));
    path.lineTo(to + QPointF(-in, high));
    path.lineTo(to);
}

}  // namespace

double thicknessMm(int layers, double gramsPerSquareMetre) { return layers * gramsPerSquareMetre * cm3PerGram / 1000; }

TuckBox::TuckBox(const QSizeF& cards, double thickness)
    : width_(cards.width() + boxPlay),
      height_(cards.height() + boxPlay),
      depth_(std::max(leastDepth, thickness + boxPlay)),
      strip_(std::min(mostGlue, depth_ - 0.5)),  // it lies on a side
      dust_(std::min(depth_ + tongueMm, width_ * 0.4)) {}

QSizeF TuckBox::size() const {
    return {strip_ + 2 * width_ + 2 * depth_, tongueMm + depth_ + height_ + std::max(depth_ + mostGlue, dust_)};
}

QRectF TuckBox::back() const { return {strip_, tongueMm + depth_, width_, height_}; }
QRectF TuckBox::lid() const { return {back().left(), back().top() - depth_, width_, depth_}; }
QRectF TuckBox::leftSide() const { return {back().right(), back().top(), depth_, height_}; }
QRectF TuckBox::front() const { return {leftSide().right(), back().top(), width_, height_}; }
QRectF TuckBox::rightSide() const { return {front().right(), back().top(), depth_, height_}; }

// Clockwise from the upper corner of the strip that is glued.
QPainterPath TuckBox::outline() const {
    const QRectF body = back(), top = lid();
    const double bottom = body.bottom() + depth_;
    QPainterPath path(QPointF(0, body.top() + boxSlant));
    path.lineTo(body.topLeft());
    path.lineTo(top.topLeft());
    path.lineTo(top.topLeft() + QPointF(boxSlant, -tongueMm));
    path.lineTo(top.topRight() + QPointF(-boxSlant, -tongueMm));
    path.lineTo(top.topRight());
    addDust(path, leftSide().topLeft(), leftSide().topRight(), -dust_);
    const QPointF middle(front().center().x(), front().top());
    path.lineTo(middle - QPointF(thumbWide, 0));
    path.arcTo(QRectF(middle - QPointF(thumbWide, thumbDeep), QSizeF(2 * thumbWide, 2 * thumbDeep)), 180, 180);
    addDust(path, rightSide().topLeft(), rightSide().topRight(), -dust_);
    addDust(path, rightSide().bottomRight(), rightSide().bottomLeft(), dust_);
    addDust(path, leftSide().bottomRight(), leftSide().bottomLeft(), dust_);
    path.lineTo(body.right(), bottom);
    path.lineTo(body.right() - boxSlant, bottom + mostGlue);
    path.lineTo(body.left() + boxSlant, bottom + mostGlue);
    path.lineTo(body.left(), bottom);
    path.lineTo(body.bottomLeft());
    path.lineTo(0, body.bottom() - boxSlant);
    path.closeSubpath();
    return path;
}

QList<QLineF> TuckBox::folds() const {
    const QRectF body = back(), top = lid();
    const double bottom = body.bottom() + depth_;
    QList<QLineF> lines;
    for (const QRectF& panel : {body, leftSide(), front(), rightSide()}) {
        lines << QLineF(panel.topLeft(), panel.bottomLeft());
    }
    for (const QRectF& panel : {body, leftSide(), rightSide()}) {
        lines << QLineF(panel.topLeft(), panel.topRight()) << QLineF(panel.bottomLeft(), panel.bottomRight());
    }
    lines << QLineF(top.topLeft(), top.topRight()) << QLineF(body.left(), bottom, body.right(), bottom);
    return lines;
}

QList<QRectF> TuckBox::glued() const {
    const QRectF body = back();
    return {
        QRectF(0, body.top() + boxSlant, strip_, height_ - 2 * boxSlant).adjusted(1, 1, -1, -1),
        QRectF(body.left() + boxSlant, body.bottom() + depth_, width_ - 2 * boxSlant, mostGlue).adjusted(1, 1, -1, -1)};
}

}  // namespace intrika::print
