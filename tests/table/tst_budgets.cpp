// What bots may take of a machine while people sit at it.
#include "engines/table/budget_here.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_budgets {

using namespace intrika;

class TestBudgets : public QObject {
    Q_OBJECT

private slots:
    void aMasterAloneTakesAllProcessors() {
        QCOMPARE(table::threadsOf(Level::master, 8), 8);
        QCOMPARE(table::threadsOf(Level::strong, 8), 7);
        QCOMPARE(table::threadsOf(Level::normal, 8), 1);
    }

    // Also where the machine does not tell how many it has.
    void somebodyAlwaysThinks() {
        for (const int processors : {0, 1}) {
            for (const Level level : allLevels) QCOMPARE(table::threadsOf(level, processors), 1);
        }
    }

    void nobodyThinksLongerThanTwoSeconds() {
        for (const Level level : allLevels) {
            const std::uint32_t cap = table::budgetHere(level).milliseconds;
            QVERIFY(cap > 0 && cap <= 2000);
        }
    }
};

INTRIKA_TEST(TestBudgets)

}  // namespace tst_budgets

#include "tst_budgets.moc"
