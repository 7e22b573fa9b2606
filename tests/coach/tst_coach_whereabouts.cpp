// Where cards may lie, compared with every way to lay them.
#include "engines/coach/whereabouts.h"
#include "engines/core/rng.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <set>
#include <utility>
#include <vector>

namespace tst_coach_whereabouts {

using namespace intrika;
using namespace intrika::coach;

namespace {

constexpr int places = 4;
constexpr int cardsEach = 2;
constexpr int cardCount = places * cardsEach;
constexpr int reservedKinds = 3;  // the first ones

// Cards of different kinds, and where each may lie; at every place so many of the reserved kinds at least.
struct Cards {
    std::array<Places, cardCount> mayLie;
    std::array<int, places> reserved{};
};

Cards randomCards(Rng& rng) {
    Cards cards;
    for (Places& each : cards.mayLie) {
        for (int place = 0; place < places; ++place) each.set(static_cast<std::size_t>(place), rng.below(5) < 2);
    }
    cards.reserved[rng.below(places)] = static_cast<int>(rng.below(2));
    return cards;
}

using Pairs = std::set<std::pair<int, int>>;  // a card and a place where it lies in some way

// Goes through all ways to lay the cards from this one on.
void layAll(const Cards& cards, std::array<int, cardCount>& lies, int card, Pairs& found) {
    if (card < cardCount) {
        for (int place = 0; place < places; ++place) {
            if (!cards.mayLie[static_cast<std::size_t>(card)].test(static_cast<std::size_t>(place))) continue;
            lies[static_cast<std::size_t>(card)] = place;
            layAll(cards, lies, card + 1, found);
        }
        return;
    }
    std::array<int, places> load{};
    std::array<int, places> ofReserved{};
    for (int each = 0; each < cardCount; ++each) {
        const auto place = static_cast<std::size_t>(lies[static_cast<std::size_t>(each)]);
        ++load[place];
        ofReserved[place] += each < reservedKinds ? 1 : 0;
    }
    for (std::size_t place = 0; place < places; ++place) {
        if (load[place] != cardsEach || ofReserved[place] < cards.reserved[place]) return;
    }
    for (int each = 0; each < cardCount; ++each) found.emplace(each, lies[static_cast<std::size_t>(each)]);
}

Whereabouts whereaboutsOf(const Cards& cards) {
    Whereabouts whereabouts;
    Kinds reserved;
    for (int kind = 0; kind < reservedKinds; ++kind) reserved.set(static_cast<std::size_t>(kind));
    for (int kind = 0; kind < cardCount; ++kind) whereabouts.add(kind, cards.mayLie[static_cast<std::size_t>(kind)]);
    for (Place place = 0; place < places; ++place) {
        whereabouts.setRoom(place, cardsEach);
        whereabouts.setReserved(place, cards.reserved[place], reserved);
    }
    return whereabouts;
}

}  // namespace

class TestCoachWhereabouts : public QObject {
    Q_OBJECT

private slots:
    void cardsMayLieWhereSomeWayToLayThemAllHasThem() {
        Rng rng(1);
        int possible = 0;
        int narrowed = 0;
        for (int trial = 0; trial < 300; ++trial) {
            const Cards cards = randomCards(rng);
            std::array<int, cardCount> lies{};
            Pairs found;
            layAll(cards, lies, 0, found);
            Whereabouts whereabouts = whereaboutsOf(cards);
            QCOMPARE(whereabouts.narrow(), !found.empty());
            if (found.empty()) continue;
            ++possible;
            for (int card = 0; card < cardCount; ++card) {
                for (Place place = 0; place < places; ++place) {
                    const bool isPossible = whereabouts.at(card, place).most > 0;
                    const bool mightHave = cards.mayLie[static_cast<std::size_t>(card)].test(place);
                    QCOMPARE(isPossible, found.contains({card, place}));
                    narrowed += mightHave && !isPossible ? 1 : 0;
                }
            }
        }
        QVERIFY(possible > 30 && narrowed > 30);  // else it was hardly tried
    }
};

INTRIKA_TEST(TestCoachWhereabouts)

}  // namespace tst_coach_whereabouts

#include "tst_coach_whereabouts.moc"
