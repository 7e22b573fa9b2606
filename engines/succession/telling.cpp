#include "engines/succession/telling.h"

namespace intrika::succession {
namespace {

SeatSet allSeats(const Table& table) { return SeatSet::firstOf(table.seats); }

// K-71: who has not looked through that pile.
SeatSet strangersTo(int pile, const Table& table) {
    SeatSet strangers;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!table.players[seat].known.contains(static_cast<std::uint8_t>(pile))) strangers = strangers.with(seat);
    }
    return strangers;
}

}  // namespace

void tellRevealed(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    for (Seat seat = 0; seat < table.seats; ++seat) {
        narrator.tell(told::Revealed{seat, table.players[seat].character}, allSeats(table).without(seat));
    }
    if (table.shown != nobody) narrator.tell(told::ShownTurnedUp{table.shown}, allSeats(table));
    narrator.nextBeat();
}

void tellCharactersSwapped(Narrator& narrator, const Table& table, Seat seat, Seat other) {
    narrator.tell(told::CharactersSwapped{seat, table.players[seat].character, other, table.players[other].character});
    narrator.nextBeat();
}

void tellTie(Narrator& narrator, const SeatRow& seats) {
    if (seats.size() > 1) {
        narrator.tell(told::Tied{seats.front(), seats.back()});
    } else {
        narrator.tell(told::TiedWithShown{seats.front()});
    }
}

void tellConflict(Narrator& narrator, const Table& table, const Conflict& conflict, bool turned) {
    const auto [high, low] = conflict;
    if (high == shownSeat) {
        if (turned) return narrator.tell(told::ShownTurnedAround{table.shown, low});
        return narrator.tell(told::RobbedByShown{table.shown, low});
    }
    const Character character = table.players[high].character;
    if (turned) return narrator.tell(told::TurnedAround{high, character, low});
    narrator.tell(told::Robbed{high, character, low});
}

void tellTurnBegan(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    narrator.tell(told::TurnBegan{table.turn.seat, table.players[table.turn.seat].character});
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
    const Table& table = state.table;
    const Seat seat = table.turn.seat;
    const Card card = state.cardAt(pile, fromTop);
    narrator.tell(told::Acquired{seat, pile, card, table.players[seat].row(sortOf(card)).size(), price},
                  fromTop > 0 ? strangersTo(pile, table) : SeatSet());
}

void tellNewTop(Narrator& narrator, const Table& table, int pile) {
    narrator.nextBeat();
    if (table.topOf(pile) == noCard) return narrator.tell(told::PileGone{pile});
    narrator.tell(told::TopShown{pile, table.topOf(pile)}, strangersTo(pile, table));
}

void tellSearched(Narrator& narrator, const Table& table, Seat seat, Sort sort) {
    SeatSet learners;
    for (int pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) == sort) learners = learners | (strangersTo(pile, table) & SeatSet::of(seat));
    }
    narrator.tell(told::Searched{seat, sort}, learners);
}

void tellCardsSwapped(Narrator& narrator, const Table& table, Seat seat, const UseToSwap& move, Sort sort) {
    const Card given = table.players[seat].row(sort)[move.own];
    const Card got = table.players[move.seat].row(sort)[move.theirs];
    narrator.tell(told::CardsSwapped{seat, given, move.own, move.seat, got, move.theirs});
}

void tellTraded(Narrator& narrator, const Table& table, Seat seat, const UseOnPile& move) {
    const Card given = table.players[seat].row(move.row)[move.own];
    narrator.tell(told::Traded{seat, given, move.own, move.pile, table.topOf(move.pile)});
}

void tellStageEnded(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    narrator.tell(told::StageEnded{table.round, table.stage});
}

void tellNewGame(Narrator& narrator, const Table& table) {
    narrator.tell(told::NewGame{table.game}, allSeats(table));
    narrator.nextBeat();
}

void tellDealt(Narrator& narrator, const State& state) {
    for (Seat seat = 0; seat < state.table.seats; ++seat) {
        const SeatSet owner = SeatSet::of(seat);
        narrator.tell(told::Dealt{seat, Hidden<Hand>::knownTo(owner, state.hands[seat])}, owner);
    }
}

}  // namespace intrika::succession
