// Fights of the Coach, by rule number: who is asked, what counts, and what the winner takes.
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_coach_fights {

using namespace intrika;
using namespace intrika::coach;

class TestCoachFights : public QObject {
    Q_OBJECT
private slots:
    // C-72, C-85, C-97
    void whoIsAskedTellsNothing() {
        State state = tableOf({{"key dagger", "goblet", "whip", "gloves", "monocle"},
                               "brawler bodyguard grand-master poison-mixer priest"});
        play(state, 0, Fight{2});
        QCOMPARE(waiting(state), seats({1, 2, 3, 4}));
        passAll(state);
        QCOMPARE(state.board.phase, Phase::support);
        QCOMPARE(waiting(state), seats({1}));
        play(state, 1, Support{Side::defender});
        QCOMPARE(waiting(state), seats({3}));
        passAll(state);
        QCOMPARE(state.board.phase, Phase::hypnotist);
        passAll(state);
        QCOMPARE(waiting(state), seats({0, 1, 2, 3, 4}));
        play(state, 3, UseProfession{Profession::poisonMixer, 0});
        QCOMPARE(waiting(state), seats({0, 2}));
        QVERIFY(!mayPlay(state, 0, UseObject{Object::dagger}));  // C-90: only a Duelist can speak now
        passAll(state);
        QCOMPARE(state.board.fight.winner, Seat(0));
        QCOMPARE(state.board.phase, Phase::doctor);
        QCOMPARE(waiting(state), seats({1, 2, 4}));
    }

    // C-85: the Doctor who is hypnotised is not asked.
    void theHypnotisedDoctor() {
        State state = tableOf({{"key dagger", "goblet", "whip", "gloves"}, "hypnotist bodyguard grand-master doctor"});
        play(state, 0, Fight{1});
        passTo(state, Phase::hypnotist);
        QVERIFY(!mayPlay(state, 0, UseProfession{Profession::hypnotist, 1}));
        play(state, 0, UseProfession{Profession::hypnotist, 3});
        QCOMPARE(waiting(state), seats({0, 1, 2}));
        play(state, 0, UseObject{Object::dagger});
        passAll(state);
        QCOMPARE(state.board.phase, Phase::doctor);
        QCOMPARE(waiting(state), seats({1, 2}));
    }

    // C-117: ring and Duelist of the two fighters both count; the points are even, so the ring decides.
    void theRingAndTheDuelist() {
        State state = tableOf(
            {{"key dagger", "poison-ring goblet", "whip", "gloves"}, "brawler duelist grand-master poison-mixer"});
        play(state, 0, Fight{1});
        passTo(state, Phase::support);
        play(state, 2, Support{Side::attacker});
        play(state, 3, Support{Side::attacker});
        passAll(state);
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 3);
        play(state, 1, UseProfession{Profession::duelist, noSeat});
        play(state, 0, UseObject{Object::dagger});
        play(state, 1, UseObject{Object::poisonRing});
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 2);
        QCOMPARE(pointsOf(state.board.fight, Side::defender, 4), 2);
        passAll(state);
        QCOMPARE(state.board.fight.winner, Seat(1));
    }

    // C-92: the Duelist voids the support of every seat, and what supporters have used.
    void aDuelVoidsAllSupport() {
        State state = tableOf(
            {{"throwing-knives key", "dagger", "goblet", "gloves"}, "bodyguard duelist grand-master poison-mixer"});
        state.board.turnSeat = 1;
        state.board.waiting = seats({1});
        play(state, 1, Fight{2});
        passTo(state, Phase::support);
        play(state, 3, Support{Side::defender});
        play(state, 0, Support{Side::attacker});
        passTo(state, Phase::abilities);
        play(state, 0, UseObject{Object::throwingKnives});
        play(state, 0, UseProfession{Profession::bodyguard, noSeat});
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 4);
        QCOMPARE(pointsOf(state.board.fight, Side::defender, 4), 2);
        play(state, 1, UseProfession{Profession::duelist, noSeat});
        QCOMPARE(pointsOf(state.board.fight, Side::attacker, 4), 2);
        QCOMPARE(pointsOf(state.board.fight, Side::defender, 4), 1);
        QCOMPARE(waiting(state), seats({1, 2}));
    }

    // C-102: with an empty deck a tie brings nobody anything.
    void aTieWithoutADeck() {
        State state = withoutDeck(tableOf({{"key", "goblet", "whip", "gloves"}, noneSpecial}), 3);
        const int before = state.players[0].hand.count();
        play(state, 0, Fight{1});
        passTo(state, Phase::abilities);
        passAll(state);
        QCOMPARE(state.players[0].hand.count(), before);
    }

    // C-106: an equal copy of the card just taken may go back.
    void anEqualCopyGoesBack() {
        State state = tableOf({{"key dagger", "key", "whip", "gloves"}, plainProfessions});
        play(state, 0, Fight{1});
        passTo(state, Phase::abilities);
        play(state, 0, UseObject{Object::dagger});
        passTo(state, Phase::spoils);
        play(state, 0, coach::Search{});
        play(state, 0, Take{Object::key});
        QCOMPARE(state.board.phase, Phase::giveBack);
        QVERIFY(state.players[1].hand.empty());
        QVERIFY(mayPlay(state, 0, Give{Object::key, false}));
        play(state, 0, Give{Object::key, false});
        QCOMPARE(namesOf(state.players[1].hand), std::string("key"));
    }
};

INTRIKA_TEST(TestCoachFights)

}  // namespace tst_coach_fights

#include "tst_coach_fights.moc"
