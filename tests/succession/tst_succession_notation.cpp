// The King Is Dead in the notation: what comes back as it went, what is refused (section 11.3 of the rules) and where,
// and what must be accepted.
#include "engines/succession/codec.h"
#include "tests/support/random_event.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <functional>

namespace tst_succession_notation {

using namespace intrika;
using namespace intrika::succession;

namespace {

using Change = std::function<void(Json&)>;

// Sets the value at a JSON Pointer.
Change set(const std::string& pointer, const Json& value) {
    return [=](Json& json) { json[Json::json_pointer(pointer)] = value; };
}

Change remove(const std::string& pointer, const std::string& key) {
    return [=](Json& json) { json[Json::json_pointer(pointer)].erase(key); };
}

Change all(const std::vector<Change>& changes) {
    return [=](Json& json) {
        for (const Change& change : changes) change(json);
    };
}

// The first position of a random game in which `fits` holds; there must be one.
State reached(int seats, const std::function<bool(const State&)>& fits) {
    for (std::uint64_t seed = 1; seed < 2000; ++seed) {
        Rng rng(seed);
        State state = begun(seats, seed);
        while (!Rules::toAct(state).isOver()) {
            if (fits(state)) return state;
            randomEvent<Rules>(state, rng);
        }
        if (fits(state)) return state;
    }
    qFatal("no random game comes to such a position");
}

State reachedPhase(int seats, Phase phase) {
    return reached(seats, [phase](const State& state) { return state.board.phase == phase; });
}

// Who was robbed by somebody that has acted, and has an action left.
Seat robbedSeat(const State& state) {
    for (Seat seat = 0; seat < state.board.seats && state.board.phase == Phase::turn; ++seat) {
        const Player& player = state.board.players[seat];
        const bool hasActed = player.covered.size() == 1 && state.board.acted.find(player.covered.front().by) >= 0;
        if (hasActed && !uncovered(state.board, seat).empty()) return seat;
    }
    return noSeat;
}

Json inPhase(Phase phase, int seats = 3) { return Codec::writePosition(reachedPhase(seats, phase)); }

std::string placeOf(const Expected<State>& read) { return read ? "accepted" : read.error().place; }

void row(const char* name, Json json, const Change& change, const char* place) {
    change(json);
    QTest::newRow(name) << QByteArray::fromStdString(json.dump()) << QByteArray(place);
}

}  // namespace

class TstSuccessionNotation : public QObject {
    Q_OBJECT

private slots:
    void refused_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("place");
        refusedKeysAndCounts();
        refusedCards();
        refusedInATurn();
        refusedRobberies();
        refusedAtTheEnds();
    }
    void refused() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, place);
        const auto read = Codec::readPosition(Json::parse(json.toStdString()), {}, 3);
        QCOMPARE(placeOf(read).c_str(), place.constData());
    }

    // Positions that no game reaches, but that fit the rules of the notation.
    void accepted_data() {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* name, Json json, const Change& change) {
            change(json);
            QTest::newRow(name) << QByteArray::fromStdString(json.dump());
        };
        const Json choose = inPhase(Phase::choose);
        row("fewer cards", choose, set("/piles/0", Json::array({"mine"})));
        row("an empty pile", choose, set("/piles/2", Json::array()));
        row("a foreign card on top", choose,
            all({set("/piles/0", Json::array({"garden"})), set("/piles/1", Json::array({"smith", "mine"})),
                 set("/piles/2", Json::array({"guard"})), set("/piles/3", Json::array({"jailer"}))}));
        row("sums of other games", choose, set("/match/scores", {-7, 120, 3}));
        row("an ability used", choose, set("/players/0/used", true));
    }
    void accepted() {
        QFETCH(QByteArray, json);
        const auto written = Json::parse(json.toStdString());
        const auto read = Codec::readPosition(written, {}, 3);
        QCOMPARE(placeOf(read).c_str(), "accepted");
        QCOMPARE(Codec::writePosition(*read).dump().c_str(), written.dump().c_str());
    }

    void refusedMoves_data() {
        QTest::addColumn<QByteArray>("move");
        for (const char* move :
             {R"({"type":"play"})", R"({"type":"play","card":"king"})", R"({"type":"pass","seat":0})",
              R"({"type":"buy","pile":0,"discount":false})", R"({"type":"buy","pile":4})",
              R"({"type":"money","pile":-1})", R"({"type":"steal","seat":1})", R"({"type":"use","own":0,"seat":1})",
              R"({"type":"use","row":"buildings","own":0})", R"({"type":"use","row":"cards","own":0,"pile":1})",
              R"({"type":"use","seat":1,"action":"buy"})", R"({"type":"take","pile":2})", R"({"type":"fly"})",
              R"({"pile":2})", R"([])"}) {
            QTest::newRow(move) << QByteArray(move);
        }
    }
    void refusedMoves() {
        QFETCH(QByteArray, move);
        QVERIFY(!Codec::readMove(Json::parse(move.toStdString())));
    }

    void setups() {
        const Setup setup = [] {
            Rng rng(2);
            return Rules::deal({}, 3, rng);
        }();
        const Json json = Codec::writeSetup(setup);
        QVERIFY(Codec::readSetup(json, {}, 3).value() == setup);
        QVERIFY(!Codec::readSetup(json, {}, 2) && !Codec::readSetup(json, {}, 4));
        const std::vector<std::pair<Change, std::string>> refused{
            {set("/piles/0/0", "smith"), "/piles/0"},
            {set("/piles/3", {"bishop"}), "/piles/3"},
            {all({set("/piles/0/0", "mine"), set("/piles/0/1", "mine"), set("/piles/0/2", "mine")}), "/piles/0"},
            {set("/hands/1", {"queen", "duke"}), "/hands/1"},
            {set("/hands/0/0", json["hands"][1][0]), ""},
            {set("/aside", Json::array()), ""},
            {remove("", "aside"), ""},
            {set("/extra", 1), "/extra"}};
        for (const auto& [change, place] : refused) {
            Json changed = json;
            change(changed);
            QCOMPARE(Codec::readSetup(changed, {}, 3).error().place, place);
        }
    }

    void options_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("written");  // empty: refused
        const auto row = [](const char* json, const char* written) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(written);
        };
        row("{}", R"({"hiddenMoney":false,"match":{"games":1,"points":null},"treasurerRecruits":false})");
        row(R"({"match":{"games":2}})",
            R"({"hiddenMoney":false,"match":{"games":2,"points":null},"treasurerRecruits":false})");
        row(R"({"match":{"points":40},"hiddenMoney":true})",
            R"({"hiddenMoney":true,"match":{"games":1,"points":40},"treasurerRecruits":false})");
        row(R"({"match":{"games":0}})", "");
        row(R"({"match":{"rounds":3}})", "");
        row(R"({"match":3})", "");
        row(R"({"treasurerRecruits":"yes"})", "");
        row(R"({"fast":true})", "");
    }
    void options() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, written);
        const auto read = Codec::readOptions(Json::parse(json.toStdString()));
        QCOMPARE(read ? QByteArray::fromStdString(Codec::writeOptions(*read).dump()) : QByteArray(), written);
        if (!read) QVERIFY(read.error().code == Problem::Code::badOption);
    }

private:
    static void refusedKeysAndCounts() {
        const Json choose = inPhase(Phase::choose);
        row("missing key", choose, remove("", "bank"), "");
        row("unknown key", choose, set("/extra", 1), "/extra");
        row("player's missing key", choose, remove("/players/1", "used"), "/players/1");
        row("47 coins", choose, set("/bank", choose["bank"].get<int>() - 1), "/bank");
        row("31 tokens", choose, set("/players/0/tokens", 2), "/tokens");
        row("negative coins", choose, set("/players/0/coins", -1), "/players/0/coins");
        row("round 31", choose, set("/round", 31), "/round");
        row("stage 3", choose, set("/stage", 3), "/stage");
        row("a score too early", choose, set("/players/0/score", Json::object()), "/players/0/score");
        row("a result too early", choose, set("/result", Json::object()), "/result");
        row("other seats to act", choose, set("/toAct", {{"seats", {0, 1}}}), "/toAct");
        row("a queue without Gardeners", choose, set("/queue", {0}), "/queue");
        row("somebody has acted", choose, set("/acted", {0}), "/acted");
    }

    static void refusedCards() {
        const Json choose = inPhase(Phase::choose);
        row("a character twice", choose, set("/players/0/hand/0", choose["players"][1]["hand"][0]), "/players");
        row("a character missing", choose, set("/aside", Json::array({choose["aside"][0], choose["aside"][1]})),
            "/players");
        row("three copies", choose,
            all({set("/piles/0/0", "mine"), set("/piles/0/1", "mine"), set("/piles/0/2", "mine")}), "/piles");
        row("a foreign card below the top", choose, set("/piles/0/3", "smith"), "/piles");
        row("a building among the subjects", choose, set("/players/0/subjects", Json::array({"mine"})),
            "/players/0/subjects/0");
        row(
            "chosen by all", choose,
            [](Json& json) {
                for (Json& player : json["players"]) {
                    player["chosen"] = player["hand"][0];
                    player["hand"].erase(0);
                }
            },
            "/players");
        row(
            "a hand too large", choose,
            [](Json& json) {
                json["players"][0]["hand"] = Json::array({"queen", "priest"});
                json["stage"] = 2;
            },
            "/players");
        row("known not ascending", choose, set("/players/0/known", {3, 2}), "/players/0/known/1");
        row("a shown character with three", choose, set("/shown", choose["aside"][0]), "/players");
    }

    static void refusedInATurn() {
        const Json turn = inPhase(Phase::turn);
        const int seat = turn["turn"]["seat"];
        row("no turn", turn, set("/turn", nullptr), "/turn");
        row("acted and to act", turn, set("/acted", {seat}), "/acted");
        row("an action that is not printed", turn, set("/turn/left", {"settle", "give", "money", "recruit", "buy"}),
            "/turn");
        row("actions in another order", turn, set("/turn/left", {"buy", "settle"}), "/turn/left/1");
        row("a limit of nobody tied", turn, set("/turn/limit", turn["turn"]["limit"].is_null() ? Json(1) : Json()),
            "/turn");
        row("steals from oneself", turn, set("/turn/steals", {seat}), "/turn");
        row("a search without knowing", turn, set("/turn/pending", {{"search", "subjects"}}), "/turn");
        row("an action and a search", turn, set("/turn/pending", {{"search", "subjects"}, {"action", "buy"}}),
            "/turn/pending/action");
        row("nothing to decide", turn,
            all({set("/turn/left", Json::array()), set("/turn/steals", Json::array()),
                 set("/players/" + std::to_string(seat) + "/used", true)}),
            "/toAct");
    }

    // K-23, K-32: else robbers still to come might find nothing left to steal.
    static void refusedRobberies() {
        const State robbed = reached(3, [](const State& state) { return robbedSeat(state) != noSeat; });
        const Seat victim = robbedSeat(robbed);
        const Seat robber = robbed.board.players[victim].covered.front().by;
        const Json crests = Codec::writePosition(robbed);
        const std::string covered = "/players/" + std::to_string(victim) + "/covered";
        const auto other = static_cast<std::size_t>(*uncovered(robbed.board, victim).begin());
        row("robbed twice by the same", crests, set(covered + "/1", {{"action", actionIds[other]}, {"by", robber}}),
            "/players");
        row("robbed by somebody still to act", crests, set("/acted", Json::array()), "/players");
    }

    static void refusedAtTheEnds() {
        const Json over = inPhase(Phase::over);
        row("a wrong score", over, set("/players/0/score/total", 99), "/players/0/score");
        row("a wrong result", over, set("/result/scores/0", 99), "/result");
        row("over without a result", over, set("/result", nullptr), "/result");

        const Json deal = inPhase(Phase::deal);
        row("characters while they are dealt", deal, set("/players/0/hand", {"queen"}), "/phase");
        row("the first round is in the setup", deal, set("/round", 1), "/stage");

        const Json guard = inPhase(Phase::conflict);
        row("nobody to ask", guard, set("/conflicts", Json::array()), "/conflicts");
        row(
            "a conflict that is none", guard,
            [](Json& json) { std::swap(json["conflicts"][0]["high"], json["conflicts"][0]["low"]); }, "/conflicts");
        row(
            "a conflict twice", guard, [](Json& json) { json["conflicts"].push_back(json["conflicts"][0]); },
            "/conflicts");
    }
};

INTRIKA_TEST(TstSuccessionNotation)

}  // namespace tst_succession_notation

#include "tst_succession_notation.moc"
