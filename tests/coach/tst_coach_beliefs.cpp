// What bots of the Coach believe of what they cannot see: possible, likely by what was seen, never told by haste.
#include "engines/bots/net_search.h"
#include "engines/bots/search_thinking.h"
#include "engines/coach/heuristics.h"
#include "tests/support/coach_positions.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/one_of.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <map>

namespace tst_coach_beliefs {

using namespace intrika;
using namespace intrika::coach;

namespace {

Place placeOfPearl(const State& state) {
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].hand.has(Object::blackPearl)) return seat;
    }
    return deckPlace;
}

bool isKnownTo(const View& view, Place place) {
    return place != deckPlace &&
           (view.players[place].hand.has(Object::blackPearl) || view.notes.holds[place].has(Object::blackPearl));
}

std::size_t splitOf(const Allegiance& allegiance, const State& state) {
    SeatSet order;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].alliance == Alliance::order) order = order.with(seat);
    }
    std::size_t split = 0;
    while (split < allegiance.splits() && allegiance.order(split) != order) ++split;
    return split;
}

// How often the pearl is believed to lie there, of four seats of whom the first asks itself; nothing lies open.
double pearlAt(Place place, const std::vector<Told>& seen) {
    const State state = tableOf({{"dagger", "bag-key", "bag-goblet", "whip"}, plainProfessions});
    const Belief belief(Rules::view(state, Seat(0)), seen);
    Rng rng(23);
    int times = 0;
    for (int time = 0; time < 2000; ++time) times += placeOfPearl(belief.truth(rng)) == place ? 1 : 0;
    return times / 2000.0;
}

}  // namespace

class TestCoachBeliefs : public QObject {
    Q_OBJECT

private slots:

    // C-3: all ways to deal the alliance cards of which the observer has one, and each of them is drawn.
    void everySplitIsBelievedPossible_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("splits");
        const int splits[8] = {2 + 1, 3, 6 + 4, 10, 20 + 15, 35, 70 + 56, 126};
        for (int seats = 3; seats <= 10; ++seats) QTest::addRow("%d seats", seats) << seats << splits[seats - 3];
    }
    void everySplitIsBelievedPossible() {
        QFETCH(int, seats);
        QFETCH(int, splits);
        Rng rng(17);
        const State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
        const Allegiance allegiance(Rules::view(state, Seat(1)));
        QCOMPARE(static_cast<int>(allegiance.splits()), splits);
        std::map<int, int> drawn;
        for (int time = 0; time < 40 * splits; ++time) {
            int bits = 0;
            for (const Seat seat : allegiance.order(allegiance.draw(rng))) bits |= 1 << seat;
            ++drawn[bits];
        }
        QCOMPARE(static_cast<int>(drawn.size()), splits);
        for (const auto& [bits, times] : drawn) QVERIFY2(times > 10 && times < 90, std::to_string(bits).c_str());
    }

    void whoStandsByWhomIsBelievedAFriend() {
        Rng rng(19);
        const State state = Rules::start({}, 5, Rules::deal({}, 5, rng));
        const View view = Rules::view(state, Seat(0));
        const std::vector<Told> seen{told::FightBegan{1, 2}, told::Spoke{3, Side::attacker},
                                     told::Spoke{4, Side::defender}};
        const Bonds bonds(5, seen);
        QVERIFY(bonds.between(1, 3) > 0 && bonds.between(2, 4) > 0);
        QVERIFY(bonds.between(1, 2) < 0 && bonds.between(2, 3) < 0 && bonds.between(1, 4) < 0);
        QCOMPARE(bonds.between(0, 1), 0.0f);
        // What is known for certain stays certain, whatever they did.
        View informed = view;
        informed.notes.learnAlliance(1, Alliance::order);
        informed.notes.learnAlliance(3, Alliance::brotherhood);
        const Allegiance allegiance(informed, seen);
        QCOMPARE(allegiance.chanceOf(1, Alliance::order), 1.0f);
        QCOMPARE(allegiance.chanceOf(3, Alliance::order), 0.0f);
        QVERIFY(std::abs(allegiance.chanceOf(2, Alliance::order) + allegiance.chanceOf(2, Alliance::brotherhood) - 1) <
                1e-4f);
    }

    // C-6: nothing comes back into the deck, so no bag lies there; who looked through it knows more.
    void noBagLiesInTheDeck() {
        State state = tableOf({{"dagger", "bag-key", "bag-goblet", "whip"}, plainProfessions, "key goblet"});
        Rng rng(2);
        for (int time = 0; time < 200; ++time) {
            const State truth = Rules::determinize(Rules::view(state, Seat(0)), rng);
            for (const Object object : truth.deck) QVERIFY(!isBag(object));
        }
        state.notes[0].lookThroughDeck(objectsOf(state.deck));
        state.notes[0].deckTop = {Object::key, Object::goblet};
        for (int time = 0; time < 200; ++time) {
            const State truth = Rules::determinize(Rules::view(state, Seat(0)), rng);
            QVERIFY(truth.deck.back() == Object::key && truth.deck.fromBack(1) == Object::goblet);
            QVERIFY(objectsOf(truth.deck) == objectsOf(state.deck));
        }
    }

    // C-6: the same for what somebody once had, wherever it has gone since.
    void whatWasSeenInAHandIsNotInTheDeck() {
        State state = tableOf({{"whip", "bag-key gloves", "bag-goblet", "coat"}, plainProfessions});
        state.notes[0].held[1] = objects("dagger key");
        const Belief belief(Rules::view(state, Seat(0)), {});
        Rng rng(4);
        for (int time = 0; time < 300; ++time) {
            const State truth = belief.truth(rng);
            QVERIFY(!objectsOf(truth.deck).has(Object::dagger));
            QVERIFY(objectsOf(truth.deck).copies(Object::key) <= 2);
        }
    }

    // C-41: who has the pearl wants to be rid of it, and nobody can refuse it.
    void thePearlIsFollowed() {
        const double dealt = 2.0 / 14 / 4;
        const Hidden<Object> unseen;
        const told::Offered offer{1, 2, unseen};
        const std::vector<Told> taken{offer, told::Exchanged{1, 2, true, unseen}, told::Exchanged{2, 1, false, unseen}};
        QVERIFY(std::abs(pearlAt(1, {}) - dealt) < 0.02);
        QVERIFY(pearlAt(1, {offer, told::Refused{2, 1, unseen}}) < 0.25 * dealt);
        QVERIFY(pearlAt(2, taken) > pearlAt(1, taken));
        QVERIFY(pearlAt(2, taken) > pearlAt(3, taken));
        // C-51: what is said aloud was no pearl.
        std::vector<Told> named = taken;
        named.push_back(told::Named{1, Object::monocle});
        QVERIFY(pearlAt(2, named) < pearlAt(2, taken));
        const told::Demanded demand{2, 3, Object::blackPearl};
        QCOMPARE(pearlAt(3, {demand, told::DemandFailed{2, 3}}), 0.0);
        const told::Exchanged given{2, 3, false, unseen};
        QCOMPARE(pearlAt(2, {demand, given, told::Exchanged{3, 2, true, unseen}}), 1.0);
    }

    // Whatever was seen on the way: the truth is never ruled out, and only truths with the same view are believed.
    void whatIsTrueIsBelievedPossible() {
        for (const int seats : {4, 5, 10}) {
            Rng rng(static_cast<std::uint64_t>(seats));
            State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
            std::vector<Told> seen;
            for (int event = 0; event < 250 && !Rules::toAct(state).isOver(); ++event) {
                Narrator narrator;
                const ToAct now = Rules::toAct(state);
                if (now.isChance()) {
                    Rules::settle(state, Rules::draw(state, rng), &narrator);
                } else {
                    const Seat seat = now.seats.first();
                    const auto moves = movesOf(state, seat);
                    const Move move = oneOf(moves, rng);
                    if (!std::holds_alternative<Declare>(move)) Rules::play(state, seat, move, &narrator);
                }
                for (const auto& each : narrator.narrated()) seen.push_back(redact(each.told, Seat(0)));
                const View view = Rules::view(state, Seat(0));
                if (event % 5 != 0 || allIsShown(state.board.phase)) continue;
                const Belief belief(view, seen);
                QVERIFY(Rules::view(belief.truth(rng), Seat(0)) == view);
                const Place place = placeOfPearl(state);
                if (isKnownTo(view, place)) continue;
                const auto drawn = belief.pearl().draw(splitOf(belief.allegiance(), state), Places().set(place), rng);
                QVERIFY2(drawn == place, qPrintable(QString("%1 seats, event %2").arg(seats).arg(event)));
            }
        }
    }

    // To declare is computed, or not done: the search may only find other moves.
    void noSearchEndsInADeclaration() {
        const State state = tableOf({{"key key", "goblet", "whip", "gloves"}, plainProfessions});
        QVERIFY(mayPlay(state, 0, Declare{Victory::alliance}));
        const View view = Rules::view(state, Seat(0));
        const Net net(Features::counts());
        intrika::Search<Rules, Heuristics> search(view, 0, 5, 50);
        NetSearch<Rules, Heuristics> taught(net, view, 0, 5, 50);
        const auto ratedBy = [](auto& any) {
            for (int time = 0; time < 50; ++time) any.iterate();
            auto rated = any.rated();
            return rated.size() + 1 == any.choices().size() ? rated : std::vector<RatedMove>();
        };
        for (const auto& rated : {ratedBy(search), ratedBy(taught)}) {
            QVERIFY(!rated.empty());
            for (const RatedMove& move : rated) QVERIFY(move.key != keyOf(Move(Declare{Victory::alliance})));
        }
        std::uint32_t visits = 0;  // nor is time lost on it
        for (const RatedMove& move : taught.rated()) visits += move.visits;
        QCOMPARE(visits, 50u);
    }

    // Whatever a seat may do has features that say so, but for what is reckoned.
    void everyMoveIsLookedAt() {
        Rng rng(29);
        MoveList<Move> moves;
        FeatureList list;
        State state = Rules::start({}, 5, Rules::deal({}, 5, rng));
        for (ToAct next = settleChance<Rules>(state, rng); !next.isOver(); next = settleChance<Rules>(state, rng)) {
            const Seat mover = next.seats.first();
            Rules::legalMoves(state, mover, moves);
            const Features features(state);
            for (const Move& move : moves) {
                list.clear();
                features.move(mover, move, list);
                const bool isReckoned = std::holds_alternative<Declare>(move) || std::holds_alternative<Name>(move);
                QCOMPARE(list.wholes().empty(), isReckoned);
                for (const std::uint32_t index : list.wholes()) {
                    QVERIFY(index < static_cast<std::uint32_t>(Features::counts().ofMoves));
                }
            }
            Rules::play(state, mover, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }

    // C-130: what is computed is told as the one move that was thought of, and not as one that was searched.
    void whatIsReckonedIsOneMoveWithoutProspects() {
        const State state = tableOf({{"lodge-arms key key goblet", "dagger", "whip", "gloves"}, plainProfessions});
        Budget budget;
        budget.iterations = 50;
        budget.milliseconds = 0;
        std::atomic<float> share;
        SearchThinking<Rules, Heuristics> thinking(Rules::view(state, Seat(0)), 0, budget, 3);
        const Advice advice = thinking.run({}, share);
        QCOMPARE(advice.best, keyOf(Move(Declare{Victory::lodge})));
        QCOMPARE(advice.rated.size(), std::size_t(1));
        QCOMPARE(advice.rated.front().key, advice.best);
        QCOMPARE(advice.rated.front().visits, 0u);
    }

    // Who is asked for the Priest and is not, is thought about as long as who is: the time it takes tells nothing.
    void aForcedAnswerTakesAsLong() {
        State state = tableOf({{"key", "dagger", "whip", "gloves"}, "brawler priest grand-master poison-mixer"});
        play(state, 0, Fight{1});
        for (const Seat seat : {Seat(1), Seat(2)}) {
            QCOMPARE(movesOf(state, seat).size(), std::size_t(seat == 1 ? 2 : 1));
            Budget budget;
            budget.iterations = 120;
            budget.milliseconds = 0;
            std::atomic<float> share;
            SearchThinking<Rules, Heuristics> thinking(Rules::view(state, seat), seat, budget, 3);
            QCOMPARE(thinking.run({}, share).iterations, std::uint64_t{120});
        }
    }
};

INTRIKA_TEST(TestCoachBeliefs)

}  // namespace tst_coach_beliefs

#include "tst_coach_beliefs.moc"
