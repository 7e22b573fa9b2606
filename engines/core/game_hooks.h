// What a game may offer beyond what every game must. It names each of these: by what it offers, or as left out. So a
// hook whose name or parameters are wrong does not compile, where it would else be missed by nobody.
#pragma once

#include "engines/core/deed.h"
#include "engines/core/feature_list.h"
#include "engines/core/move_key.h"
#include "engines/core/move_list.h"
#include "engines/core/narrator.h"
#include "engines/core/notebook.h"
#include "engines/core/rng.h"
#include "engines/core/stage.h"
#include "engines/core/tableau.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace intrika {

// Stands where a game offers nothing: `static constexpr LeftOut orderMoves;` or `using Belief = LeftOut;`.
struct LeftOut {};

template <class T>
concept IsLeftOut = std::same_as<std::remove_cv_t<T>, LeftOut>;

// Rules of a game with sides: seats with the same number win and lose together.
//     static int sideOf(const State&, Seat);
template <class R>
concept HasSides = requires(const typename R::State& position, Seat seat) {
    { R::sideOf(position, seat) } -> std::same_as<int>;
};

// Rules by which everybody sees something of a move that `sees` hides from them; the key stands for what that is.
//     static MoveKey glimpse(const Move&);
template <class R>
concept ShowsPartOfMoves = requires(const typename R::Move& move) {
    { R::glimpse(move) } -> std::same_as<MoveKey>;
};

// A presenter that corrects labels and glow where an account is gone through beat by beat (core/moments.h).
//     static void retouch(Tableau&, const Told& redacted);
template <class S, class R>
concept Retouches = requires(Tableau& tableau, const typename R::Told& redacted) {
    { S::retouch(tableau, redacted) } -> std::same_as<void>;
};

// A presenter that tells a decisive event on the stage (core/stage.h), from what its observer saw before it and was
// told of it. An event that is none for it gets an empty script.
//     static StageScript stage(const View& before, std::span<const Narrated<Told>> redacted);
template <class S, class R>
concept Stages = requires(const typename R::View& before, std::span<const Narrated<typename R::Told>> redacted) {
    { S::stage(before, redacted) } -> std::same_as<StageScript>;
};

// A presenter that says what seats did to each other, from what its observer saw before an event and was told of it:
// bots bear it in mind and speak of it.
//     static std::vector<Deed> deeds(const View& before, std::span<const Narrated<Told>> redacted);
template <class S, class R>
concept TellsDeeds = requires(const typename R::View& before, std::span<const Narrated<typename R::Told>> redacted) {
    { S::deeds(before, redacted) } -> std::same_as<std::vector<Deed>>;
};

// A presenter that keeps a notebook for its people, which is shown one event after the other as the seat saw it.
//     class Deductions;
template <class S, class R>
concept DrawsConclusions = requires(typename S::Deductions& deductions, const typename R::View& view,
                                    std::span<const typename R::Told> redacted) {
    requires std::constructible_from<typename S::Deductions, const typename R::View&>;
    { deductions.follow(redacted, view) } -> std::same_as<void>;
    { deductions.notebook() } -> std::same_as<Notebook>;
};

// Heuristics that can say before the end how good a position is, at points where the saying is good; how much of the
// value is left to what comes after them, SearchTraits::foresight says.
//     static bool isCutoff(const State&);  // asked before each decision of a rollout
template <class B, class R>
concept HasCutoffs = requires(const typename R::State& state) {
    { B::isCutoff(state) } -> std::same_as<bool>;
};

// Heuristics that leave moves out of the search which are hardly ever worth a thought, where there are too many to try
// each, and put first those that look best. At least one stays; what the seat knows decides.
//     static void orderMoves(const State&, Seat, MoveList<Move>&);
template <class B, class R>
concept OrdersMoves = requires(const typename R::State& state, MoveList<typename R::Move>& moves, Seat seat) {
    { B::orderMoves(state, seat, moves) } -> std::same_as<void>;
};

// Heuristics that draw conclusions from what others did. `seen` is all that its seat was told of, redacted.
//     class Belief {
//         Belief(const View&, std::span<const Told> seen);
//         State truth(Rng&) const;  // that the view allows, the likelier the more often
//         // For decisions that sampling alone can settle, and in which a search would only get lost:
//         std::optional<Move> computed(Seat, Rng&) const;  // none: it is to be searched for
//         static bool isComputed(const Move&);             // never chosen by the search; there is always another
//     };
template <class B, class R>
concept WeighsWhatItSaw = requires(const typename B::Belief& belief, const typename R::Move& move, Seat seat,
                                   Rng& rng) {
    requires std::constructible_from<typename B::Belief, const typename R::View&, std::span<const typename R::Told>>;
    { belief.truth(rng) } -> std::same_as<typename R::State>;
    { belief.computed(seat, rng) } -> std::same_as<std::optional<typename R::Move>>;
    { B::Belief::isComputed(move) } -> std::same_as<bool>;
};

// Features that make values of the seats' chances, where whoever is far ahead or behind would else not care any more.
//     void urge(std::span<float> values) const;
template <class F>
concept Urges = requires(const F& features, std::span<float> values) {
    { features.urge(values) } -> std::same_as<void>;
};

// By a concept of its own: where it is a function of objects, Clang 14 takes the asking for an error.
template <class F>
concept LeavesUrgeOut = IsLeftOut<decltype(F::urge)>;

// Features of games so unlike that each kind has learnt a net of its own: of a small board and of a large one,
// or of two seats and of more.
//     static std::string_view netOf(const State&);  // the kind of this game, the same all through it
template <class F, class R>
concept LearnsKindByKind = requires(const typename R::State& state) {
    { F::netOf(state) } -> std::same_as<std::string_view>;
};

// Features of what one seat sees, for games in which so much is hidden that bots learn to act by that as well
// (engines/bots/policy.h). They are made of a view, so they can know no more than it.
//     class Sight {
//         static FeatureCounts counts();
//         explicit Sight(const View&);  // of a seat; outlives it
//         void seat(FeatureList&) const;
//         void move(const Move&, FeatureList&) const;  // that this seat could make
//     };
template <class F, class R>
concept LearnsToActBySight = requires(const typename F::Sight& sight, const typename R::Move& move, FeatureList& list) {
    requires std::constructible_from<typename F::Sight, const typename R::View&>;
    requires !std::constructible_from<typename F::Sight, const typename R::State&>;
    { F::Sight::counts() } -> std::same_as<FeatureCounts>;
    { sight.seat(list) } -> std::same_as<void>;
    { sight.move(move, list) } -> std::same_as<void>;
};

// Heuristics that learn by playing against themselves: what a net looks at in a position (engines/bots/net.h). Only a
// sampled truth is ever looked at, so the truth itself betrays nothing.
//     class Features {
//         static FeatureCounts counts();
//         explicit Features(const State&);  // which outlives it; what all seats and moves have in common
//         void seat(Seat, FeatureList&) const;               // how the game stands for this seat
//         void move(Seat, const Move&, FeatureList&) const;  // what speaks for a move that it could make
//         static std::span<const NetFile> nets();            // what was learnt; none: nothing yet
//         static constexpr LeftOut urge{}, netOf{};          // hooks
//         using Sight = LeftOut;
//     };
template <class B, class R>
concept HasLearnt = requires(const typename B::Features& features, const typename R::State& state,
                             const typename R::Move& move, Seat seat, FeatureList& list) {
    requires std::constructible_from<typename B::Features, const typename R::State&>;
    { B::Features::counts() } -> std::same_as<FeatureCounts>;
    { features.seat(seat, list) } -> std::same_as<void>;
    { features.move(seat, move, list) } -> std::same_as<void>;
    { B::Features::nets() } -> std::same_as<std::span<const NetFile>>;
    requires Urges<typename B::Features> || LeavesUrgeOut<typename B::Features>;
    requires LearnsKindByKind<typename B::Features, R> || IsLeftOut<decltype(B::Features::netOf)>;
    requires LearnsToActBySight<typename B::Features, R> || IsLeftOut<typename B::Features::Sight>;
};

// How much a temperament weighs in a game (engines/bots/mood.h): so much that it is seen, and so little that the seat
// plays about as well without it.
struct TemperWeights {
    float risk = 0.3f;    // 0..1: of how far a game ends from what was hoped for
    float grudge = 0.2f;  // of what others get, in their parts of what they have done
};

// How a search asks what its game has learnt (engines/bots/net_search.h).
struct NetTraits {
    // How far what a move looks like is followed against what came of it.
    float exploration = 1;
    float even = 0;  // 0..1: of that, the part which all moves share alike
    int truths = 1;  // in so many the seat that asks looks at its moves; one will do where little is hidden
    bool ratesMovesAlone = false;  // what a position is worth, a rollout says
    // 0..1: so much of a value the net says where a rollout comes to the next cutoff, the rest of it where that begins.
    float lookahead = 0;
    // Each seat has a tree of its own, along what it sees of the moves. In one tree for all they answer what they did
    // not see, and yet that is better where they would else forget what they hold (docs/bots.md).
    bool treeForEachSeat = false;
    // By so much less than the moves beside it a move is taken to be worth before it was tried.
    float firstPlayReduction = 0;
};

// How to search with heuristics: `static constexpr SearchTraits search{.foresight = 0.3f};`.
struct SearchTraits {
    // How far moves are tried that look worse. sqrt(2)/2 suits rewards that fill 0..1 (Kocsis and Szepesvari 2006);
    // values here crowd round 1/seats, and those of some games crowd more.
    float exploration = 0.5f;
    // 0..1: how much of the value a rollout leaves to what comes after a cutoff; 0: it ends there. Without cutoffs
    // nobody asks.
    float foresight = 0;
    // Iterations beyond which a level that has more would only make people wait.
    std::uint32_t iterationCap = std::numeric_limits<std::uint32_t>::max();
    // The same for a search that asks a net, whose iterations may be far quicker.
    std::uint32_t netIterationCap = iterationCap;
    // How many of those `strong` does. Where a net knows so much beforehand that many more win little, so few that a
    // master is worth its name.
    std::uint32_t strongNetIterations = netIterationCap;
    // Whoever has no choice answers at once, unless that would tell what the seat holds.
    bool hidesHaste = false;
    TemperWeights temper = {};
    NetTraits net = {};
};

template <class B>
concept TellsHowToSearch = std::same_as<decltype(B::search), const SearchTraits> && B::search.exploration > 0 &&
                           B::search.foresight >= 0 && B::search.foresight <= 1 && B::search.iterationCap > 0;

}  // namespace intrika
