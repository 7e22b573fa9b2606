// How the pieces of zones lie beside each other: pure geometry, in logical pixels.
#pragma once

#include "app/faces/face_data.h"
#include "app/scene/room.h"
#include "engines/core/tableau.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <Qt>

#include <functional>
#include <vector>

namespace intrika::scene {

// Width by height of the thing that shows a face, in mm of the printed one.
using FaceSizes = std::function<QSizeF(FaceId)>;

// The least width in px on which a zone's label, written in this size, takes no more than so many lines.
using LabelWidths = std::function<double(const Zone&, int lines, double size)>;

// Of the zones' labels: from one line to the next, in sizes of the text.
inline constexpr double labelLead = 1.25;

struct Spot {
    QPointF centre;
    QSizeF size;
    double angle = 0;                                                                         // degrees, clockwise
    QRectF box() const { return {centre - QPointF(size.width(), size.height()) / 2, size}; }  // not turned
    bool operator==(const Spot&) const = default;
};

struct ZoneSpots {
    ZoneId id = noZone;
    QRectF frame;              // round all pieces, or where they would lie
    std::vector<Spot> pieces;  // as Zone::pieces; empty where the area shows none (other people's hands)
    std::vector<Spot> places;  // of ring, rim and gap: by place
    QRectF label;              // as many lines high as it needs; empty: none, it is read by looking
    QRectF foot;               // of a zone with something below: where that lies
};

struct FlowStyle {
    double mostPxPerMm = 0;  // pieces are never larger
    double labelSize = 0;    // px of the text under the zones; 0: no labels
    int mostRows = 1;
    bool byLine = true;     // zones of different lines never share a row
    double closedPart = 1;  // of closed piles, of the size that they would have as cards
    double ease = 0.6;      // 0: pieces may lie as close as can be told apart; 1: only as looks well
    Qt::AlignmentFlag align = Qt::AlignHCenter;
    LabelWidths labelWidths = {};
    double footHeight = 0;  // kept free between a zone and its label where something lies below the zone
    std::vector<ZoneId> footed = {};
};

// Zones of shape row, fan and stack beside each other in rows that fill the box, as large as all of them fit with
// their labels. Where the box is narrow, pieces overlap and labels wrap; where even that does not help, labels are
// written smaller. A zone without pieces takes the room of one card when it has a label.
std::vector<ZoneSpots> flow(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                            const FaceSizes& sizes);

// Pixels per mm of the pieces that flow() would lay there.
double flowScale(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                 const FaceSizes& sizes);

// One piece and its label beside each other in the foot of another zone.
ZoneSpots below(const Zone& zone, const QRectF& foot, double labelSize, const FaceSizes& sizes);

// The viewer's hand: upright cards of the box's height, slightly turned like held cards.
ZoneSpots fanned(const Zone& hand, const QRectF& box, const FaceSizes& sizes);

}  // namespace intrika::scene
