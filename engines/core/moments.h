// A reckoning beat by beat: how the table stands after each, and what is said of it.
#pragma once

#include "engines/core/happening.h"
#include "engines/core/tableau.h"
#include "engines/core/text.h"

#include <functional>
#include <vector>

namespace intrika {

struct Moment {
    std::vector<Happening> happenings;
    std::vector<Text> sentences;  // at least one, but for the last moment, which is the rest of the step
    Tableau after;
};

// Moves and turns the pieces that a happening speaks of.
void carryOut(Tableau& tableau, const Happening& happening);

bool hasAccount(const std::vector<Happening>& happenings);

// What the pieces alone do not tell of the happening with that index: labels, what glows.
using Retouch = std::function<void(Tableau&, std::size_t index)>;

// The beats of one step up to the end of its account, those of which nothing is said together with the next, and then
// the rest of the step, which ends with `after`. Precondition: hasAccount(seen).
std::vector<Moment> momentsOf(const std::vector<Happening>& seen, const Tableau& before, const Tableau& after,
                              const Retouch& retouch);

}  // namespace intrika
