// A game in which everything hangs on whether somebody sees what lies covered: the first seat lays a coin, the second
// guesses how it lies, and one of them gets everything. When the coin lies open the second always knows; when it is
// covered, neither can do better than one half.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"
#include "engines/core/game_rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <variant>

namespace intrika::pennies {

struct Options {
    bool covered = true;
    bool tossed = false;    // the first seat has no choice: the coin lies as it fell, which nobody saw
    std::int8_t sides = 2;  // of the coin: with more, most guesses are wrong
    bool operator==(const Options&) const = default;
};
struct Setup {};
struct State {
    Options options;
    std::int8_t fallen = -1;
    std::int8_t laid = -1;
    std::int8_t guessed = -1;
    bool operator==(const State&) const = default;
};
struct View {
    State seen;
    bool isLaid = false;
    bool operator==(const View&) const = default;
};
struct Show {
    std::int8_t side;
    bool operator==(const Show&) const = default;
};
struct Nothing {
    bool operator==(const Nothing&) const = default;
};

struct Rules {
    using Options = pennies::Options;
    using Setup = pennies::Setup;
    using State = pennies::State;
    using View = pennies::View;
    using Move = std::variant<Show>;
    using Chance = std::variant<Nothing>;
    using Told = std::variant<Nothing>;
    using Narrator = NarratorOf<Told>;

    static Setup deal(const Options&, int, Rng&) { return {}; }
    static State start(const Options& options, int, const Setup&) { return {options}; }
    static int seatCount(const State&) { return 2; }
    static Options options(const State& state) { return state.options; }
    static ToAct toAct(const State& state) {
        if (state.guessed >= 0) return ToAct::nobody();
        return ToAct::deciding(static_cast<Seat>(state.laid < 0 ? 0 : 1));
    }
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
        out.clear();
        if (!toAct(state).mayAct(seat)) return;
        if (seat == 0 && state.fallen >= 0) {
            out = {Show{state.fallen}};
        } else {
            for (std::int8_t side = 0; side < state.options.sides; ++side) out.push_back(Show{side});
        }
    }
    static bool isLegal(const State& state, Seat seat, const Move&) { return toAct(state).mayAct(seat); }
    static void play(State& state, Seat seat, const Move& move, Narrator* = nullptr) {
        (seat == 0 ? state.laid : state.guessed) = std::get<Show>(move).side;
    }
    static Chance draw(const State&, Rng&) { return Nothing{}; }
    static bool isPossible(const State&, const Chance&) { return false; }
    static void settle(State&, const Chance&, Narrator* = nullptr) {}
    static Result result(const State& state) {
        const std::int16_t guessed = state.laid == state.guessed ? 1 : 0;
        return rankByScore(std::array<std::int16_t, 2>{static_cast<std::int16_t>(1 - guessed), guessed});
    }
    static View view(const State& state, Observer observer) {
        View view{state, state.laid >= 0};
        if (state.options.covered && observer != Seat{0}) view.seen.laid = -1;
        view.seen.fallen = -1;
        return view;
    }
    static State determinize(const View& view, Rng& rng) {
        State state = view.seen;
        const std::int8_t side = someSide(state, rng);
        if (view.isLaid && state.laid < 0) state.laid = side;
        if (!view.isLaid && state.options.tossed) state.fallen = side;
        return state;
    }
    static std::int8_t someSide(const State& state, Rng& rng) {
        return static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(state.options.sides)));
    }
    static bool sees(const State& state, Seat, const Move&, Observer) { return !state.options.covered; }
    static constexpr LeftOut sideOf{};
    static constexpr LeftOut glimpse{};
};

// Of its features none tells anything.
struct Features {
    explicit Features(const State&) {}
    static FeatureCounts counts() { return {1, 1}; }
    void seat(Seat, FeatureList&) const {}
    void move(Seat, const Rules::Move&, FeatureList&) const {}
    static std::span<const NetFile> nets() { return {}; }
    static constexpr LeftOut urge{}, netOf{};
    using Sight = LeftOut;
};

template <NetTraits net = NetTraits()>
struct Heuristics {
    static void evaluate(const State& state, std::span<float> values) {
        values[1] = state.laid == state.guessed ? 1.0f : 0.0f;
        values[0] = 1.0f - values[1];
    }
    static Rules::Move rolloutMove(const State& state, Seat, Rng& rng, MoveList<Rules::Move>&) {
        return Show{Rules::someSide(state, rng)};
    }
    static Text explain(const View&, Seat, const Rules::Move&) { return {}; }
    static constexpr SearchTraits search{.net = net};
    static constexpr LeftOut isCutoff{};
    static constexpr LeftOut orderMoves{};
    using Belief = LeftOut;
    using Features = pennies::Features;
};

}  // namespace intrika::pennies
