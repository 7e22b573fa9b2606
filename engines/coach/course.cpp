#include "engines/coach/course.h"

#include "engines/coach/passage.h"
#include "engines/coach/telling.h"
#include "engines/coach/victory.h"

#include <algorithm>

namespace intrika::coach {
namespace {

// C-65: at most one seat is above the limit.
Seat aboveLimit(const State& state) {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].hand.count() > handLimit(state.board.seats)) return seat;
    }
    return noSeat;
}

void goOn(State& state, Resume resume, Narrator* narrator) {
    if (resume == Resume::turn) {
        state.board.phase = Phase::turn;
    } else {
        nextTurn(state, narrator);
    }
}

// One after the other: who declared, whom they named, all others (C-136).
void tellAllCards(Narrator& narrator, const State& state) {
    const Declaration& declaration = state.board.declaration;
    const auto show = [&](Seat seat) {
        narrator.nextBeat();
        tellCardsShown(narrator, state, seat);
    };
    if (declaration.seat != noSeat) show(declaration.seat);
    for (const Seat seat : declaration.named) show(seat);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (seat != declaration.seat && !declaration.named.contains(seat)) show(seat);
    }
}

void tellVerdict(Narrator& narrator, const State& state) {
    const Declaration& declaration = state.board.declaration;
    if (declaration.right) {
        narrator.tell(told::VictoryRight{declaration.seat, declaration.victory});
        return;
    }
    const Judgement why = declaration.victory == Victory::alliance ? judgementOn(state, declaration) : Judgement();
    narrator.tell(told::VictoryWrong{declaration.seat, declaration.victory, why});
}

void tellEnd(Narrator& narrator, const State& state) {
    const Board& board = state.board;
    const Declaration& declaration = board.declaration;
    narrator.beginAccount();
    tellAllCards(narrator, state);
    narrator.nextBeat();
    if (declaration.seat != noSeat) tellVerdict(narrator, state);
    for (const Seat seat : declaration.winners) narrator.tell(told::WonGame{seat});
    if (board.options.rounds > 1) {
        for (const Seat seat : declaration.winners) narrator.tell(told::Points{seat, declaration.points[seat]});
    }
    narrator.endAccount();
}

// The cards lie open, the points are written down.
void finishGame(State& state, Narrator* narrator) {
    Board& board = state.board;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int sum = board.scores[seat] + board.declaration.points[seat];
        board.scores[seat] = static_cast<std::int16_t>(std::min(sum, scoreBound));
    }
    if (narrator) tellEnd(*narrator, state);
    const bool goesOn = isAnotherGameDue(board);
    board.phase = goesOn ? Phase::newRound : Phase::over;
    if (narrator && goesOn && board.round >= board.options.rounds) narrator->tell(told::ExtraGame{});
    if (narrator && !goesOn && board.options.rounds > 1) narrator->tell(told::MatchOver{});
}

}  // namespace

void beginGame(State& state, const Deal& deal) {
    Board& board = state.board;
    board.turnSeat = board.startPlayer;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        state.players[seat] = {deal.hands[seat], deal.alliances[seat], deal.professions[seat]};
    }
    state.deck = deal.deck;
    state.professionDeck = deal.professionDeck;
}

void checkLimit(State& state, Resume resume, Narrator* narrator) {
    const Seat seat = aboveLimit(state);
    if (seat == noSeat) {
        goOn(state, resume, narrator);
        return;
    }
    state.board.gift = {seat, resume, {}};
    state.board.phase = Phase::gift;
    if (narrator) narrator->tell(told::GiftDue{seat});
}

void playGift(State& state, Seat seat, const Gift& move, Narrator* narrator) {
    const Passage passage{seat, move.seat, move.object, Object::none};
    if (narrator) tellGiven(*narrator, seat, move.seat, move.object, Cause::gift);
    carry(state, std::span(&passage, 1));
    GiftState& gift = state.board.gift;
    gift.gave = gift.gave.with(seat);
    gift.seat = aboveLimit(state);
    if (gift.seat != noSeat) {
        if (narrator) narrator->tell(told::GiftDue{gift.seat});
        return;
    }
    const Resume resume = gift.resume;
    gift = {};
    goOn(state, resume, narrator);
}

void nextTurn(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.turnSeat = leftNeighbour(board.turnSeat, board.seats);
    ++board.turnNumber;
    if (board.turnNumber > board.options.turnLimit * board.seats) {  // C-160
        if (narrator) narrator->tell(told::TurnLimit{board.turnNumber - 1});
        finishGame(state, narrator);
        return;
    }
    board.phase = Phase::turn;
    if (!narrator) return;
    narrator->nextBeat();
    narrator->tell(told::TurnBegan{board.turnSeat});
}

void playDeclare(State& state, Seat seat, Victory victory, Narrator* narrator) {
    Declaration& declaration = state.board.declaration;
    declaration.seat = seat;
    declaration.victory = victory;
    if (narrator) narrator->tell(told::Declared{seat, victory});
    if (victory != Victory::lodge) {
        state.board.phase = Phase::naming;
        return;
    }
    judge(state, declaration);
    finishGame(state, narrator);
}

void playName(State& state, Seat seat, SeatSet named, Narrator* narrator) {
    Declaration& declaration = state.board.declaration;
    declaration.named = named;
    if (narrator) {
        for (const Seat other : named) narrator->tell(told::NamedSeat{seat, other});
        if (named.empty()) narrator->tell(told::NamedNobody{seat});
    }
    judge(state, declaration);
    finishGame(state, narrator);
}

void beginNextGame(State& state, const Deal& deal, Narrator* narrator) {
    const Board last = state.board;
    state = {};
    Board& board = state.board;
    board.options = last.options;
    board.seats = last.seats;
    board.startPlayer = leftNeighbour(last.startPlayer, last.seats);
    board.round = static_cast<std::uint8_t>(last.round + 1);
    board.extra = last.round >= last.options.rounds;
    board.scores = last.scores;
    beginGame(state, deal);
    if (narrator) tellGameBegan(*narrator, board);
}

SeatSet leaders(const Board& board) {
    const auto best = *std::max_element(board.scores.begin(), board.scores.begin() + board.seats);
    SeatSet first;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (board.scores[seat] == best) first = first.with(seat);
    }
    const SeatSet winners = first & board.declaration.winners;
    return first.count() == 1 || winners.empty() ? first : winners;
}

bool isAnotherGameDue(const Board& board) {
    if (board.options.rounds == 1 || board.extra) return false;
    return board.round < board.options.rounds || leaders(board).count() > 1;
}

}  // namespace intrika::coach
