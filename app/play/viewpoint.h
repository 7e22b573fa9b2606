// Whose eyes the screen uses.
#pragma once

#include "engines/core/seat.h"
#include "engines/core/to_act.h"

#include <functional>
#include <optional>

namespace intrika {

// One person at the screen: always theirs. None: the spectator's. Several: the spectator's while bots play and at
// public prompts; before the secret prompt of a person the curtain falls, and only that person raises it. Anybody may
// take the screen for a look at their own cards, whoever is asked, and puts it back or decides. Who decides twice
// running sees no curtain between. Several who decide at once are asked one after another, in seat order, unless the
// question is one to the whole table: then all look at it together, and only who has something to say takes the screen.
class Viewpoint {
public:
    using IsSecret = std::function<bool(Seat)>;  // of the seat's prompt at this moment
    using IsForAll = std::function<bool(Seat)>;  // likewise: one question to the whole table

    explicit Viewpoint(SeatSet people) : people_(people) {}

    // After every step, and when the game is opened.
    void update(const ToAct& now, const IsSecret& isSecret, const IsForAll& isForAll = {});
    void speak(Seat seat);                         // one of the called takes the screen, behind the curtain
    void show(Seat seat);                          // a person is to look at something, though it need not be their turn
    void gather();                                 // all look together, until the next update, and nobody is asked
    void look(Seat seat);                          // a person takes it to see their own view, behind the curtain
    void spoke() { speaker_ = looker_ = noSeat; }  // whoever took it has decided
    void giveBack();                               // or not, and is done with it
    void raise();                                  // "I am here": who is waited for sees their own view
    void hide();                                   // the curtain falls at any time; nothing happens where it never does
    void fix(Observer eyes);                       // for a picture: these eyes from now on, and no curtain
    void open();  // a spectator's from now on, who sees all cards once the game is over

    Observer eyes() const { return eyes_; }
    Seat asked() const { return asked_; }       // noSeat: no person is to decide, or all are called
    SeatSet called() const { return called_; }  // whom a question to the whole table is put to; empty: there is none
    Seat speaker() const { return speaker_; }   // of the called; noSeat: nobody has spoken up
    Seat looker() const { return looker_; }     // who looks at their own cards; noSeat: nobody
    bool isHidden() const { return hidden_; }
    bool isOpen() const { return open_; }
    bool isGathered() const { return gathered_; }
    bool mayHide() const { return people_.count() > 1 && !fixed_; }

private:
    SeatSet people_;
    Observer eyes_;
    Seat asked_ = noSeat;
    SeatSet called_;
    Seat speaker_ = noSeat;  // of the called
    Seat looker_ = noSeat;
    bool secret_ = false;
    bool hidden_ = false;
    bool fixed_ = false;
    bool open_ = false;
    bool gathered_ = false;
};

}  // namespace intrika
