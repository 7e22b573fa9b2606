// What each observer of Schemes and Intrigue may know, and that a guess is any truth that this allows.
#include "engines/schemes/codec.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

namespace tst_schemes_views {

using namespace intrika;
using namespace intrika::schemes;

namespace {

State someState(bool hiddenGoals = false) {
    Layout layout;
    layout.columns = {{"music-4", "0 minstrel, 1 magic-hat(beggar), 0 -storm"}, {"trade-4", "1 traitor, 0 -queen"}};
    layout.hands = {"squire wizard hermit", "king double dragon"};
    layout.round = 2;
    layout.won = {"alchemy-2", "farming-1"};
    layout.discards = {"juliet", "landowner romeo"};
    layout.options.hiddenGoals = hiddenGoals;
    return layout.state();
}

// Round 2: in round 1 seat 1 won music-1, seat 0 all other goal cards but trade-1, which nobody won (S-44).
State afterOneRound(int seats) {
    Layout layout;
    layout.columns = {{"music-1", "1 king"}, {"trade-1", ""}, {"music-2", "0 queen, 0 king"}};
    layout.columns.push_back({"trade-2", "0 dragon, 0 juliet"});
    layout.columns.push_back({"music-4", "0 minstrel, 0 merchant, 0 landowner, 0 cardinal"});
    layout.columns.push_back({"trade-4", "0 wizard, 0 storm, 0 prince, 0 squire"});
    layout.columns.resize(static_cast<std::size_t>(seats));
    layout.hands = {"double hermit traitor", "juliet merchant cardinal", "king", "king", "king", "king"};
    layout.hands.resize(static_cast<std::size_t>(seats));
    layout.options.hiddenGoals = true;
    State state = layout.state();
    Rules::play(state, 0, place("double", 1));
    return state;
}

bool isSomewhere(const State& state, Goal goal) {
    const auto holds = [goal](const auto& goals) { return std::find(goals.begin(), goals.end(), goal) != goals.end(); };
    return holds(state.goalPile) || holds(state.board.won.all()) || holds(state.board.goals);
}

nlohmann::json viewed(const State& state, Observer observer) { return Codec::writeView(Rules::view(state, observer)); }

}  // namespace

class TstSchemesViews : public QObject {
    Q_OBJECT

private slots:
    void coveredCardsAreTheirOwnersSecret() {  // section 9
        const State state = someState();
        QVERIFY(viewed(state, Seat{0})["columns"][1]["cards"][1]["card"] == "queen");
        QVERIFY(viewed(state, Seat{1})["columns"][1]["cards"][1]["card"] == "?");
        QVERIFY(viewed(state, spectator)["columns"][0]["cards"][2]["card"] == "?");
        QVERIFY(viewed(state, Seat{1})["columns"][0]["cards"][1]["under"] == "beggar");
        QVERIFY(viewed(state, Seat{0})["columns"][0]["cards"][1]["under"] == "?");
    }

    void anExplorerThatMovedIsKnownToAll() {  // S-23, section 9
        Layout layout;
        layout.columns = {{"music-5", "1 -explorer"}, {"trade-5", "0 dragon"}};
        layout.hands = {"king queen hermit", "juliet merchant cardinal"};
        State state = layout.state();
        Rules::play(state, 0, place("king", 0));
        const auto card = viewed(state, spectator)["columns"][1]["cards"][1];
        QVERIFY(card["card"] == "explorer" && card["up"] == false && card["seen"] == true);
    }

    void pilesAndHandsAreCounted() {
        const auto view = viewed(someState(), Seat{0});
        QVERIFY(view["goalPile"] == 8);
        QVERIFY(view["players"][0]["deck"] == 18 && view["players"][1]["hand"] == 3);
        QVERIFY(view["players"][0]["hand"] == nlohmann::json::array({"squire", "wizard", "hermit"}));
        QVERIFY(view["players"][1]["discard"] == nlohmann::json::array({"landowner", "romeo"}));
    }

    void wonGoalCardsCanBeHidden() {  // S-48
        QVERIFY(viewed(someState(), Seat{0})["players"][1]["won"] == nlohmann::json::array({"farming-1"}));
        QVERIFY(viewed(someState(true), Seat{0})["players"][1]["won"] == 1);
        QVERIFY(viewed(someState(true), Seat{1})["players"][1]["won"] == nlohmann::json::array({"farming-1"}));
    }

    // Section 9: a card is placed and slipped face down; what a traitor swaps, and that somebody passes, all see.
    void movesAreSeenAsTheirCardsLie() {
        const State state = someState();
        const std::vector<Move> covered{place("squire", 0), Slip{Card::king}};
        const std::vector<Move> open{Swap{0}, Pass{}};
        for (const Observer observer : {spectator, Observer(Seat{0}), Observer(Seat{1})}) {
            for (const Move& move : covered) QCOMPARE(Rules::sees(state, 0, move, observer), observer == Seat{0});
            for (const Move& move : open) QVERIFY(Rules::sees(state, 0, move, observer));
        }
        QVERIFY(Rules::glimpse(place("squire", 0)) == Rules::glimpse(place("king", 0)));
        QVERIFY(!(Rules::glimpse(place("squire", 0)) == Rules::glimpse(place("squire", 1))));
    }

    // Each unseen card is as likely in each place that the observer cannot see.
    void guessesAreUniform() {
        const State state = someState();
        const View view = Rules::view(state, Seat{1});
        const CardSet unseen = unseenCards(view, 0);
        QCOMPARE(unseen.count(), 23);  // all but the minstrel and the discarded Juliet
        Rng rng(11);
        constexpr int guesses = 46'000;
        std::map<Card, int> atFoot;
        std::map<Card, int> firstInHand;
        for (int guess = 0; guess < guesses; ++guess) {
            const State truth = Rules::determinize(view, rng);
            ++atFoot[truth.board.columns.last(1).card()];
            ++firstInHand[truth.hands[0][0]];
            QVERIFY(truth.hands[1] == state.hands[1]);
        }
        for (const auto* counts : {&atFoot, &firstInHand}) {
            QCOMPARE(counts->size(), std::size_t{23});
            for (const auto& [card, count] : *counts) {
                QVERIFY(unseen.contains(card));
                QVERIFY(std::abs(count - guesses / 23) < 250);  // more than five standard deviations
            }
        }
    }

    // S-47, S-48: what the last round told of hidden goal cards stays known, also where every goal card is in the game.
    void guessesKeepWhatTheLastRoundTold_data() {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, maxPlayers}) QTest::newRow(qPrintable(QString::number(seats))) << seats;
    }
    void guessesKeepWhatTheLastRoundTold() {
        QFETCH(int, seats);
        const State state = afterOneRound(seats);
        QVERIFY(state.board.won.at(1, 0) == goal("music-1"));
        Rng rng(2);
        for (int guess = 0; guess < 50; ++guess) {
            const State truth = Rules::determinize(Rules::view(state, Seat{0}), rng);
            QVERIFY(truth.board.won.at(1, 0) == goal("music-1"));
            QVERIFY(!isSomewhere(truth, goal("trade-1")));  // S-44
        }
    }

    // S-47: a record may begin with a last round that cannot have been; then it tells nothing.
    void aLastRoundThatCannotBeTellsNothing() {
        State state = afterOneRound(maxPlayers);
        // As if these had left the game, although they are among the goal cards of the coming rounds.
        state.board.last.goals[1] = state.goalPile[0];
        state.board.last.goals[2] = state.goalPile[1];
        state.board.last.winners[2] = noSeat;
        const View view = Rules::view(state, spectator);
        Rng rng(4);
        const State truth = Rules::determinize(view, rng);
        QVERIFY(Rules::view(truth, spectator) == view);
        QCOMPARE(static_cast<int>(truth.goalPile.size()), 4 * maxPlayers);
    }

    // S-4: each goal card that is not in sight may come next, two equal ones twice as likely.
    void guessedGoalCardsAreFair() {
        const State state = someState();
        const View view = Rules::view(state, Seat{0});
        std::map<std::uint8_t, int> unseen;
        for (const Goal each : allGoals()) ++unseen[each.index];
        for (const char* seen : {"music-4", "trade-4", "alchemy-2", "farming-1"}) --unseen[goal(seen).index];
        Rng rng(5);
        std::map<std::uint8_t, int> next;
        constexpr int guesses = 32'000;
        for (int guess = 0; guess < guesses; ++guess) ++next[Rules::determinize(view, rng).goalPile.back().index];
        for (const auto& [index, copies] : unseen) {
            QVERIFY(std::abs(next[index] - 1000 * copies) < 230);  // five standard deviations of two copies
        }
    }
};

INTRIKA_TEST(TstSchemesViews)

}  // namespace tst_schemes_views

#include "tst_schemes_views.moc"
