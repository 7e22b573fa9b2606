#include "engines/table/winners.h"

#include "engines/session/game_kind.h"
#include "engines/table/table.h"

#include <algorithm>
#include <utility>

namespace intrika::table {

Text listOf(const std::vector<Seat>& seats) {
    Text list = say("finale.person", {person(seats.front())});
    for (std::size_t i = 1; i < seats.size(); ++i) {
        const char* id = i + 1 == seats.size() ? "finale.and" : "finale.list";
        list = say(id, {part(std::move(list)), person(seats[i])});
    }
    return list;
}

FaceId sideThatWon(const Table& table) {
    const Tableau tableau = table.tableau(spectator);
    if (tableau.plates.front().score) return noFace;
    const std::vector<Seat> winners = table.result().ranking().front();
    FaceId side = noFace;
    for (const Zone& zone : tableau.zones) {
        const bool isTheirs = std::find(winners.begin(), winners.end(), zone.owner) != winners.end();
        if (zone.area != Area::result || zone.pieces.empty() || !isTheirs) continue;
        const FaceId face = zone.pieces.front().face;
        if (side != noFace && side != face) return noFace;
        side = face;
    }
    return side;
}

// A game without points gives its winners one, and the others none.
Text winnersOf(const Table& table) {
    const Result result = table.result();
    const std::vector<Seat> winners = result.ranking().front();
    const bool counts = table.tableau(spectator).plates.front().score.has_value();
    if (!counts && result.scores[winners.front()] <= 0) return say("finale.nobody");
    if (winners.size() == 1) return say("finale.won", {person(winners.front())});
    const FaceId side = sideThatWon(table);
    if (side != noFace) return say("finale.side", {term(table.kind().faces[side])});
    return say("finale.tied", {part(listOf(winners))});
}

}  // namespace intrika::table
