// Single-observer information set Monte Carlo tree search by the book (Cowling, Powley, Whitehouse: Information Set
// Monte Carlo Tree Search, 2012, algorithm 1): a yardstick for matches, which knows nothing of a game but its rules.
#pragma once

#include "engines/bots/mood.h"
#include "engines/bots/rollout.h"
#include "engines/bots/search_tree.h"
#include "engines/bots/thinking.h"
#include "engines/bots/win_share.h"
#include "engines/core/game_rules.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace intrika::bots {

// What a search by the book knows of any game.
struct NoKnowledge {
    static constexpr SearchTraits search{};
    using Belief = LeftOut;
};

// One tree, in which everybody's moves are; a node is a path of moves, whoever can see them.
template <class Rules>
class Textbook {
public:
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;

    Textbook(const View& view, Seat seat, std::uint64_t seed, std::uint32_t iterations,
             std::span<const typename Rules::Told> = {}, const Mood& = {})
        : view_(view), rng_(seed), tree_(iterations) {
        Rules::legalMoves(Rules::determinize(view_, rng_), seat, choices_);
    }

    void iterate() {
        tree_.makeRoom(1);
        State state = Rules::determinize(view_, rng_);
        path_ = Path::root(0);
        visited_.clear();
        ToAct next = settleChance<Rules>(state, rng_);
        for (bool known = true; known && !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            known = step(state, next.seats.first());
        }
        for (; !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves_);
            const Move move = moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))];
            Rules::play(state, mover, move, nullptr);
        }
        backUp(state);
    }

    const MoveList<Move>& choices() const { return choices_; }
    std::uint64_t iterations() const { return iterations_; }

    std::vector<RatedMove> rated() {
        std::vector<RatedMove> rated;
        for (const Move& move : choices_) {
            const SearchNode& node = tree_.at(Path::root(0).then(keyOf(move)));
            rated.push_back({keyOf(move), node.visits, node.visits > 0 ? node.mean() : 0.0f});
        }
        return rated;
    }

private:
    static constexpr float exploration = 0.7f;  // as the paper has it

    // False: the move was new, and random play begins.
    bool step(State& state, Seat mover) {
        Rules::legalMoves(state, mover, moves_);
        const std::size_t index = select();
        path_ = path_.then(keyOf(moves_[index]));
        SearchNode& node = tree_.at(path_);
        const bool isNew = node.isFree();
        if (isNew && !tree_.isFull()) tree_.add(node, path_);
        if (!node.isFree()) visited_.emplace_back(&node, mover);
        Rules::play(state, mover, moves_[index], nullptr);
        return !isNew;
    }

    std::size_t select() {
        std::size_t best = 0;
        float bestBound = -1;
        std::uint32_t untried = 0;
        for (std::size_t index = 0; index < moves_.size(); ++index) {
            SearchNode& node = tree_.at(path_.then(keyOf(moves_[index])));
            if (node.isFree()) {
                if (rng_.below(++untried) == 0) best = index;
                continue;
            }
            ++node.available;
            if (untried > 0) continue;
            const float bound = node.mean() + exploration * node.spread();
            if (bound > bestBound) {
                bestBound = bound;
                best = index;
            }
        }
        return best;
    }

    void backUp(const State& state) {
        std::array<float, maxSeats> values{};
        toWinShares<Rules>(state, std::span(values.data(), static_cast<std::size_t>(Rules::seatCount(state))));
        for (const auto& [node, mover] : visited_) {
            ++node->visits;
            node->value += values[mover];
        }
        ++iterations_;
    }

    View view_;
    Rng rng_;
    SearchTree tree_;
    Path path_;
    MoveList<Move> choices_;
    MoveList<Move> moves_;
    std::vector<std::pair<SearchNode*, Seat>> visited_;
    std::uint64_t iterations_ = 0;
};

}  // namespace intrika::bots
