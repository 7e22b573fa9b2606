#include "engines/succession/stage_course.h"

#include "engines/succession/pairing.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/telling.h"
#include "engines/succession/turn.h"

#include <algorithm>
#include <utility>

namespace intrika::succession {
namespace {

bool hasReady(const Player& player, Card subject) { return !player.used && player.active() == subject; }

// K-26
void takeToken(Table& table, Seat seat, Narrator* narrator) {
    if (table.tokens == 0) {
        if (narrator) narrator->tell(told::NoTokenLeft{seat});
        return;
    }
    --table.tokens;
    ++table.players[seat].tokens;
    if (narrator) narrator->tell(told::TokenTaken{seat, table.players[seat].tokens});
}

// K-21, K-27
void settleTies(Table& table, Narrator* narrator) {
    const Ranks ranks = ranksOf(table);
    RankSet tied = ranks.tied();
    if (table.shown != nobody) tied = tied | (ranks.shown() & RankSet::of(rankOf(table.shown)));
    for (const Rank rank : tied) {
        const SeatRow seats = inTurnOrder(table, ranks.of(rank));
        if (narrator) tellTie(*narrator, seats);
        for (const Seat seat : seats) takeToken(table, seat, narrator);
    }
}

void beginTurns(State& state, Narrator* narrator) {
    state.table.phase = Phase::turn;
    beginNextTurn(state.table, narrator);
    goOnWithTurns(state, narrator);
}

void beginConflicts(State& state, Narrator* narrator) {
    settleTies(state.table, narrator);
    writeConflicts(state.table, state.table.conflicts);
    goOnWithConflicts(state, narrator);
}

bool isPileGone(const Table& table) {
    return std::any_of(table.piles.begin(), table.piles.end(), [](const Pile& pile) { return pile.isGone(); });
}

// K-98
void endGame(Table& table, Narrator* narrator) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const int total = scoreOf(table.players[seat]).total();
        table.scores[seat] = static_cast<std::int16_t>(std::clamp(table.scores[seat] + total, -scoreBound, scoreBound));
    }
    table.phase = matchIsOver(table) ? Phase::over : Phase::newGame;
    if (narrator) tellGameEnded(*narrator, table);
}

// K-80
void clearStage(Table& table, Narrator* narrator) {
    if (narrator) tellStageEnded(*narrator, table);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        Player& player = table.players[seat];
        player.played.append(player.character);
        player.character = nobody;
        player.covered.clear();
        player.used = false;
    }
    if (table.shown != nobody) table.shownBefore.append(table.shown);
    table.shown = nobody;
    table.acted.clear();
    table.turn = {};
}

// K-81
void beginNextStage(State& state) {
    Table& table = state.table;
    if (table.stage < stagesOfRound) {
        ++table.stage;
        table.phase = Phase::choose;
        return;
    }
    ++table.round;
    table.stage = 1;
    table.phase = Phase::deal;
    table.shownBefore.clear();
    for (Player& player : table.players) player.played.clear();
    state.aside.clear();
    for (Hand& hand : state.hands) hand.clear();
}

void endStage(State& state, Narrator* narrator) {
    Table& table = state.table;
    clearStage(table, narrator);
    const bool roundsAreOver = table.stage == stagesOfRound && table.round >= lastRound;  // K-84
    if (isPileGone(table) || roundsAreOver) {
        endGame(table, narrator);
    } else {
        beginNextStage(state);
    }
}

}  // namespace

void dealCharacters(State& state, const Deal& deal) {
    state.hands = deal.hands;
    state.aside = deal.aside;
    state.table.phase = Phase::choose;
}

void setUp(State& state, const Setup& setup) {
    Table& table = state.table;
    table.round = 1;
    table.stage = 1;
    table.shownBefore.clear();
    for (int pile = 0; pile < pileCount; ++pile) {
        layPile(state, pile, setup.piles[static_cast<std::size_t>(pile)]);
        putMoney(state, pile, coinsUnderPile);
    }
    table.bank = static_cast<std::uint8_t>(coinTotal - pileCount * coinsUnderPile - table.seats * coinsAtStart);
    table.tokens = static_cast<std::uint8_t>(tokenTotal - table.seats);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        table.players[seat] = {};
        table.players[seat].coins = coinsAtStart;
        table.players[seat].tokens = 1;
    }
    dealCharacters(state, setup.deal);
}

void reveal(State& state, Narrator* narrator) {
    Table& table = state.table;
    PlayerSet gardeners;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        Player& player = table.players[seat];
        player.character = std::exchange(state.chosen[seat], nobody);
        if (hasReady(player, Card::gardener)) gardeners = gardeners.with(seat);
    }
    table.chosen = {};
    if (table.seats == 2) table.shown = state.aside.takeFront();
    if (narrator) tellRevealed(*narrator, table);
    if (!gardeners.empty()) table.queue = inTurnOrder(table, gardeners);
    goOnWithGardeners(state, narrator);
}

void goOnWithGardeners(State& state, Narrator* narrator) {
    state.table.phase = Phase::gardener;
    if (state.table.queue.empty()) beginConflicts(state, narrator);
}

void settleConflict(Table& table, bool turned, Narrator* narrator) {
    const Conflict conflict = table.conflicts.takeFront();
    if (narrator) tellConflict(*narrator, table, conflict, turned);
    const Seat taker = turned ? conflict.high : conflict.low;
    if (taker != shownSeat) takeToken(table, taker, narrator);  // D-28
}

void goOnWithConflicts(State& state, Narrator* narrator) {
    while (!state.table.conflicts.empty()) {
        if (hasReady(state.table.players[state.table.conflicts.front().low], Card::guard)) {
            state.table.phase = Phase::conflict;
            return;
        }
        settleConflict(state.table, false, narrator);
    }
    beginTurns(state, narrator);
}

void goOnWithTurns(State& state, Narrator* narrator) {
    if (!runTurns(state.table, narrator)) endStage(state, narrator);
}

}  // namespace intrika::succession
