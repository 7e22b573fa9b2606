// The games on disk: those that can be gone on with, and opening one again as it was.
#pragma once

#include "engines/files/save_file.h"
#include "engines/saves/room.h"
#include "engines/saves/seat_info.h"
#include "engines/session/games.h"
#include "engines/session/own_things.h"
#include "engines/session/session.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace intrika::saves {

struct UnfinishedGame {
    QString path;
    QString game;  // GameKind::id
    QStringList names;
    QDateTime when;  // of the last move
    int steps = 0;
};
// Of these games; newest first; without those that are being played at this moment.
QList<UnfinishedGame> unfinishedGames(const Games& games);

// What a Table is made of. A problem beside a session: the rest of the file could not be read, this much was.
struct OpenedGame {
    std::unique_ptr<Session> session;
    std::vector<SeatInfo> seats;
    std::uint64_t seed = 0;
    std::unique_ptr<SaveFile> file;  // null for a game that is over
    std::optional<Problem> problem;
    bool programs = false;  // the file names some, which are not started
    OwnThings things = {};
    QString recordFile = {};  // it lies among the finished games; empty: it does not
};

// What everybody may see of an unfinished game: a spectator's table, and who is to act.
struct Glance {
    const GameKind* kind = nullptr;
    std::vector<SeatInfo> seats;
    Tableau tableau;
    SeatSet toAct;  // none: chance, or the game is over
};
// Reads and changes nothing; may be called on any thread.
Expected<Glance> glanceAt(const QString& journal, const Games& games);

// Goes on with a journal, which is this window's from then on. One that is damaged is laid aside as it is ("….damaged")
// as soon as the new one that comes in its place is on disk.
Expected<OpenedGame> continueGame(const QString& path, const Games& games);
// Opens a saved record; what is played from there goes to a journal of its own.
Expected<OpenedGame> openGame(const QString& path, const Games& games);
// The same on this board, for a record that brings none along and whose own is not here.
Expected<OpenedGame> openGame(const QString& path, const BoardMap& board, const Games& games);
// The id of the board that a game could not be opened for; none: it was something else.
std::optional<QString> missingBoard(const Problem& problem);
// What stands in the file; null: none of these games.
const GameKind* gameIn(const QString& path, const Games& games);

}  // namespace intrika::saves
