#include "engines/confidants/bot/bargain.h"

#include "engines/confidants/bot/plan.h"
#include "engines/confidants/bot/shares.h"

#include <algorithm>
#include <array>
#include <vector>

namespace intrika::confidants {

namespace {

constexpr float leastGain = 0.01f;

int goldIn(Goods goods) { return goods.isGold() ? goods.gold() : 0; }

// How much nearer to winning a trade brings the two: the change of the logarithm of each one's share. It is above 0
// only for whoever saves more rounds by it than it helps whom one has to fear; with two seats never for both.
struct Bargain {
    float giver = 0, taker = 0;
    bool helpsBoth() const { return std::min(giver, taker) >= leastGain; }
};

class Bargains {
public:
    template <class Position>  // State or View
    Bargains(const Position& position, Seat giver) : state_(position), giver_(giver) {
        Rounds rounds{};
        for (Seat seat = 0; seat < position.seats; ++seat) {
            plans_.emplace_back(position, seat);
            works_[seat] = plans_[seat].work();
            rounds[seat] = plans_[seat].rounds();
        }
        shares_ = sharesBy(rounds, position.seats);
    }

    Savings savings(const Offer& offer) const {
        return {saved(giver_, offer.want, offer.give), saved(static_cast<Seat>(offer.to), offer.give, offer.want)};
    }
    Bargain of(const Offer& offer) const {
        const auto taker = static_cast<Seat>(offer.to);
        const Savings save = savings(offer);
        return {prospects(giver_, save.giver, taker, save.taker), prospects(taker, save.taker, giver_, save.giver)};
    }

private:
    // Rounds.
    float saved(Seat seat, Goods gets, Goods loses) const {
        const auto gift = [&](Goods goods) {
            return goods.isGift() ? plans_[seat].savedBy(kindOf(goods.gift()), ArmyKind::patrician, works_[seat])
                                  : 0.0f;
        };
        const int gold = goldOf(state_.players[seat]);
        return gift(gets) - gift(loses) + Plan::savedBy(gold + goldIn(gets) - goldIn(loses)) - Plan::savedBy(gold);
    }
    float prospects(Seat seat, float own, Seat other, float others) const {
        return ((1 - shares_.of[seat]) * own - shares_.of[other] * others) / shares_.scale;
    }

    const OpenState& state_;
    Seat giver_;
    Shares shares_;
    std::vector<Plan> plans_;  // by seat: no offer changes them
    std::array<Plan::Work, maxPlayers> works_{};
};

}  // namespace

std::optional<Move> tradeFor(const State& state, Seat seat, const MoveList<Move>& moves) {
    const Pending& pending = state.pending;
    if (pending.kind == Waiting::offer) {
        const Offer offer{pending.give, pending.want, seat};
        return Answer{Bargains(state, pending.by).of(offer).taker >= leastGain};
    }
    std::optional<Bargains> bargains;
    std::optional<Move> best;
    float most = 0;
    for (const Move& move : moves) {
        const auto* offer = std::get_if<Offer>(&move);
        if (!offer) continue;
        if (!bargains) bargains.emplace(state, seat);
        const Bargain bargain = bargains->of(*offer);
        if (!bargain.helpsBoth() || bargain.giver <= most) continue;
        most = bargain.giver;
        best = move;
    }
    return best;
}

Savings savingsBy(const View& view, Seat giver, const Offer& offer) { return Bargains(view, giver).savings(offer); }

}  // namespace intrika::confidants
