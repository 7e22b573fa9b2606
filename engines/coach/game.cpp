#include "engines/coach/game.h"

#include "engines/coach/pieces.h"
#include "engines/session/kind_of.h"

#include <nlohmann/json.hpp>

namespace intrika::coach {
namespace {

session::GameKind facts() {
    session::GameKind facts;
    facts.id = Game::id;
    facts.minSeats = minPlayers;
    facts.maxSeats = maxPlayers;
    facts.usualSeats = 6;
    facts.minMinutes = 30;
    facts.maxMinutes = 60;
    facts.weight = session::Weight::medium;
    facts.options = {{"luggage", {"full", "sealed"}},
                     {"smuggling", {"no", "yes"}, {"false", "true"}},
                     {"fortune", {"no", "yes"}, {"false", "true"}},
                     {"rounds", {"one", "three"}, {"1", "3"}},
                     {"turnLimit", {"usual", "short"}, {"40", "15"}}};
    facts.chanceNames.assign(chanceIds.begin(), chanceIds.end());
    facts.showsGainsAtOnce = true;  // support, windows and spoils are decided before everybody
    facts.faces = faceKeys();
    facts.seatColours = {"brown", "blue", "green", "yellow", "white", "black", "sky", "pink", "red", "grey"};
    return facts;
}

}  // namespace

const session::GameKind& kind() {
    static const session::GameKind kind = session::kindOf<Game>(facts());
    return kind;
}

}  // namespace intrika::coach
