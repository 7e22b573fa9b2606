// The games that were played to their end, as they lie on the disk, and what they add up to.
#pragma once

#include "engines/bots/level.h"
#include "engines/core/result.h"
#include "engines/saves/room.h"
#include "engines/session/deputies.h"
#include "engines/session/games.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace intrika::saves {

struct FinishedGame {
    QString path;
    QString game;  // GameKind::id
    QStringList names;
    std::vector<PlayerKind> players;
    Result result;
    QDateTime when;                            // of its last move
    std::optional<std::chrono::seconds> time;  // none: it was not played at one sitting
    std::vector<int> hints;                    // by seat; empty: nobody asked for one
    Deputies deputies;                         // bots that decided in people's places, for a while at least
    bool counts = true;                        // false: for practice, where anything could be taken back
};
// Of these games; newest first; files that cannot be read are left out. May be called on any thread; empty when it was
// stopped.
QList<FinishedGame> finishedGames(const Games& games, const std::stop_token& stop = {});
int finishedGameCount();  // about how many there are: files are counted, none is read

// How a person did in one game, with so many at the table, against opponents of one kind.
struct Standing {
    QString player;
    QString game;
    int seats = 0;
    std::string against;  // a level by its name; "people", "mixed", "program"
    int played = 0;
    int won = 0;  // a shared first place is won
    int best = 0;
    double meanPoints = 0;
    std::optional<std::chrono::seconds> meanTime;
    int hints = 0;  // in all of them
    bool operator==(const Standing&) const = default;
};
// Only games that count, and of them only people who decided all themselves. By game, player, seats and opponents.
std::vector<Standing> standings(const QList<FinishedGame>& games);

}  // namespace intrika::saves
