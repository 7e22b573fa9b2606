// The rules of The King Is Dead. Rule numbers (K-n) are those of the rules reader.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/succession/told.h"
#include "engines/succession/view.h"

namespace intrika::succession {

struct Rules {
    using Options = succession::Options;
    using Setup = succession::Setup;
    using State = succession::State;
    using Move = succession::Move;
    using Chance = succession::Chance;
    using View = succession::View;
    using Told = succession::Told;

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
    // K-11: a character is chosen in secret.
    static bool sees(const State&, Seat mover, const Move& move, Observer observer) {
        return observer == mover || !std::holds_alternative<Play>(move);
    }
    static constexpr LeftOut sideOf{};
    static constexpr LeftOut glimpse{};
};
static_assert(GameRules<Rules>);

// Section 11.1: is this a deal or a set-up of the rules?
bool isValid(const Deal& deal, int seats);
bool isValid(const Setup& setup, int seats);

}  // namespace intrika::succession
