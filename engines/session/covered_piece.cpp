#include "engines/session/covered_piece.h"

#include <algorithm>

namespace intrika::session {

std::optional<CoveredPiece> coveredBy(const std::vector<Motion>& seen, Seat mover) {
    for (std::size_t nth = 0; nth < seen.size(); ++nth) {
        const Motion& one = seen[nth];
        if (one.actor != mover || one.to == noZone || one.from == one.to) continue;
        if (one.covered) return CoveredPiece{nth, one.to, one.toPlace, one.faces.size()};
    }
    return std::nullopt;
}

bool keepsItsPlaces(const Zone& zone) {
    return zone.area != Area::hand && zone.shape != Shape::stack && zone.shape != Shape::fan;
}

void PieceWatch::follow(const Motion& seen) {
    const bool leaves = seen.from == piece_.zone, comes = seen.to == piece_.zone;
    if (isOver() || (!leaves && !comes)) return;
    if (leaves && seen.fromPlace == piece_.place) {
        if (!seen.covered && seen.faces.size() == piece_.count) {
            faces_ = seen.faces;
            std::sort(faces_.begin(), faces_.end());
        }
        isLost_ = faces_.empty();
        return;
    }
    // Pieces close up behind one that goes, and make room for one that comes, so those before it count too.
    const bool turns = leaves && comes && seen.fromPlace == seen.toPlace;
    const bool goesBefore = leaves && seen.fromPlace < piece_.place;
    const bool comesBefore = comes && seen.toPlace <= piece_.place;
    isLost_ = !turns && (goesBefore || comesBefore);
}

}  // namespace intrika::session
