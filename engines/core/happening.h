// What took place while one event was carried out, as one observer may know it: the log tells it, the scene moves it.
#pragma once

#include "engines/core/seat.h"
#include "engines/core/tableau.h"
#include "engines/core/text.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace intrika {

// As it fell. Beside those that count lie what a rule leaves out.
struct Die {
    std::uint8_t value = 0;
    bool counts = true;
    bool operator==(const Die&) const = default;
};

// What is seen moving: pieces, points that fly to a plate, dice.
struct Motion {
    Seat actor = noSeat;   // whose doing it is, or whose pieces and points they are
    ZoneId from = noZone;  // whence
    ZoneId to = noZone;    // and where to; equal zones and places: the pieces turn where they lie
    std::uint16_t fromPlace = 0;
    std::uint16_t toPlace = 0;
    std::vector<FaceId> faces;  // backs where `covered`
    bool covered = false;       // the observer does not see which pieces they are
    std::optional<int> points;  // added to the actor's; the sentence's key names their source
    std::vector<Die> dice;      // rolled before everybody: they are seen falling
    bool operator==(const Motion&) const = default;
};

struct Happening : Motion {
    Text sentence;          // empty: not worth a line
    SeatSet learners;       // who learns by this something they could not know before: the barrier for undo
    std::uint8_t beat = 0;  // what shares a beat is shown at the same time
    bool account = false;   // of a reckoning that whoever watches reads beat by beat, at their own pace
    bool operator==(const Happening&) const = default;
};

struct ZonePlace {
    ZoneId zone = noZone;
    int place = 0;
};

// Pieces as an observer sees them.
struct Pieces {
    std::vector<FaceId> faces;
    bool covered = false;
};
inline Pieces faceUp(std::vector<FaceId> faces) { return {std::move(faces), false}; }
inline Pieces faceDown(int count, FaceId back) {
    return {std::vector<FaceId>(static_cast<std::size_t>(count), back), count > 0};
}

// Something is done, and nothing moves.
inline Motion still(Seat actor = noSeat) {
    Motion motion;
    motion.actor = actor;
    return motion;
}

// Pieces go from one place to another.
inline Motion moving(Seat actor, ZonePlace from, ZonePlace to, Pieces pieces) {
    Motion motion = still(actor);
    motion.from = from.zone;
    motion.fromPlace = static_cast<std::uint16_t>(from.place);
    motion.to = to.zone;
    motion.toPlace = static_cast<std::uint16_t>(to.place);
    motion.faces = std::move(pieces.faces);
    motion.covered = pieces.covered;
    return motion;
}

// Pieces are turned, or shown to somebody, where they lie.
inline Motion turning(Seat actor, ZonePlace where, Pieces pieces) {
    return moving(actor, where, where, std::move(pieces));
}

inline Motion scoring(Seat actor, int points) {
    Motion motion = still(actor);
    motion.points = points;
    return motion;
}

}  // namespace intrika
