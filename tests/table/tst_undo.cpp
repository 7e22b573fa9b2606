// Taking decisions back: how far, past bots, and what it leaves on disk.
#include "engines/saves/saved_games.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

namespace tst_undo {

using namespace intrika;

class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }
    void undoWhileABotThinksDropsItsAnswer();
    void undoTakesBotsAlong();
    void undoStopsAtNewInformation();
    void undoStopsAtAnotherPerson();
    void undoIsKeptInTheJournal();
    void aPracticeGameGoesBackToItsBeginning();
};

void TestUndo::undoWhileABotThinksDropsItsAnswer() {
    const auto [table, journal] = seat({human, dice, dice});
    QSignalSpy rewound(table.get(), &Table::rewound);
    table->begin();
    const Seat seat = table->toAct().seats.first();
    chooseFirst(*table);
    QTest::qSleep(50);
    table->takeBack();
    QCOMPARE(rewound.count(), 1);
    QCOMPARE(rewound[0][0].toInt(), 0);
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 0);
    QVERIFY(table->toAct().mayAct(seat));
}

void TestUndo::undoTakesBotsAlong() {
    // T-6: estates are placed in the open, with nothing to learn.
    const auto [table, journal] = seat({human, dice, human});
    table->begin();
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.nothing"));
    chooseFirst(*table);
    QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() == 2; }));
    QVERIFY(table->whyNoTakeBack().empty());
    table->takeBack();
    QCOMPARE(table->stepCount(), 0);
}

void TestUndo::undoStopsAtNewInformation() {
    // T-8: after the last estate the hands are dealt.
    const auto [table, journal] = seat({human, dice, dice});
    table->begin();
    chooseFirst(*table);
    QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() >= 3; }));
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.informed"));
    const int steps = table->stepCount();
    QSignalSpy rewound(table.get(), &Table::rewound);
    table->takeBack();
    QCOMPARE(rewound.count(), 0);
    QVERIFY(table->stepCount() >= steps);
}

void TestUndo::undoStopsAtAnotherPerson() {
    const auto [table, journal] = seat({human, human, dice, dice});
    table->begin();
    const Seat first = table->toAct().seats.first();
    chooseFirst(*table);
    const Seat second = table->toAct().seats.first();
    QVERIFY(table->whyNoTakeBack(first).empty());
    QCOMPARE(table->whyNoTakeBack(second).id, std::string("undo.another"));
    const TableHold held = table->hold("a test");
    chooseFirst(*table);
    QCOMPARE(table->whyNoTakeBack(first).id, std::string("undo.another"));
    QVERIFY(table->whyNoTakeBack(second).empty());
    QVERIFY(table->whyNoTakeBack().empty());
    table->takeBack(second);
    QCOMPARE(table->stepCount(), 1);
}

void TestUndo::undoIsKeptInTheJournal() {
    const auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    const auto position = table->record();
    chooseFirst(*table);
    table->takeBack();
    QVERIFY(contents(journal).endsWith("{\"undo\":1}\n"));
    const auto read = readJournal(contents(journal).toStdString(), allGames());
    QCOMPARE(writeRecord(read->record), position);
    chooseFirst(*table);
    QCOMPARE(readJournal(contents(journal).toStdString(), allGames())->record.events.size(), std::size_t(2));
}

void TestUndo::aPracticeGameGoesBackToItsBeginning() {
    QString path;
    {
        const auto [table, journal] = seat({human, dice, human});
        path = journal;
        table->practise();
        table->begin();
        QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 30; }));
        while (table->whyNoTakeBack(table->humans().first()).empty()) table->takeBack(table->humans().first());
        const TableHold held = table->hold("a test");
        QCOMPARE(table->stepCount(), 0);
        QCOMPARE(table->whyNoTakeBack().id, std::string("undo.nothing"));
        chooseFirst(*table);
    }
    const auto read = readJournal(contents(path).toStdString(), allGames());
    QVERIFY(read && !read->problem && readOwnThings(read->record).practice);
    QCOMPARE(read->record.events.size(), std::size_t(1));
    const auto opened = continueGame(path, allGames());
    QVERIFY(opened && opened->things.practice);
    const auto usual = seat({human, human, human}).table;
    QVERIFY(!readOwnThings(*parseRecord(usual->record(), allGames())).practice);
}

INTRIKA_TEST(TestUndo)

}  // namespace tst_undo

#include "tst_undo.moc"
