// Who looks at a surface: those who share it, and whose eyes it uses at this moment.
#pragma once

#include "engines/core/seat.h"

namespace intrika::play {

class Viewpoint {
public:
    explicit Viewpoint(SeatSet people, bool inCompany = false) : people_(people), inCompany_(inCompany) {}

    SeatSet people() const { return people_; }
    // `inCompany`: people who play with phones sit around it and see it too.
    void setPeople(SeatSet people, bool inCompany) {
        people_ = people;
        inCompany_ = inCompany;
    }
    Observer eyes() const { return eyes_; }
    // Several people take turns at it, or one before the eyes of others: a curtain falls between what one and another
    // of them may see. Where nobody decides at it, there is nothing to hide.
    bool isShared() const { return (people_.count() > 1 || (inCompany_ && !people_.empty())) && !fixed_; }
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
    bool inCompany_ = false;
    Observer eyes_;
    bool fixed_ = false;
    bool open_ = false;
};

}  // namespace intrika::play
