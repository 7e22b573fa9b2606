#include "engines/traitor/telling.h"

#include "engines/core/telling_parts.h"

#include <utility>

namespace intrika::traitor {
namespace {

std::vector<FaceId> facesOf(SupplySet cards) {
    std::vector<FaceId> faces;
    for (int kind = 0; kind < supplyKinds; ++kind) faces.insert(faces.end(), cards.copies(kind), supplyFace(kind));
    return faces;
}

std::vector<FaceId> facesOf(ActionSet cards) {
    std::vector<FaceId> faces;
    for (const Action card : cards) faces.push_back(actionFace(card));
    return faces;
}

FaceId faceAt(const Board& board, std::uint8_t slot) { return landscapeFace(board.lands[slot], board.houseOf(slot)); }

// T-34: what each house brings into the conflict.
void tellHouseCounted(Narrator& narrator, const State& state, const LastConflict& conflict, House house) {
    const Board& board = state.board;
    const std::uint8_t slot = board.houseOf(conflict.slot) == house ? conflict.slot : nextSlot(conflict.slot);
    std::vector<FaceId> faces{faceAt(board, slot)};
    const auto serves = [&](Seat seat) { return seat != noSeat && board.players[seat].house == house; };
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (!serves(seat)) continue;
        const auto played = facesOf(state.cards[seat].played);
        faces.insert(faces.end(), played.begin(), played.end());
    }
    for (const Action diplomat : {Action::diplomat2, Action::diplomat5}) {
        if (serves(state.whoChose(diplomat))) faces.push_back(actionFace(diplomat));
    }
    auto told = happening(Told::houseCounted, noSeat, conflict.totals[static_cast<std::size_t>(house)]);
    told.other = static_cast<Seat>(house);
    told.faces = std::move(faces);
    narrator.tell(std::move(told));
}

SeatSet others(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

}  // namespace

void tellEstatePlaced(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot) {
    narrator.tell(moving(happening(Told::estatePlaced, seat, faceAt(board, slot)), {zone(SeatZone::stock, seat)},
                         {zone(TableZone::buildings), slot}, {buildingFace(Side::estate)}));
}

void tellDealt(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    const bool fixed = board.options.deal == Deal::fixed;  // T-9: everybody knows these, and they come from no zone
    auto told = moving(happening(Told::dealt, seat, cards.count()), {fixed ? noZone : zone(TableZone::drawPile)},
                       {zone(SeatZone::hand, seat)}, facesOf(cards));
    if (!fixed) {
        told = knownTo(std::move(told), SeatSet::of(seat), supplyBack);
        told.learners = SeatSet::of(seat);
    }
    narrator.tell(std::move(told));
}

void tellRoundBegan(Narrator& narrator, const Board& board, std::uint8_t oldConflict) {
    auto told = happening(Told::roundBegan, board.startPlayer, board.round);
    if (oldConflict != noSlot) {
        told = moving(std::move(told), {zone(TableZone::borders), oldConflict},
                      {zone(SeatZone::tokens, board.strategyHolder)}, {conflictFace});
    }
    narrator.tell(std::move(told));
}

void tellConflictSet(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot) {
    narrator.tell(detailed(moving(happening(Told::conflictSet, seat, faceAt(board, slot)),
                                  {zone(SeatZone::tokens, seat)}, {zone(TableZone::borders), slot}, {conflictFace}),
                           faceAt(board, nextSlot(slot))));
}

void tellSetAside(Narrator& narrator, Action card) {
    const ZonePlace centre{zone(TableZone::centre)};
    narrator.tell(knownTo(moving(happening(Told::setAside, noSeat, 1), centre, centre, {actionFace(card)}), SeatSet(),
                          actionBack));
}

void tellDraftHanded(Narrator& narrator, Seat seat, ActionSet cards) {
    const bool first = cards.count() == actionCount - 1;
    auto told = moving(happening(Told::draftHanded, seat, cards.count()),
                       {zone(first ? TableZone::centre : TableZone::draft)}, {zone(TableZone::draft)}, facesOf(cards));
    told = knownTo(std::move(told), SeatSet::of(seat), actionBack);
    told.learners = SeatSet::of(seat);
    narrator.tell(std::move(told));
}

void tellActionChosen(Narrator& narrator, Seat seat, Action card) {
    narrator.tell(knownTo(moving(happening(Told::actionChosen, seat), {zone(TableZone::draft)},
                                 {zone(SeatZone::action, seat)}, {actionFace(card)}),
                          SeatSet::of(seat), actionBack));
}

void tellLeftOver(Narrator& narrator, Seat lastChooser, ActionSet cards) {
    narrator.tell(knownTo(moving(happening(Told::leftOver, lastChooser, cards.count()), {zone(TableZone::draft)},
                                 {zone(TableZone::centre)}, facesOf(cards)),
                          SeatSet::of(lastChooser), actionBack));
}

void tellSuppliesPlayed(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    auto told = moving(happening(Told::suppliesPlayed, seat, cards.count()), {zone(SeatZone::hand, seat)},
                       {zone(SeatZone::played, seat)}, facesOf(cards));
    if (board.options.supplies == Supplies::faceDown) {
        told = knownTo(std::move(told), SeatSet::of(seat), supplyBack);
    } else if (!cards.empty()) {
        told.learners = others(board, seat);
    }
    narrator.tell(std::move(told));
}

void tellSuppliesTurnedUp(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    const ZonePlace played{zone(SeatZone::played, seat)};
    auto told = moving(happening(Told::suppliesTurnedUp, seat, cards.count()), played, played, facesOf(cards));
    told.learners = others(board, seat);
    narrator.tell(std::move(told));
}

void tellActionShown(Narrator& narrator, const Board& board, Seat seat, Action card) {
    const ZonePlace action{zone(SeatZone::action, seat)};
    auto told = moving(happening(Told::actionShown, seat), action, action, {actionFace(card)});
    told.learners = others(board, seat);
    narrator.tell(std::move(told));
}

void tellActionReturned(Narrator& narrator, Seat seat, Action card) {
    narrator.tell(moving(happening(Told::actionReturned, seat), {zone(SeatZone::action, seat)},
                         {zone(TableZone::centre)}, {actionFace(card)}));
}

void tellHouseChanged(Narrator& narrator, Seat seat, House house) {
    const ZonePlace loyalty{zone(SeatZone::loyalty, seat)};
    narrator.tell(detailed(moving(happening(Told::houseChanged, seat), loyalty, loyalty, {loyaltyFace(house)}),
                           static_cast<int>(house)));
}

void tellConflictCounted(Narrator& narrator, const State& state, const LastConflict& conflict) {
    const Board& board = state.board;
    for (const House house : {House::eagle, House::rose}) tellHouseCounted(narrator, state, conflict, house);
    const int eagle = conflict.totals[0];
    const int rose = conflict.totals[1];
    if (conflict.tied) {
        narrator.tell(happening(Told::conflictTied, noSeat, eagle));
        return;
    }
    const House winner = conflict.winner;
    auto told = happening(Told::conflictWon, noSeat, winner == House::eagle ? eagle : rose);
    told.detail = static_cast<std::int16_t>(winner == House::eagle ? rose : eagle);
    told.other = static_cast<Seat>(winner);
    told.fromPlace = board.houseOf(conflict.slot) == winner ? nextSlot(conflict.slot) : conflict.slot;
    narrator.tell(std::move(told));
}

void tellPoints(Narrator& narrator, Told source, Seat seat, int points, int detail) {
    auto told = detailed(happening(source, seat, points), detail);
    told.scores = true;
    narrator.tell(std::move(told));
}

void tellLandscapeTurned(Narrator& narrator, std::uint8_t slot, Land land, House house) {
    const ZonePlace place{zone(TableZone::ring), slot};
    narrator.tell(detailed(moving(happening(Told::landscapeTurned), place, place, {landscapeFace(land, house)}),
                           static_cast<int>(house)));
}

void tellBuilt(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot, Side side) {
    narrator.tell(detailed(moving(happening(Told::built, seat, faceAt(board, slot)), {zone(SeatZone::stock, seat)},
                                  {zone(TableZone::buildings), slot}, {buildingFace(side)}),
                           static_cast<int>(side)));
}

void tellFlipped(Narrator& narrator, const Board& board, Seat seat, std::uint8_t slot, Side sideUp) {
    const ZonePlace place{zone(TableZone::buildings), slot};
    narrator.tell(
        detailed(moving(happening(Told::flipped, seat, faceAt(board, slot)), place, place, {buildingFace(sideUp)}),
                 static_cast<int>(sideUp)));
}

void tellBuilderPassed(Narrator& narrator, Seat seat) { narrator.tell(happening(Told::builderPassed, seat)); }

void tellStrategyMoved(Narrator& narrator, Seat from, Seat to) {
    auto told = moving(happening(Told::strategyMoved, to), {zone(SeatZone::tokens, from)}, {zone(SeatZone::tokens, to)},
                       {strategyFace});
    told.other = from;
    narrator.tell(std::move(told));
}

void tellSuppliesDiscarded(Narrator& narrator, Seat seat, SupplySet cards) {
    narrator.tell(moving(happening(Told::suppliesDiscarded, seat, cards.count()), {zone(SeatZone::played, seat)},
                         {zone(TableZone::discards)}, facesOf(cards)));
}

void tellDiscarded(Narrator& narrator, const Board& board, Seat seat, SupplySet cards) {
    auto told = moving(happening(Told::discarded, seat, cards.count()), {zone(SeatZone::hand, seat)},
                       {zone(TableZone::discards)}, facesOf(cards));
    if (!cards.empty()) told.learners = others(board, seat);
    narrator.tell(std::move(told));
}

void tellDrew(Narrator& narrator, Seat seat, SupplySet cards) {
    if (cards.empty()) {
        narrator.tell(happening(Told::drewNothing, seat));
        return;
    }
    auto told = moving(happening(Told::drew, seat, cards.count()), {zone(TableZone::drawPile)},
                       {zone(SeatZone::hand, seat)}, facesOf(cards));
    told = knownTo(std::move(told), SeatSet::of(seat), supplyBack);
    told.learners = SeatSet::of(seat);
    narrator.tell(std::move(told));
}

void tellReshuffled(Narrator& narrator, Seat drawer, int cards) {
    narrator.tell(moving(happening(Told::reshuffled, drawer, cards), {zone(TableZone::discards)},
                         {zone(TableZone::drawPile)}, {}));
}

void tellStartPlayerMoved(Narrator& narrator, Seat from, Seat to) {
    auto told = moving(happening(Told::startPlayerMoved, to), {zone(SeatZone::tokens, from)},
                       {zone(SeatZone::tokens, to)}, {startPlayerFace});
    told.other = from;
    narrator.tell(std::move(told));
}

void tellSuddenDeath(Narrator& narrator, House house) {
    narrator.tell(detailed(happening(Told::suddenDeath), static_cast<int>(house)));
}

void tellGameOver(Narrator& narrator) { narrator.tell(happening(Told::gameOver)); }

}  // namespace intrika::traitor
