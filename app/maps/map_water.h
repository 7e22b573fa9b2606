// The rivers of a map, with their fords, bridges and names.
#pragma once

#include "app/maps/map_geometry.h"
#include "app/maps/map_ink.h"
#include "app/maps/map_shape.h"

#include <QString>

#include <string_view>
#include <vector>

class QPainter;

namespace intrika::maps {

class MapWater {
public:
    MapWater(const BoardMap& board, std::string_view language);

    void paint(QPainter& painter, const MapInk& ink, const QRectF& exposed) const;
    void paintCrossings(QPainter& painter, const MapInk& ink, const QRectF& exposed) const;
    // In letters of this size; a name for which its river has no room is left out.
    void paintNames(QPainter& painter, const MapInk& ink, double size, const QRectF& exposed) const;

private:
    struct Crossing {
        Terrain kind;
        QPointF at;
        double angle;  // of the road, in degrees
    };
    struct Name {
        QString text;
        QPointF middle;
        double angle, room;
    };
    void name(const BoardMap& board, const MapRiver& river, const RiverLine& line, std::string_view language);

    std::vector<MapShape> edges_, waters_, currents_;
    std::vector<Crossing> crossings_;
    std::vector<Name> names_;
};

}  // namespace intrika::maps
