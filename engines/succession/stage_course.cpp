#include "engines/succession/stage_course.h"

#include "engines/succession/pairing.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/telling.h"
#include "engines/succession/turn.h"

#include <algorithm>

namespace intrika::succession {
namespace {

bool hasReady(const Player& player, Card subject) { return !player.used && player.active() == subject; }

// K-26
void takeToken(State& state, Seat seat, Narrator* narrator) {
    if (state.tokens == 0) {
        if (narrator) narrator->tell(told::NoTokenLeft{seat});
        return;
    }
    --state.tokens;
    ++state.players[seat].tokens;
    if (narrator) narrator->tell(told::TokenTaken{seat, state.players[seat].tokens});
}

// K-21, K-27
void settleTies(State& state, Narrator* narrator) {
    const Ranks ranks = ranksOf(state);
    RankSet tied = ranks.tied();
    if (state.shown != nobody) tied = tied | (ranks.shown() & RankSet::of(rankOf(state.shown)));
    for (const Rank rank : tied) {
        const SeatRow seats = inTurnOrder(state, ranks.of(rank));
        if (narrator) tellTie(*narrator, seats);
        for (const Seat seat : seats) takeToken(state, seat, narrator);
    }
}

void beginTurns(State& state, Narrator* narrator) {
    state.phase = Phase::turn;
    beginNextTurn(state, narrator);
    goOnWithTurns(state, narrator);
}

void beginConflicts(State& state, Narrator* narrator) {
    settleTies(state, narrator);
    writeConflicts(state, state.conflicts);
    goOnWithConflicts(state, narrator);
}

bool isPileGone(const Table& table) {
    return std::any_of(table.piles.begin(), table.piles.end(), [](const CardPile& pile) { return pile.empty(); });
}

// K-98
void endGame(State& state, Narrator* narrator) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const int total = scoreOf(state.players[seat]).total();
        state.scores[seat] = static_cast<std::int16_t>(std::clamp(state.scores[seat] + total, -scoreBound, scoreBound));
    }
    state.phase = matchIsOver(state) ? Phase::over : Phase::newGame;
    if (narrator) tellGameEnded(*narrator, state);
}

// K-80
void clearStage(State& state, Narrator* narrator) {
    if (narrator) tellStageEnded(*narrator, state);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Player& player = state.players[seat];
        player.played.append(player.character);
        player.character = nobody;
        player.covered.clear();
        player.used = false;
    }
    if (state.shown != nobody) state.shownBefore.append(state.shown);
    state.shown = nobody;
    state.acted.clear();
    state.turn = {};
}

// K-81
void beginNextStage(State& state) {
    if (state.stage < stagesOfRound) {
        ++state.stage;
        state.phase = Phase::choose;
        return;
    }
    ++state.round;
    state.stage = 1;
    state.phase = Phase::deal;
    state.aside.clear();
    state.shownBefore.clear();
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.players[seat].hand.clear();
        state.players[seat].played.clear();
    }
}

void endStage(State& state, Narrator* narrator) {
    clearStage(state, narrator);
    const bool roundsAreOver = state.stage == stagesOfRound && state.round >= lastRound;  // K-84
    if (isPileGone(state) || roundsAreOver) {
        endGame(state, narrator);
    } else {
        beginNextStage(state);
    }
}

}  // namespace

void dealCharacters(State& state, const Deal& deal) {
    for (Seat seat = 0; seat < state.seats; ++seat) state.players[seat].hand = deal.hands[seat];
    state.aside = deal.aside;
    state.phase = Phase::choose;
}

void setUp(State& state, const Setup& setup) {
    state.round = 1;
    state.stage = 1;
    state.shownBefore.clear();
    state.piles = setup.piles;
    state.money.fill(coinsUnderPile);
    state.bank = static_cast<std::uint8_t>(coinTotal - pileCount * coinsUnderPile - state.seats * coinsAtStart);
    state.tokens = static_cast<std::uint8_t>(tokenTotal - state.seats);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.players[seat] = {};
        state.players[seat].coins = coinsAtStart;
        state.players[seat].tokens = 1;
    }
    dealCharacters(state, setup.deal);
}

void reveal(State& state, Narrator* narrator) {
    PlayerSet gardeners;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        Player& player = state.players[seat];
        player.character = player.chosen;
        player.chosen = nobody;
        if (hasReady(player, Card::gardener)) gardeners = gardeners.with(seat);
    }
    if (state.seats == 2) state.shown = state.aside.takeFront();
    if (narrator) tellRevealed(*narrator, state);
    if (!gardeners.empty()) state.queue = inTurnOrder(state, gardeners);
    goOnWithGardeners(state, narrator);
}

void goOnWithGardeners(State& state, Narrator* narrator) {
    state.phase = Phase::gardener;
    if (state.queue.empty()) beginConflicts(state, narrator);
}

void settleConflict(State& state, bool turned, Narrator* narrator) {
    const Conflict conflict = state.conflicts.takeFront();
    if (narrator) tellConflict(*narrator, state, conflict, turned);
    const Seat taker = turned ? conflict.high : conflict.low;
    if (taker != shownSeat) takeToken(state, taker, narrator);  // D-28
}

void goOnWithConflicts(State& state, Narrator* narrator) {
    while (!state.conflicts.empty()) {
        if (hasReady(state.players[state.conflicts.front().low], Card::guard)) {
            state.phase = Phase::conflict;
            return;
        }
        settleConflict(state, false, narrator);
    }
    beginTurns(state, narrator);
}

void goOnWithTurns(State& state, Narrator* narrator) {
    if (!runTurns(state, narrator)) endStage(state, narrator);
}

}  // namespace intrika::succession
