// The commands of intrika-cli, one function each. Results go to standard output as JSON, a line each; what is wrong
// goes to standard error in the language that is switched on. No rules here.
#pragma once

#include "app/cli/room.h"
#include "engines/bots/level.h"
#include "engines/session/game_kind.h"
#include "engines/session/games.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace intrika::cli {

enum class Exit : int { done = 0, failed = 1, wrongUse = 2 };

enum class TraceDetail : std::uint8_t { positions, full };

struct PlayOrder {
    const GameKind* game = nullptr;
    std::vector<PlayerKind> players;  // one for each seat; nobody human
    std::string options = "{}";       // JSON, as the notation has them
    std::uint64_t seed = 0;
    std::string recordFile;  // empty: none is written
};

Exit listGames(const Games& games);
Exit runScenarios(const std::vector<std::string>& files, const Games& games);
Exit replayRecords(const std::vector<std::string>& files, const Games& games);
Exit traceRecord(const std::string& file, TraceDetail detail, const Games& games);
// `after`: so many events; nullopt: all of them.
Exit printView(const std::string& file, const std::string& seat, std::optional<int> after, const Games& games);
Exit printMoves(const std::string& file, std::optional<int> after, const Games& games);
Exit playGame(const PlayOrder& order);
Exit printRules(const GameKind& game);

}  // namespace intrika::cli
