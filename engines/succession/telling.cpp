#include "engines/succession/telling.h"

#include "engines/core/telling_parts.h"

#include <utility>

namespace intrika::succession {
namespace {

Happening towards(Happening told, Seat other) {
    told.other = other;
    return told;
}

ZonePlace characterOf(Seat seat) { return {zone(SeatZone::character, seat)}; }
ZonePlace tokensOf(Seat seat) { return {zone(SeatZone::tokens, seat)}; }

SeatSet allSeats(const Table& table) { return SeatSet::firstOf(table.seats); }

// What comes to light for everybody: no undo may cross it.
Happening learntByAll(Happening told, const Table& table) {
    told.learners = allSeats(table);
    return told;
}

}  // namespace

void tellChosen(Narrator& narrator, Seat seat, Character card) {
    auto told =
        moving(happening(Told::chosen, seat), {zone(SeatZone::hand, seat)}, characterOf(seat), {characterFace(card)});
    told.knowers = SeatSet::of(seat);
    told.back = characterBack;
    told.openToAll = false;
    narrator.tell(std::move(told));
}

void tellRevealed(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    for (Seat seat = 0; seat < table.seats; ++seat) {
        auto told = moving(happening(Told::revealed, seat), characterOf(seat), characterOf(seat),
                           {characterFace(table.players[seat].character)});
        told.learners = allSeats(table).without(seat);
        narrator.tell(std::move(told));
    }
    if (table.shown != nobody) {
        const ZonePlace shown{zone(TableZone::shown)};
        narrator.tell(
            learntByAll(moving(happening(Told::shownTurnedUp), shown, shown, {characterFace(table.shown)}), table));
    }
    narrator.nextBeat();
}

void tellCharactersSwapped(Narrator& narrator, const Table& table, Seat seat, Seat other) {
    narrator.tell(
        towards(moving(happening(Told::charactersSwapped, seat), characterOf(seat), characterOf(other),
                       {characterFace(table.players[seat].character), characterFace(table.players[other].character)}),
                other));
    narrator.nextBeat();
}

void tellAbilityPassed(Narrator& narrator, Seat seat, Card subject) {
    narrator.tell(detailed(happening(Told::abilityPassed, seat), indexOf(subject)));
}

void tellTie(Narrator& narrator, const Table& table, const SeatRow& seats) {
    auto told = detailed(happening(Told::tied, seats.front()),
                         static_cast<int>(rankOf(table.players[seats.front()].character)));
    if (seats.size() > 1) told.other = seats.back();
    narrator.tell(std::move(told));
}

void tellConflict(Narrator& narrator, const Table& table, const Conflict& conflict, bool turned) {
    const Seat high = conflict.high == shownSeat ? noSeat : conflict.high;
    const Character robber = high == noSeat ? table.shown : table.players[high].character;
    narrator.tell(detailed(towards(happening(turned ? Told::turnedAround : Told::robbed, high), conflict.low),
                           static_cast<int>(robber)));
}

void tellTokenTaken(Narrator& narrator, const Table& table, Seat seat, bool isLeft) {
    if (!isLeft) {
        narrator.tell(happening(Told::noTokenLeft, seat));
        return;
    }
    narrator.tell(moving(happening(Told::tokenTaken, seat, table.players[seat].tokens), {zone(TableZone::tokens)},
                         tokensOf(seat), {tokenFace}));
}

void tellTurnBegan(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    const Seat seat = table.turn.seat;
    auto told = happening(Told::turnBegan, seat);
    told.detail = static_cast<std::int16_t>(table.players[seat].character);
    narrator.tell(std::move(told));
}

void tellStolen(Narrator& narrator, Seat seat, const Steal& move) {
    auto told = detailed(happening(Told::stolen, seat), static_cast<int>(move.action));
    told.other = move.seat;
    told.to = zone(SeatZone::actions, move.seat);
    narrator.tell(std::move(told));
}

void tellOpenPassed(Narrator& narrator, const Table& table, bool isForced) {
    const Turn& turn = table.turn;
    if (turn.pending == Pending::search) {
        narrator.tell(happening(Told::searchPassed, turn.seat));
        return;
    }
    narrator.tell(
        detailed(happening(isForced ? Told::openLapsed : Told::openPassed, turn.seat), static_cast<int>(turn.action)));
}

void tellPassed(Narrator& narrator, const Table& table, ActionSet actions, bool isForced) {
    narrator.tell(
        detailed(happening(isForced ? Told::lapsed : Told::passed, table.turn.seat), static_cast<int>(actions.bits())));
}

void tellSettled(Narrator& narrator, Seat seat) {
    narrator.tell(moving(happening(Told::settled, seat), tokensOf(seat), {zone(TableZone::tokens)}, {tokenFace}));
}

void tellGiven(Narrator& narrator, Seat seat, Seat other, bool byHerbalist) {
    narrator.tell(towards(moving(happening(byHerbalist ? Told::tokenPassedOn : Told::given, seat), tokensOf(seat),
                                 tokensOf(other), {tokenFace}),
                          other));
}

void tellRefilled(Narrator& narrator, int coins) {
    narrator.tell(
        moving(happening(Told::refilled, noSeat, coins), {zone(TableZone::bank)}, {underZone(0)}, {coinFace}));
}

void tellMoneyTaken(Narrator& narrator, const Table& table, int pile) {
    const Seat seat = table.turn.seat;
    const int coins = table.money[static_cast<std::size_t>(pile)];
    narrator.tell(
        moving(happening(Told::moneyTaken, seat, coins), {underZone(pile)}, {zone(SeatZone::coins, seat)}, {coinFace}));
}

void tellAcquired(Narrator& narrator, const Table& table, int pile, int fromTop, int price) {
    const Seat seat = table.turn.seat;
    const Card card = table.cardAt(pile, fromTop);
    const Sort sort = sortOf(card);
    // Where in the pile a searched card lay is nobody else's to know.
    auto told = moving(happening(Told::acquired, seat, price), {pileZone(pile)},
                       {zone(rowZone(sort), seat), table.players[seat].row(sort).size()}, {cardFace(card)});
    told = detailed(std::move(told), fromTop > 0 ? 1 : 0);
    if (fromTop > 0) {
        for (Seat other = 0; other < table.seats; ++other) {
            if (!table.players[other].known.contains(static_cast<std::uint8_t>(pile))) {
                told.learners = told.learners.with(other);
            }
        }
    }
    narrator.tell(std::move(told));
}

void tellNewTop(Narrator& narrator, const Table& table, int pile) {
    const ZonePlace place{pileZone(pile)};
    narrator.nextBeat();
    if (table.topOf(pile) == noCard) {
        narrator.tell(moving(happening(Told::pileGone), place, {}, {}));
        return;
    }
    auto told = moving(happening(Told::topShown), place, place, {cardFace(table.topOf(pile))});
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!table.players[seat].known.contains(static_cast<std::uint8_t>(pile))) {
            told.learners = told.learners.with(seat);
        }
    }
    narrator.tell(std::move(told));
}

void tellAbilityUsed(Narrator& narrator, Seat seat, Card subject) {
    narrator.tell(detailed(happening(Told::abilityUsed, seat), indexOf(subject)));
}

void tellStolenActionUsed(Narrator& narrator, Seat seat, Action action) {
    tellAbilityUsed(narrator, seat, Card::farmer);
    static_cast<void>(action);  // what is done with it is told next
}

void tellCoinsFromBank(Narrator& narrator, const Table& table, Seat seat, int coins) {
    narrator.tell(detailed(moving(happening(Told::coinsFromBank, seat, coins), {zone(TableZone::bank)},
                                  {zone(SeatZone::coins, seat)}, {coinFace}),
                           indexOf(table.players[seat].active())));
}

void tellSearched(Narrator& narrator, const Table& table, Seat seat, Sort sort) {
    auto told = detailed(happening(Told::searched, seat), static_cast<int>(sort));
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) == sort && !table.players[seat].known.contains(pile)) {
            told.learners = SeatSet::of(seat);
        }
    }
    narrator.tell(std::move(told));
}

void tellCardsSwapped(Narrator& narrator, const Table& table, Seat seat, const UseToSwap& move, Sort sort) {
    const Card given = table.players[seat].row(sort)[move.own];
    const Card got = table.players[move.seat].row(sort)[move.theirs];
    narrator.tell(towards(moving(happening(Told::cardsSwapped, seat), {zone(rowZone(sort), seat), move.own},
                                 {zone(rowZone(sort), move.seat), move.theirs}, {cardFace(given), cardFace(got)}),
                          move.seat));
}

void tellTraded(Narrator& narrator, const Table& table, Seat seat, const UseOnPile& move) {
    const Card given = table.players[seat].row(move.row)[move.own];
    narrator.tell(moving(happening(Told::traded, seat), {zone(rowZone(move.row), seat), move.own},
                         {pileZone(move.pile)}, {cardFace(given), cardFace(table.topOf(move.pile))}));
}

void tellStageEnded(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    narrator.tell(detailed(happening(Told::stageEnded, noSeat, table.round), table.stage));
}

void tellNewGame(Narrator& narrator, const Table& table) {
    auto told = detailed(happening(Told::newGame), table.game);
    narrator.tell(learntByAll(std::move(told), table));
    narrator.nextBeat();
}

void tellDealt(Narrator& narrator, const Table& table) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        std::vector<FaceId> faces;
        for (const Character card : table.players[seat].hand) faces.push_back(characterFace(card));
        auto told = moving(happening(Told::dealt, seat, table.round), {zone(TableZone::aside)},
                           {zone(SeatZone::hand, seat)}, std::move(faces));
        told.knowers = SeatSet::of(seat);
        told.back = characterBack;
        told.openToAll = false;
        told.learners = SeatSet::of(seat);
        narrator.tell(std::move(told));
    }
}

}  // namespace intrika::succession
