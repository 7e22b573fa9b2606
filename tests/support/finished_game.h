// Games that were played to their end, in the folder of finished games.
#pragma once

#include "engines/files/save_file.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/random_play.h"

#include <QString>

#include <cstdint>

namespace intrika {

// A game that a person at `person` played to its end against bots.
inline Record finishedRecord(const GameKind& kind, std::uint64_t seed, Seat person, const nlohmann::json& app) {
    const auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), seed);
    std::vector<SeatEntry> seats;
    for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
        const PlayerKind bot{PlayerKind::Is::bot, Level::easy, {}};
        seats.push_back(seatEntry("Name" + std::to_string(seat), seat == person ? PlayerKind{} : bot));
    }
    return recordOf(*session, seats, app.dump());
}

inline Result finishGame(std::uint64_t seed, Seat person, const QString& ended, int seconds = 0,
                         bool practice = false) {
    nlohmann::json app{{"ended", ended.toStdString()}};
    if (seconds > 0) app["seconds"] = seconds;
    if (practice) app["practice"] = true;
    const Record record = finishedRecord(allGames().front(), seed, person, app);
    saveRecord(finishedFolder() + QString("/%1.intrika").arg(seed), writeRecord(record));
    return *record.result;
}

}  // namespace intrika
