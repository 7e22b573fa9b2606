// Carrying out what a player does in their turn (sections 7.2 to 7.10).
#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/legal/walking.h"

#include <algorithm>
#include <type_traits>

namespace intrika::confidants {
namespace {

void visit(const Event& event, Seat seat, NodeId at) {
    Player& player = event.player(seat);
    const std::uint8_t settlement = event.board.settlementAt(at);
    if (settlement == noSettlement || player.hasVisited(settlement)) return;
    player.visited.append(settlement);
    player.visitedSet |= 1u << settlement;
    event.tell(told::Visited{seat, event.state.options.board, settlement});
}

// E-44
void tire(const Event& event, Seat seat, int steps) {
    Turn& turn = event.state.turn;
    Player& player = event.player(seat);
    const int free = std::min<int>(turn.free, steps);
    turn.free = static_cast<std::uint8_t>(turn.free - free);
    turn.left = static_cast<std::uint8_t>(turn.left - steps);
    turn.begun = true;
    player.walked = true;
    player.fatigue = static_cast<std::uint8_t>(std::min(trackEnd, player.fatigue + steps - free));
}

void useSteps(const Event& event, ArmyKind army, int steps) {
    Turn& turn = event.state.turn;
    std::uint8_t& own = turn.bonus[static_cast<std::size_t>(army)];
    const int fromOwn = std::min<int>(own, steps);
    own = static_cast<std::uint8_t>(own - fromOwn);
    turn.pool = static_cast<std::uint8_t>(turn.pool - (steps - fromOwn));
}

void carryOut(const Event& event, Seat seat, const March& move) {
    Army& army = event.army(seat, move.army);
    if (move.toll) {  // E-54, E-55
        spend(event, seat, move.army, 1);
        army.pass = static_cast<Round>(event.state.round + 1);
        event.player(seat).freeUsed.append(Free::toll);
        event.tell(told::TollPaid{seat, move.army});
    }
    if (move.army == ArmyKind::patrician) {
        tire(event, seat, move.steps);
    } else {
        useSteps(event, move.army, move.steps);
    }
    const NodeId from = army.at;
    army.at = event.board.node(move.to);
    event.tell(told::Marched{seat, move.army, event.state.options.board, from, army.at, move.steps});
    visit(event, seat, army.at);
    if (move.army == ArmyKind::patrician) deliver(event, seat);
}

void useAction(const Event& event, Seat seat) {
    const Rank rank = event.player(seat).bid;
    if (rank == Rank::jewel) {
        giveGold(event, seat, ArmyKind::patrician, 1);
    } else {
        relieve(event, seat, reliefBy(rank));
    }
}

void useSecret(const Event& event, Seat seat) {
    State& state = event.state;
    switch (event.secrets(seat).bid.card) {
        case Secret::feast:
            relieve(event, seat, 2);
            break;
        case Secret::support:
            giveGold(event, seat, ArmyKind::patrician, 1);
            break;
        case Secret::veto:
            state.vetoes.append({seat, static_cast<Round>(state.round + 1)});
            break;
        case Secret::haste:
            for (const ArmyKind kind : mercenaries) {
                if (event.army(seat, kind).onBoard()) ++state.turn.bonus[static_cast<std::size_t>(kind)];
            }
            break;
        default:
            break;
    }
}

void carryOut(const Event& event, Seat seat, const Use& move) {
    if (move.by == By::secret && event.secrets(seat).bid.card == Secret::foulTip) {
        attempt(event, seat, {Mischief::Kind::tip, By::secret, 0, 0, ArmyKind::patrician});
        return;
    }
    markUsed(event, seat, move.by);
    if (move.by == By::action) {
        useAction(event, seat);
    } else {
        useSecret(event, seat);
    }
}

void carryOut(const Event& event, Seat seat, const Bribe& move) {
    attempt(event, seat, {Mischief::Kind::bribe, By::action, 0, move.rounds, move.payer});
}

void carryOut(const Event& event, Seat seat, const Scheme& move) {
    attempt(event, seat, {Mischief::Kind::scheme, move.by, move.target, 0, ArmyKind::patrician});
}

void carryOut(const Event& event, Seat seat, const Send& move) {
    if (move.way == Way::hand) {
        ++event.state.turn.gives;
    } else {
        markUsed(event, seat, move.way == Way::action ? By::action : By::secret);
    }
    if (move.way == Way::secret) spend(event, seat, move.from, 1);
    if (move.goods.isGold()) {
        spend(event, seat, move.from, move.goods.gold());
        addGold(event.army(seat, move.to), move.goods.gold());
    } else if (move.goods.isGift()) {
        event.state.gifts.move(move.goods.gift(), GiftZone::with(seat, move.to));
    } else {
        Secrets& secrets = event.secrets(seat);
        std::swap(secrets.wagon(move.from), secrets.wagon(move.to));
    }
    event.tell([&](Telling telling) { telling.sent(seat, move.from, move.to, move.goods); });
    if (move.goods.isWagon()) deliver(event, seat);
}

void carryOut(const Event& event, Seat seat, const Recruit& move) {
    markUsed(event, seat, By::secret);
    spend(event, seat, move.payer, recruitGold);
    Army& army = event.army(seat, move.army);
    army.at = event.board.node(move.at);
    army.strength = 1;
    event.tell(told::Recruited{seat, move.army, event.state.options.board, army.at});
}

void carryOut(const Event& event, Seat seat, const Luck& move) {
    markUsed(event, seat, By::secret);
    ++event.army(seat, move.army).bonus;
    event.tell(told::Lucky{seat, move.army});
}

// E-70: the topmost of that kind; the other card goes on top.
void carryOut(const Event& event, Seat seat, const Exchange& move) {
    Secrets& secrets = event.secrets(seat);
    auto& reserve = secrets.reserve;
    const auto taken = std::find(reserve.begin(), reserve.end(), move.take);
    std::copy_backward(reserve.begin(), taken, taken + 1);
    event.tell([&](Telling telling) { telling.exchanged(seat, move.take, secrets.bid.card); });
    reserve[0] = secrets.bid.card;
    secrets.bid.card = move.take;
    event.state.turn.exchanged = true;
}

void payFree(const Event& event, Seat seat, Free kind, ArmyKind payer, int gold) {
    spend(event, seat, payer, gold);
    event.player(seat).freeUsed.append(kind);
}

void carryOut(const Event& event, Seat seat, const Intrigue& move) {
    payFree(event, seat, Free::intrigue, move.payer, 1);
    event.tell(told::Intrigued{seat, move.target});
    if (move.target == seat) {
        hide(event, seat, 2);
    } else {
        addFinding(event, move.target, 2);
    }
}

void carryOut(const Event& event, Seat seat, const DoublePay& move) {
    payFree(event, seat, Free::doublePay, move.payer, 1);
    ++event.army(seat, move.payer).bonus;
    event.tell(told::DoublePaid{seat, move.payer});
}

void carryOut(const Event& event, Seat seat, const Supper& move) {
    payFree(event, seat, Free::supper, move.payer, 1);
    event.tell(told::Supped{seat});
    relieve(event, seat, 2);
}

void addSteps(const Event& event, ArmyKind army, int steps, bool free) {
    Turn& turn = event.state.turn;
    const bool patrician = army == ArmyKind::patrician;
    std::uint8_t& left = patrician ? turn.left : turn.bonus[static_cast<std::size_t>(army)];
    left = static_cast<std::uint8_t>(left + steps);
    if (patrician && free) turn.free = static_cast<std::uint8_t>(turn.free + steps);
}

void carryOut(const Event& event, Seat seat, const Guide& move) {
    payFree(event, seat, Free::guide, move.payer, move.gold);
    addSteps(event, move.army, move.gold, true);
    event.tell(told::Guided{seat, move.army, move.gold});
}

void carryOut(const Event& event, Seat seat, const UseGift& move) {
    event.tell(told::GiftUsed{seat, move.army, move.gift});
    if (kindOf(move.gift) == GiftKind::map) {
        event.state.turn.maps.append(move.gift);
        addSteps(event, move.army, 1, false);
        return;
    }
    hide(event, seat, event.state.options.cardValues == CardValues::rules ? 5 : 4);
    event.state.gifts.move(move.gift, GiftZone::discard());
}

void carryOut(const Event& event, Seat seat, const Offer& move) {
    event.state.turn.offered = true;
    Pending& pending = event.state.pending;
    pending.kind = Waiting::offer;
    pending.seat = static_cast<Seat>(move.to);
    pending.by = seat;
    pending.give = move.give;
    pending.want = move.want;
    event.tell(told::Offered{seat, pending.seat, move.give, move.want});
}

void carryOut(const Event& event, Seat seat, const EndTurn& move) {
    event.player(seat).merged = move.merge;
    if (!move.merge.empty()) event.tell(told::Merged{seat, move.merge});
    endTurn(event);
}

// No move of a turn is any of these; a new kind of move is carried out above or named here.
template <class Kind>
concept DoneElsewhere = std::is_same_v<Kind, Place> || std::is_same_v<Kind, Load> || std::is_same_v<Kind, Bid> ||
    std::is_same_v<Kind, Veto> || std::is_same_v<Kind, Answer> || std::is_same_v<Kind, Tip> ||
    std::is_same_v<Kind, MoveBand> || std::is_same_v<Kind, Stay> || std::is_same_v<Kind, Fight> ||
    std::is_same_v<Kind, PlaceBand> || std::is_same_v<Kind, Evict>;
template <DoneElsewhere Kind>
void carryOut(const Event&, Seat, const Kind&) {}

void handOver(const Event& event, Seat from, Seat to, Goods goods) {
    if (goods.isGift()) {
        event.state.gifts.move(goods.gift(), GiftZone::with(to, ArmyKind::patrician));
        return;
    }
    spend(event, from, ArmyKind::patrician, goods.gold());
    addGold(event.army(to, ArmyKind::patrician), goods.gold());
}

}  // namespace

void carryOut(const Event& event, Seat seat, const Move& move) {
    std::visit([&](const auto& kind) { carryOut(event, seat, kind); }, move);
}

void markUsed(const Event& event, Seat seat, By by, Telling::Use when) {
    Turn& turn = event.state.turn;
    (by == By::action ? turn.action : turn.secret) = true;
    if (by == By::secret) event.secrets(seat).bid.shown = true;  // E-34
    event.tell([&](Telling telling) { telling.used(seat, by == By::secret, when); });
}

void answerOffer(const Event& event, bool accept) {
    const Pending offer = event.state.pending;
    event.state.pending = {};
    if (!accept) return event.tell(told::Declined{offer.seat, offer.by});
    event.tell(told::Accepted{offer.seat, offer.by});
    handOver(event, offer.by, offer.seat, offer.give);
    handOver(event, offer.seat, offer.by, offer.want);
    ++event.player(offer.by).trades;
    ++event.player(offer.seat).trades;
}

}  // namespace intrika::confidants
