// The search for games that have learnt: a tree in which a net says before a move is tried how likely it is to be
// the best one (PUCT: Rosin 2011, Silver et al. 2017), and after it what the position is worth, instead of a rollout.
//
// As in the other search each iteration samples a truth, and a move counts where it can be made. In most games moves
// that a seat does not see part the tree all the same: with a good value at hand that was found to harm less than trees
// that know less apart (docs/bots.md); NetTraits::treeForEachSeat has it the other way. Where a game has learnt which
// moves deserve a look and nothing else, rollouts say what a position is worth; NetTraits::lookahead has both.
#pragma once

#include "engines/bots/belief.h"
#include "engines/bots/listed_moves.h"
#include "engines/bots/mood.h"
#include "engines/bots/rollout.h"
#include "engines/bots/search_root.h"
#include "engines/bots/search_tree.h"
#include "engines/bots/seen_move.h"
#include "engines/bots/thinking.h"
#include "engines/bots/valuation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace intrika::bots {

// One thread's search, as `Search` is, and asked as it is; it is made from a view as well.
template <class Rules, class Heuristics, class Belief = typename BeliefOf<Rules, Heuristics>::Type>
class NetSearch {
public:
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;
    using Features = typename Heuristics::Features;
    static_assert(HasLearnt<Heuristics, Rules>);
    static constexpr bool asksANet = true;

    // `net` outlives the search.
    NetSearch(const Net& net, const View& view, Seat seat, std::uint64_t seed, std::uint32_t iterations,
              std::span<const typename Rules::Told> seen = {}, const Mood& mood = {})
        : NetSearch(net, Belief(view, seen), seat, seed, iterations, mood) {}

    NetSearch(const Net& net, Belief belief, Seat seat, std::uint64_t seed, std::uint32_t iterations,
              const Mood& mood = {})
        : net_(net),
          belief_(std::move(belief)),
          seat_(seat),
          mood_(mood),
          rng_(seed),
          tree_(std::size_t{iterations} * usualMoves) {
        const State sample = belief_.truth(rng_);
        seats_ = Rules::seatCount(sample);
        listMoves<Rules, Heuristics>(sample, seat, choices_);
        if constexpr (traits.truths > 1) lookAround();
    }

    void iterate(const Move* asked = nullptr) {
        tree_.makeRoom(roomForMoves);
        State state = belief_.truth(rng_);
        for (Seat seat = 0; seat < trees(); ++seat) paths_[seat] = Path::root(seat);
        visited_.clear();
        ToAct next = settleChance<Rules>(state, rng_);
        for (bool known = true; known && !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            known = step(state, moverAt(visited_.empty(), next, seat_), std::exchange(asked, nullptr));
            ++decisions_;
        }
        valueLeaf(state, next.isOver());
        values_[seat_] = mood_.felt(seat_, values());
        for (const auto& [node, mover] : visited_) {
            ++node->visits;
            node->value += values_[mover];
        }
        ++iterations_;
    }

    const MoveList<Move>& choices() const { return choices_; }
    std::span<const float> values() const { return {values_.data(), seats_}; }
    std::uint64_t iterations() const { return iterations_; }
    std::uint64_t decisions() const { return decisions_; }  // made on sampled positions

    std::vector<RatedMove> rated() {
        std::vector<RatedMove> rated;
        for (const Move& move : choices_) {
            if (!belief_.isComputed(move)) rated.push_back(rate(move));
        }
        return rated;
    }

    RatedMove rate(const Move& move) {
        const SearchNode& node = tree_.at(Path::root(treeOf(seat_)).then(keyOf(move)));
        return {keyOf(move), node.visits, node.visits > 0 ? node.mean() : 0.0f};
    }

private:
    static constexpr std::size_t usualMoves = 12;
    static constexpr std::size_t roomForMoves = 256;
    static constexpr NetTraits traits = Heuristics::search.net;

    std::size_t trees() const { return traits.treeForEachSeat ? seats_ : 1; }
    static Seat treeOf(Seat seat) { return traits.treeForEachSeat ? seat : 0; }

    // False: the move was new, or nobody knows the moves here, and the net says what comes of it.
    bool step(State& state, Seat mover, const Move* asked) {
        if (asked != nullptr) {
            askOnly(*asked, moves_);
        } else {
            Rules::legalMoves(state, mover, moves_);
            leaveOutComputed<Belief>(moves_, left_);
        }
        if (moves_.size() == 1 && !visited_.empty()) {  // nobody chooses: no node
            play(state, mover, moves_.front());
            return true;
        }
        if constexpr (OrdersMoves<Heuristics, Rules>) {
            if (asked == nullptr) listings_.narrow(state, mover, paths_[treeOf(mover)], moves_);
        }
        lookUp(state, mover);
        if (isUnknown()) return false;
        const std::size_t index = select();
        SearchNode& node = *nodes_[index];
        const bool isNew = node.visits == 0;
        if (!node.isFree()) visited_.emplace_back(&node, mover);
        play(state, mover, moves_[index]);
        return !isNew;
    }

    // Along each tree by what its seat sees of the move.
    void play(State& state, Seat mover, const Move& move) {
        paths_[treeOf(mover)] = paths_[treeOf(mover)].then(keyOf(move));
        if constexpr (traits.treeForEachSeat) {
            takeOthersAlong<Rules>(std::span(paths_.data(), seats_), state, mover, move);
        }
        Rules::play(state, mover, move, nullptr);
    }

    // What the seat that asks makes of its moves, on the average of some truths: the first one alone would decide for
    // the whole search who looks like a friend.
    void lookAround() {
        tree_.makeRoom(roomForMoves);
        std::vector<float> scores(choices_.size());
        for (int truth = 0; truth < traits.truths; ++truth) {
            const State sample = belief_.truth(rng_);
            const Features features(sample);
            for (std::size_t index = 0; index < choices_.size(); ++index) {
                list_.clear();
                features.move(seat_, choices_[index], list_);
                scores[index] += net_.scoreOfMove(list_) / static_cast<float>(traits.truths);
            }
        }
        for (std::size_t index = 0; index < choices_.size() && !tree_.isFull(); ++index) {
            const Path path = Path::root(treeOf(seat_)).then(keyOf(choices_[index]));
            SearchNode& node = tree_.at(path);
            tree_.add(node, path);
            node.prior = steadyExp(scores[index]);
        }
    }

    // Leaves in values_ what the position is worth that the tree came to.
    void valueLeaf(State& state, bool isOver) {
        const std::span<float> seatValues(values_.data(), seats_);
        if constexpr (traits.ratesMovesAlone) {
            decisions_ += static_cast<std::size_t>(rollout<Rules, Heuristics>(state, rng_, moves_, seatValues));
        } else {
            toValues<Rules, Features>(net_, state, isOver, seatValues);
            if constexpr (traits.lookahead > 0) lookAhead(state, seatValues);
        }
    }

    void lookAhead(State& state, std::span<float> seatValues) {
        const int made = playToCutoff<Rules, Heuristics>(state, rng_, moves_);
        if (made == 0) return;
        decisions_ += static_cast<std::size_t>(made);
        std::array<float, maxSeats> later;
        toValues<Rules, Features>(net_, state, Rules::toAct(state).isOver(), std::span(later.data(), seats_));
        for (Seat seat = 0; seat < seats_; ++seat) {
            seatValues[seat] += traits.lookahead * (later[seat] - seatValues[seat]);
        }
    }

    // The nodes of moves_, with what the net says to those that were never possible before.
    void lookUp(const State& state, Seat mover) {
        branches_.clear();
        for (const Move& move : moves_) {
            branches_.push_back(paths_[treeOf(mover)].then(keyOf(move)));
            tree_.prefetch(branches_.back());
        }
        nodes_.clear();
        bool anyNew = false;
        for (const Path path : branches_) {
            nodes_.push_back(&tree_.at(path));
            anyNew |= nodes_.back()->isFree();
        }
        if (anyNew) addNew(state, mover);
    }

    // Out of line: making features takes its room and time, and most positions have been here before.
    [[gnu::noinline]] void addNew(const State& state, Seat mover) {
        if constexpr (LearnsToActBySight<Features, Rules>) {
            if (net_.policy) {
                const View view = Rules::view(state, mover);
                toShares(*net_.policy, typename Features::Sight(view), moves_, list_, shares_);
                addEachNew([this](std::size_t index) { return shares_[index]; });
                return;
            }
        }
        const Features features(state);
        addEachNew([&](std::size_t index) {
            list_.clear();
            features.move(mover, moves_[index], list_);
            return steadyExp(net_.scoreOfMove(list_));
        });
    }

    template <class PriorOf>
    void addEachNew(PriorOf priorOf) {
        for (std::size_t index = 0; index < moves_.size(); ++index) {
            // Once more, for two that are new may have found the same free place.
            SearchNode& node = tree_.at(branches_[index]);
            nodes_[index] = &node;
            if (!node.isFree() || tree_.isFull()) continue;
            tree_.add(node, branches_[index]);
            node.prior = priorOf(index);
        }
    }

    // In a full tree: a move chosen here would be chosen blindly, and the moves before would be rated by it.
    bool isUnknown() const {
        return tree_.isFull() &&
               std::all_of(nodes_.begin(), nodes_.end(), [](const SearchNode* node) { return node->isFree(); });
    }

    std::size_t select() const {
        float priors = tiny;
        float values = 0;
        std::uint32_t visits = 0;
        for (const SearchNode* node : nodes_) {
            priors += node->prior;
            values += node->value;
            visits += node->visits;
        }
        const float usual = visits > 0 ? values / static_cast<float>(visits) : 1.0f / static_cast<float>(seats_);
        const float untried = usual - traits.firstPlayReduction;  // Gelly, Wang 2006: first play urgency
        const float weight = traits.exploration * std::sqrt(static_cast<float>(visits) + 1) / priors;
        const float even = traits.even * priors / static_cast<float>(nodes_.size());
        std::size_t best = 0;
        float bestBound = -1;
        for (std::size_t index = 0; index < nodes_.size(); ++index) {
            const SearchNode& node = *nodes_[index];
            const float mean = node.visits > 0 ? node.mean() : untried;
            const float prior = traits.even > 0 ? (1 - traits.even) * node.prior + even : node.prior;
            const float bound = mean + weight * prior / static_cast<float>(1 + node.visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = index;
            }
        }
        return best;
    }

    static constexpr float tiny = 1e-9f;  // where a full tree knows no move at all

    const Net& net_;
    Belief belief_;
    Seat seat_;
    Mood mood_;
    Rng rng_;
    SearchTree tree_;
    std::size_t seats_ = 0;
    std::array<Path, maxSeats> paths_;  // where this iteration stands, by tree
    std::array<float, maxSeats> values_{};
    MoveList<Move> choices_;
    MoveList<Move> moves_;
    MoveList<Move> left_;
    std::vector<Path> branches_;      // of moves_ ...
    std::vector<SearchNode*> nodes_;  // ... and their nodes, or the free places of those that found no room
    std::vector<std::pair<SearchNode*, Seat>> visited_;
    [[no_unique_address]] std::conditional_t<OrdersMoves<Heuristics, Rules>, Listings<Rules, Heuristics>, LeftOut>
        listings_;
    FeatureList list_;
    std::vector<float> shares_;  // by move, of a policy
    std::uint64_t iterations_ = 0;
    std::uint64_t decisions_ = 0;
};

// With what the game has learnt. Precondition: there is a net for such a game.
template <class Rules, class Heuristics>
class LearntSearch : public NetSearch<Rules, Heuristics> {
public:
    LearntSearch(const typename Rules::View& view, Seat seat, std::uint64_t seed, std::uint32_t iterations,
                 std::span<const typename Rules::Told> seen = {}, const Mood& mood = {})
        : NetSearch<Rules, Heuristics>(*netForView<Rules, typename Heuristics::Features>(view, seed), view, seat, seed,
                                       iterations, seen, mood) {}
};

}  // namespace intrika::bots
