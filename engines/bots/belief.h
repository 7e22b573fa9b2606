// What a seat believes of what it cannot see: the truths that its view allows, weighed by what it saw on the way.
#pragma once

#include "engines/core/game_rules.h"

#include <optional>
#include <span>

namespace intrika::bots {

// The belief of a seat that has forgotten all but its view: each truth is as likely as the rules make it.
template <class Rules>
class EvenBelief {
public:
    explicit EvenBelief(const typename Rules::View& view, std::span<const typename Rules::Told> = {}) : view_(view) {}
    typename Rules::State truth(Rng& rng) const { return Rules::determinize(view_, rng); }
    std::optional<typename Rules::Move> computed(Seat, Rng&) const { return std::nullopt; }
    static bool isComputed(const typename Rules::Move&) { return false; }

private:
    typename Rules::View view_;
};

template <class Rules, class Heuristics>
struct BeliefOf {
    using Type = EvenBelief<Rules>;
};
template <class Rules, class Heuristics>
requires WeighsWhatItSaw<Heuristics, Rules>
struct BeliefOf<Rules, Heuristics> {
    using Type = typename Heuristics::Belief;
};

}  // namespace intrika::bots
