// Bots that decide in a person's place: the seat stays that person's, and gets its decisions back when they say so.
#pragma once

#include "engines/bots/level.h"
#include "engines/core/seat.h"
#include "engines/session/room.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <vector>

namespace intrika::session {

class Deputies {
public:
    // From the event after so many on; none: the person decides again.
    void set(Seat seat, std::optional<Level> level, int events);
    void cutTo(int events);       // later ones were taken back, and whoever decided last goes on
    void dismissAll(int events);  // everybody decides again

    std::optional<Level> at(Seat seat, int event) const;  // who decides, or decided, event number `event`, from 0
    std::optional<Level> now(Seat seat) const;
    SeatSet now() const;   // those in whose place a bot decides
    SeatSet ever() const;  // and where one did
    bool empty() const { return changes_.empty(); }

    // [{"seat": 1, "level": "normal", "events": 12}, {"seat": 1, "level": null, "events": 20}]
    nlohmann::json json() const;

private:
    friend Deputies readDeputies(const nlohmann::json& json, int seats);
    struct Change {
        Seat seat = noSeat;
        std::optional<Level> level;
        int events = 0;
    };
    std::vector<Change> changes_;  // the earliest first
};

// What a record holds of it; nobody where anything else stands there.
Deputies readDeputies(const nlohmann::json& json, int seats);

}  // namespace intrika::session
