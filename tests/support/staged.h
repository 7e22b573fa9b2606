// A game at random, up to its first decisive moment.
#pragma once

#include "engines/core/rng.h"
#include "engines/session/session.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"

#include <QString>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <utility>

namespace intrika {

struct Staged {
    std::unique_ptr<Session> session;
    int step = -1;  // whose stage it is; below 0: there was none
    StageScript script() const { return session->stage(step, spectator); }
};

inline Staged firstStage(const GameKind& kind, std::uint64_t seed, int seats) {
    Rng rng(seed);
    Staged staged{std::move(*kind.deal(nlohmann::json::object(), seats, rng, {})), -1};
    Session& session = *staged.session;
    for (int played = 0; played < 4000 && !session.toAct().isOver(); ++played) {
        playRandomEvent(session, rng);
        if (session.stage(session.stepCount() - 1, spectator).empty()) continue;
        staged.step = session.stepCount() - 1;
        break;
    }
    return staged;
}

// A row for each game, by its name.
inline void addGames() {
    QTest::addColumn<QString>("game");
    for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
}

}  // namespace intrika
