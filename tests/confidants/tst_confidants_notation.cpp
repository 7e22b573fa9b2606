// The notation of The Emperor's Confidants (section 11 of its rules): what comes back, and what is refused.
#include "tests/support/confidants_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace tst_confidants_notation {

using namespace intrika;
using namespace intrika::confidants;

namespace {

using Spoil = std::function<void(Json&)>;

Json exampleSetup() {
    return Json::parse(R"({"first": 1, "gifts": {"paleokastro": ["map-2", "money-1", "weapon-1"],
        "apolonia": ["money-2", "weapon-2", "diplomacy-1"], "arnea": ["diplomacy-2", "map-1"]}})");
}

}  // namespace

class TestConfidantsNotation : public QObject {
    Q_OBJECT

private slots:
    void theExampleComesBack() {
        const Json json = examplePosition();
        QVERIFY(Codec::writePosition(positionOf(json)) == json);
    }

    void everyMoveOfTheExampleComesBack() {
        for (const Move& move : movesOf(positionOf(examplePosition()))) {
            const auto back = Codec::readMove(Codec::writeMove(move));
            QVERIFY2(back && *back == move, Codec::writeMove(move).dump().c_str());
        }
    }

    void aBadPositionIsRefused_data() {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("place");
        refusedFrame();
        refusedPlayers();
        refusedMap();
        refusedWaiting();
    }
    void aBadPositionIsRefused() {
        QFETCH(Spoil, spoil);
        QFETCH(QString, place);
        Json json = examplePosition();
        spoil(json);
        const auto state = Codec::readPosition(json, Options(), 2);
        QVERIFY(!state);
        QVERIFY2(QString::fromStdString(state.error().place).startsWith(place), state.error().place.c_str());
    }

    void aBadMoveIsNone_data() {
        QTest::addColumn<QByteArray>("move");
        for (const char* move :
             {R"({})", R"({"type":"fly"})", R"({"type":"march","army":"large","to":"B:4,1","steps":1,"toll":false})",
              R"({"type":"march","army":"large","to":"B:4,1"})",
              R"({"type":"march","army":"large","to":"B4,1","steps":1})",
              R"({"type":"bid","action":9,"secret":"luck"})", R"({"type":"bid","action":1,"secret":"fortune"})",
              R"({"type":"free","kind":"toll","payer":"large"})", R"({"type":"free","kind":"supper"})",
              R"({"type":"end-turn","merge":[]})", R"({"type":"end-turn","merge":["large","patrician"]})",
              R"({"type":"end-turn","merge":["large"]})",
              R"({"type":"action","from":"large","to":"small","wagon":"arnea"})",
              R"({"type":"give","from":"large","to":"small","gold":0})",
              R"({"type":"give","from":"large","to":"small","gold":1,"gift":"map-1"})",
              R"({"type":"offer","to":1,"give":{},"want":{"gold":1}})", R"({"type":"stay","why":"tired"})"}) {
            QTest::newRow(move) << QByteArray(move);
        }
    }
    void aBadMoveIsNone() {
        QFETCH(QByteArray, move);
        QVERIFY(!Codec::readMove(Json::parse(move.toStdString())));
    }

    void optionsAreStrict() {
        QVERIFY(Codec::readOptions(Json::object()));
        for (const char* options : {R"({"exactMove":1})", R"({"twoRoundBribe":4})", R"({"rounds":-1})",
                                    R"({"rounds":1.5})", R"({"campRest":3})", R"({"colour":"red"})"}) {
            const auto read = Codec::readOptions(Json::parse(options));
            QVERIFY2(!read, options);
            QVERIFY(read.error().code == Problem::Code::badOption);
        }
        // Somebody may have it.
        QVERIFY(Codec::readOptions(Json::parse(R"({"board":"moon"})")).error().code == Problem::Code::missingBoard);
    }

    // E-4
    void aSetupHasAllGiftsAndNoShortPile() {
        QVERIFY(Codec::readSetup(exampleSetup(), Options(), 2));
        Json json = exampleSetup();
        json["gifts"]["arnea"].erase(0);
        QVERIFY(!Codec::readSetup(json, Options(), 2));
        json["gifts"]["apolonia"].push_back("diplomacy-2");
        QVERIFY(!Codec::readSetup(json, Options(), 2));  // all there, but a pile of one
        json["gifts"]["apolonia"].push_back("map-1");
        QVERIFY(!Codec::readSetup(json, Options(), 2));
        QVERIFY(!Codec::readSetup(exampleSetup(), Options(), 3));
    }

private:
    static void row(const char* name, const char* place, Spoil spoil) {
        QTest::newRow(name) << std::move(spoil) << place;
    }

    static void refusedFrame() {
        row("another game", "/game", [](Json& p) { p["game"] = "traitor"; });
        row("another board than in the options", "/board", [](Json& p) { p["board"] = "macedonia"; });
        row("an option missing", "/options", [](Json& p) { p["options"].erase("trades"); });
        row("a number for a truth value", "/options/trades", [](Json& p) { p["options"]["trades"] = 1; });
        row("round 0", "/round", [](Json& p) { p["round"] = 0; });
        row("an unknown phase", "/phase", [](Json& p) { p["phase"] = "noon"; });
        row("another seat to act", "/toAct", [](Json& p) { p["toAct"] = {{"seats", {0}}}; });
        row("a seat twice in the order", "/order/1", [](Json& p) { p["order"] = {0, 0}; });
        row("somebody without a turn", "/turns", [](Json& p) { p["turns"] = Json::array({1}); });
        row("all turns done", "/done", [](Json& p) { p["done"] = 2; });
    }

    static void refusedPlayers() {
        row("fatigue 17", "/players/0/fatigue", [](Json& p) { p["players"][0]["fatigue"] = 17; });
        row("an action card twice", "/players/0/hand", [](Json& p) { p["players"][0]["hand"] = {0, 1, 2, 7, 8}; });
        row("an action card lost", "/players/0/hand", [](Json& p) { p["players"][0]["hand"] = {0, 1, 2}; });
        row("a hand out of order", "/players/0/hand/1", [](Json& p) { p["players"][0]["hand"] = {1, 0, 2, 7}; });
        row("a secret card lost", "/players/0/secrets", [](Json& p) { p["players"][0]["secrets"].erase(0); });
        row("secret cards out of order", "/players",
            [](Json& p) { std::swap(p["players"][0]["secrets"][0], p["players"][0]["secrets"][1]); });
        row("a reserve of two", "/players/0/reserve", [](Json& p) { p["players"][0]["reserve"].erase(0); });
        row("no bid in the turns", "/players/0/bid", [](Json& p) { p["players"][0]["bid"] = nullptr; });
    }

    static void refusedMap() {
        row("two wagons for one city", "/players/0/armies/large/wagon",
            [](Json& p) { p["players"][0]["armies"]["large"]["wagon"] = "paleokastro"; });
        row("a wagon lost", "/players/0/armies",
            [](Json& p) { p["players"][0]["armies"]["large"]["wagon"] = nullptr; });
        row("an army in the river", "/players/0/armies/small/at",
            [](Json& p) { p["players"][0]["armies"]["small"]["at"] = "B:5,6"; });
        row("a patrician nowhere", "/players/0/armies/patrician/at",
            [](Json& p) { p["players"][0]["armies"]["patrician"]["at"] = nullptr; });
        row("a lost army with gold", "/players/1/armies/small",
            [](Json& p) { p["players"][1]["armies"]["small"]["at"] = nullptr; });
        row("a settlement visited twice", "/players/0/visited/3",
            [](Json& p) { p["players"][0]["visited"].push_back("mieza"); });
        row("a gift twice", "/piles/arnea/0", [](Json& p) { p["piles"]["arnea"][0] = "map-1"; });
        row("a gift of a third player", "/piles", [](Json& p) { p["piles"]["arnea"].push_back("map-3"); });
        row("a gift lost", "/piles", [](Json& p) { p["piles"]["arnea"] = Json::array(); });
        row("a band nowhere", "/bands", [](Json& p) { p["bands"]["mob"]["at"] = nullptr; });
    }

    static void refusedWaiting() {
        row("the turn of another seat", "/turn", [](Json& p) { p["turn"]["seat"] = 0; });
        row("no turn in the turns", "/turn", [](Json& p) { p["turn"] = nullptr; });
        row("a result before the end", "/result", [](Json& p) { p["result"] = {{"ranking", {{0, 1}}}}; });
        row("a band waits in a turn", "/pending", [](Json& p) {
            p["pending"] = {{"kind", "band"}, {"band", "mob"}, {"seat", 0}, {"steps", nullptr}};
        });
        row("a veto against nothing", "/pending", [](Json& p) {
            p["pending"] = {{"kind", "veto"}, {"ask", {0}}, {"seat", 1}, {"move", {{"type", "action"}, {"target", 1}}}};
            p["players"][1]["finding"] = 0;
        });
    }
};

INTRIKA_TEST(TestConfidantsNotation)

}  // namespace tst_confidants_notation

#include "tst_confidants_notation.moc"
