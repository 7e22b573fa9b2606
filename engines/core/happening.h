// What took place while one event was carried out, in order: the log tells it, the scene moves it.
#pragma once

#include "engines/core/seat.h"
#include "engines/core/tableau.h"

#include <cstdint>
#include <vector>

namespace intrika {

// As it fell. Beside those that count lie what a rule leaves out.
struct Die {
    std::uint8_t value = 0;
    bool counts = true;
    bool operator==(const Die&) const = default;
};

// Full truth inside; `redact` makes what one observer may be told. Everything but `faces` is public.
struct Happening {
    std::uint16_t what = 0;  // the game's own enumeration
    Seat actor = noSeat;
    Seat other = noSeat;
    std::int16_t amount = 0;
    std::int16_t detail = 0;  // a second figure, as the game needs it: a total, a slot, a house
    ZoneId from = noZone;     // pieces that move: whence
    ZoneId to = noZone;       // and where to; equal zones: they turn in place
    std::uint16_t fromPlace = 0;
    std::uint16_t toPlace = 0;
    std::vector<FaceId> faces;  // the pieces, as `knowers` see them
    FaceId back = noFace;       // what everybody else sees instead
    SeatSet knowers = SeatSet::everybody();
    bool openToAll = true;  // the spectator sees the faces too
    SeatSet learners;       // who learns by this something they could not know before: the barrier for undo
    std::uint8_t beat = 0;  // what shares a beat is shown at the same time
    bool scores = false;    // `amount` is added to the actor's points; `what` names the source
    std::vector<Die> dice;  // rolled before everybody: they are seen falling
    bool account = false;   // of a reckoning that whoever watches reads beat by beat, at their own pace
    bool operator==(const Happening&) const = default;
};

// Collects what the rules tell while they carry out one event. Rules get a null pointer where nobody listens.
class Narrator {
public:
    void tell(Happening happening) {
        happening.beat = beat_;
        happening.account = account_;
        happenings_.push_back(std::move(happening));
    }
    void nextBeat() { ++beat_; }
    void beginAccount() { account_ = true; }
    void endAccount() { account_ = false; }
    const std::vector<Happening>& happenings() const { return happenings_; }
    std::vector<Happening> take() { return std::move(happenings_); }

private:
    std::vector<Happening> happenings_;
    std::uint8_t beat_ = 0;
    bool account_ = false;
};

std::vector<Happening> redact(const std::vector<Happening>& happenings, Observer observer);

}  // namespace intrika
