// How a decision, and a position, are weighed (appraisal.h): by the search that `strong` and `master` use.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/bots/belief.h"
#include "engines/bots/ismcts.h"
#include "engines/bots/net_search.h"
#include "engines/bots/think_of.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace intrika::bots {

// Calls `use` with the strongest search that the game has.
template <class Game, class Belief, class Use>
auto withStrongSearch(const Belief& belief, Seat seat, const Effort& effort, Use use) {
    using Rules = typename Game::Rules;
    using Heuristics = typename Game::Heuristics;
    if constexpr (HasLearnt<Heuristics, Rules>) {
        const auto sample = [&belief, rng = Rng(effort.seed)]() mutable { return belief.truth(rng); };
        if (const Net* net = netFor<Rules, typename Heuristics::Features>(sample)) {
            NetSearch<Rules, Heuristics, Belief> search(*net, belief, seat, effort.seed, effort.iterations);
            return use(search);
        }
    }
    Search<Rules, Heuristics, Belief> search(belief, seat, effort.seed, effort.iterations);
    return use(search);
}

// What each seat may hope for, as far as this belief goes: the mean of a search's second half, when it has found out
// how everybody plays best. nullopt: it was stopped. Precondition: the game is not over.
template <class Game, class Belief>
std::optional<Shares> prospects(const Belief& belief, Seat seat, const Effort& effort, const std::stop_token& stop) {
    return withStrongSearch<Game>(belief, seat, effort, [&](auto& search) -> std::optional<Shares> {
        ShareSum sum;
        for (std::uint32_t done = 0; done < effort.iterations; ++done) {
            if (stop.stop_requested()) return std::nullopt;
            search.iterate();
            if (2 * done >= effort.iterations) sum.add(search.values());
        }
        return sum.mean();
    });
}

// Weighs one decision. It is made from what the seat knew: a true position fits in nowhere.
template <class Game>
class Appraiser {
    using Rules = typename Game::Rules;
    using Move = typename Rules::Move;
    using Belief = typename BeliefOf<Rules, typename Game::Heuristics>::Type;

public:
    // Precondition: the seat is to act in this view. `seen`: what it was told since the game began.
    Appraiser(const typename Rules::View& view, Seat seat, std::span<const typename Rules::Told> seen,
              const Effort& effort)
        : belief_(view, seen),
          seat_(seat),
          rng_(effort.seed),
          iterations_(effort.iterations),
          moves_(legalMovesIn<Rules>(view, seat, rng_)) {}

    // nullopt: it was stopped. Precondition: the move is legal.
    std::optional<Appraisal> appraise(const MoveKey& chosen, const std::stop_token& stop) {
        appraisal_ = {};
        appraisal_.best = appraisal_.chosen = chosen;
        for (const Move& move : moves_) appraisal_.moves.push_back({keyOf(move)});
        if (!appraisal_.isForced()) {
            if (!look(stop)) return std::nullopt;
            if (appraisal_.best != chosen && !compare(stop)) return std::nullopt;
        }
        return appraisal_;
    }

private:
    static constexpr std::uint32_t seeds = 8;
    static constexpr std::uint32_t leastVisits = 8;

    Effort part(std::uint32_t parts) { return {rng_.next(), std::max(iterations_ / parts, 2u)}; }

    // The search chooses freely; then whatever it hardly looked at gets a few visits as well.
    bool look(const std::stop_token& stop) {
        const Effort effort = part(2);
        return withStrongSearch<Game>(belief_, seat_, effort, [&](auto& search) {
            for (std::uint32_t done = 0; done < effort.iterations; ++done) {
                if (stop.stop_requested()) return false;
                search.iterate();
            }
            appraisal_.best = bestOf(search);
            lookAtOthers(search, effort.iterations / 2, stop);
            for (std::size_t index = 0; index < moves_.size(); ++index) {
                const RatedMove rated = search.rate(moves_[index]);
                appraisal_.moves[index].visits = rated.visits;
                appraisal_.moves[index].share = static_cast<double>(rated.expected);
            }
            return !stop.stop_requested();
        });
    }

    template <class Searching>
    MoveKey bestOf(Searching& search) {
        if (const auto computed = belief_.computed(seat_, rng_)) return keyOf(*computed);
        std::vector<RatedMove> rated = search.rated();
        return chosenFrom(rated, 0, rng_);
    }

    template <class Searching>
    void lookAtOthers(Searching& search, std::uint32_t iterations, const std::stop_token& stop) {
        for (const Move& move : moves_) {
            for (std::uint32_t visits = search.rate(move).visits; visits < leastVisits; ++visits) {
                if (iterations-- == 0 || stop.stop_requested()) return;
                search.iterate(&move);
            }
        }
    }

    // The best move and the chosen one in turn, from one seed after the other.
    bool compare(const std::stop_token& stop) {
        const Move* const best = moveBy(appraisal_.best);
        const Move* const chosen = moveBy(appraisal_.chosen);
        std::array<ShareSum, 2> whole;
        std::vector<double> losses;
        for (std::uint32_t seed = 0; seed < seeds; ++seed) {
            std::array<ShareSum, 2> sums;
            const Effort effort = part(2 * seeds);
            withStrongSearch<Game>(belief_, seat_, effort, [&](auto& search) {
                for (std::uint32_t done = 0; done < effort.iterations && !stop.stop_requested(); ++done) {
                    const std::size_t which = done % 2;
                    search.iterate(which == 0 ? best : chosen);
                    sums[which].add(search.values());
                    whole[which].add(search.values());
                }
            });
            if (stop.stop_requested()) return false;
            losses.push_back(sums[0].mean()[seat_] - sums[1].mean()[seat_]);
        }
        keep(losses, whole[0].mean(), whole[1].mean());
        return true;
    }

    void keep(const std::vector<double>& losses, const Shares& best, const Shares& chosen) {
        appraisal_.loss = meanOf(losses);
        appraisal_.error = standardErrorOf(losses);
        for (std::size_t seat = 0; seat < best.size(); ++seat) appraisal_.cost.push_back(chosen[seat] - best[seat]);
        for (WeighedMove& move : appraisal_.moves) {
            if (move.key == appraisal_.best) move.share = best[seat_];
            if (move.key == appraisal_.chosen) move.share = chosen[seat_];
        }
    }

    const Move* moveBy(const MoveKey& key) const {
        return std::find_if(moves_.begin(), moves_.end(), [&key](const Move& move) { return keyOf(move) == key; });
    }

    Belief belief_;
    Seat seat_;
    Rng rng_;
    std::uint32_t iterations_;
    MoveList<Move> moves_;
    Appraisal appraisal_;
};

}  // namespace intrika::bots
