// What each seat of Traitor knows: determinized truths, and what the story of a game tells to whom.
#include "engines/traitor/pieces.h"
#include "engines/traitor/presenter.h"
#include "tests/support/test_program.h"
#include "tests/support/traitor_positions.h"

#include <QtTest>

#include <algorithm>

namespace tst_traitor_views {

using namespace intrika;
using namespace intrika::traitor;

namespace {

constexpr Options coveredSupplies{Deal::random, Supplies::faceDown, United::count};
struct Played {
    State before;
    State after;
    std::vector<Narrated<Told>> story;
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

// One kind of what was told, and what is told with it.
template <class Each>
struct Found : Narrated<Told> {
    const Each& operator*() const { return std::get<Each>(told); }
    const Each* operator->() const { return &std::get<Each>(told); }
};
template <class Each>
std::vector<Found<Each>> all(const std::vector<Narrated<Told>>& story) {
    std::vector<Found<Each>> found;
    for (const Narrated<Told>& one : story) {
        if (std::holds_alternative<Each>(one.told)) found.push_back({one});
    }
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
        for (const Options& options :
             {Options{}, coveredSupplies, Options{Deal::fixed, Supplies::faceDown, United::fourth}}) {
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

    // T-86, T-88: who knows all cards of the others, those face up among them, guesses no hand wrong.
    void whoKnowsAllCardsGuessesThem() {
        Json json = examplePosition();
        json["players"][3]["known"]["held"] = {"2", "2", "2", "3", "4", "4", "5", "6", "8"};
        const State truth = positionOf(json);
        Rng rng(23);
        for (int i = 0; i < 100; ++i) {
            const State guess = determinized(viewOf(truth, Observer(3)), rng);
            QVERIFY(guess.cards[1].hand + guess.cards[2].hand == truth.cards[1].hand + truth.cards[2].hand);
        }
    }

    // T-19, T-21: an action card is taken in secret; T-24, T-25: supplies openly, or face down.
    void secretMovesAreNotSeen() {
        const State open = reachedPhase({}, 3, 22, Phase::supply);
        const State hidden = reachedPhase(coveredSupplies, 3, 22, Phase::supply);
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
        const auto aside = all<told::SetAside>(played.story);
        const auto handedOut = all<told::DraftHanded>(played.story);
        QCOMPARE(aside.size(), std::size_t(1));
        QCOMPARE(handedOut.size(), std::size_t(1));
        QVERIFY(handedOut[0].learners == SeatSet::of(start));
        QCOMPARE(handedOut[0]->cards->count(), 5);
        QCOMPARE(handedOut[0]->count, 5);
        for (Seat seat = 0; seat < 4; ++seat) {
            const auto heard = redact(played.story, Observer(seat));
            QVERIFY(!all<told::SetAside>(heard)[0]->card);
            QCOMPARE(Presenter::motion(all<told::SetAside>(heard)[0].told).faces, std::vector<FaceId>{actionBack});
            const auto cards = all<told::DraftHanded>(heard)[0]->cards;
            QCOMPARE(cards && *cards == *handedOut[0]->cards, seat == start);
        }
    }

    // T-25: what lies face down teaches nobody anything until it is turned up.
    void faceDownSuppliesAreToldWhenTheyTurn() {
        const auto early = playedFrom(coveredSupplies, [](const State& s) {
            return s.board.phase == Phase::supply && !lastSupplier(s) && s.cards[s.board.actor].hand.count() > 2;
        });
        QCOMPARE(early.story.size(), std::size_t(1));
        QVERIFY(early.story[0].learners.empty());
        QVERIFY(!isOpenToAll(early.story[0].told));

        const auto last = playedFrom(coveredSupplies, [](const State& s) {
            return lastSupplier(s) && !s.cards[s.board.startPlayer].played.empty();
        });
        const Seat start = last.before.board.startPlayer;
        const auto turned = all<told::SuppliesTurnedUp>(last.story);
        const auto own =
            std::find_if(turned.begin(), turned.end(), [&](const auto& one) { return one->seat == start; });
        QVERIFY(own != turned.end());
        QVERIFY(isOpenToAll(own->told));
        QVERIFY(own->learners == SeatSet::firstOf(4).without(start));
    }

    // Section 9: all action cards turn at once, then houses change, then totals, then points, then the landscape.
    void theRevealIsToldBeatByBeat() {
        const auto played = playedFrom({}, [](const State& s) {
            return lastSupplier(s) && s.whoChose(Action::traitor) != noSeat && s.whoChose(Action::strategist) != noSeat;
        });
        const auto shown = all<told::ActionShown>(played.story);
        QCOMPARE(shown.size(), std::size_t(4));
        for (const auto& h : shown) QCOMPARE(h.beat, shown[0].beat);
        const auto turned = all<told::HouseChanged>(played.story);
        const auto points = all<told::TraitorPoint>(played.story);
        const auto landscape = all<told::LandscapeTurned>(played.story);
        QCOMPARE(turned.size(), std::size_t(1));
        QCOMPARE(landscape.size(), played.after.board.last.tied ? std::size_t(0) : std::size_t(1));
        QVERIFY(shown[0].beat < turned[0].beat);
        QVERIFY(turned[0].beat < points[0].beat);
        for (const auto& h : landscape) QVERIFY(points[0].beat < h.beat);
    }

    // What is told with points is the whole account of everybody's points; drawn cards are for the drawer alone.
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
                const auto comes = [&](Seat seat, int count, const Hidden<SupplySet>& cards, SeatSet learners) {
                    hand[seat] += count;
                    QVERIFY(learners == SeatSet::of(seat));
                    for (Seat each = 0; each < seats; ++each) QCOMPARE(cards.isKnownTo(each), each == seat);
                    QVERIFY(!cards.isKnownTo(spectator));
                    QCOMPARE(cards->count(), count);
                };
                for (const auto& [told, learners, beat, account] : narrator.take()) {
                    const Motion motion = Presenter::motion(told);
                    if (motion.points) points[motion.actor] += *motion.points;
                    if (const auto* dealt = std::get_if<told::Dealt>(&told)) {
                        comes(dealt->seat, dealt->count, dealt->cards, learners);
                    } else if (const auto* drew = std::get_if<told::Drew>(&told)) {
                        comes(drew->seat, drew->count, drew->cards, learners);
                    } else if (const auto* played = std::get_if<told::SuppliesPlayed>(&told)) {
                        hand[played->seat] -= played->count;
                    } else if (const auto* discarded = std::get_if<told::Discarded>(&told)) {
                        hand[discarded->seat] -= discarded->cards.count();
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

INTRIKA_TEST(TestTraitorViews)

}  // namespace tst_traitor_views

#include "tst_traitor_views.moc"
