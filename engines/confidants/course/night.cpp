// The night, the bridges and the upkeep (sections 7.14 and 7.15).
#include "engines/confidants/course/doing.h"
#include "engines/confidants/legal/night_relief.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

void rest(const Doing& doing, Seat seat, ArmyKind kind) {
    Army& army = doing.army(seat, kind);
    if (!army.onBoard()) return;
    const std::uint8_t here = doing.board.settlementAt(army.at);
    const bool first = army.night != here;
    army.night = here;
    if (here == noSettlement) return;
    doing.tell(told::NightSpent{seat, doing.state.options.board, here});
    const NightRelief relief = reliefOf(doing.board.settlement(here).kind, first);
    if (kind == ArmyKind::patrician) relieve(doing, seat, relief.fatigue);
    addFinding(doing, seat, relief.finding);
}

// E-124: true where it cannot pay.
bool settleBridge(const Doing& doing, Seat seat, ArmyKind kind) {
    Army& army = doing.army(seat, kind);
    if (army.held > 0) --army.held;
    if (!army.onBoard() || !doing.board.bridges().contains(army.at) || army.pass > doing.state.round) return false;
    if (army.gold == 0) return true;
    --army.gold;
    army.pass = static_cast<Round>(doing.state.round + 1);
    doing.tell(told::BridgePaid{seat, kind});
    return false;
}

// E-127
void massacre(const Doing& doing, Owed owed) {
    doing.tell(told::Massacred{owed.seat, owed.army});
    if (owed.army != ArmyKind::patrician) {
        loseArmy(doing, owed.seat, owed.army);
        return;
    }
    for (const ArmyKind kind : allArmies) loseArmy(doing, owed.seat, kind);
    doing.player(owed.seat).alive = false;
    doing.tell(told::Eliminated{owed.seat});
}

void takeCardsBack(Player& player, Secrets& secrets) {
    for (const Rank rank : player.played) player.hand = player.hand.with(rank);
    for (const LaidSecret& laid : secrets.played) secrets.hand.add(laid.card);
    player.played.clear();
    secrets.played.clear();
}

// E-130
void keepUp(const Doing& doing, Seat seat) {
    Player& player = doing.player(seat);
    if (player.bid == Rank::camping) {
        takeCardsBack(player, doing.secrets(seat));
        doing.tell(told::CardsBack{seat});
    }
    if (player.caught == doing.state.round) {
        doing.tell(told::Released{seat});
        player.finding = doing.state.options.findingReset;
        player.caught = noRound;
    }
    for (Army& army : player.armies) army.bonus = 0;
    player.merged = {};
    player.freeUsed.clear();
    player.walked = false;
    player.out = false;
    player.bid = noRank;
}

}  // namespace

void workOutNight(const Doing& doing) {
    State& state = doing.state;
    doing.nextBeat();
    doing.tell(told::NightBegan{});
    for (const Seat seat : state.turns) {
        const Player& player = doing.player(seat);
        if (player.bid == Rank::camping && !player.walked) relieve(doing, seat, state.options.campRest);  // E-121
        for (const ArmyKind kind : allArmies) rest(doing, seat, kind);
    }
    Pending evict;
    evict.kind = Waiting::evict;
    for (const Seat seat : state.turns) {
        for (const ArmyKind kind : allArmies) {
            if (settleBridge(doing, seat, kind)) evict.queue.append({seat, kind});
        }
    }
    if (state.options.bridge == BridgeDebt::massacre) {
        for (const Owed& owed : evict.queue) {
            if (doing.army(owed.seat, owed.army).onBoard()) massacre(doing, owed);  // not lost with its patrician
        }
        evict.queue.clear();
    }
    if (evict.queue.empty()) {
        endNight(doing);
    } else {
        state.pending = evict;
    }
}

void evict(const Doing& doing, NodeId to) {
    Pending& pending = doing.state.pending;
    const Owed owed = pending.queue.take(0);
    Army& army = doing.army(owed.seat, owed.army);
    const NodeId from = army.at;
    army.at = to;
    doing.tell(told::Evicted{owed.seat, owed.army, doing.state.options.board, from, to});
    army.held = 3;
    army.pass = noRound;
    if (owed.army == ArmyKind::patrician) deliver(doing, owed.seat);
    if (!pending.queue.empty()) return;
    pending = {};
    endNight(doing);
}

void keepUp(const Doing& doing) {
    State& state = doing.state;
    for (Seat seat = 0; seat < state.seats; ++seat) keepUp(doing, seat);
    state.tips.removeIf([&](const Dated& tip) { return tip.round < state.round || !state.players[tip.seat].alive; });
    state.vetoes.removeIf([&](const Dated& veto) { return veto.round <= state.round; });
    if (state.business.round <= state.round) state.business = {noSeat, noRound};
}

}  // namespace intrika::confidants
