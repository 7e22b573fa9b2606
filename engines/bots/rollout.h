// A game played on quickly from a sampled position, to learn what the position is worth.
#pragma once

#include "engines/core/game_rules.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace intrika::bots {

// Carries out what chance decides once. Out of line: asked before every decision and needed before few, it would make
// the asking dearer.
template <class Rules>
[[gnu::noinline]] void settleOnce(typename Rules::State& state, Rng& rng) {
    Rules::settle(state, Rules::draw(state, rng), nullptr);
}

// Carries out what chance decides, until a seat must act or the game is over.
template <class Rules>
ToAct settleChance(typename Rules::State& state, Rng& rng) {
    ToAct next = Rules::toAct(state);
    while (next.isChance()) {
        settleOnce<Rules>(state, rng);
        next = Rules::toAct(state);
    }
    return next;
}

template <class Rules, class Heuristics>
bool restsAt(const typename Rules::State& state) {
    if constexpr (HasCutoffs<Heuristics, Rules>) {
        return Heuristics::isCutoff(state);
    } else {
        return false;
    }
}

// Plays on until a seat must act at a cutoff, or the game is over, from where a seat must act or it is over. Returns
// how many decisions were made.
template <class Rules, class Heuristics>
int playToCutoff(typename Rules::State& state, Rng& rng, MoveList<typename Rules::Move>& scratch) {
    int made = 0;
    for (ToAct next = Rules::toAct(state); !next.isOver() && !restsAt<Rules, Heuristics>(state);
         next = settleChance<Rules>(state, rng)) {
        const Seat mover = next.seats.first();
        Rules::play(state, mover, Heuristics::rolloutMove(state, mover, rng, scratch), nullptr);
        ++made;
    }
    return made;
}

// What comes after a cutoff is not played if it has less than this share in the value.
constexpr float negligible = 0.005f;

// Plays on and adds up what the seats get into `values`. Each cutoff takes its share of the value and leaves the
// rest of it, `foresight` times as much, to what comes after (the lambda return of Sutton 1988): far points tell the
// truth, near ones tell it with less noise. Returns how many decisions were made; `scratch` keeps its memory.
template <class Rules, class Heuristics>
int rollout(typename Rules::State& state, Rng& rng, MoveList<typename Rules::Move>& scratch, std::span<float> values) {
    std::array<float, maxSeats> here{};
    const std::span<float> valuesHere(here.data(), values.size());
    const auto add = [&](float share) {
        Heuristics::evaluate(state, valuesHere);
        for (std::size_t seat = 0; seat < values.size(); ++seat) values[seat] += share * valuesHere[seat];
    };
    std::fill(values.begin(), values.end(), 0.0f);
    float left = 1;
    for (int made = 0;; ++made) {
        const ToAct next = settleChance<Rules>(state, rng);
        if (next.isOver()) {
            add(left);
            return made;
        }
        if (restsAt<Rules, Heuristics>(state)) {
            const float later = left * Heuristics::search.foresight;
            if (later < negligible) {
                add(left);
                return made;
            }
            add(left - later);
            left = later;
        }
        const Seat mover = next.seats.first();
        Rules::play(state, mover, Heuristics::rolloutMove(state, mover, rng, scratch), nullptr);
    }
}

}  // namespace intrika::bots
