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
    Duel(Contender one, Contender others, const Budget& budget, const typename Rules::Options& options = {})
        : one_(one), others_(others), budget_(budget), options_(options) {}

    // Each deal is played as often as there are seats, with the one in each of them; where seats win together, once
    // from either side.
    Tally play(int seats, int deals, Rng rng) {
        Tally tally;
        for (int deal = 0; deal < deals; ++deal) {
            const State first = Rules::start(options_, seats, Rules::deal(options_, seats, rng));
            double wins = 0;
            for (int turn = 0; turn < turnsOf(seats); ++turn) wins += shareOf(heroes(first, turn), first, rng.split());
            tally.add(wins / turnsOf(seats));
            tally.games += turnsOf(seats);
        }
        return tally;
    }

    // How often a deal is played, each time with others as the one: a fair share is one of so many.
    static constexpr int turnsOf(int seats) { return HasSides<Rules> ? 2 : seats; }

private:
    // Where there are sides, the first seat's and then all others.
    static SeatSet heroes(const State& first, int turn) {
        if constexpr (HasSides<Rules>) {
            SeatSet seats;
            for (Seat seat = 0; seat < Rules::seatCount(first); ++seat) {
                const bool likeFirst = Rules::sideOf(first, seat) == Rules::sideOf(first, 0);
                if (likeFirst == (turn == 0)) seats = seats.with(seat);
            }
            return seats;
        } else {
            return SeatSet::of(static_cast<Seat>(turn));
        }
    }

    double shareOf(SeatSet heroes, State state, Rng rng) {
        for (ToAct next = settleChance<Rules>(state, rng); !next.isOver(); next = settleChance<Rules>(state, rng)) {
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves_);
            const MoveKey key = moves_.size() == 1 ? keyOf(moves_.front())
                                                   : think(heroes.contains(mover) ? one_ : others_,
                                                           Rules::view(state, mover), mover, rng.next());
            const auto* move =
                std::find_if(moves_.begin(), moves_.end(), [&key](const Move& one) { return keyOf(one) == key; });
            Rules::play(state, mover, Move(*move), nullptr);
        }
        const Result result = Rules::result(state);
        int winners = 0;
        int own = 0;
        for (Seat seat = 0; seat < Rules::seatCount(state); ++seat) {
            winners += result.places[seat] == 0 ? 1 : 0;
            own += result.places[seat] == 0 && heroes.contains(seat) ? 1 : 0;
        }
        return static_cast<double>(own) / winners;
    }

    MoveKey think(const Contender& who, const View& view, Seat seat, std::uint64_t seed) const {
        const Deadline deadline(budget_);
        if (who.is != Contender::Is::textbook) {
            Rng rng(seed);
            const auto computed = typename BeliefOf<Rules, Heuristics>::Type(view, {}).computed(seat, rng);
            if (computed) return keyOf(*computed);
        }
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
    typename Rules::Options options_;
    MoveList<Move> moves_;
};

}  // namespace intrika::learning
