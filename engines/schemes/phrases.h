// How the things of Schemes and Intrigue are called, as Texts: cards, columns, influence, and what took place.
#pragma once

#include "engines/core/happening.h"
#include "engines/schemes/pieces.h"

namespace intrika::schemes {

TextArg nameOf(Card card);
TextArg nameOf(GoalKind kind);
TextArg columnNumber(int column);  // people count from one
TextArg influence(int halves);     // 9.5 as the language writes it
Text goalName(Goal goal);          // "4-point goal card (music)"

// One line of the log, from what the observer may know: a hidden card equals its back. Empty: not worth a line.
Text sentenceOf(const Happening& redacted);

}  // namespace intrika::schemes
