#include "engines/saves/finished_games.h"

#include "engines/files/save_file.h"
#include "engines/saves/record_heads.h"
#include "engines/session/game_kind.h"
#include "engines/session/own_things.h"
#include "engines/session/record.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace intrika::saves {
namespace {

using std::chrono::seconds;

std::optional<FinishedGame> readGame(const QFileInfo& info, RecordHeads& heads) {
    const auto record = heads.of(info);
    if (!record || !record->result) return std::nullopt;
    FinishedGame game;
    game.path = info.filePath();
    game.game = QString::fromStdString(record->game->id);
    game.result = *record->result;
    for (const SeatEntry& seat : record->seats) {
        game.names << QString::fromStdString(seat.name);
        game.players.push_back(playerOf(seat));
    }
    OwnThings things = readOwnThings(*record);
    const auto ended = QDateTime::fromString(QString::fromStdString(things.ended), Qt::ISODate);
    game.when = ended.isValid() ? ended : info.lastModified();
    game.time = things.time;
    game.hints = things.hints;
    game.deputies = std::move(things.deputies);
    game.counts = !things.practice;
    return game;
}

std::string opponentsOf(const FinishedGame& game, std::size_t seat) {
    std::string against;
    for (std::size_t other = 0; other < game.players.size(); ++other) {
        if (other == seat) continue;
        const PlayerKind& player = game.players[other];
        const std::string kind = player.is == PlayerKind::Is::human ? "people"
                                 : player.is == PlayerKind::Is::bot ? std::string(nameOf(player.level))
                                                                    : "program";
        if (!against.empty() && against != kind) return "mixed";
        against = kind;
    }
    return against;
}

struct Sums {
    Standing standing;
    int points = 0;
    int timed = 0;
    seconds time{0};
};

void add(Sums& sums, const FinishedGame& game, std::size_t seat) {
    const int points = game.result.scores[seat];
    Standing& standing = sums.standing;
    standing.best = standing.played == 0 ? points : std::max(standing.best, points);
    ++standing.played;
    if (game.result.places[seat] == 0) ++standing.won;
    sums.points += points;
    if (seat < game.hints.size()) standing.hints += game.hints[seat];
    if (game.time) {
        ++sums.timed;
        sums.time += *game.time;
    }
}

QStringList recordNames() { return {QStringLiteral("*.intrika")}; }

}  // namespace

int finishedGameCount() {
    return static_cast<int>(QDir(finishedFolder()).entryList(recordNames(), QDir::Files).size());
}

QList<FinishedGame> finishedGames(const Games& games, const std::stop_token& stop) {
    QList<FinishedGame> finished;
    makePrivate(finishedFolder());
    const QDir folder(finishedFolder());
    RecordHeads heads(folder, games);
    for (const QFileInfo& info : folder.entryInfoList(recordNames(), QDir::Files)) {
        if (stop.stop_requested()) return {};
        if (auto game = readGame(info, heads)) finished << *std::move(game);
    }
    heads.keep();
    std::stable_sort(finished.begin(), finished.end(),
                     [](const FinishedGame& a, const FinishedGame& b) { return a.when > b.when; });
    return finished;
}

std::vector<Standing> standings(const QList<FinishedGame>& games) {
    std::map<std::tuple<QString, QString, int, std::string>, Sums> all;
    for (const FinishedGame& game : games) {
        if (!game.counts) continue;
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            const bool isPerson = game.players[seat].is == PlayerKind::Is::human;
            if (!isPerson || game.deputies.ever().contains(static_cast<Seat>(seat))) continue;
            const QString& name = game.names[static_cast<qsizetype>(seat)];
            const int seats = static_cast<int>(game.players.size());
            const std::string against = opponentsOf(game, seat);
            Sums& sums = all[{game.game, name, seats, against}];
            sums.standing.game = game.game;
            sums.standing.player = name;
            sums.standing.seats = seats;
            sums.standing.against = against;
            add(sums, game, seat);
        }
    }
    std::vector<Standing> standings;
    for (auto& [key, sums] : all) {
        sums.standing.meanPoints = static_cast<double>(sums.points) / sums.standing.played;
        if (sums.timed > 0) sums.standing.meanTime = sums.time / sums.timed;
        standings.push_back(sums.standing);
    }
    return standings;
}

}  // namespace intrika::saves
