// What the notation of Schemes and Intrigue refuses, and where it says that the fault is.
#include "engines/schemes/codec.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

namespace tst_schemes_notation {

using namespace intrika;
using namespace intrika::schemes;

namespace {

Layout someLayout() {
    Layout layout;
    layout.columns = {{"music-3", "0 minstrel, 1 magic-hat(beggar), 0 -storm"}, {"trade-4", "1 traitor, 0 -queen"}};
    layout.hands = {"squire wizard hermit", "king double dragon"};
    layout.round = 2;
    layout.won = {"alchemy-2", "farming-1"};
    layout.discards = {"juliet", "landowner romeo"};
    return layout;
}

using Change = std::function<void(nlohmann::json&)>;

}  // namespace

class TstSchemesNotation : public QObject {
    Q_OBJECT

private slots:
    void aPositionComesBack() {
        const State state = someLayout().state();
        const auto json = Codec::writePosition(state);
        const auto read = Codec::readPosition(json, {}, 2);
        QVERIFY2(read, read ? "" : read.error().place.c_str());
        QVERIFY(*read == state);
        QCOMPARE(QString::fromStdString(json["columns"][0]["cards"][1].dump()),
                 QString("{\"card\":\"magic-hat\",\"seat\":1,\"seen\":true,\"under\":\"beggar\",\"up\":true}"));
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("place");
        refusedKeys();
        refusedColumns();
        refusedCards();
        refusedCardsInColumns();
        refusedPhases();
    }
    void whatCannotBeIsRefused() {
        QFETCH(Change, change);
        QFETCH(QString, place);
        auto json = Codec::writePosition(someLayout().state());
        change(json);
        const auto read = Codec::readPosition(json, {}, 2);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().place), place);
    }

    void optionsAreTruthValues() {
        QVERIFY(Codec::readOptions({{"hiddenGoals", true}})->hiddenGoals);
        QVERIFY(!Codec::readOptions(nlohmann::json::object())->witchByList);
        QVERIFY(!Codec::readOptions({{"hiddenGoals", "true"}}));
        QVERIFY(!Codec::readOptions({{"hidden", true}}));
    }

    void movesHaveExactKeys() {
        using nlohmann::json;
        QVERIFY(*Codec::readMove(json::parse(R"({"type":"place","card":"king","column":1})")) == place("king", 1));
        QVERIFY(*Codec::readMove(json::parse(R"({"type":"pass"})")) == Move(Pass{}));
        for (const char* wrong : {R"({"type":"place","card":"king"})", R"({"type":"place","card":"kong","column":1})",
                                  R"({"type":"place","card":"king","column":6})", R"({"type":"pass","card":"king"})",
                                  R"({"type":"slip"})", R"({"type":"swap","column":-1})", R"({"type":"steal"})"}) {
            QVERIFY2(!Codec::readMove(json::parse(wrong)), wrong);
        }
    }

    void aSetupIsWhole() {
        Rng rng(5);
        const auto json = Codec::writeSetup(Rules::deal({}, 3, rng));
        QVERIFY(Codec::readSetup(json, {}, 3));
        QVERIFY(!Codec::readSetup(json, {}, 2));
        auto short24 = json;
        short24["decks"][1].erase(0);
        QVERIFY(!Codec::readSetup(short24, {}, 3));
        auto twice = json;
        twice["decks"][1][0] = twice["decks"][1][1];
        QVERIFY(!Codec::readSetup(twice, {}, 3));
        auto goals = json;
        goals["goals"].erase(0);
        QVERIFY(!Codec::readSetup(goals, {}, 3));
    }

private:
    static void row(const char* name, const char* place, Change change) {
        QTest::newRow(name) << std::move(change) << QString(place);
    }

    static void refusedKeys() {
        row("an unknown key", "/extra", [](auto& p) { p["extra"] = 1; });
        row("a missing key", "", [](auto& p) { p.erase("turn"); });
        row("round 7", "/round", [](auto& p) { p["round"] = 7; });
        row("a number for a truth value", "/placed", [](auto& p) { p["placed"] = 0; });
        row("placed in phase play", "/placed", [](auto& p) { p["placed"] = true; });
    }

    static void refusedColumns() {
        row("a third column", "/columns", [](auto& p) { p["columns"].push_back(p["columns"][0]); });
        row("a goal card too many", "/columns/1/goal", [](auto& p) { p["columns"][1]["goal"] = p["goalPile"][7]; });
        row("a goal pile too short", "/goalPile", [](auto& p) { p["goalPile"].erase(0); });
    }

    static void refusedCards() {
        row("a card twice", "/players/0/hand/0", [](auto& p) { p["players"][0]["hand"][0] = "queen"; });
        row("24 cards", "/players/0", [](auto& p) { p["players"][0]["deck"].erase(0); });
        row("four cards in hand", "/players/0/hand", [](auto& p) {
            p["players"][0]["hand"].push_back(p["players"][0]["deck"][0]);
            p["players"][0]["deck"].erase(0);
        });
        row("discards out of order", "/players/1/discard", [](auto& p) {
            p["players"][1]["discard"] = {"romeo", "landowner"};
        });
    }

    static void refusedCardsInColumns() {
        row("face down above the foot", "/columns/0/cards/0/up", [](auto& p) {
            p["columns"][0]["cards"][0]["up"] = false;
            p["columns"][0]["cards"][0]["seen"] = false;
        });
        row("up but not seen", "/columns/0/cards/0/seen", [](auto& p) { p["columns"][0]["cards"][0]["seen"] = false; });
        row("seen face down, but no explorer", "/columns/1/cards/1/seen",
            [](auto& p) { p["columns"][1]["cards"][1]["seen"] = true; });
        row("a card under another than a hat", "/columns/1/cards/0/under", [](auto& p) {
            p["columns"][1]["cards"][0]["under"] = "beggar";
            p["columns"][0]["cards"][1]["under"] = nullptr;
        });
        row("closed without a storm", "/columns/1/closed", [](auto& p) { p["columns"][1]["closed"] = true; });
    }

    static void refusedPhases() {
        row("an ability in phase play", "/ability", [](auto& p) { p["ability"] = {{"column", 1}, {"index", 0}}; });
        row("an ability of another card", "/ability", [](auto& p) {
            p["phase"] = "hat";
            p["placed"] = true;
            p["ability"] = {{"column", 1}, {"index", 0}};
            p["toAct"] = {{"seats", {1}}};
        });
        row("a hat that is worn", "/ability", [](auto& p) {
            p["phase"] = "hat";
            p["placed"] = true;
            p["ability"] = {{"column", 0}, {"index", 1}};
            p["toAct"] = {{"seats", {1}}};
        });
        row("somebody to fill up in phase play", "/fill", [](auto& p) { p["fill"] = {0}; });
        row("a shuffle that nobody needs", "/fill", [](auto& p) {
            p["phase"] = "reshuffle";
            p["fill"] = {0};
            p["toAct"] = {{"chance", "reshuffle"}};
        });
        row("points before the end", "/players/0/score", [](auto& p) {
            p["players"][0]["score"] = {{"plain", 2}, {"set", nullptr}, {"total", 2}};
        });
        row("a result before the end", "/result", [](auto& p) { p["result"] = nlohmann::json::object(); });
        row("somebody else to act", "/toAct", [](auto& p) { p["toAct"] = {{"seats", {1}}}; });
        row("over in round 2", "/goalPile", [](auto& p) {
            p["phase"] = "over";
            p["columns"] = nlohmann::json::array();
            p["goalPile"] = nlohmann::json::array();
        });
    }
};

INTRIKA_TEST(TstSchemesNotation)

}  // namespace tst_schemes_notation

#include "tst_schemes_notation.moc"
