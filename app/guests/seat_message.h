// What one seat may know, as messages to its phone. All of it comes from what the table answers to that seat; of two
// truths with the same view the bytes are the same (tst_guest_laws).
#pragma once

#include "app/guests/room.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <span>
#include <string>

namespace intrika::guests {

class FacePictures;

// What the program itself knows of the guests, and everybody may know.
struct Attendance {
    SeatSet phones;  // these seats are played with a phone
    SeatSet here;    // and theirs is connected
};

// `ask`: the number of the question to the seat. `words` know the names.
std::string stateMessage(const Table& table, Seat seat, int ask, const Attendance& attendance,
                         const FacePictures& pictures, const Words& words);

std::string whyNotMessage(const Table& table, Seat seat, int ask, std::span<const Pick> picks, const Words& words);
std::string hintMessage(const Hint& hint, int ask, const Words& words);

}  // namespace intrika::guests
