// How seats stand to each other, by what they did in the course of a game, as one observer was told of it.
#pragma once

#include "engines/bots/mood.h"
#include "engines/core/deed.h"
#include "engines/core/seat.h"
#include "engines/session/room.h"

#include <array>
#include <span>
#include <vector>

namespace intrika::session {

class Relations {
public:
    // Takes down what was done in an event, and answers which of it was a betrayal: what the game calls one, and harm
    // to somebody whose favour one took. Whoever was betrayed is owed nothing any more, nor owes anything.
    std::vector<Deed> follow(std::span<const Deed> deeds);

    const Harms& harmsTo(Seat seat) const { return harms_.at(seat); }  // by the seats that did them

private:
    bool isBetrayal(const Deed& deed) const;

    std::array<Harms, maxSeats> harms_{};    // by whom they were done to
    std::array<SeatSet, maxSeats> helpers_;  // whose favour each seat took
};

}  // namespace intrika::session
