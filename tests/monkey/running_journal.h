// Whether the game on the table is on the disk, to the last step that was told.
#pragma once

#include "engines/saves/saved_games.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/table/table.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QString>

namespace intrika {

class RunningJournal {
public:
    // What is wrong, or nothing. `opens`: it is opened too, which takes as long as the game is long. A lesson, and a
    // game that bots only show, may be kept nowhere.
    QString fault(const Table& table, bool isLesson, bool opens) {
        const QStringList held = heldJournals();
        if (held.size() > 1) return QStringLiteral("several journals are held: ") + held.join(u' ');
        const auto shown = parseRecord(table.record(), allGames());
        if (!shown) return QStringLiteral("the record cannot be read");
        if (table_ != &table) path_.clear();
        table_ = &table;
        if (table.isOver()) return faultOfFinished(held, *shown);
        path_ = held.value(0);
        if (held.isEmpty()) {
            const bool mayBeNowhere = isLesson || table.humans().empty();
            return mayBeNowhere ? QString() : QStringLiteral("no journal keeps the game");
        }
        const auto journal = readJournal(contentOf(path_), allGames());
        if (!journal || journal->problem) return QStringLiteral("the journal cannot be read");
        if (journal->record.events != shown->events) {
            return QStringLiteral("the journal holds %1 events, the table has told %2, or others")
                .arg(journal->record.events.size())
                .arg(shown->events.size());
        }
        return opens ? faultOfOpening(journal->record, table.stepCount()) : QString();
    }

private:
    static std::string contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    static QStringList heldJournals() {
        QStringList held;
        for (const QFileInfo& journal : QDir(journalFolder()).entryInfoList({"*.journal"}, QDir::Files, QDir::Name)) {
            if (isBeingPlayed(journal.filePath())) held << journal.filePath();
        }
        return held;
    }
    // Of a game that ended on this table; one that was opened to be looked at was never kept here.
    QString faultOfFinished(const QStringList& held, const Record& shown) {
        if (!held.isEmpty()) return QStringLiteral("a game that is over still holds ") + held.first();
        if (path_.isEmpty()) return {};
        const QString file = finishedFolder() + u'/' + QFileInfo(path_).completeBaseName() + ".intrika";
        path_.clear();
        const auto finished = parseRecord(contentOf(file), allGames());
        const bool isThere = finished && finished->events == shown.events;
        return isThere ? QString() : QStringLiteral("the finished game is not in ") + file;
    }
    static QString faultOfOpening(const Record& record, int steps) {
        const Opening opening = openAsFarAsPossible(record);
        const bool isWhole = opening.session && !opening.problem && opening.session->stepCount() == steps;
        return isWhole ? QString() : QStringLiteral("the journal does not open");
    }

    QPointer<const Table> table_;
    QString path_;  // where its game was kept last; empty: nowhere
};

}  // namespace intrika
