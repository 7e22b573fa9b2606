// Multiple-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse: Information Set Monte Carlo
// Tree Search, 2012), for any game that offers GameRules and GameHeuristics.
//
// Each iteration samples a truth that the seat's view allows, as likely as the seat believes it, and walks all seats'
// trees at once; each seat steps along what it can see of the move. Of the paper's variants only this one is sound
// where moves are hidden: an action card taken face down, or a choice made by several seats at once. In a single tree
// they would answer what they never saw. Chance is sampled on the way and no part of any key: a node stands for the
// average over what was drawn.
#pragma once

#include "engines/bots/belief.h"
#include "engines/bots/listed_moves.h"
#include "engines/bots/mood.h"
#include "engines/bots/rollout.h"
#include "engines/bots/search_root.h"
#include "engines/bots/search_tree.h"
#include "engines/bots/seen_move.h"
#include "engines/bots/thinking.h"
#include "engines/core/game_rules.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace intrika::bots {

// One thread's search. It is made from a view, or from what a seat believes of one: a true position cannot be handed
// in.
template <class Rules, class Heuristics, class Belief = typename BeliefOf<Rules, Heuristics>::Type>
class Search {
public:
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;
    static_assert(GameRules<Rules> && GameHeuristics<Heuristics, Rules>);

    // Precondition: `seat` is to act in `view`. `iterations`: how many are meant to be done, at most. `seen`: what the
    // seat was told since the game began, as far as its heuristics weigh it. `mood`: how it takes what comes.
    Search(const View& view, Seat seat, std::uint64_t seed, std::uint32_t iterations,
           std::span<const typename Rules::Told> seen = {}, const Mood& mood = {})
        : Search(Belief(view, seen), seat, seed, iterations, mood) {}

    // Asked for the seats' prospects alone, it may be made for a seat that is not to act: `choices` is empty.
    Search(Belief belief, Seat seat, std::uint64_t seed, std::uint32_t iterations, const Mood& mood = {})
        : belief_(std::move(belief)), seat_(seat), mood_(mood), rng_(seed), tree_(iterations) {
        const State sample = belief_.truth(rng_);
        seats_ = Rules::seatCount(sample);
        listMoves<Rules, Heuristics>(sample, seat_, choices_);
    }

    // Begins with the move that is asked for; null: the search chooses. Precondition: a legal move of the seat.
    void iterate(const Move* asked = nullptr) {
        tree_.makeRoom(1);
        State state = belief_.truth(rng_);
        for (Seat seat = 0; seat < seats_; ++seat) paths_[seat] = Path::root(seat);
        visited_.clear();
        for (bool known = true; known;) {
            const ToAct next = settleChance<Rules>(state, rng_);
            if (next.isOver()) break;
            known = step(state, moverAt(visited_.empty(), next, seat_), std::exchange(asked, nullptr));
        }
        const std::span<float> seatValues(values_.data(), static_cast<std::size_t>(seats_));
        const int playedOut = rollout<Rules, Heuristics>(state, rng_, moves_, seatValues);
        seatValues[seat_] = mood_.felt(seat_, seatValues);
        decisions_ += visited_.size() + static_cast<std::size_t>(playedOut);
        for (const auto& [node, seat] : visited_) {
            ++node->visits;
            node->value += values_[seat];
        }
        ++iterations_;
    }

    const MoveList<Move>& choices() const { return choices_; }
    // What the last iteration brought each seat.
    std::span<const float> values() const { return {values_.data(), static_cast<std::size_t>(seats_)}; }
    std::uint64_t iterations() const { return iterations_; }
    std::uint64_t decisions() const { return decisions_; }  // made on sampled positions, in the trees and after

    // For each choice that is the search's, in the order of `choices`.
    std::vector<RatedMove> rated() {
        std::vector<RatedMove> rated;
        for (const Move& move : choices_) {
            if (!belief_.isComputed(move)) rated.push_back(rate(move));
        }
        return rated;
    }

    // Of any move of the seat.
    RatedMove rate(const Move& move) {
        const SearchNode& node = tree_.at(Path::root(seat_).then(keyOf(move)));
        return {keyOf(move), node.visits, node.visits > 0 ? node.mean() : 0.0f};
    }

private:
    struct Visit {
        SearchNode* node;
        Seat seat;
    };

    // Makes a move: the one that is asked for, else one chosen in the mover's tree. False: it was new, and the rollout
    // begins.
    bool step(State& state, Seat mover, const Move* asked) {
        if (asked != nullptr) {
            askOnly(*asked, moves_);
        } else {
            listMoves<Rules, Heuristics>(state, mover, moves_);
        }
        const std::size_t index = select(paths_[mover]);
        const Move& move = moves_[index];
        takeOthersAlong<Rules>(std::span(paths_.data(), static_cast<std::size_t>(seats_)), state, mover, move);
        paths_[mover] = branches_[index];
        SearchNode& node = tree_.at(paths_[mover]);
        const bool isNew = node.isFree();
        if (isNew && !tree_.isFull()) tree_.add(node, paths_[mover]);
        if (!node.isFree()) visited_.push_back({&node, mover});
        Rules::play(state, mover, move, nullptr);
        return !isNew;
    }

    static constexpr bool ordersMoves = OrdersMoves<Heuristics, Rules>;

    // How many moves are looked at where so many visits were made; a move ordering has put the best ones first
    // (progressive widening: Coulom 2007). At the root it is all of them, for whoever asks wants to know of each.
    static std::size_t widthAfter(std::uint32_t visits) {
        return 1 + static_cast<std::size_t>(std::sqrt(0.5f * static_cast<float>(visits)));
    }

    // Leaves out of branches_ what is not looked at yet.
    void narrow() {
        std::uint32_t visits = 0;
        for (const Path& branch : branches_) visits += tree_.at(branch).visits;
        branches_.resize(std::min(branches_.size(), widthAfter(visits)));
    }

    // Index of a move never tried, each with the same chance; else of the one with the best upper bound.
    std::size_t select(Path path) {
        branches_.clear();
        for (const Move& move : moves_) {
            branches_.push_back(path.then(keyOf(move)));
            tree_.prefetch(branches_.back());
        }
        if constexpr (ordersMoves) {
            if (!visited_.empty()) narrow();
        }
        std::size_t untried = 0;
        std::uint32_t untriedCount = 0;
        std::size_t best = 0;
        float bestBound = -1;
        for (std::size_t index = 0; index < branches_.size(); ++index) {
            SearchNode& node = tree_.at(branches_[index]);
            if (node.isFree()) {
                if (rng_.below(++untriedCount) == 0) untried = index;
                continue;
            }
            ++node.available;
            if (untriedCount > 0) continue;
            const float bound = node.mean() + perturbed() * node.spread();
            if (bound > bestBound) {
                bestBound = bound;
                best = index;
            }
        }
        return untriedCount > 0 ? untried : best;
    }

    // Fixed upper bounds are no mixed strategy: two seats that choose without seeing each other's choice can fall in
    // step for ever, so that one seems to know what the other hides. Perturbed ones cannot (Hannan 1957).
    float perturbed() { return Heuristics::search.exploration * (0.5f + static_cast<float>(rng_.unit())); }

    Belief belief_;
    Seat seat_;
    Mood mood_;
    Rng rng_;
    SearchTree tree_;
    int seats_ = 0;
    MoveList<Move> choices_;
    MoveList<Move> moves_;
    std::vector<Path> branches_;  // of moves_, for the one who moves
    std::vector<Visit> visited_;  // in this iteration
    std::array<float, maxSeats> values_{};
    std::array<Path, maxSeats> paths_;  // where each seat stands in its tree
    std::uint64_t iterations_ = 0;
    std::uint64_t decisions_ = 0;
};

}  // namespace intrika::bots
