// How the things of The Emperor's Confidants are called, as Texts.
#pragma once

#include "engines/confidants/pieces.h"
#include "engines/confidants/state.h"
#include "engines/core/text.h"

namespace intrika::confidants {

TextArg nameOf(ArmyKind army);
TextArg nameOf(Band band);
TextArg nameOf(Rank rank);    // also of noRank
TextArg nameOf(Secret card);  // also of noSecret
TextArg nameOf(GiftKind gift);
TextArg nameOf(City wagon);  // also of noWagon
TextArg nameOf(BoardRef board, const Settlement& settlement);
TextArg coordinatesOf(Spot spot);  // of a bank: which one, in words
// A settlement by its name, any other place by its coordinates.
TextArg nameOf(BoardRef board, Spot spot);
TextArg nameOf(BoardRef board, NodeId node);
Text listOf(ArmySet armies);
// Start places by letters: so many stand on the map, and in what is decided beside it.
TextArg startSign(int index);
Text textOf(Goods goods);

}  // namespace intrika::confidants
