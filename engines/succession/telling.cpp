#include "engines/succession/telling.h"

namespace intrika::succession {
namespace {

SeatSet allSeats(const Board& board) { return SeatSet::firstOf(board.seats); }

// K-71: who has not looked through that pile.
SeatSet strangersTo(int pile, const Board& board) {
    SeatSet strangers;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (!board.players[seat].known.contains(static_cast<std::uint8_t>(pile))) strangers = strangers.with(seat);
    }
    return strangers;
}

}  // namespace

void tellRevealed(Narrator& narrator, const Board& board) {
    narrator.nextBeat();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        narrator.tell(told::Revealed{seat, board.players[seat].character}, allSeats(board).without(seat));
    }
    if (board.shown != nobody) narrator.tell(told::ShownTurnedUp{board.shown}, allSeats(board));
    narrator.nextBeat();
}

void tellCharactersSwapped(Narrator& narrator, const Board& board, Seat seat, Seat other) {
    narrator.tell(told::CharactersSwapped{seat, board.players[seat].character, other, board.players[other].character});
    narrator.nextBeat();
}

void tellTie(Narrator& narrator, const SeatRow& seats) {
    if (seats.size() > 1) {
        narrator.tell(told::Tied{seats.front(), seats.back()});
    } else {
        narrator.tell(told::TiedWithShown{seats.front()});
    }
}

void tellConflict(Narrator& narrator, const Board& board, const Conflict& conflict, bool turned) {
    const auto [high, low] = conflict;
    if (high == shownSeat) {
        if (turned) return narrator.tell(told::ShownTurnedAround{board.shown, low});
        return narrator.tell(told::RobbedByShown{board.shown, low});
    }
    const Character character = board.players[high].character;
    if (turned) return narrator.tell(told::TurnedAround{high, character, low});
    narrator.tell(told::Robbed{high, character, low});
}

void tellTurnBegan(Narrator& narrator, const Board& board) {
    narrator.nextBeat();
    narrator.tell(told::TurnBegan{board.turn.seat, board.players[board.turn.seat].character});
}

void tellOpenPassed(Narrator& narrator, const Turn& turn, bool isForced) {
    if (turn.pending == Pending::search) return narrator.tell(told::SearchPassed{turn.seat});
    if (isForced) return narrator.tell(told::OpenLapsed{turn.seat, turn.action});
    narrator.tell(told::OpenPassed{turn.seat, turn.action});
}

void tellPassed(Narrator& narrator, Seat seat, ActionSet actions, bool isForced) {
    if (isForced) return narrator.tell(told::Lapsed{seat, actions});
    narrator.tell(told::Passed{seat, actions});
}

void tellAcquired(Narrator& narrator, const State& state, int pile, int fromTop, int price) {
    const Board& board = state.board;
    const Seat seat = board.turn.seat;
    const Card card = state.cardAt(pile, fromTop);
    narrator.tell(told::Acquired{seat, pile, card, board.players[seat].row(sortOf(card)).size(), price},
                  fromTop > 0 ? strangersTo(pile, board) : SeatSet());
}

void tellNewTop(Narrator& narrator, const Board& board, int pile) {
    narrator.nextBeat();
    if (board.topOf(pile) == noCard) return narrator.tell(told::PileGone{pile});
    narrator.tell(told::TopShown{pile, board.topOf(pile)}, strangersTo(pile, board));
}

void tellSearched(Narrator& narrator, const Board& board, Seat seat, Sort sort) {
    SeatSet learners;
    for (int pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) == sort) learners = learners | (strangersTo(pile, board) & SeatSet::of(seat));
    }
    narrator.tell(told::Searched{seat, sort}, learners);
}

void tellCardsSwapped(Narrator& narrator, const Board& board, Seat seat, const UseToSwap& move, Sort sort) {
    const Card given = board.players[seat].row(sort)[move.own];
    const Card got = board.players[move.seat].row(sort)[move.theirs];
    narrator.tell(told::CardsSwapped{seat, given, move.own, move.seat, got, move.theirs});
}

void tellTraded(Narrator& narrator, const Board& board, Seat seat, const UseOnPile& move) {
    const Card given = board.players[seat].row(move.row)[move.own];
    narrator.tell(told::Traded{seat, given, move.own, move.pile, board.topOf(move.pile)});
}

void tellStageEnded(Narrator& narrator, const Board& board) {
    narrator.nextBeat();
    narrator.tell(told::StageEnded{board.round, board.stage});
}

void tellNewGame(Narrator& narrator, const Board& board) {
    narrator.tell(told::NewGame{board.game}, allSeats(board));
    narrator.nextBeat();
}

void tellDealt(Narrator& narrator, const State& state) {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        const SeatSet owner = SeatSet::of(seat);
        narrator.tell(told::Dealt{seat, Hidden<Hand>::knownTo(owner, state.hands[seat])}, owner);
    }
}

}  // namespace intrika::succession
