#include "app/scene/piece_item.h"

#include "app/faces/palette.h"
#include "app/scene/face_cache.h"
#include "app/scene/layers.h"
#include "app/scene/scene_ink.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double pickableLine = 3;
constexpr double pickedLine = 5;
constexpr double raisedBy = 12;  // px
constexpr double outline = 22;   // px beyond the card that outlines and the tick may take
constexpr double faintness = 0.7;
constexpr double leastShare = 0.4, wholeShareFrom = 50;  // px
constexpr double leastFocusShare = 0.6;                  // thinner lines could not be told apart

QPainterPath grown(const QPainterPath& shape, double by) {
    QPainterPathStroker stroker;
    stroker.setWidth(2 * by);
    stroker.setJoinStyle(Qt::RoundJoin);
    return shape.united(stroker.createStroke(shape));
}

void paintTick(QPainter& painter, QPointF centre, const TableInk& ink, double share) {
    painter.save();
    painter.translate(centre);
    painter.scale(share, share);
    painter.setPen(QPen(ink.onState, 1.5));
    painter.setBrush(ink.state);
    painter.drawEllipse(QPointF(), 10, 10);
    painter.setPen(QPen(ink.onState, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({QPointF(-4.5, 0.5), QPointF(-1.2, 4), QPointF(4.8, -3.6)}));
    painter.restore();
}

// A corner that is hatched: what is spent stays readable.
void paintSpent(QPainter& painter, const QRectF& box) {
    const double side = box.width() * 0.36;
    QPainterPath cornerPath(box.bottomRight());
    cornerPath.lineTo(box.right() - side, box.bottom());
    cornerPath.lineTo(box.right(), box.bottom() - side);
    cornerPath.closeSubpath();
    painter.fillPath(cornerPath, QColor(ink::paper));
    painter.fillPath(cornerPath, QBrush(QColor(ink::black), Qt::BDiagPattern));
    painter.strokePath(cornerPath, QPen(QColor(ink::black), 1));
}

}  // namespace

double outlineShare(double height) { return std::clamp(height / wholeShareFrom, leastShare, 1.0); }

void paintStateOutlines(QPainter& painter, const QPainterPath& shape, const ThingState& state, const TableInk& ink,
                        double share) {
    painter.setBrush(Qt::NoBrush);
    const double wide = state.picked ? pickedLine * share : state.pickable ? pickableLine * share : 0;
    if (wide > 0) {
        const QPainterPath line = grown(shape, wide / 2);
        const auto pen = [](const QColor& colour, double width) {
            return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        };
        painter.strokePath(line, pen(ink.onState, wide + 2 * share));  // in grey, gold on paper is hardly seen
        painter.strokePath(line, pen(ink.state, wide));
    }
    if (state.focused) {
        const double thin = 2 * std::max(share, leastFocusShare);
        painter.strokePath(grown(shape, wide + thin / 2), QPen(Qt::white, thin));
        painter.strokePath(grown(shape, wide + thin * 1.5), QPen(QColor(ink::black), thin));
    }
    const QRectF box = shape.boundingRect();
    const QPointF tick = share < 1 ? box.topRight() + QPointF(-8, 8) * share : QPointF(box.center().x(), box.top() - 6);
    if (state.picked) paintTick(painter, tick, ink, share);
}

PieceItem::PieceItem(FaceCache& faces, const Piece& piece, ZoneId zone) : faces_(faces), piece_(piece), zone_(zone) {
    setAcceptedMouseButtons(Qt::NoButton);  // the scene hears the mouse
}

QRectF PieceItem::boundingRect() const { return box().adjusted(-outline, -outline, outline, outline); }

QPainterPath PieceItem::shape() const {
    const QSizeF mm = faces_.sizeMm(piece_.face, Form::onTable);
    const double corner = mm.width() == mm.height() ? spot_.size.width() / 2 : 3 * spot_.size.width() / mm.width();
    QPainterPath path;
    path.addRoundedRect(box(), corner, corner);
    return path;
}

void PieceItem::setPiece(const Piece& piece, ZoneId zone, const std::string& ownerColour) {
    const bool same = piece.face == piece_.face && piece.mark == piece_.mark && ownerColour == owner_;
    if (piece.face != piece_.face) prepareGeometryChange();
    piece_ = piece;
    zone_ = zone;
    owner_ = ownerColour;
    if (!same) update();
}

void PieceItem::setFace(FaceId face) {
    if (face == piece_.face) return;
    prepareGeometryChange();
    piece_.face = face;
    update();
}

void PieceItem::lie(const Spot& spot, qreal z) {
    if (spot.size != spot_.size) {
        prepareGeometryChange();
        update();
    }
    spot_ = spot;
    z_ = z;
    setTransform({});
    setRotation(spot.angle);
    rise();
}

void PieceItem::moveTo(QPointF centre) {
    // Whole pixels keep a flying card sharp and cheap.
    const QPointF corner = centre - QPointF(spot_.size.width(), spot_.size.height()) / 2;
    setPos(centre + QPointF(std::round(corner.x()), std::round(corner.y())) - corner);
}

void PieceItem::rise() {
    const bool risen = state_.picked && !onPaper_;  // on a map it would stand on another place
    moveTo(spot_.centre - QPointF(0, risen ? raisedBy : 0));
    setZValue(heightNow());
}

qreal PieceItem::heightNow() const {
    if (state_.picked && z_ >= layer::hand) return layer::picked + (z_ - std::floor(z_));
    return standsInCrowd() && (state_.pickable || state_.picked) ? z_ + 0.5 : z_;  // not hidden by others
}

bool PieceItem::standsInCrowd() const { return z_ >= layer::gap && z_ < layer::place; }

void PieceItem::setShaded(bool shaded) {
    if (shaded == shaded_) return;
    shaded_ = shaded;
    update();
}

void PieceItem::setState(const ThingState& state) {
    if (state == state_) return;
    const bool moves = state.picked != state_.picked;
    state_ = state;
    if (moves) rise();
    if (standsInCrowd()) setZValue(heightNow());
    update();
}

QPixmap PieceItem::pictureAt(qreal ratio) const {
    return faces_.picture({piece_.face, Form::onTable, owner_, spot_.size, ratio});
}

void PieceItem::expectPicture() const {
    if (isVisible()) pictureAt(qApp->devicePixelRatio());
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const double margin = FaceCache::shadow;
    const QPixmap picture = pictureAt(painter->device()->devicePixelRatioF());
    const QTransform& world = painter->worldTransform();
    // Smoothing costs most of a frame: only what is turned, scaled or not yet drawn at its size needs it.
    const QRectF whole = box().adjusted(-margin, -margin, margin, margin);
    const bool exact =
        world.type() <= QTransform::TxTranslate && picture.deviceIndependentSize().toSize() == whole.size().toSize();
    painter->setRenderHint(QPainter::SmoothPixmapTransform, !exact);
    if (piece_.mark == Piece::Mark::faint) {
        painter->fillPath(shape(), inkOf(*this).clothMiddle);  // else what it covers would show through
        painter->setOpacity(faintness);
    }
    if (picture.isNull()) {
        painter->fillPath(shape(), inkOf(*this).quiet);
    } else if (exact && shaded_) {
        painter->drawPixmap(whole.topLeft(), picture);
    } else {
        const double part = shaded_ ? 0 : margin / whole.width() * picture.width();
        painter->drawPixmap(shaded_ ? whole : box(), picture,
                            QRectF(picture.rect()).adjusted(part, part, -part, -part));
    }
    painter->setOpacity(1);
    painter->setRenderHint(QPainter::Antialiasing);
    paintOutlines(*painter);
}

void PieceItem::paintOutlines(QPainter& painter) const {
    const TableInk& ink = onPaper_ ? paperInk() : inkOf(*this);
    if (ink.cardEdge.alpha() > 0) painter.strokePath(shape(), QPen(ink.cardEdge, 0));  // a hairline costs least
    if (piece_.mark == Piece::Mark::faint) {
        painter.strokePath(shape(), QPen(ink.quiet, 1.5, Qt::DashLine));
    }
    if (piece_.mark == Piece::Mark::spent) paintSpent(painter, box());
    if (piece_.mark == Piece::Mark::glowing && !state_.pickable && !state_.picked) {
        QColor glow = ink.state;
        glow.setAlpha(110);
        painter.strokePath(grown(shape(), 3 * outlines()), QPen(glow, 6 * outlines()));
        painter.strokePath(grown(shape(), 0.75), QPen(ink.state, 1.5));
    }
    if (state_ != ThingState{}) paintStateOutlines(painter, shape(), state_, ink, outlines());
}

}  // namespace intrika::scene
