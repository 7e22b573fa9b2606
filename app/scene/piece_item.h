// A card or token on the table. It holds what the observer may see of it and nothing else.
#pragma once

#include "app/scene/room.h"
#include "app/scene/zone_layout.h"
#include "engines/core/tableau.h"

#include <QGraphicsItem>

#include <string>

namespace intrika::faces {
struct TableInk;
}

namespace intrika::scene {

class FaceCache;

// What can be seen of every thing that may be pointed at.
struct ThingState {
    bool pickable = false;  // gold outline
    bool picked = false;    // thick outline, raised, a tab with a tick
    bool focused = false;   // white and black outline
    bool operator==(const ThingState&) const = default;
};

// Of the usual width of outlines, for a thing of that height on a map: its neighbours are as near as it is small.
double outlineShare(double height);

class PieceItem : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };

    PieceItem(FaceCache& faces, const Piece& piece, ZoneId zone);

    int type() const override { return Type; }
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    const Piece& piece() const { return piece_; }
    FaceId face() const { return piece_.face; }
    ZoneId zone() const { return zone_; }
    void setPiece(const Piece& piece, ZoneId zone, const std::string& ownerColour);
    void setFace(FaceId face);  // turned over
    void lie(const Spot& spot, qreal z);
    void expectPicture() const;  // so that it is drawn before it is painted
    const Spot& spot() const { return spot_; }
    void moveTo(QPointF centre);                           // away from its spot, while flying or dragged
    void setShaded(bool shaded);                           // a card of a stack throws no shade on the card below
    void setOnPaper(bool onPaper) { onPaper_ = onPaper; }  // on a map and not on the cloth
    const ThingState& state() const { return state_; }
    void setState(const ThingState& state);

private:
    QPixmap pictureAt(qreal ratio) const;
    double outlines() const { return onPaper_ ? outlineShare(spot_.size.height()) : 1; }
    QRectF box() const { return {QPointF(-spot_.size.width(), -spot_.size.height()) / 2, spot_.size}; }
    void paintOutlines(QPainter& painter) const;
    void rise();
    qreal heightNow() const;
    bool standsInCrowd() const;

    FaceCache& faces_;
    Piece piece_;
    ZoneId zone_;
    std::string owner_;  // its colour
    Spot spot_;
    qreal z_ = 0;
    bool shaded_ = true;
    bool onPaper_ = false;
    ThingState state_;
};

// Outlines of a thing's states round its shape. `share`: of their usual width; below 1 the tick lies on the thing
// itself, so that what stands close by is seen.
void paintStateOutlines(QPainter& painter, const QPainterPath& shape, const ThingState& state, const TableInk& ink,
                        double share = 1);

}  // namespace intrika::scene
