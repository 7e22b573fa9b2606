// What bots learn to do by what they see.
#include "engines/bots/net_search.h"
#include "engines/learning/acting.h"
#include "engines/learning/school.h"
#include "games_under_test.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pennies.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>
#include <vector>

namespace tst_policies {

using namespace intrika;

namespace {

using Game = schemes::Game;
using Rules = Game::Rules;
using Features = Game::Heuristics::Features;
using Sight = Features::Sight;

// A policy is made of what a seat sees; no true position fits in.
static_assert(!std::is_constructible_v<Sight, Rules::State>);

Policy somePolicy() {
    Rng rng(1);
    Policy policy = learning::unpractised(Sight::counts(), rng);
    for (float& weight : policy.past) weight = static_cast<float>(rng.unit()) - 0.5f;
    return policy;
}

bool areEqual(const Policy& one, const Policy& other) {
    return one.ofSeat == other.ofSeat && one.ofMoves == other.ofMoves && one.past == other.past &&
           one.bias == other.bias && one.second == other.second;
}

// Whether the coin can be seen, and how it lies.
struct SightOfCoin {
    explicit SightOfCoin(const pennies::View& view) : laid(view.seen.laid) {}
    static FeatureCounts counts() { return {1, 6}; }
    void seat(FeatureList& list) const { list.add({0, 1}); }
    void move(const pennies::Rules::Move& move, FeatureList& list) const {
        list.add({0, 6}, 2 * (laid + 1) + std::get<pennies::Show>(move).side);
    }
    int laid;
};
struct Pennies {
    using Rules = pennies::Rules;
    struct Heuristics : pennies::Heuristics<> {
        struct Features : pennies::Features {
            using pennies::Features::Features;
            using Sight = SightOfCoin;
        };
    };
};

// How likely the first of two sides is, after some games.
struct Sides {
    float laid = 0;
    float guessed = 0;  // where the first one lies, as far as that is seen
};
Sides sidesAfterGames(bool covered) {
    Rng rng(3);
    learning::Actor actor(learning::unpractised(SightOfCoin::counts(), rng));
    learning::Trainer critic{Net(pennies::Features::counts())};
    learning::Acting<Pennies> acting(actor, critic, rng.split());
    learning::Progress progress;
    pennies::Options options;
    options.covered = covered;
    for (int step = 0; step < 400; ++step) {
        for (int game = 0; game < 32; ++game) acting.playGame(options, 2, 0.05f, progress);
        actor.step(0.01f, 32);
        if (step >= 200) actor.remember();
    }
    const Policy policy = actor.meanOfRemembered();
    pennies::State state{options};
    MoveList<pennies::Rules::Move> moves;
    FeatureList list;
    std::vector<float> shares;
    const auto shareOfFirst = [&](Seat seat) {
        pennies::Rules::legalMoves(state, seat, moves);
        toShares(policy, SightOfCoin(pennies::Rules::view(state, seat)), moves, list, shares);
        return shares.front();
    };
    Sides sides;
    sides.laid = shareOfFirst(0);
    pennies::Rules::play(state, 0, moves.front());
    sides.guessed = shareOfFirst(1);
    return sides;
}

// More than a list has room for would be left out, and nobody would miss it.
template <class Any>
bool findsRoom(int seats) {
    using AnyRules = typename Any::Rules;
    Rng rng(2);
    MoveList<typename AnyRules::Move> moves;
    FeatureList list;
    const auto hasRoom = [&list] {
        return !list.wholes().empty() && list.wholes().size() < FeatureList::capacity &&
               list.parts().size() < FeatureList::capacity;
    };
    auto state = AnyRules::start({}, seats, AnyRules::deal({}, seats, rng));
    for (ToAct next = settleChance<AnyRules>(state, rng); !next.isOver(); next = settleChance<AnyRules>(state, rng)) {
        const Seat mover = next.seats.first();
        const auto view = AnyRules::view(state, mover);
        const typename Any::Heuristics::Features::Sight sight(view);
        list.clear();
        sight.seat(list);
        if (!hasRoom()) return false;
        AnyRules::legalMoves(state, mover, moves);
        for (const auto& move : moves) {
            list.clear();
            sight.move(move, list);
            if (!hasRoom()) return false;
        }
        AnyRules::play(state, mover, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return true;
}

}  // namespace

class TestPolicies : public QObject {
    Q_OBJECT

private slots:
    // In the file of the net, each weight to a 254th of the largest one of its row.
    void whatIsWrittenIsReadAgain() {
        Net net(Features::counts());
        net.policy = somePolicy();
        const auto read = Net::read(net.bytes(), net.counts, Sight::counts());
        QVERIFY(read && read->policy);
        QVERIFY(areEqual(*read->policy, net.policy->rounded()));
        QVERIFY(areEqual(read->policy->rounded(), *read->policy));
        for (std::size_t row = 0; row < net.policy->ofSeat.size(); ++row) {
            for (std::size_t unit = 0; unit < Policy::hidden; ++unit) {
                QVERIFY(std::abs(read->policy->ofSeat[row][unit] - net.policy->ofSeat[row][unit]) < 0.3f / 254);
            }
        }
    }

    void whatDoesNotFitIsRefused() {
        Net net(Features::counts());
        net.policy = somePolicy();
        auto bytes = net.bytes();
        const auto [seats, moves] = Sight::counts();
        QVERIFY(!Net::read(bytes, net.counts, {seats + 1, moves}));
        QVERIFY(!Net::read(bytes, net.counts));
        QVERIFY(!Net::read(std::span(bytes).first(bytes.size() - 1), net.counts, Sight::counts()));
        bytes.push_back(std::byte{0});
        QVERIFY(!Net::read(bytes, net.counts, Sight::counts()));
    }

    void aSightFindsRoom() {
        withEachGame([](auto game) {
            using Any = decltype(game);
            if constexpr (LearnsToActBySight<typename Any::Heuristics::Features, typename Any::Rules>) {
                for (int seats = Any::kind().minSeats; seats <= Any::kind().maxSeats; ++seats) {
                    QVERIFY2(findsRoom<Any>(seats), Any::id.data());
                }
            }
        });
    }

    // What the net says of moves is not asked any more where there is a policy.
    void theSearchTriesWhatThePolicyLikes() {
        Rng rng(4);
        const auto state = Rules::start({}, 2, Rules::deal({}, 2, rng));
        const Seat seat = Rules::toAct(state).seats.first();
        Net net(Features::counts());
        net.policy = Policy(Sight::counts());
        MoveList<Rules::Move> moves;
        Rules::legalMoves(state, seat, moves);
        for (const auto& liked : moves) {
            const auto view = Rules::view(state, seat);
            const Sight sight(view);
            FeatureList list;
            sight.move(liked, list);
            std::fill(net.policy->past.begin(), net.policy->past.end(), 0.0f);
            list.forEach([&](std::uint32_t index, float amount) { net.policy->past[index] = 4 * amount; });
            NetSearch<Rules, Game::Heuristics> search(net, view, seat, 1, 1);
            search.iterate();
            QVERIFY(search.rate(liked).visits == 1);
        }
    }

    // Who sees how the coin lies guesses right; where nobody does, nobody may be read.
    void actorsLearnWhatToHide() {
        const Sides open = sidesAfterGames(false);
        QVERIFY2(open.guessed > 0.9f, qPrintable(QString::number(open.guessed)));
        const Sides covered = sidesAfterGames(true);
        QVERIFY2(std::abs(covered.laid - 0.5f) < 0.15f, qPrintable(QString::number(covered.laid)));
        QVERIFY2(std::abs(covered.guessed - 0.5f) < 0.15f, qPrintable(QString::number(covered.guessed)));
    }

    void aSchoolOfActorsRepeatsItselfAndCanBeResumed() {
        learning::Curriculum curriculum;
        curriculum.byValues = 1;
        curriculum.bySearches = 0;
        curriculum.byActing = 2;
        curriculum.gamesByValues = 20;
        curriculum.gamesByActing = 128;
        curriculum.gateGames = 2;
        learning::School<Game> school(curriculum);
        school.next();
        QVERIFY(!school.best().policy);
        school.next();
        auto trainer = learning::Trainer::read(school.trainer().bytes(), Features::counts());
        auto actor = learning::Actor::read(school.actor().bytes(), Sight::counts());
        QVERIFY(trainer && actor);
        learning::School<Game> again(curriculum);
        again.resume(std::move(*trainer), std::move(*actor), school.best(), 2);
        school.next();
        again.next();
        QVERIFY(school.isOver() && again.isOver());
        QVERIFY(school.trainer().bytes() == again.trainer().bytes());
        QVERIFY(school.actor().bytes() == again.actor().bytes());
        QVERIFY(school.best().bytes() == again.best().bytes());
    }
};

INTRIKA_TEST(TestPolicies)

}  // namespace tst_policies

#include "tst_policies.moc"
