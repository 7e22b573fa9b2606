// What somebody chose for a new game.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "engines/session/game_kind.h"
#include "engines/table/table.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intrika::setup {

struct NewGame {
    const GameKind* kind = nullptr;
    std::vector<SeatInfo> seats;
    SeatSet phones;                              // people who play with phones
    std::map<std::string, std::string> options;  // as OptionSpec; what is left out has its default
    std::optional<std::uint64_t> seed;           // none: drawn when the game is dealt
    bool practice = false;                       // Table::practise
    bool characters = false;                     // bots without a temperament get one when the game is dealt
};

// The usual number of seats: one person against bots.
NewGame usualGame(const GameKind& kind);

// Who sat there when the game was set up last. If it never was: the people of whatever game was, and bots.
Settings::Seating lastSeating(const GameKind& kind, const Settings& settings);

// As the game was set up last; as usual where that cannot be played any more.
NewGame gameAsLast(const GameKind& kind, const Settings& settings);

// The name of whoever sits there and gave none: "Beatrice", in the language that is switched on.
QString defaultName(Seat seat);

}  // namespace intrika::setup
