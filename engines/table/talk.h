// What bots with a temperament say when they betray somebody or are betrayed.
#pragma once

#include "engines/saves/seat_info.h"
#include "engines/session/session.h"
#include "engines/table/room.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

namespace intrika::table {

struct SpokenLine {
    Seat speaker = noSeat;
    Text words;
    bool operator==(const SpokenLine&) const = default;
};

// It depends on what an observer was told and on nothing else but who sits there and the game's seed: a line never says
// more than that, and a game that is taken up again has the same ones. `session` and `seats` outlive it.
class Talk {
public:
    Talk(const Session& session, const std::vector<SeatInfo>& seats, std::uint64_t seed);
    ~Talk();

    const std::vector<SpokenLine>& at(int step, Observer observer);
    void forget();  // what has happened is not what it was

private:
    struct Heard;  // by one observer
    void follow(Heard& heard, Observer observer) const;
    void speak(Heard& heard, Seat speaker, std::string_view kind, Seat of) const;

    const Session& session_;
    const std::vector<SeatInfo>& seats_;
    std::uint64_t seed_;
    std::map<int, std::unique_ptr<Heard>> heard_;  // by seat, those who are none as -1
};

}  // namespace intrika::table
