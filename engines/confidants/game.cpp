#include "engines/confidants/game.h"

#include "engines/confidants/board/board_kit.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/session/kind_of.h"

#include <nlohmann/json.hpp>

namespace intrika::confidants {
namespace {

session::OptionSpec flag(const char* key) { return {key, {"yes", "no"}, {"true", "false"}}; }

std::vector<session::OptionSpec> optionSpecs() {
    return {{std::string(boardOption), {"macedonia", "small"}},
            {"rounds", {"100", "60", "30"}, {"100", "60", "30"}},
            flag("wagonsOpen"),
            flag("trades"),
            flag("exactMove"),
            {"mercSteps", {"pool", "each"}},
            flag("mercCities"),
            {"bridge", {"evict", "massacre"}},
            {"cardValues", {"rules", "cards"}},
            {"twoRoundBribe", {"3", "2"}, {"3", "2"}},
            {"findingReset", {"6", "16"}, {"6", "16"}},
            flag("sycophantsHold"),
            flag("battlePay"),
            {"campRest", {"1", "0", "2"}, {"1", "0", "2"}}};
}

session::GameKind facts() {
    session::GameKind facts;
    facts.id = Game::id;
    facts.minSeats = 2;
    facts.maxSeats = maxPlayers;
    facts.usualSeats = 3;
    facts.minMinutes = 120;
    facts.maxMinutes = 180;
    facts.weight = session::Weight::heavy;
    facts.options = optionSpecs();
    facts.chanceNames.assign(chanceIds.begin(), chanceIds.end());
    facts.faces = faceKeys();
    facts.seatColours = {"red", "black", "grey", "green"};
    return facts;
}

}  // namespace

const session::GameKind& kind() {
    static const session::GameKind kind = session::kindOf<Game>(facts());
    return kind;
}

}  // namespace intrika::confidants
