// Who looks at a surface: those who share it, and whose eyes it uses at this moment.
#pragma once

#include "engines/core/seat.h"

namespace intrika::play {

class Viewpoint {
public:
    explicit Viewpoint(SeatSet people) : people_(people) {}

    SeatSet people() const { return people_; }
    Observer eyes() const { return eyes_; }
    // Several people take turns at it: a curtain falls between what one and another of them may see.
    bool isShared() const { return people_.count() > 1 && !fixed_; }
    bool isFixed() const { return fixed_; }
    bool isOpen() const { return open_; }
    // Who takes back when somebody does; noSeat: whoever decided last.
    Seat person() const { return people_.count() == 1 ? people_.first() : eyes_.value_or(noSeat); }

    void use(Observer eyes) { eyes_ = eyes; }
    // From now on these, whoever decides: for a picture, or a game that is over.
    void fix(Observer eyes) {
        eyes_ = eyes;
        fixed_ = true;
        open_ = false;
    }
    // From now on a spectator's, who sees all cards once the game is over.
    void open() {
        fix(spectator);
        open_ = true;
    }

private:
    SeatSet people_;
    Observer eyes_;
    bool fixed_ = false;
    bool open_ = false;
};

}  // namespace intrika::play
