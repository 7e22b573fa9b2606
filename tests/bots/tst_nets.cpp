// What bots learn, and the search that asks it.
#include "engines/bots/listed_moves.h"
#include "engines/bots/net_search.h"
#include "engines/bots/search_thinking.h"
#include "engines/learning/school.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"
#include "games_under_test.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pennies.h"
#include "tests/support/players.h"
#include "tests/support/random_event.h"
#include "tests/support/run_now.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <variant>
#include <vector>

namespace tst_nets {

using namespace intrika;

namespace {

using Game = succession::Game;
using Rules = Game::Rules;
using Heuristics = Game::Heuristics;
using Features = Heuristics::Features;

// A net sees what a search sampled; it is asked about a view, and no true position fits in.
static_assert(!std::is_constructible_v<NetSearch<Rules, Heuristics>, const Net&, Rules::State, Seat, std::uint64_t,
                                       std::uint32_t>);
static_assert(!std::is_constructible_v<Features, Rules::View>);

Net someNet() {
    Rng rng(1);
    Net net = learning::unlearnt(Features::counts(), rng);
    for (float& weight : net.past) weight = static_cast<float>(rng.unit()) - 0.5f;
    for (float& weight : net.moves) weight = static_cast<float>(rng.unit()) - 0.5f;
    net.fingerprint = 0x0123456789ABCDEFu;
    return net;
}

// A game whose moves are steps, all of which are looked at.
struct Steps {
    struct Step {
        std::uint8_t which;
        bool operator==(const Step&) const = default;
    };
    struct State {};
    using Move = std::variant<Step>;
    static void orderMoves(const State&, Seat, MoveList<Move>&) {}
    static MoveList<Move> listOf(std::initializer_list<Step> steps) {
        MoveList<Move> moves;
        for (const Step step : steps) moves.push_back(step);
        return moves;
    }
};

// Counts what is played against them.
template <class AnyRules>
struct WatchedRules : AnyRules {
    static inline int illegal = 0;
    template <class Narrator>
    static void play(typename AnyRules::State& state, Seat seat, const typename AnyRules::Move& move,
                     Narrator&& narrator) {
        if (!AnyRules::isLegal(state, seat, move)) ++illegal;
        AnyRules::play(state, seat, move, narrator);
    }
};

Rules::State positionAfter(int decisions, int seats, Rng& rng) {
    Rules::State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
    MoveList<Rules::Move> moves;
    for (int made = 0;; ++made) {
        const Seat mover = settleChance<Rules>(state, rng).seats.first();
        Rules::legalMoves(state, mover, moves);
        if (made >= decisions && moves.size() > 1) return state;
        Rules::play(state, mover, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

// What a player makes of the first choice of a game.
std::vector<RatedMove> ratedAtFirst(const PlayerKind& player, std::uint32_t iterations, int threads = 1) {
    Rng rng(3);
    const auto session = Game::kind().deal(nlohmann::json::object(), 2, rng, {}).value();
    Budget budget;
    budget.iterations = iterations;
    budget.milliseconds = 0;
    budget.isExact = true;
    budget.threads = threads;
    return runNow(*session->think(session->toAct().seats.first(), player, budget, 1)).rated;
}

template <class Use>
void withEachThatLearns(Use use) {
    withEachGame([&use](auto game) {
        using Any = decltype(game);
        if constexpr (HasLearnt<typename Any::Heuristics, typename Any::Rules>) use(game);
    });
}

}  // namespace

class TestNets : public QObject {
    Q_OBJECT

private slots:
    void shippedNetsFitTheFeatures() {
        withEachThatLearns([](auto game) {
            using Any = decltype(game);
            using Looks = typename Any::Heuristics::Features;
            const auto now = learning::Fingerprint<typename Any::Rules, Looks>::computed();
            for (const NetFile& file : Looks::nets()) {
                QVERIFY2(file.bytes.size() <= 300'000, Any::id.data());
                const Net* net = learntNet<Looks>(file.kind);
                QVERIFY2(net, "another number of features: train it anew (docs/bots.md)");
                QVERIFY2(net->fingerprint == now, "other features than it was trained on: train it anew");
            }
        });
    }

    // Also where games of another kind, as of fewer seats, ask another one.
    void everyTableHasANet() {
        withEachThatLearns([](auto game) {
            using Any = decltype(game);
            using AnyRules = typename Any::Rules;
            using Looks = typename Any::Heuristics::Features;
            Rng rng(1);
            for (int seats = Any::kind().minSeats; seats <= Any::kind().maxSeats; ++seats) {
                const auto state = AnyRules::start({}, seats, AnyRules::deal({}, seats, rng));
                const Net* net = netFor<AnyRules, Looks>([&state] { return state; });
                QVERIFY2(net, Any::id.data());
                QCOMPARE((netForView<AnyRules, Looks>(AnyRules::view(state, Seat{0}), 7)), net);
            }
        });
    }

    // Who plays at a weaker level plays as ever.
    void onlyTheStrongAskTheNet() {
        const auto rated = [](const PlayerKind& player) { return ratedAtFirst(player, 300); };
        const auto untaught = rated(*yardstickNamed("untaught"));
        const auto strong = rated({PlayerKind::Is::bot, Level::strong, {}});
        QVERIFY(strong != untaught);
        QCOMPARE(rated({PlayerKind::Is::bot, Level::master, {}}), strong);
        for (const Level level : {Level::easy, Level::normal}) {
            QCOMPARE(rated({PlayerKind::Is::bot, level, {}}), untaught);
        }
    }

    // Each looks at several times as much as the one below it, and a hint at no less than a strong bot.
    void levelsWithANetAreFarApart() {
        withEachThatLearns([]<class Any>(Any) {
            using Searching = LearntSearch<typename Any::Rules, typename Any::Heuristics>;
            const auto goal = [](const Budget& budget) { return goalOf<typename Any::Heuristics, Searching>(budget); };
            const std::uint32_t strong = goal(budgetOf(Level::strong));
            QVERIFY2(goal(budgetOf(Level::master)) >= 10 * strong, Any::id.data());
            QVERIFY2(goal(budgetOfAdvice()) >= strong, Any::id.data());
        });
    }

    // Ten iterations each would tell eight processors less than eighty do one.
    void fewIterationsAreNotSharedOut() {
        QCOMPARE(ratedAtFirst(expert, 80, 8), ratedAtFirst(expert, 80, 1));
        QVERIFY(ratedAtFirst(expert, 800, 8) != ratedAtFirst(expert, 800, 1));
    }

    void whatIsWrittenIsReadAgain() {
        const Net net = someNet();
        const auto bytes = net.bytes();
        const auto read = Net::read(bytes, net.counts);
        QVERIFY(read);
        QCOMPARE(read->fingerprint, net.fingerprint);
        QVERIFY(read->first == net.first && read->past == net.past && read->bias == net.bias &&
                read->second == net.second && read->moves == net.moves);
    }

    void whatDoesNotFitIsRefused() {
        const Net net = someNet();
        auto bytes = net.bytes();
        QVERIFY(!Net::read(bytes, {net.counts.ofSeats + 1, net.counts.ofMoves}));
        QVERIFY(!Net::read(std::span(bytes).first(bytes.size() - 1), net.counts));
        QVERIFY(!Net::read({}, net.counts));
        bytes.push_back(std::byte{0});
        QVERIFY(!Net::read(bytes, net.counts));
        bytes.pop_back();
        bytes.front() = std::byte{0};
        QVERIFY(!Net::read(bytes, net.counts));
    }

    void exponentialsAreTrueEnough() {
        for (float x = -60; x <= 60; x += 0.37f) {
            const double wanted = std::exp(double{x});
            QVERIFY2(std::abs(steadyExp(x) / wanted - 1) < 1e-5, qPrintable(QString::number(x)));
        }
        QVERIFY(steadyExp(-1000) >= 0 && std::isfinite(steadyExp(1000)));
    }

    void chancesAreSharesOfOneWhole() {
        const Net net = someNet();
        Rng rng(1);
        for (int seats = 2; seats <= 4; ++seats) {
            const Rules::State state = positionAfter(20, seats, rng);
            std::vector<float> chances(static_cast<std::size_t>(seats));
            toChances(net, Features(state), chances);
            QVERIFY(std::all_of(chances.begin(), chances.end(), [](float it) { return it > 0 && it < 1; }));
            QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0f) - 1) < 1e-5f);
        }
    }

    void theNetIsAskedAboutEveryMove() {
        const Net net = someNet();
        Rng rng(2);
        for (const int decisions : {0, 7, 30}) {
            const Rules::State state = positionAfter(decisions, 3, rng);
            const Seat seat = Rules::toAct(state).seats.first();
            const auto rate = [&](std::uint64_t seed) {
                NetSearch<Rules, Heuristics> search(net, Rules::view(state, seat), seat, seed, 500);
                while (search.iterations() < 500) search.iterate();
                return search.rated();
            };
            MoveList<Rules::Move> moves;
            Rules::legalMoves(state, seat, moves);
            const auto rated = rate(1);
            QCOMPARE(rated.size(), moves.size());
            std::uint64_t visits = 0;
            for (const RatedMove& move : rated) {
                visits += move.visits;
                QVERIFY(move.expected >= 0 && move.expected <= 1);
            }
            QCOMPARE(visits, std::uint64_t{500});
            QCOMPARE(rate(1), rated);
            QVERIFY(rate(2) != rated);
        }
    }

    // Two of three steps are left after the first one: not all three, which were listed where it was made.
    void whatIsLeftAfterAMoveIsListedAnew() {
        Listings<Steps, Steps> listings;
        auto moves = Steps::listOf({{1}, {2}, {3}});
        listings.narrow({}, 0, Path::root(0), moves);
        const Path after = Path::root(0).then(keyOf(moves.front()));
        for (int time = 0; time < 2; ++time) {
            moves = Steps::listOf({{2}, {3}});
            listings.narrow({}, 0, after, moves);
            QCOMPARE(moves.size(), std::size_t{2});
            QVERIFY(moves.front() == Steps::Move(Steps::Step{2}));
        }
    }

    // What is not legal would lead to positions that no rule knows. From positions all through games of chance.
    void aSearchPlaysWhatIsLegal() {
        withEachThatLearns([](auto game) {
            using Any = decltype(game);
            using AnyRules = typename Any::Rules;
            using Watched = WatchedRules<AnyRules>;
            const int seats = Any::kind().minSeats;
            Rng rng(7);
            for (int played = 0; played < 3; ++played) {
                auto state = AnyRules::start({}, seats, AnyRules::deal({}, seats, rng));
                const Net* net = netFor<AnyRules, typename Any::Heuristics::Features>([&state] { return state; });
                ToAct next = settleChance<AnyRules>(state, rng);
                for (int made = 0; !next.isOver() && made < 400; ++made) {
                    if (made % 20 == 0) {
                        const Seat mover = next.seats.first();
                        NetSearch<Watched, typename Any::Heuristics> search(*net, AnyRules::view(state, mover), mover,
                                                                            rng.next(), 200);
                        while (search.iterations() < 200) search.iterate();
                    }
                    randomEvent<AnyRules>(state, rng);
                    next = settleChance<AnyRules>(state, rng);
                }
            }
            QCOMPARE(Watched::illegal, 0);
        });
    }

    // Along a tree of its own a seat goes by what it sees. In one tree for all it answers a coin that lies covered.
    void whatLiesCoveredPartsNoTreeOfASeat() {
        const auto hopeOf = [](auto heuristics, bool covered) {
            constexpr std::uint32_t iterations = 20'000;
            const Net net(pennies::Features::counts());
            const pennies::State state = pennies::Rules::start({covered, true}, 2, {});
            NetSearch<pennies::Rules, decltype(heuristics)> search(net, pennies::Rules::view(state, Seat{0}), 0, 1,
                                                                   iterations);
            double sum = 0;
            while (search.iterations() < iterations) {
                search.iterate();
                sum += search.values()[0];
            }
            return sum / iterations;
        };
        using OneForEach = pennies::Heuristics<NetTraits{.treeForEachSeat = true}>;
        using OneForAll = pennies::Heuristics<>;
        const double hope = hopeOf(OneForEach(), true);
        QVERIFY2(hope > 0.45 && hope < 0.55, qPrintable(QString::number(hope)));
        QVERIFY2(hopeOf(OneForEach(), false) < 0.05, "an open coin is seen");
        QVERIFY2(hopeOf(OneForAll(), true) < 0.05, "trees of their own are not needed any more");
    }

    void featuresFindRoom() {
        withEachThatLearns([](auto game) {
            using Any = decltype(game);
            using Looks = typename Any::Heuristics::Features;
            using AnyRules = typename Any::Rules;
            Rng rng(1);
            FeatureList list;
            MoveList<typename AnyRules::Move> moves;
            const int seats = Any::kind().maxSeats;
            auto state = AnyRules::start({}, seats, AnyRules::deal({}, seats, rng));
            for (ToAct next = settleChance<AnyRules>(state, rng); !next.isOver();
                 next = settleChance<AnyRules>(state, rng)) {
                for (Seat seat = 0; seat < seats; ++seat) {
                    list.clear();
                    Looks(state).seat(seat, list);
                    QVERIFY2(!list.wholes().empty() && list.wholes().size() < FeatureList::capacity, "left out");
                    QVERIFY2(list.parts().size() < FeatureList::capacity, "some are left out");
                }
                AnyRules::legalMoves(state, next.seats.first(), moves);
                AnyRules::play(state, next.seats.first(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        });
    }
};

INTRIKA_TEST(TestNets)

}  // namespace tst_nets

#include "tst_nets.moc"
