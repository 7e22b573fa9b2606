#include "engines/traitor/telling.h"

namespace intrika::traitor {
namespace {

// T-34: what each house brings into the conflict.
told::HouseCounted counted(const State& state, const LastConflict& conflict, House house) {
    const Board& board = state.board;
    const std::uint8_t slot = board.houseOf(conflict.slot) == house ? conflict.slot : nextSlot(conflict.slot);
    told::HouseCounted told{house, conflict.totals[static_cast<std::size_t>(house)], board.lands[slot], {}, {}};
    const auto serves = [&](Seat seat) { return seat != noSeat && board.players[seat].house == house; };
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (serves(seat)) told.supplies[seat] = state.cards[seat].played;
    }
    for (const Action diplomat : {Action::diplomat2, Action::diplomat5}) {
        if (serves(state.whoChose(diplomat))) told.diplomats = told.diplomats.with(diplomat);
    }
    return told;
}

}  // namespace

told::Place placeAt(const Board& board, std::uint8_t slot) { return {slot, board.lands[slot], board.houseOf(slot)}; }

SeatSet others(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

void tellDealt(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    if (board.options.deal == Deal::fixed) {  // T-9: everybody knows these
        narrator.tell(told::Dealt{seat, cards.count(), Hidden<SupplySet>::openly(cards), true});
        return;
    }
    const SeatSet own = SeatSet::of(seat);
    narrator.tell(told::Dealt{seat, cards.count(), Hidden<SupplySet>::knownTo(own, cards), false}, own);
}

void tellDraftHanded(Narrator& narrator, Seat seat, ActionSet cards) {
    const SeatSet reader = SeatSet::of(seat);
    narrator.tell(told::DraftHanded{seat, cards.count(), Hidden<ActionSet>::knownTo(reader, cards)}, reader);
}

void tellSuppliesPlayed(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    if (board.options.supplies == Supplies::faceDown) {
        narrator.tell(told::SuppliesPlayed{seat, cards.count(), Hidden<SupplySet>::knownTo(SeatSet::of(seat), cards)});
        return;
    }
    narrator.tell(told::SuppliesPlayed{seat, cards.count(), Hidden<SupplySet>::openly(cards)},
                  cards.empty() ? SeatSet() : others(board, seat));
}

void tellConflictCounted(Narrator& narrator, const State& state, const LastConflict& conflict) {
    for (const House house : {House::eagle, House::rose}) narrator.tell(counted(state, conflict, house));
    const int eagle = conflict.totals[0];
    const int rose = conflict.totals[1];
    if (conflict.tied) {
        narrator.tell(told::ConflictTied{eagle});
    } else if (conflict.winner == House::eagle) {
        narrator.tell(told::ConflictWon{House::eagle, eagle, rose});
    } else {
        narrator.tell(told::ConflictWon{House::rose, rose, eagle});
    }
}

void tellDrew(Narrator& narrator, Seat seat, SupplySet cards) {
    if (cards.empty()) {
        narrator.tell(told::DrewNothing{seat});
        return;
    }
    const SeatSet own = SeatSet::of(seat);
    narrator.tell(told::Drew{seat, cards.count(), Hidden<SupplySet>::knownTo(own, cards)}, own);
}

}  // namespace intrika::traitor
