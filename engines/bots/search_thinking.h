// The search as a job: budgets, threads, and which move is played in the end.
#pragma once

#include "engines/bots/ismcts.h"
#include "engines/bots/level.h"
#include "engines/bots/mood.h"
#include "engines/bots/thinking.h"
#include "engines/core/thread_clock.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace intrika::bots {

// The end of the time that a job may take from when it was asked for; without a cap it never comes. What comes before
// the search is in it, and a tenth is left to what comes after.
class Deadline {
public:
    explicit Deadline(const Budget& budget)
        : clock_(budget.clock), seconds_(0.001 * budget.milliseconds * forSearch), begin_(now()) {}

    float share() const { return seconds_ > 0 ? static_cast<float>((now() - begin_) / seconds_) : 0.0f; }

private:
    static constexpr double forSearch = 0.9;

    double now() const {
        if (clock_ == Budget::Clock::thread) return threadSeconds();
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }

    Budget::Clock clock_;
    double seconds_;
    double begin_;
};

// The visits of the same moves, in the same order, taken together.
void addVisits(std::vector<RatedMove>& sum, const std::vector<RatedMove>& more);

// The most visited move; above a temperature of 0 one that looked nearly as good, now and then. Sorts the moves, most
// visited first.
// Precondition: there is a move.
MoveKey chosenFrom(std::vector<RatedMove>& rated, float temperature, Rng& rng);

template <class Searching>
concept AsksANet = requires {
    requires Searching::asksANet;
};

// How many iterations a job does: those of its level, or fewer where the heuristics say so.
template <class Heuristics, class Searching = void>
constexpr std::uint32_t goalOf(const Budget& budget) {
    if (budget.isExact) return budget.iterations;
    constexpr SearchTraits traits = Heuristics::search;
    const std::uint64_t capWithNet = budget.holdsBack ? traits.strongNetIterations : traits.netIterationCap;
    const std::uint64_t cap = AsksANet<Searching> ? capWithNet : traits.iterationCap;
    return static_cast<std::uint32_t>(std::min(std::uint64_t{budget.iterations}, cap * budget.patience));
}

// Each thread has trees, a generator and samples of its own, and at the end their visits are added: a seed, a number of
// iterations and a number of threads give the same answer each time.
// `Searching`: one thread's search, made and asked as `Search` is.
template <class Rules, class Heuristics, class Searching = Search<Rules, Heuristics>>
class SearchThinking final : public Thinking {
public:
    using View = typename Rules::View;
    SearchThinking(const View& view, Seat seat, const Budget& budget, std::uint64_t seed,
                   std::vector<typename Rules::Told> seen = {}, const Mood& mood = {})
        : view_(view),
          seen_(std::move(seen)),
          seat_(seat),
          mood_(mood),
          budget_(budget),
          seed_(seed),
          deadline_(budget) {
        assert(budget.threads == 1 || budget.clock == Budget::Clock::wall);
    }

    Advice run(std::stop_token stop, std::atomic<float>& share) override {
        Rng rng(seed_);
        if (auto computed = compute(rng)) {
            share.store(1);
            return std::move(*computed);
        }
        std::vector<Part> parts(threads());
        for (Part& part : parts) part.seed = rng.next();
        {
            std::vector<std::jthread> helpers;
            for (std::size_t index = 1; index < parts.size(); ++index) {
                helpers.emplace_back([this, &stop, &part = parts[index], &parts] {
                    std::atomic<float> unseen;
                    search(part, parts.size(), stop, unseen);
                });
            }
            search(parts.front(), parts.size(), stop, share);
        }
        Advice advice;
        for (const Part& part : parts) {
            advice.iterations += part.iterations;
            addVisits(advice.rated, part.rated);
        }
        advice.best = chosenFrom(advice.rated, budget_.temperature, rng);
        share.store(1);
        return advice;
    }

private:
    // However late a job came to run: below that its move would be an accident.
    static constexpr std::uint64_t least = 50;
    // Iterations without a look at the clock, which of a thread's own time costs a tenth of one: never so many that
    // they are more than a sixtieth of the search.
    static constexpr std::uint64_t mostUnwatched = 15;

    // A tree needs so many iterations to be worth adding to others.
    static constexpr std::uint32_t leastForAThread = 100;

    struct Part {
        std::uint64_t seed = 0;
        std::vector<RatedMove> rated;
        std::uint64_t iterations = 0;
    };

    std::optional<Advice> compute(Rng& rng) const {
        const auto move = typename BeliefOf<Rules, Heuristics>::Type(view_, seen_).computed(seat_, rng);
        if (!move) return std::nullopt;
        return Advice{keyOf(*move), {{keyOf(*move)}}, 0, std::nullopt};
    }

    std::size_t threads() const {
        const std::uint32_t useful = goalOf<Heuristics, Searching>(budget_) / leastForAThread;
        return std::max(std::min(static_cast<std::uint32_t>(budget_.threads), useful), 1u);
    }

    void search(Part& part, std::size_t parts, const std::stop_token& stop, std::atomic<float>& share) const {
        const auto goal = static_cast<std::uint32_t>((goalOf<Heuristics, Searching>(budget_) + parts - 1) / parts);
        Searching search(view_, seat_, part.seed, goal, seen_, mood_);
        // Where haste would tell what the seat holds, one choice is thought about as if there were others.
        const bool isForced = search.choices().size() == 1 && !Heuristics::search.hidesHaste;
        std::uint64_t lookAgain = 0;
        while (!isForced && search.iterations() < goal && !stop.stop_requested()) {
            const std::uint64_t done = search.iterations();
            if (done >= lookAgain) {
                const float passed = deadline_.share();
                if (passed >= 1 && done >= least) break;
                share.store(std::max(passed, static_cast<float>(done) / static_cast<float>(goal)),
                            std::memory_order_relaxed);
                lookAgain = done + 1 + std::min(done / 64, mostUnwatched);
            }
            search.iterate();
        }
        part.rated = search.rated();
        part.iterations = search.iterations();
    }

    View view_;
    std::vector<typename Rules::Told> seen_;
    Seat seat_;
    Mood mood_;
    Budget budget_;
    std::uint64_t seed_;
    Deadline deadline_;
};

}  // namespace intrika::bots
