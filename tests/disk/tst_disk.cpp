// Nothing that was shown gets lost: disk_player keeps games as the window does, and every single operation on its disk
// is made to fail, or to be the last, with each game. What would survive a power cut is computed from the log of what
// the program did (PowerCut).
#include "engines/files/save_file.h"
#include "engines/session/game_kind.h"
#include "engines/session/journal.h"
#include "tests/support/all_games.h"
#include "tests/support/disk_log.h"
#include "tests/support/disk_state.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_disk {

using namespace intrika;

namespace {

constexpr int diesWith = 99;

// A run of the program: the log, and the states of the game that it showed, in order.
struct Run {
    int status = -1;
    QByteArrayList log;
    QByteArrayList shown;
    bool isTroubled = false;  // the last that was said of the disk
};

class Player {
public:
    QString root() const { return folder_.filePath("data"); }
    QString journals() const { return root() + "/intrika/journals"; }
    QString finished() const { return root() + "/intrika/finished"; }

    void startAfresh() const {
        QDir(root()).removeRecursively();
        QDir().mkpath(root());
    }
    Run run(const QStringList& words, const QString& does = {}, int at = 0) const {
        const QString log = folder_.filePath("log");
        QFile::remove(log);
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_DATA_HOME", root());
        environment.insert("LD_PRELOAD", DISK_TRAP);
        environment.insert("DISK_TRAP_ROOT", root());
        environment.insert("DISK_TRAP_LOG", log);
        environment.insert("DISK_TRAP_DO", does);
        environment.insert("DISK_TRAP_AT", QString::number(at));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(DISK_PLAYER, words);
        process.waitForFinished(60'000);
        Run run;
        run.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        QFile file(log);
        if (file.open(QIODevice::ReadOnly)) run.log = file.readAll().split('\n');
        if (!run.log.isEmpty()) run.log.removeLast();
        for (const QByteArray& line : run.log) {
            if (line.startsWith("shown ")) run.shown << line.mid(6);
            if (line == "troubled") run.isTroubled = true;
            if (line == "kept") run.isTroubled = false;
        }
        return run;
    }

private:
    QTemporaryDir folder_;
};

bool isSaid(const QByteArray& line) { return line.startsWith("shown ") || line == "troubled" || line == "kept"; }

int operationsIn(const Run& run) {
    return static_cast<int>(
        std::count_if(run.log.begin(), run.log.end(), [](const QByteArray& line) { return !isSaid(line); }));
}

// The state of a game in a file that the program would find again; empty: in none.
QByteArray stateIn(const QString& path, const QByteArray& content) {
    if (path.endsWith(".journal")) {
        const auto journal = readJournal(content.toStdString(), allGames());
        return journal ? stateOf(journal->record.events) : QByteArray();
    }
    if (path.endsWith(".intrika")) {
        const auto record = parseRecord(content.toStdString(), allGames());
        return record ? stateOf(record->events) : QByteArray();
    }
    return path.endsWith(".text") ? content : QByteArray();
}

QByteArrayList statesOnDisk(const QString& root) {
    QByteArrayList states;
    for (const QFileInfo& entry : QDir(root).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        if (entry.isDir()) {
            states += statesOnDisk(entry.filePath());
            continue;
        }
        QFile file(entry.filePath());
        if (file.open(QIODevice::ReadOnly)) states << stateIn(entry.filePath(), file.readAll());
    }
    return states;
}

QByteArrayList statesIn(const QMap<QByteArray, QByteArray>& files) {
    QByteArrayList states;
    for (auto file = files.begin(); file != files.end(); ++file) states << stateIn(file.key(), *file);
    return states;
}

// What was shown last, or what would have been shown next.
bool holds(const QByteArrayList& states, const QByteArrayList& course, qsizetype shown) {
    return shown == 0 || states.contains(course[shown - 1]) ||
           (shown < course.size() && states.contains(course[shown]));
}

}  // namespace

class TestDisk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (isInstrumented) QSKIP("a preloaded library and a sanitizer's do not go together");
    }

    // Played from the deal on; gone on with from a journal whose last line its writer never synced, to the end; a
    // damaged journal; a record that is saved over an older one.
    void nothingShownIsLost_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scene");
        for (const GameKind* kind : allGames()) {
            const QString id = QString::fromStdString(kind->id);
            for (const char* scene : {"begun", "ended"}) QTest::addRow("%s %s", kind->id.c_str(), scene) << id << scene;
        }
        const QString first = QString::fromStdString(allGames().front().id);
        for (const char* scene : {"torn", "damaged", "saved"}) QTest::addRow("%s", scene) << first << scene;
    }
    void nothingShownIsLost() {
        QFETCH(QString, game);
        QFETCH(QString, scene);
        QString unsafe;
        const auto words = lay(game, scene, unsafe);
        std::vector<PowerCut> cuts;
        for (const bool renames : {false, true}) {
            for (const bool removals : {false, true})
                cuts.emplace_back(player_.root(), Haste{renames, removals}, unsafe);
        }
        const Run whole = player_.run(words);
        QCOMPARE(whole.status, 0);
        QVERIFY(whole.shown.size() >= (scene == "saved" ? 1 : 3));
        const QByteArrayList course = before(scene) + whole.shown;
        for (PowerCut& cut : cuts) survivesPowerCuts(cut, whole, course, before(scene).size());
        QVERIFY(!statesOnDisk(player_.root()).isEmpty());

        const int operations = operationsIn(whole);
        QVERIFY2(operations > 3, qPrintable(QString::number(operations)));
        for (const QString does : {"die", "torn", "once", "full"}) {
            for (int at = 1; at <= operations; ++at) {
                const auto again = lay(game, scene, unsafe);
                const Run run = player_.run(again, does, at);
                if (QTest::currentTestFailed()) return;
                survives(run, course, before(scene).size(),
                         QString("%1 at %2 of %3").arg(does).arg(at).arg(operations));
            }
        }
    }

    // Two windows that want one game, a thousand times each: never both, and never neither for ever.
    void aGameIsClaimedByOneAlone() {
        QString unsafe;
        const auto words = lay(QString::fromStdString(allGames().front().id), "ended", unsafe);
        const QStringList claim{"claim", words[1], player_.root() + "/guard", "1000"};
        QProcess one, other;
        for (QProcess* each : {&one, &other}) {
            each->setProcessChannelMode(QProcess::ForwardedChannels);
            each->start(DISK_PLAYER, claim);
        }
        for (QProcess* each : {&one, &other}) {
            QVERIFY(each->waitForFinished(120'000));
            QCOMPARE(each->exitStatus(), QProcess::NormalExit);
            QCOMPARE(each->exitCode(), 0);
        }
    }

private:
    using Haste = PowerCut::Haste;

    // What is shown before the program starts: that is not to be lost either.
    static QByteArrayList before(const QString& scene) {
        return scene == "saved" ? QByteArrayList{"older"} : QByteArrayList{};
    }

    // Puts what the program is to find on the disk, and tells how it is called.
    QStringList lay(const QString& game, const QString& scene, QString& unsafe) {
        player_.startAfresh();
        if (scene == "begun") return {"play", game, "5"};
        if (scene == "saved") {
            const QString path = player_.root() + "/kept.text";
            write(path, "older");
            return {"save", path, "newer"};
        }
        const QString path = player_.journals() + "/one.journal";
        QDir().mkpath(player_.journals());
        QByteArray text = journalOf(*gameNamed(game.toStdString()), scene == "ended" ? 3 : 20);
        if (scene == "torn") text += "{\"seat\":" + QByteArray(3000, '1');
        if (scene == "damaged") text += "{\"seat\":0,\"move\":{\"type\":\"fly\"}}\n";
        write(path, text);
        if (scene == "ended") unsafe = path;
        return {"continue", path, "4"};
    }
    static void write(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    // Of a game of people that lacks so many events to its end.
    static QByteArray journalOf(const GameKind& kind, int lacking) {
        auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), 5);
        for (int event = 0; event < lacking; ++event) session->takeBack();
        std::vector<SeatEntry> seats;
        for (int seat = 0; seat < kind.usualSeats; ++seat)
            seats.push_back(seatEntry("Name" + std::to_string(seat), {}));
        const Record record = recordOf(*session, seats, R"({"seed":5})");
        std::string text = journalHead(record);
        for (const std::string& event : record.events) text += journalEvent(event);
        return QByteArray::fromStdString(text);
    }

    // At every moment of the run, however hasty the system was with names.
    static void survivesPowerCuts(PowerCut& cut, const Run& run, const QByteArrayList& course, qsizetype already) {
        qsizetype shown = already;
        bool isTold = false;
        for (const QByteArray& line : run.log) {
            shown += line.startsWith("shown ");
            if (line == "troubled") isTold = true;
            if (line == "kept") isTold = false;
            if (!isSaid(line)) cut.doNext(line);
            QVERIFY2(isTold || holds(statesIn(cut.left()), course, shown),
                     "at a power cut after: " + line.left(200) + "\n" + run.log.join('\n').left(20'000));
        }
    }

    // What is really there after the program was ended, or went on with a disk that failed it.
    void survives(const Run& run, const QByteArrayList& course, qsizetype already, const QString& what) const {
        const QByteArray where = what.toUtf8();
        const bool ended = run.status == diesWith;
        QVERIFY2(run.status == 0 || ended, where + ": status " + QByteArray::number(run.status));
        const QByteArrayList shown = course.first(already) + run.shown;
        const bool refused = !what.startsWith("die") && !what.startsWith("torn");
        QVERIFY2(refused || course.first(shown.size()) == shown, where);
        if (!run.isTroubled) QVERIFY2(holds(statesOnDisk(player_.root()), course, shown.size()), where);
    }

    Player player_;
};

INTRIKA_TEST(TestDisk)

}  // namespace tst_disk

#include "tst_disk.moc"
