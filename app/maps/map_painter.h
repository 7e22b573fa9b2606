// A board as a cartographer of board games draws it: the same for the screen and for paper.
#pragma once

#include "app/maps/map_land.h"
#include "app/maps/map_names.h"
#include "app/maps/map_water.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

class QPainter;

namespace intrika::maps {

struct MapStyle {
    Style style = Style::colour;
    QString language = QStringLiteral("en");  // of the names
    double leastText = 0;                     // no letters are smaller, in sixteenths of a cell; 0: as printed
    double laidFor = 0;  // pixels to a unit; where there are more, letters grow less than the map; 0: as much
    // slim: coordinates and name in little room; edges: the surveyor's frame without the name.
    enum class Frame { none, slim, edges, full } frame = Frame::full;
    std::array<QString, 2> halves = {};  // letters of the board's halves, at the frame's corners; empty: none
};

// Everything that is drawn is worked out once. Const functions may be called by several threads at once: it keeps
// shapes (map_shape.h), no paths.
class MapPainter {
public:
    MapPainter(std::shared_ptr<const BoardMap> board, MapStyle style);

    // In sixteenths of a cell, with the frame; the cells' top left corner is the origin.
    QRectF extent() const { return extentOf(*board_, style_.frame); }
    static QRectF extentOf(const BoardMap& board, MapStyle::Frame frame);

    // In the map's own units. What lies outside `exposed` may be left out. `pixels`: to a unit, as a person sees them.
    void paint(QPainter& painter, const QRectF& exposed, double pixels = 0) const;
    void paint(QPainter& painter) const { paint(painter, extent()); }
    // The names that something covers, once more, over that.
    void paintNamesOver(QPainter& painter, const std::vector<QRectF>& covers, double pixels) const;
    double letterShare(double pixels) const;
    const BoardMap& board() const { return *board_; }
    // What has to be painted anew where another one of the same style has painted; empty: nothing.
    QRectF changedSince(const MapPainter& before) const;

private:
    void paintGrid(QPainter& painter, const QRectF& exposed) const;
    void paintNames(QPainter& painter, const QRectF& exposed, double share) const;

    std::shared_ptr<const BoardMap> board_;
    MapStyle style_;
    MapInk ink_;
    MapLand land_;
    MapWater water_;
    std::vector<PlacedName> names_;
};

// Coordinates round the cells, a double frame with the surveyor's scale, and the board's name.
void paintMapFrame(QPainter& painter, const MapInk& ink, const BoardMap& board, const MapStyle& style,
                   const QRectF& exposed);

}  // namespace intrika::maps
