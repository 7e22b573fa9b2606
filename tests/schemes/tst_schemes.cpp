// Schemes and Intrigue, rule by rule: turns, abilities, the evaluation of columns, the end. Each test names its rule.
#include "engines/schemes/rules.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <optional>

namespace tst_schemes {

using namespace intrika;
using namespace intrika::schemes;

namespace {

State after(State state, Seat seat, const Move& move) {
    Rules::play(state, seat, move);
    return state;
}

QString text(const std::string& words) { return QString::fromStdString(words); }

// Two columns that stay open, before and behind what a test looks at.
Layout twoSeats(const std::string& first, const std::string& second) {
    Layout layout;
    layout.columns = {{"music-5", first}, {"trade-5", second}};
    layout.hands = {"king queen hermit", "juliet merchant cardinal"};
    return layout;
}

// All 25, those that are named on top.
Deck deckOf(const std::vector<std::string>& top) {
    CardSet named;
    for (const std::string& id : top) named = named.with(card(id));
    Deck deck;
    for (int index = cardCount - 1; index >= 0; --index) {
        if (!named.contains(static_cast<Card>(index))) deck.append(static_cast<Card>(index));
    }
    for (auto id = top.rbegin(); id != top.rend(); ++id) deck.append(card(*id));
    return deck;
}

// The cards of a column, and what is counted there.
struct Counted {
    const char* rule;
    const char* cards;
    const char* values;
    const char* winner;
    bool byList = false;  // the witch
};

constexpr Counted countedColumns[] = {
    {"S-7", "0 minstrel, 1 merchant", "12 8", "0 most"},
    {"S-42", "0 king, 1 queen, 1 squire", "20 16 2", "0 most"},
    {"S-43", "1 queen, 0 queen", "16 16", "1 most"},
    {"S-44", "0 double", "-", "nobody"},
    {"S-51", "0 three-musketeers, 1 wizard, 0 king, 1 minstrel, 1 double, 1 beggar", "11 7 20 12 - 4", "0 most"},
    {"S-52", "0 three-musketeers, 1 three-musketeers, 1 beggar", "11 11 4", "1 most"},
    {"S-54", "0 king, 1 wizard, 0 traitor, 0 storm", "w 7 w 9", "0 most"},
    {"S-55", "1 wizard, 0 hermit, 0 romeo, 0 juliet", "7 w 5 w", "1 most"},
    {"S-56", "0 double, 0 double, 1 king, 0 double, 1 wizard", "w w w 7 7", "0 most"},
    {"S-57", "0 wizard, 1 wizard, 1 king", "7 7 20", "1 most"},
    {"S-58", "0 witch, 1 storm, 1 magic-hat, 1 squire, 0 king", "1 m m m 20", "0 most"},
    {"S-59 a double above the witch", "1 double, 0 witch", "m 1", "0 most"},
    {"S-59 the wizard leaves", "0 double, 1 wizard, 0 double, 1 witch", "m m m 1", "1 most"},
    {"S-59 by the list", "0 double, 1 wizard, 0 double, 1 witch", "7 7 1 1", "0 most", true},
    {"S-60", "0 witch, 1 double, 1 assassin", "1 9.5 9.5", "1 most"},
    {"S-61", "0 witch, 1 witch, 1 squire", "1 1 2", "1 most"},
    {"S-62", "0 king, 1 wizard, 0 assassin, 1 witch", "w m 9.5 1", "0 most"},
    {"S-63", "0 prince, 1 king, 0 squire", "14 20 2", "0 pair"},
    {"S-63 the nearer of two pairs", "1 squire, 0 prince, 0 squire, 1 prince", "2 14 2 14", "1 pair"},
    {"S-64", "0 prince, 1 king, 0 squire, 1 witch", "14 20 m 1", "1 most"},
    {"S-66", "0 hermit, 1 king, 1 queen", "10 20 16", "1 most"},
    {"S-67", "0 little-giant, 1 king, 1 double", "8 20 -", "1 most"},
    {"S-68", "0 romeo, 0 juliet, 1 romeo", "15 14 5", "0 most"},
    {"S-70", "1 double, 0 little-giant", "5 5", "1 most"},
    {"S-72", "0 double, 1 double, 0 king, 1 double", "20 20 20 -", "0 most"},
    {"S-73", "0 double, 1 magic-hat", "0 0", "0 most"},
    {"S-75", "0 dragon, 1 king, 0 squire, 1 double", "11 18 2 -", "1 most"},
    {"S-75 by the double's own colour", "0 dragon, 0 double, 1 king", "11 20 18", "0 most"},
    {"S-76", "0 dragon, 1 dragon", "9 9", "0 most"},
    {"S-77", "0 dragon, 1 witch, 1 squire, 1 three-musketeers", "11 1 2 11", "1 most"},
    {"S-77 not below 0", "0 dragon, 1 magic-hat", "11 0", "0 most"},
    {"S-80", "0 beggar, 1 king", "4 20", "0 least"},
    {"S-80 an empty hat", "0 beggar, 1 magic-hat", "4 0", "1 least"},
    {"S-81", "0 beggar, 1 beggar", "4 4", "1 least"},
    {"S-81 a double without a value counts as the farthest", "0 beggar, 1 beggar, 0 double", "4 4 -", "0 least"},
    {"S-64 a pair comes before the beggar", "0 prince, 0 squire, 1 beggar", "14 2 4", "0 pair"},
    {"S-32", "0 magic-hat(wizard), 1 king", "7 w", "0 most"},
    {"S-73 a double under a hat", "0 magic-hat(double), 1 king", "20 20", "0 most"},
};

// All cards of seat 0 but the Beggar and the Juliet lie in the first column; seat 0 has the Beggar in hand.
Layout lastCardOfSeat0() {
    std::string lying;
    for (const auto id : cardIds) {
        if (id == "beggar" || id == "juliet") continue;
        lying += (lying.empty() ? "0 " : ", 0 ") + std::string(id);
    }
    Layout layout = twoSeats(lying, "0 juliet");
    layout.hands = {"beggar"};
    return layout;
}

// Why the round ended, as all are told; nothing if it did not end.
std::optional<bool> endsForWantOfCards(State state, const Move& move) {
    Narrator narrator;
    Rules::play(state, 0, move, &narrator);
    for (const auto& each : narrator.take()) {
        if (const auto* ended = std::get_if<told::RoundEnded>(&each.told)) return ended->usedUp;
    }
    return std::nullopt;
}

}  // namespace

class TstSchemes : public QObject {
    Q_OBJECT

private slots:
    void everybodyBeginsWithThreeCards() {  // S-3 to S-5, S-10
        Rng rng(7);
        for (int seats = 2; seats <= maxPlayers; ++seats) {
            const Setup setup = Rules::deal({}, seats, rng);
            const State state = Rules::start({}, seats, setup);
            QCOMPARE(Rules::toAct(state), ToAct::deciding(setup.startPlayer));
            QCOMPARE(static_cast<int>(state.goalPile.size()), 5 * seats);
            QVERIFY(state.board.goals[0] == setup.goals.back());
            for (Seat seat = 0; seat < seats; ++seat) {
                QCOMPARE(state.hands[seat].size(), 3);
                QCOMPARE(static_cast<int>(state.decks[seat].size()), 22);
                QVERIFY(state.hands[seat][0] == setup.decks[seat].back());
            }
        }
    }

    void onlySpecialistsAreWorthMoreAtHome() {  // S-7
        for (int index = 0; index < cardCount; ++index) {
            const auto each = static_cast<Card>(index);
            bool differs = false;
            for (int kind = 0; kind < goalKinds; ++kind) {
                const auto home = static_cast<GoalKind>(kind);
                const bool isHome = isSpecialist(each) && kindOf(each) == home;
                if (isSpecialist(each)) QCOMPARE(int{printed(each, home)}, 2 * (isHome ? 12 : 8));
                differs |= printed(each, home) != printed(each, GoalKind::alchemy);
            }
            QCOMPARE(differs, isSpecialist(each));
        }
    }

    void oneCardAtTheFootOfAnyOpenColumn() {  // S-12, S-28
        const State state = twoSeats("1 storm, 0 -wizard", "").state();
        MoveList<Move> moves;
        Rules::legalMoves(state, 0, moves);
        QCOMPARE(moves.size(), std::size_t{3});
        for (const char* each : {"king", "queen", "hermit"}) QVERIFY(Rules::isLegal(state, 0, place(each, 1)));
        QVERIFY(!Rules::isLegal(state, 0, place("king", 0)));
        QVERIFY(!Rules::isLegal(state, 0, place("wizard", 1)));
        QVERIFY(!Rules::isLegal(state, 1, place("juliet", 1)));
        QVERIFY(!Rules::isLegal(state, 0, Pass{}));
    }

    void theCardAboveTurnsUp() {  // S-13, S-15
        const State next = after(twoSeats("1 -dragon", "").state(), 0, place("king", 0));
        QCOMPARE(text(columnOf(next, 0)), QString("1 dragon, 0 -king"));
        QCOMPARE(next.hands[0].size(), 3);
        QCOMPARE(Rules::toAct(next), ToAct::deciding(Seat{1}));
    }

    void abilities_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("firstAfter");
        QTest::addColumn<QString>("secondAfter");
        const auto row = [](const char* rule, const char* first, const char* second, const char* firstAfter,
                            const char* secondAfter) {
            QTest::newRow(rule) << first << second << firstAfter << secondAfter;
        };
        row("S-21 the explorer goes to the next column", "1 -explorer", "1 dragon", "0 -king", "1 dragon, 1 -explorer");
        row("S-22 the only open column is its own", "1 -explorer", "1 storm, 0 -wizard", "0 king, 1 -explorer",
            "1 storm, 0 -wizard");
        row("S-23 it turns up what lies there", "1 -explorer", "0 -storm", "0 -king", "0 storm, 1 -explorer");
        row("S-23 explorers send each other on", "1 -explorer", "0 -explorer", "0 king, 0 -explorer", "1 -explorer");
        row("S-25 the assassin discards who turned it up", "1 -assassin", "", "1 assassin", "");
        row("S-25 even an explorer that arrives", "1 -explorer", "0 -assassin", "0 -king", "0 assassin");
        row("S-28 the storm closes the column", "1 -storm", "", "1 storm, 0 -king", "");
        row("S-14 an ability of the round's end does nothing yet", "1 -wizard", "", "1 wizard, 0 -king", "");
    }
    void abilities() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, firstAfter);
        QFETCH(QString, secondAfter);
        Layout layout = twoSeats(first.toStdString(), second.toStdString());
        if (second.contains("wizard")) layout.columns[0].goal = "music-3";
        const State next = after(layout.state(), 0, place("king", 0));
        QCOMPARE(text(columnOf(next, 0)), firstAfter);
        QCOMPARE(text(columnOf(next, 1)), secondAfter);
        QCOMPARE(next.board.closed.contains(0), first.contains("-storm"));
    }

    void theMurderedCardIsDiscarded() {  // S-25, S-16
        const State next = after(twoSeats("1 -assassin", "").state(), 0, place("king", 0));
        QVERIFY(next.board.discards[0] == CardSet::of(Card::king));
        QCOMPARE(next.hands[0].size(), 3);
    }

    void theHatAsksItsOwner() {  // S-31, S-32, S-37
        const State asked = after(twoSeats("1 -magic-hat", "").state(), 0, place("king", 0));
        QVERIFY(asked.board.phase == Phase::hat);
        QCOMPARE(Rules::toAct(asked), ToAct::deciding(Seat{1}));
        QCOMPARE(asked.hands[0].size(), 2);  // the one on turn draws after the decision
        const State slipped = after(asked, 1, Slip{Card::juliet});
        QCOMPARE(text(columnOf(slipped, 0)), QString("1 magic-hat(juliet), 0 -king"));
        QCOMPARE(slipped.hands[0].size(), 3);
        QCOMPARE(slipped.hands[1].size(), 3);
        const State passed = after(asked, 1, Pass{});
        QCOMPARE(text(handOf(passed, 1)), QString("juliet merchant cardinal"));
    }

    void anOwnerWithoutCardsIsNotAsked() {  // S-31
        Layout layout = twoSeats("1 -magic-hat", "");
        layout.hands[1] = "";
        QVERIFY(after(layout.state(), 0, place("king", 0)).board.phase != Phase::hat);
    }

    void theTraitorSwapsGoalCards() {  // S-34, S-35
        const State asked = after(twoSeats("1 -traitor", "").state(), 0, place("king", 0));
        QVERIFY(asked.board.phase == Phase::traitor);
        QVERIFY(!Rules::isLegal(asked, 1, Swap{0}));
        const State swapped = after(asked, 1, Swap{1});
        QVERIFY(swapped.board.goals[0] == goal("trade-5"));
        QVERIFY(swapped.board.goals[1] == goal("music-5"));
        QVERIFY(after(asked, 1, Pass{}).board.goals == asked.board.goals);
    }

    void aSwapCanEndTheRound() {  // S-19, S-35
        Layout layout = twoSeats("1 -traitor", "1 dragon");
        layout.columns[0].goal = "music-1";
        layout.columns[1].goal = "trade-2";
        const State asked = after(layout.state(), 0, place("king", 0));
        QCOMPARE(static_cast<int>(after(asked, 1, Pass{}).board.round), 1);
        const State swapped = after(asked, 1, Swap{1});
        QCOMPARE(static_cast<int>(swapped.board.round), 2);
        QVERIFY(swapped.board.last.goals[0] == goal("trade-2"));
    }

    void theNextRoundGoesOnClockwise() {  // S-11, S-45 to S-47
        Layout layout = twoSeats("", "1 dragon");
        layout.columns[0].goal = "music-1";
        layout.columns[1].goal = "trade-1";
        const State next = after(layout.state(), 0, place("king", 0));
        QCOMPARE(static_cast<int>(next.board.round), 2);
        QCOMPARE(Rules::toAct(next), ToAct::deciding(Seat{1}));
        QVERIFY(next.board.columns.empty());
        QVERIFY(next.board.discards[0] == CardSet::of(Card::king));
        QVERIFY(next.board.won.at(0, 0) == goal("music-1"));
        QVERIFY(next.board.won.at(1, 0) == goal("trade-1"));
        QCOMPARE(static_cast<int>(next.board.last.round), 1);
    }

    void theExampleRoundInTheRulesIsRight() {  // S-12, S-21, S-25, S-26, S-54, S-80: Red is seat 0
        Setup setup;
        for (const char* id : {"farming-5", "religion-5", "trade-2", "music-4"}) setup.goals.append(goal(id));
        setup.decks = {deckOf({"minstrel", "assassin", "romeo", "beggar"}), deckOf({"explorer", "dragon", "wizard"})};
        State state = Rules::start({}, 2, setup);
        const auto placed = [&state](Seat seat, const char* card, int column) {
            QCOMPARE(Rules::toAct(state), ToAct::deciding(seat));
            Rules::play(state, seat, place(card, column));
        };
        placed(0, "minstrel", 0);
        placed(1, "explorer", 0);
        QCOMPARE(text(columnOf(state, 0)), QString("0 minstrel, 1 -explorer"));
        placed(0, "assassin", 1);
        placed(1, "dragon", 1);
        QCOMPARE(text(columnOf(state, 1)), QString("0 assassin"));
        QVERIFY(state.board.discards[1] == CardSet::of(Card::dragon));
        placed(0, "romeo", 0);
        QCOMPARE(text(columnOf(state, 0)), QString("0 minstrel, 0 -romeo"));
        QCOMPARE(text(columnOf(state, 1)), QString("0 assassin, 1 -explorer"));
        placed(1, "wizard", 0);
        QCOMPARE(static_cast<int>(state.board.round), 1);
        placed(0, "beggar", 1);
        QCOMPARE(static_cast<int>(state.board.round), 2);
        QCOMPARE(Rules::toAct(state), ToAct::deciding(Seat{1}));
        QCOMPARE(text(valuesOf("music-4", "0 minstrel, 0 romeo, 1 wizard, 1 explorer")), QString("w 5 7 w"));
        QVERIFY(state.board.won.at(1, 0) == goal("music-4"));
        QVERIFY(state.board.won.at(0, 0) == goal("trade-2"));
    }

    void whoLacksADrawPileShuffles() {  // S-17
        Layout layout = twoSeats("", "");
        layout.emptyDecks = true;
        State state = after(layout.state(), 0, place("king", 0));
        QCOMPARE(Rules::toAct(state), ToAct::drawing(ChanceKind::reshuffle));
        QVERIFY(state.board.filler == 0);
        Rng rng(3);
        const Chance outcome = Rules::draw(state, rng);
        QVERIFY(Rules::isPossible(state, outcome));
        QVERIFY(!Rules::isPossible(state, Reshuffle{std::get<Reshuffle>(outcome).order, 1}));
        Rules::settle(state, outcome);
        QCOMPARE(state.hands[0].size(), 3);
        QVERIFY(state.board.discards[0].empty());
        QCOMPARE(Rules::toAct(state), ToAct::deciding(Seat{1}));
    }

    void theHatsOwnerShufflesFirst() {  // S-31, S-17
        Layout layout = twoSeats("1 -magic-hat", "");
        layout.emptyDecks = true;
        State state = after(after(layout.state(), 0, place("king", 0)), 1, Slip{Card::juliet});
        QVERIFY(state.board.phase == Phase::reshuffle && state.board.filler == 1 && state.board.turn == 0);
        Rng rng(3);
        Rules::settle(state, Rules::draw(state, rng));
        QVERIFY(state.board.phase == Phase::reshuffle && state.board.filler == 0);
    }

    void values_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<bool>("byList");
        for (const Counted& column : countedColumns) {
            QTest::newRow(column.rule) << column.cards << column.values << column.winner << column.byList;
        }
    }
    void values() {
        QFETCH(QString, cards);
        QFETCH(QString, values);
        QFETCH(QString, winner);
        QFETCH(bool, byList);
        QCOMPARE(text(valuesOf("music-5", cards.toStdString(), byList)), values);
        QCOMPARE(text(winnerOf("music-5", cards.toStdString(), byList)), winner);
    }

    void theBetterWayOfCountingIsTaken() {  // S-90 to S-92, S-102
        const auto scoreOfCards = [](std::initializer_list<const char*> ids) {
            std::vector<Goal> won;
            for (const char* id : ids) won.push_back(goal(id));
            return scoreOf(won);
        };
        QCOMPARE(scoreOfCards({}).total(), 0);
        const Score plain = scoreOfCards({"music-5", "trade-4", "music-4"});
        QCOMPARE(plain.set, noSet);
        QCOMPARE(plain.total(), 13);
        const Score first = scoreOfCards({"alchemy-3", "fighting-2", "farming-2", "trade-3", "religion-1", "music-2"});
        QCOMPARE(first.set, 26);
        const Score set =
            scoreOfCards({"alchemy-1", "fighting-4", "farming-5", "trade-2", "religion-2", "music-1", "trade-1"});
        QCOMPARE(set.set, 29);
        QCOMPARE(set.further, 1);
        QCOMPARE(set.total(), 29);
        const Score poorSet = scoreOfCards({"alchemy-1", "fighting-1", "farming-1", "trade-1", "religion-1", "music-5",
                                            "music-4", "music-3", "music-3"});
        QCOMPARE(poorSet.set, 17);
        QCOMPARE(poorSet.plain, 20);
        QCOMPARE(poorSet.total(), 20);
    }

    void aRoundEndsForWantOfCardsOnlyWhenNobodyHasOne() {  // S-39
        State others = lastCardOfSeat0().state();
        QCOMPARE(endsForWantOfCards(others, place("beggar", 1)), std::nullopt);
        others = after(others, 0, place("beggar", 1));
        QCOMPARE(int(others.board.round), 1);
        QVERIFY(Rules::toAct(others) == ToAct::deciding(1));

        State nobody = lastCardOfSeat0().state();
        nobody.decks[1] = {};
        nobody.hands[1] = {};
        QCOMPARE(endsForWantOfCards(nobody, place("beggar", 1)), std::optional(true));

        Layout full = lastCardOfSeat0();
        full.columns[1].goal = "trade-2";
        QCOMPARE(endsForWantOfCards(full.state(), place("beggar", 1)), std::optional(false));
    }

    void theGameEndsAfterSixRounds() {  // S-46, S-93
        Layout layout = twoSeats("", "1 dragon");
        layout.columns[0].goal = "music-1";
        layout.columns[1].goal = "trade-1";
        layout.round = 6;
        const State state = after(layout.state(), 0, place("king", 0));
        QVERIFY(Rules::toAct(state).isOver());
        const Result result = Rules::result(state);
        QCOMPARE(result.scores[0], std::int16_t{1});
        QCOMPARE(result.ranking(), (std::vector<std::vector<Seat>>{{0, 1}}));
    }
};

INTRIKA_TEST(TstSchemes)

}  // namespace tst_schemes

#include "tst_schemes.moc"
