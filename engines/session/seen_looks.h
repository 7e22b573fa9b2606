// Who has said that they have seen what the last event showed them alone.
#pragma once

#include "engines/core/seat.h"

#include <nlohmann/json_fwd.hpp>

namespace intrika::session {

struct SeenLooks {
    int events = 0;  // after so many; what came later nobody has seen
    SeatSet seats;

    SeatSet after(int count) const { return count == events ? seats : SeatSet(); }
    nlohmann::json json() const;  // {"events": 12, "seats": [0, 2]}
};

// What a record holds of it; nobody where anything else stands there, so that it is shown once more.
SeenLooks readSeenLooks(const nlohmann::json& looks, int seats);

}  // namespace intrika::session
