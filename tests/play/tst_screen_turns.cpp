// Whose eyes the screen uses, whom it asks, and why the curtain falls, from one event to the next.
#include "tests/support/rooms.h"
#include "tests/support/screen_events.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_screen_turns {

using namespace intrika;

namespace {

// Who is called, and what for.
void compareHidden(const Screen& screen, Seat seat, mode::Why why) {
    QVERIFY(screen.isHidden());
    QVERIFY(*screen.as<mode::Hidden>() == (mode::Hidden{seat, why}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);
}

}  // namespace

class TestScreenTurns : public QObject {
    Q_OBJECT

private slots:
    void onePersonAlwaysSeesTheirOwnCards();
    void theCurtainFallsBeforeASecretQuestion();
    void aPublicQuestionShowsWhatEverybodySees();
    void aQuestionToTheWholeTableNeedsNoCurtain();
    void whoHasNothingToSayPassesInTurn();
    void whoeverDecidesTwiceRunningSeesNoCurtain();
    void anybodyMayLookAtTheirOwnCards();
    void whatWasShownToOneAloneWaitsForThem();
    void allLookTogetherBeforeTheCurtainFalls();
    void whoeverHidesTheTableEndsTheirLook();
    void fixedEyesKnowNoCurtain();
};

void TestScreenTurns::onePersonAlwaysSeesTheirOwnCards() {
    Screen screen(SeatSet::of(2));
    for (const Call& call : {botsToMove(), secret(SeatSet::of(2)), over(), chance()}) {
        screen.settle(call);
        QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(2)));
        screen.hide();
        QVERIFY(!screen.isHidden());
    }
    screen.settle(forAll(SeatSet::of(2)));  // one person among bots is simply asked
    QCOMPARE(screen.asked(), Seat(2));
    screen.takeOwnCards(2);
    QVERIFY(!screen.isHidden());
    Screen nobody{SeatSet()};
    nobody.settle(botsToMove());
    QCOMPARE(nobody.viewpoint().eyes(), spectator);
    QVERIFY(nobody.is<mode::Watching>());
}

void TestScreenTurns::theCurtainFallsBeforeASecretQuestion() {
    Screen screen(two);
    screen.settle(secret(SeatSet::of(1)));
    compareHidden(screen, 1, mode::Why::turn);
    screen.raise();
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(1)));
    screen.decided();
    screen.stepTaken(secret(SeatSet::of(0)), running(1));
    compareHidden(screen, 0, mode::Why::turn);
    screen.raise();
    screen.decided();
    screen.stepTaken(botsToMove(), running(2));
    QVERIFY(screen.is<mode::ShowingStep>());
    QCOMPARE(screen.viewpoint().eyes(), spectator);
    // Several at once are asked one after another.
    screen.stepTaken(secret(two), running(3));
    compareHidden(screen, 0, mode::Why::turn);
    screen.raise();
    screen.stepTaken(secret(SeatSet::of(1)), running(4));
    compareHidden(screen, 1, mode::Why::turn);
}

void TestScreenTurns::aPublicQuestionShowsWhatEverybodySees() {
    Screen screen(two);
    screen.settle(secret(SeatSet::of(1)));
    screen.raise();
    screen.decided();
    screen.stepTaken(open(SeatSet::of(1)), running(1));  // the others come to look again
    QCOMPARE(screen.viewpoint().eyes(), spectator);
    screen.stepShown();
    QCOMPARE(screen.asked(), Seat(1));
}

void TestScreenTurns::aQuestionToTheWholeTableNeedsNoCurtain() {
    Screen screen(SeatSet::firstOf(3));
    const SeatSet called = SeatSet::of(0).with(2);
    screen.settle(forAll(called));
    QVERIFY(screen.mode() == ScreenMode(mode::AskingAll{called}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);
    screen.speak(1);  // who is not called
    QVERIFY(screen.is<mode::AskingAll>());
    screen.speak(2);
    compareHidden(screen, 2, mode::Why::spokeUp);
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{2, mode::Why::spokeUp}));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(2)));
    screen.hide();
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{2, mode::Why::spokeUp}));
    screen.takeOwnCards(0);  // somebody else wants to see their cards first
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{0, mode::Why::ownCards}));
    screen.giveBack();
    QVERIFY(screen.is<mode::AskingAll>());
    screen.speak(2);
    screen.raise();
    screen.decided();
    screen.stepTaken(forAll(called), running(1));  // what was used asks everybody again
    screen.stepShown();
    QVERIFY(screen.is<mode::AskingAll>());
    QCOMPARE(screen.viewpoint().eyes(), spectator);
}

void TestScreenTurns::whoHasNothingToSayPassesInTurn() {
    Screen screen(SeatSet::firstOf(3));
    screen.settle(forAll(SeatSet::firstOf(3)));
    screen.nobodySpeaks();
    for (Seat seat = 0; seat < 3; ++seat) {
        QCOMPARE(screen.pass(), seat);
        SeatSet left = SeatSet::firstOf(3);
        for (Seat gone = 0; gone <= seat; ++gone) left = left.without(gone);
        screen.stepTaken(left.empty() ? botsToMove() : forAll(left), running(seat));
        QCOMPARE(screen.pass(), noSeat);  // not before it has been shown
        screen.stepShown();
        QVERIFY(screen.mode() == (left.empty() ? ScreenMode(mode::Watching{}) : mode::Passing{left}));
    }
    // What is asked anew after taking back is asked of all.
    screen.settle(forAll(two));
    screen.nobodySpeaks();
    QCOMPARE(screen.pass(), Seat(0));
    screen.settle(forAll(two));
    QVERIFY(screen.is<mode::AskingAll>());
    // And what is new.
    screen.nobodySpeaks();
    QCOMPARE(screen.pass(), Seat(0));
    screen.stepTaken(forAll(SeatSet::of(1).with(2)), running(9));
    screen.stepShown();
    QVERIFY(screen.is<mode::AskingAll>());
}

void TestScreenTurns::whoeverDecidesTwiceRunningSeesNoCurtain() {
    Screen screen(two);
    screen.settle(secret(SeatSet::of(1)));
    screen.raise();
    screen.decided();
    screen.stepTaken(chance(), running(1));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(1)));
    screen.stepShown();
    screen.stepTaken(secret(SeatSet::of(1)), running(2));
    screen.stepShown();
    QCOMPARE(screen.asked(), Seat(1));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(1)));
    screen.decided();
    screen.stepTaken(botsToMove(), running(3));  // while a bot plays, others come to look
    screen.stepShown();
    screen.stepTaken(secret(SeatSet::of(1)), running(4));
    compareHidden(screen, 1, mode::Why::turn);
}

void TestScreenTurns::anybodyMayLookAtTheirOwnCards() {
    Screen screen(SeatSet::firstOf(3));
    screen.settle(open(SeatSet::of(1)));
    QVERIFY(screen.mayTakeOwnCards());
    screen.takeOwnCards(2);
    compareHidden(screen, 2, mode::Why::ownCards);
    QCOMPARE(screen.looker(), noSeat);    // nobody's look begins before they are at the screen
    screen.settle(open(SeatSet::of(1)));  // taken back meanwhile
    compareHidden(screen, 2, mode::Why::ownCards);
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::OwnCards{2}));
    QCOMPARE(screen.looker(), Seat(2));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(2)));
    screen.giveBack();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{1, mode::Why::turn}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);

    screen.takeOwnCards(1);  // who is asked may decide meanwhile
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{1, mode::Why::ownCards}));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(1)));
    screen.decided();
    screen.stepTaken(secret(SeatSet::of(0)), running(1));
    compareHidden(screen, 0, mode::Why::turn);
    QVERIFY(!screen.mayTakeOwnCards());
}

void TestScreenTurns::whatWasShownToOneAloneWaitsForThem() {
    Screen screen(SeatSet::firstOf(3));
    screen.settle(secret(SeatSet::of(1)));
    screen.raise();
    screen.decided();
    screen.stepTaken(open(SeatSet::of(0)), looked(4, SeatSet::firstOf(2)));
    QVERIFY(screen.mode() == ScreenMode(mode::ShowingLook{1, 4}));  // first whoever is at the screen
    screen.lookBack();
    screen.comeBack();
    QVERIFY(screen.mode() == ScreenMode(mode::ShowingLook{1, 4}));
    screen.seen();
    compareHidden(screen, 0, mode::Why::look);
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::ShowingLook{0, 4}));
    screen.hide();
    compareHidden(screen, 0, mode::Why::byHand);
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::ShowingLook{0, 4}));
    screen.seen();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{0, mode::Why::turn}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);
    // Where the program ended before they had seen it, it begins with that.
    Screen restored(SeatSet::firstOf(3));
    restored.begin(open(SeatSet::of(0)), looked(4, SeatSet::of(0)));
    compareHidden(restored, 0, mode::Why::look);
    Screen plain(SeatSet::firstOf(3));
    plain.begin(open(SeatSet::of(0)), running(4));
    QVERIFY(plain.mode() == ScreenMode(mode::Asking{0, mode::Why::turn}));
}

void TestScreenTurns::allLookTogetherBeforeTheCurtainFalls() {
    Screen screen(two);
    screen.settle(secret(SeatSet::of(1)));
    screen.raise();
    screen.decided();
    StepShown both = forEverybody(4);
    both.looks = SeatSet::of(1);
    screen.stepTaken(secret(SeatSet::of(0)), both);
    QVERIFY(screen.mode() == ScreenMode(mode::Gathered{4}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);
    QVERIFY(screen.isPast());
    screen.comeBack();
    compareHidden(screen, 1, mode::Why::look);
    screen.raise();
    screen.seen();
    compareHidden(screen, 0, mode::Why::turn);
    // What runs by itself is watched by all as it is, unless somebody's own screen comes before or after it.
    StepShown motion = forEverybody(5);
    motion.runs = true;
    Screen watching = after(two, {settle(botsToMove()), take(botsToMove(), motion)});
    QVERIFY(watching.is<mode::ShowingStep>());
    watching = after(two, {settle(botsToMove()), take(secret(two), motion)});
    QVERIFY(watching.is<mode::Gathered>());
    watching = after(two, {settle(secret(two)), raise, decided, take(chance(), motion)});
    QVERIFY(watching.is<mode::Gathered>());
    watching = after(SeatSet::of(0), {settle(botsToMove()), take(botsToMove(), forEverybody(5))});
    QVERIFY(watching.is<mode::ShowingStep>());
}

void TestScreenTurns::whoeverHidesTheTableEndsTheirLook() {
    Screen screen(two);
    screen.settle(open(SeatSet::of(0)));
    screen.takeOwnCards(0);
    screen.raise();
    screen.hide();
    compareHidden(screen, 0, mode::Why::byHand);
    screen.hide();
    compareHidden(screen, 0, mode::Why::byHand);
    screen.raise();
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{0, mode::Why::turn}));
    QCOMPARE(screen.viewpoint().eyes(), spectator);
}

void TestScreenTurns::fixedEyesKnowNoCurtain() {
    Screen screen(two);
    screen.settle(secret(SeatSet::of(1)));
    screen.fix(Seat(1));
    QVERIFY(screen.mode() == ScreenMode(mode::Asking{1, mode::Why::turn}));
    QCOMPARE(screen.viewpoint().eyes(), Observer(Seat(1)));
    screen.stepTaken(secret(SeatSet::of(0)), forEverybody(1));
    QVERIFY(screen.is<mode::ShowingStep>());
    screen.stepShown();
    QVERIFY(screen.is<mode::Watching>());
    screen.hide();
    QVERIFY(!screen.isHidden());
    screen.open();
    QVERIFY(screen.viewpoint().isOpen());
    screen.fix(spectator);
    QVERIFY(!screen.viewpoint().isOpen());
}

INTRIKA_TEST(TestScreenTurns)

}  // namespace tst_screen_turns

#include "tst_screen_turns.moc"
