// Games on boards that people made: handed over by whoever deals or opens, and kept by whoever plays.
#include "engines/confidants/board/boards.h"
#include "engines/confidants/game.h"
#include "engines/session/game_kind.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_confidants_own_boards {

using namespace intrika;
using Json = nlohmann::json;
using OwnBoards = std::vector<std::shared_ptr<const BoardMap>>;

namespace {

std::shared_ptr<BoardMap> boardCalled(const std::string& id, const char* name) {
    auto map = std::make_shared<BoardMap>(*(*confidants::suppliedBoard("small"))->map());
    map->id = id;
    map->name = {name, name};
    return map;
}

std::string nameOn(const Session& session) {
    for (const Zone& zone : session.tableau(spectator).zones) {
        if (zone.board != nullptr) return zone.board->name.en;
    }
    return {};
}

Expected<std::unique_ptr<Session>> dealtOn(const std::string& id, MadeBoards boards) {
    Rng rng(1);
    return confidants::kind().deal({{"board", id}}, 2, rng, boards);
}

}  // namespace

class TestConfidantsOwnBoards : public QObject {
    Q_OBJECT

private slots:
    void aBoardIsKnownWhereItWasHandedOver() {
        const OwnBoards boards{boardCalled("mine", "Mine")};
        QCOMPARE(nameOn(**dealtOn("mine", boards)), std::string("Mine"));
        QCOMPARE(dealtOn("mine", {}).error().text.id, std::string("problem.no-board"));
        QCOMPARE(dealtOn("other", boards).error().text.id, std::string("problem.no-board"));
    }

    void theLastGoodOneOfAnIdCounts() {
        auto faulty = boardCalled("mine", "Faulty");
        faulty->start.clear();
        const OwnBoards boards{boardCalled("mine", "First"), boardCalled("mine", "Last"), faulty};
        QCOMPARE(nameOn(**dealtOn("mine", boards)), std::string("Last"));
    }

    void noneTakesThePlaceOfTheGames() {
        const OwnBoards boards{boardCalled("small", "Mine")};
        QVERIFY(nameOn(**dealtOn("small", boards)) != "Mine");
    }

    void positionsOnOneBoardAreOne() {
        const OwnBoards boards{boardCalled("mine", "Mine")}, others{boardCalled("mine", "Other")};
        confidants::Boards once(boards), twice(boards), other(others);
        QVERIFY(once.named("mine") == twice.named("mine"));
        QVERIFY(once.named("mine") != other.named("mine"));
        confidants::Boards several(OwnBoards{boardCalled("one", "One"), boardCalled("two", "Two")});
        for (const char* id : {"one", "two", "one"}) QCOMPARE((*several.named(id))->map()->id, std::string(id));
        const auto session = *dealtOn("mine", boards);
        const Json position = session->position();
        const auto opened = confidants::kind().fromPosition(session->options(), 2, position, boards);
        QVERIFY(opened && (*opened)->position() == position);
        QVERIFY(!confidants::kind().fromPosition(Json::object(), 2, position, {}));
    }

    // The job runs on another thread, and nobody waits for it when a game is left.
    void whoThinksKeepsTheBoard() {
        std::unique_ptr<Thinking> job;
        {
            const auto session = *dealtOn("mine", OwnBoards{boardCalled("mine", "Mine")});
            const Budget budget{20, 0, 1, 0, true};
            job = session->think(session->toAct().seats.first(), {PlayerKind::Is::bot, Level::easy, {}}, budget, 1);
        }
        std::atomic<float> share = 0;
        QVERIFY(job->run({}, share).iterations > 0);
    }
};

INTRIKA_TEST(TestConfidantsOwnBoards)

}  // namespace tst_confidants_own_boards

#include "tst_confidants_own_boards.moc"
