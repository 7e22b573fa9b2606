// What the program keeps in a record beside the game, without meaning for the rules: the record's `app`.
#pragma once

#include "engines/boards/board_map.h"
#include "engines/bots/level.h"
#include "engines/session/deputies.h"
#include "engines/session/pencil.h"
#include "engines/session/room.h"
#include "engines/session/seen_looks.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika::session {

class Session;
struct Record;

struct OwnThings {
    std::vector<std::string> colours;       // by seat, of GameKind::seatColours
    std::vector<Temperament> temperaments;  // by seat; empty: nobody has one
    std::optional<std::uint64_t> seed;
    bool practice = false;
    std::vector<int> hints;  // given to each seat; empty: none is known of
    ReadPencil pencil;
    SeenLooks looks;
    Deputies deputies;
    std::shared_ptr<const BoardMap> board;     // null: it comes with the game
    std::string ended;                         // when, as ISO 8601 has it; empty: nobody wrote it down
    std::optional<std::chrono::seconds> time;  // none: it was not played at one sitting
};

// Anything may stand there in a file from elsewhere: whatever is none of these is passed over.
OwnThings readOwnThings(const Record& record);

// A record's `app`; what is empty is left out.
std::string writeOwnThings(const OwnThings& things, const GameKind& kind);

// By seat; empty where nobody has one.
std::vector<Temperament> temperamentsOf(const std::vector<PlayerKind>& players);

// One of them for a journal, empty or not: {"pencil": []}
enum class Changing : std::uint8_t { hints, pencil, looks, deputies };
std::string writeOwnThing(Changing which, const OwnThings& things, const GameKind& kind);

// What a game is played on, if people made it; null: it comes with the program.
std::shared_ptr<const BoardMap> ownBoardOf(const Session& session);

}  // namespace intrika::session
