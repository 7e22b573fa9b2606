// Lists of cards and seats in the notation, shared by the codec's files.
#pragma once

#include "engines/coach/state.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json_fwd.hpp>

namespace intrika::coach {

nlohmann::json nameOf(Object object);          // none: null
nlohmann::json nameOf(Profession profession);  // none: null
nlohmann::json seatOrNull(Seat seat);
nlohmann::json jsonOf(Objects objects);  // canonical order
nlohmann::json jsonOf(const ObjectPile& pile);
nlohmann::json jsonOf(const ProfessionPile& pile);
nlohmann::json jsonOf(SeatSet seats);

Seat readSeat(const JsonReader& json, int seats);
Seat readSeatOrNull(const JsonReader& json, int seats);
SeatSet readSeats(const JsonReader& json, int seats);  // must be ascending
Object readObject(const JsonReader& json);             // a card: not `bag`
Object readName(const JsonReader& json);               // also `bag`
Profession readProfession(const JsonReader& json);
// No kind more often than it exists.
Objects readObjects(const JsonReader& json);   // cards, canonical order
Objects readAnyOrder(const JsonReader& json);  // cards
Objects readMemory(const JsonReader& json);    // `bag` too, canonical order
ObjectPile readPile(const JsonReader& json);   // any order
ProfessionPile readProfessions(const JsonReader& json);

// Setup without the start player; also what `new-round` brings.
void writeDeal(const Deal& deal, nlohmann::json& json);
Deal readDeal(const JsonReader& json, int seats);

// What has to hold beyond the form of each key (12.3), told at the place where it does not.
void checkPosition(const JsonReader& json, const State& state);

}  // namespace intrika::coach
