// A finished game, looked at again: what every decision was worth to whoever made it, and how everybody stood. There is
// none of a game that goes on (Session::hindsight), so nothing of this can be had while it could help anybody.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/core/problem.h"
#include "engines/core/seat.h"
#include "engines/session/room.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

namespace intrika::session {

// Holds all of the game that it needs; any number of threads may ask it at once. What is asked of a search returns
// nullopt soon after a stop is asked for.
class Hindsight {
public:
    virtual ~Hindsight() = default;
    virtual std::string gameId() const = 0;
    virtual int seatCount() const = 0;
    virtual int stepCount() const = 0;
    virtual Observer mover(int event) const = 0;  // nullopt: chance
    // Of an event that has a mover: the move, and whether there is somebody who did not see which one it was.
    virtual MoveKey move(int event) const = 0;
    virtual bool isSecret(int event) const = 0;
    virtual std::string moveText(int event, const MoveKey& move) const = 0;  // in the notation, one line
    virtual std::uint64_t fingerprint() const = 0;                           // of the deal and all events

    virtual Shares shares() const = 0;     // that the end gave
    virtual double fairShare() const = 0;  // where all play alike and luck is even

    // With so many events applied. `known`: the seat's own share, by its view; `truth`: each seat's, with all cards
    // open.
    virtual std::optional<double> known(Seat seat, int at, const Effort& effort, const std::stop_token& stop) const = 0;
    virtual std::optional<Shares> truth(int at, const Effort& effort, const std::stop_token& stop) const = 0;
    // The move in the place of the one that was made, by the view of whoever decided. Precondition: the event has a
    // mover, who might have made it.
    virtual std::optional<Appraisal> appraise(int event, const MoveKey& chosen, const Effort& effort,
                                              const std::stop_token& stop) const = 0;
};

Problem gameGoesOn();

}  // namespace intrika::session
