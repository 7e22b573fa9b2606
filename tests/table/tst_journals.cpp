// The file that keeps a game: a kill at any moment, damaged files, full disks.
#include "engines/saves/saved_games.h"
#include "engines/session/journal.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace tst_journals {

using namespace intrika;

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
    void aTornEndIsCutOff();
    void aJournalThatWasTakenAwayIsWrittenAnew();
    void aLockDiesWithItsOwner();
    void gamesAreForTheirOwnerAlone();
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
    QCOMPARE(unfinishedGames(allGames()).size(), 0);  // it is being played
    const QStringList names = table->names();
    table.reset();

    const auto games = unfinishedGames(allGames());
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].game, QString("traitor"));
    QCOMPARE(games[0].names, names);
    QVERIFY(games[0].steps >= 11);
    auto opened = continueGame(games[0].path, allGames());
    QVERIFY(opened && !opened->problem && opened->file);
    QCOMPARE(opened->seed, dealtSeed);
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
        const auto read = readJournal(whole.left(cut).toStdString(), allGames());
        QCOMPARE(read.has_value(), cut >= headEnd);
        if (read) QCOMPARE(static_cast<qsizetype>(read->wholeBytes), whole.left(cut).lastIndexOf('\n') + 1);
    }
    // Going on cuts the torn line off and writes behind what counts.
    for (qsizetype cut = headEnd; cut < whole.size(); cut += 41) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(cut));
        file.close();
        const auto lines = readJournal(whole.left(cut).toStdString(), allGames())->record.events.size();
        auto opened = continueGame(path, allGames());
        QVERIFY(opened && !opened->problem);
        QCOMPARE(static_cast<std::size_t>(opened->session->stepCount()), lines);
        Table table(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
        table.begin();
        QVERIFY(playUntil(table, [&] { return table.stepCount() > static_cast<int>(lines); }));
        const TableHold held = table.hold("a test");
        const auto now = readJournal(contents(path).toStdString(), allGames());
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

    auto opened = continueGame(journal, allGames());
    QVERIFY(opened && opened->problem);
    QCOMPARE(opened->session->stepCount(), 1);
    QCOMPARE(contents(journal), text);  // until the new one is on disk
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    restored.begin();
    QCOMPARE(contents(journal + ".damaged"), text);
    chooseFirst(restored);
    const QStringList journals = QDir(journalFolder()).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(journals.size(), 1);
    const auto read = readJournal(contents(QDir(journalFolder()).filePath(journals[0])).toStdString(), allGames());
    QCOMPARE(read->record.events.size(), std::size_t(2));
}

void TestJournals::anotherWindowLeavesARunningGameAlone() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    QCOMPARE(unfinishedGames(allGames()).size(), 0);
    const auto again = continueGame(journal, allGames());  // from a list that another window had made before
    QVERIFY(!again.has_value());
    QCOMPARE(again.error().text.id, std::string("problem.being-played"));
    QVERIFY(QFileInfo::exists(journal));
    chooseFirst(*table);
    const int steps = table->stepCount();
    table.reset();
    QCOMPARE(unfinishedGames(allGames()).size(), 1);
    QCOMPARE(unfinishedGames(allGames())[0].steps, steps);
    QCOMPARE(unfinishedGames(allGames())[0].path, journal);
}

void TestJournals::aRecordIsOpenedAndPlayedOn() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    const QString path = testHome().path("saved.intrika");
    QVERIFY(!saveRecord(path, table->record()));
    auto opened = openGame(path, allGames());
    QVERIFY(opened && !opened->problem);
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    again.begin();
    chooseFirst(again);
    QCOMPARE(QDir(journalFolder()).entryList({"*.journal"}, QDir::Files).size(), 2);
    QCOMPARE(contents(path).toStdString(), table->record());
    QVERIFY(!openGame(testHome().path("missing.intrika"), allGames()).has_value());
    QCOMPARE(openGame(testHome().path("missing.intrika"), allGames()).error().code, Problem::Code::cannotRead);
}

// A record of the command line has no names; the window still speaks of everybody.
void TestJournals::nobodyIsNameless() {
    const auto [table, journal] = seat({human, human, human});
    auto record = nlohmann::json::parse(table->record());
    for (auto& entry : record["seats"]) entry.erase("name");
    record["seats"][1]["name"] = "Vilma";
    const QString path = testHome().path("nameless.intrika");
    QVERIFY(!saveRecord(path, record.dump()));
    switchLanguage("hu");
    const auto opened = openGame(path, allGames());
    QVERIFY(opened);
    const QStringList names{opened->seats[0].name, opened->seats[1].name, opened->seats[2].name};
    QCOMPARE(names, QStringList({"Barna", "Vilma", "Zöld"}));
}

// Longer than what is written next, so that nothing of it may be left behind that.
void TestJournals::aTornEndIsCutOff() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    table.reset();
    const QByteArray whole = contents(journal);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"seat\":" + QByteArray(5000, '1'));
    file.close();
    auto opened = continueGame(journal, allGames());
    QVERIFY(opened && !opened->problem);
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    restored.begin();
    QCOMPARE(contents(journal), whole);
    chooseFirst(restored);
    QVERIFY(contents(journal).startsWith(whole) && contents(journal).endsWith('\n'));
    const auto read = readJournal(contents(journal).toStdString(), allGames());
    QVERIFY(read && !read->problem);
    QCOMPARE(read->record.events.size(), std::size_t(2));
}

void TestJournals::aJournalThatWasTakenAwayIsWrittenAnew() {
    const auto [table, journal] = seat({human, human, human});
    const auto goOn = [&tab = *table] {
        const int before = tab.stepCount();
        return playUntil(tab, [&] { return tab.stepCount() > before; });
    };
    const auto keptIn = [&tab = *table](const QString& path) {
        const auto read = readJournal(contents(path).toStdString(), allGames());
        return read && !read->problem && static_cast<int>(read->record.events.size()) == tab.stepCount();
    };
    table->begin();
    QVERIFY(goOn() && QFile::remove(journal));
    QVERIFY(goOn() && keptIn(journal));
    QVERIFY(isBeingPlayed(journal));
    // Its whole folder is gone; somebody else has put something shorter in its place.
    QVERIFY(QDir(journalFolder()).removeRecursively());
    QVERIFY(goOn() && keptIn(journal));
    QVERIFY(QFile::resize(journal, 10));
    QVERIFY(goOn() && keptIn(journal));
    // Another window has taken the name meanwhile: both games are kept.
    const QByteArray other = contents(journal);
    QVERIFY(QFile::remove(journal));
    QVERIFY(!saveRecord(journal, other.toStdString()));
    const auto stranger = SaveFile::takeUp(journal);
    QVERIFY(stranger.has_value());
    QVERIFY(goOn());
    QCOMPARE(contents(journal), other);
    const QDir folder(journalFolder());
    QStringList journals = folder.entryList({"*.journal"}, QDir::Files);
    QVERIFY(journals.removeOne(QFileInfo(journal).fileName()));
    QCOMPARE(journals.size(), 1);
    QVERIFY(keptIn(folder.filePath(journals.first())));
}

// A process that is killed lets go at once, and nothing that it leaves behind, nor its number, keeps anybody off.
void TestJournals::aLockDiesWithItsOwner() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    table.reset();
    const pid_t owner = fork();
    if (owner == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that fails leaves nobody waiting
        const auto held = SaveFile::takeUp(journal);
        for (;;) pause();
    }
    QTRY_VERIFY(isBeingPlayed(journal));
    QCOMPARE(unfinishedGames(allGames()).size(), 0);
    QVERIFY(!SaveFile::takeUp(journal).has_value());
    kill(owner, SIGKILL);
    QCOMPARE(waitpid(owner, nullptr, 0), owner);
    QVERIFY(!isBeingPlayed(journal));
    QFile old(journal + ".lock");  // as an earlier version left it, with the number of a process that lives
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write(QByteArray::number(getpid()) + "\ntst_journals\nsomewhere\n");
    old.close();
    QVERIFY(SaveFile::takeUp(journal).has_value());
}

void TestJournals::gamesAreForTheirOwnerAlone() {
    const auto mode = [](const QString& path) { return QFile::permissions(path) & ~QFile::Permissions(0x7000); };
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    auto [table, journal] = seat({dice, dice, dice});
    table->begin();
    QVERIFY(!(mode(journal) & others));
    QVERIFY(!(mode(journalFolder()) & others));
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 3; }));
    table.reset();
    // What an earlier version left open is closed as soon as it is looked at.
    QFile::setPermissions(journal, mode(journal) | QFile::ReadGroup | QFile::ReadOther);
    QFile::setPermissions(journalFolder(), mode(journalFolder()) | others);
    QCOMPARE(unfinishedGames(allGames()).size(), 1);
    QVERIFY(!(mode(journalFolder()) & others));
    QDir().mkpath(finishedFolder());
    QFile::setPermissions(finishedFolder(), mode(finishedFolder()) | others);
    auto opened = continueGame(journal, allGames());
    QVERIFY(!(mode(journal) & others));
    Table rest(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    rest.begin();
    QVERIFY(playUntil(rest, [&] { return rest.isOver(); }));
    QVERIFY(!(mode(finishedFolder()) & others));
    for (const QFileInfo& record : QDir(finishedFolder()).entryInfoList({"*.intrika"}, QDir::Files)) {
        QVERIFY2(!(mode(record.filePath()) & others), qPrintable(record.filePath()));
    }
}

INTRIKA_TEST(TestJournals)

}  // namespace tst_journals

#include "tst_journals.moc"
