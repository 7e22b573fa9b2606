// How fast a game's rules and its search are, on one core.
#pragma once

#include "engines/bots/bench_figures.h"
#include "engines/bots/bench_timing.h"
#include "engines/bots/ismcts.h"
#include "engines/bots/level.h"
#include "engines/bots/net_search.h"
#include "engines/bots/search_thinking.h"

#include <algorithm>
#include <vector>

namespace intrika::bots {

template <class Game>
class Bench {
    using Rules = typename Game::Rules;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;

public:
    // A tenth of `seconds`, or somewhat more, goes to each of five measurements of random games and of searches.
    Bench(int seats, double seconds) : seats_(seats), run_(seconds / 10) {}

    BenchFigures figures() {
        BenchFigures figures;
        figures.seats = seats_;
        figures.positionBytes = sizeof(State);
        measureGames(figures);
        measureSteps(figures);
        measureSearch(figures);
        return figures;
    }

private:
    // A decision of a random game.
    struct Sample {
        State state;
        Seat mover;
        Move move;
        View view;
    };

    State begin() {
        const typename Rules::Options options{};
        return Rules::start(options, seats_, Rules::deal(options, seats_, rng_));
    }

    template <class Before>
    int playRandomly(Before before) {
        State state = begin();
        for (int decisions = 0;; ++decisions) {
            const ToAct next = settleChance<Rules>(state, rng_);
            if (next.isOver()) return decisions;
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves_);
            const Move& move = moves_[rng_.below(static_cast<std::uint32_t>(moves_.size()))];
            before(state, mover, move);
            Rules::play(state, mover, move, nullptr);
        }
    }

    void measureGames(BenchFigures& figures) {
        double games = 0;
        double decisions = 0;
        figures.decisionsPerSecond = medianOfFive([&] {
            return ratePerSecond(run_, [&] {
                const int made = playRandomly([](const State&, Seat, const Move&) {});
                ++games;
                decisions += made;
                return made;
            });
        });
        figures.decisionsPerGame = decisions / games;
        figures.gamesPerSecond = figures.decisionsPerSecond / figures.decisionsPerGame;
    }

    void measureSteps(BenchFigures& figures) {
        std::vector<Sample> samples;
        for (int game = 0; game < 4; ++game) {
            playRandomly([&](const State& state, Seat mover, const Move& move) {
                samples.push_back({state, mover, move, Rules::view(state, mover)});
            });
        }
        figures.copyNs = nanoseconds(samples, [](Sample& sample) { return State(sample.state); });
        figures.legalMovesNs = nanoseconds(samples, [this](Sample& sample) {
            Rules::legalMoves(sample.state, sample.mover, moves_);
            return moves_.size();
        });
        figures.viewNs = nanoseconds(samples, [](Sample& sample) { return Rules::view(sample.state, sample.mover); });
        figures.determinizeNs =
            nanoseconds(samples, [this](Sample& sample) { return Rules::determinize(sample.view, rng_); });
        const double copyAndPlay = nanoseconds(samples, [](Sample& sample) {
            State state = sample.state;
            Rules::play(state, sample.mover, sample.move, nullptr);
            return state;
        });
        figures.playNs = std::max(copyAndPlay - figures.copyNs, 0.0);
    }

    template <class Step>
    double nanoseconds(std::vector<Sample>& samples, Step step) {
        constexpr double stepShare = 0.1;  // single steps repeat themselves more closely than games do
        const double rate = medianOfFive([&] {
            return ratePerSecond(run_ * stepShare, [&] {
                for (Sample& sample : samples) mustCompute(step(sample));
                return samples.size();
            });
        });
        return 1e9 / rate;
    }

    // The strong bot's search at the first decision of a game.
    void measureSearch(BenchFigures& figures) {
        using Heuristics = typename Game::Heuristics;
        if constexpr (HasLearnt<Heuristics, Rules>) {
            if (netFor<Rules, typename Heuristics::Features>([this] { return begin(); })) {
                measureSearchBy<LearntSearch<Rules, Heuristics>>(figures);
                return;
            }
        }
        measureSearchBy<Search<Rules, Heuristics>>(figures);
    }

    template <class Searching>
    void measureSearchBy(BenchFigures& figures) {
        double iterations = 0;
        double decisions = 0;
        figures.iterationsPerSecond = medianOfFive([&] {
            const State first = begin();
            const Seat mover = Rules::toAct(first).seats.first();
            return ratePerSecond(run_, [&] {
                const std::uint32_t goal = goalOf<typename Game::Heuristics, Searching>(budgetOfAdvice());
                Searching search(Rules::view(first, mover), mover, rng_.next(), goal);
                while (search.iterations() < goal) search.iterate();
                iterations += static_cast<double>(search.iterations());
                decisions += static_cast<double>(search.decisions());
                return search.iterations();
            });
        });
        figures.simulatedDecisionsPerSecond = figures.iterationsPerSecond * decisions / iterations;
    }

    int seats_;
    double run_;
    Rng rng_{1};
    MoveList<Move> moves_;
};

template <class Game>
BenchFigures benchOf(int seats, double seconds) {
    return Bench<Game>(seats, seconds).figures();
}

}  // namespace intrika::bots
