// From nothing to a net: generation after generation of self-play, each of which must hold its own against the best one
// before it.
#pragma once

#include "engines/learning/acting.h"
#include "engines/learning/actor.h"
#include "engines/learning/duel.h"
#include "engines/learning/fingerprint.h"
#include "engines/learning/gate.h"
#include "engines/learning/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace intrika::learning {

struct Curriculum {
    int minSeats = 2;
    int maxSeats = 2;
    int byValues = 7;    // generations that learn values, and moves from them
    int bySearches = 2;  // ... and then moves alone, from searches
    int byActing = 0;    // ... and then a policy, and values among those who act by it, where a game has a sight
    int gamesByValues = 5000;
    int gamesBySearches = 300;
    int gamesByActing = 200'000;
    int gateGames = learning::gateGames;
    int carefulFrom = 2;        // the generation whose steps begin anew, and smaller
    float temperature = 0.02f;  // of the choice of moves in self-play
    std::uint64_t seed = 1;
};

struct Generation {
    int number = 0;
    Progress progress;
    Tally gate;  // against the best one so far, a fair share being 1
    bool isBest = false;
};

template <class Game>
class School {
    using Rules = typename Game::Rules;
    using Features = typename Game::Heuristics::Features;
    using Options = typename Rules::Options;
    using Playing = SelfPlay<Game>;

public:
    // `variants`: what else is played by than the default, in every second game.
    // `usual`: what every other game is played by; where that is not the default, every eighth is played by the
    // default.
    explicit School(const Curriculum& curriculum, std::vector<Options> variants = {}, const Options& usual = {})
        : curriculum_(curriculum),
          variants_(std::move(variants)),
          usual_(usual),
          trainer_(fresh(curriculum)),
          actor_(freshActor(curriculum)),
          best_(trainer_.net()) {}

    // What an earlier run left: its trainer, its actor, its best net, and how many generations it had.
    void resume(Trainer trainer, Actor actor, Net best, int generations) {
        trainer_ = std::move(trainer);
        actor_ = std::move(actor);
        best_ = std::move(best);
        done_ = generations;
    }

    bool isOver() const { return done_ >= beforeActing() + (acts ? curriculum_.byActing : 0); }
    const Trainer& trainer() const { return trainer_; }
    const Actor& actor() const { return actor_; }
    const Net& best() const { return best_; }

    Generation next() {
        Generation generation;
        generation.number = done_;
        Rng rng(curriculum_.seed + 1000003u * static_cast<std::uint64_t>(done_ + 1));
        Net net = done_ < beforeActing() ? teach(generation.progress, rng) : teachToAct(generation.progress, rng);
        generation.gate = gate(net, rng);
        generation.isBest = done_ == 0 || passesGate(generation.gate);
        if (generation.isBest) best_ = std::move(net);
        ++done_;
        return generation;
    }

private:
    static constexpr int gamesByRollouts = 300;  // before the net knows anything
    static constexpr int gamesBetweenMemories = 25;
    static constexpr std::uint32_t gateIterations = 50;
    static constexpr bool learnsFromSearchesAlone = Game::Heuristics::search.net.ratesMovesAlone;
    static constexpr float carefulRate = 0.02f;
    static constexpr bool acts = LearnsToActBySight<Features, Rules>;
    static constexpr int gamesOfStep = 128;  // of an actor
    static constexpr int stepsBetweenMemories = 20;
    static constexpr float rateOfActor = 0.003f;
    static constexpr float entropyAtFirst = 0.02f;
    static constexpr float entropyAtLast = 0.003f;
    static constexpr float cautionOfCritic = 9;  // it has learnt before

    static Trainer fresh(const Curriculum& curriculum) {
        Rng rng(curriculum.seed);
        Net net = unlearnt(Features::counts(), rng);
        net.fingerprint = Fingerprint<Rules, Features>::computed();
        return Trainer(std::move(net));
    }

    static Actor freshActor(const Curriculum& curriculum) {
        Rng rng(curriculum.seed + 1);
        return Actor(unpractised(sightCounts<Features>(), rng));
    }

    int beforeActing() const { return curriculum_.byValues + curriculum_.bySearches; }

    Net teach(Progress& progress, Rng& rng) {
        trainer_.setRate(done_ < curriculum_.carefulFrom ? 0.05f : carefulRate);
        if (done_ == curriculum_.carefulFrom) trainer_.beginAnew(1.7f);
        const bool searches = learnsFromSearchesAlone || done_ >= curriculum_.byValues;
        const int games = searches ? curriculum_.gamesBySearches : curriculum_.gamesByValues;
        Playing playing(trainer_, rng.split(), curriculum_.temperature);
        for (int game = 0; game < games; ++game) {
            const bool atRandom = !learnsFromSearchesAlone && done_ == 0 && game < gamesByRollouts;
            const auto by = atRandom ? Playing::By::rollouts : searches ? Playing::By::searches : Playing::By::values;
            playing.playGame(someOptions(rng), someSeats(rng), by, progress);
            if (game >= games / 2 && (games - 1 - game) % gamesBetweenMemories == 0) trainer_.remember();
        }
        return trainer_.meanOfRemembered();
    }

    // Steps and entropy become smaller over all generations that act, so each has its place among them.
    Net teachToAct(Progress& progress, Rng& rng) {
        if constexpr (acts) {
            const int already = done_ - beforeActing();
            trainer_.setRate(carefulRate);
            if (already == 0) trainer_.beginAnew(cautionOfCritic);
            Acting<Game> acting(actor_, trainer_, rng.split());
            const int steps = std::max(curriculum_.gamesByActing / gamesOfStep, 1);
            for (int step = 0; step < steps; ++step) {
                const float way =
                    static_cast<float>(already * steps + step) / static_cast<float>(curriculum_.byActing * steps);
                const float entropy = entropyAtFirst * std::pow(entropyAtLast / entropyAtFirst, way);
                for (int game = 0; game < gamesOfStep; ++game) {
                    acting.playGame(someOptions(rng), someSeats(rng), entropy, progress);
                }
                actor_.step(rateOfActor * (way < 0.5f ? 1.0f : 2 * (1 - way) + 0.02f), gamesOfStep);
                const int left = steps - 1 - step;
                if (left <= steps / 5 && left % stepsBetweenMemories == 0) remember();
            }
            Net net = trainer_.meanOfRemembered();
            net.policy = actor_.meanOfRemembered().rounded();
            return net;
        } else {
            return trainer_.net();
        }
    }

    void remember() {
        trainer_.remember();
        actor_.remember();
    }

    Options someOptions(Rng& rng) const {
        if (variants_.empty() || rng.below(2) == 0) return usual_;
        if (!(usual_ == Options()) && rng.below(4) == 0) return {};
        return variants_[rng.below(static_cast<std::uint32_t>(variants_.size()))];
    }

    int someSeats(Rng& rng) const {
        return curriculum_.minSeats +
               static_cast<int>(rng.below(static_cast<std::uint32_t>(curriculum_.maxSeats - curriculum_.minSeats + 1)));
    }

    // Every number of seats as many deals.
    Tally gate(const Net& net, Rng& rng) const {
        Budget budget;
        budget.iterations = gateIterations;
        budget.milliseconds = 0;
        Duel<Game> duel({Contender::Is::net, &net}, {Contender::Is::net, &best_}, budget, usual_);
        int gamesOfDeal = 0;
        for (int seats = curriculum_.minSeats; seats <= curriculum_.maxSeats; ++seats) {
            gamesOfDeal += Duel<Game>::turnsOf(seats);
        }
        const int dealCount = (curriculum_.gateGames + gamesOfDeal - 1) / gamesOfDeal;
        Tally all;
        for (int seats = curriculum_.minSeats; seats <= curriculum_.maxSeats; ++seats) {
            Rng deals = rng.split();
            for (int deal = 0; deal < dealCount; ++deal) {
                const Tally one = duel.play(seats, 1, deals.split());
                all.add(one.mean() * Duel<Game>::turnsOf(seats));
                all.games += one.games;
            }
        }
        return all;
    }

    Curriculum curriculum_;
    std::vector<Options> variants_;
    Options usual_;
    Trainer trainer_;
    Actor actor_;  // of no features where a game has no sight
    Net best_;
    int done_ = 0;
};

}  // namespace intrika::learning
