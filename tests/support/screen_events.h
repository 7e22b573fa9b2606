// Positions, steps and events as a screen is told of them.
#pragma once

#include "app/play/screen.h"
#include "tests/support/rooms.h"

#include <functional>
#include <vector>

namespace intrika {

inline const SeatSet two = SeatSet::firstOf(2);  // people; whoever else sits there is a bot

inline Call open(SeatSet seats) {
    Call call;
    call.deciding = seats;
    return call;
}

inline Call secret(SeatSet seats) {
    Call call = open(seats);
    call.secret = seats;
    return call;
}

inline Call forAll(SeatSet seats) {
    Call call = secret(seats);
    call.isForAll = true;
    return call;
}

inline Call botsToMove() { return {}; }

inline Call chance() {
    Call call;
    call.isChance = true;
    return call;
}

inline Call over() {
    Call call;
    call.isOver = true;
    return call;
}

inline StepShown running(int step) {
    StepShown shown;
    shown.step = step;
    shown.runs = true;
    return shown;
}

inline StepShown looked(int step, SeatSet looks) {
    StepShown shown = running(step);
    shown.looks = looks;
    return shown;
}

inline StepShown forEverybody(int step) {
    StepShown shown;
    shown.step = step;
    shown.isForEverybody = true;
    return shown;
}

using Event = std::function<void(Screen&)>;

inline Screen after(SeatSet people, const std::vector<Event>& events) {
    Screen screen(people);
    for (const Event& event : events) event(screen);
    return screen;
}

inline Event settle(const Call& call) {
    return [call](Screen& screen) { screen.settle(call); };
}

inline Event take(const Call& call, const StepShown& shown) {
    return [call, shown](Screen& screen) { screen.stepTaken(call, shown); };
}

inline Event speak(Seat seat) {
    return [seat](Screen& screen) { screen.speak(seat); };
}

inline Event ownCards(Seat seat) {
    return [seat](Screen& screen) { screen.takeOwnCards(seat); };
}

inline const Event shown = &Screen::stepShown, hide = &Screen::hide, raise = &Screen::raise, decided = &Screen::decided,
                   nobody = &Screen::nobodySpeaks, pass = &Screen::pass, giveBack = &Screen::giveBack,
                   seen = &Screen::seen, lookBack = &Screen::lookBack, comeBack = &Screen::comeBack,
                   teach = &Screen::teach, turnOpen = &Screen::open;

}  // namespace intrika
