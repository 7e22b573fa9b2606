// What the program keeps in a record beside the game comes back as it was, whatever else stands there.
#include "engines/session/game_kind.h"
#include "engines/session/own_things.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_own_things {

using namespace intrika;

namespace {

Record recordWith(const std::string& app) {
    Record record;
    record.game = gameNamed("confidants");
    record.seats.resize(2);
    record.app = app;
    return record;
}

OwnThings readFrom(const std::string& app) { return readOwnThings(recordWith(app)); }

std::string written(const OwnThings& things) { return writeOwnThings(things, *gameNamed("confidants")); }

}  // namespace

class TstOwnThings : public QObject {
    Q_OBJECT

private slots:
    void theyAreWrittenInOneWay() {
        OwnThings things;
        QCOMPARE(written(things), std::string("{}"));
        things.colours = {"red", "grey"};
        things.seed = 7;
        things.practice = true;
        things.hints = {0, 3};
        things.pencil.marks.set({1, 0, 2}, PencilMark::maybe);
        things.looks = {12, SeatSet().with(1)};
        things.ended = "2026-01-02T03:04:05";
        things.time = std::chrono::seconds(61);
        const std::string text = written(things);
        const std::string thing = gameNamed("confidants")->faces[2];
        QCOMPARE(text, R"({"colours":["red","grey"],"ended":"2026-01-02T03:04:05","hints":[0,3],)"
                       R"("looks":{"events":12,"seats":[1]},"pencil":[{"mark":"maybe","place":0,"seat":1,"thing":")" +
                           thing + R"("}],"practice":true,"seconds":61,"seed":7})");
        QCOMPARE(written(readFrom(text)), text);
    }

    void aBoardComesAlong() {
        OwnThings things;
        things.board = allGames().onBoards()->boards->supplied().front();
        const OwnThings back = readFrom(written(things));
        QVERIFY(back.board && *back.board == *things.board);
        QVERIFY(!readFrom(R"({"board": {"id": "x"}})").board);
        Record elsewhere = recordWith(written(things));
        elsewhere.game = gameNamed("traitor");  // which is played on none
        QVERIFY(!readOwnThings(elsewhere).board);
    }

    void whatIsNoneOfThemIsPassedOver_data() {
        QTest::addColumn<QByteArray>("app");
        for (const char* app : {"", "[]", "{}", R"({"later": {"hints": [1, 1]}})", R"({"colours": "red", "seed": -1})",
                                R"({"practice": 1, "hints": [1], "seconds": "61", "ended": 61, "looks": []})",
                                R"({"hints": [1, 100001], "board": 3, "looks": {"events": 1, "seats": [2]}})"})
            QTest::newRow(app) << QByteArray(app);
    }
    void whatIsNoneOfThemIsPassedOver() {
        QFETCH(QByteArray, app);
        QCOMPARE(written(readFrom(app.toStdString())), std::string("{}"));
    }

    void aPencilMarkThatIsNoneIsTold() {
        QVERIFY(readFrom("{}").pencil.whole);
        QVERIFY(!readFrom(R"({"pencil": 3})").pencil.whole);
        QVERIFY(!readFrom(R"({"pencil": [{"seat": 0}]})").pencil.whole);
    }

    // In a journal also what there is no more.
    void oneOfThemIsWrittenEmptyToo() {
        const GameKind& kind = *gameNamed("confidants");
        OwnThings things;
        QCOMPARE(writeOwnThing(Changing::pencil, things, kind), std::string(R"({"pencil":[]})"));
        QCOMPARE(writeOwnThing(Changing::looks, things, kind), std::string(R"({"looks":{"events":0,"seats":[]}})"));
        things.hints = {2, 0};
        QCOMPARE(writeOwnThing(Changing::hints, things, kind), std::string(R"({"hints":[2,0]})"));
    }
};

INTRIKA_TEST(TstOwnThings)

}  // namespace tst_own_things

#include "tst_own_things.moc"
