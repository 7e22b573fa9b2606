// How the things of The King Is Dead are called, as Texts: cards, actions, piles.
#pragma once

#include "engines/core/text.h"
#include "engines/succession/state.h"

#include <string>

namespace intrika::succession {

TextArg nameOf(Character character);
TextArg nameOf(Card card);  // of noCard: a card
TextArg nameOf(Action action);
// With its colour, its worth and its perfect partner.
Text cardInWords(Card card);
// "the first building pile"
TextArg nameOfPile(int pile);
// "Settle a conflict, Take money"
Text listOf(ActionSet actions);

}  // namespace intrika::succession
