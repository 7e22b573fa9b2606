// How large a zone's pieces are, in mm: as their faces say, or of a card where there is none.
#pragma once

#include "app/scene/zone_layout.h"

#include <algorithm>

namespace intrika::scene {

inline double highest(const Zone& zone, const FaceSizes& sizes) {
    double height = 0;
    for (const Piece& piece : zone.pieces) height = std::max(height, sizes(piece.face).height());
    return zone.pieces.empty() ? cardMm.height() : height;
}

inline double widest(const Zone& zone, const FaceSizes& sizes) {
    double width = 0;
    for (const Piece& piece : zone.pieces) width = std::max(width, sizes(piece.face).width());
    return zone.pieces.empty() ? cardMm.width() : width;
}

// How large things are in a flow, in mm: as their faces say, closed piles in part.
class PieceMeasure {
public:
    PieceMeasure(const FaceSizes& sizes, double closed) : sizes_(sizes), closed_(closed) {}

    QSizeF of(const Zone& zone, const Piece& piece) const { return sizes_(piece.face) * partOf(zone); }
    double widest(const Zone& zone) const { return scene::widest(zone, sizes_) * partOf(zone); }
    double highest(const Zone& zone) const { return scene::highest(zone, sizes_) * partOf(zone); }

private:
    double partOf(const Zone& zone) const { return zone.closed ? closed_ : 1; }

    const FaceSizes& sizes_;
    double closed_;
};

}  // namespace intrika::scene
