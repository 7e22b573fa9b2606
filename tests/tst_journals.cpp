// The file that keeps a game: a kill at any moment, damaged files, full disks.
#include "engines/session/journal.h"
#include "engines/table/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/seated_table.h"
#include "tests/support/temp_home.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <sys/resource.h>
#include <csignal>

using namespace intrika;

namespace {

// Writing stops at `bytes` of any file, as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

}  // namespace

class TestJournals : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }
    void aRestoredGameGoesOnAsItWould();
    void aJournalCutAnywhereKeepsItsWholeLines();
    void aDamagedJournalIsLaidAside();
    void anotherWindowLeavesARunningGameAlone();
    void aRecordIsOpenedAndPlayedOn();
    void nobodyIsNameless();
    void aFullDiskIsToldAndMadeUpFor();
    void aFullDeviceIsNamed();
    void aFolderThatCannotBeMadeIsTold();
    void aFinishedGameThatCannotBeKeptStaysAJournal();
    void savingReplacesAllOrNothing();
    void everyStepIsOnDiskBeforeItIsTold();

private:
    TempHome home_;
};

void TestJournals::aRestoredGameGoesOnAsItWould() {
    const std::vector<PlayerKind> players{beginner, dice, beginner};
    auto whole = seat(players).table;
    whole->begin();
    QVERIFY(playUntil(*whole, [&] { return whole->isOver(); }));

    auto [table, journal] = seat(players);
    table->begin();
    QVERIFY(playUntil(*table, [&, &tab = table] { return tab->stepCount() >= 11; }));
    const auto seats = seatsOf(players);
    const Tableau seen = table->tableau(Seat(1), 11);
    QCOMPARE(unfinishedGames().size(), 0);  // it is being played
    const QStringList names = table->names();
    table.reset();

    const auto games = unfinishedGames();
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].game, QString("traitor"));
    QCOMPARE(games[0].names, names);
    QVERIFY(games[0].steps >= 11);
    auto opened = continueGame(games[0].path);
    QVERIFY(opened && !opened->problem && opened->file);
    QCOMPARE(opened->seed, seed);
    for (Seat at = 0; at < 3; ++at) {
        QCOMPARE(opened->seats[at].name, seats[at].name);
        QCOMPARE(opened->seats[at].colour, seats[at].colour);
    }
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    QCOMPARE(restored.tableau(Seat(1), 11), seen);
    restored.begin();
    QVERIFY(playUntil(restored, [&] { return restored.isOver(); }));
    QCOMPARE(restored.record(), whole->record());
}

void TestJournals::aJournalCutAnywhereKeepsItsWholeLines() {
    QString path;
    {
        const auto [table, journal] = seat({human, dice, human});
        path = journal;
        table->begin();
        chooseFirst(*table);
        table->takeBack();
        QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 15; }));
    }
    const QByteArray whole = contents(path);
    const auto headEnd = whole.indexOf('\n') + 1;
    for (qsizetype cut = 0; cut <= whole.size(); ++cut) {
        const auto read = readJournal(whole.left(cut).toStdString());
        QCOMPARE(read.has_value(), cut >= headEnd);
        if (read) QCOMPARE(static_cast<qsizetype>(read->wholeBytes), whole.left(cut).lastIndexOf('\n') + 1);
    }
    // Going on cuts the torn line off and writes behind what counts.
    for (qsizetype cut = headEnd; cut < whole.size(); cut += 41) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(cut));
        file.close();
        const auto lines = readJournal(whole.left(cut).toStdString())->record.events.size();
        auto opened = continueGame(path);
        QVERIFY(opened && !opened->problem);
        QCOMPARE(static_cast<std::size_t>(opened->session->stepCount()), lines);
        Table table(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
        table.begin();
        QVERIFY(playUntil(table, [&] { return table.stepCount() > static_cast<int>(lines); }));
        table.setHeld(true);
        const auto now = readJournal(contents(path).toStdString());
        QVERIFY(now && !now->problem);
        QCOMPARE(static_cast<int>(now->record.events.size()), table.stepCount());
    }
}

void TestJournals::aDamagedJournalIsLaidAside() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    table.reset();
    QByteArray text = contents(journal) + "{\"seat\":1,\"move\":{\"type\":\"fly\"}}\n";
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();

    auto opened = continueGame(journal);
    QVERIFY(opened && opened->problem);
    QCOMPARE(opened->session->stepCount(), 1);
    QCOMPARE(contents(journal + ".damaged"), text);
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    restored.begin();
    chooseFirst(restored);
    const QStringList journals = QDir(journalFolder()).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(journals.size(), 1);
    const auto read = readJournal(contents(QDir(journalFolder()).filePath(journals[0])).toStdString());
    QCOMPARE(read->record.events.size(), std::size_t(2));
}

void TestJournals::anotherWindowLeavesARunningGameAlone() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    QCOMPARE(unfinishedGames().size(), 0);
    const auto again = continueGame(journal);  // from a list that another window had made before
    QVERIFY(!again.has_value());
    QCOMPARE(again.error().text.id, std::string("problem.being-played"));
    QVERIFY(QFileInfo::exists(journal));
    chooseFirst(*table);
    const int steps = table->stepCount();
    table.reset();
    QCOMPARE(unfinishedGames().size(), 1);
    QCOMPARE(unfinishedGames()[0].steps, steps);
    QCOMPARE(unfinishedGames()[0].path, journal);
}

void TestJournals::aRecordIsOpenedAndPlayedOn() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    const QString path = home_.path("saved.intrika");
    QVERIFY(!saveRecord(path, table->record()));
    auto opened = openGame(path);
    QVERIFY(opened && !opened->problem);
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    again.begin();
    chooseFirst(again);
    QCOMPARE(QDir(journalFolder()).entryList({"*.journal"}, QDir::Files).size(), 2);
    QCOMPARE(contents(path).toStdString(), table->record());
    QVERIFY(!openGame(home_.path("missing.intrika")).has_value());
    QCOMPARE(openGame(home_.path("missing.intrika")).error().code, Problem::Code::cannotRead);
}

// A record of the command line has no names; the window still speaks of everybody.
void TestJournals::nobodyIsNameless() {
    const auto [table, journal] = seat({human, human, human});
    auto record = nlohmann::json::parse(table->record());
    for (auto& entry : record["seats"]) entry.erase("name");
    record["seats"][1]["name"] = "Vilma";
    const QString path = home_.path("nameless.intrika");
    QVERIFY(!saveRecord(path, record.dump()));
    switchLanguage("hu");
    const auto opened = openGame(path);
    QVERIFY(opened);
    const QStringList names{opened->seats[0].name, opened->seats[1].name, opened->seats[2].name};
    QCOMPARE(names, QStringList({"Barna", "Vilma", "Zöld"}));
}

void TestJournals::aFullDiskIsToldAndMadeUpFor() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    chooseFirst(*table);
    const QByteArray safe = contents(journal);
    {
        const FileSizeLimit full(static_cast<rlim_t>(safe.size()) + 10);
        chooseFirst(*table);
        QCOMPARE(table->stepCount(), 2);
        QCOMPARE(troubles.count(), 1);
        QCOMPARE(troubles[0][0].value<Problem>().code, Problem::Code::cannotWrite);
        QCOMPARE(contents(journal), safe);  // not even half a line
        chooseFirst(*table);
        QCOMPARE(table->stepCount(), 3);
        QCOMPARE(troubles.count(), 1);  // once is enough
    }
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() == 5; }));
    const auto read = readJournal(contents(journal).toStdString());
    QVERIFY(read && !read->problem);
    QCOMPARE(read->record.events.size(), std::size_t(5));
}

void TestJournals::aFullDeviceIsNamed() {
    if (!QFile::exists("/dev/full")) QSKIP("needs /dev/full");
    QDir().mkpath(journalFolder());
    const QString path = journalFolder() + "/full.journal";
    QVERIFY(QFile::link("/dev/full", path));
    Table table(deal(3), seatsOf({human, human, human}), seed, std::make_unique<SaveFile>(path));
    QSignalSpy troubles(&table, &Table::troubled);
    table.begin();
    QCOMPARE(troubles.count(), 1);
    QCOMPARE(troubles[0][0].value<Problem>().text.id, std::string("problem.disk-full"));
    chooseFirst(table);
    QCOMPARE(table.stepCount(), 1);
    QFile::remove(path);
}

void TestJournals::aFolderThatCannotBeMadeIsTold() {
    QDir(journalFolder()).removeRecursively();
    QFile inTheWay(journalFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    QCOMPARE(troubles.count(), 1);
    QCOMPARE(troubles[0][0].value<Problem>().text.id, std::string("problem.no-folder"));
    chooseFirst(*table);
    QCOMPARE(table->stepCount(), 1);
    inTheWay.remove();
    chooseFirst(*table);
    QCOMPARE(readJournal(contents(journal).toStdString())->record.events.size(), std::size_t(2));
}

void TestJournals::aFinishedGameThatCannotBeKeptStaysAJournal() {
    QDir(finishedFolder()).removeRecursively();
    QFile inTheWay(finishedFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    QString journal;
    {
        const auto seated = seat({dice, dice, dice});
        journal = seated.journal;
        QSignalSpy troubles(seated.table.get(), &Table::troubled);
        seated.table->begin();
        QVERIFY(playUntil(*seated.table, [&] { return seated.table->isOver(); }));
        QCOMPARE(troubles.count(), 1);
    }
    QVERIFY(QFile::exists(journal));
    inTheWay.remove();
    auto opened = continueGame(journal);
    QVERIFY(opened && opened->session->toAct().isOver());
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    QSignalSpy ends(&again, &Table::ended);
    again.begin();
    QCOMPARE(ends.count(), 1);
    QVERIFY(!QFile::exists(journal));
    QCOMPARE(QDir(finishedFolder()).entryList(QDir::Files).size(), 1);
}

void TestJournals::savingReplacesAllOrNothing() {
    const QString path = home_.path("kept.intrika");
    QVERIFY(!saveRecord(path, "what was there"));
    {
        const FileSizeLimit full(8);
        const auto problem = saveRecord(path, "a record that does not fit");
        QVERIFY(problem);
        QCOMPARE(problem->code, Problem::Code::cannotWrite);
    }
    QCOMPARE(contents(path), QByteArray("what was there"));
    QVERIFY(saveRecord("/proc/nowhere/game.intrika", "text"));
}

void TestJournals::everyStepIsOnDiskBeforeItIsTold() {
    const auto [table, journal] = seat({human, dice, human});
    QStringList told;
    connect(table.get(), &Table::stepTaken, this, [&, &path = journal, &tab = table](int step) {
        const auto read = readJournal(contents(path).toStdString());
        QVERIFY(read);
        QCOMPARE(static_cast<int>(read->record.events.size()), step + 1);
        QCOMPARE(tab->stepCount(), step + 1);
        told << QString("step %1").arg(step);
    });
    connect(table.get(), &Table::awaiting, this, [&] { told << "awaiting"; });
    table->begin();
    QVERIFY(playUntil(*table, [&, &tab = table] { return tab->stepCount() >= 12; }));
    QCOMPARE(told.takeFirst(), QString("awaiting"));
    for (int step = 0; step < 12; ++step) {
        QCOMPARE(told.takeFirst(), QString("step %1").arg(step));
        QCOMPARE(told.takeFirst(), QString("awaiting"));
    }
}

QTEST_GUILESS_MAIN(TestJournals)
#include "tst_journals.moc"
