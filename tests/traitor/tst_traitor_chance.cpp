// Whatever is drawn in Traitor is drawn evenly: deals, chances, random moves, and guesses at what is hidden.
#include "engines/core/json_tools.h"
#include "tests/support/test_program.h"
#include "tests/support/traitor_positions.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace tst_traitor_chance {

using namespace intrika;
using namespace intrika::traitor;

namespace {

using Weights = std::map<std::string, double>;
using Counts = std::map<std::string, int>;

constexpr int draws = 200;  // for each truth that must come up

// How far the counts lie from the weights, in standard deviations of Pearson's statistic: 5 is out of the question.
double surprise(const Weights& weights, const Counts& counts) {
    double weight = 0;
    int total = 0;
    for (const auto& [key, value] : weights) weight += value;
    for (const auto& [key, count] : counts) total += count;
    double sum = 0;
    for (const auto& [key, value] : weights) {
        const double expected = total * value / weight;
        const auto found = counts.find(key);
        const double count = found == counts.end() ? 0 : found->second;
        sum += (count - expected) * (count - expected) / expected;
    }
    const double freedom = static_cast<double>(weights.size()) - 1;
    return (sum - freedom) / std::sqrt(2 * freedom);
}

std::string actionsOf(const State& state) {
    std::string key(1, static_cast<char>('0' + static_cast<int>(state.setAside)));
    for (const Seat seat : state.chosenBy) key += seat == noSeat ? '-' : static_cast<char>('0' + seat);
    return key;
}

// All truths of the draft that fit what `view` knows by T-85, found by trying everything.
Weights possibleDrafts(const State& truth, Observer observer) {
    const View seen = viewOf(truth, observer);
    Weights possible;
    std::array<Action, actionCount> order{};
    for (int i = 0; i < actionCount; ++i) order[i] = static_cast<Action>(i);
    do {
        State state = truth;
        state.chosenBy.fill(noSeat);
        state.setAside = order[0];
        int chosen = 0;
        for (; chosen < truth.board.seats; ++chosen) {
            const Seat seat = clockwise(truth.board.startPlayer, chosen, truth.board.seats);
            if (!seen.cards[seat].chose) break;
            state.chosenBy[static_cast<std::size_t>(order[chosen + 1])] = seat;
        }
        state.draft = {};
        for (int i = chosen + 1; i < actionCount; ++i) state.draft = state.draft.with(order[i]);
        if (viewOf(state, observer) == seen) possible[actionsOf(state)] = 1;
    } while (std::next_permutation(order.begin(), order.end()));
    return possible;
}

// Three players between two rounds; unseen by seat 0 are 2 2 3 8: one card with each of the others, two in the pile.
State fewUnseen(const std::vector<std::string>& held) {
    Json json = examplePosition();
    json["phase"] = "conflict";
    json["conflict"] = nullptr;
    json["ring"][1]["building"] = nullptr;
    json["centre"] = {"traitor", "diplomat-2", "diplomat-5", "builder", "strategist", "farmer"};
    json["supply"] = {"3", "8"};
    json["discard"] = {"2", "2", "2", "3", "3", "3", "3", "4", "4", "4", "4", "5", "5", "5", "5", "5", "6", "6"};
    json["players"].erase(3);
    const std::vector<std::string> hands{"4", "2", "2"};
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        Json& player = json["players"][seat];
        player["hand"] = {hands[seat]};
        player["played"] = Json::array();
        player["action"] = nullptr;
        player["known"] = {{"actions", Json::array()}, {"held", Json::array()}};
    }
    json["players"][0]["known"]["held"] = held;
    json["toAct"] = {{"seats", {1}}};
    return positionOf(json);
}

std::string supplyKey(const State& state) {
    std::string key;
    for (const Seat seat : {1, 2}) {
        for (int kind = 0; kind < supplyKinds; ++kind)
            key.append(state.cards[seat].hand.copies(kind), char('0' + kind));
    }
    for (std::size_t card = 0; card < state.supply.size(); ++card) key += char('0' + state.supply.fromBack(card));
    return key;
}

// Every way to lay four physical cards, two of them alike, that leaves `held` with the other players.
Weights possibleSupplies(const std::string& held) {
    Weights possible;
    std::array<int, 4> cards{0, 1, 2, 3};
    const std::string kinds = "0015";  // 2 2 3 8
    do {
        std::string key;
        for (const int card : cards) key += kinds[card];
        std::string others = key.substr(0, 2);
        std::sort(others.begin(), others.end());
        if (std::includes(others.begin(), others.end(), held.begin(), held.end())) ++possible[key];
    } while (std::next_permutation(cards.begin(), cards.end()));
    return possible;
}

}  // namespace

class TestTraitorChance : public QObject {
    Q_OBJECT
private slots:
    // T-4, T-9: the deal is a possible setup for every option, and any start player comes up.
    void dealsArePossibleSetups() {
        Rng rng(4);
        for (const Options& options : {Options{}, Options{Deal::fixed, Supplies::faceUp, United::count}}) {
            for (const int seats : {3, 4}) {
                std::set<int> startPlayers;
                for (int i = 0; i < 200; ++i) {
                    const Setup setup = Rules::deal(options, seats, rng);
                    startPlayers.insert(setup.startPlayer);
                    const auto read = Codec::readSetup(Codec::writeSetup(setup), options, seats);
                    QVERIFY(read.has_value());
                    QVERIFY(*read == setup);
                }
                QCOMPARE(startPlayers.size(), std::size_t(seats));
            }
        }
    }

    // A move drawn without listing is any of the legal ones, each as often.
    void randomMovesAreUniform_data() {
        QTest::addColumn<int>("phase");
        QTest::addColumn<int>("seats");
        for (const auto phase :
             {Phase::placeEstate, Phase::conflict, Phase::action, Phase::supply, Phase::build, Phase::draw}) {
            for (const int seats : {3, 4}) QTest::addRow("%d, %d", int(phase), seats) << int(phase) << seats;
        }
    }
    void randomMovesAreUniform() {
        QFETCH(int, phase);
        QFETCH(int, seats);
        Rng rng(12);
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const State state = reachedPhase({}, seats, seed, static_cast<Phase>(phase));
            const Seat seat = Rules::toAct(state).seats.first();
            MoveList<Move> moves;
            Rules::legalMoves(state, seat, moves);
            Weights each;
            Counts counts;
            for (std::size_t i = 0; i < moves.size(); ++i) each[std::to_string(i)] = 1;
            for (std::size_t i = 0; i < draws * moves.size(); ++i) {
                const auto found = std::find(moves.begin(), moves.end(), Rules::randomMove(state, seat, rng));
                QVERIFY(found != moves.end());
                ++counts[std::to_string(found - moves.begin())];
            }
            if (moves.size() > 1) QVERIFY(surprise(each, counts) < 5);
        }
    }

    // T-18: each of the six is set aside as often.
    void chanceIsUniform() {
        const State state = reachedPhase({}, 4, 13, Phase::setAside, ToAct::Kind::chance);
        Rng rng(14);
        Weights each;
        Counts counts;
        for (const auto id : actionIds) each[std::string(id)] = 1;
        for (int i = 0; i < draws * actionCount; ++i) {
            ++counts[std::string(idOf(std::get<SetAside>(Rules::draw(state, rng)).card, actionIds))];
        }
        QVERIFY(surprise(each, counts) < 5);
    }

    // T-85: every draft that fits comes up as often as any other, in both secret phases and after the reveal.
    void draftsAreGuessedEvenly_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("phase");
        for (const int seats : {3, 4}) {
            for (const auto phase : {Phase::action, Phase::supply, Phase::build}) {
                QTest::addRow("%d, %d", seats, int(phase)) << seats << int(phase);
            }
        }
    }
    void draftsAreGuessedEvenly() {
        QFETCH(int, seats);
        QFETCH(int, phase);
        const State truth = reached({}, seats, 15, [&](const State& s) {
            return s.board.phase == static_cast<Phase>(phase) && s.board.turnOf(s.board.actor) == 1;
        });
        Rng rng(16);
        for (int looker = -1; looker < seats; ++looker) {
            const Observer observer = looker < 0 ? spectator : Observer(static_cast<Seat>(looker));
            const auto possible = possibleDrafts(truth, observer);
            const View view = viewOf(truth, observer);
            Counts counts;
            for (std::size_t i = 0; i < draws * possible.size(); ++i) {
                const State guess = determinized(view, rng);
                QVERIFY(viewOf(guess, observer) == view);
                ++counts[actionsOf(guess)];
            }
            for (const auto& [key, count] : counts) QVERIFY(possible.contains(key));
            if (possible.size() > 1) QVERIFY(surprise(possible, counts) < 5);
        }
    }

    // T-88: hands and pile are guessed as the physical cards may lie, with what is held among the others' cards.
    void suppliesAreGuessedEvenly_data() {
        QTest::addColumn<QString>("held");  // kinds
        QTest::newRow("nothing held") << "";
        QTest::newRow("a 2") << "0";
        QTest::newRow("both 2s") << "00";
    }
    void suppliesAreGuessedEvenly() {
        QFETCH(QString, held);
        const State truth = fewUnseen(std::vector<std::string>(static_cast<std::size_t>(held.size()), "2"));
        const View view = viewOf(truth, Observer(0));
        const auto possible = possibleSupplies(held.toStdString());
        Rng rng(17);
        Counts counts;
        for (std::size_t i = 0; i < 10 * draws * possible.size(); ++i) {
            const State guess = determinized(view, rng);
            QVERIFY(viewOf(guess, Observer(0)) == view);
            ++counts[supplyKey(guess)];
        }
        for (const auto& [key, count] : counts) QVERIFY(possible.contains(key));
        QVERIFY(surprise(possible, counts) < 5);
    }
};

INTRIKA_TEST(TestTraitorChance)

}  // namespace tst_traitor_chance

#include "tst_traitor_chance.moc"
