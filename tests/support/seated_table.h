// A table without a window: Traitor, dealt from one seed, with people and bots around it.
#pragma once

#include "engines/files/save_file.h"
#include "engines/session/game_kind.h"
#include "engines/table/table.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/one_of.h"
#include "tests/support/players.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <nlohmann/json.hpp>

#include <memory>
#include <vector>

namespace intrika {

constexpr std::uint64_t dealtSeed = 20261;

inline const GameKind& traitorKind() { return *gameNamed("traitor"); }

inline std::unique_ptr<Session> deal(int seats, const nlohmann::json& options = nlohmann::json::object()) {
    Rng rng(dealtSeed);
    return std::move(traitorKind().deal(options, seats, rng, {}).value());
}

inline std::vector<SeatInfo> seatsOf(const std::vector<PlayerKind>& players) {
    const QStringList names{"Anna", "Béla", "Cili", "Dóri"};
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        seats.push_back({names[static_cast<int>(seat)], players[seat], traitorKind().seatColours.at(seat)});
    }
    return seats;
}

// The first to act in the deal of `dealtSeed` gets the first kind, the others follow clockwise.
inline std::vector<PlayerKind> fromStart(const Session& session, const std::vector<PlayerKind>& players) {
    std::vector<PlayerKind> seated(players.size());
    const Seat start = session.toAct().seats.first();
    for (std::size_t i = 0; i < players.size(); ++i) {
        seated[clockwise(start, static_cast<int>(i), static_cast<int>(players.size()))] = players[i];
    }
    return seated;
}

struct Seated {
    std::unique_ptr<Table> table;
    QString journal;  // where it is kept
};

inline Seated seat(const std::vector<PlayerKind>& players) {
    auto session = deal(static_cast<int>(players.size()));
    const auto seats = seatsOf(fromStart(*session, players));
    auto file = SaveFile::begin();
    const QString path = file->path();
    return {std::make_unique<Table>(std::move(session), seats, dealtSeed, std::move(file)), path};
}

inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void chooseFirst(Table& table) {
    const Seat seat = table.toAct().seats.first();
    table.choose(seat, table.prompt(seat).choices.front().key);
}

// Plays for all people at random until the condition holds; the bots play for themselves.
template <class Until>
bool playUntil(Table& table, Until until, int ms = 60'000) {
    QElapsedTimer clock;
    clock.start();
    Rng rng(dealtSeed);
    while (!until() && clock.elapsed() < ms) {
        const SeatSet people = table.toAct().seats & table.humans();
        if (table.toAct().kind == ToAct::Kind::seats && !people.empty()) {
            const auto choices = table.prompt(people.first()).choices;
            table.choose(people.first(), oneOf(choices, rng).key);
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return until();
}

}  // namespace intrika
