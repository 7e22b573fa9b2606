// A program that keeps games as the window does, without one: tst_disk lets its disk fail and ends it at any moment.
// What people would see is written down in the same log as what was done to the disk (tests/support/disk_log.h).
//     play GAME STEPS | continue JOURNAL STEPS | save FILE TEXT | claim JOURNAL GUARD TIMES
#include "engines/saves/saved_games.h"
#include "engines/session/game_kind.h"
#include "engines/session/record.h"
#include "engines/table/table.h"
#include "tests/support/all_games.h"
#include "tests/support/disk_state.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/one_of.h"

#include <QCoreApplication>
#include <QFile>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>

using namespace intrika;

namespace {

constexpr std::uint64_t seed = 11;

void tell(const QByteArray& line) {
    static const int log = open(qgetenv("DISK_TRAP_LOG").constData(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const QByteArray whole = line + '\n';
    if (write(log, whole.constData(), static_cast<std::size_t>(whole.size())) < 0) std::perror("log");
}

void tellShown(const Table& table) {
    const auto record = parseRecord(table.record(), allGames());
    tell("shown " + (record ? stateOf(record->events) : QByteArray("nothing")));
}

// Whoever is to act does what comes, and takes the third decision back once.
int play(Table& table, int steps) {
    int shown = 0;
    bool hasTakenBack = false;
    QObject::connect(&table, &Table::stepTaken, [&] {
        ++shown;
        tellShown(table);
    });
    QObject::connect(&table, &Table::rewound, [&] { tellShown(table); });
    QObject::connect(&table, &Table::troubled, [] { tell("troubled"); });
    QObject::connect(&table, &Table::keptAgain, [] { tell("kept"); });
    table.begin();
    tellShown(table);
    Rng rng(seed);
    while (shown < steps && !table.isOver()) {
        const ToAct now = table.toAct();
        if (shown == 3 && table.whyNoTakeBack().empty() && !std::exchange(hasTakenBack, true)) {
            table.takeBack();
        } else if (!now.isChance()) {
            const auto choices = table.prompt(now.seats.first()).choices;
            table.choose(now.seats.first(), oneOf(choices, rng).key);
        }
        QCoreApplication::processEvents();
    }
    return 0;
}

int playNew(const GameKind& kind, int steps) {
    Rng rng(seed);
    auto session = kind.deal(nlohmann::json::object(), kind.usualSeats, rng, {});
    if (!session) return 1;
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
        seats.push_back({QString("Name%1").arg(seat), {}, kind.seatColours[seat]});
    }
    Table table(std::move(*session), seats, seed, SaveFile::begin());
    return play(table, steps);
}

int playOn(const QString& journal, int steps) {
    auto game = continueGame(journal, allGames());
    if (!game) return 2;
    Table table(std::move(game->session), std::move(game->seats), game->seed, std::move(game->file));
    return play(table, steps);
}

int save(const QString& path, const QByteArray& text) {
    if (saveRecord(path, text.toStdString())) {
        tell("troubled");
    } else {
        tell("shown " + text);
    }
    return 0;
}

// Two that hold the same journal at once would both make the guard. Whoever goes leaves another file under the name, so
// that the other one may have opened what is there no longer, and would hold nothing by its lock.
int claim(const QString& journal, const QByteArray& guard, int times) {
    const QString successor = journal + u'.' + QString::number(getpid());
    for (int claimed = 0; claimed < times;) {
        const auto held = SaveFile::takeUp(journal);
        if (!held) continue;
        const int file = open(guard.constData(), O_CREAT | O_EXCL | O_WRONLY, 0600);
        if (file < 0) return 3;
        close(file);
        if (SaveFile::takeUp(journal)) return 4;
        if (!(std::ofstream(successor.toStdString()) << (*held)->text()).flush()) return 5;
        if (unlink(guard.constData()) != 0) return 6;
        if (!QFile::remove(journal) || !QFile::rename(successor, journal)) return 7;
        ++claimed;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName("intrika");
    const QStringList words = QCoreApplication::arguments();
    const QString what = words.value(1);
    const GameKind* kind = gameNamed(words.value(2).toStdString());
    if (what == "play" && kind != nullptr) return playNew(*kind, words.value(3).toInt());
    if (what == "continue") return playOn(words.value(2), words.value(3).toInt());
    if (what == "save") return save(words.value(2), words.value(3).toUtf8());
    if (what == "claim") return claim(words.value(2), words.value(3).toUtf8(), words.value(4).toInt());
    return 64;
}
