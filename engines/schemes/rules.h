// The rules of Schemes and Intrigue. Rule numbers (S-n) are those of the rules reader.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/schemes/told.h"
#include "engines/schemes/view.h"

namespace intrika::schemes {

struct Rules {
    using Options = schemes::Options;
    using Setup = schemes::Setup;
    using State = schemes::State;
    using Move = schemes::Move;
    using Chance = schemes::Chance;
    using View = schemes::View;
    using Told = schemes::Told;

    static Setup deal(const Options& options, int seats, Rng& rng);
    static State start(const Options& options, int seats, const Setup& setup);
    static int seatCount(const State& state) { return state.board.seats; }
    static Options options(const State& state) { return state.board.options; }
    static ToAct toAct(const State& state) { return waitsFor(state.board); }

    static void legalMoves(const State& state, Seat seat, MoveList<Move>& out);
    static bool isLegal(const State& state, Seat seat, const Move& move);
    static void play(State& state, Seat seat, const Move& move, Narrator* narrator = nullptr);

    static Chance draw(const State& state, Rng& rng);
    static bool isPossible(const State& state, const Chance& chance);
    static void settle(State& state, const Chance& chance, Narrator* narrator = nullptr);

    static Result result(const State& state);
    static View view(const State& state, Observer observer) { return viewOf(state, observer); }
    static State determinize(const View& view, Rng& rng) { return determinized(view, rng); }
    // Which card is placed or slipped under a hat is its owner's secret.
    static bool sees(const State& state, Seat mover, const Move& move, Observer observer);
    // What everybody sees of a card placed face down: the column.
    static MoveKey glimpse(const Move& move);
    static constexpr LeftOut sideOf{};
};
static_assert(GameRules<Rules>);

}  // namespace intrika::schemes
