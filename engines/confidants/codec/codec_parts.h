// Cards, places and goods in the notation, shared by the codec's files.
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json_fwd.hpp>

namespace intrika::confidants {

nlohmann::json nameOf(Gift gift);
nlohmann::json notationOf(const GiftList& gifts);
nlohmann::json notationOf(ArmySet armies);
nlohmann::json goodsOf(Goods goods);  // {"gift": id}, {"wagon": id} or {"gold": n}
nlohmann::json moveOf(const Mischief& mischief);

Gift readGift(const JsonReader& json);
Rank readRank(const JsonReader& json);
ArmyKind readArmy(const JsonReader& json);
Spot readSpot(const JsonReader& json);
Goods readGoods(const JsonReader& json);     // of an object that may hold other keys too
ArmySet readArmies(const JsonReader& json);  // in the order of the armies, none twice
Options readOptionsOf(const JsonReader& json, Boards& boards);

}  // namespace intrika::confidants
