// How the things of Traitor are called, as Texts: pieces, places, cards.
#pragma once

#include "engines/core/text.h"
#include "engines/traitor/state.h"

#include <string>

namespace intrika::traitor {

TextArg nameOf(Land land);
TextArg nameOf(House house);
TextArg nameOf(Action action);
TextArg nameOf(Side side);

// "City (Rose), 12 o'clock": slots are told as hours of a clock face, for kind and house alone do not tell them apart.
Text placeName(const Board& board, std::uint8_t slot);

// "2 + 4" and "2, 4", ascending.
std::string sumOf(SupplySet cards);
std::string enumerationOf(SupplySet cards);

// T-14: "River (Eagle), 11 o'clock - City (Rose), 12 o'clock".
Text borderName(const Board& board, std::uint8_t slot);

}  // namespace intrika::traitor
