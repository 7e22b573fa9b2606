#include "engines/succession/game.h"

#include "engines/session/kind_of.h"
#include "engines/succession/pieces.h"

#include <nlohmann/json.hpp>

namespace intrika::succession {
namespace {

session::GameKind facts() {
    session::GameKind facts;
    facts.id = Game::id;
    facts.minSeats = 2;
    facts.maxSeats = maxPlayers;
    facts.usualSeats = 3;
    facts.minMinutes = 30;
    facts.maxMinutes = 30;
    facts.options = {{"match",
                      {"one", "three", "points"},
                      {R"({"games":1,"points":null})", R"({"games":3,"points":null})", R"({"games":20,"points":40})"}},
                     {"treasurerRecruits", {"no", "yes"}, {"false", "true"}},
                     {"hiddenMoney", {"no", "yes"}, {"false", "true"}}};
    facts.chanceNames.assign(chanceIds.begin(), chanceIds.end());
    facts.faces = faceKeys();
    facts.seatColours = {"white", "black", "sky", "pink"};
    return facts;
}

}  // namespace

const session::GameKind& kind() {
    static const session::GameKind kind = session::kindOf<Game>(facts());
    return kind;
}

}  // namespace intrika::succession
