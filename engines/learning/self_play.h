// Games that a net plays against itself, and what it learns from them.
#pragma once

#include "engines/bots/listed_moves.h"
#include "engines/bots/net_search.h"
#include "engines/bots/rollout.h"
#include "engines/bots/valuation.h"
#include "engines/core/game_rules.h"
#include "engines/learning/progress.h"
#include "engines/learning/room.h"
#include "engines/learning/steps_of_play.h"
#include "engines/learning/trainer.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace intrika::learning {

// Values by TD(lambda) (Sutton 1988; Tesauro's TD-Gammon 1992): each position learns from the end of its game and from
// what the net said on the way there. Moves are chosen by what the position after each is worth, now and then another
// one; in some games the choice of moves itself is learnt from these values.
template <class Game>
class SelfPlay {
    using Rules = typename Game::Rules;
    using Heuristics = typename Game::Heuristics;
    using Features = typename Heuristics::Features;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Options = typename Rules::Options;
    using Belief = typename BeliefOf<Rules, Heuristics>::Type;
    using Chances = std::array<float, maxSeats>;

public:
    // `temperature`: how much worse than the best one a move may look and still be chosen now and then.
    SelfPlay(Trainer& trainer, Rng rng, float temperature) : trainer_(trainer), rng_(rng), temperature_(temperature) {}

    enum class By : std::uint8_t { rollouts, values, searches };

    void playGame(const Options& options, int seats, By by, Progress& progress) {
        seats_ = static_cast<std::size_t>(seats);
        passed_.clear();
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng_));
        const bool learnsMoves = by == By::searches || (by == By::values && rng_.below(gamesPerMoveGame) == 0);
        for (ToAct next = settleChance<Rules>(state, rng_); !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            const Seat mover = next.seats.first();
            const Move move = by == By::rollouts ? Heuristics::rolloutMove(state, mover, rng_, moves_)
                                                 : choose(state, mover, by, learnsMoves, progress);
            Rules::play(state, mover, move, nullptr);
        }
        if (by != By::searches) learnChances(state, progress);
        ++progress.games;
    }

private:
    static constexpr float lambda = 0.9f;
    static constexpr double chanceOfAny = 0.03;
    static constexpr std::uint32_t gamesPerMoveGame = 4;
    static constexpr std::uint32_t iterations = 200;
    static constexpr int truths = Heuristics::search.net.truths;

    std::span<float> seatsOf(Chances& chances) const { return std::span(chances.data(), seats_); }

    Move choose(const State& state, Seat mover, By by, bool learnsMoves, Progress& progress) {
        listMoves<Rules, Heuristics>(state, mover, moves_);
        if (moves_.size() == 1) return moves_.front();
        const Belief belief(Rules::view(state, mover), {});
        if (const auto computed = belief.computed(mover, rng_)) return *computed;
        leaveOutComputed<Belief>(moves_, left_);  // what is reckoned is not learnt either
        if (by != By::searches) passed_.push_back(state);
        const bool any = rng_.unit() < chanceOfAny;
        if (any && !learnsMoves) return moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))];
        const State sample = Rules::determinize(Rules::view(state, mover), rng_);
        wanted_.resize(moves_.size());
        const std::size_t chosen = by == By::searches ? chooseBySearch(state, mover) : chooseByValue(sample, mover);
        if (learnsMoves) learnMoves(belief, sample, mover, progress);
        return moves_[any ? rng_.below(static_cast<std::uint32_t>(moves_.size())) : chosen];
    }

    // Leaves in wanted_ how likely each move is to be the best one.
    std::size_t chooseByValue(const State& sample, Seat mover) {
        surely_.resize(moves_.size());
        for (std::size_t index = 0; index < moves_.size(); ++index) {
            State after = sample;
            Rules::play(after, mover, moves_[index], nullptr);
            const ToAct next = settleChance<Rules>(after, rng_);
            Chances chances;
            toValues<Rules, Features>(trainer_.net(), after, next.isOver(), seatsOf(chances));
            wanted_[index] = chances[mover] / (2 * temperature_);
            surely_[index] = chances[mover] / temperature_;
        }
        steadyShares(wanted_);
        steadyShares(surely_);
        return drawn();
    }

    // The same, from the visits.
    std::size_t chooseBySearch(const State& state, Seat mover) {
        NetSearch<Rules, Heuristics> search(trainer_.net(), Rules::view(state, mover), mover, rng_.next(), iterations);
        while (search.iterations() < iterations) search.iterate();
        const std::vector<RatedMove> rated = search.rated();
        surely_.resize(moves_.size());
        for (std::size_t index = 0; index < moves_.size(); ++index) {
            const auto found = std::find_if(rated.begin(), rated.end(),
                                            [&](const RatedMove& one) { return one.key == keyOf(moves_[index]); });
            const float visits = found != rated.end() ? static_cast<float>(found->visits) : 0.0f;
            wanted_[index] = visits / static_cast<float>(iterations);
            surely_[index] = wanted_[index] * wanted_[index];
        }
        return drawn();
    }

    std::size_t drawn() { return drawnBy(rng_, surely_, std::accumulate(surely_.begin(), surely_.end(), 0.0f)); }

    void learnMoves(const Belief& belief, const State& sample, Seat mover, Progress& progress) {
        lists_.resize(moves_.size());
        if constexpr (truths > 1) {
            listOnAverage(belief, mover);
        } else {
            const Features features(sample);
            for (std::size_t index = 0; index < moves_.size(); ++index) {
                lists_[index].clear();
                features.move(mover, moves_[index], lists_[index]);
            }
        }
        progress.lossOfMoves += trainer_.learnMoves(lists_, wanted_);
        ++progress.moveLists;
    }

    // The moves as the search looks at them (NetSearch::lookAround): one truth would say of each seat that it is a
    // friend, or that it is none, where nobody knows, and so it would be learnt that friends matter little.
    void listOnAverage(const Belief& belief, Seat mover) {
        const auto counts = Features::counts();
        std::vector<std::vector<float>> sums(moves_.size(),
                                             std::vector<float>(static_cast<std::size_t>(counts.ofMoves)));
        FeatureList list;
        for (int truth = 0; truth < truths; ++truth) {
            const State sample = belief.truth(rng_);
            const Features features(sample);
            for (std::size_t index = 0; index < moves_.size(); ++index) {
                list.clear();
                features.move(mover, moves_[index], list);
                list.forEach([&](std::uint32_t at, float amount) { sums[index][at] += amount / truths; });
            }
        }
        for (std::size_t index = 0; index < moves_.size(); ++index) {
            lists_[index].clear();
            for (int at = 0; at < counts.ofMoves; ++at) {
                const float amount = sums[index][static_cast<std::size_t>(at)];
                if (amount != 0) lists_[index].add({at, 1}, 0, amount);
            }
        }
    }

    void learnChances(const State& end, Progress& progress) {
        Chances target;
        toWinShares<Rules>(end, seatsOf(target));
        for (std::size_t index = passed_.size(); index-- > 0;) {
            Chances said;
            learnPosition(trainer_, Features(passed_[index]), seatsOf(target), seatsOf(said), lists_, progress);
            takeBack(seatsOf(target), seatsOf(said), lambda);
        }
    }

    Trainer& trainer_;
    Rng rng_;
    float temperature_;  // half of that of the choice that is learnt
    std::size_t seats_ = 0;
    std::vector<State> passed_;  // with a choice, in this game
    MoveList<Move> moves_;
    MoveList<Move> left_;
    std::vector<float> wanted_;  // by move: what is learnt ...
    std::vector<float> surely_;  // ... and what chooses
    std::vector<FeatureList> lists_;
};

}  // namespace intrika::learning
