// What a search that asks a net takes the positions for that its tree comes to.
#include "engines/bots/net_search.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pennies.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdint>

namespace tst_leaves {

using namespace intrika;

namespace {

constexpr float half = 0.5f;  // which a net that has learnt nothing says of everything

template <class Heuristics>
class PenniesSearch {
public:
    PenniesSearch(const pennies::Options& options, std::uint32_t iterations)
        : search_(net_, pennies::Rules::view(pennies::Rules::start(options, 2, {}), Seat{0}), 0, 1, iterations) {}

    float valueOfNext() {
        search_.iterate();
        return search_.values()[0];
    }

private:
    Net net_{pennies::Features::counts()};
    NetSearch<pennies::Rules, Heuristics> search_;
};

}  // namespace

class TestLeaves : public QObject {
    Q_OBJECT

private slots:
    // A hundred coins fill the tree; the guesses, nearly all of them wrong, found no room in it.
    void whatAFullTreeDoesNotKnowTheNetSays() {
        PenniesSearch<pennies::Heuristics<>> search({.covered = false, .sides = 100}, 1);
        for (int iteration = 0; iteration < 1000; ++iteration) QCOMPARE(search.valueOfNext(), half);
    }
};

INTRIKA_TEST(TestLeaves)

}  // namespace tst_leaves

#include "tst_leaves.moc"
