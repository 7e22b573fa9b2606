// What a game's types must offer. Everything is static and stateless; the state is the value that is handed in.
// Hooks are offered or left out (game_hooks.h), but always named.
#pragma once

#include "engines/core/choice.h"
#include "engines/core/game_hooks.h"
#include "engines/core/happening.h"
#include "engines/core/move_list.h"
#include "engines/core/narrator.h"
#include "engines/core/problem.h"
#include "engines/core/result.h"
#include "engines/core/rng.h"
#include "engines/core/tableau.h"
#include "engines/core/to_act.h"

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace intrika {

using Json = nlohmann::json;

// A view is no truth and becomes none, nor the other way round: what both have is a type of its own, the public part.
template <class Truth, class Sight>
concept Apart = !std::derived_from<Truth, Sight> && !std::derived_from<Sight, Truth> &&
                !std::convertible_to<Truth, Sight> && !std::convertible_to<Sight, Truth>;

// The rules. `play` and `settle` are the one door through which a position changes; both carry out the forced
// steps that follow, until the position waits for somebody. Rules never draw: outcomes are handed in.
//  - legalMoves: each legal move exactly once; `out` is cleared first; empty for a seat that is not to act.
//  - play: precondition isLegal(state, seat, move); settle: precondition isPossible(state, chance).
//  - draw: an outcome with the probability that the rules give it.
//  - view: what the observer may know. determinize: a truth that this view allows, each equally likely.
//  - sees: does the observer see which move it was? (false: only that it was made)
//  - Told: all that the rules may tell a Narrator (core/narrator.h).
//  - sideOf, glimpse: hooks.
template <class R>
concept GameRules = requires(const typename R::Options& options, const typename R::Setup& setup,
                             typename R::State& state, const typename R::State& position, const typename R::Move& move,
                             const typename R::Chance& chance, const typename R::View& view,
                             MoveList<typename R::Move>& moves, Rng& rng, int seats, Seat seat, Observer observer,
                             NarratorOf<typename R::Told>* narrator) {
    requires std::is_trivially_copyable_v<typename R::State>;
    requires std::equality_comparable<typename R::State>;
    requires std::equality_comparable<typename R::View>;
    requires std::equality_comparable<typename R::Move>;
    requires Apart<typename R::State, typename R::View>;
    { R::deal(options, seats, rng) } -> std::same_as<typename R::Setup>;
    { R::start(options, seats, setup) } -> std::same_as<typename R::State>;
    { R::seatCount(position) } -> std::same_as<int>;
    { R::options(position) } -> std::same_as<typename R::Options>;
    { R::toAct(position) } -> std::same_as<ToAct>;
    { R::legalMoves(position, seat, moves) } -> std::same_as<void>;
    { R::isLegal(position, seat, move) } -> std::same_as<bool>;
    { R::play(state, seat, move, narrator) } -> std::same_as<void>;
    { R::draw(position, rng) } -> std::same_as<typename R::Chance>;
    { R::isPossible(position, chance) } -> std::same_as<bool>;
    { R::settle(state, chance, narrator) } -> std::same_as<void>;
    { R::result(position) } -> std::same_as<Result>;
    { R::view(position, observer) } -> std::same_as<typename R::View>;
    { R::determinize(view, rng) } -> std::same_as<typename R::State>;
    { R::sees(position, seat, move, observer) } -> std::same_as<bool>;
    requires IsLeftOut<decltype(R::sideOf)> || HasSides<R>;
    requires IsLeftOut<decltype(R::glimpse)> || ShowsPartOfMoves<R>;
};

// The notation. Readers demand exact keys and answer with a Problem that gives the place as a JSON Pointer.
// `Ground` is a hook of games on maps: what their positions only refer to (session/kind_of.h).
template <class C, class R>
concept GameCodec = requires(const typename R::Options& options, const typename R::Setup& setup,
                             const typename R::State& position, const typename R::Move& move,
                             const typename R::Chance& chance, const typename R::View& view, const Json& json,
                             int seats) {
    { C::readOptions(json) } -> std::same_as<Expected<typename R::Options>>;
    { C::writeOptions(options) } -> std::same_as<Json>;
    { C::readSetup(json, options, seats) } -> std::same_as<Expected<typename R::Setup>>;
    { C::writeSetup(setup) } -> std::same_as<Json>;
    { C::readPosition(json, options, seats) } -> std::same_as<Expected<typename R::State>>;
    { C::writePosition(position) } -> std::same_as<Json>;
    { C::writeView(view) } -> std::same_as<Json>;
    { C::readMove(json) } -> std::same_as<Expected<typename R::Move>>;
    { C::writeMove(move) } -> std::same_as<Json>;
    { C::readChance(json) } -> std::same_as<Expected<typename R::Chance>>;
    { C::writeChance(chance) } -> std::same_as<Json>;
    typename C::Ground;
};

// What people see and read, all of it from a view. retouch, stage, deeds, Deductions: hooks.
template <class S, class R>
concept GamePresenter = requires(const typename R::View& view, const typename R::Move& move, Seat seat,
                                 std::span<const typename R::Move> moves, std::span<const Pick> picks,
                                 const typename R::Told& redacted) {
    { S::tableau(view) } -> std::same_as<Tableau>;
    { S::prompt(view, seat, moves) } -> std::same_as<Prompt>;
    { S::sentence(redacted) } -> std::same_as<Text>;  // empty: not worth a line
    { S::motion(redacted) } -> std::same_as<Motion>;
    { S::whyNot(view, seat, picks) } -> std::same_as<Text>;  // empty: it is allowed
    requires IsLeftOut<decltype(S::retouch)> || Retouches<S, R>;
    requires IsLeftOut<decltype(S::stage)> || Stages<S, R>;
    requires IsLeftOut<decltype(S::deeds)> || TellsDeeds<S, R>;
    requires IsLeftOut<typename S::Deductions> || DrawsConclusions<S, R>;
};

// What a bot knows about the game beyond its rules.
//  - evaluate: the value of this position for every seat, 0..1 each; called at the end, and at cutoffs where there are
//    some.
//  - rolloutMove: a plausible move in a rollout. Fast before clever.
//  - explain: why this move, from what the seat's view shows; empty where there is nothing to say.
//  - search: how to search with it. isCutoff, orderMoves, Belief, Features: hooks.
template <class B, class R>
concept GameHeuristics = requires(const typename R::State& position, const typename R::View& view,
                                  const typename R::Move& move, std::span<float> values,
                                  MoveList<typename R::Move>& scratch, Seat seat, Rng& rng) {
    { B::evaluate(position, values) } -> std::same_as<void>;
    { B::rolloutMove(position, seat, rng, scratch) } -> std::same_as<typename R::Move>;
    { B::explain(view, seat, move) } -> std::same_as<Text>;
    requires TellsHowToSearch<B>;
    requires IsLeftOut<decltype(B::isCutoff)> || HasCutoffs<B, R>;
    requires IsLeftOut<decltype(B::orderMoves)> || OrdersMoves<B, R>;
    requires IsLeftOut<typename B::Belief> || WeighsWhatItSaw<B, R>;
    requires IsLeftOut<typename B::Features> || HasLearnt<B, R>;
};

}  // namespace intrika
