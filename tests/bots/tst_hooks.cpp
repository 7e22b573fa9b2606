// A hook that is missing, misspelt or not as it is called keeps a game from being compiled.
#include "engines/session/kind_of.h"
#include "engines/traitor/game.h"
#include "tests/support/engine_rooms.h"
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

struct WithoutRetouch : traitor::Presenter {
    static void retuoch(Tableau&, const Told&);

private:
    using traitor::Presenter::retouch;
};
struct RetouchesAView : traitor::Presenter {
    static void retouch(View&, const Told&);
};
struct StagesNothingSeen : traitor::Presenter {
    static StageScript stage(std::span<const Narrated<Told>>);
};
struct WithoutDeeds : traitor::Presenter {
private:
    using traitor::Presenter::deeds;
};
struct TellsDeedsUnseen : traitor::Presenter {
    static std::vector<Deed> deeds(std::span<const Narrated<Told>>);
};
struct WithoutDeductions : traitor::Presenter {
private:
    using traitor::Presenter::Deductions;
};
struct DeducesFromNothing : traitor::Presenter {
    struct Deductions {};
};

struct WithoutCutoffs : traitor::Heuristics {
    static bool isCut(const State&);

private:
    using traitor::Heuristics::isCutoff;
};
struct CutsOffAtViews : traitor::Heuristics {
    static bool isCutoff(const View&);
};
struct NeverCutsOff : traitor::Heuristics {
    static constexpr LeftOut isCutoff{};
};
struct WithoutOrder : traitor::Heuristics {
private:
    using traitor::Heuristics::orderMoves;
};
struct OrdersForNobody : traitor::Heuristics {
    static void orderMoves(const State&, MoveList<Move>&);
};
struct WithoutBelief : traitor::Heuristics {
private:
    using traitor::Heuristics::Belief;
};
struct BelievesWithoutComputing : traitor::Heuristics {
    struct Belief {
        Belief(const View&, std::span<const Told>);
        State truth(Rng&) const;
    };
};
struct Computes : traitor::Heuristics {
    struct Belief : BelievesWithoutComputing::Belief {
        using BelievesWithoutComputing::Belief::Belief;
        std::optional<Move> computed(Seat, Rng&) const;
        static bool isComputed(const Move&);
    };
};
struct WithoutFeatures : traitor::Heuristics {
private:
    using traitor::Heuristics::Features;
};
struct FeaturesOfAView : traitor::Heuristics {
    struct Features {
        explicit Features(const View&);
        static FeatureCounts counts();
        void seat(Seat, FeatureList&) const;
        void move(Seat, const Move&, FeatureList&) const;
        static std::span<const NetFile> nets();
        static constexpr LeftOut urge{}, netOf{};
        using Sight = LeftOut;
    };
};
struct LearnsNothing : traitor::Heuristics {
    using Features = LeftOut;
};
struct Learns : traitor::Heuristics {
    struct Features : FeaturesOfAView::Features {
        explicit Features(const State&);
    };
};
struct LearnsWithoutUrge : traitor::Heuristics {
    struct Features : Learns::Features {
        using Learns::Features::Features;

    private:
        using Learns::Features::urge;
    };
};
struct LearnsWithoutKinds : traitor::Heuristics {
    struct Features : Learns::Features {
        using Learns::Features::Features;

    private:
        using Learns::Features::netOf;
    };
};
struct LearnsWithoutSight : traitor::Heuristics {
    struct Features : Learns::Features {
        using Learns::Features::Features;

    private:
        using Learns::Features::Sight;
    };
};
// A policy that could be made of a position would know what its seat does not see.
template <class Position>
struct SeesA {
    static FeatureCounts counts();
    explicit SeesA(const Position&);
    void seat(FeatureList&) const;
    void move(const Move&, FeatureList&) const;
};
template <class Position>
struct LearnsBySightOf : traitor::Heuristics {
    struct Features : Learns::Features {
        using Learns::Features::Features;
        using Sight = SeesA<Position>;
    };
};
struct WithoutTraits : traitor::Heuristics {
private:
    using traitor::Heuristics::search;
};
struct WithBudget : traitor::Heuristics {
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

template <class Heuristics>
constexpr bool isHeuristics = GameHeuristics<Heuristics, traitor::Rules>;
template <class Presenter>
constexpr bool isPresenter = GamePresenter<Presenter, traitor::Rules>;

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

    void presentersNameEachHook() {
        QVERIFY(isPresenter<traitor::Presenter>);
        QVERIFY(!isPresenter<WithoutRetouch>);
        QVERIFY(!isPresenter<RetouchesAView>);
        QVERIFY(!isPresenter<StagesNothingSeen>);
        QVERIFY(!isPresenter<WithoutDeeds>);
        QVERIFY(!isPresenter<TellsDeedsUnseen>);
        QVERIFY(!isPresenter<WithoutDeductions>);
        QVERIFY(!isPresenter<DeducesFromNothing>);
    }

    void heuristicsNameEachHook() {
        QVERIFY(isHeuristics<traitor::Heuristics>);
        QVERIFY(isHeuristics<NeverCutsOff>);
        QVERIFY(isHeuristics<Computes>);
        QVERIFY(!isHeuristics<WithoutCutoffs>);
        QVERIFY(!isHeuristics<CutsOffAtViews>);
        QVERIFY(!isHeuristics<WithoutOrder>);
        QVERIFY(!isHeuristics<OrdersForNobody>);
        QVERIFY(!isHeuristics<WithoutBelief>);
        QVERIFY(!isHeuristics<BelievesWithoutComputing>);
        QVERIFY(isHeuristics<Learns>);
        QVERIFY(isHeuristics<LearnsNothing>);
        QVERIFY(!isHeuristics<LearnsWithoutUrge>);
        QVERIFY(!isHeuristics<LearnsWithoutKinds>);
        QVERIFY(!isHeuristics<LearnsWithoutSight>);
        QVERIFY(isHeuristics<LearnsBySightOf<View>>);
        QVERIFY(!isHeuristics<LearnsBySightOf<State>>);
        QVERIFY(!isHeuristics<WithoutFeatures>);
        QVERIFY(!isHeuristics<FeaturesOfAView>);
    }

    void heuristicsTellHowToSearch() {
        QVERIFY(!isHeuristics<WithoutTraits>);
        QVERIFY(!isHeuristics<WithBudget>);
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
