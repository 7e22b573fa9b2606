// Carrying out what a player does in their turn (sections 7.2 to 7.10).
#include "engines/confidants/course/doing.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/legal/walking.h"

#include <algorithm>
#include <type_traits>

namespace intrika::confidants {
namespace {

void visit(const Doing& doing, Seat seat, NodeId at) {
    Player& player = doing.player(seat);
    const std::uint8_t settlement = doing.board.settlementAt(at);
    if (settlement == noSettlement || player.hasVisited(settlement)) return;
    player.visited.append(settlement);
    player.visitedSet |= 1u << settlement;
    doing.tell(told::Visited{seat, doing.state.options.board, settlement});
}

void spend(const Doing& doing, Seat seat, ArmyKind payer, int gold) {
    doing.army(seat, payer).gold = static_cast<std::uint16_t>(doing.army(seat, payer).gold - gold);
}

void markUsed(const Doing& doing, Seat seat, By by, Telling::Use what = Telling::Use::now) {
    Turn& turn = doing.state.turn;
    (by == By::action ? turn.action : turn.secret) = true;
    if (by == By::secret) doing.secrets(seat).bid.shown = true;  // E-34
    doing.tell([&](Telling telling) { telling.used(seat, by == By::secret, what); });
}

// E-44
void tire(const Doing& doing, Seat seat, int steps) {
    Turn& turn = doing.state.turn;
    Player& player = doing.player(seat);
    const int free = std::min<int>(turn.free, steps);
    turn.free = static_cast<std::uint8_t>(turn.free - free);
    turn.left = static_cast<std::uint8_t>(turn.left - steps);
    turn.begun = true;
    player.walked = true;
    player.fatigue = static_cast<std::uint8_t>(std::min(trackEnd, player.fatigue + steps - free));
}

void useSteps(const Doing& doing, ArmyKind army, int steps) {
    Turn& turn = doing.state.turn;
    std::uint8_t& own = turn.bonus[static_cast<std::size_t>(army)];
    const int fromOwn = std::min<int>(own, steps);
    own = static_cast<std::uint8_t>(own - fromOwn);
    turn.pool = static_cast<std::uint8_t>(turn.pool - (steps - fromOwn));
}

void carryOut(const Doing& doing, Seat seat, const March& move) {
    Army& army = doing.army(seat, move.army);
    if (move.toll) {  // E-54, E-55
        spend(doing, seat, move.army, 1);
        army.pass = static_cast<Round>(doing.state.round + 1);
        doing.player(seat).freeUsed.append(Free::toll);
        doing.tell(told::TollPaid{seat, move.army});
    }
    if (move.army == ArmyKind::patrician) {
        tire(doing, seat, move.steps);
    } else {
        useSteps(doing, move.army, move.steps);
    }
    const NodeId from = army.at;
    army.at = doing.board.node(move.to);
    doing.tell(told::Marched{seat, move.army, doing.state.options.board, from, army.at, move.steps});
    visit(doing, seat, army.at);
    if (move.army == ArmyKind::patrician) deliver(doing, seat);
}

void useAction(const Doing& doing, Seat seat) {
    const Rank rank = doing.player(seat).bid;
    if (rank == Rank::jewel) {
        giveGold(doing, seat, ArmyKind::patrician, 1);
    } else {
        relieve(doing, seat, reliefBy(rank));
    }
}

void useSecret(const Doing& doing, Seat seat) {
    State& state = doing.state;
    switch (doing.secrets(seat).bid.card) {
        case Secret::feast:
            relieve(doing, seat, 2);
            break;
        case Secret::support:
            giveGold(doing, seat, ArmyKind::patrician, 1);
            break;
        case Secret::veto:
            state.vetoes.append({seat, static_cast<Round>(state.round + 1)});
            break;
        case Secret::haste:
            for (const ArmyKind kind : mercenaries) {
                if (doing.army(seat, kind).onBoard()) ++state.turn.bonus[static_cast<std::size_t>(kind)];
            }
            break;
        default:
            break;
    }
}

// E-87: who may cancel, clockwise from the actor.
SeatLine vetoers(const State& state, Seat actor) {
    SeatLine seats;
    for (int step = 1; step < state.seats; ++step) {
        const Seat seat = clockwise(actor, step, state.seats);
        if (state.players[seat].alive && state.vetoes.contains({seat, state.round})) seats.append(seat);
    }
    return seats;
}

// E-74, E-82: what is added to the die, and by how much oneself hides.
int addedToDie(const Player& player, By by) { return by == By::secret ? 0 : player.bid == Rank::plotHigh ? 1 : -1; }
int hiding(const State& state, const Player& player, By by) {
    return by == By::action && player.bid == Rank::plotHigh && state.options.cardValues == CardValues::rules ? 3 : 2;
}

void scheme(const Doing& doing, Seat seat, By by, Seat target) {
    Player& player = doing.player(seat);
    if (target == seat) {
        hide(doing, seat, hiding(doing.state, player, by));
        return;
    }
    Pending& pending = doing.state.pending;
    pending.kind = Waiting::plot;
    pending.seat = seat;
    pending.target = target;
    pending.add = static_cast<std::int8_t>(addedToDie(player, by));
}

void bribe(const Doing& doing, Seat seat, const Mischief& mischief) {
    State& state = doing.state;
    const int price = bribePrice(state.options, mischief.rounds);
    spend(doing, seat, mischief.payer, price);
    state.robberGold = static_cast<std::uint16_t>(std::min<int>(mostGold, state.robberGold + price));
    state.business = {seat, static_cast<Round>(state.round + mischief.rounds - 1)};
    doing.tell(told::Bribed{seat, price, mischief.rounds});
}

void carryOutMischief(const Doing& doing, Seat seat, const Mischief& mischief) {
    switch (mischief.kind) {
        case Mischief::Kind::bribe:
            bribe(doing, seat, mischief);
            break;
        case Mischief::Kind::scheme:
            scheme(doing, seat, mischief.by, mischief.target);
            break;
        case Mischief::Kind::tip:
            doing.state.tips.append({seat, doing.state.round});
            break;
    }
}

// E-87: shown and used from here on, whatever the vetoers say.
void attempt(const Doing& doing, Seat seat, const Mischief& mischief) {
    const SeatLine ask = vetoers(doing.state, seat);
    markUsed(doing, seat, mischief.by, ask.empty() ? Telling::Use::now : Telling::Use::unlessVetoed);
    if (ask.empty()) {
        carryOutMischief(doing, seat, mischief);
        return;
    }
    Pending& pending = doing.state.pending;
    pending.kind = Waiting::veto;
    pending.seat = seat;
    pending.ask = ask;
    pending.mischief = mischief;
}

void carryOut(const Doing& doing, Seat seat, const Use& move) {
    if (move.by == By::secret && doing.secrets(seat).bid.card == Secret::foulTip) {
        attempt(doing, seat, {Mischief::Kind::tip, By::secret, 0, 0, ArmyKind::patrician});
        return;
    }
    markUsed(doing, seat, move.by);
    if (move.by == By::action) {
        useAction(doing, seat);
    } else {
        useSecret(doing, seat);
    }
}

void carryOut(const Doing& doing, Seat seat, const Bribe& move) {
    attempt(doing, seat, {Mischief::Kind::bribe, By::action, 0, move.rounds, move.payer});
}

void carryOut(const Doing& doing, Seat seat, const Scheme& move) {
    attempt(doing, seat, {Mischief::Kind::scheme, move.by, move.target, 0, ArmyKind::patrician});
}

void carryOut(const Doing& doing, Seat seat, const Send& move) {
    if (move.way == Way::hand) {
        ++doing.state.turn.gives;
    } else {
        markUsed(doing, seat, move.way == Way::action ? By::action : By::secret);
    }
    if (move.way == Way::secret) spend(doing, seat, move.from, 1);
    if (move.goods.isGold()) {
        spend(doing, seat, move.from, move.goods.gold());
        addGold(doing.army(seat, move.to), move.goods.gold());
    } else if (move.goods.isGift()) {
        doing.state.gifts.move(move.goods.gift(), GiftZone::with(seat, move.to));
    } else {
        Secrets& secrets = doing.secrets(seat);
        std::swap(secrets.wagon(move.from), secrets.wagon(move.to));
    }
    doing.tell([&](Telling telling) { telling.sent(seat, move.from, move.to, move.goods); });
    if (move.goods.isWagon()) deliver(doing, seat);
}

void carryOut(const Doing& doing, Seat seat, const Recruit& move) {
    markUsed(doing, seat, By::secret);
    spend(doing, seat, move.payer, recruitGold);
    Army& army = doing.army(seat, move.army);
    army.at = doing.board.node(move.at);
    army.strength = 1;
    doing.tell(told::Recruited{seat, move.army, doing.state.options.board, army.at});
}

void carryOut(const Doing& doing, Seat seat, const Luck& move) {
    markUsed(doing, seat, By::secret);
    ++doing.army(seat, move.army).bonus;
    doing.tell(told::Lucky{seat, move.army});
}

// E-70: the topmost of that kind; the other card goes on top.
void carryOut(const Doing& doing, Seat seat, const Exchange& move) {
    Secrets& secrets = doing.secrets(seat);
    auto& reserve = secrets.reserve;
    const auto taken = std::find(reserve.begin(), reserve.end(), move.take);
    std::copy_backward(reserve.begin(), taken, taken + 1);
    doing.tell([&](Telling telling) { telling.exchanged(seat, move.take, secrets.bid.card); });
    reserve[0] = secrets.bid.card;
    secrets.bid.card = move.take;
    doing.state.turn.exchanged = true;
}

void payFree(const Doing& doing, Seat seat, Free kind, ArmyKind payer, int gold) {
    spend(doing, seat, payer, gold);
    doing.player(seat).freeUsed.append(kind);
}

void carryOut(const Doing& doing, Seat seat, const Intrigue& move) {
    payFree(doing, seat, Free::intrigue, move.payer, 1);
    doing.tell(told::Intrigued{seat, move.target});
    if (move.target == seat) {
        hide(doing, seat, 2);
    } else {
        addFinding(doing, move.target, 2);
    }
}

void carryOut(const Doing& doing, Seat seat, const DoublePay& move) {
    payFree(doing, seat, Free::doublePay, move.payer, 1);
    ++doing.army(seat, move.payer).bonus;
    doing.tell(told::DoublePaid{seat, move.payer});
}

void carryOut(const Doing& doing, Seat seat, const Supper& move) {
    payFree(doing, seat, Free::supper, move.payer, 1);
    doing.tell(told::Supped{seat});
    relieve(doing, seat, 2);
}

void addSteps(const Doing& doing, ArmyKind army, int steps, bool free) {
    Turn& turn = doing.state.turn;
    const bool patrician = army == ArmyKind::patrician;
    std::uint8_t& left = patrician ? turn.left : turn.bonus[static_cast<std::size_t>(army)];
    left = static_cast<std::uint8_t>(left + steps);
    if (patrician && free) turn.free = static_cast<std::uint8_t>(turn.free + steps);
}

void carryOut(const Doing& doing, Seat seat, const Guide& move) {
    payFree(doing, seat, Free::guide, move.payer, move.gold);
    addSteps(doing, move.army, move.gold, true);
    doing.tell(told::Guided{seat, move.army, move.gold});
}

void carryOut(const Doing& doing, Seat seat, const UseGift& move) {
    doing.tell(told::GiftUsed{seat, move.army, move.gift});
    if (kindOf(move.gift) == GiftKind::map) {
        doing.state.turn.maps.append(move.gift);
        addSteps(doing, move.army, 1, false);
        return;
    }
    hide(doing, seat, doing.state.options.cardValues == CardValues::rules ? 5 : 4);
    doing.state.gifts.move(move.gift, GiftZone::discard());
}

void carryOut(const Doing& doing, Seat seat, const Offer& move) {
    doing.state.turn.offered = true;
    Pending& pending = doing.state.pending;
    pending.kind = Waiting::offer;
    pending.seat = static_cast<Seat>(move.to);
    pending.by = seat;
    pending.give = move.give;
    pending.want = move.want;
    doing.tell(told::Offered{seat, pending.seat, move.give, move.want});
}

void carryOut(const Doing& doing, Seat seat, const EndTurn& move) {
    doing.player(seat).merged = move.merge;
    if (!move.merge.empty()) doing.tell(told::Merged{seat, move.merge});
    endTurn(doing);
}

// No move of a turn is any of these; a new kind of move is carried out above or named here.
template <class Kind>
concept DoneElsewhere = std::is_same_v<Kind, Place> || std::is_same_v<Kind, Load> || std::is_same_v<Kind, Bid> ||
    std::is_same_v<Kind, Veto> || std::is_same_v<Kind, Answer> || std::is_same_v<Kind, Tip> ||
    std::is_same_v<Kind, MoveBand> || std::is_same_v<Kind, Stay> || std::is_same_v<Kind, Fight> ||
    std::is_same_v<Kind, PlaceBand> || std::is_same_v<Kind, Evict>;
template <DoneElsewhere Kind>
void carryOut(const Doing&, Seat, const Kind&) {}

void handOver(const Doing& doing, Seat from, Seat to, Goods goods) {
    if (goods.isGift()) {
        doing.state.gifts.move(goods.gift(), GiftZone::with(to, ArmyKind::patrician));
        return;
    }
    spend(doing, from, ArmyKind::patrician, goods.gold());
    addGold(doing.army(to, ArmyKind::patrician), goods.gold());
}

}  // namespace

void carryOut(const Doing& doing, Seat seat, const Move& move) {
    std::visit([&](const auto& kind) { carryOut(doing, seat, kind); }, move);
}

void answerVeto(const Doing& doing, Seat seat, bool use) {
    Pending& pending = doing.state.pending;
    const Seat actor = pending.seat;
    if (use) {
        doing.tell(told::Vetoed{seat, actor});
    } else {
        doing.tell(told::NotVetoed{seat});
    }
    const Mischief mischief = pending.mischief;
    pending.ask.take(0);
    if (!use && !pending.ask.empty()) return;
    pending = {};
    if (!use) carryOutMischief(doing, actor, mischief);
}

void answerOffer(const Doing& doing, bool accept) {
    const Pending offer = doing.state.pending;
    doing.state.pending = {};
    if (!accept) return doing.tell(told::Declined{offer.seat, offer.by});
    doing.tell(told::Accepted{offer.seat, offer.by});
    handOver(doing, offer.by, offer.seat, offer.give);
    handOver(doing, offer.seat, offer.by, offer.want);
    ++doing.player(offer.by).trades;
    ++doing.player(offer.seat).trades;
}

void rollPlot(const Doing& doing, PlotDie die) {
    const Pending plot = doing.state.pending;
    doing.state.pending = {};
    const int rise = std::max(1, die.value + plot.add);
    doing.tell([&](Telling telling) { telling.rolled(told::Schemed{plot.seat, plot.target, die.value, rise}); });
    for (Seat seat = 0; seat < doing.state.seats; ++seat) {
        if (seat == plot.seat || !doing.player(seat).alive) continue;
        addFinding(doing, seat, seat == plot.target ? rise : (rise + 1) / 2);
    }
}

}  // namespace intrika::confidants
