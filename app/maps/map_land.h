// The land of a map: woods, mountains and swamps, as patches with what grows on them.
#pragma once

#include "app/maps/map_geometry.h"
#include "app/maps/map_ink.h"
#include "app/maps/map_shape.h"

#include <vector>

class QPainter;

namespace intrika::maps {

class MapLand {
public:
    explicit MapLand(const BoardMap& board);

    void paintPatches(QPainter& painter, const MapInk& ink, const QRectF& exposed) const;
    // What stands up: painted from the top of the map down, as near things cover those behind.
    void paintGrowth(QPainter& painter, const MapInk& ink, const QRectF& exposed) const;

private:
    struct Growth {
        Terrain of;
        QPointF foot;
        double size;
        double lean;  // from -1 to 1
    };
    static void paintReeds(QPainter& painter, const MapInk& ink, const QPainterPath& marshes, const QRectF& exposed);
    void grow(const BoardMap& board, MapCell cell);
    static void paintPeak(QPainter& painter, const MapInk& ink, const Growth& peak);
    static void paintTree(QPainter& painter, const MapInk& ink, const Growth& tree);
    static void paintTuft(QPainter& painter, const MapInk& ink, const Growth& tuft);

    MapShape woods_, rocks_, marshes_;
    std::vector<Growth> growth_;
};

}  // namespace intrika::maps
