// Games in which every seat acts by a policy, and what policy and net learn from them.
#pragma once

#include "engines/bots/rollout.h"
#include "engines/bots/valuation.h"
#include "engines/core/game_rules.h"
#include "engines/learning/actor.h"
#include "engines/learning/progress.h"
#include "engines/learning/room.h"
#include "engines/learning/steps_of_play.h"
#include "engines/learning/trainer.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace intrika::learning {

// An actor that knows what its seat sees, and a critic that knows the whole truth of the game that is played (Lowe et
// al. 2017): the net, which learns by TD(lambda) what each position is worth among such players. A move's score grows
// by how much better things came (the lambda return) than the critic had said, and by how seldom the move is chosen,
// `entropy` times: so nobody becomes easy to read. As the truths are those that the players' own choices lead to, what
// others hide is believed as it should be.
template <class Game>
class Acting {
    using Rules = typename Game::Rules;
    using Features = typename Game::Heuristics::Features;
    using Sight = typename Features::Sight;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Chances = std::array<float, maxSeats>;

public:
    Acting(Actor& actor, Trainer& critic, Rng rng) : actor_(actor), critic_(critic), rng_(rng) {}

    void playGame(const typename Rules::Options& options, int seats, float entropy, Progress& progress) {
        seats_ = static_cast<std::size_t>(seats);
        made_ = 0;
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng_));
        for (ToAct next = settleChance<Rules>(state, rng_); !next.isOver(); next = settleChance<Rules>(state, rng_)) {
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves_);
            if (moves_.size() == 1) {
                Rules::play(state, mover, moves_.front(), nullptr);
            } else {
                Rules::play(state, mover, moves_[choose(state, mover)], nullptr);
            }
        }
        learn(state, entropy, progress);
        ++progress.games;
    }

private:
    static constexpr float lambda = 0.9f;
    static constexpr std::uint32_t gamesPerCriticGame = 3;
    static constexpr float tiny = 1e-8f;

    struct Made {
        ActedChoice choice;
        State before;
        Seat mover = 0;
        std::size_t chosen = 0;
    };

    std::span<float> seatsOf(Chances& chances) const { return std::span(chances.data(), seats_); }

    std::size_t choose(const State& state, Seat mover) {
        if (made_ == all_.size()) all_.emplace_back();
        Made& made = all_[made_++];
        made.before = state;
        made.mover = mover;
        const auto view = Rules::view(state, mover);
        made.choice.look(actor_.policy(), Sight(view), moves_);
        made.chosen = drawnBy(rng_, made.choice.shares, 1);
        return made.chosen;
    }

    void learn(const State& end, float entropy, Progress& progress) {
        Chances target;
        toWinShares<Rules>(end, seatsOf(target));
        const bool teachesCritic = rng_.below(gamesPerCriticGame) == 0;
        while (made_ > 0) {
            const Made& made = all_[--made_];
            Chances said;
            const Features features(made.before);
            if (teachesCritic) {
                learnPosition(critic_, features, seatsOf(target), seatsOf(said), lists_, progress);
            } else {
                toChances(critic_.net(), features, seatsOf(said));
            }
            learnChoice(made, target[made.mover] - said[made.mover], entropy);
            takeBack(seatsOf(target), seatsOf(said), lambda);
        }
    }

    void learnChoice(const Made& made, float surprise, float entropy) {
        const auto& shares = made.choice.shares;
        slopes_.resize(shares.size());
        float mean = 0;
        for (std::size_t move = 0; move < shares.size(); ++move) {
            slopes_[move] = -entropy * std::log(shares[move] + tiny);
            mean += shares[move] * slopes_[move];
        }
        for (std::size_t move = 0; move < shares.size(); ++move) {
            const float own = move == made.chosen ? 1.0f : 0.0f;
            slopes_[move] = shares[move] * (slopes_[move] - mean) + (own - shares[move]) * surprise;
        }
        actor_.add(made.choice, slopes_);
    }

    Actor& actor_;
    Trainer& critic_;
    Rng rng_;
    std::size_t seats_ = 0;
    std::vector<Made> all_;  // keeps its memory from game to game ...
    std::size_t made_ = 0;   // ... of which this one has so many
    MoveList<Move> moves_;
    std::vector<float> slopes_;
    std::vector<FeatureList> lists_;
};

}  // namespace intrika::learning
