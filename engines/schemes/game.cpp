#include "engines/schemes/game.h"

#include "engines/schemes/pieces.h"
#include "engines/session/kind_of.h"

#include <nlohmann/json.hpp>

namespace intrika::schemes {
namespace {

session::GameKind facts() {
    session::GameKind facts;
    facts.id = Game::id;
    facts.minSeats = 2;
    facts.maxSeats = maxPlayers;
    facts.usualSeats = 3;
    facts.minMinutes = 30;
    facts.maxMinutes = 45;
    facts.options = {{"hiddenGoals", {"false", "true"}, {"false", "true"}},
                     {"witchByList", {"false", "true"}, {"false", "true"}}};
    facts.chanceNames.assign(chanceIds.begin(), chanceIds.end());
    facts.faces = faceKeys();
    facts.seatColours = {"red", "blue", "yellow", "green", "white", "black"};
    return facts;
}

}  // namespace

const session::GameKind& kind() {
    static const session::GameKind kind = session::kindOf<Game>(facts());
    return kind;
}

}  // namespace intrika::schemes
