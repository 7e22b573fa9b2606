// The work of a review: on any number of threads, stopped at any time, gone on with later.
#pragma once

#include "engines/core/problem.h"
#include "engines/review/review.h"
#include "engines/session/hindsight.h"

#include <functional>
#include <stop_token>

namespace intrika::review {

// What a review spends on a decision where nobody says otherwise: of a long game less, so that it is through in a time
// that people wait.
Effort usualEffort(const Hindsight& game);

Review begun(const Hindsight& game, const Effort& effort);

// What was kept of an earlier run, if it is of this game and this effort; else begun anew.
Review continued(Review kept, const Hindsight& game, const Effort& effort);

// One decision alone. nullopt: it was stopped. Precondition: the event has a mover.
std::optional<Decision> decisionAt(const Hindsight& game, int event, const Effort& effort, const std::stop_token& stop);

struct Reckoning {
    int jobs = 1;
    std::stop_token stop = {};
    // So many events had happened at the point that is there now; one call at a time, from any thread.
    std::function<void(const Review&, int at)> tell = {};
};

// Fills in what is missing. Each point follows from the game, the effort and its place alone, so the review is the same
// for any number of jobs and however often it was stopped. False: it was stopped.
bool reckon(Review& review, const Hindsight& game, const Reckoning& how);

}  // namespace intrika::review
