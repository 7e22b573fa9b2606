// Temperaments: their names, and what each makes of the same games.
#include "engines/bots/level.h"
#include "engines/bots/mood.h"
#include "engines/session/relations.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

namespace tst_moods {

using namespace intrika;

namespace {

constexpr TemperWeights weights{.risk = 0.5f, .grudge = 0.5f};

// What games that bring the seat 0 these shares are worth to it on the average, all told in turn.
float worthOf(Temperament temperament, const std::vector<float>& shares) {
    Mood mood(temperament, weights);
    float sum = 0;
    constexpr int times = 500;
    for (int time = 0; time < times; ++time) {
        for (const float share : shares) {
            const std::array values{share, 1 - share};
            sum += mood.felt(0, values);
        }
    }
    return sum / static_cast<float>(times * static_cast<int>(shares.size()));
}

Deed favour(Seat by, Seat to) { return {Deed::Kind::favour, by, to}; }
Deed harm(Seat by, Seat to) { return {Deed::Kind::harm, by, to}; }
Deed betrayal(Seat by, Seat to) { return {Deed::Kind::betrayal, by, to}; }

std::vector<Deed> after(Relations& relations, const std::vector<Deed>& deeds) { return relations.follow(deeds); }

}  // namespace

class TestMoods : public QObject {
    Q_OBJECT

private slots:
    void botsThatSearchAreNamedWithTheirTemperament() {
        for (const Temperament temperament : allTemperaments) {
            const PlayerKind kind{PlayerKind::Is::bot, Level::strong, {}, temperament};
            QCOMPARE(playerKindNamed(nameOf(kind)), std::optional(kind));
            QCOMPARE(temperamentNamed(nameOf(temperament)), std::optional(temperament));
        }
        QCOMPARE(nameOf(*playerKindNamed("strong:bold")), std::string("strong:bold"));
        QCOMPARE(nameOf(*playerKindNamed("strong")), std::string("strong"));
        for (const char* name : {"strong:", "strong:plain", "strong:gentle", "random:bold", "human:bold", ":bold",
                                 "strong:bold:bold", "textbook:bold"}) {
            QVERIFY2(!playerKindNamed(name), name);
        }
    }

    void withoutOneAWorthIsWhatItIs() {
        Mood mood;
        for (const float share : {0.0f, 0.1f, 0.7f, 1.0f}) {
            const std::array values{1 - share, share};
            QCOMPARE(mood.felt(1, values), share);
        }
    }

    void theBoldPreferWhatIsUncertain() {
        const std::vector<float> sure{.5f, .5f}, wager{.2f, .8f};
        QVERIFY(worthOf(Temperament::bold, wager) > worthOf(Temperament::bold, sure) + .05f);
        QVERIFY(worthOf(Temperament::careful, wager) < worthOf(Temperament::careful, sure) - .05f);
        QVERIFY(qAbs(worthOf(Temperament::grudging, wager) - worthOf(Temperament::grudging, sure)) < .001f);
        for (const Temperament temperament : allTemperaments) {
            QVERIFY2(worthOf(temperament, {.6f}) > worthOf(temperament, {.4f}), "more is better for everybody");
        }
    }

    void theGrudgingMindWhoGetsIt() {
        Harms harms{};
        Mood forgiving(Temperament::grudging, weights, harms);
        harms[1] = 3;
        harms[2] = 1;
        Mood grudging(Temperament::grudging, weights, harms);
        const std::array toOne{.4f, .6f, 0.f, 0.f}, toTwo{.4f, 0.f, .6f, 0.f}, toThree{.4f, 0.f, 0.f, .6f};
        QVERIFY(grudging.felt(0, toOne) < grudging.felt(0, toTwo));
        QVERIFY(grudging.felt(0, toTwo) < grudging.felt(0, toThree));
        QCOMPARE(grudging.felt(0, toThree), .4f);
        QCOMPARE(forgiving.felt(0, toOne), .4f);
    }

    void harmToWhoeverHelpedIsABetrayal() {
        Relations relations;
        QCOMPARE(after(relations, {harm(0, 1)}), std::vector<Deed>());
        QCOMPARE(after(relations, {favour(1, 0), harm(1, 0)}), std::vector<Deed>());  // one's own favour binds nobody
        QCOMPARE(after(relations, {harm(0, 1)}), std::vector{betrayal(0, 1)});
        QCOMPARE(after(relations, {harm(0, 1)}), std::vector<Deed>());  // they owe each other nothing any more
        QCOMPARE(after(relations, {betrayal(2, 1)}), std::vector{betrayal(2, 1)});
        QCOMPARE(int(relations.harmsTo(1)[0]), 3);
        QCOMPARE(int(relations.harmsTo(1)[2]), 1);
        QCOMPARE(int(relations.harmsTo(0)[1]), 1);
    }
};

INTRIKA_TEST(TestMoods)

}  // namespace tst_moods

#include "tst_moods.moc"
