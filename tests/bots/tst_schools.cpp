// How a net learns, generation after generation.
#include "engines/learning/school.h"
#include "games_under_test.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <utility>
#include <vector>

namespace tst_schools {

using namespace intrika;

namespace {

using Game = succession::Game;
using Features = Game::Heuristics::Features;

learning::Curriculum shortCurriculum() {
    learning::Curriculum curriculum;
    curriculum.byValues = 1;
    curriculum.bySearches = 1;
    curriculum.gamesByValues = 320;
    curriculum.gamesBySearches = 1;
    curriculum.gateGames = 2;
    return curriculum;
}

}  // namespace

class TestSchools : public QObject {
    Q_OBJECT

private slots:
    // The first of two features wins always: that is soon known.
    void aTrainerLearnsWhatItIsTold() {
        Rng rng(1);
        learning::Trainer trainer(learning::unlearnt({2, 2}, rng));
        std::vector<FeatureList> lists(2);
        lists[0].add({0, 1});
        lists[1].add({1, 1});
        const std::vector<float> wanted{1, 0};
        std::vector<float> said(2);
        const float before = trainer.learnChances(lists, wanted, said);
        const float movesBefore = trainer.learnMoves(lists, wanted);
        for (int step = 0; step < 200; ++step) {
            trainer.learnChances(lists, wanted, said);
            trainer.learnMoves(lists, wanted);
        }
        QVERIFY(trainer.learnChances(lists, wanted, said) < before / 4);
        QVERIFY(said[0] > 0.8f);
        QVERIFY(trainer.learnMoves(lists, wanted) < movesBefore / 4);
    }

    // The last steps of learning swing round what was learnt.
    void whatIsRememberedIsAveraged() {
        Rng rng(1);
        learning::Trainer trainer(learning::unlearnt({2, 2}, rng));
        std::vector<FeatureList> lists(2);
        lists[0].add({0, 1});
        lists[1].add({1, 1});
        std::vector<float> said(2);
        const auto learn = [&](std::vector<float> wanted) {
            trainer.learnChances(lists, wanted, said);
            trainer.remember();
            return trainer.net().past[0];
        };
        const float first = learn({1, 0});
        const float second = learn({0, 1});
        QVERIFY(first != second);
        QCOMPARE(trainer.meanOfRemembered().past[0], (first + second) / 2);
        const float third = learn({0, 1});
        QCOMPARE(trainer.meanOfRemembered().past[0], third);
    }

    void aGenerationMustWinATenthMoreThanItsShare() {
        const auto tallyOf = [](int wins, int games) {  // of two seats
            learning::Tally tally;
            for (int game = 0; game < games; ++game) tally.add(game < wins ? 2 : 0);
            return tally;
        };
        QVERIFY(learning::passesGate(tallyOf(221, 400)));
        QVERIFY(!learning::passesGate(tallyOf(219, 400)));
        QVERIFY(!learning::passesGate(learning::Tally()));
        QCOMPARE(learning::Curriculum().gateGames, 400);
    }

    // All numbers of seats have their part in the gate's games.
    void theGateHasItsGames() {
        auto curriculum = shortCurriculum();
        curriculum.gateGames = 13;
        curriculum.maxSeats = 4;
        learning::School<Game> school(curriculum);
        QCOMPARE(school.next().gate.games, 18);  // two deals for each of 2, 3 and 4 seats
    }

    void aSchoolTeaches() {
        learning::School<Game> school(shortCurriculum());
        QVERIFY2(school.next().gate.mean() > 1.2, "after some hundred games it beats a net that knows nothing");
    }

    void aSchoolRepeatsItselfAndCanBeResumed_data() {
        QTest::addColumn<int>("byValues");
        QTest::addColumn<int>("carefulFrom");
        QTest::newRow("by searches") << 1 << 2;
        QTest::newRow("by values, where the careful generations begin") << 2 << 1;
        QTest::newRow("by values, among the careful generations") << 2 << 0;
    }
    void aSchoolRepeatsItselfAndCanBeResumed() {
        QFETCH(int, byValues);
        QFETCH(int, carefulFrom);
        auto curriculum = shortCurriculum();
        curriculum.byValues = byValues;
        curriculum.bySearches = 2 - byValues;
        curriculum.carefulFrom = carefulFrom;
        learning::School<Game> school(curriculum);
        school.next();
        auto trainer = learning::Trainer::read(school.trainer().bytes(), Features::counts());
        QVERIFY(trainer);
        learning::School<Game> again(curriculum);
        again.resume(std::move(*trainer), school.actor(), school.best(), 1);
        school.next();
        again.next();
        QVERIFY(school.isOver() && again.isOver());
        QVERIFY(school.trainer().bytes() == again.trainer().bytes());
        QVERIFY(school.best().bytes() == again.best().bytes());
    }
};

INTRIKA_TEST(TestSchools)

}  // namespace tst_schools

#include "tst_schools.moc"
