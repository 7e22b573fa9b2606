// A hook that is missing, misspelt or not as it is called keeps a game from being compiled.
#include "engines/session/kind_of.h"
#include "engines/traitor/game.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_hooks {

using namespace intrika;

namespace {

using traitor::Move;
using traitor::State;
using traitor::Told;
using traitor::View;

// What is private is, to whoever asks, not there.
struct WithoutGlimpse : traitor::Rules {
    static MoveKey glimpze(const Move&);

private:
    using traitor::Rules::glimpse;
};
struct WithoutSides : traitor::Rules {
private:
    using traitor::Rules::sideOf;
};
struct GlimpsesAtNothing : traitor::Rules {
    static MoveKey glimpse();
};
struct NamesSides : traitor::Rules {
    static std::string sideOf(const State&, Seat);
};
struct HasTwoSides : traitor::Rules {
    static int sideOf(const State&, Seat);
};

struct WithoutRetouch : traitor::Stage {
    static void retuoch(Tableau&, const Told&);

private:
    using traitor::Stage::retouch;
};
struct RetouchesAView : traitor::Stage {
    static void retouch(View&, const Told&);
};
struct WithoutDeductions : traitor::Stage {
private:
    using traitor::Stage::Deductions;
};
struct DeducesFromNothing : traitor::Stage {
    struct Deductions {};
};

struct WithoutRests : traitor::Brain {
    static bool isResting(const State&);

private:
    using traitor::Brain::isRest;
};
struct RestsAtViews : traitor::Brain {
    static bool isRest(const View&);
};
struct NeverRests : traitor::Brain {
    static constexpr LeftOut isRest{};
};
struct WithoutSieve : traitor::Brain {
private:
    using traitor::Brain::sieve;
};
struct SievesForNobody : traitor::Brain {
    static void sieve(const State&, MoveList<Move>&);
};
struct WithoutBelief : traitor::Brain {
private:
    using traitor::Brain::Belief;
};
struct BelievesWithoutReckoning : traitor::Brain {
    struct Belief {
        Belief(const View&, std::span<const Told>);
        State truth(Rng&) const;
    };
};
struct Reckons : traitor::Brain {
    struct Belief : BelievesWithoutReckoning::Belief {
        using BelievesWithoutReckoning::Belief::Belief;
        std::optional<Move> reckoned(Seat, Rng&) const;
        static bool isReckoned(const Move&);
    };
};
struct WithoutTraits : traitor::Brain {
private:
    using traitor::Brain::search;
};
struct WithBudget : traitor::Brain {
    static constexpr Budget search{};
};
template <class Traits>
concept TakesMisspeltTrait = requires {
    Traits{.explorations = 0.5f};
};
template <class Traits>
concept TakesTrait = requires {
    Traits{.exploration = 0.5f};
};

struct WithoutGround : traitor::Codec {
private:
    using traitor::Codec::Ground;
};

struct Truth {};
struct Sight {};
struct SightOnTruth : Truth {};
struct SightFromTruth {
    SightFromTruth(const Truth&);
};
static_assert(Apart<Truth, Sight>);
static_assert(!Apart<Truth, Truth> && !Apart<Truth, SightOnTruth> && !Apart<SightOnTruth, Truth>);
static_assert(!Apart<Truth, SightFromTruth> && !Apart<SightFromTruth, Truth>);

template <class Brain>
constexpr bool isBrain = GameBrain<Brain, traitor::Rules>;
template <class Stage>
constexpr bool isStage = GameStage<Stage, traitor::Rules>;

}  // namespace

class TestHooks : public QObject {
    Q_OBJECT
private slots:
    void rulesNameEachHook() {
        QVERIFY(GameRules<traitor::Rules>);
        QVERIFY(GameRules<HasTwoSides>);
        QVERIFY(!GameRules<WithoutGlimpse>);
        QVERIFY(!GameRules<WithoutSides>);
        QVERIFY(!GameRules<GlimpsesAtNothing>);
        QVERIFY(!GameRules<NamesSides>);
    }

    void stagesNameEachHook() {
        QVERIFY(isStage<traitor::Stage>);
        QVERIFY(!isStage<WithoutRetouch>);
        QVERIFY(!isStage<RetouchesAView>);
        QVERIFY(!isStage<WithoutDeductions>);
        QVERIFY(!isStage<DeducesFromNothing>);
    }

    void brainsNameEachHook() {
        QVERIFY(isBrain<traitor::Brain>);
        QVERIFY(isBrain<NeverRests>);
        QVERIFY(isBrain<Reckons>);
        QVERIFY(!isBrain<WithoutRests>);
        QVERIFY(!isBrain<RestsAtViews>);
        QVERIFY(!isBrain<WithoutSieve>);
        QVERIFY(!isBrain<SievesForNobody>);
        QVERIFY(!isBrain<WithoutBelief>);
        QVERIFY(!isBrain<BelievesWithoutReckoning>);
    }

    void brainsTellHowToSearch() {
        QVERIFY(!isBrain<WithoutTraits>);
        QVERIFY(!isBrain<WithBudget>);
        QVERIFY(TakesTrait<SearchTraits>);
        QVERIFY(!TakesMisspeltTrait<SearchTraits>);
    }

    void codecsNameTheirGround() {
        QVERIFY((GameCodec<traitor::Codec, traitor::Rules>));
        QVERIFY((!GameCodec<WithoutGround, traitor::Rules>));
    }
};

INTRIKA_TEST(TestHooks)

}  // namespace tst_hooks

#include "tst_hooks.moc"
