#include "engines/session/covered_piece.h"

#include <algorithm>

namespace intrika {
namespace {

bool isHidden(const Happening& happening, Observer observer) {
    return !happening.faces.empty() && !happening.openToAll && !happening.knowers.contains(observer);
}

}  // namespace

std::optional<CoveredPiece> coveredBy(const Step& step, Observer observer) {
    for (std::size_t nth = 0; nth < step.happenings.size(); ++nth) {
        const Happening& told = step.happenings[nth];
        if (Observer(told.actor) != step.mover || told.to == noZone || told.from == told.to) continue;
        if (isHidden(told, observer)) return CoveredPiece{nth, told.to, told.toPlace, told.faces.size()};
    }
    return std::nullopt;
}

bool keepsItsPlaces(const Zone& zone) {
    return zone.area != Area::hand && zone.shape != Shape::stack && zone.shape != Shape::fan;
}

void PieceWatch::follow(const Happening& happening) {
    const bool leaves = happening.from == piece_.zone, comes = happening.to == piece_.zone;
    if (isOver() || (!leaves && !comes)) return;
    if (leaves && happening.fromPlace == piece_.place) {
        if (!isHidden(happening, observer_) && happening.faces.size() == piece_.count) {
            faces_ = happening.faces;
            std::sort(faces_.begin(), faces_.end());
        }
        isLost_ = faces_.empty();
        return;
    }
    // Pieces close up behind one that goes, and make room for one that comes, so those before it count too.
    const bool turns = leaves && comes && happening.fromPlace == happening.toPlace;
    const bool goesBefore = leaves && happening.fromPlace < piece_.place;
    const bool comesBefore = comes && happening.toPlace <= piece_.place;
    isLost_ = !turns && (goesBefore || comesBefore);
}

}  // namespace intrika
