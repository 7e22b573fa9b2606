// What a level is called, and how a weaker one errs.
#include "engines/bots/search_thinking.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

namespace tst_levels {

using namespace intrika;

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void levelsHaveNames() {
        for (const Level level : allLevels) {
            QCOMPARE(levelNamed(nameOf(level)), std::optional(level));
            QCOMPARE(playerKindNamed(nameOf(level)), std::optional(PlayerKind{PlayerKind::Is::bot, level, {}}));
        }
        QCOMPARE(playerKindNamed("human")->is, PlayerKind::Is::human);
        QCOMPARE(playerKindNamed("exec:./my bot")->program, std::string("./my bot"));
        QCOMPARE(nameOf(*playerKindNamed("exec:./my bot")), std::string("exec:./my bot"));
        QVERIFY(!playerKindNamed("exec:") && !playerKindNamed("") && !playerKindNamed("genius"));
    }

    // With a temperature a bot errs as people do: now and then by little, hardly ever by much, and never for a move
    // that it has not looked at well.
    void errorsArePlausible() {
        const auto rated = [](char name, std::uint32_t visits, float expected) {
            RatedMove move;
            move.key.bytes[0] = static_cast<std::uint8_t>(name);
            move.visits = visits;
            move.expected = expected;
            return move;
        };
        Rng rng(1);
        std::map<std::uint8_t, int> drawn;
        for (int draw = 0; draw < 10'000; ++draw) {
            std::vector<RatedMove> moves{rated('g', 60, .48f), rated('b', 100, .5f), rated('w', 60, .2f),
                                         rated('n', 0, 0), rated('l', 1, 1)};
            ++drawn[chosenFrom(moves, .05f, rng).bytes[0]];
            QCOMPARE(chosenFrom(moves, 0, rng).bytes[0], std::uint8_t('b'));
        }
        QVERIFY(drawn['b'] > drawn['g'] && drawn['g'] > 2000);
        QVERIFY(drawn['w'] < 100 && drawn['l'] < 200);
        QCOMPARE(drawn['n'], 0);
    }
};

INTRIKA_TEST(TestLevels)

}  // namespace tst_levels

#include "tst_levels.moc"
