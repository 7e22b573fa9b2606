#include "engines/schemes/round.h"

#include "engines/schemes/evaluation.h"
#include "engines/schemes/telling.h"

#include <cassert>

namespace intrika::schemes {
namespace {

ColumnSet setOf(int column) { return ColumnSet::of(static_cast<std::uint8_t>(column)); }

void mark(ColumnSet& set, int column, bool on) { set = on ? set | setOf(column) : set & ~setOf(column); }

struct Above {
    bool turnsUp = false;  // it lay face down (S-13) ...
    bool wasSeen = false;  // ... but all know it
};

// Lays a card face down at the foot.
Above layAtFoot(Board& board, int column, Placed card, bool seen) {
    const auto at = static_cast<std::uint8_t>(column);
    const Above above{board.faceDown.contains(at), board.footSeen.contains(at)};
    board.columns.append(column, card);
    mark(board.faceDown, column, true);
    mark(board.footSeen, column, seen);
    return above;
}

// S-22: to the right, round from the last to the first, closed columns left out; its own column at the latest.
int columnAfter(const Board& board, int column) {
    do {
        column = column + 1 == board.seats ? 0 : column + 1;
    } while (board.closed.contains(static_cast<std::uint8_t>(column)));
    return column;
}

// S-25
void murder(Board& board, int column, Seat assassin, Narrator* narrator) {
    const int foot = board.columns.size(column) - 1;
    if (narrator) tellMurdered(*narrator, board, {column, foot}, assassin);
    const Placed victim = board.columns.take(column, foot);
    CardSet& discards = board.discards[victim.seat()];
    discards = discards.with(victim.card());
    mark(board.faceDown, column, false);
    mark(board.footSeen, column, false);
}

void ask(Board& board, Phase phase, int column, int index, Narrator* narrator) {
    board.phase = phase;
    board.abilityColumn = static_cast<std::uint8_t>(column);
    board.abilityIndex = static_cast<std::uint8_t>(index);
    if (narrator) {
        const Placed card = board.abilityCard();
        narrator->tell(told::Asked{card.seat(), card.card()});
    }
}

// The ability of a card that has just been turned up, but for the explorer's.
void carryOut(State& state, int column, int index, Narrator* narrator) {
    Board& board = state.board;
    const Placed card = board.columns.at(column, index);
    switch (card.card()) {
        case Card::assassin:
            murder(board, column, card.seat(), narrator);
            break;
        case Card::storm:
            mark(board.closed, column, true);
            if (narrator) narrator->tell(told::Closed{card.seat(), column});
            break;
        case Card::magicHat:
            if (!state.hands[card.seat()].empty()) ask(board, Phase::hat, column, index, narrator);
            break;
        case Card::traitor:
            ask(board, Phase::traitor, column, index, narrator);
            break;
        default:
            break;
    }
}

void resetColumns(Board& board) {
    board.columns.clear();
    board.under.fill(noCard);
    board.closed = board.faceDown = board.footSeen = {};
}

// S-90 to S-93
void finishGame(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.phase = Phase::over;
    board.goals = {};
    if (!narrator) return;
    narrator->beginAccount();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        narrator->nextBeat();
        tellScored(*narrator, board, seat);
    }
    narrator->endAccount();
    narrator->nextBeat();
    narrator->tell(told::GameOver{});
}

// S-40 to S-45
void evaluateRound(State& state, Narrator* narrator) {
    Board& board = state.board;
    LastRound& last = board.last;
    last.round = board.round;
    last.goals = board.goals;
    last.cards = board.columns;
    last.hats = {};
    last.wearers = {};
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (board.under[seat] == noCard) continue;
        last.hats = last.hats.with(seat);
        last.wearers[seat] = board.under[seat];
        board.discards[seat] = board.discards[seat].with(board.under[seat]);
    }
    if (!last.hats.empty()) putWearers(last.cards, board.under);
    Evaluation evaluation;
    for (int column = 0; column < board.seats; ++column) {
        const Goal goal = board.goals[static_cast<std::size_t>(column)];
        evaluate(last.cards.row(column), goal.kind(), board.options.witchByList, evaluation);
        last.winners[static_cast<std::size_t>(column)] = evaluation.winner;
        if (evaluation.winner != noSeat) board.won.append(evaluation.winner, goal);
        if (narrator) tellEvaluated(*narrator, board, column, last.cards.row(column), evaluation);
    }
    if (narrator) {
        narrator->endAccount();
        narrator->nextBeat();
        for (int column = 0; column < board.seats; ++column) tellGathered(*narrator, board, column);
    }
    for (const Placed card : board.columns.all()) {
        board.discards[card.seat()] = board.discards[card.seat()].with(card.card());
    }
    resetColumns(board);
}

enum class Drawing : std::uint8_t { done, needsShuffle };

// S-15, S-17
Drawing drawUp(State& state, Seat seat, Narrator* narrator) {
    Hand& hand = state.hands[seat];
    Deck& deck = state.decks[seat];
    int drawn = 0;
    Drawing result = Drawing::done;
    while (hand.size() < handSize) {
        if (deck.empty()) {
            if (!state.board.discards[seat].empty()) result = Drawing::needsShuffle;
            break;
        }
        hand.add(deck.takeBack());
        ++drawn;
    }
    const bool isShort = hand.size() < handSize && result == Drawing::done;
    if (narrator && (drawn > 0 || isShort)) {
        narrator->nextBeat();
        tellDrew(*narrator, seat, hand, drawn);
    }
    return result;
}

void callForShuffle(Board& board, Seat seat, bool placed) {
    board.phase = Phase::reshuffle;
    board.filler = seat;
    board.placed = placed;
}

// S-39
bool cardsAreUsedUp(const State& state) {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (!state.hands[seat].empty() || !state.decks[seat].empty()) return false;
        if (!state.board.discards[seat].empty()) return false;
    }
    return true;
}

// S-38: the seat draws and has the turn, or without a card is passed over. False: it cannot have the turn.
bool beginTurn(State& state, Seat seat, Narrator* narrator) {
    Board& board = state.board;
    board.turn = seat;
    if (state.hands[seat].size() < handSize && drawUp(state, seat, narrator) == Drawing::needsShuffle) {
        callForShuffle(board, seat, false);
        return true;
    }
    if (!state.hands[seat].empty()) return true;
    if (narrator) narrator->tell(told::PassedOver{seat});
    return false;
}

// Precondition: somebody has a card.
void passTurn(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.phase = Phase::play;
    board.placed = false;
    while (!beginTurn(state, leftNeighbour(board.turn, board.seats), narrator)) continue;
}

// S-11, S-46
void endRound(State& state, bool usedUp, Narrator* narrator) {
    Board& board = state.board;
    board.placed = false;
    if (narrator) {
        narrator->nextBeat();
        tellRoundEnded(*narrator, board, usedUp);
    }
    evaluateRound(state, narrator);
    if (board.round == roundCount) {
        finishGame(state, narrator);
        return;
    }
    ++board.round;
    turnUpGoals(state);
    if (narrator) {
        narrator->nextBeat();
        tellRoundBegan(*narrator, board, leftNeighbour(board.turn, board.seats));
    }
    passTurn(state, narrator);
}

// S-19
void endTurn(State& state, Narrator* narrator) {
    Board& board = state.board;
    if (board.full() == board.all()) {
        endRound(state, false, narrator);
    } else if (state.hands[board.turn].empty() && cardsAreUsedUp(state)) {
        endRound(state, true, narrator);
    } else {
        passTurn(state, narrator);
    }
}

}  // namespace

void layDown(State& state, int column, Placed card, Narrator* narrator) {
    Board& board = state.board;
    SmallSet<Seat, maxPlayers> moved;  // S-23: each explorer once a turn
    Above above = layAtFoot(board, column, card, false);
    while (above.turnsUp) {
        const int index = board.columns.size(column) - 2;
        const Placed turned = board.columns.at(column, index);
        if (narrator) {
            narrator->nextBeat();
            tellTurnedUp(*narrator, board, {column, index}, above.wasSeen);
            narrator->nextBeat();
        }
        if (turned.card() != Card::explorer) return carryOut(state, column, index, narrator);
        if (moved.contains(turned.seat())) {
            if (narrator) narrator->tell(told::ExplorerStays{turned.seat()});
            return;
        }
        moved = moved.with(turned.seat());
        const int next = columnAfter(board, column);
        if (narrator) tellExplorerMoved(*narrator, board, {column, index}, next);
        board.columns.take(column, index);
        column = next;
        above = layAtFoot(board, column, turned, true);
    }
}

void finishTurn(State& state, Seat first, Narrator* narrator) {
    Board& board = state.board;
    if (first != noSeat && drawUp(state, first, narrator) == Drawing::needsShuffle) {
        callForShuffle(board, first, true);
    } else if (drawUp(state, board.turn, narrator) == Drawing::needsShuffle) {
        callForShuffle(board, board.turn, true);
    } else {
        endTurn(state, narrator);
    }
}

void drawOn(State& state, Narrator* narrator) {
    Board& board = state.board;
    const Seat seat = board.filler;
    board.filler = noSeat;
    board.phase = Phase::play;
    if (board.placed) {
        finishTurn(state, seat == board.turn ? noSeat : seat, narrator);
    } else {
        drawUp(state, seat, narrator);
    }
}

void turnUpGoals(State& state) {
    Board& board = state.board;
    for (int column = 0; column < board.seats; ++column) {
        board.goals[static_cast<std::size_t>(column)] = state.goalPile.takeBack();
    }
}

}  // namespace intrika::schemes
