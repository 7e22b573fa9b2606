#include "engines/core/moments.h"

#include <algorithm>
#include <utility>

namespace intrika {
namespace {

// The piece at the place, or else one that shows the face, or else any: one back stands for another.
std::vector<Piece>::iterator pieceIn(Zone& zone, FaceId face, std::uint16_t place) {
    auto& pieces = zone.pieces;
    const auto at =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.place == place; });
    const bool placed = zone.shape != Shape::row && zone.shape != Shape::fan && zone.shape != Shape::stack;
    if (placed && at != pieces.end()) return at;
    const auto same =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.face == face; });
    if (same != pieces.end() || pieces.empty()) return same;
    return pieces.end() - 1;
}

void addTo(Zone& zone, Piece piece, const Happening& happening) {
    const bool round = zone.shape == Shape::ring || zone.shape == Shape::rim || zone.shape == Shape::gap ||
                       zone.shape == Shape::standing;
    piece.place = round ? happening.toPlace : static_cast<std::uint16_t>(zone.pieces.size());
    zone.pieces.push_back(std::move(piece));
}

}  // namespace

// Places of a column stay as they were while cards leave it: what is told afterwards still speaks of them.
void carryOut(Tableau& tableau, const Happening& happening) {
    const bool turns = happening.from == happening.to && happening.fromPlace == happening.toPlace;
    for (const FaceId face : happening.faces) {
        Zone* from = zoneIn(tableau, happening.from);
        Zone* to = zoneIn(tableau, happening.to);
        Piece piece{face, happening.toPlace, happening.actor, Piece::Mark::none, {}};
        if (from != nullptr) {
            const auto found = pieceIn(*from, face, happening.fromPlace);
            if (found != from->pieces.end()) {
                if (turns) {
                    if (found->face != face) *found = {face, found->place, found->owner, Piece::Mark::none, {}};
                    continue;
                }
                piece.owner = found->owner;
                if (found->face == face) piece.name = found->name;
                from->pieces.erase(found);
            }
        }
        if (to != nullptr && !turns) addTo(*to, std::move(piece), happening);
    }
    if (!happening.points) return;
    for (Plate& plate : tableau.plates) {
        if (plate.seat == happening.actor) plate.score = plate.score.value_or(0) + *happening.points;
    }
}

bool hasAccount(const std::vector<Happening>& happenings) {
    return std::any_of(happenings.begin(), happenings.end(), [](const Happening& one) { return one.account; });
}

std::vector<Moment> momentsOf(const std::vector<Happening>& seen, const Tableau& before, const Tableau& after,
                              const Retouch& retouch) {
    std::vector<Moment> moments;
    const auto last = std::find_if(seen.rbegin(), seen.rend(), [](const Happening& one) { return one.account; });
    Moment next{{}, {}, before};
    for (auto one = seen.begin(); one != last.base(); ++one) {
        next.happenings.push_back(*one);
        carryOut(next.after, *one);
        retouch(next.after, static_cast<std::size_t>(one - seen.begin()));
        if (!one->sentence.empty()) next.sentences.push_back(one->sentence);
        const bool ends = one + 1 == last.base() || (one + 1)->beat != one->beat;
        if (!ends || next.sentences.empty()) continue;
        Tableau stands = next.after;
        moments.push_back(std::exchange(next, {{}, {}, std::move(stands)}));
    }
    moments.push_back({{last.base(), seen.end()}, {}, after});
    return moments;
}

}  // namespace intrika
