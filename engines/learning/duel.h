// A match between two ways to think, without a session around it: what a net is worth is told by what it wins.
#pragma once

#include "engines/bots/net_search.h"
#include "engines/bots/search_thinking.h"
#include "engines/bots/textbook.h"
#include "engines/learning/room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace intrika::learning {

// Wins of one against all the others, shares of them counted as such, with the 95 % interval over deals.
struct Tally {
    int deals = 0;
    int games = 0;
    double sum = 0;
    double squares = 0;

    void add(double share) {
        ++deals;
        sum += share;
        squares += share * share;
    }
    double mean() const { return deals > 0 ? sum / deals : 0; }
    double half() const {
        if (deals < 2) return 1;
        return 1.96 * std::sqrt(std::max(squares - deals * mean() * mean(), 0.0) / (deals - 1) / deals);
    }
};

// Who takes part: a net, or a yardstick.
struct Contender {
    enum class Is : std::uint8_t { net, untaught, textbook } is = Is::net;
    const Net* net = nullptr;
};

template <class Game>
class Duel {
    using Rules = typename Game::Rules;
    using Heuristics = typename Game::Heuristics;
    using State = typename Rules::State;
    using View = typename Rules::View;
    using Move = typename Rules::Move;

public:
    // Both get as many iterations, or as much of the thread's time, for a move.
    Duel(Contender one, Contender others, const Budget& budget) : one_(one), others_(others), budget_(budget) {}

    // Each deal is played as often as there are seats, with the one in each of them.
    Tally play(int seats, int deals, Rng rng) {
        Tally tally;
        const typename Rules::Options options{};
        for (int deal = 0; deal < deals; ++deal) {
            const State first = Rules::start(options, seats, Rules::deal(options, seats, rng));
            double wins = 0;
            for (Seat seat = 0; seat < seats; ++seat) wins += shareOf(seat, first, rng.split());
            tally.add(wins / seats);
            tally.games += seats;
        }
        return tally;
    }

private:
    double shareOf(Seat hero, State state, Rng rng) {
        for (ToAct next = settleChance<Rules>(state, rng); !next.isOver(); next = settleChance<Rules>(state, rng)) {
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves_);
            const MoveKey key = moves_.size() == 1 ? keyOf(moves_.front())
                                                   : think(mover == hero ? one_ : others_, Rules::view(state, mover),
                                                           mover, rng.next());
            const auto* move =
                std::find_if(moves_.begin(), moves_.end(), [&key](const Move& one) { return keyOf(one) == key; });
            Rules::play(state, mover, Move(*move), nullptr);
        }
        std::array<float, maxSeats> shares{};
        toWinShares<Rules>(state, std::span(shares.data(), static_cast<std::size_t>(Rules::seatCount(state))));
        return shares[hero];
    }

    MoveKey think(const Contender& who, const View& view, Seat seat, std::uint64_t seed) const {
        const Deadline deadline(budget_);
        switch (who.is) {
            case Contender::Is::net:
                return best(NetSearch<Rules, Heuristics>(*who.net, view, seat, seed, budget_.iterations), deadline);
            case Contender::Is::untaught:
                return best(Search<Rules, Heuristics>(view, seat, seed, budget_.iterations), deadline);
            case Contender::Is::textbook:
                break;
        }
        return best(Textbook<Rules>(view, seat, seed, budget_.iterations), deadline);
    }

    template <class Searching>
    MoveKey best(Searching search, const Deadline& deadline) const {
        while (search.iterations() < budget_.iterations && deadline.share() < 1) {
            for (int more = 0; more < atOnce; ++more) search.iterate();
        }
        const auto rated = search.rated();
        return std::max_element(rated.begin(), rated.end(),
                                [](const RatedMove& a, const RatedMove& b) { return a.visits < b.visits; })
            ->key;
    }

    static constexpr int atOnce = 8;  // a look at the clock costs a tenth of an iteration

    Contender one_;
    Contender others_;
    Budget budget_;
    MoveList<Move> moves_;
};

}  // namespace intrika::learning
