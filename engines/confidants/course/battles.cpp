// The mob and the robbers walk and fight (sections 7.12 and 7.13).
#include "engines/confidants/course/doing.h"
#include "engines/confidants/legal/bands.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// The band is where it goes; nothing more happens to it.
void endBand(const Doing& doing) {
    const Band band = doing.state.pending.band;
    doing.state.pending = {};
    if (band == Band::mob) {
        endMob(doing);
    } else {
        endRobbers(doing);
    }
}

void loseGift(const Doing& doing, Seat seat, Gift gift) {
    doing.tell(told::GiftLost{seat, gift});
    doing.state.gifts.move(gift, GiftZone::discard());
}

// E-112: whether the loss of a gift is left to chance.
bool loseBattle(const Doing& doing, Seat seat) {
    Player& player = doing.player(seat);
    Army& patrician = player.army(ArmyKind::patrician);
    ++player.beaten;
    const GiftList gifts = doing.state.gifts.list(GiftZone::with(seat, ArmyKind::patrician));
    const bool leftToChance = patrician.gold == 0 && gifts.size() > 1;
    if (patrician.gold > 0) {
        doing.tell(told::GoldLost{seat, patrician.gold});
        patrician.gold = 0;
    } else if (gifts.empty()) {
        ++player.beaten;
    } else if (gifts.size() == 1) {
        loseGift(doing, seat, gifts.front());
    }
    doing.tell(told::Beaten{seat, player.beaten});
    return leftToChance;
}

}  // namespace

void callBand(const Doing& doing, Band band, Seat seat) {
    Pending& pending = doing.state.pending;
    pending = {};
    pending.kind = Waiting::band;
    pending.band = band;
    pending.seat = seat;
    pending.steps = notRolled;
}

void rollRobbers(const Doing& doing, const RobberDice& dice) {
    Pending& pending = doing.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    doing.tell([&](Telling telling) { telling.rolled(told::RobbersRolled{pending.seat, dice}); });
}

void rollMob(const Doing& doing, const MobDice& dice) {
    Pending& pending = doing.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    doing.tell([&](Telling telling) { telling.rolled(told::MobRolled{pending.seat, dice}); });
    if (canBandMove(doing.state)) return;
    doing.tell(told::MobStuck{});
    endBand(doing);  // E-105
}

void moveBand(const Doing& doing, const MoveBand& move) {
    State& state = doing.state;
    const Band band = state.pending.band;
    const NodeId from = state.band(band);
    const NodeId to = doing.board.node(move.to);
    state.band(band) = to;
    doing.tell(told::BandMoved{state.pending.seat, band, state.options.board, from, to});
    if (!move.attacks()) {
        endBand(doing);
        return;
    }
    Pending fight;
    fight.kind = Waiting::fight;
    fight.band = state.pending.band;
    fight.by = state.pending.seat;
    fight.seat = move.seat;
    fight.armies = fightingWith(state.players[move.seat], move.army);
    doing.tell(told::Attacked{fight.by, band, fight.seat, fight.armies});
    state.pending = fight;
    const auto pays = [&](ArmyKind army) { return canPayInBattle(state, army); };
    if (std::none_of(allArmies.begin(), allArmies.end(), pays)) state.pending.kind = Waiting::battle;
}

void stayBand(const Doing& doing) {
    doing.tell(told::BandStayed{doing.state.pending.seat});
    endBand(doing);
}

void fight(const Doing& doing, ArmyKind pay) {
    Pending& pending = doing.state.pending;
    if (pay != noArmy) {
        Army& army = doing.army(pending.seat, pay);
        --army.gold;
        ++army.bonus;
        doing.player(pending.seat).freeUsed.append(Free::doublePay);
        doing.tell(told::DoublePaid{pending.seat, pay});
    }
    pending.kind = Waiting::battle;
}

void rollBattle(const Doing& doing, BattleDie die) {
    State& state = doing.state;
    Pending& pending = state.pending;
    const int strength = strengthOf(state, pending.seat, pending.armies);
    const int needed = strengthOf(state, pending.band);
    const int total = strength + die.value;
    doing.nextBeat();
    doing.tell([&](Telling telling) { telling.rolled(told::BattleRolled{pending.seat, die.value, strength}); });
    if (total >= needed) {
        doing.tell(told::BattleWon{pending.seat, total, needed});
        Pending replace;
        replace.kind = Waiting::replace;
        replace.band = pending.band;
        replace.seat = pending.seat;
        state.band(pending.band) = noNode;
        pending = replace;
        return;
    }
    doing.tell(told::BattleLost{pending.seat, total, needed});
    for (const ArmyKind kind : mercenaries) {
        if (pending.armies.contains(kind)) loseArmy(doing, pending.seat, kind);
    }
    if (!pending.armies.contains(ArmyKind::patrician) || !loseBattle(doing, pending.seat)) {
        endBand(doing);
        return;
    }
    Pending steal;
    steal.kind = Waiting::steal;
    steal.band = pending.band;
    steal.seat = pending.seat;
    pending = steal;
}

void steal(const Doing& doing, Gift gift) {
    loseGift(doing, doing.state.pending.seat, gift);
    endBand(doing);
}

void replaceBand(const Doing& doing, NodeId at) {
    const Pending& pending = doing.state.pending;
    doing.state.band(pending.band) = at;
    doing.tell(told::BandPlaced{pending.seat, pending.band, doing.state.options.board, at});
    endBand(doing);
}

// E-106, E-107
void askForTips(const Doing& doing) {
    State& state = doing.state;
    if (state.hasBusiness()) {
        if (state.players[state.business.seat].alive) {
            callBand(doing, Band::robbers, state.business.seat);
        } else {
            endRobbers(doing);
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
        endRobbers(doing);
    } else {
        state.pending = tip;
    }
}

void answerTip(const Doing& doing, bool use) {
    State& state = doing.state;
    const Seat seat = state.pending.ask.take(0);
    if (!use) {
        doing.tell(told::TipKept{seat});
        if (!state.pending.ask.empty()) return;
        state.pending = {};
        endRobbers(doing);
        return;
    }
    doing.tell(told::TipUsed{seat});
    for (std::size_t index = 0; index < state.tips.size(); ++index) {  // the older one
        if (state.tips[index].seat != seat) continue;
        state.tips.take(index);
        break;
    }
    callBand(doing, Band::robbers, seat);
}

}  // namespace intrika::confidants
