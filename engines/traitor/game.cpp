#include "engines/traitor/game.h"

#include "engines/session/kind_of.h"
#include "engines/traitor/pieces.h"

#include <nlohmann/json.hpp>

namespace intrika::traitor {
namespace {

session::GameKind facts() {
    session::GameKind facts;
    facts.id = Game::id;
    facts.minSeats = 3;
    facts.maxSeats = maxPlayers;
    facts.usualSeats = 4;
    facts.minMinutes = 45;
    facts.maxMinutes = 60;
    facts.weight = session::Weight::medium;
    facts.options = {
        {"deal", {"random", "fixed"}}, {"supplies", {"face-up", "face-down"}}, {"united", {"count", "fourth"}}};
    facts.chanceNames.assign(chanceIds.begin(), chanceIds.end());
    facts.faces = faceKeys();
    facts.seatColours = {"brown", "blue", "green", "yellow"};
    return facts;
}

}  // namespace

const session::GameKind& kind() {
    static const session::GameKind kind = session::kindOf<Game>(facts());
    return kind;
}

}  // namespace intrika::traitor
