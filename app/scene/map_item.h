// A map on the table: its picture, what could come where, the way that is considered, and an overview while a part is
// seen large.
#pragma once

#include "app/scene/map_camera.h"
#include "app/scene/map_overview.h"
#include "app/scene/place_cost.h"
#include "app/scene/room.h"

#include <QGraphicsItem>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intrika::boards {
struct BoardMap;
}

namespace intrika::scene {

class MapTiles;

// Somebody's mark on a cell, or a sign that nobody owns.
struct MapChip {
    std::uint16_t place = 0;
    std::string colour;  // as GameKind::seatColours
    QString sign;        // without an owner
    bool operator==(const MapChip&) const = default;
};

class MapItem;

// A part of the map's picture at a height of its own.
class MapLayer : public QGraphicsItem {
public:
    using Paint = void (MapItem::*)(QPainter&) const;

    MapLayer(const MapItem& map, Paint how, qreal height);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void reframe() { prepareGeometryChange(); }

private:
    const MapItem& map_;
    Paint paint_;
};

class MapItem : public QGraphicsItem {
public:
    enum { Type = UserType + 8 };

    MapItem(MapTiles& tiles, const MapCamera& camera);
    // The way lies over what is marked on places, the overview over everything; the scene owns them.
    std::array<MapLayer*, 2> layers() const { return {wayLayer_, upperLayer_}; }
    const QRectF& frame() const { return frame_; }

    int type() const override { return Type; }
    QRectF boundingRect() const override { return frame_.adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    void follow();     // the camera moved
    void showDrawn();  // more of the tiles
    void setWay(std::vector<std::uint16_t> places);
    void setChips(std::vector<MapChip> chips);  // those of one place follow each other
    void setReach(std::vector<std::uint16_t> places, std::vector<std::uint16_t> rarely);
    void setStanding(std::vector<QRectF> boxes);  // what stands on the map, px: its names are written over that
    void setCaption(const QString& caption);
    void setHalves(std::array<QString, 2> letters) { halves_ = std::move(letters); }  // before the columns' numbers
    void setPin(std::optional<MapPin> pin);
    const MapOverview& overview() const { return overview_; }
    void holdOverview(bool held);

private:
    void paintChips(QPainter& painter, const BoardMap& board) const;
    void paintSign(QPainter& painter, const BoardMap& board, const MapChip& chip) const;
    void paintReach(QPainter& painter, const BoardMap& board) const;
    void paintCaption(QPainter& painter) const;
    void paintWay(QPainter& painter) const;
    void paintUpper(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintRulers(QPainter& painter, const BoardMap& board) const;

    MapTiles& tiles_;
    const MapCamera& camera_;
    MapOverview overview_;
    MapLayer* wayLayer_;
    MapLayer* upperLayer_;
    QRectF frame_;
    std::vector<std::uint16_t> way_, reach_, rarely_;
    QString caption_;
    std::array<QString, 2> halves_;
    std::optional<MapPin> pin_;
    std::vector<MapChip> chips_;
    std::vector<QRectF> standing_;
};

}  // namespace intrika::scene
