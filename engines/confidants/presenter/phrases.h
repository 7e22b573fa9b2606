// How the things of The Emperor's Confidants are called, as Texts.
#pragma once

#include "engines/confidants/board/place_names.h"
#include "engines/confidants/position/state.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/core/text.h"

namespace intrika::confidants {

TextArg nameOf(ArmyKind army);
TextArg nameOf(Band band);
TextArg nameOf(Rank rank);    // also of noRank
TextArg nameOf(Secret card);  // also of noSecret
TextArg nameOf(GiftKind gift);
TextArg nameOf(City wagon);  // also of noWagon
Text listOf(ArmySet armies);
// Start places by letters: so many stand on the map, and in what is decided beside it.
TextArg startSign(int index);
Text textOf(Goods goods);

}  // namespace intrika::confidants
