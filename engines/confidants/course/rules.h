// The rules of The Emperor's Confidants. Rule numbers (E-n) are those of the rules reader.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/confidants/told/told.h"
#include "engines/core/game_rules.h"

namespace intrika::confidants {

struct Rules {
    using Options = confidants::Options;
    using Setup = confidants::Setup;
    using State = confidants::State;
    using Move = confidants::Move;
    using Chance = confidants::Chance;
    using View = confidants::View;
    using Told = confidants::Told;

    static Setup deal(const Options& options, int seats, Rng& rng);
    static State start(const Options& options, int seats, const Setup& setup);
    static int seatCount(const State& state) { return state.seats; }
    static Options options(const State& state) { return state.options; }
    static ToAct toAct(const State& state) { return waitsFor(state); }

    static void legalMoves(const State& state, Seat seat, MoveList<Move>& out);
    static bool isLegal(const State& state, Seat seat, const Move& move);
    static void play(State& state, Seat seat, const Move& move, Narrator* narrator = nullptr);

    static Chance draw(const State& state, Rng& rng);
    static bool isPossible(const State& state, const Chance& chance);
    static void settle(State& state, const Chance& chance, Narrator* narrator = nullptr);

    static Result result(const State& state) { return rankingOf(state); }
    static View view(const State& state, Observer observer) { return viewOf(state, observer); }
    static State determinize(const View& view, Rng& rng) { return determinized(view, rng); }
    // Secret cards, the loading, and which wagon is handed over where wagons are secret, are their owner's.
    static bool sees(const State& state, Seat mover, const Move& move, Observer observer);
    // What everybody sees of those: the rank of a bid, who gives a wagon to whom.
    static MoveKey glimpse(const Move& move);
    static constexpr LeftOut sideOf{};
};
static_assert(GameRules<Rules>);

}  // namespace intrika::confidants
