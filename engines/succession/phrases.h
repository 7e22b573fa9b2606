// How the things of The King Is Dead are called, as Texts: cards, actions, piles, and what took place.
#pragma once

#include "engines/core/happening.h"
#include "engines/succession/pieces.h"
#include "engines/succession/state.h"

#include <string>

namespace intrika::succession {

TextArg nameOf(Character character);
TextArg nameOf(Card card);  // of noCard and hiddenCard: a card
TextArg nameOf(Action action);
// "the first building pile"
TextArg nameOfPile(int pile);
// "Settle a conflict, Take money"
Text listOf(ActionSet actions);

// One line of the log, from what the observer may know: a hidden card equals its back. Empty: not worth a line.
Text sentenceOf(const Happening& redacted);

}  // namespace intrika::succession
