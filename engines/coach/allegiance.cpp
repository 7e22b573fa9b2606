#include "engines/coach/allegiance.h"

#include "engines/core/move_key.h"

#include <algorithm>
#include <cmath>

namespace intrika::coach {
namespace {

// Logarithms of how much more often members of one alliance do it than strangers.
constexpr float ofAttack = -0.03f;
constexpr float ofSupport = 0.06f;
constexpr float ofHelp = 0.1f;  // with a card of one's own
constexpr float ofOffer = 0.01f;
constexpr float ofGift = 0.05f;
constexpr float mostTrust = 0.6f;  // of two seats, however often they did something

bool fits(const View& view, SeatSet order) {
    const int seats = view.board.seats;
    const int members = order.count();
    if (members > alliancesEach(seats) || seats - members > alliancesEach(seats)) return false;
    for (Seat seat = 0; seat < seats; ++seat) {
        const SeenPlayer& player = view.players[seat];
        if (player.isShown && order.contains(seat) != (player.alliance == Alliance::order)) return false;
    }
    for (const Seat seat : view.notes.members[0]) {
        if (!order.contains(seat)) return false;
    }
    return (order & view.notes.members[1]).empty();
}

SeatSet seatsIn(unsigned bits) {
    SeatSet seats;
    for (Seat seat = 0; bits >> seat != 0; ++seat) {
        if ((bits >> seat & 1u) != 0) seats = seats.with(seat);
    }
    return seats;
}

float likelihood(const Bonds& bonds, SeatSet order, int seats) {
    float sum = 0;
    for (Seat one = 0; one < seats; ++one) {
        for (Seat other = 0; other < one; ++other) {
            if (order.contains(one) == order.contains(other)) sum += bonds.between(one, other);
        }
    }
    return std::exp(sum);
}

}  // namespace

Bonds::Bonds(int seats, std::span<const Told> seen) : seats_(seats) {
    for (const Told& told : seen) weigh(told);
}

void Bonds::add(Seat one, Seat other, float weight) {
    if (one >= seats_ || other >= seats_ || one == other) return;
    const float sum = std::clamp(weights_[one][other] + weight, -mostTrust, mostTrust);
    weights_[one][other] = weights_[other][one] = sum;
}

void Bonds::weigh(const Told& told) {
    const auto support = [this](Seat seat, Seat supported, Seat opposed) {
        add(seat, supported, ofSupport);
        add(seat, opposed, -ofSupport);
    };
    std::visit(Overloaded{[&](const told::GameBegan&) { weights_ = {}; },
                          [&](const told::FightBegan& begun) {
                              attacker_ = begun.seat;
                              defender_ = begun.defender;
                              add(begun.seat, begun.defender, ofAttack);
                          },
                          [&](const told::Spoke& spoke) {
                              if (spoke.side == Side::attacker) support(spoke.seat, attacker_, defender_);
                              if (spoke.side == Side::defender) support(spoke.seat, defender_, attacker_);
                          },
                          [&](const told::FightStopped& stopped) { add(stopped.seat, stopped.attacker, -ofHelp); },
                          [&](const told::SpoilsDenied& denied) { add(denied.seat, denied.winner, -ofHelp); },
                          [&](const told::Offered& offer) { add(offer.seat, offer.to, ofOffer); },
                          [&](const told::Refused& refused) { add(refused.seat, refused.from, -ofOffer); },
                          [&](const told::Given& given) {
                              if (given.cause == Cause::gift) add(given.seat, given.to, ofGift);
                          },
                          [](const auto&) {}},  // done to nobody, or for one's own good
               told);
}

Allegiance::Allegiance(const View& view, std::span<const Told> seen) {
    const int seats = view.board.seats;
    const Bonds bonds(seats, seen);
    float sum = 0;
    for (unsigned bits = 0; bits < 1u << seats; ++bits) {
        const SeatSet order = seatsIn(bits);
        if (fits(view, order)) splits_.push_back({order, sum += likelihood(bonds, order, seats)});
    }
    // A position that somebody wrote down may know more members of an alliance than there are cards of it.
    if (splits_.empty()) splits_.push_back({view.notes.members[0], sum = 1});
    for (Split& split : splits_) split.upTo /= sum;
}

std::size_t Allegiance::draw(Rng& rng) const {
    const auto drawn = static_cast<float>(rng.unit());
    const auto found = std::upper_bound(splits_.begin(), splits_.end(), drawn,
                                        [](float value, const Split& split) { return value < split.upTo; });
    return found == splits_.end() ? splits_.size() - 1 : static_cast<std::size_t>(found - splits_.begin());
}

float Allegiance::chanceOf(Seat seat, Alliance alliance) const {
    float chance = 0;
    float before = 0;
    for (const Split& split : splits_) {
        if (split.order.contains(seat) == (alliance == Alliance::order)) chance += split.upTo - before;
        before = split.upTo;
    }
    return chance;
}

}  // namespace intrika::coach
