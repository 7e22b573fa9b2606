// Journals on a disk that refuses: what is told, kept, made up for.
#include "engines/saves/saved_games.h"
#include "engines/session/journal.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/full_disk.h"
#include "tests/support/seated_table.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>

namespace tst_full_disks {

using namespace intrika;

class TestFullDisks : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }
    void aFullDiskIsToldAndMadeUpFor();
    void aFullDeviceIsNamed();
    void aFolderThatCannotBeMadeIsTold();
    void aFinishedGameThatCannotBeKeptStaysAJournal();
    void savingReplacesAllOrNothing();
    void everyStepIsOnDiskBeforeItIsTold();
    void theCauseIsNamed_data();
    void theCauseIsNamed();
    void whatIsNotKeptIsKnown();
};

void TestFullDisks::aFullDiskIsToldAndMadeUpFor() {
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
    const auto read = readJournal(contents(journal).toStdString(), allGames());
    QVERIFY(read && !read->problem);
    QCOMPARE(read->record.events.size(), std::size_t(5));
}

void TestFullDisks::aFullDeviceIsNamed() {
    if (!QFile::exists("/dev/full")) QSKIP("needs /dev/full");
    QDir().mkpath(journalFolder());
    const QString path = journalFolder() + "/full.journal";
    QVERIFY(QFile::link("/dev/full", path));
    Table table(deal(3), seatsOf({human, human, human}), dealtSeed, std::make_unique<SaveFile>(path));
    QSignalSpy troubles(&table, &Table::troubled);
    table.begin();
    QCOMPARE(troubles.count(), 1);
    QCOMPARE(troubles[0][0].value<Problem>().text.id, std::string("problem.disk-full"));
    chooseFirst(table);
    QCOMPARE(table.stepCount(), 1);
    QFile::remove(path);
}

void TestFullDisks::aFolderThatCannotBeMadeIsTold() {
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
    QCOMPARE(readJournal(contents(journal).toStdString(), allGames())->record.events.size(), std::size_t(2));
}

void TestFullDisks::aFinishedGameThatCannotBeKeptStaysAJournal() {
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
    auto opened = continueGame(journal, allGames());
    QVERIFY(opened && opened->session->toAct().isOver());
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    again.begin();
    QVERIFY(!QFile::exists(journal));
    QCOMPARE(QDir(finishedFolder()).entryList(QDir::Files).size(), 1);
}

void TestFullDisks::savingReplacesAllOrNothing() {
    const QString path = testHome().path("kept.intrika");
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

void TestFullDisks::everyStepIsOnDiskBeforeItIsTold() {
    const auto [table, journal] = seat({human, dice, human});
    QStringList told;
    connect(table.get(), &Table::stepTaken, this, [&, &path = journal, &tab = table](int step) {
        const auto read = readJournal(contents(path).toStdString(), allGames());
        QVERIFY(read);
        QCOMPARE(static_cast<int>(read->record.events.size()), step + 1);
        QCOMPARE(tab->stepCount(), step + 1);
        told << QString("step %1").arg(step);
    });
    table->begin();
    QVERIFY(playUntil(*table, [&, &tab = table] { return tab->stepCount() >= 12; }));
    for (int step = 0; step < 12; ++step) QCOMPARE(told.takeFirst(), QString("step %1").arg(step));
}

void TestFullDisks::theCauseIsNamed_data() {
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("disk full") << ENOSPC << "problem.disk-full";
    QTest::newRow("quota") << EDQUOT << "problem.disk-full";
    QTest::newRow("permission") << EACCES << "problem.no-permission";
    QTest::newRow("read-only") << EROFS << "problem.read-only";
    QTest::newRow("broken") << EIO << "problem.disk-fault";
    QTest::newRow("gone") << ENOENT << "problem.folder-gone";
    QTest::newRow("something else") << EMFILE << "problem.cannot-write";
}

void TestFullDisks::theCauseIsNamed() {
    QFETCH(int, error);
    QFETCH(QString, sentence);
    const Problem problem = writeProblem("/some/where.journal", error);
    QCOMPARE(QString::fromStdString(problem.text.id), sentence);
    for (const char* language : {"hu", "en"}) {
        switchLanguage(language);
        QVERIFY(Words().say(problem).contains("/some/where.journal"));
        QVERIFY(!Words().say(problem).contains("nknown error"));
    }
}

void TestFullDisks::whatIsNotKeptIsKnown() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy again(table.get(), &Table::keptAgain);
    table->begin();
    QVERIFY(!table->notKept());
    {
        const FileSizeLimit full(static_cast<rlim_t>(contents(journal).size()) + 10);
        chooseFirst(*table);
        QVERIFY(table->notKept());
        QCOMPARE(table->notKept()->text.id, std::string("problem.disk-full"));
        table->catchUp();
        QVERIFY(table->notKept());
        QCOMPARE(again.count(), 0);
    }
    table->catchUp();
    QVERIFY(!table->notKept());
    QCOMPARE(again.count(), 1);
    QCOMPARE(readJournal(contents(journal).toStdString(), allGames())->record.events.size(), std::size_t(1));
}

INTRIKA_TEST(TestFullDisks)

}  // namespace tst_full_disks

#include "tst_full_disks.moc"
