// The history of a game: every position that it passed through, and what led from one to the next.
#pragma once

#include "engines/core/narrator.h"
#include "engines/session/event_text.h"
#include "engines/session/session.h"

#include <optional>
#include <utility>
#include <vector>

namespace intrika::session {

template <class Game>
class History {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using State = typename Rules::State;
    using Narrator = NarratorOf<typename Rules::Told>;

public:
    using Narrated = std::vector<intrika::Narrated<typename Rules::Told>>;

    explicit History(const State& first) : states_{first} {}

    int stepCount() const { return static_cast<int>(steps_.size()); }
    const Step& step(int index) const { return steps_.at(static_cast<std::size_t>(index)); }
    const Narrated& told(int index) const { return told_.at(static_cast<std::size_t>(index)); }  // the full truth
    const State& at(int events) const { return states_.at(static_cast<std::size_t>(events)); }
    const State& latest() const { return states_.back(); }

    // Precondition: the move is legal, the outcome possible.
    Step play(Seat seat, const typename Rules::Move& move) {
        State next = latest();
        Narrator narrator;
        Rules::play(next, seat, move, &narrator);
        return keep(next, {moveEvent(seat, Codec::writeMove(move)), seat, {}, {}, keyOf(move)}, narrator.take());
    }
    Step settle(const typename Rules::Chance& chance) {
        State next = latest();
        Narrator narrator;
        Rules::settle(next, chance, &narrator);
        return keep(next, {chanceEvent(Codec::writeChance(chance)), std::nullopt, {}, {}, {}}, narrator.take());
    }
    bool takeBack() {
        if (steps_.empty()) return false;
        steps_.pop_back();
        told_.pop_back();
        states_.pop_back();
        return true;
    }

private:
    Step keep(const State& next, Step step, Narrated told) {
        for (const auto& each : told) step.informed = step.informed | each.learners;
        step.next = Rules::toAct(next);
        states_.push_back(next);
        steps_.push_back(std::move(step));
        told_.push_back(std::move(told));
        return steps_.back();
    }

    std::vector<State> states_;  // never empty; states_[i] is the position after i events
    std::vector<Step> steps_;
    std::vector<Narrated> told_;  // of each step
};

}  // namespace intrika::session
