// A game of three people that is kept on disk.
#pragma once

#include "engines/saves/saved_games.h"
#include "engines/table/table.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/players.h"

#include <memory>
#include <utility>
#include <vector>

namespace intrika {

inline std::unique_ptr<Table> keptTable(std::unique_ptr<Session> session) {
    std::vector<SeatInfo> seats;
    for (const char* name : {"Anna", "Béla", "Cili"}) {
        seats.push_back({name, human, session->kind().seatColours.at(seats.size())});
    }
    return std::make_unique<Table>(std::move(session), seats, 1, SaveFile::begin());
}

inline QString onlyJournal() { return unfinishedGames(allGames()).value(0).path; }

}  // namespace intrika
