// How the things of Schemes and Intrigue are called, as Texts: cards, columns, influence.
#pragma once

#include "engines/core/text.h"
#include "engines/schemes/cards.h"

namespace intrika::schemes {

TextArg nameOf(Card card);
TextArg nameOf(GoalKind kind);
TextArg columnNumber(int column);  // people count from one
TextArg influence(int halves);     // 9.5 as the language writes it
Text goalName(Goal goal);          // "4-point goal card (music)"

}  // namespace intrika::schemes
