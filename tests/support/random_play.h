// Games at random, for tests of whatever is done with a game.
#pragma once

#include "engines/session/game_kind.h"
#include "engines/session/session.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/one_of.h"

#include <nlohmann/json.hpp>

#include <climits>
#include <memory>
#include <vector>

namespace intrika {

// With more combinations than this, laws would play for hours and say little more.
inline constexpr std::size_t mostCombinations = 64;

// The defaults first; then every combination of a game's options, or where there are too many each value of each option
// with the others at their defaults.
inline std::vector<nlohmann::json> optionCombinations(const GameKind& game) {
    std::vector<nlohmann::json> combinations{nlohmann::json::object()};
    std::size_t product = 1;
    for (const OptionSpec& option : game.options) product *= option.values.size();
    for (const OptionSpec& option : game.options) {
        std::vector<nlohmann::json> longer;
        for (const std::string& value : option.values) {
            for (nlohmann::json combination : combinations) {
                combination[option.key] = option.json(value);
                longer.push_back(std::move(combination));
            }
            if (product > mostCombinations) break;
        }
        combinations = std::move(longer);
    }
    if (product <= mostCombinations) return combinations;
    const nlohmann::json defaults = combinations.front();
    for (const OptionSpec& option : game.options) {
        for (std::size_t value = 1; value < option.values.size(); ++value) {
            combinations.push_back(defaults);
            combinations.back()[option.key] = option.json(option.values[value]);
        }
    }
    return combinations;
}

// Of several seats that may act the first one does.
inline void playRandomEvent(Session& session, Rng& rng) {
    const ToAct toAct = session.toAct();
    if (toAct.isChance()) {
        session.drawChance(rng);
        return;
    }
    const Seat seat = toAct.seats.first();
    session.play(seat, oneOf(session.legalMoves(seat), rng)).value();
}

inline void playRandomly(Session& session, Rng& rng, int events = INT_MAX) {
    for (int played = 0; played < events && !session.toAct().isOver(); ++played) playRandomEvent(session, rng);
}

inline std::unique_ptr<Session> randomGame(const GameKind& game, int seats, const nlohmann::json& options,
                                           std::uint64_t seed, int events = INT_MAX) {
    Rng rng(seed);
    auto session = game.deal(options, seats, rng, {}).value();
    playRandomly(*session, rng, events);
    return session;
}

}  // namespace intrika
