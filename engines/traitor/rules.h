// The rules of Traitor. Rule numbers (T-n) are those of the rules reader.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/traitor/told.h"
#include "engines/traitor/view.h"

namespace intrika::traitor {

struct Rules {
    using Options = traitor::Options;
    using Setup = traitor::Setup;
    using State = traitor::State;
    using Move = traitor::Move;
    using Chance = traitor::Chance;
    using View = traitor::View;
    using Told = traitor::Told;

    static Setup deal(const Options& options, int seats, Rng& rng);
    static State start(const Options& options, int seats, const Setup& setup);
    static int seatCount(const State& state) { return state.board.seats; }
    static Options options(const State& state) { return state.board.options; }
    static ToAct toAct(const State& state);

    static void legalMoves(const State& state, Seat seat, MoveList<Move>& out);
    static bool isLegal(const State& state, Seat seat, const Move& move);
    static void play(State& state, Seat seat, const Move& move, Narrator* narrator = nullptr);
    // One of the legal moves, each equally likely, without listing them. Precondition: toAct(state).mayAct(seat).
    static Move randomMove(const State& state, Seat seat, Rng& rng);

    static Chance draw(const State& state, Rng& rng);
    static bool isPossible(const State& state, const Chance& chance);
    static void settle(State& state, const Chance& chance, Narrator* narrator = nullptr);

    static Result result(const State& state);
    static View view(const State& state, Observer observer) { return viewOf(state, observer); }
    static State determinize(const View& view, Rng& rng) { return determinized(view, rng); }
    // T-83: an action card is taken in secret, and with Supplies::faceDown so are supply cards played.
    static bool sees(const State& state, Seat mover, const Move& move, Observer observer);
    static constexpr LeftOut sideOf{};
    static constexpr LeftOut glimpse{};
};
static_assert(GameRules<Rules>);

}  // namespace intrika::traitor
