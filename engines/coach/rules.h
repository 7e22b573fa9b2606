// The rules of the Coach. Rule numbers (C-n) are those of the rules reader.
#pragma once

#include "engines/coach/told.h"
#include "engines/coach/view.h"
#include "engines/core/game_rules.h"

namespace intrika::coach {

struct Rules {
    using Options = coach::Options;
    using Setup = coach::Setup;
    using State = coach::State;
    using Move = coach::Move;
    using Chance = coach::Chance;
    using View = coach::View;
    using Told = coach::Told;

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
    static int sideOf(const State& state, Seat seat) { return static_cast<int>(state.players[seat].alliance); }
    static View view(const State& state, Observer observer) { return viewOf(state, observer); }
    static State determinize(const View& view, Rng& rng) { return determinized(view, rng); }
    // 11.1: objects that change hands face down are seen by the two, and whether one is smuggled by its giver alone.
    static bool sees(const State& state, Seat mover, const Move& move, Observer observer);
    // The public part of a move.
    static MoveKey glimpse(const Move& move);
};
static_assert(GameRules<Rules>);

}  // namespace intrika::coach
