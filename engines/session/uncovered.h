// What an observer can make of a decision of somebody else, and of why it was made.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/session/course.h"
#include "engines/session/referee.h"

#include <optional>

namespace intrika {

template <class Game>
class Uncovered {
    using Rules = typename Game::Rules;
    using Brain = typename Game::Brain;
    using State = typename Rules::State;
    using Referee = intrika::Referee<Game>;

public:
    Uncovered(const Course<Game>& course, int step, Observer who)
        : mover_(*course.step(step).mover),
          who_(who),
          before_(Rules::view(course.at(step), who)),
          after_(Rules::view(course.at(step + 1), who)) {}

    // The one move, and the one reason for it, that lead from what the observer saw before to what they saw after it,
    // in whatever truth they may hold possible. None where there are several. It is worked out from the two views
    // alone, so it gives nothing away; of a truth that is very rare it can be wrong.
    std::optional<Explained> explained() const {
        constexpr int truths = 32, least = 8;
        std::optional<Explained> only;
        int possible = 0;
        for (int nth = 0; nth < truths; ++nth) {
            Rng rng(static_cast<std::uint64_t>(nth) + 1);
            const State truth = Rules::determinize(before_, rng);
            if (!Rules::toAct(truth).mayAct(mover_)) continue;
            bool fits = false;
            for (const auto& move : Referee::movesOf(truth, mover_)) {
                State then = truth;
                Rules::play(then, mover_, move, nullptr);
                if (!(Rules::view(then, who_) == after_)) continue;
                const Explained here{keyOf(move), Brain::explain(Rules::view(truth, mover_), mover_, move)};
                if (only && !(*only == here)) return std::nullopt;
                only = here;
                fits = true;
            }
            possible += fits ? 1 : 0;
        }
        return possible < least ? std::nullopt : only;
    }

private:
    using View = typename Rules::View;

    Seat mover_;
    Observer who_;
    View before_, after_;
};

}  // namespace intrika
