// What an observer has learnt by now of a decision that somebody else made, and of why.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/session/course.h"
#include "engines/session/event_text.h"
#include "engines/session/referee.h"

namespace intrika {

// Both questions are answered from what the observer saw: no answer tells more than that.
template <class Game, class Json>
class Uncovered {
    using Rules = typename Game::Rules;
    using Brain = typename Game::Brain;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Referee = intrika::Referee<Game>;

public:
    Uncovered(const Course<Game>& course, int step, Observer who)
        : course_(course), step_(step), who_(who), mover_(*course.step(step).mover), before_(course.at(step)) {}

    // Which move it was: it was seen, or whatever else could have been done would have looked otherwise since.
    bool isMoveKnown() const {
        const auto move = Referee::moveByKey(before_, mover_, course_.step(step_).move);
        if (!move) return false;
        if (Rules::sees(before_, mover_, *move, who_)) return true;
        for (const Move& other : Referee::movesOf(before_, mover_)) {
            if (keyOf(other) == keyOf(*move)) continue;
            State instead = before_;
            Rules::play(instead, mover_, other, nullptr);
            if (!showed(instead)) return false;
        }
        return true;
    }

    // In every truth that the observer held possible it would have been the same.
    bool isReasonKnown() const {
        constexpr int truths = 120, least = 8;
        const auto move = Referee::moveByKey(before_, mover_, course_.step(step_).move);
        if (!move) return false;
        const Text reason = Brain::explain(Rules::view(before_, mover_), mover_, *move);
        const auto seen = Rules::view(before_, who_);
        int compared = 0;
        for (int nth = 0; nth < truths && compared < truths / 4; ++nth) {
            Rng rng(static_cast<std::uint64_t>(nth) + 1);
            const State truth = Rules::determinize(seen, rng);
            if (!Rules::toAct(truth).mayAct(mover_) || !Rules::isLegal(truth, mover_, *move)) continue;
            if (!(Brain::explain(Rules::view(truth, mover_), mover_, *move) == reason)) return false;
            ++compared;
        }
        return compared >= least;
    }

private:
    // Had the game gone this way, the observer would have seen something else by now.
    bool showed(State instead) const {
        for (int at = step_ + 1;; ++at) {
            if (!(Rules::view(instead, who_) == Rules::view(course_.at(at), who_))) return true;
            if (at == course_.stepCount()) return false;
            if (!follow(instead, course_.step(at))) return isSeen(at);  // what cannot have come after it refutes it
        }
    }

    static bool follow(State& position, const Step& step) {
        if (step.mover) {
            const auto move = Referee::moveByKey(position, *step.mover, step.move);
            if (move) Rules::play(position, *step.mover, *move, nullptr);
            return move.has_value();
        }
        const auto parts = readEvent(Json::parse(step.event));
        if (!parts) return false;
        const auto chance = Referee::readChance(position, *parts->what);
        if (chance) Rules::settle(position, *chance, nullptr);
        return chance.has_value();
    }

    bool isSeen(int at) const {
        const Step& step = course_.step(at);
        if (!step.mover) return false;
        const auto move = Referee::moveByKey(course_.at(at), *step.mover, step.move);
        return move && Rules::sees(course_.at(at), *step.mover, *move, who_);
    }

    const Course<Game>& course_;
    int step_;
    Observer who_;
    Seat mover_;
    const State& before_;
};

}  // namespace intrika
