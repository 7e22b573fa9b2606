#include "app/play/viewpoint.h"

namespace intrika {

void Viewpoint::update(const ToAct& now, const IsSecret& isSecret, const IsForAll& isForAll) {
    gathered_ = false;
    const SeatSet deciding = now.seats & people_;
    if (looker_ != noSeat) {
        if (hidden_) return;  // who is called to the curtain is still on the way
        asked_ = deciding.contains(looker_) ? looker_ : noSeat;
        called_ = {};
        eyes_ = looker_;
        return;
    }
    const bool forAll = mayHide() && !deciding.empty() && isForAll && isForAll(deciding.first());
    called_ = forAll && !deciding.contains(speaker_) ? deciding : SeatSet();
    if (!called_.empty()) {
        asked_ = speaker_ = noSeat;
        eyes_ = spectator;
        return;
    }
    const bool again = deciding.contains(eyes_);
    asked_ = forAll ? speaker_ : again ? *eyes_ : deciding.empty() ? noSeat : deciding.first();
    secret_ = asked_ != noSeat && isSecret(asked_);
    if (fixed_) {
        if (secret_ && !again) asked_ = noSeat;  // the question shows what only that person may see
        return;
    }
    if (people_.count() == 1) {
        eyes_ = people_.first();
        return;
    }
    // What chance decides is nobody else's turn: whoever moved may be the next to decide.
    if ((again && secret_) || (now.isChance() && eyes_)) return;
    eyes_ = spectator;
    hidden_ = hidden_ || secret_;
}

void Viewpoint::speak(Seat seat) {
    speaker_ = asked_ = seat;
    called_ = {};
    hide();
}

// Whoever is called to speak decides in the same way as if they had spoken up.
void Viewpoint::look(Seat seat) {
    if (!mayHide()) return;
    if (called_.contains(seat)) return speak(seat);
    asked_ = seat;
    called_ = {};
    hide();
    looker_ = seat;
}

void Viewpoint::show(Seat seat) {
    asked_ = seat;
    called_ = {};
    if (eyes_ != seat) hide();
}

void Viewpoint::gather() {
    eyes_ = spectator;
    asked_ = speaker_ = looker_ = noSeat;
    called_ = {};
    hidden_ = false;
    gathered_ = true;
}

void Viewpoint::giveBack() {
    spoke();
    eyes_ = spectator;
}

void Viewpoint::raise() {
    if (!hidden_) return;
    hidden_ = false;
    if (asked_ != noSeat) eyes_ = asked_;
}

void Viewpoint::hide() {
    if (!mayHide()) return;
    looker_ = noSeat;
    eyes_ = spectator;
    hidden_ = true;
}

void Viewpoint::fix(Observer eyes) {
    eyes_ = eyes;
    fixed_ = true;
    looker_ = noSeat;
    open_ = false;
    hidden_ = false;
}

void Viewpoint::open() {
    fix(spectator);
    open_ = true;
}

}  // namespace intrika
