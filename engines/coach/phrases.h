// How the things of the Coach are called, as Texts: cards, sides, and what took place.
#pragma once

#include "engines/coach/cards.h"
#include "engines/core/happening.h"

namespace intrika::coach {

TextArg termOf(Object object);
TextArg termOf(Profession profession);
TextArg termOf(Alliance alliance);
TextArg termOf(Side side);

// One line of the log, from what the observer may know: a hidden card equals its back. Empty: not worth a line.
Text sentenceOf(const Happening& redacted);

}  // namespace intrika::coach
