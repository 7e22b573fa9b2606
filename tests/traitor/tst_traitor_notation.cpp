// Traitor in the notation: what comes back as it went, what is refused (T-89) and where, and what must be accepted.
#include "tests/support/test_program.h"
#include "tests/support/traitor_positions.h"

#include <QtTest>

#include <functional>

namespace tst_traitor_notation {

using namespace intrika;
using namespace intrika::traitor;

namespace {

using Change = std::function<void(Json&)>;

// Sets the value at a JSON Pointer.
Change set(const std::string& pointer, const Json& value) {
    return [=](Json& json) { json[Json::json_pointer(pointer)] = value; };
}

Change all(const std::vector<Change>& changes) {
    return [=](Json& json) {
        for (const Change& change : changes) change(json);
    };
}

Json position(Phase phase, ToAct::Kind kind = ToAct::Kind::seats, const Options& options = {}) {
    return Codec::writePosition(reachedPhase(options, 4, 30, phase, kind));
}

Json building(int owner, const std::string& side) { return {{"owner", owner}, {"side", side}}; }

// Yellow's three cards all lie on the table as depots.
const Change threeDepots =
    all({set("/ring/0/building", building(3, "depot")), set("/ring/1/building", building(3, "depot")),
         set("/ring/2/building", building(3, "depot")), set("/players/3/stock", 0)});

// The acting seat has no estate left to place.
void emptyStockOfTheActor(Json& json) {
    const int actor = json["toAct"]["seats"][0];
    int laid = 0;
    for (Json& landscape : json["ring"]) {
        if (landscape["building"].is_null() && laid < 3) {
            landscape["building"] = building(actor, "estate");
            ++laid;
        }
    }
    json["players"][actor]["stock"] = 0;
}

// The two who were first to choose swap cards: all six are there, but the draft told them something else.
void swapChosen(Json& json) { std::swap(json["players"][0]["action"], json["players"][1]["action"]); }

void nextToAct(Json& json) {
    Json& seat = json["toAct"]["seats"][0];
    seat = (seat.get<int>() + 1) % 4;
}

void supplyToHand(Json& json) {
    json["players"][0]["hand"] = Json::array({json["supply"][0]});
    json["supply"].erase(0);
}

void discardOne(Json& json) {
    json["discard"] = Json::array({json["supply"][0]});
    json["supply"].erase(0);
}

void playOne(Json& json) {
    json["players"][0]["played"] = Json::array({json["supply"].back()});
    json["supply"].erase(json["supply"].size() - 1);
}

void allToEagle(Json& json) {
    for (Json& landscape : json["ring"]) landscape["house"] = "eagle";
}

// Blue, who has the two cards that cannot be missed, now has six in hand.
void sixInHand(Json& json) {
    json["players"][1]["hand"] = {"2", "3", "3", "4", "5", "8"};
    json["supply"] = {"3", "6", "2", "4", "5", "5", "3"};
}

using Row = std::function<void(const char* name, Json json, const Change& spoil, const char* place)>;

// Keys and values as the notation has them.
void spoilForms(const Row& row) {
    const Json example = examplePosition();
    const auto erase = [](const char* key) { return [key](Json& json) { json.erase(key); }; };
    row("no such round with four", example, set("/round", 9), "/round");
    row("round nought", example, set("/round", 0), "/round");
    row("unknown phase", example, set("/phase", "play"), "/phase");
    row("no such seat", example, set("/startPlayer", 4), "/startPlayer");
    row("key missing", example, erase("last"), "");
    row("key too many", example, set("/winner", nullptr), "/winner");
    row("key too many with a player", example, set("/players/2/name", "Anna"), "/players/2/name");
}

// What must be there once, or often enough, or not too often.
void spoilSums(const Row& row) {
    const Json example = examplePosition();
    row("three villages", example, set("/ring/0/land", "village"), "/ring");
    row(
        "eleven landscapes", example, [](Json& json) { json["ring"].erase(2); }, "/ring");
    row("building of nobody", example, set("/ring/0/building", building(4, "estate")), "/ring/0/building/owner");
    row("stock does not fit", example, set("/players/0/stock", 3), "/players/0/stock");
    row("four cards", example, all({threeDepots, set("/ring/3/building", building(3, "estate"))}), "/players/3/stock");
    row("three depots", example, threeDepots, "/players/3");
    row("six cards in hand", example, sixInHand, "/players/1/hand");
    row(
        "supply card missing", example, [](Json& json) { json["supply"].erase(0); }, "/supply");
    row("supply card doubled", example, set("/players/1/hand/1", "6"), "/supply");
    row("hand not in order", example, set("/players/1/hand", {"8", "3"}), "/players/1/hand/1");
    row("hand as in a view", example, set("/players/1/hand", 2), "/players/1/hand");
    row("action hidden", example, set("/players/1/action", "?"), "/players/1/action");
    row("action twice", example, set("/players/1/action", "builder"), "/players/1/action");
    row("action also set aside", example, set("/centre/0", "traitor"), "/centre/0");
    row("action missing", example, set("/players/1/action", nullptr), "/players/1/action");
    row("left-over first", example, set("/centre", {"farmer", "diplomat-2"}), "/players/0/known/actions");
    row("left-over missing", example, set("/centre", {"diplomat-2"}), "/centre");
    row("still passing", example, set("/passing", {"farmer"}), "/passing");
    row("draft told otherwise", example, swapChosen, "/players/1/known/actions");
    row("draft forgotten", example, set("/players/3/known/actions", Json::array()), "/players/3/known/actions");
    row("held is in the own hand", example, set("/players/1/known/held", {"8"}), "/players/1/known/held");
}

// What phase 3 of the example says about whose turn it is, and where.
void spoilTurn(const Row& row) {
    const Json example = examplePosition();
    row("one house owns all", example, allToEagle, "/ring");
    row("conflict within a house", example, set("/conflict", 0), "/conflict");
    row("no conflict", example, set("/conflict", nullptr), "/conflict");
    row("played before the turn", example, all({set("/players/3/played", {"3"}), set("/players/3/hand", {"4", "5"})}),
        "/players/3/played");
    row("somebody earlier is to act", example, set("/toAct/seats/0", 1), "/players/1/played");
    row("two are to act", example, set("/toAct/seats", {3, 0}), "/toAct/seats");
    row("toAct with more", example, set("/toAct/over", true), "/toAct");
    row("drawing outside phase 10", example, set("/drawing", {{"seat", 0}, {"left", 1}}), "/drawing");
    row("winners not in order", example,
        set("/last", {{"slot", 1}, {"eagle", 5}, {"rose", 4}, {"winner", "eagle"}, {"winners", {2, 0}}, {"points", 1}}),
        "/last/winners/1");
    row(
        "fewer players", example, [](Json& json) { json["players"].erase(3); }, "/players");
    row("score is no whole number", example, set("/players/0/score", 1.5), "/players/0/score");
}

// What the other phases ask.
void spoilPhases(const Row& row) {
    row("hands before the deal", position(Phase::placeEstate), supplyToHand, "/supply");
    row("discards before the deal", position(Phase::placeEstate), discardOne, "/supply");
    row("nothing to place", position(Phase::placeEstate), emptyStockOfTheActor, "/toAct");
    row("conflict before it is named", position(Phase::conflict), set("/conflict", 3), "/conflict");
    row("not the strategy card's holder", position(Phase::conflict), nextToAct, "/toAct");
    row("action before the draft", position(Phase::conflict), set("/players/2/action", "farmer"), "/players/2/action");
    row(
        "five in the centre", position(Phase::conflict), [](Json& json) { json["centre"].erase(0); }, "/centre");
    row("played before phase 3", position(Phase::conflict), playOne, "/players/0/played");
    const Json setAside = position(Phase::setAside, ToAct::Kind::chance);
    row("another chance", setAside, set("/toAct/chance", "shuffle-supply"), "/toAct");
    row("set aside already", setAside, set("/centre", {"farmer"}), "/centre");
    const Json action = position(Phase::action);
    row(
        "centre as later", action, [](Json& json) { json["centre"].push_back(json["passing"][0]); }, "/centre");
    row(
        "card passing twice", action, [](Json& json) { json["passing"].push_back("farmer"); }, "/passing");
    row("nothing passing", action, set("/passing", Json::array()), "/passing");
    row("not the builder", position(Phase::build), nextToAct, "/toAct");
    const Json discarding = position(Phase::draw);
    row("nothing left to draw", discarding, set("/drawing/left", 0), "/drawing/left");
    row("four left to draw", discarding, set("/drawing/left", 4), "/drawing/left");
    row("nobody drawing", discarding, set("/drawing", nullptr), "/drawing");
    row("decision passed over", discarding, set("/toAct", {{"chance", "shuffle-supply"}}), "/toAct");
    const Json shuffling = position(Phase::draw, ToAct::Kind::chance);
    row("nothing to decide", shuffling, set("/toAct", {{"seats", {shuffling["drawing"]["seat"]}}}), "/toAct");
    row(
        "pile not empty", shuffling,
        [](Json& json) {
            json["supply"] = Json::array({json["discard"][0]});
            json["discard"].erase(0);
        },
        "/toAct");
    row("over but going on", position(Phase::over, ToAct::Kind::over), set("/toAct", {{"seats", {0}}}), "/toAct");
}

}  // namespace

class TestTraitorNotation : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenReadsBack() {
        Rng rng(31);
        for (int game = 0; game < 16; ++game) {
            const Options options{static_cast<Deal>(game & 1), static_cast<Supplies>(game >> 1 & 1),
                                  static_cast<United>(game >> 2 & 1)};
            const int seats = 3 + (game >> 3);
            QVERIFY(Codec::readOptions(Codec::writeOptions(options)) == options);
            State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
            for (;;) {
                const auto read = Codec::readPosition(Codec::writePosition(state), options, seats);
                QVERIFY(read.has_value());
                QVERIFY(*read == state);
                const ToAct waiting = Rules::toAct(state);
                if (waiting.isOver()) break;
                if (waiting.isChance()) {
                    const Chance chance = Rules::draw(state, rng);
                    QVERIFY(Codec::readChance(Codec::writeChance(chance)) == chance);
                }
                MoveList<Move> moves;
                if (!waiting.isChance()) Rules::legalMoves(state, waiting.seats.first(), moves);
                for (const Move& move : moves) QVERIFY(Codec::readMove(Codec::writeMove(move)) == move);
                playRandomly(state, rng);
            }
        }
    }

    // Section 2: a key left out has its default; anything else is bad input.
    void options() {
        QVERIFY(Codec::readOptions(Json::object()) == Options{});
        const Options some = Codec::readOptions({{"supplies", "face-down"}}).value();
        QVERIFY(some == (Options{Deal::random, Supplies::faceDown, United::count}));
        for (const Json& bad : {Json{{"deal", "open"}}, Json{{"deals", "fixed"}}, Json{{"deal", 1}}, Json(), Json(3)}) {
            const auto read = Codec::readOptions(bad);
            QVERIFY(!read.has_value());
            QCOMPARE(read.error().code, Problem::Code::badOption);
        }
    }

    void setupsThatAreNone_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("place");
        QTest::newRow("start player") << "/startPlayer" << QByteArray("4") << "/startPlayer";
        QTest::newRow("landscape twice for a house") << "/ring/0" << QByteArray() << "/ring";
        QTest::newRow("unknown house") << "/ring/3/house" << QByteArray("\"lily\"") << "/ring/3/house";
        QTest::newRow("card missing") << "/supply" << QByteArray("[\"2\"]") << "/supply";
        QTest::newRow("unknown key") << "/dealer" << QByteArray("0") << "/dealer";
    }
    void setupsThatAreNone() {
        QFETCH(QString, pointer);
        QFETCH(QByteArray, value);
        QFETCH(QString, place);
        Rng rng(32);
        Json json = Codec::writeSetup(Rules::deal({}, 4, rng));
        json[Json::json_pointer(pointer.toStdString())] =
            value.isEmpty() ? json["ring"][1] : Json::parse(value.toStdString());
        const auto read = Codec::readSetup(json, {}, 4);
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().place), place);
    }

    // T-9: with the fixed deal the pile lacks what is in the hands.
    void setupOfAnotherDeal() {
        Rng rng(33);
        const Options fixed{Deal::fixed, Supplies::faceUp, United::count};
        const Json json = Codec::writeSetup(Rules::deal(fixed, 3, rng));
        QVERIFY(Codec::readSetup(json, fixed, 3).has_value());
        QVERIFY(!Codec::readSetup(json, fixed, 4).has_value());
        QVERIFY(!Codec::readSetup(json, {}, 3).has_value());
        QVERIFY(!Codec::readSetup(json, fixed, 2).has_value());
    }

    // Section 8: exactly the keys shown; cards in ascending order.
    void movesThatAreNone_data() {
        QTest::addColumn<QByteArray>("move");
        const auto row = [](const char* move) { QTest::newRow(move) << QByteArray(move); };
        row(R"({"type": "pass", "slot": 1})");
        row(R"({"type": "build", "slot": 1})");
        row(R"({"type": "build", "slot": 1, "side": "estate", "owner": 0})");
        row(R"({"type": "build", "slot": 12, "side": "estate"})");
        row(R"({"type": "flip", "slot": -1})");
        row(R"({"type": "flip", "slot": "1"})");
        row(R"({"type": "play-supplies", "cards": ["4", "2"]})");
        row(R"({"type": "play-supplies", "cards": ["7"]})");
        row(R"({"type": "play-supplies", "cards": ["8", "8"]})");
        row(R"({"type": "play-supplies", "cards": [2]})");
        row(R"({"type": "discard"})");
        row(R"({"type": "choose-action", "card": "spy"})");
        row(R"({"type": "resign"})");
        row(R"({"slot": 3})");
        row(R"(["pass"])");
        row("null");
    }
    void movesThatAreNone() {
        QFETCH(QByteArray, move);
        QVERIFY(!Codec::readMove(Json::parse(move.toStdString())).has_value());
    }

    void chancesThatAreNone_data() {
        QTest::addColumn<QByteArray>("chance");
        const auto row = [](const char* chance) { QTest::newRow(chance) << QByteArray(chance); };
        row(R"({"type": "set-aside", "card": "8"})");
        row(R"({"type": "set-aside"})");
        row(R"({"type": "set-aside", "card": "farmer", "order": []})");
        row(R"({"type": "shuffle-supply", "order": ["2", "2", "2", "2", "2", "2"]})");
        row(R"({"type": "roll"})");
    }
    void chancesThatAreNone() {
        QFETCH(QByteArray, chance);
        QVERIFY(!Codec::readChance(Json::parse(chance.toStdString())).has_value());
    }

    // T-89, one by one; each change spoils exactly one thing, and the answer names the place.
    void refusedPositions_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, Json json, const Change& change, const char* place) {
            change(json);
            QTest::newRow(name) << QByteArray::fromStdString(json.dump()) << QString(place);
        };
        spoilForms(row);
        spoilSums(row);
        spoilTurn(row);
        spoilPhases(row);
    }
    void refusedPositions() {
        QFETCH(QByteArray, json);
        QFETCH(QString, place);
        const auto read = Codec::readPosition(Json::parse(json.toStdString()), {}, 4);
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().place), place);
        QVERIFY(!read.error().text.empty());
    }

    // T-89: a position that no game reaches is as good as any where it breaks nothing on the list.
    void acceptedPositions_data() {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* name, Json json, const Change& change) {
            change(json);
            QTest::newRow(name) << QByteArray::fromStdString(json.dump());
        };
        const Json example = examplePosition();
        row("the example", example, all({}));
        row("late round without a conflict before", example, set("/round", 8));
        row("scores of any kind", example, all({set("/players/0/score", -7), set("/players/1/score", 1000)}));
        row("all serve one house", example, all({set("/players/1/house", "eagle"), set("/players/3/house", "eagle")}));
        row("a depot in round 1", example, set("/ring/1/building/side", "depot"));
        row("somebody knows the 8", example, set("/players/0/known/held", {"2", "8"}));
        row("held lies face up", example, set("/players/3/known/held", {"6"}));
        row("last says what it likes", example,
            set("/last",
                {{"slot", 0}, {"eagle", 1}, {"rose", 99}, {"winner", "eagle"}, {"winners", {0, 3}}, {"points", 8}}));
        row("the seat before is to act", example, set("/toAct/seats/0", 2));
        row("one house owns all in phase 7", position(Phase::build), allToEagle);
        row("over in round 1", position(Phase::over, ToAct::Kind::over), set("/round", 1));
    }
    void acceptedPositions() {
        QFETCH(QByteArray, json);
        const Json wanted = Json::parse(json.toStdString());
        const auto read = Codec::readPosition(wanted, {}, 4);
        if (!read) qWarning("%s %s", read.error().place.c_str(), read.error().text.id.c_str());
        QVERIFY(read.has_value());
        QVERIFY(Codec::writePosition(*read) == wanted);
        State state = *read;
        Rng rng(34);
        for (int events = 0; !Rules::toAct(state).isOver(); ++events) {
            QVERIFY(events < 110);
            playRandomly(state, rng);
        }
    }

    // A position counts seats itself only where the record says three or four.
    void otherNumbersOfPlayers() {
        for (const int seats : {-1, 0, 2, 5}) {
            QVERIFY(!Codec::readPosition(examplePosition(), {}, seats).has_value());
        }
    }
};

INTRIKA_TEST(TestTraitorNotation)

}  // namespace tst_traitor_notation

#include "tst_traitor_notation.moc"
