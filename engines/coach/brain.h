// What a bot knows about the Coach beyond its rules.
#pragma once

#include "engines/coach/allegiance.h"
#include "engines/coach/rules.h"
#include "engines/core/game_rules.h"

namespace intrika::coach {

// What a seat believes: any deal of the objects that it cannot rule out, and alliances by who stood by whom.
class Belief {
public:
    Belief(const View& view, std::span<const Happening> seen) : view_(view), allegiance_(view, seen) {}
    State truth(Rng& rng) const { return determinized(view_, allegiance_, rng); }
    // A declaration, where its chance of being right is worth taking; and whom to name in it.
    std::optional<Move> reckoned(Seat seat, Rng& rng) const;

private:
    View view_;
    Allegiance allegiance_;
};

struct Brain {
    using Belief = coach::Belief;

    // At the end who has won; before it, how near the seat's alliance is to its three pieces and the other one to its,
    // how much of that the seat knows for certain, and how much it has learnt.
    static void worth(const State& position, std::span<float> worth);
    // A turn that begins can be judged; what it brings would take hundreds of decisions more.
    static bool isRest(const State& position) { return position.board.phase == Phase::turn; }
    static constexpr float foresight = 0;
    // Something plausible; a declaration only where it is right: a playout that loses by a slip teaches nothing.
    static Move pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch);
    // Playouts declare where it is right, so a search takes declaring for better than it is.
    static bool isReckoned(const Move& move) { return std::holds_alternative<Declare>(move); }
    static Text explain(const View& view, Seat seat, const Move& move);
};
static_assert(GameBrain<Brain, Rules>);

}  // namespace intrika::coach
