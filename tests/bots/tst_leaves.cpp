// What a search that asks a net takes the positions for that its tree comes to.
#include "engines/bots/net_search.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pennies.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdint>
#include <set>

namespace tst_leaves {

using namespace intrika;

class TestLeaves : public QObject {
    Q_OBJECT

private slots:
    // A hundred coins fill the tree; the guesses, nearly all of them wrong, found no room in it.
    void whatAFullTreeDoesNotKnowTheNetSays() {
        const Net net(pennies::Features::counts());  // it has learnt nothing: every seat is as good as another
        const pennies::State state = pennies::Rules::start({.covered = false, .sides = 100}, 2, {});
        NetSearch<pennies::Rules, pennies::Heuristics<>> search(net, pennies::Rules::view(state, Seat{0}), 0, 1, 1);
        for (int iteration = 0; iteration < 1000; ++iteration) {
            search.iterate();
            QCOMPARE(search.values()[0], 0.5f);
        }
    }

    // A coin lies open, and a rollout guesses right or wrong: a quarter of the value.
    void aPartOfAValueIsWhatTheNetSaysWhereARolloutRests() {
        const Net net(pennies::Features::counts());
        const pennies::State state = pennies::Rules::start({.covered = false}, 2, {});
        std::set<float> values;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            NetSearch<pennies::Rules, pennies::Heuristics<NetTraits{.lookahead = 0.25f}>> search(
                net, pennies::Rules::view(state, Seat{0}), 0, seed, 1);
            search.iterate();
            QCOMPARE(search.values()[0] + search.values()[1], 1.0f);
            values.insert(search.values()[0]);
        }
        QCOMPARE(values, (std::set<float>{0.375f, 0.625f}));
    }
};

INTRIKA_TEST(TestLeaves)

}  // namespace tst_leaves

#include "tst_leaves.moc"
