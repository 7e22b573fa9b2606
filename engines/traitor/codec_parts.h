// Slots and lists of cards in the notation, shared by the codec's files.
#pragma once

#include "engines/core/json_tools.h"
#include "engines/traitor/state.h"

#include <nlohmann/json_fwd.hpp>

namespace intrika::traitor {

nlohmann::json listOf(SupplySet cards);         // ascending
nlohmann::json listOf(ActionSet cards);         // canonical order
nlohmann::json listOf(const SupplyPile& pile);  // top first
nlohmann::json listOf(SmallSet<Seat, maxPlayers> seats);

std::uint8_t readSlot(const JsonReader& json);
SupplySet readSupplies(const JsonReader& json);  // must be ascending, no kind more often than it exists
SupplyPile readPile(const JsonReader& json);     // any order, no kind more often than it exists

}  // namespace intrika::traitor
