// What moves on the table ends where the tableau has it, and can be ended at any moment.
#include "app/scene/animator.h"
#include "app/scene/dice_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "engines/session/session.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_table.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_animator {

using namespace intrika;
using namespace intrika::test;

namespace {

Happening flown(ZoneId from, ZoneId to, std::vector<FaceId> shown, std::uint8_t beat = 0) {
    Happening happening;
    happening.actor = 0;
    happening.from = from;
    happening.to = to;
    happening.faces = std::move(shown);
    happening.beat = beat;
    return happening;
}

}  // namespace

class TestAnimator : public QObject {
    Q_OBJECT

private slots:
    void theAnimatorEndsInTheTableau() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        Tableau after = before;
        const FaceId four = test::faceNamed(someFaces(), "supply.4");
        after.zones[5].pieces.erase(after.zones[5].pieces.begin());
        after.zones[6].pieces.push_back({four, 4, 0, Piece::Mark::none, {}});
        *after.plates[0].score += 5;
        std::vector<Happening> told{flown(SomeTable::hand(0), SomeTable::played(0), {four}),
                                    flown(SomeTable::pile, SomeTable::hand(2), {supplyBack(), supplyBack()}, 1)};
        Happening turn = flown(SomeTable::ring, SomeTable::ring, {5}, 2);
        turn.fromPlace = turn.toPlace = 4;
        after.zones[0].pieces[4].face = 5;
        told.push_back(turn);
        Happening points;
        points.actor = 0;
        points.points = 5;
        points.beat = 3;
        told.push_back(points);

        Shown shown(before);
        const PieceItem* card = shown.piece(SomeTable::hand(0), 0);
        Animator animator(&shown.scene);
        QSignalSpy finished(&animator, &Animator::finished);
        animator.setSpeed(Speed::fast);
        animator.play(told, after);
        QVERIFY(animator.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(!animator.isPlaying());
        QVERIFY(shown.scene.laid().tableau == after);
        QVERIFY(seenOf(shown.scene) == seenOf(after, 0));
        QCOMPARE(shown.piece(SomeTable::played(0), 4), card);  // the card that was played is the card that lies there
        for (const PieceItem* piece : shown.scene.things().pieces()) {
            QCOMPARE(piece->scale(), 1.0);
            QVERIFY((piece->pos() - piece->spot().centre).manhattanLength() <= 1.5);
        }
        for (const QVariantAnimation* clock : animator.findChildren<QVariantAnimation*>()) {
            QCOMPARE(clock->state(), QAbstractAnimation::Stopped);
        }
    }

    void cardsThatAreRevealedAreTheOnesThatLay() {
        Tableau before = someTableau(someFaces(), 4, 0);
        Tableau after = before;
        for (Piece& piece : before.zones[9].pieces) piece.face = supplyBack();
        QCOMPARE(before.zones[9].id, SomeTable::played(1));
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.setSpeed(Speed::slow);
        std::vector<FaceId> open;
        for (const Piece& piece : after.zones[9].pieces) open.push_back(piece.face);
        animator.play({flown(SomeTable::played(1), SomeTable::played(1), open)}, after);
        QTRY_COMPARE_WITH_TIMEOUT(shown.piece(SomeTable::played(1), 0)->piece().face, open.front(), 5000);
        for (std::size_t i = 0; i < open.size(); ++i) {
            QTRY_COMPARE(shown.piece(SomeTable::played(1), i)->piece().face, open[i]);
        }
        QVERIFY(animator.isPlaying());
        animator.finishNow();
        QVERIFY(seenOf(shown.scene) == seenOf(after, 0));
    }

    void aClickFinishesWhatIsPlayed() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        QSignalSpy finished(&animator, &Animator::finished);
        QSignalSpy picked(&shown.scene.picks(), &TablePicks::picked);
        shown.scene.picks().setPickable({handPick("supply.8")});
        animator.setSpeed(Speed::slow);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        QVERIFY(animator.isPlaying());
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                          shown.view.mapFromScene(shown.piece(SomeTable::hand(0), 3)->pos()));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(picked.count(), 0);
        QVERIFY(seenOf(shown.scene) == seenOf(before, 0));
    }

    // Each thing as it comes down, in the order in which they do; what only makes room is not heard.
    void whatMovesIsHeard() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        Tableau after = before;
        const FaceId four = test::faceNamed(someFaces(), "supply.4");
        after.zones[5].pieces.erase(after.zones[5].pieces.begin());
        after.zones[6].pieces.push_back({four, 4, 0, Piece::Mark::none, {}});
        after.zones[0].pieces[4].face = 5;
        const std::vector<FaceId> many(5, supplyBack());
        Happening turn = flown(SomeTable::ring, SomeTable::ring, {5}, 1);
        turn.fromPlace = turn.toPlace = 4;
        Happening rolled;
        rolled.dice = {{2}, {5}};
        rolled.beat = 3;
        const FaceId token = test::faceNamed(someFaces(), "token.conflict");
        const std::vector<Happening> told{flown(SomeTable::hand(0), SomeTable::played(0), {four}), turn,
                                          flown(SomeTable::pile, SomeTable::hand(2), many, 2), rolled,
                                          flown(SomeTable::gaps, SomeTable::gaps + 100, {token}, 4)};
        Shown shown(before);
        Animator animator(&shown.scene);
        std::vector<Sound> heard;
        connect(&animator, &Animator::heard, this, [&heard](Sound sound) { heard.push_back(sound); });
        animator.setSpeed(Speed::fast);
        animator.play(told, after);
        QVERIFY(heard.empty());  // nothing has come down yet
        QTRY_VERIFY_WITH_TIMEOUT(!animator.isPlaying(), 20'000);
        std::vector<Sound> wanted{Sound::cardLaid, Sound::cardTurned};
        wanted.insert(wanted.end(), many.size(), Sound::cardDealt);
        wanted.insert(wanted.end(), {Sound::dice, Sound::coin});
        QVERIFY(heard == wanted);
    }

    void whatIsSkippedOrDoesNotMoveIsNotHeard() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        const FaceId four = test::faceNamed(someFaces(), "supply.4");
        const std::vector<Happening> told{flown(SomeTable::hand(0), SomeTable::played(0), {four})};
        Shown shown(before);
        Animator animator(&shown.scene);
        QSignalSpy heard(&animator, &Animator::heard);
        animator.setSpeed(Speed::slow);
        animator.play(told, before);
        animator.finishNow();
        animator.setSpeed(Speed::off);
        animator.play(told, before);
        QCOMPARE(heard.count(), 0);
    }

    void diceRollAndAreGone() {
        const Tableau table = someTableau(someFaces(), 4, 0);
        Shown shown(table);
        const auto dice = [&] {
            const auto items = shown.scene.items();
            return std::count_if(items.begin(), items.end(),
                                 [](QGraphicsItem* item) { return dynamic_cast<DiceItem*>(item) != nullptr; });
        };
        Happening rolled;
        rolled.dice = {{2}, {5, false}, {4}};
        Animator animator(&shown.scene);
        QSignalSpy finished(&animator, &Animator::finished);
        animator.setSpeed(Speed::off);
        animator.play({rolled}, table);
        QCOMPARE(finished.count(), 1);
        animator.setSpeed(Speed::slow);
        animator.play({rolled}, table);
        QCOMPARE(dice(), 1);
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton);
        QCOMPARE(finished.count(), 2);
        QCOMPARE(dice(), 0);
        animator.setSpeed(Speed::fast);
        animator.play({rolled}, table);
        QCOMPARE(dice(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 3, 5000);
        QCOMPARE(dice(), 0);
        QVERIFY(seenOf(shown.scene) == seenOf(table, 0));
    }

    void withoutMotionItIsFinishedAtOnce() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.setSpeed(Speed::off);
        QSignalSpy finished(&animator, &Animator::finished);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack()})}, before);
        QCOMPARE(finished.count(), 1);
        QVERIFY(!animator.isPlaying());
    }

    void resizingOrClearingWhilePiecesFlyIsSafe() {
        const Tableau before = someTableau(someFaces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        shown.scene.setTableSize({1200, 900});
        QVERIFY(!animator.isPlaying());
        QVERIFY(seenOf(shown.scene) == seenOf(before, 0));
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        shown.scene.clear();
        QVERIFY(!animator.isPlaying());
        QVERIFY(shown.scene.items().isEmpty());
    }

    // Whole games of every kind, of long ones the beginning: after each step the scene is what the viewer may see,
    // whoever looks.
    void wholeGamesEndInTheirTableaux_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const GameKind* game : allGames()) {
            for (const int seats : {game->minSeats, game->maxSeats}) {
                QTest::addRow("%s, %d", game->id.c_str(), seats) << QString::fromStdString(game->id) << seats;
            }
        }
    }
    void wholeGamesEndInTheirTableaux() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        const GameKind& kind = *gameNamed(game.toStdString());
        Rng rng(7);
        const auto session = kind.deal(nlohmann::json::object(), seats, rng, {});
        QVERIFY(session.has_value());
        TableScene scene(kind.faces, Words(game));
        TableView view(&scene);
        view.resize(984, 800);
        Animator animator(&scene);
        scene.setPeople(names, kind.seatColours, 1);
        scene.show((*session)->tableau(Seat{1}));
        constexpr int mostSteps = 600;
        while (!(*session)->toAct().isOver() && (*session)->stepCount() < mostSteps) {
            playRandomEvent(**session, rng);
            const Tableau after = (*session)->tableau(Seat{1});
            animator.play((*session)->happenings((*session)->stepCount() - 1, Seat{1}), after);
            animator.finishNow();
            QVERIFY(seenOf(scene) == seenOf(after, 1));
        }
    }
};

INTRIKA_TEST(TestAnimator)

}  // namespace tst_animator

#include "tst_animator.moc"
