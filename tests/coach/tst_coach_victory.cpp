// Declarations, points and matches of the Coach, by rule number.
#include "engines/coach/course.h"
#include "engines/coach/victory.h"
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_coach_victory {

using namespace intrika;
using namespace intrika::coach;

namespace {

// A match after its last game, by the totals before it, with these winners of a right declaration for one point each.
State matchOver(std::vector<int> scores, SeatSet winners, bool extra) {
    State state;
    Board& board = state.board;
    board.seats = static_cast<std::uint8_t>(scores.size());
    board.options.rounds = 2;
    board.round = extra ? 3 : 2;
    board.extra = extra;
    board.phase = Phase::over;
    board.declaration.winners = winners;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        board.scores[seat] = static_cast<std::int16_t>(scores[seat]);
    }
    return state;
}

}  // namespace

class TestCoachVictory : public QObject {
    Q_OBJECT
private slots:
    // C-121, C-122, C-125: naming nobody asks for three pieces, or two and a potion.
    void whoMayNameNobody() {
        State four = tableOf({{"key key", "goblet", "whip", "gloves"}, noneSpecial});
        play(four, 0, Declare{Victory::alliance});
        QVERIFY(!mayPlay(four, 0, Name{}));
        QCOMPARE(movesOf(four, 0).size(), std::size_t(3 + 3));
        State five = tableOf({{"key key", "goblet", "whip", "gloves", "dagger"}, noneSpecial, {}, "obbbo"});
        play(five, 0, Declare{Victory::alliance});
        play(five, 0, Name{});
        QVERIFY(five.board.declaration.right);  // two of five: the smaller alliance
        QCOMPARE(five.board.declaration.winners, seats({0, 4}));
    }

    // C-123: whoever reads the result learns what was wrong, and with whom.
    void whyADeclarationIsWrong_data() {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("friends");
        QTest::addColumn<int>("named");
        QTest::addColumn<int>("flaw");
        QTest::addColumn<int>("seat");
        const auto row = [](const char* name, const char* own, const char* friends, int named, Flaw flaw, Seat seat) {
            QTest::newRow(name) << own << friends << named << static_cast<int>(flaw) << static_cast<int>(seat);
        };
        row("right", "key key", "key", 2, Flaw::none, noSeat);
        row("named a stranger", "key key", "key", 1, Flaw::stranger, 1);
        row("named a friend without a piece", "key key", "dagger", 2, Flaw::emptyHanded, 2);
        row("two pieces", "key", "key", 2, Flaw::tooFew, noSeat);
        row("a friend has the pearl", "key key", "key black-pearl", 2, Flaw::pearl, 2);
    }
    void whyADeclarationIsWrong() {
        QFETCH(QString, own);
        QFETCH(QString, friends);
        QFETCH(int, named);
        QFETCH(int, flaw);
        QFETCH(int, seat);
        State state = tableOf({{own.toStdString(), "goblet", friends.toStdString(), "whip"}, noneSpecial});
        play(state, 0, Declare{Victory::alliance});
        play(state, 0, Name{seats({named})});
        const Judgement judgement = judgementOn(state, state.board.declaration);
        QCOMPARE(static_cast<int>(judgement.flaw), flaw);
        QCOMPARE(static_cast<int>(judgement.seat), seat);
        QCOMPARE(state.board.declaration.right, judgement.flaw == Flaw::none);
    }

    // C-125
    void whoMayDeclare() {
        const State none = tableOf({{"goblet goblet", "key", "whip", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(none, 0, Declare{Victory::alliance}));
        const State pearl = tableOf({{"key key key black-pearl", "whip", "goblet", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(pearl, 0, Declare{Victory::alliance}));
        QVERIFY(!mayPlay(pearl, 0, Declare{Victory::fortune}));
        const State arms = tableOf({{"key key lodge-arms bag-key", "whip", "goblet", "gloves"}, noneSpecial});
        QVERIFY(!mayPlay(arms, 0, Declare{Victory::lodge}));  // the bag is no key yet
    }

    // C-141
    void pointsOfAGame() {
        State state = tableOf({{"key key", "goblet", "key", "gloves", "whip", "dagger"}, noneSpecial});
        play(state, 0, Declare{Victory::alliance});
        play(state, 0, Name{seats({2})});
        const auto& points = state.board.declaration.points;
        QCOMPARE(std::vector<int>(points.begin(), points.begin() + 6), (std::vector<int>{3, 0, 2, 0, 1, 0}));
        State wrong = tableOf({{"key key", "goblet", "key", "gloves", "whip", "dagger"}, noneSpecial});
        play(wrong, 0, Declare{Victory::alliance});
        play(wrong, 0, Name{seats({4})});
        const auto& lost = wrong.board.declaration.points;
        QCOMPARE(std::vector<int>(lost.begin(), lost.begin() + 6), (std::vector<int>{0, 2, 0, 2, 0, 2}));
    }

    // C-142 to C-145
    void placesOfAMatch() {
        using Ranking = std::vector<std::vector<Seat>>;
        const State parted = matchOver({5, 5, 2, 2}, seats({1}), false);
        QVERIFY(!isAnotherGameDue(parted.board));
        QCOMPARE(Rules::result(parted).ranking(), (Ranking{{1}, {0}, {2, 3}}));
        const State tied = matchOver({5, 5, 5, 2}, seats({0, 1}), false);
        QVERIFY(isAnotherGameDue(tied.board));
        const State shared = matchOver({5, 5, 5, 2}, seats({0, 1}), true);
        QVERIFY(!isAnotherGameDue(shared.board));
        QCOMPARE(Rules::result(shared).ranking(), (Ranking{{0, 1}, {2}, {3}}));
        const State nobodyWon = matchOver({5, 5, 2, 2}, {}, true);  // C-143
        QCOMPARE(Rules::result(nobodyWon).ranking(), (Ranking{{0, 1}, {2, 3}}));
    }

    // C-160, C-145
    void theTurnLimit() {
        Options options;
        options.turnLimit = 5;
        State state = tableOf({{"key key", "goblet", "whip"}, "brawler doctor priest", {}, {}, options});
        for (int turn = 0; turn < 15; ++turn) {
            QCOMPARE(state.board.phase, Phase::turn);
            play(state, state.board.turnSeat, Pass{});
        }
        QVERIFY(Rules::toAct(state).isOver());
        QCOMPARE(Rules::result(state).ranking(), (std::vector<std::vector<Seat>>{{0, 1, 2}}));
        QCOMPARE(static_cast<int>(Rules::result(state).scores[0]), 0);
    }
};

INTRIKA_TEST(TestCoachVictory)

}  // namespace tst_coach_victory

#include "tst_coach_victory.moc"
