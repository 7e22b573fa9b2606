// The Coach in the notation: what comes back as it went, what is refused (12.1 to 12.3) and where.
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace tst_coach_notation {

using namespace intrika;
using namespace intrika::coach;

namespace {

using Change = std::function<void(Json&)>;

// Sets the value at a JSON Pointer.
Change set(const std::string& pointer, const Json& value) {
    return [=](Json& json) { json[Json::json_pointer(pointer)] = value; };
}
Change without(const std::string& key) {
    return [=](Json& json) { json.erase(key); };
}

// Seat 0's turn, with "monocle" and "whip" on top of the deck.
State quietTable(const Options& options = {}) {
    return tableOf({{"key dagger", "bag-key goblet", "bag-goblet", "folio gloves"},
                    plainProfessions,
                    "monocle whip",
                    {},
                    options});
}

State offering() {
    State state = quietTable();
    play(state, 0, Offer{Object::dagger, 1, false});
    return state;
}
State drawing() {
    State state = quietTable();
    play(state, 0, Offer{Object::key, 1, false});
    play(state, 1, Accept{Object::bagKey, false});
    return state;
}
State fighting(Phase phase) {
    State state = quietTable();
    play(state, 0, Fight{1});
    passTo(state, phase);
    return state;
}
State robbing() {
    State state = fighting(Phase::abilities);
    play(state, 0, UseObject{Object::dagger});
    passTo(state, Phase::spoils);
    play(state, 0, coach::Search{});
    return state;
}
State naming() {
    State state = quietTable();
    play(state, 0, Declare{Victory::alliance});
    return state;
}
State finished() {
    State state = naming();
    play(state, 0, Name{SeatSet::of(2)});
    return state;
}

void positionRow(const char* name, const State& state, const Change& change, const char* place) {
    Json json = Codec::writePosition(state);
    change(json);
    QTest::newRow(name) << QByteArray::fromStdString(json.dump()) << QByteArray(place);
}

Json aDeal() {
    Rng rng(4);
    return Codec::writeSetup(Rules::deal({}, 4, rng));
}

}  // namespace

class TestCoachNotation : public QObject {
    Q_OBJECT
private slots:
    void positionsComeBack() {
        for (const State& state :
             {quietTable(), offering(), drawing(), fighting(Phase::priest), fighting(Phase::support),
              fighting(Phase::abilities), robbing(), naming(), finished()}) {
            const Json json = Codec::writePosition(state);
            const auto read = Codec::readPosition(json, {}, 4);
            QVERIFY2(read, read ? "" : (read.error().place + " " + json.dump()).c_str());
            QVERIFY(*read == state);
        }
    }

    void refusedPosition_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("place");
        refusedCards();
        refusedTurns();
        refusedTrades();
        refusedFights();
        refusedDeclarations();
    }
    void refusedPosition() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, place);
        const auto read = Codec::readPosition(Json::parse(json.toStdString()), {}, 4);
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().place), place);
    }

    void refusedSetup_data() {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* name, const Change& change) {
            Json json = aDeal();
            change(json);
            QTest::newRow(name) << QByteArray::fromStdString(json.dump());
        };
        row("no such seat", set("/startPlayer", 4));
        row("C-2", set("/professions/0", "nobody"));
        row("C-3", set("/alliances", {"order", "order", "order", "brotherhood"}));
        row("C-2: a profession twice", [](Json& json) { json["professionDeck"][0] = json["professions"][0]; });
        row("C-2: a profession is missing", [](Json& json) { json["professionDeck"].erase(0); });
        row("two in a hand", [](Json& json) { json["hands"][0].push_back(json["deck"][0]); });
        row("C-6: a bag in the deck", [](Json& json) {
            for (Json& hand : json["hands"]) {
                if (hand[0] == "bag-key") std::swap(hand[0], json["deck"][0]);
            }
        });
        row("C-6: the other bag in the deck", [](Json& json) {
            for (Json& hand : json["hands"]) {
                if (hand[0] == "bag-goblet") std::swap(hand[0], json["deck"][0]);
            }
        });
        row("C-5: an object in two hands", [](Json& json) {
            for (Json& hand : json["hands"]) {
                if (hand[0] != "bag-key" && hand[0] != "bag-goblet") hand[0] = "dagger";
            }
        });
        row("C-6: unsealed in a hand", [](Json& json) {
            for (Json& hand : json["hands"]) {
                if (hand[0] == "bag-key" || hand[0] == "bag-goblet") continue;
                for (Json& one : json["deck"]) {
                    if (one == "coat") std::swap(hand[0], one);
                }
            }
        });
        row("C-5: an object too many", [](Json& json) { json["deck"].push_back("key"); });
    }
    void refusedSetup() {
        QFETCH(QByteArray, json);
        QVERIFY(Codec::readSetup(Json::parse(aDeal().dump()), {}, 4));
        QVERIFY(!Codec::readSetup(Json::parse(json.toStdString()), {}, 4));
    }

    void refusedOptions_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char* json :
             {R"({"luggage":"none"})", R"({"smuggling":"true"})", R"({"fortune":1})", R"({"rounds":0})",
              R"({"rounds":21})", R"({"turnLimit":4})", R"({"turnLimit":201})", R"({"mood":1})"}) {
            QTest::newRow(json) << QByteArray(json);
        }
    }
    void refusedOptions() {
        QFETCH(QByteArray, json);
        const auto read = Codec::readOptions(Json::parse(json.toStdString()));
        QVERIFY(!read);
        QCOMPARE(read.error().code, Problem::Code::badOption);
    }
    void optionsHaveDefaults() {
        const auto read = Codec::readOptions(Json::object());
        QVERIFY(read && *read == Options());
        QCOMPARE(Codec::writeOptions(*read),
                 Json::parse(R"({"luggage":"full","smuggling":false,"fortune":false,"rounds":1,"turnLimit":40})"));
    }

    void moves_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* json, bool good) { QTest::newRow(json) << QByteArray(json) << good; };
        row(R"({"type":"offer","object":"dagger","seat":2})", true);
        row(R"({"type":"offer","object":"monocle","seat":2,"smuggle":true})", true);
        row(R"({"type":"offer","object":"monocle","seat":2,"smuggle":false})", false);
        row(R"({"type":"offer","object":"bag","seat":2})", false);
        row(R"({"type":"demand","object":"bag"})", true);
        row(R"({"type":"use","profession":"clairvoyant"})", true);
        row(R"({"type":"use","profession":"clairvoyant","seat":1})", false);
        row(R"({"type":"use","profession":"diplomat"})", false);
        row(R"({"type":"use","profession":"diplomat","seat":3})", true);
        row(R"({"type":"use","object":"dagger"})", true);
        row(R"({"type":"use","object":"dagger","profession":"doctor"})", false);
        row(R"({"type":"name","seats":[]})", true);
        row(R"({"type":"name","seats":[1,4]})", true);
        row(R"({"type":"name","seats":[4,1]})", false);
        row(R"({"type":"direct","direction":"up"})", false);
        row(R"({"type":"pass","seat":1})", false);
    }
    void moves() {
        QFETCH(QByteArray, json);
        QFETCH(bool, good);
        const Json written = Json::parse(json.toStdString());
        const auto read = Codec::readMove(written);
        QCOMPARE(read.has_value(), good);
        if (good) QCOMPARE(Codec::writeMove(*read), written);
    }

private:
    static void refusedCards() {
        const State quiet = quietTable();
        positionRow("a key missing", quiet, without("gift"), "");
        positionRow("an unknown key", quiet, set("/mood", "gay"), "/mood");
        positionRow("no such phase", quiet, set("/phase", "dinner"), "/phase");
        positionRow("an object twice", quiet, set("/deck/0", "whip"), "/deck/0");
        positionRow(
            "an object missing", quiet, [](Json& json) { json["deck"].erase(0); }, "/deck");
        positionRow("no card is a bag", quiet, set("/players/1/objects/0", "bag"), "/players/1/objects/0");
        positionRow("a hand out of order", quiet, set("/players/0/objects", {"dagger", "key"}), "/players/0/objects/1");
        positionRow(
            "C-15", quiet,
            [](Json& json) {
                json["deck"].push_back("bag-goblet");
                json["players"][2]["objects"] = Json::array();
            },
            "/players/2/objects");
        positionRow(
            "C-65", quiet,
            [](Json& json) {
                Json& hand = json["players"][0]["objects"];
                hand = {"key", "dagger", "whip", "privilege", "monocle", "black-pearl", "coat"};
                Json deck = Json::array();
                for (const Json& one : json["deck"]) {
                    if (std::find(hand.begin(), hand.end(), one) == hand.end() || one == "key") {
                        deck.push_back(one);
                    }
                }
                json["deck"] = deck;
            },
            "/players/0/objects");
        positionRow("a profession twice", quiet, set("/players/0/profession", "priest"), "/professionDeck");
        positionRow("C-3", quiet, set("/players/0/alliance", "brotherhood"), "/players");
    }

    static void refusedTurns() {
        const State quiet = quietTable();
        positionRow("12.3: holds", quiet, set("/players/0/known/seats/1/holds", {"dagger"}),
                    "/players/0/known/seats/1/holds");
        positionRow("12.3: two bags", quiet, set("/players/0/known/seats/1/holds", {"bag", "bag"}),
                    "/players/0/known/seats/1/holds");
        positionRow("12.3: deckTop", quiet, set("/players/0/known/deckTop", {"whip"}), "/players/0/known/deckTop");
        positionRow("12.3: deck", quiet, set("/players/0/known/deck", {"monocle"}), "/players/0/known/deck");
        positionRow("of oneself nothing is known", quiet,
                    set("/players/0/known/seats/0", Codec::writePosition(quiet)["players"][0]["known"]["seats"][1]),
                    "/players/0/known/seats/0");
        positionRow("a turn beyond the limit", quiet, set("/turn/number", 161), "/turn/number");
        positionRow("one game has no extra", quiet, set("/match/extra", true), "/match/round");
        positionRow("another to act", quiet, set("/toAct", {{"seats", {1}}}), "/toAct");
        positionRow("a gift without the phase", quiet,
                    set("/gift", {{"seat", 0}, {"gave", Json::array()}, {"resume", "next"}}), "/gift");
        positionRow("a result before the end", quiet,
                    set("/result", {{"ranking", {{0, 1, 2, 3}}}, {"scores", {0, 0, 0, 0}}}), "/result");
    }

    static void refusedTrades() {
        positionRow("a trade without the phase", offering(), set("/phase", "turn"), "/trade");
        positionRow("no trade in the phase", offering(), set("/trade", nullptr), "/trade");
        positionRow("offered, but not in the hand", offering(), set("/trade/offered", "whip"), "/trade");
        positionRow("an offer has no name", offering(), set("/trade/name", "key"), "/trade");
        positionRow("smuggled without the option", offering(), set("/trade/smuggled", {0}), "/trade");
        positionRow("an ability of nobody", drawing(), set("/trade/queue", Json::array()), "/trade");
        positionRow("an ability of another card", drawing(), set("/trade/queue/0/object", "coat"), "/trade");
    }

    static void refusedFights() {
        positionRow("an attack out of turn", fighting(Phase::priest), set("/fight/attacker", 2), "/fight");
        positionRow("points that are not so", fighting(Phase::abilities), set("/fight/points", {2, 1}), "/fight");
        positionRow("a use of what is not there", fighting(Phase::abilities),
                    set("/fight/used", {{{"seat", 0}, {"object", "whip"}}}), "/fight");
        positionRow("a use face down", fighting(Phase::abilities),
                    set("/fight/used", {{{"seat", 0}, {"profession", "brawler"}}}), "/fight");
        positionRow("everybody has passed", fighting(Phase::abilities), set("/fight/passed", {0, 1, 2, 3}), "/toAct");
        positionRow("a pass of one who is not asked", fighting(Phase::priest), set("/fight/passed", {0}), "/fight");
        positionRow("a winner too early", fighting(Phase::abilities), set("/fight/winner", 0), "/fight");
        positionRow("nobody has spoken yet", fighting(Phase::abilities), set("/fight/sides/2", nullptr), "/fight");
    }

    static void refusedDeclarations() {
        positionRow("lodge names nobody", naming(), set("/declaration/victory", "lodge"), "/declaration");
        positionRow("named before the names", naming(), set("/declaration/named", {1}), "/declaration");
        positionRow("right, but it is not", finished(), set("/declaration/right", true), "/declaration");
        positionRow("points by C-141", finished(), set("/declaration/points", {0, 3, 0, 2}), "/declaration");
    }
};

INTRIKA_TEST(TestCoachNotation)

}  // namespace tst_coach_notation

#include "tst_coach_notation.moc"
