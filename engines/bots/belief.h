// What a seat believes of what it cannot see: the truths that its view allows, weighed by what it saw on the way.
#pragma once

#include "engines/core/game_rules.h"

#include <span>
#include <type_traits>

namespace intrika {

// A brain that draws conclusions from what others did offers a type
//     Brain::Belief(const View&, std::span<const Told> seen);  // all that its seat was told of, redacted
//     State Brain::Belief::truth(Rng&) const;  // a truth that the view allows, the likelier the more often
// and, where some decisions can be reckoned by sampling alone and a search would only get lost in them,
//     std::optional<Move> Brain::Belief::reckoned(Seat, Rng&) const;  // none: it is to be searched for
//     static bool Brain::isReckoned(const Move&);  // never chosen by the search; there is always another move
template <class Brain, class Rules>
concept WeighsWhatItSaw = requires(const typename Rules::View& view, std::span<const typename Rules::Told> seen,
                                   Rng& rng) {
    { typename Brain::Belief(view, seen).truth(rng) } -> std::same_as<typename Rules::State>;
};

// The belief of a seat that has forgotten all but its view: each truth is as likely as the rules make it.
template <class Rules>
class EvenBelief {
public:
    explicit EvenBelief(const typename Rules::View& view, std::span<const typename Rules::Told> = {}) : view_(view) {}
    typename Rules::State truth(Rng& rng) const { return Rules::determinize(view_, rng); }

private:
    typename Rules::View view_;
};

template <class Rules, class Brain>
struct BeliefOf {
    using Type = EvenBelief<Rules>;
};
template <class Rules, class Brain>
requires WeighsWhatItSaw<Brain, Rules>
struct BeliefOf<Rules, Brain> {
    using Type = typename Brain::Belief;
};

}  // namespace intrika
