#include "engines/coach/notes.h"

namespace intrika::coach {

void Notes::clear(Object object, Seat with) {
    if (!isSingle(object)) return;
    for (Seat seat = 0; seat < maxSeats; ++seat) {
        if (seat != with) holds[seat] = holds[seat].withoutSingle(object);
        held[seat] = held[seat].withoutSingle(object);
    }
    deck = deck.withoutSingle(object);
}

void Notes::see(Seat seat, Object object) {
    Objects& certain = holds[seat];
    if (certain.has(object)) return;
    if (isBag(object)) certain.takeIfAny(Object::bag);
    certain.add(object);
    held[seat].takeIfAny(object);
    clear(object, seat);
}

void Notes::seeAll(Seat seat, Objects hand) {
    holds[seat] = hand;
    held[seat] = {};
    for (const Object object : hand.kinds()) clear(object, seat);
}

void Notes::out(Seat seat, Object object) {
    if (object == Object::bag) {
        holds[seat] = holds[seat].withoutBags();
        held[seat] = held[seat].withoutBags();
        return;
    }
    if (holds[seat].takeIfAny(object)) return;
    if (isBag(object) && holds[seat].takeIfAny(Object::bag)) return;
    if (held[seat].takeIfAny(object)) return;
    if (isBag(object)) held[seat].takeIfAny(Object::bag);
}

void Notes::outUnknown(Seat seat) {
    held[seat] = held[seat].merged(holds[seat]);
    holds[seat] = {};
}

void Notes::in(Seat seat, Object object) {
    holds[seat].add(object);
    clear(object, seat);
}

void Notes::learnAlliance(Seat seat, Alliance alliance) {
    SeatSet& known = members[static_cast<std::size_t>(alliance)];
    known = known.with(seat);
}

void Notes::lookThroughDeck(Objects cards) {
    deck = cards;
    knowsDeck = true;
    for (const Object object : cards.kinds()) {
        if (!isSingle(object)) continue;
        for (Objects& memory : held) memory = memory.withoutSingle(object);
    }
}

void Notes::topDrawn(Object object) {
    deckTop = {deckTop[1], Object::none};
    deck.takeIfAny(object);
}

}  // namespace intrika::coach
