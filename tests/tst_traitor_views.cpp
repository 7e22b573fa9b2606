// What each seat of Traitor knows: determinized truths, and what the story of a game tells to whom.
#include "engines/traitor/pieces.h"
#include "tests/support/traitor_positions.h"

#include <QtTest>

#include <algorithm>

using namespace intrika;
using namespace intrika::traitor;

namespace {

constexpr Options faceDown{Deal::random, Supplies::faceDown, United::count};
struct Played {
    State before;
    State after;
    std::vector<Happening> story;
};

// One random event from the first position that `wanted` accepts.
template <class Wanted>
Played playedFrom(const Options& options, Wanted wanted) {
    Played played;
    played.before = reached(options, 4, 20, wanted);
    played.after = played.before;
    Rng rng(21);
    Narrator narrator;
    playRandomly(played.after, rng, &narrator);
    played.story = narrator.take();
    return played;
}

std::vector<Happening> told(const std::vector<Happening>& story, Told what) {
    std::vector<Happening> found;
    std::copy_if(story.begin(), story.end(), std::back_inserter(found),
                 [&](const Happening& h) { return h.what == static_cast<std::uint16_t>(what); });
    return found;
}

auto lastSupplier(const State& state) {
    return state.board.phase == Phase::supply && state.board.turnOf(state.board.actor) == state.board.seats - 1;
}

}  // namespace

class TestTraitorViews : public QObject {
    Q_OBJECT
private slots:
    // T-83 to T-88: a guess looks the same, leaves the same moves, and is a position that could be read.
    void guessesAreGood() {
        Rng rng(18);
        for (const Options& options : {Options{}, faceDown, Options{Deal::fixed, Supplies::faceDown, United::fourth}}) {
            for (const int seats : {3, 4}) {
                State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
                while (!Rules::toAct(state).isOver()) {
                    for (Seat seat = 0; seat < seats; ++seat) {
                        const View view = viewOf(state, Observer(seat));
                        const State guess = determinized(view, rng);
                        QVERIFY(viewOf(guess, Observer(seat)) == view);
                        QVERIFY(view.toAct() == Rules::toAct(state));
                        MoveList<Move> moves, guessed;
                        Rules::legalMoves(state, seat, moves);
                        Rules::legalMoves(guess, seat, guessed);
                        QVERIFY(moves == guessed);
                        const auto read = Codec::readPosition(Codec::writePosition(guess), options, seats);
                        QVERIFY(read.has_value());
                        QVERIFY(*read == guess);
                    }
                    playRandomly(state, rng);
                }
            }
        }
    }

    // T-89 admits cards face up among what is held; T-88 cannot be kept then, but a guess must still be possible.
    void heldCardsInSightAreNoTrouble() {
        Json json = examplePosition();
        json["players"][3]["known"]["held"] = {"2", "4", "4", "6", "8"};  // 2 4 4 6 have been played
        const State truth = positionOf(json);
        const View view = viewOf(truth, Observer(3));
        Rng rng(19);
        for (int i = 0; i < 1000; ++i) {
            const State guess = determinized(view, rng);
            QVERIFY(viewOf(guess, Observer(3)) == view);
            QVERIFY((guess.cards[1].hand + guess.cards[2].hand).contains(SupplySet::of(5)));
        }
        // T-87: what went to the discards in phase 9 stays in what is held.
        State state = truth;
        while (!Rules::toAct(state).isOver()) {
            const View later = viewOf(state, Observer(3));
            QVERIFY(viewOf(determinized(later, rng), Observer(3)) == later);
            playRandomly(state, rng);
        }
    }

    // T-19, T-21: an action card is taken in secret; T-24, T-25: supplies openly, or face down.
    void secretMovesAreNotSeen() {
        const State open = reachedPhase({}, 3, 22, Phase::supply);
        const State hidden = reachedPhase(faceDown, 3, 22, Phase::supply);
        const Move choose = ChooseAction{Action::farmer};
        const Move supplies = PlaySupplies{};
        QVERIFY(Rules::sees(open, 1, choose, Observer(1)));
        QVERIFY(!Rules::sees(open, 1, choose, Observer(2)));
        QVERIFY(!Rules::sees(open, 1, choose, spectator));
        QVERIFY(Rules::sees(open, 1, supplies, spectator));
        QVERIFY(!Rules::sees(hidden, 1, supplies, Observer(0)));
        QVERIFY(Rules::sees(hidden, 1, supplies, Observer(1)));
        QVERIFY(Rules::sees(hidden, 1, Pass{}, Observer(0)));
    }

    // T-18, T-19: nobody sees the card set aside; only the start player sees the five.
    void theDraftIsToldToItsReaderOnly() {
        const auto played = playedFrom({}, [](const State& s) { return s.board.phase == Phase::setAside; });
        const Seat start = played.after.board.startPlayer;
        const auto aside = told(played.story, Told::setAside);
        const auto handedOut = told(played.story, Told::draftHanded);
        QCOMPARE(aside.size(), std::size_t(1));
        QCOMPARE(handedOut.size(), std::size_t(1));
        QVERIFY(handedOut[0].learners == SeatSet::of(start));
        QCOMPARE(handedOut[0].faces.size(), std::size_t(5));
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto heard = redact(played.story, Observer(seat));
            QCOMPARE(told(heard, Told::setAside)[0].faces, std::vector<FaceId>{actionBack});
            QCOMPARE(told(heard, Told::draftHanded)[0].faces == handedOut[0].faces, seat == start);
        }
    }

    // T-25: what lies face down teaches nobody anything until it is turned up.
    void faceDownSuppliesAreToldWhenTheyTurn() {
        const auto early = playedFrom(faceDown, [](const State& s) {
            return s.board.phase == Phase::supply && !lastSupplier(s) && s.cards[s.board.actor].hand.count() > 2;
        });
        QCOMPARE(early.story.size(), std::size_t(1));
        QVERIFY(early.story[0].learners.empty());
        QVERIFY(!early.story[0].openToAll);

        const auto last = playedFrom(
            faceDown, [](const State& s) { return lastSupplier(s) && !s.cards[s.board.startPlayer].played.empty(); });
        const Seat start = last.before.board.startPlayer;
        const auto turned = told(last.story, Told::suppliesTurnedUp);
        const auto own =
            std::find_if(turned.begin(), turned.end(), [&](const Happening& h) { return h.actor == start; });
        QVERIFY(own != turned.end());
        QVERIFY(own->openToAll);
        QVERIFY(own->learners == SeatSet::firstOf(4).without(start));
    }

    // Section 9: all action cards turn at once, then houses change, then totals, then points, then the landscape.
    void theRevealIsToldBeatByBeat() {
        const auto played = playedFrom({}, [](const State& s) {
            return lastSupplier(s) && s.whoChose(Action::traitor) != noSeat && s.whoChose(Action::strategist) != noSeat;
        });
        const auto shown = told(played.story, Told::actionShown);
        QCOMPARE(shown.size(), std::size_t(4));
        for (const Happening& h : shown) QCOMPARE(h.beat, shown[0].beat);
        const auto turned = told(played.story, Told::houseChanged);
        const auto points = told(played.story, Told::traitorPoint);
        const auto landscape = told(played.story, Told::landscapeTurned);
        QCOMPARE(turned.size(), std::size_t(1));
        QCOMPARE(landscape.size(), played.after.board.last.tied ? std::size_t(0) : std::size_t(1));
        QVERIFY(shown[0].beat < turned[0].beat);
        QVERIFY(turned[0].beat < points[0].beat);
        for (const Happening& h : landscape) QVERIFY(points[0].beat < h.beat);
    }

    // What is told with `scores` is the whole account of everybody's points; drawn cards are for the drawer alone.
    void theStoryAccountsForPointsAndCards() {
        Rng rng(23);
        for (int game = 0; game < 60; ++game) {
            const int seats = 3 + game % 2;
            State state = Rules::start({}, seats, Rules::deal({}, seats, rng));
            std::array<int, maxPlayers> points{};
            std::array<int, maxPlayers> hand{};
            while (!Rules::toAct(state).isOver()) {
                Narrator narrator;
                playRandomly(state, rng, &narrator);
                for (const Happening& h : narrator.take()) {
                    if (h.scores) points[h.actor] += h.amount;
                    const bool dealt = h.what == static_cast<std::uint16_t>(Told::dealt);
                    const bool drew = h.what == static_cast<std::uint16_t>(Told::drew);
                    if (dealt || drew) {
                        hand[h.actor] += h.amount;
                        QVERIFY(h.learners == SeatSet::of(h.actor));
                        QVERIFY(!h.openToAll && h.knowers == SeatSet::of(h.actor));
                        QCOMPARE(h.faces.size(), std::size_t(h.amount));
                    } else if (h.what == static_cast<std::uint16_t>(Told::suppliesPlayed) ||
                               h.what == static_cast<std::uint16_t>(Told::discarded)) {
                        hand[h.actor] -= h.amount;
                    }
                }
                for (Seat seat = 0; seat < seats; ++seat) {
                    QCOMPARE(points[seat], int(state.board.players[seat].score));
                    QCOMPARE(hand[seat], state.cards[seat].hand.count());
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestTraitorViews)
#include "tst_traitor_views.moc"
