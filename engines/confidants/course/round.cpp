// The course of a game and of its rounds: who places, loads, bids and plays next (sections 6 and 7.1).
#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/bids.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// E-8
void openWagons(const Event& event) {
    if (!event.state.options.wagonsOpen) return;
    for (Secrets& secrets : event.state.secrets) secrets.sighting = {};
    event.tell([](Telling telling) { telling.wagonsOpened(); });
}

void markOut(const Event& event, Seat seat) {
    event.player(seat).out = true;
    event.tell(told::KeptOut{seat});
}

// E-25, E-26: the highest rank first; whoever is out after all others, in bidding order.
void orderTurns(State& state) {
    state.turns.clear();
    for (int rank = rankCount - 1; rank >= 0; --rank) {
        for (const Seat seat : state.order) {
            if (state.players[seat].bid == Rank(rank)) state.turns.append(seat);
        }
    }
    for (const Seat seat : state.order) {
        if (state.players[seat].out) state.turns.append(seat);
    }
}

int mercenariesOnBoard(const Player& player) {
    return (player.army(ArmyKind::large).onBoard() ? 1 : 0) + (player.army(ArmyKind::small).onBoard() ? 1 : 0);
}

// E-41, E-45, E-47, E-49
void beginTurn(const Event& event) {
    State& state = event.state;
    const Seat seat = state.active();
    const Player& player = state.players[seat];
    Turn turn;
    const bool stopped = player.out || player.beaten > 0 || (state.isHeld(seat) && state.options.sycophantsHold);
    turn.walks = !stopped && player.army(ArmyKind::patrician).held == 0;
    if (turn.walks) turn.left = static_cast<std::uint8_t>(numberOf(player.bid));
    const int armies = mercenariesOnBoard(player);
    if (state.options.mercSteps == MercSteps::pool) {
        turn.pool = static_cast<std::uint8_t>(armies == 2 ? 6 : armies == 1 ? 4 : 0);
    } else {
        for (const ArmyKind kind : mercenaries) {
            if (player.army(kind).onBoard()) turn.bonus[static_cast<std::size_t>(kind)] = armies == 2 ? 5 : 4;
        }
    }
    state.turn = turn;
    event.nextBeat();
    event.tell(told::TurnBegan{seat});
}

void beginTurns(const Event& event) {
    orderTurns(event.state);
    event.state.phase = Phase::turn;
    event.state.done = 0;
    beginTurn(event);
}

// Passes over whoever is out.
void goOnBidding(const Event& event) {
    State& state = event.state;
    while (state.done < state.order.size() && !canBid(state, state.order[state.done])) {
        markOut(event, state.order[state.done]);
        ++state.done;
    }
    if (state.done == state.order.size()) beginTurns(event);
}

void beginMob(const Event& event) {
    State& state = event.state;
    state.turn = {};
    for (Player& player : state.players) {  // E-131
        if (player.beaten > 0) --player.beaten;
    }
    const Seat mover = moverOfMob(state);
    event.nextBeat();
    if (mover == noSeat) {
        event.tell(told::MobIdle{});
        endMob(event);
        return;
    }
    state.phase = Phase::mob;
    callBand(event, Band::mob, mover);
}

// E-35
void layAway(Player& player, Secrets& secrets) {
    if (player.bid != noRank) player.played.append(player.bid);
    if (secrets.bid.isThere()) secrets.played.append(secrets.bid);
    secrets.bid = {};
}

// E-20; eliminated players have no turn, so they drop out of it.
void beginRound(const Event& event) {
    State& state = event.state;
    ++state.round;
    state.order.clear();
    for (std::size_t left = state.turns.size(); left-- > 0;) {
        if (state.players[state.turns[left]].alive) state.order.append(state.turns[left]);
    }
    state.turns.clear();
    state.done = 0;
    state.phase = Phase::bid;
    event.nextBeat();
    event.tell(told::RoundBegan{state.round});
    goOnBidding(event);
}

// E-132
bool isOver(const State& state) {
    int alive = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (hasReachedGoal(state, seat)) return true;
        alive += state.players[seat].alive ? 1 : 0;
    }
    const bool last = state.options.rounds != 0 && state.round >= state.options.rounds;
    return alive <= 1 || last || state.round >= lastRound;
}

}  // namespace

void placed(const Event& event) {
    State& state = event.state;
    if (++state.done < state.order.size()) return;
    state.phase = Phase::load;
    state.done = 0;
}

void loaded(const Event& event) {
    State& state = event.state;
    const Seat loader = state.active();
    if (++state.done < state.order.size()) {  // E-7
        const City wagon = event.secrets(loader).wagon(ArmyKind::patrician);
        event.secrets(state.active()).sighting = {loader, ArmyKind::patrician, wagon};
        event.tell([&](Telling telling) { telling.wagonSighted(loader, state.active()); });
        return;
    }
    openWagons(event);
    state.phase = Phase::bid;
    state.done = 0;
    goOnBidding(event);
}

void bidden(const Event& event) {
    ++event.state.done;
    goOnBidding(event);
}

void endTurn(const Event& event) {
    State& state = event.state;
    const Seat seat = state.active();
    event.tell(told::TurnEnded{seat});
    layAway(event.player(seat), event.secrets(seat));
    if (++state.done < state.turns.size()) {
        beginTurn(event);
    } else {
        beginMob(event);
    }
}

void endMob(const Event& event) {
    event.state.phase = Phase::robbers;
    askForTips(event);
}

void endRobbers(const Event& event) {
    event.state.phase = Phase::night;
    workOutNight(event);
}

void endNight(const Event& event) {
    State& state = event.state;
    keepUp(event);
    if (!isOver(state)) {
        beginRound(event);
        return;
    }
    state.phase = Phase::over;
    state.turns.clear();
    state.done = 0;
    event.tell([](Telling telling) { telling.ended(); });
}

}  // namespace intrika::confidants
