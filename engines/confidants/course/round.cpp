// The course of a game and of its rounds: who places, loads, bids and plays next (sections 6 and 7.1).
#include "engines/confidants/course/doing.h"
#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/bids.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// E-8
void openWagons(const Doing& doing) {
    if (!doing.state.options.wagonsOpen) return;
    for (Secrets& secrets : doing.state.secrets) secrets.sighting = {};
    doing.tell([](Telling telling) { telling.wagonsOpened(); });
}

void markOut(const Doing& doing, Seat seat) {
    doing.player(seat).out = true;
    doing.tell(told::KeptOut{seat});
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
void beginTurn(const Doing& doing) {
    State& state = doing.state;
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
    doing.nextBeat();
    doing.tell(told::TurnBegan{seat});
}

void beginTurns(const Doing& doing) {
    orderTurns(doing.state);
    doing.state.phase = Phase::turn;
    doing.state.done = 0;
    beginTurn(doing);
}

// Passes over whoever is out.
void goOnBidding(const Doing& doing) {
    State& state = doing.state;
    while (state.done < state.order.size() && !canBid(state, state.order[state.done])) {
        markOut(doing, state.order[state.done]);
        ++state.done;
    }
    if (state.done == state.order.size()) beginTurns(doing);
}

void beginMob(const Doing& doing) {
    State& state = doing.state;
    state.turn = {};
    for (Player& player : state.players) {  // E-131
        if (player.beaten > 0) --player.beaten;
    }
    const Seat mover = moverOfMob(state);
    doing.nextBeat();
    if (mover == noSeat) {
        doing.tell(told::MobIdle{});
        endMob(doing);
        return;
    }
    state.phase = Phase::mob;
    callBand(doing, Band::mob, mover);
}

// E-35
void layAway(Player& player, Secrets& secrets) {
    if (player.bid != noRank) player.played.append(player.bid);
    if (secrets.bid.isThere()) secrets.played.append(secrets.bid);
    secrets.bid = {};
}

// E-20; eliminated players have no turn, so they drop out of it.
void beginRound(const Doing& doing) {
    State& state = doing.state;
    ++state.round;
    state.order.clear();
    for (std::size_t left = state.turns.size(); left-- > 0;) {
        if (state.players[state.turns[left]].alive) state.order.append(state.turns[left]);
    }
    state.turns.clear();
    state.done = 0;
    state.phase = Phase::bid;
    doing.nextBeat();
    doing.tell(told::RoundBegan{state.round});
    goOnBidding(doing);
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

void placed(const Doing& doing) {
    State& state = doing.state;
    if (++state.done < state.order.size()) return;
    state.phase = Phase::load;
    state.done = 0;
}

void loaded(const Doing& doing) {
    State& state = doing.state;
    const Seat loader = state.active();
    if (++state.done < state.order.size()) {  // E-7
        const City wagon = doing.secrets(loader).wagon(ArmyKind::patrician);
        doing.secrets(state.active()).sighting = {loader, ArmyKind::patrician, wagon};
        doing.tell([&](Telling telling) { telling.wagonSighted(loader, state.active()); });
        return;
    }
    openWagons(doing);
    state.phase = Phase::bid;
    state.done = 0;
    goOnBidding(doing);
}

void bidden(const Doing& doing) {
    ++doing.state.done;
    goOnBidding(doing);
}

void endTurn(const Doing& doing) {
    State& state = doing.state;
    const Seat seat = state.active();
    doing.tell(told::TurnEnded{seat});
    layAway(doing.player(seat), doing.secrets(seat));
    if (++state.done < state.turns.size()) {
        beginTurn(doing);
    } else {
        beginMob(doing);
    }
}

void endMob(const Doing& doing) {
    doing.state.phase = Phase::robbers;
    askForTips(doing);
}

void endRobbers(const Doing& doing) {
    doing.state.phase = Phase::night;
    workOutNight(doing);
}

void endNight(const Doing& doing) {
    State& state = doing.state;
    keepUp(doing);
    if (!isOver(state)) {
        beginRound(doing);
        return;
    }
    state.phase = Phase::over;
    state.turns.clear();
    state.done = 0;
    doing.tell([](Telling telling) { telling.ended(); });
}

}  // namespace intrika::confidants
