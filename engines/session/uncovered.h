// What an observer knows of a decision that somebody else made, and of why.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/session/course.h"
#include "engines/session/referee.h"

namespace intrika {

// Both questions are answered from what the observer saw: no answer tells more than that.
template <class Game>
class Uncovered {
    using Rules = typename Game::Rules;
    using Brain = typename Game::Brain;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Referee = intrika::Referee<Game>;

public:
    Uncovered(const Course<Game>& course, int step, Observer who)
        : course_(course), step_(step), who_(who), mover_(*course.step(step).mover), before_(course.at(step)) {}

    // Which move it was. What was hidden then counts as hidden as long as the game goes on.
    bool isMoveKnown() const {
        const auto move = Referee::moveByKey(before_, mover_, course_.step(step_).move);
        return move && Rules::sees(before_, mover_, *move, who_);
    }

    // In every truth that the observer held possible it would have been the same.
    bool isReasonKnown() const {
        constexpr int truths = 200, least = 8;
        const auto move = Referee::moveByKey(before_, mover_, course_.step(step_).move);
        if (!move) return false;
        const Text reason = Brain::explain(Rules::view(before_, mover_), mover_, *move);
        const auto seen = Rules::view(before_, who_);
        int compared = 0;
        for (int nth = 0; nth < truths; ++nth) {
            Rng rng(static_cast<std::uint64_t>(nth) + 1);
            const State truth = Rules::determinize(seen, rng);
            if (!Rules::toAct(truth).mayAct(mover_) || !Rules::isLegal(truth, mover_, *move)) continue;
            if (!(Brain::explain(Rules::view(truth, mover_), mover_, *move) == reason)) return false;
            ++compared;
        }
        return compared >= least;
    }

private:
    const Course<Game>& course_;
    int step_;
    Observer who_;
    Seat mover_;
    const State& before_;
};

}  // namespace intrika
