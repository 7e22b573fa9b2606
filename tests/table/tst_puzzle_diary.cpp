// What was solved, and how many days in a row: kept over starts of the program, told where it is damaged.
#include "engines/files/save_file.h"
#include "engines/saves/puzzle_diary.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tst_puzzle_diary {

using namespace intrika;

namespace {

QDate day(int number) { return QDate(2026, 11, 26).addDays(number); }

void put(const QByteArray& text) {
    QDir().mkpath(QFileInfo(puzzleFile()).path());
    QFile file(puzzleFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

}  // namespace

class TestPuzzleDiary : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QFile::remove(puzzleFile());
        QFile::remove(puzzleFile() + ".damaged");
    }

    void triesAreCountedUntilItIsSolved() {
        PuzzleDiary diary;
        QCOMPARE(diary.of("a"), PuzzleTries());
        diary.note("a", false, {});
        diary.note("a", false, {});
        QCOMPARE(diary.of("a"), (PuzzleTries{2, false}));
        diary.note("a", true, {});
        QCOMPARE(diary.of("a"), (PuzzleTries{3, true}));
        diary.note("a", false, {});
        QCOMPARE(diary.of("a"), (PuzzleTries{3, true}));
        QCOMPARE(diary.of("b"), PuzzleTries());
    }

    // Not before the day is over does it break a row.
    void daysInARow() {
        PuzzleDiary diary;
        QCOMPARE(diary.streak(day(0)), 0);
        diary.note("a", true, day(0));
        QCOMPARE(diary.streak(day(0)), 1);
        QCOMPARE(diary.streak(day(1)), 1);
        QCOMPARE(diary.streak(day(2)), 0);
        diary.note("b", false, day(1));
        QCOMPARE(diary.streak(day(1)), 1);
        diary.note("b", true, day(1));
        diary.note("c", true, day(2));
        QCOMPARE(diary.streak(day(2)), 3);
        diary.note("d", true, day(4));
        QCOMPARE(diary.streak(day(4)), 1);
    }

    void aDayCountsOnceAndTheArchiveNever() {
        PuzzleDiary diary;
        diary.note("a", true, day(0));
        diary.note("a", true, day(0));
        diary.note("b", true, {});
        QCOMPARE(diary.streak(day(0)), 1);
    }

    // The puzzle comes round again after months; that it was solved before does not keep its day from counting.
    void aPuzzleThatComesRoundAgainCountsForItsDay() {
        PuzzleDiary diary;
        diary.note("a", true, day(0));
        diary.note("a", true, day(500));
        QCOMPARE(diary.streak(day(500)), 1);
    }

    void itIsKept() {
        QVERIFY(!keptDiary().problem);
        QVERIFY(keptDiary().diary == PuzzleDiary());
        PuzzleDiary diary;
        diary.note("a", true, day(0));
        diary.note("b", false, day(1));
        QVERIFY(!keepDiary(diary));
        const KeptDiary kept = keptDiary();
        QVERIFY(!kept.problem && kept.diary == diary);
    }

    void whatIsDamagedIsTold_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no json") << QByteArray("diary");
        QTest::newRow("cut off") << QByteArray(R"({"diary":1,"puzzles":[)");
        QTest::newRow("another version") << QByteArray(R"({"diary":2,"puzzles":[],"days":[]})");
        QTest::newRow("no day") << QByteArray(R"({"diary":1,"puzzles":[],"days":["2026-02-30"]})");
        QTest::newRow("no tries") << QByteArray(
            R"({"diary":1,"puzzles":[{"puzzle":"a","tries":0,"solved":true}],"days":[]})");
    }

    // Nothing of it is lost: it is laid aside before another is begun.
    void whatIsDamagedIsTold() {
        QFETCH(const QByteArray, text);
        put(text);
        const KeptDiary kept = keptDiary();
        QVERIFY(kept.problem && kept.diary == PuzzleDiary());
        QVERIFY(QFile::exists(puzzleFile()));
        QVERIFY(!layDiaryAside());
        QVERIFY(!keptDiary().problem);
        QFile aside(puzzleFile() + ".damaged");
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), text);
    }
};

INTRIKA_TEST(TestPuzzleDiary)

}  // namespace tst_puzzle_diary

#include "tst_puzzle_diary.moc"
