// What a player remembers (section 11.2): made by the rules alone, never by guessing.
#pragma once

#include "engines/coach/objects.h"
#include "engines/core/seat.h"

namespace intrika::coach {

// `known` of one seat. Of the own seat nothing is noted.
struct Notes {
    std::array<Objects, maxSeats> holds{};         // what that seat has now, for certain
    std::array<Objects, maxSeats> held{};          // what it had at some time
    std::array<SeatSet, allianceCount> members{};  // whose alliance is known
    Objects deck;                                  // contains every card of the object deck, if `knowsDeck`
    std::array<Profession, maxSeats> professions = nobodys;
    std::array<Object, 2> deckTop{Object::none, Object::none};  // top first
    bool knowsDeck = false;

    static constexpr std::array<Profession, maxSeats> nobodys = [] {
        std::array<Profession, maxSeats> none{};
        none.fill(Profession::none);
        return none;
    }();

    void see(Seat seat, Object object);                 // C-170
    void seeAll(Seat seat, Objects hand);               // C-171
    void out(Seat seat, Object object);                 // C-172
    void outUnknown(Seat seat);                         // C-173
    void in(Seat seat, Object object);                  // C-174
    void clear(Object object, Seat with);               // C-175; `with` is where it is known to be now
    void got(Object object) { clear(object, noSeat); }  // it came into the own hand
    void learnAlliance(Seat seat, Alliance alliance);
    void lookThroughDeck(Objects cards);  // C-187
    void topDrawn(Object object);         // C-188: somebody drew the known top card
    bool operator==(const Notes&) const = default;
};

}  // namespace intrika::coach
