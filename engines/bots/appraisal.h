// What a decision was worth, as the seat that made it could know.
//
// The strong search looks for the best move; then that move and the chosen one are each searched anew, equally long and
// from several seeds. Were both taken from the first search, the best one would be flattered for having been found the
// best, and the other one judged by the few visits that it got. How far the seeds differ is the error.
#pragma once

#include "engines/core/move_key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace intrika::bots {

// By seat: the part of the win that each may hope for. 0..1, ties divided; seats of one side win together.
using Shares = std::vector<double>;

// What a search may spend. The same seed and iterations give the same answer.
struct Effort {
    std::uint64_t seed = 1;
    std::uint32_t iterations = 4000;
};

struct WeighedMove {
    MoveKey key;
    std::uint32_t visits = 0;  // none: there were too many moves to look at each
    double share = 0;          // of the seat that is to move
    bool operator==(const WeighedMove&) const = default;
};

struct Appraisal {
    std::vector<WeighedMove> moves;  // every legal one, as the rules list them
    MoveKey best;
    MoveKey chosen;
    double loss = 0;   // share of the best move less that of the chosen one; below 0 where the chosen one looks better
    double error = 0;  // standard error of the loss
    Shares cost;       // by seat: what the chosen move brings beyond the best one

    bool isForced() const { return moves.size() < 2; }
    // A loss within twice its error may be an accident of the search.
    double provenLoss() const { return loss > 2 * error ? loss : 0; }
    bool operator==(const Appraisal&) const = default;
};

double meanOf(std::span<const double> values);
// Of their mean, as far as they tell. Precondition: two of them at least.
double standardErrorOf(std::span<const double> values);

// Means by seat of what iterations brought.
class ShareSum {
public:
    void add(std::span<const float> values);
    Shares mean() const;  // empty: nothing was added

private:
    Shares sum_;
    std::size_t count_ = 0;
};

}  // namespace intrika::bots
