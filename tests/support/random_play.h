// Games at random, for tests of whatever is done with a game.
#pragma once

#include "engines/session/game_kind.h"
#include "engines/session/session.h"

#include <nlohmann/json.hpp>

#include <climits>
#include <memory>
#include <vector>

namespace intrika {

// Every combination of a game's options, the defaults first.
inline std::vector<nlohmann::json> optionCombinations(const GameKind& game) {
    std::vector<nlohmann::json> combinations{nlohmann::json::object()};
    for (const OptionSpec& option : game.options) {
        std::vector<nlohmann::json> longer;
        for (const std::string& value : option.values) {
            for (nlohmann::json combination : combinations) {
                combination[option.key] = option.json(value);
                longer.push_back(std::move(combination));
            }
        }
        combinations = std::move(longer);
    }
    return combinations;
}

inline void playRandomly(Session& session, Rng& rng, int events = INT_MAX) {
    for (int played = 0; played < events && !session.toAct().isOver(); ++played) {
        const ToAct toAct = session.toAct();
        if (toAct.isChance()) {
            session.drawChance(rng);
            continue;
        }
        const Seat seat = toAct.seats.first();
        const auto moves = session.legalMoves(seat);
        session.play(seat, moves.at(rng.below(static_cast<std::uint32_t>(moves.size())))).value();
    }
}

inline std::unique_ptr<Session> randomGame(const GameKind& game, int seats, const nlohmann::json& options,
                                           std::uint64_t seed, int events = INT_MAX) {
    Rng rng(seed);
    auto session = game.deal(options, seats, rng).value();
    playRandomly(*session, rng, events);
    return session;
}

}  // namespace intrika
