// Everything the program knows about one game without knowing the game.
#pragma once

#include "engines/boards/board_kit.h"
#include "engines/bots/bench_figures.h"
#include "engines/core/problem.h"
#include "engines/core/rng.h"
#include "engines/core/tableau.h"
#include "engines/session/room.h"
#include "engines/session/session.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace intrika::session {

struct OptionSpec {
    std::string key;
    std::vector<std::string> values;         // their names, in words and settings; the first is the default
    std::vector<std::string> notation = {};  // the same in JSON, a text each; empty: every name stands for itself

    // The value in the notation.
    nlohmann::json json(const std::string& value) const;
};

enum class Weight : std::uint8_t { light, medium, heavy };  // how much there is to keep in mind

struct GameKind {
    std::string id;
    int minSeats = 2, maxSeats = 2, usualSeats = 2;
    int minMinutes = 0, maxMinutes = 0;  // as printed on the box
    Weight weight = Weight::medium;
    std::vector<OptionSpec> options;
    std::vector<std::string> chanceNames;  // ToAct::chance indexes it
    std::vector<std::string> faces;        // FaceId indexes it; the key of a face's picture and words
    std::vector<std::string> seatColours;  // by seat: "brown", "blue", ...
    const BoardKit* boards = nullptr;      // null: it is not played on a map
    bool keepsNotebook = false;
    // People decide before everybody with what came to them unseen since they last looked at their cards; so each is
    // shown it at once. In other games whoever gets something decides next in private, with it before them.
    bool showsGainsAtOnce = false;

    // `options` is the notation's object; keys left out have their defaults. `boards`: none, where it is no game on a
    // map.
    Expected<std::unique_ptr<Session>> (*deal)(const nlohmann::json& options, int seats, Rng& rng,
                                               MadeBoards boards) = nullptr;
    Expected<std::unique_ptr<Session>> (*fromSetup)(const nlohmann::json& options, int seats,
                                                    const nlohmann::json& setup, MadeBoards boards) = nullptr;
    Expected<std::unique_ptr<Session>> (*fromPosition)(const nlohmann::json& options, int seats,
                                                       const nlohmann::json& position, MadeBoards boards) = nullptr;
    BenchFigures (*bench)(int seats, double seconds) = nullptr;
};

}  // namespace intrika::session
