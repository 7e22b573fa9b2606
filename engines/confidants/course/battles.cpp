// The mob and the robbers walk and fight (sections 7.12 and 7.13).
#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/bands.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// The band is where it goes; nothing more happens to it.
void endBand(const Event& event) {
    const Band band = event.state.pending.band;
    event.state.pending = {};
    if (band == Band::mob) {
        endMob(event);
    } else {
        endRobbers(event);
    }
}

void loseGift(const Event& event, Seat seat, Gift gift) {
    event.tell(told::GiftLost{seat, gift});
    event.state.gifts.move(gift, GiftZone::discard());
}

// E-112: whether the loss of a gift is left to chance.
bool loseBattle(const Event& event, Seat seat) {
    Player& player = event.player(seat);
    Army& patrician = player.army(ArmyKind::patrician);
    ++player.beaten;
    const GiftList gifts = event.state.gifts.list(GiftZone::with(seat, ArmyKind::patrician));
    const bool leftToChance = patrician.gold == 0 && gifts.size() > 1;
    if (patrician.gold > 0) {
        event.tell(told::GoldLost{seat, patrician.gold});
        patrician.gold = 0;
    } else if (gifts.empty()) {
        ++player.beaten;
    } else if (gifts.size() == 1) {
        loseGift(event, seat, gifts.front());
    }
    event.tell(told::Beaten{seat, player.beaten});
    return leftToChance;
}

}  // namespace

void callBand(const Event& event, Band band, Seat seat) {
    Pending& pending = event.state.pending;
    pending = {};
    pending.kind = Waiting::band;
    pending.band = band;
    pending.seat = seat;
    pending.steps = notRolled;
}

void rollRobbers(const Event& event, const RobberDice& dice) {
    Pending& pending = event.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    event.tell([&](Telling telling) { telling.rolled(told::RobbersRolled{pending.seat, dice}); });
}

void rollMob(const Event& event, const MobDice& dice) {
    Pending& pending = event.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    event.tell([&](Telling telling) { telling.rolled(told::MobRolled{pending.seat, dice}); });
    if (canBandMove(event.state)) return;
    event.tell(told::MobStuck{});
    endBand(event);  // E-105
}

void moveBand(const Event& event, const MoveBand& move) {
    State& state = event.state;
    const Band band = state.pending.band;
    const NodeId from = state.band(band);
    const NodeId to = event.board.node(move.to);
    state.band(band) = to;
    event.tell(told::BandMoved{state.pending.seat, band, state.options.board, from, to});
    if (!move.attacks()) {
        endBand(event);
        return;
    }
    Pending fight;
    fight.kind = Waiting::fight;
    fight.band = state.pending.band;
    fight.by = state.pending.seat;
    fight.seat = move.seat;
    fight.armies = fightingWith(state.players[move.seat], move.army);
    event.tell(told::Attacked{fight.by, band, fight.seat, fight.armies});
    state.pending = fight;
    const auto pays = [&](ArmyKind army) { return canPayInBattle(state, army); };
    if (std::none_of(allArmies.begin(), allArmies.end(), pays)) state.pending.kind = Waiting::battle;
}

void stayBand(const Event& event) {
    event.tell(told::BandStayed{event.state.pending.seat});
    endBand(event);
}

void fight(const Event& event, ArmyKind pay) {
    Pending& pending = event.state.pending;
    if (pay != noArmy) {
        Army& army = event.army(pending.seat, pay);
        --army.gold;
        ++army.bonus;
        event.player(pending.seat).freeUsed.append(Free::doublePay);
        event.tell(told::DoublePaid{pending.seat, pay});
    }
    pending.kind = Waiting::battle;
}

void rollBattle(const Event& event, BattleDie die) {
    State& state = event.state;
    Pending& pending = state.pending;
    const int strength = strengthOf(state, pending.seat, pending.armies);
    const int needed = strengthOf(state, pending.band);
    const int total = strength + die.value;
    event.nextBeat();
    event.tell([&](Telling telling) { telling.rolled(told::BattleRolled{pending.seat, die.value, strength}); });
    if (total >= needed) {
        event.tell(told::BattleWon{pending.seat, total, needed});
        Pending replace;
        replace.kind = Waiting::replace;
        replace.band = pending.band;
        replace.seat = pending.seat;
        state.band(pending.band) = noNode;
        pending = replace;
        return;
    }
    event.tell(told::BattleLost{pending.seat, total, needed});
    for (const ArmyKind kind : mercenaries) {
        if (pending.armies.contains(kind)) loseArmy(event, pending.seat, kind);
    }
    if (!pending.armies.contains(ArmyKind::patrician) || !loseBattle(event, pending.seat)) {
        endBand(event);
        return;
    }
    Pending steal;
    steal.kind = Waiting::steal;
    steal.band = pending.band;
    steal.seat = pending.seat;
    pending = steal;
}

void steal(const Event& event, Gift gift) {
    loseGift(event, event.state.pending.seat, gift);
    endBand(event);
}

void replaceBand(const Event& event, NodeId at) {
    const Pending& pending = event.state.pending;
    event.state.band(pending.band) = at;
    event.tell(told::BandPlaced{pending.seat, pending.band, event.state.options.board, at});
    endBand(event);
}

// E-106, E-107
void askForTips(const Event& event) {
    State& state = event.state;
    if (state.hasBusiness()) {
        if (state.players[state.business.seat].alive) {
            callBand(event, Band::robbers, state.business.seat);
        } else {
            endRobbers(event);
        }
        return;
    }
    Pending tip;
    tip.kind = Waiting::tip;
    for (const Seat seat : state.turns) {
        const auto owns = [seat](const Dated& one) { return one.seat == seat; };
        if (std::any_of(state.tips.begin(), state.tips.end(), owns)) tip.ask.append(seat);
    }
    if (tip.ask.empty()) {
        endRobbers(event);
    } else {
        state.pending = tip;
    }
}

void answerTip(const Event& event, bool use) {
    State& state = event.state;
    const Seat seat = state.pending.ask.take(0);
    if (!use) {
        event.tell(told::TipKept{seat});
        if (!state.pending.ask.empty()) return;
        state.pending = {};
        endRobbers(event);
        return;
    }
    event.tell(told::TipUsed{seat});
    for (std::size_t index = 0; index < state.tips.size(); ++index) {  // the older one
        if (state.tips[index].seat != seat) continue;
        state.tips.take(index);
        break;
    }
    callBand(event, Band::robbers, seat);
}

}  // namespace intrika::confidants
