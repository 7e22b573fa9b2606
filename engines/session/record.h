// A game written down: who sat there, the deal with every random choice made, and all that happened after it.
#pragma once

#include "engines/boards/board_kit.h"
#include "engines/core/problem.h"
#include "engines/core/result.h"
#include "engines/session/games.h"
#include "engines/session/room.h"
#include "engines/session/session.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::session {

struct SeatEntry {
    std::string name;   // UTF-8; empty: none given
    std::string kind;   // "human", "bot"; empty: none given
    std::string level;  // of a bot; empty: none given
    bool operator==(const SeatEntry&) const = default;
};
SeatEntry seatEntry(std::string name, const PlayerKind& player);
// A program is never taken from a file: who opens a record must not start what a stranger wrote into it.
PlayerKind playerOf(const SeatEntry& entry);
bool namesProgram(const SeatEntry& entry);  // it would have, had it been asked

// Parts that only a game's codec can read are kept as JSON text, one line each.
struct Record {
    enum class Begin : std::uint8_t { setup, position };

    const GameKind* game = nullptr;  // of whatever was read or is to be opened or written: not null
    std::string options = "{}";
    std::vector<SeatEntry> seats;
    Begin begin = Begin::setup;
    std::string first;  // the setup or the position, as `begin` says
    std::vector<std::string> events;
    std::optional<Result> result;
    std::string app;  // an object, which own_things.h reads and writes; empty: none

    // Of a scenario; empty in a saved game.
    std::string title;
    std::string rule;
    std::vector<std::string> checks;

    bool operator==(const Record&) const = default;
};

// Reads a record or a scenario of one of these games. Names are made fit to be shown (clean_text.h). Exact keys; a key
// that the notation does not know, one that is missing or that stands there twice, and a value of another kind are
// problems with the place as JSON Pointer; what is no JSON, or cut off, with line and column. Whether the events are
// legal is seen by `openRecord`.
Expected<Record> parseRecord(std::string_view text, const Games& games);

// A record without its deal and its events, from the first and the last bytes of its text as `writeRecord` writes one
// of a game that is over: a list of thousands need not read what is between. None: it is written otherwise, or these
// are too few.
std::optional<Record> parseRecordEnds(std::string_view first, std::string_view last, const Games& games);

// One event a line, keys in the order of the notation, ending with a newline.
std::string writeRecord(const Record& record);

// The session as far as it can be replayed, and why no further. No session: not even the beginning can be opened.
struct Opening {
    std::unique_ptr<Session> session;
    std::optional<Problem> problem;  // Problem::event: index of the event at fault; a wrong result has none
};
// `boards`: what it may be played on beside the game's boards and the one that it brings along.
Opening openAsFarAsPossible(const Record& record, MadeBoards boards = {});

// All of it or a problem. A result is checked against the one that is reached.
Expected<std::unique_ptr<Session>> openRecord(const Record& record, MadeBoards boards = {});

// The record of a session: its beginning, all its events, and the result if it is over.
Record recordOf(const Session& session, std::vector<SeatEntry> seats, std::string app = {});

}  // namespace intrika::session
