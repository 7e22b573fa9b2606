// Random games for the laws: of every registered game, with all numbers of seats and all options.
#pragma once

#include "engines/session/session.h"
#include "games_under_test.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/laws.h"
#include "tests/support/random_play.h"
#include "tests/support/thoroughness.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace intrika::laws {

inline int rarer() {
    if (isInstrumented) return 100;
#ifndef NDEBUG
    return 10;
#endif
    return isThorough() ? 1 : 10;
}
inline constexpr std::size_t settingsApart = isInstrumented ? 8 : 1;
// Where each takes long, and neighbours show the same, one of so many.
inline std::uint32_t positionsApart() { return isInstrumented || !isThorough() ? 4 : isLong() ? 1 : 3; }
inline int atLeastOne(int games) { return std::max(1, games / rarer()); }

// Games differ in length, and in how many ways they can be set up: each gets about as many positions. Of a game with
// many options those ways are tried that differ from the usual one in one option, or in all.
inline constexpr int usualLength = 200;
inline constexpr std::size_t manyCombinations = 16;
inline constexpr int usualSettings = 24;

// A game may say in tests/laws with which options it keeps the laws in reasonable time, and that it plays fewer games.
template <class Options>
Options shortened(const Options& options) {
    if constexpr (requires { forLaws(options); }) return forLaws(options);
    return options;
}
template <class Options>
int shareOf(const Options& options) {
    if constexpr (requires { shareOfLaws(options); }) return shareOfLaws(options);
    return 1;
}

struct Setting {
    std::string game;
    int seats;
    std::string options;  // JSON
    bool usual;           // the options are the defaults
    int settings;         // of the game
    int share;            // one game in so many of those that others play
};

inline std::vector<nlohmann::json> triedCombinations(const GameKind& game) {
    const auto all = optionCombinations(game);
    if (all.size() <= manyCombinations) return all;
    const auto& usual = all.front();
    std::vector<nlohmann::json> tried;
    for (const auto& combination : all) {
        std::size_t changed = 0;
        for (const OptionSpec& option : game.options) changed += combination[option.key] != usual[option.key] ? 1 : 0;
        if (changed <= 1 || changed == game.options.size()) tried.push_back(combination);
    }
    return tried;
}

inline void addSetting(const GameKind& game, int seats, const nlohmann::json& json, bool usual, int settings) {
    withGame(game.id, [&](auto type) {
        using Codec = typename decltype(type)::Codec;
        const auto options = Codec::readOptions(json).value();
        const int share = shareOf(options);
        if (share > 1 && !usual && seats != game.usualSeats) return;
        const auto name = game.id + " " + std::to_string(seats) + " " + json.dump();
        QTest::newRow(name.c_str()) << Setting{game.id, seats,    Codec::writeOptions(shortened(options)).dump(),
                                               usual,   settings, share};
    });
}

inline void addSettings() {
    QTest::addColumn<Setting>("setting");
    for (const GameKind* game : allGames()) {
        const auto combinations = triedCombinations(*game);
        const int settings = (game->maxSeats - game->minSeats + 1) * static_cast<int>(combinations.size());
        for (int seats = game->minSeats; seats <= game->maxSeats; ++seats) {
            for (std::size_t at = 0; at < combinations.size(); at += settingsApart) {
                addSetting(*game, seats, combinations[at], at == 0, settings);
            }
        }
    }
}

// Every combination of options is played, the usual one most.
inline int gamesOf(const Setting& setting, int games) {
    const int some = setting.usual || games < 8 ? games : games / 8;
    return std::max(1, some / setting.share);
}

inline int positionsOf(const Setting& setting, int games) {
    return gamesOf(setting, games) * usualLength * std::min(usualSettings, setting.settings) / setting.settings;
}

template <class Codec, class State>
std::unique_ptr<Session> sessionAt(const Setting& setting, const State& position) {
    const auto options = nlohmann::json::parse(setting.options);
    return gameNamed(setting.game)->fromPosition(options, setting.seats, Codec::writePosition(position), {}).value();
}

// `visit(position, rng)` answers what is broken.
template <class Game, class Visit>
void inRandomGames(const Setting& setting, int games, Visit visit) {
    const auto options = Game::Codec::readOptions(nlohmann::json::parse(setting.options)).value();
    int positions = 0;
    const auto counting = [&](const auto& position, Rng& rng) {
        ++positions;
        return visit(position, rng);
    };
    for (int seed = 0; seed < gamesOf(setting, games) && positions < positionsOf(setting, games); ++seed) {
        const auto broken = Laws<Game>::randomGame(options, setting.seats, static_cast<std::uint64_t>(seed), counting);
        QVERIFY2(broken.empty(), qPrintable(QString("%1 (seed %2)").arg(broken.c_str()).arg(seed)));
    }
}

}  // namespace intrika::laws
