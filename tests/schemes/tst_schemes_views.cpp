// What each observer of Schemes and Intrigue may know, and that a guess is any truth that this allows.
#include "engines/schemes/codec.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

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

    // S-47, S-48: what the last round told of hidden goal cards stays known.
    void guessesKeepWhatTheLastRoundTold() {
        Layout layout;
        layout.columns = {{"music-1", "1 king"}, {"trade-1", ""}};
        layout.hands = {"king queen hermit", "juliet merchant cardinal"};
        layout.options.hiddenGoals = true;
        State state = layout.state();
        Rules::play(state, 0, place("hermit", 1));
        QVERIFY(state.board.won.at(1, 0) == goal("music-1"));
        Rng rng(2);
        for (int guess = 0; guess < 50; ++guess) {
            QVERIFY(Rules::determinize(Rules::view(state, Seat{0}), rng).board.won.at(1, 0) == goal("music-1"));
        }
    }
};

INTRIKA_TEST(TstSchemesViews)

}  // namespace tst_schemes_views

#include "tst_schemes_views.moc"
