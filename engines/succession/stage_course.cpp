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
void takeToken(Board& board, Seat seat, Narrator* narrator) {
    if (board.tokens == 0) {
        if (narrator) narrator->tell(told::NoTokenLeft{seat});
        return;
    }
    --board.tokens;
    ++board.players[seat].tokens;
    if (narrator) narrator->tell(told::TokenTaken{seat, board.players[seat].tokens});
}

// K-21, K-27
void settleTies(Board& board, Narrator* narrator) {
    const Ranks ranks = ranksOf(board);
    RankSet tied = ranks.tied();
    if (board.shown != nobody) tied = tied | (ranks.shown() & RankSet::of(rankOf(board.shown)));
    for (const Rank rank : tied) {
        const SeatRow seats = inTurnOrder(board, ranks.of(rank));
        if (narrator) tellTie(*narrator, seats);
        for (const Seat seat : seats) takeToken(board, seat, narrator);
    }
}

void beginTurns(State& state, Narrator* narrator) {
    state.board.phase = Phase::turn;
    beginNextTurn(state.board, narrator);
    goOnWithTurns(state, narrator);
}

void beginConflicts(State& state, Narrator* narrator) {
    settleTies(state.board, narrator);
    writeConflicts(state.board, state.board.conflicts);
    goOnWithConflicts(state, narrator);
}

bool isPileGone(const Board& board) {
    return std::any_of(board.piles.begin(), board.piles.end(), [](const Pile& pile) { return pile.isGone(); });
}

// K-98
void endGame(Board& board, Narrator* narrator) {
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int total = scoreOf(board.players[seat]).total();
        board.scores[seat] = static_cast<std::int16_t>(std::clamp(board.scores[seat] + total, -scoreBound, scoreBound));
    }
    board.phase = matchIsOver(board) ? Phase::over : Phase::newGame;
    if (narrator) tellGameEnded(*narrator, board);
}

// K-80
void clearStage(Board& board, Narrator* narrator) {
    if (narrator) tellStageEnded(*narrator, board);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        Player& player = board.players[seat];
        player.played.append(player.character);
        player.character = nobody;
        player.covered.clear();
        player.used = false;
    }
    if (board.shown != nobody) board.shownBefore.append(board.shown);
    board.shown = nobody;
    board.acted.clear();
    board.turn = {};
}

// K-81
void beginNextStage(State& state) {
    Board& board = state.board;
    if (board.stage < stagesOfRound) {
        ++board.stage;
        board.phase = Phase::choose;
        return;
    }
    ++board.round;
    board.stage = 1;
    board.phase = Phase::deal;
    board.shownBefore.clear();
    for (Player& player : board.players) player.played.clear();
    state.aside.clear();
    for (Hand& hand : state.hands) hand.clear();
}

void endStage(State& state, Narrator* narrator) {
    Board& board = state.board;
    clearStage(board, narrator);
    const bool roundsAreOver = board.stage == stagesOfRound && board.round >= lastRound;  // K-84
    if (isPileGone(board) || roundsAreOver) {
        endGame(board, narrator);
    } else {
        beginNextStage(state);
    }
}

}  // namespace

void dealCharacters(State& state, const Deal& deal) {
    state.hands = deal.hands;
    state.aside = deal.aside;
    state.board.phase = Phase::choose;
}

void setUp(State& state, const Setup& setup) {
    Board& board = state.board;
    board.round = 1;
    board.stage = 1;
    board.shownBefore.clear();
    for (int pile = 0; pile < pileCount; ++pile) {
        layPile(state, pile, setup.piles[static_cast<std::size_t>(pile)]);
        putMoney(state, pile, coinsUnderPile);
    }
    board.bank = static_cast<std::uint8_t>(coinTotal - pileCount * coinsUnderPile - board.seats * coinsAtStart);
    board.tokens = static_cast<std::uint8_t>(tokenTotal - board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        board.players[seat] = {};
        board.players[seat].coins = coinsAtStart;
        board.players[seat].tokens = 1;
    }
    dealCharacters(state, setup.deal);
}

void reveal(State& state, Narrator* narrator) {
    Board& board = state.board;
    PlayerSet gardeners;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        Player& player = board.players[seat];
        player.character = std::exchange(state.chosen[seat], nobody);
        if (hasReady(player, Card::gardener)) gardeners = gardeners.with(seat);
    }
    board.chosen = {};
    if (board.seats == 2) board.shown = state.aside.takeFront();
    if (narrator) tellRevealed(*narrator, board);
    if (!gardeners.empty()) board.queue = inTurnOrder(board, gardeners);
    goOnWithGardeners(state, narrator);
}

void goOnWithGardeners(State& state, Narrator* narrator) {
    state.board.phase = Phase::gardener;
    if (state.board.queue.empty()) beginConflicts(state, narrator);
}

void settleConflict(Board& board, bool turned, Narrator* narrator) {
    const Conflict conflict = board.conflicts.takeFront();
    if (narrator) tellConflict(*narrator, board, conflict, turned);
    const Seat taker = turned ? conflict.high : conflict.low;
    if (taker != shownSeat) takeToken(board, taker, narrator);  // K-55: nobody, where the shown character would
}

void goOnWithConflicts(State& state, Narrator* narrator) {
    while (!state.board.conflicts.empty()) {
        if (hasReady(state.board.players[state.board.conflicts.front().low], Card::guard)) {
            state.board.phase = Phase::conflict;
            return;
        }
        settleConflict(state.board, false, narrator);
    }
    beginTurns(state, narrator);
}

void goOnWithTurns(State& state, Narrator* narrator) {
    if (!runTurns(state.board, narrator)) endStage(state, narrator);
}

}  // namespace intrika::succession
