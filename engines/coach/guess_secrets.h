// The part of a guessed truth that lies on the table face down: offers, answers, spoils, what is being passed on.
#pragma once

#include "engines/coach/view.h"

namespace intrika::coach {

Object takeRandom(ObjectPile& cards, Rng& rng);  // precondition: there is one

// Lays what the view hides of it, after all hands have been laid.
void laySecrets(State& state, const View& view, Rng& rng);

}  // namespace intrika::coach
