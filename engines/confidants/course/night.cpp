// The night, the bridges and the upkeep (sections 7.14 and 7.15).
#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/night_relief.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

void rest(const Event& event, Seat seat, ArmyKind kind) {
    Army& army = event.army(seat, kind);
    if (!army.onBoard()) return;
    const std::uint8_t here = event.board.settlementAt(army.at);
    const bool first = army.night != here;
    army.night = here;
    if (here == noSettlement) return;
    event.tell(told::NightSpent{seat, event.state.options.board, here});
    const NightRelief relief = reliefOf(event.board.settlement(here).kind, first);
    if (kind == ArmyKind::patrician) relieve(event, seat, relief.fatigue);
    addFinding(event, seat, relief.finding);
}

// E-124: true where it cannot pay.
bool settleBridge(const Event& event, Seat seat, ArmyKind kind) {
    Army& army = event.army(seat, kind);
    if (army.held > 0) --army.held;
    if (!army.onBoard() || !event.board.bridges().contains(army.at) || army.pass > event.state.round) return false;
    if (army.gold == 0) return true;
    --army.gold;
    army.pass = static_cast<Round>(event.state.round + 1);
    event.tell(told::BridgePaid{seat, kind});
    return false;
}

// E-127
void massacre(const Event& event, Owed owed) {
    event.tell(told::Massacred{owed.seat, owed.army});
    if (owed.army != ArmyKind::patrician) {
        loseArmy(event, owed.seat, owed.army);
        return;
    }
    for (const ArmyKind kind : allArmies) loseArmy(event, owed.seat, kind);
    event.player(owed.seat).alive = false;
    event.tell(told::Eliminated{owed.seat});
}

void takeCardsBack(Player& player, Secrets& secrets) {
    for (const Rank rank : player.played) player.hand = player.hand.with(rank);
    for (const LaidSecret& laid : secrets.played) secrets.hand.add(laid.card);
    player.played.clear();
    secrets.played.clear();
}

// E-130
void keepUp(const Event& event, Seat seat) {
    Player& player = event.player(seat);
    if (player.bid == Rank::camping) {
        takeCardsBack(player, event.secrets(seat));
        event.tell(told::CardsBack{seat});
    }
    if (player.caught == event.state.round) {
        event.tell(told::Released{seat});
        player.finding = event.state.options.findingReset;
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

void workOutNight(const Event& event) {
    State& state = event.state;
    event.nextBeat();
    event.tell(told::NightBegan{});
    for (const Seat seat : state.turns) {
        const Player& player = event.player(seat);
        if (player.bid == Rank::camping && !player.walked) relieve(event, seat, state.options.campRest);  // E-121
        for (const ArmyKind kind : allArmies) rest(event, seat, kind);
    }
    Pending evict;
    evict.kind = Waiting::evict;
    for (const Seat seat : state.turns) {
        for (const ArmyKind kind : allArmies) {
            if (settleBridge(event, seat, kind)) evict.queue.append({seat, kind});
        }
    }
    if (state.options.bridge == BridgeDebt::massacre) {
        for (const Owed& owed : evict.queue) {
            if (event.army(owed.seat, owed.army).onBoard()) massacre(event, owed);  // not lost with its patrician
        }
        evict.queue.clear();
    }
    if (evict.queue.empty()) {
        endNight(event);
    } else {
        state.pending = evict;
    }
}

void evict(const Event& event, NodeId to) {
    Pending& pending = event.state.pending;
    const Owed owed = pending.queue.take(0);
    Army& army = event.army(owed.seat, owed.army);
    const NodeId from = army.at;
    army.at = to;
    event.tell(told::Evicted{owed.seat, owed.army, event.state.options.board, from, to});
    army.held = 3;
    army.pass = noRound;
    if (owed.army == ArmyKind::patrician) deliver(event, owed.seat);
    if (!pending.queue.empty()) return;
    pending = {};
    endNight(event);
}

void keepUp(const Event& event) {
    State& state = event.state;
    for (Seat seat = 0; seat < state.seats; ++seat) keepUp(event, seat);
    state.tips.removeIf([&](const Dated& tip) { return tip.round < state.round || !state.players[tip.seat].alive; });
    state.vetoes.removeIf([&](const Dated& veto) { return veto.round <= state.round; });
    if (state.business.round <= state.round) state.business = {noSeat, noRound};
}

}  // namespace intrika::confidants
