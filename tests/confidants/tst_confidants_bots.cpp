// How bots of The Emperor's Confidants weigh what is left to do, meetings and trades.
#include "engines/bots/net_search.h"
#include "engines/confidants/bot/bargain.h"
#include "engines/confidants/bot/heuristics.h"
#include "engines/confidants/bot/plan.h"
#include "tests/support/confidants_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <functional>

namespace tst_confidants_bots {

using namespace intrika;
using namespace intrika::confidants;

namespace {

State begun(int seats, std::uint64_t seed) {
    Rng rng(seed);
    Options options;
    options.board = *suppliedBoard("small");
    options.rounds = 60;
    return Rules::start(options, seats, Rules::deal(options, seats, rng));
}

bool isTurn(const State& state) { return state.phase == Phase::turn && state.pending.kind == Waiting::none; }

// Plays as rollouts do, to the end or until `isEnough`.
State played(State state, std::uint64_t seed, const std::function<bool(const State&)>& isEnough) {
    Rng rng(seed);
    MoveList<Move> scratch;
    while (!Rules::toAct(state).isOver()) {
        if (Rules::toAct(state).isChance()) {
            Rules::settle(state, Rules::draw(state, rng), nullptr);
            continue;
        }
        if (isEnough(state)) break;
        const Seat seat = Rules::toAct(state).seats.first();
        Rules::play(state, seat, Heuristics::rolloutMove(state, seat, rng, scratch), nullptr);
    }
    return state;
}

// What the search looks at.
MoveList<Move> sieved(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    Heuristics::orderMoves(state, seat, moves);
    return moves;
}

// The key of what is told of a move, by what its seat knows.
std::string reasonFor(const State& state, Seat seat, const Move& move) {
    return Heuristics::explain(Rules::view(state, seat), seat, move).id;
}

constexpr Gift theMap = giftOf(GiftKind::map, 0);
Seat otherThan(Seat seat) { return seat == 0 ? 1 : 0; }

// A position in which all have delivered their wagons, the seat whose turn it is has gold, and another a map and none.
State beforeATrade(int seats) {
    State state = played(begun(seats, 5), 5, [](const State& now) { return now.round == 2 && isTurn(now); });
    const Seat seat = state.active();
    for (Player& player : state.players) {
        for (const City city : allCities) player.delivered.append(city);
    }
    for (Secrets& secrets : state.secrets) secrets.wagons.fill(noWagon);
    state.players[seat].army(ArmyKind::patrician).gold = 8;
    for (Army& army : state.players[otherThan(seat)].armies) army.gold = 0;
    GiftPiles rest;
    for (const City city : allCities) {
        for (const Gift gift : state.piles.list(city)) {
            if (gift != theMap) rest.putBelow(city, gift);
        }
    }
    state.piles = rest;
    state.gifts.move(theMap, GiftZone::with(otherThan(seat), ArmyKind::patrician));
    return state;
}

}  // namespace

class TestConfidantsBots : public QObject {
    Q_OBJECT
private slots:
    // What bots play for falls when a settlement is visited, and is 0 at the goal (E-132).
    void aPlanCountsWhatIsLeft() {
        State state = positionOf(examplePosition());
        const float before = Plan(state, 0).rounds();
        for (std::uint8_t index = 0; index < state.board().settlements(); ++index) {
            Player& player = state.players[0];
            if (player.hasVisited(index)) continue;
            player.visited.append(index);
            player.visitedSet |= 1u << index;
        }
        const float visited = Plan(state, 0).rounds();
        QVERIFY(visited < before);
        for (const City city : allCities) state.players[0].delivered.append(city);
        QVERIFY(hasReachedGoal(state, 0));
        QCOMPARE(Plan(state, 0).rounds(), 0.0f);
    }

    // Bots that only play as in rollouts reach the goal of the small board long before the limit.
    // Why a move is told only where it is so.
    void aReasonFitsThePosition() {
        State state = begun(2, 6);
        while (state.phase != Phase::bid) Rules::play(state, Rules::toAct(state).seats.first(), movesOf(state).front());
        const Seat seat = state.active(), other = otherThan(seat);
        const auto of = [&](const Move& move) { return reasonFor(state, seat, move); };
        QCOMPARE(of(Bid{Rank::localGuide, Secret::luck}), std::string());  // nobody is tired
        QCOMPARE(of(Bid{Rank::camping, Secret::luck}), std::string());     // all cards are in hand
        QCOMPARE(of(Scheme{By::action, other}), std::string("why.scheme-early"));
        QCOMPARE(of(Scheme{By::action, seat}), std::string());
        state.players[seat].fatigue = 11;
        state.players[seat].finding = state.players[other].finding = 12;
        QCOMPARE(of(Bid{Rank::localGuide, Secret::luck}), std::string("why.relief"));
        QCOMPARE(of(Bid{Rank::camping, Secret::luck}), std::string("why.camp-tired"));
        QCOMPARE(of(Scheme{By::action, other}), std::string("why.scheme"));
        QCOMPARE(of(Scheme{By::action, seat}), std::string("why.hide"));
        state.players[seat].hand = RankSet::of(Rank::camping).with(Rank::jewel);
        QCOMPARE(of(Bid{Rank::camping, Secret::luck}), std::string("why.camp"));
    }

    // Of hundreds of moves the net is asked about those that the search looks at, the same with every visit.
    void theNetIsAskedAboutWhatIsLookedAt() {
        for (const int round : {1, 3}) {
            const State state = played(begun(3, 7), 7, [round](const State& now) {
                return now.round == round && isTurn(now) && movesOf(now).size() > 20;
            });
            const Seat seat = Rules::toAct(state).seats.first();
            const auto rate = [&](std::uint64_t seed) {
                bots::LearntSearch<Rules, Heuristics> search(Rules::view(state, seat), seat, seed, 300);
                while (search.iterations() < 300) search.iterate();
                return search.rated();
            };
            const auto rated = rate(1);
            const MoveList<Move> looked = sieved(state, seat);
            QCOMPARE(rated.size(), looked.size());
            std::uint64_t visits = 0;
            for (std::size_t index = 0; index < rated.size(); ++index) {
                QCOMPARE(rated[index].key, keyOf(looked[index]));
                QVERIFY(rated[index].expected >= 0 && rated[index].expected <= 1);
                visits += rated[index].visits;
            }
            QCOMPARE(visits, std::uint64_t{300});
            QCOMPARE(rate(1), rated);
        }
    }

    void eachBoardHasANetOfItsOwn() {
        Rng rng(1);
        const State large = Rules::start({}, 2, Rules::deal({}, 2, rng));
        const auto* ofSmall = bots::netFor<Rules, Features>([] { return begun(2, 1); });
        const auto* ofLarge = bots::netFor<Rules, Features>([&] { return large; });
        QVERIFY(ofSmall && ofLarge && ofSmall != ofLarge);
        QCOMPARE((bots::netForView<Rules, Features>(Rules::view(large, 1), 7)), ofLarge);
    }

    // Chances alone would let whoever is far ahead stand still.
    void aValueIsHigherNearTheGoal() {
        const State state = played(begun(2, 4), 4, [](const State& now) { return now.round == 3 && isTurn(now); });
        State nearer = state;
        for (const City city : allCities) {
            if (!nearer.players[0].delivered.contains(city)) nearer.players[0].delivered.append(city);
        }
        nearer.secrets[0].wagons.fill(noWagon);
        const auto urged = [](const State& position) {
            std::array<float, 2> values{0.5f, 0.5f};
            Features(position).urge(values);
            return values;
        };
        QVERIFY(urged(nearer)[0] > urged(state)[0]);
        QCOMPARE(urged(nearer)[1], urged(state)[1]);
    }

    void playoutsReachTheGoal() {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const State end = played(begun(2, seed), seed, [](const State&) { return false; });
            QVERIFY(end.round < 25);
        }
    }

    // A patrician without a wagon takes over the one that he is to deliver next from an army that stands beside him.
    void aWagonIsTakenOverOnTheWay() {
        State state = played(begun(2, 3), 3, [](const State& now) { return now.round == 2 && isTurn(now); });
        const Seat seat = state.active();
        Player& player = state.players[seat];
        Secrets& secrets = state.secrets[seat];
        Army& patrician = player.army(ArmyKind::patrician);
        for (const ArmyKind kind : {ArmyKind::patrician, ArmyKind::small}) {
            player.delivered.append(secrets.wagon(kind));
            secrets.wagon(kind) = noWagon;
        }
        const NodeId open = state.board().start().front();
        patrician.at = player.army(ArmyKind::large).at = open;
        const Plan plan(state, seat);
        QVERIFY(plan.bringsNext(ArmyKind::large));
        QCOMPARE(plan.meeting().place, open);
        QCOMPARE(plan.meeting().wait, 0.0f);
        Rng rng(1);
        MoveList<Move> scratch;
        const Move move = Heuristics::rolloutMove(state, seat, rng, scratch);
        const auto* send = std::get_if<Send>(&move);
        QVERIFY(send);
        QVERIFY(send->goods == Goods::of(secrets.wagon(ArmyKind::large)));
        QCOMPARE(send->to, ArmyKind::patrician);
    }

    // E-98: with more than two seats a trade can help both; it is offered and accepted.
    void aTradeThatHelpsBothIsMade() {
        State state = beforeATrade(3);
        const Seat seat = state.active();
        const auto offers = sieved(state, seat);
        QCOMPARE(offers.size(), std::size_t{1});
        const auto* offer = std::get_if<Offer>(&offers[0]);
        QVERIFY(offer);
        QVERIFY(offer->want == Goods::of(theMap));
        QVERIFY(offer->give.isGold());
        QCOMPARE(reasonFor(state, seat, *offer), std::string("why.offer"));
        Rules::play(state, seat, *offer, nullptr);
        const auto answers = sieved(state, otherThan(seat));
        QCOMPARE(answers.size(), std::size_t{1});
        QVERIFY(answers[0] == Move(Answer{true}));
        QCOMPARE(reasonFor(state, otherThan(seat), Answer{true}), std::string("why.accept"));
        Rng rng(1);
        MoveList<Move> scratch;
        QVERIFY(Heuristics::rolloutMove(state, otherThan(seat), rng, scratch) == Move(Answer{true}));
    }

    // What helps one of two seats harms the other.
    void twoSeatsDoNotTrade() {
        const State state = beforeATrade(2);
        const auto isOffer = [](const Move& move) { return std::holds_alternative<Offer>(move); };
        const auto legal = movesOf(state);
        QVERIFY(std::any_of(legal.begin(), legal.end(), isOffer));
        const auto moves = sieved(state, state.active());
        QVERIFY(std::none_of(moves.begin(), moves.end(), isOffer));
    }

    // Nobody gives what they need for less than it is worth to them.
    void aTradeThatHelpsOneIsRefused() {
        State state = beforeATrade(3);
        const Seat seat = state.active(), other = otherThan(seat);
        state.players[other].army(ArmyKind::patrician).gold = 8;
        Rules::play(state, seat, Offer{Goods::ofGold(1), Goods::of(theMap), other}, nullptr);
        const auto answers = sieved(state, other);
        QCOMPARE(answers.size(), std::size_t{1});
        QVERIFY(answers[0] == Move(Answer{false}));
        QCOMPARE(reasonFor(state, other, Answer{false}), std::string("why.decline"));
    }

    // Whoever would gain refuses where the other would gain more: of two seats that is what counts.
    void whyARivalIsNotHelped() {
        State state = beforeATrade(2);
        const Seat seat = state.active(), other = otherThan(seat);
        int gold = 0;
        Savings saved;
        do {
            saved = savingsBy(Rules::view(state, spectator), seat, {Goods::ofGold(++gold), Goods::of(theMap), other});
        } while (gold < 8 && (saved.taker <= 0 || saved.giver <= saved.taker));
        QVERIFY(saved.taker > 0 && saved.giver > saved.taker);
        Rules::play(state, seat, Offer{Goods::ofGold(gold), Goods::of(theMap), other}, nullptr);
        QVERIFY(sieved(state, other)[0] == Move(Answer{false}));
        QCOMPARE(reasonFor(state, other, Answer{false}), std::string("why.decline-rival"));
    }
};

INTRIKA_TEST(TestConfidantsBots)

}  // namespace tst_confidants_bots

#include "tst_confidants_bots.moc"
