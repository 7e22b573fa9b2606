// Boards of The Emperor's Confidants (section 9 of its rules): spots, banks, links, distances, and what makes a board
// file a bad one.
#include "engines/boards/board_file.h"
#include "engines/confidants/board/board_kit.h"
#include "engines/confidants/board/boards.h"
#include "engines/confidants/legal/walking.h"
#include "engines/confidants/presenter/phrases.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_confidants_board {

using namespace intrika;
using namespace intrika::confidants;
using Json = nlohmann::json;

namespace {

Json smallFile() { return Json::parse(suppliedBoards()[1].text); }

const Board& named(const char* id) { return **suppliedBoard(id); }

NodeId nodeOf(const Board& board, const char* name) { return board.node(spotNamed(name).value()); }

std::set<std::string> linksOf(const Board& board, const char* name) {
    std::set<std::string> names;
    for (const NodeId node : board.links(nodeOf(board, name))) names.insert(nameOf(board.spot(node)));
    return names;
}

// Row `row` from the bottom, column `column` of the whole width, both from 1.
void setSign(Json& file, int row, int column, char sign) {
    std::string line = file["terrain"][static_cast<std::size_t>(12 - row)];
    line[static_cast<std::size_t>(column - 1)] = sign;
    file["terrain"][static_cast<std::size_t>(12 - row)] = line;
}

}  // namespace

class TestConfidantsBoard : public QObject {
    Q_OBJECT

private slots:
    // 9.1
    void aSpotIsWrittenInOneWayOnly() {
        for (const char* name : {"B:1,1", "J:18,1", "B:33,12.nw", "J:20,2.sw"}) {
            QCOMPARE(nameOf(spotNamed(name).value()), std::string(name));
        }
        for (const char* name : {"", "B", "B:", "B:1", "B:1,", "B:0,1", "B:01,1", "B:1,1.", "B:1,1.n", "b:1,1", "K:1,1",
                                 "B:1,1 ", "B:+1,1", "B:64,1", "B:1,32", "B:1,-1", "B:999999999999,1"}) {
            QVERIFY2(!spotNamed(name), name);
        }
    }

    // 9.3
    void theSuppliedBoardsAreThere() {
        const Board& large = named("macedonia");
        QCOMPARE(large.settlements(), 27);
        QCOMPARE(static_cast<int>(large.bridgeList().size()), 10);
        QCOMPARE(large.plan().rows, 33);
        QCOMPARE(large.plan().goal.villages, 17);
        const Board& small = named("small");
        QCOMPARE(small.settlements(), 11);
        QCOMPARE(small.plan().goal.villages, 5);
        QVERIFY(!suppliedBoard("nowhere"));
    }

    // E-151, E-152: a river running north-south has a west bank `.nw` and an east bank `.ne`.
    void banksAreLinkedAlongTheRiver() {
        QCOMPARE(linksOf(named("small"), "J:8,1.nw"), (std::set<std::string>{"J:9,1.nw", "J:7,1.nw", "B:8,6"}));
        QCOMPARE(linksOf(named("small"), "J:8,1.ne"), (std::set<std::string>{"J:9,1.ne", "J:7,1.ne", "J:8,2"}));
        QCOMPARE(nodeOf(named("small"), "J:8,1"), noNode);
    }

    // E-153: a ford is linked with the land beside it and both banks above and below.
    void aFordTouchesBothBanks() {
        QCOMPARE(linksOf(named("small"), "J:10,1"),
                 (std::set<std::string>{"B:10,6", "J:10,2", "J:11,1.nw", "J:11,1.ne", "J:9,1.nw", "J:9,1.ne"}));
    }

    // E-153: a source has one bank, which touches all but the side through which it flows.
    void aSourceCanBeWalkedRound() {
        QCOMPARE(linksOf(named("macedonia"), "J:24,6.nw"),
                 (std::set<std::string>{"J:23,6", "J:24,7", "J:25,6", "J:24,5"}));
    }

    void linksGoBothWaysAndDistancesFollow() {
        for (const char* id : {"macedonia", "small"}) {
            const Board& board = named(id);
            for (NodeId node = 0; node < board.nodes(); ++node) {
                QCOMPARE(board.node(board.spot(node)), node);
                QCOMPARE(board.distance(node, node), 0);
                for (const NodeId next : board.links(node)) {
                    const auto back = board.links(next);
                    QVERIFY(std::find(back.begin(), back.end(), node) != back.end());
                    QCOMPARE(board.distance(node, next), 1);
                }
            }
        }
    }

    // E-150, E-154
    void whatIsWrongWithABoardIsToldWithItsPlace_data() {
        QTest::addColumn<std::function<void(Json&)>>("spoil");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("cell");
        wrongLand();
        wrongSettlements();
        wrongWays();
    }
    void whatIsWrongWithABoardIsToldWithItsPlace() {
        QFETCH(std::function<void(Json&)>, spoil);
        QFETCH(QString, place);
        QFETCH(QString, cell);
        Json file = smallFile();
        QVERIFY(readBoard(file));
        spoil(file);
        const auto board = readBoard(file);
        QVERIFY(!board);
        const std::string found = board.error().place;
        QVERIFY2(found == place.toStdString() || (place == "/sheet" && found.empty()), found.c_str());
        if (cell.isEmpty()) return;
        const auto named = spotNamed(cell.toStdString());
        QVERIFY(board.error().text.args.at(0) == (named ? coordinatesOf(*named) : literal(cell.toStdString())));
    }

    // However many cells lie behind a river, what is missing is one way over it.
    void oneMissingWayIsOneFault_data() {
        QTest::addColumn<bool>("bridge");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no way") << false << "problem.board.unreachable";
        QTest::newRow("a bridge alone") << true << "problem.board.only-by-bridge";
    }
    void oneMissingWayIsOneFault() {
        QFETCH(bool, bridge);
        QFETCH(QString, fault);
        Json file = smallFile();
        setSign(file, 10, 7, '~');
        setSign(file, 2, 6, '~');
        if (!bridge) setSign(file, 4, 6, '~');
        BoardMap map = *readBoardMap(file, boardKit().marks);
        const auto faults = intrika::faultsOf(map, boardKit());
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(faults.front().text.id), fault);
        setSign(file, 10, 7, '=');
        map = *readBoardMap(file, boardKit().marks);
        QVERIFY(intrika::faultsOf(map, boardKit()).empty());
    }

    void noFileIsReadAsABoard() {
        for (const char* text : {"null", "1", "[]", "{}", R"({"rows": -1})", R"({"terrain": "x"})"}) {
            QVERIFY(!readBoard(Json::parse(text)));
        }
    }

    // E-41: a walk may turn straight back, so parity alone bounds where an exact walk ends.
    void layersHoldTheEndsOfExactWalks() {
        const Board& board = named("small");
        const NodeId from = nodeOf(board, "B:2,2");
        const Layers layers(board, from, board.all(), 8);
        QVERIFY(layers.at(2).contains(from));
        QVERIFY(!layers.at(1).contains(from));
        for (int steps = 1; steps <= 8; ++steps) {
            for (NodeId node = 0; node < board.nodes(); ++node) {
                if (layers.at(steps).contains(node)) QVERIFY(board.distance(from, node) <= steps);
                if (node != from && board.distance(from, node) == steps) QVERIFY(layers.at(steps).contains(node));
            }
        }
    }

private:
    static void row(const char* name, const char* place, const char* cell, std::function<void(Json&)> spoil) {
        QTest::newRow(name) << std::move(spoil) << place << cell;
    }

    static void wrongLand() {
        row("a row too few", "/terrain", "", [](Json& file) { file["terrain"].erase(0); });
        row("a short row", "/terrain/3", "", [](Json& file) { file["terrain"][3] = "m"; });
        row("an unknown sign", "/terrain/0", "B:12,1", [](Json& file) { setSign(file, 12, 1, 'x'); });
        row("water without a course", "/rivers", "B:5,2", [](Json& file) { setSign(file, 5, 2, '~'); });
        row("a course over land", "/rivers/0/course/0", "J:12,1", [](Json& file) { setSign(file, 12, 7, '.'); });
        row("a course that breaks off", "/rivers/0/course/1", "J:10,1",
            [](Json& file) { file["rivers"][0]["course"].erase(1); });
        row("a cell in two courses", "/rivers/1/course/0", "J:12,1", [](Json& file) {
            file["rivers"][1] = {
                {"id", "twice"}, {"name", {{"hu", "a"}, {"en", "a"}}}, {"course", Json::array({"J:12,1"})}};
        });
        row("a river out of the middle", "/rivers/1/to", "J:6,1", [](Json& file) { file["rivers"][1]["to"] = "s"; });
        row("a river into nothing", "/rivers/1/joins", "J:9,1",
            [](Json& file) { file["rivers"][1]["joins"] = "J:9,1"; });
    }

    static void wrongSettlements() {
        row("a settlement in the forest", "/settlements/0/at", "B:12,4",
            [](Json& file) { file["settlements"][0]["at"] = "B:12,4"; });
        row("two settlements in a cell", "/settlements/1/at", "J:12,5",
            [](Json& file) { file["settlements"][1]["at"] = "J:12,5"; });
        row("an id twice", "/settlements/1/id", "", [](Json& file) { file["settlements"][1]["id"] = "stagira"; });
        row("a nameless settlement", "/settlements/0/name/hu", "",
            [](Json& file) { file["settlements"][0]["name"]["hu"] = ""; });
        row("a nameless river", "/rivers/0/name/en", "J:12,1",
            [](Json& file) { file["rivers"][0]["name"]["en"] = ""; });
        row("a nameless board", "/name/hu", "", [](Json& file) { file["name"]["hu"] = ""; });
        row("a city missing", "/settlements", "", [](Json& file) {
            file["giftPiles"].erase(std::string(file["settlements"][10]["id"]));
            file["settlements"].erase(10);
        });
        row("a pile of no settlement", "/giftPiles/arnea", "", [](Json& file) { file["settlements"].erase(10); });
        row("a fourth city", "/settlements/0/kind", "", [](Json& file) { file["settlements"][0]["kind"] = "city"; });
    }

    static void wrongWays() {
        row("a goal out of reach", "/goal/villages", "", [](Json& file) { file["goal"]["villages"] = 7; });
        row("too few start cells", "/start", "", [](Json& file) { file["start"] = Json::array({"B:1,1", "B:1,2"}); });
        row("a start cell in the water", "/start/0", "B:1,6", [](Json& file) { file["start"][0] = "B:1,6"; });
        row("the robbers at the start", "/robbers", "B:1,1", [](Json& file) { file["robbers"] = "B:3,1"; });
        row("the mob off the board", "/mob", "", [](Json& file) { file["mob"] = "B:13,1"; });
        row("a walled-in cell", "/terrain", "B:12,1", [](Json& file) {
            setSign(file, 12, 2, 'f');
            setSign(file, 11, 1, 'f');
        });
        row("a bridge beside a ford", "/terrain", "B:3,6", [](Json& file) { setSign(file, 3, 6, '#'); });
        row("a city without a pile", "/giftPiles", "arnea", [](Json& file) { file["giftPiles"].erase("arnea"); });
        row("a pile of a village", "/giftPiles/stagira", "stagira",
            [](Json& file) { file["giftPiles"]["stagira"] = "left"; });
        row("an unknown key", "/colour", "", [](Json& file) { file["colour"] = "red"; });
        row("a missing key", "/sheet", "", [](Json& file) { file.erase("sheet"); });
    }
};

INTRIKA_TEST(TestConfidantsBoard)

}  // namespace tst_confidants_board

#include "tst_confidants_board.moc"
