// What a zone shows besides its pieces: its label, and places where something can be laid.
#pragma once

#include "app/faces/text_fit.h"
#include "app/scene/piece_item.h"
#include "app/scene/room.h"

#include <QGraphicsItem>

#include <optional>

namespace intrika::scene {

// The zone's area, and its label under it.
class ZoneItem : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    explicit ZoneItem(ZoneId zone) : zone_(zone) { setAcceptedMouseButtons(Qt::NoButton); }

    int type() const override { return Type; }
    QRectF boundingRect() const override { return frame_ | label_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    ZoneId zone() const { return zone_; }
    // `empty`: a dashed outline shows where its pieces will lie.
    void lie(const ZoneSpots& spots, const QString& text, double mostSize, bool empty);
    const QString& text() const { return text_; }
    const FittedText& label() const { return fitted_; }
    QRectF labelBox() const { return label_; }
    QRectF written() const;  // what its words cover of it

private:
    ZoneId zone_;
    QRectF frame_;
    QRectF label_;
    QString text_;
    double most_ = 0;
    FittedText fitted_;
    bool empty_ = false;
};

// An empty place that can be picked: a border, a card to build under, a whole zone.
class PlaceItem : public QGraphicsItem {
public:
    enum { Type = UserType + 3 };

    PlaceItem(ZoneId zone, std::uint16_t place) : zone_(zone), place_(place) { setAcceptedMouseButtons(Qt::NoButton); }

    int type() const override { return Type; }
    QRectF boundingRect() const override { return box_.adjusted(-22, -22, 22, 22); }
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    ZoneId zone() const { return zone_; }
    std::uint16_t place() const { return place_; }
    void lie(const QRectF& box, bool round);
    // Marked only where picking it would be all; `cost` in a few signs.
    void lieOnMap(const QRectF& box, const std::optional<QString>& cost, bool risky);
    bool isMarkedRisky() const;
    const ThingState& state() const { return state_; }
    void setState(const ThingState& state);

private:
    ZoneId zone_;
    std::uint16_t place_;
    QRectF box_;
    bool round_ = false;
    bool onMap_ = false;
    std::optional<QString> cost_;
    bool risky_ = false;
    ThingState state_;

    bool isMarkedOnMap() const { return onMap_ && ((state_.pickable && cost_) || state_.picked); }
    void paintOnMap(QPainter& painter) const;
    bool paintSign(QPainter& painter) const;
    void paintPlus(QPainter& painter) const;
};

}  // namespace intrika::scene
