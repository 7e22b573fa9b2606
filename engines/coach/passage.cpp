#include "engines/coach/passage.h"

#include "engines/coach/telling.h"

#include <cassert>

namespace intrika::coach {
namespace {

void noteLeaving(State& state, const Passage& passage) {
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        if (observer == passage.from) continue;
        Notes& notes = state.notes[observer];
        if (observer == passage.to) {
            notes.out(passage.from, passage.object);
            notes.got(passage.object);
        } else if (passage.openAs != Object::none) {
            notes.out(passage.from, passage.openAs);
        } else {
            notes.outUnknown(passage.from);
        }
    }
}

void noteArriving(State& state, const Passage& passage) {
    state.notes[passage.from].in(passage.to, passage.object);
    if (passage.openAs == Object::none) return;
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        if (observer != passage.from && observer != passage.to) {
            state.notes[observer].in(passage.to, passage.openAs);
        }
    }
}

// Copies are interchangeable, so the uppermost is taken.
void takeOut(ObjectPile& deck, Object object) {
    std::size_t place = deck.size() - std::size_t{1};
    while (deck[place] != object) --place;
    deck.take(place);
}

}  // namespace

void carry(State& state, std::span<const Passage> passages) {
    for (const Passage& passage : passages) {
        state.players[passage.from].hand.take(passage.object);
        noteLeaving(state, passage);
    }
    for (const Passage& passage : passages) {
        state.players[passage.to].hand.add(passage.object);
        noteArriving(state, passage);
    }
}

void drawObject(State& state, Seat seat, bool afterTie, Narrator* narrator) {
    const Object object = state.deck.takeBack();
    state.players[seat].hand.add(object);
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        Notes& notes = state.notes[observer];
        if (notes.deckTop[0] != Object::none) {
            notes.topDrawn(object);
            if (observer != seat) notes.in(seat, object);
        } else if (observer == seat) {
            notes.deck.takeIfAny(object);
        }
    }
    state.notes[seat].got(object);
    if (!narrator) return;
    narrator->tell(told::Drew{seat, afterTie, knownTo(seat, object)}, SeatSet::of(seat));
    if (state.deck.empty()) narrator->tell(told::DeckRanOut{});
}

void turnUp(State& state, Seat seat, Seat named, Narrator* narrator) {
    const Profession profession = state.players[seat].profession;
    state.board.open[seat] = profession;
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        if (observer != seat) state.notes[observer].professions[seat] = profession;
    }
    if (!narrator) return;
    narrator->tell(told::ProfessionUsed{seat, named, profession}, everybodyBut(state.board, seat));
}

void swapProfessions(State& state, Seat giver, Seat partner, Narrator* narrator) {
    std::swap(state.players[giver].profession, state.players[partner].profession);
    state.board.open[giver] = state.board.open[partner] = Profession::none;
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        auto& professions = state.notes[observer].professions;
        if (observer != giver && observer != partner) std::swap(professions[giver], professions[partner]);
    }
    state.notes[giver].professions[partner] = state.players[partner].profession;
    state.notes[partner].professions[giver] = state.players[giver].profession;
    if (narrator) tellSwapped(*narrator, state, giver, partner);
}

void drawProfession(State& state, Seat seat, Narrator* narrator) {
    const Profession old = state.players[seat].profession;
    const bool wasOpen = state.board.open[seat] != Profession::none;
    const Profession drawn = state.professionDeck.takeBack();
    ProfessionPile deck;
    deck.append(old);
    for (const Profession profession : state.professionDeck) deck.append(profession);
    state.professionDeck = deck;
    state.players[seat].profession = drawn;
    state.board.open[seat] = Profession::none;
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        state.notes[observer].professions[seat] = Profession::none;
    }
    if (narrator) tellProfessionDrawn(*narrator, seat, old, wasOpen, drawn);
}

void lookThroughDeck(State& state, Seat seat, Narrator* narrator) {
    turnUp(state, seat, noSeat, narrator);
    state.notes[seat].lookThroughDeck(objectsOf(state.deck));
    state.board.phase = Phase::clairvoyant;
    if (!narrator) return;
    const Objects deck = objectsOf(state.deck);
    narrator->tell(told::SawDeck{seat, deck.count(), knownTo(seat, deck)}, SeatSet::of(seat));
}

void stackCard(State& state, Seat seat, Object object, Narrator* narrator) {
    takeOut(state.deck, object);
    std::array<Object, 2>& chosen = state.secrets.stacked;
    chosen[state.board.stacked++] = object;
    if (narrator) narrator->tell(told::Stacked{seat, state.board.stacked, knownTo(seat, object)});
    if (state.board.stacked < 2 && !state.deck.empty()) return;
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        state.notes[observer].deckTop = {Object::none, Object::none};
    }
    state.notes[seat].deckTop = chosen;
    state.board.phase = Phase::shuffleDeck;
}

}  // namespace intrika::coach
