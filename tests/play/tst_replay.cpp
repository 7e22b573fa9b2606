// A game looked back on after its end: replayed through any eyes, charts, the reasons of bots.
#include "app/play/looking_back.h"
#include "app/play/score_chart.h"
#include "app/play/seen.h"
#include "app/scene/table_things.h"
#include "engines/saves/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/followed_page.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_replay {

using namespace intrika;

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aFinishedGameIsReplayedThroughAnyEyes();
    void aFinishedGameIsReplayedWithAllCardsOpen();
    void withAllCardsOpenTheLogTellsWhatAnybodyWasTold();
    void nothingLiesOpenBeforeTheEnd();
    void aReplayPlaysByItself();
    void theChartShowsThePointsOfEveryRound();
    void theChartLeadsToItsRounds();
    void reasonsAreToldOnlyAfterTheEnd();
    void aPracticeGameTellsReasons();
    void aPracticeGameIsSavedAsOneAndGoesBackToTheStart();
};

void TestReplay::aFinishedGameIsReplayedThroughAnyEyes() {
    FollowedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    auto* result = page.page.findChild<QWidget*>("result");
    const int all = page.table().stepCount();
    QVERIFY(result->isVisible());
    page.page.past().begin();
    QVERIFY(!result->isVisible() && page.bar().isVisible());
    QCOMPARE(page.place(), QString("Replay: step %1 of %1").arg(all));
    QVERIFY(page.scene().laid().tableau == page.table().tableau(spectator));
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_Home);
    for (int at = 0; at < 12; ++at) page.press(Qt::Key_PageDown);
    QVERIFY(page.scene().laid().tableau == page.table().tableau(spectator, 12));
    auto* eyes = page.bar().findChild<QComboBox*>("eyes");
    QCOMPARE(eyes->count(), 5);
    eyes->setCurrentIndex(2);
    emit eyes->activated(2);
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(1), 12));
    QVERIFY(page.table().tableau(Seat(1), 12) != page.table().tableau(spectator, 12));
    page.press(Qt::Key_Escape);
    QVERIFY(result->isVisible());
    page.page.past().begin();
    page.clickLine(3);
    QVERIFY(!result->isVisible());
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(1), 3));
}

// Every hand as its holder saw it, at every step, for everybody to see; the screen reader hears the same.
void TestReplay::aFinishedGameIsReplayedWithAllCardsOpen() {
    FollowedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    page.page.past().begin();
    auto* eyes = page.bar().findChild<QComboBox*>("eyes");
    eyes->setCurrentIndex(eyes->count() - 1);
    emit eyes->activated(eyes->count() - 1);
    int compared = 0;
    for (const int at : {3, 12, 20, page.table().stepCount()}) {
        page.press(Qt::Key_Home);
        for (int step = 0; step < at; ++step) page.press(Qt::Key_PageDown);
        for (Seat seat = 0; seat < page.table().seatCount(); ++seat) {
            for (const Zone& own : page.table().tableau(seat, at).zones) {
                if (own.area != Area::hand || own.owner != seat) continue;
                std::multiset<FaceId> held, open;
                for (const Piece& piece : own.pieces) held.insert(piece.face);
                for (const PieceItem* item : page.scene().things().pieces()) {
                    if (item->zone() == own.id) open.insert(item->piece().face);
                }
                QVERIFY(open == held);
                compared += static_cast<int>(held.size());
            }
        }
    }
    QVERIFY(compared > 10);
    eyes->setCurrentIndex(0);
    emit eyes->activated(0);
    QVERIFY(page.scene().laid().tableau == page.table().tableau(spectator, page.table().stepCount()));
}

void TestReplay::withAllCardsOpenTheLogTellsWhatAnybodyWasTold() {
    FollowedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    page.page.past().begin();
    const auto logged = [&] {
        QStringList lines;
        for (int row = 0; row < page.log().count(); ++row) lines << page.log().item(row)->text();
        return lines;
    };
    QStringList secrets;
    for (int step = 0; step < page.table().stepCount(); ++step) {
        const auto hidden = page.table().happenings(step, spectator);
        for (Seat seat = 0; seat < page.table().seatCount(); ++seat) {
            const auto own = page.table().happenings(step, seat);
            for (std::size_t i = 0; i < own.size(); ++i) {
                const Text told = own[i].sentence;
                if (told != hidden[i].sentence) secrets << page.scene().laid().words.say(told);
            }
        }
    }
    QVERIFY(secrets.size() > 10);
    const QStringList before = logged();
    QVERIFY(std::none_of(secrets.begin(), secrets.end(), [&](const QString& told) { return before.contains(told); }));
    auto* eyes = page.bar().findChild<QComboBox*>("eyes");
    emit eyes->activated(eyes->count() - 1);
    const QStringList open = logged();
    for (const QString& told : secrets) QVERIFY2(open.contains(told), qPrintable(told));
}

void TestReplay::nothingLiesOpenBeforeTheEnd() {
    const auto table = deal({human, human, human}, 3);
    Viewpoint viewpoint(table->humans());
    viewpoint.open();
    QVERIFY(tableauSeen(*table, viewpoint) == table->tableau(spectator));
}

void TestReplay::aReplayPlaysByItself() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(8);
    const int now = page.table().stepCount();
    page.bar().findChild<QSlider*>()->setValue(now - 2);
    auto* play = page.bar().findChild<QAction*>("playSteps");
    play->trigger();
    QCOMPARE(play->text(), QString("Pause"));
    QTRY_COMPARE(page.place(), QString("Looking back: step %1 of %2").arg(now - 1).arg(now));
    play->trigger();
    QTest::qWait(900);
    QCOMPARE(page.place(), QString("Looking back: step %1 of %2").arg(now - 1).arg(now));
    play->trigger();
    QTRY_VERIFY(!page.bar().isVisible() && page.isAsked());
}

void TestReplay::theChartShowsThePointsOfEveryRound() {
    FollowedPage page({dice, dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    const Table& table = page.table();
    const auto history = scoreHistory(table);
    QVERIFY(history.size() >= 3);
    QCOMPARE(history.front().at, 0);
    QCOMPARE(history.back().at, table.stepCount());
    for (const RoundScores& round : history) {
        std::vector<int> told(4);  // what the steps up to there brought
        for (int step = 0; step < round.at; ++step) {
            for (const Happening& happening : table.happenings(step, spectator)) {
                if (happening.points) told[happening.actor] += *happening.points;
            }
        }
        QCOMPARE(round.scores, told);
    }
    const Result result = table.result();
    for (Seat seat = 0; seat < 4; ++seat) QCOMPARE(history.back().scores[seat], static_cast<int>(result.scores[seat]));
}

void TestReplay::theChartLeadsToItsRounds() {
    FollowedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    page.click("how");
    auto* chart = page.page.findChild<ScoreChart*>();
    QVERIFY(chart->isVisible());
    for (Seat seat = 0; seat < 3; ++seat) {
        const QString points =
            QString("%1: %2").arg(page.table().seatInfo(seat).name).arg(page.table().result().scores[seat]);
        QVERIFY2(chart->accessibleDescription().contains(points), qPrintable(chart->accessibleDescription()));
    }
    chart->setFocus();
    for (int right = 0; right < 3; ++right) QTest::keyClick(chart, Qt::Key_Right);
    QVERIFY(chart->accessibleDescription().contains("Round 2"));
    QTest::keyClick(chart, Qt::Key_Return);
    QVERIFY(!chart->isVisible());
    QVERIFY(page.scene().laid().tableau == page.table().tableau(spectator, scoreHistory(page.table())[2].at));
}

void TestReplay::reasonsAreToldOnlyAfterTheEnd() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(20);
    for (int step = 0; step < page.table().stepCount(); ++step) QVERIFY(!page.table().reasons(step));
    page.page.past().begin();
    for (int at = page.table().stepCount(); at > 0; --at) page.press(Qt::Key_PageUp);
    QVERIFY(!page.why().isVisible());
    page.press(Qt::Key_Escape);
    page.playTo(10'000);
    QVERIFY(page.table().isOver());
    QVERIFY(page.table().mover(0).has_value());
    page.bar().findChild<QSlider*>()->setValue(1);
    QVERIFY(page.why().isVisible());
    QVERIFY(!page.why().findChild<QLabel*>("whyText")->text().isEmpty());
    auto* weighed = page.why().findChild<QListWidget*>("weighedMoves");
    QCOMPARE(weighed->count(), 0);  // nobody weighed it: it was thrown with dice
    page.click("askWhy");
    QVERIFY(QTest::qWaitFor([&] { return weighed->count() > 0; }, 20'000));
    QVERIFY(weighed->item(0)->text().contains("prospects"));
    page.press(Qt::Key_PageDown);
    QCOMPARE(page.why().isVisible(), page.table().mover(1).has_value());
}

void TestReplay::aPracticeGameTellsReasons() {
    auto dealt = deal({human, dice, dice}, 11);
    dealt->practise();
    FollowedPage page(std::move(dealt));
    auto* note = page.page.findChild<QLabel*>("note");
    page.playTo(20);
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), QString("Practice game"));
    const Words words("traitor", page.table().names());
    int told = 0, kept = 0, uncovered = 0;
    for (int step = 0; step < page.table().stepCount(); ++step) {
        const auto reasons = page.table().reasons(step);
        const Observer mover = page.table().mover(step);
        if (mover && *mover != 0) ++(reasons ? told : kept);
        if (!reasons) continue;
        QVERIFY(mover && *mover != 0);
        QVERIFY(reasons->lines.empty() && !page.table().mayAskReasons(step));  // what was weighed speaks of a hand
        if (reasons->why.empty()) continue;
        QVERIFY(!page.log().findItems(words.say(reasons->why), Qt::MatchExactly).isEmpty());
        if (page.table().reasons(step, step + 1)) continue;
        // It stands under what was decided then, however long it lay covered.
        const auto rows = page.log().findItems(words.say(reasons->why), Qt::MatchExactly);
        QVERIFY(std::any_of(rows.begin(), rows.end(),
                            [&](const QListWidgetItem* row) { return row->data(Qt::UserRole).toInt() == step + 1; }));
        ++uncovered;
    }
    QVERIFY2(told > 2 && kept > 0 && uncovered > 0,
             qPrintable(QString("%1 told, %2 of them later, %3 kept").arg(told).arg(uncovered).arg(kept)));
}

void TestReplay::aPracticeGameIsSavedAsOneAndGoesBackToTheStart() {
    auto dealt = deal({human, dice, dice}, 11);
    dealt->practise();
    FollowedPage page(std::move(dealt));
    page.playTo(20);
    const QString path = testHome().path("practice.intrika");
    QVERIFY(page.page.saving().saveTo(path));
    const auto opened = openGame(path, allGames());
    QVERIFY(opened && opened->things.practice);

    QAction* undo = page.page.actions().undo;
    for (int undone = 0; undone < 40 && undo->isEnabled(); ++undone) {
        undo->trigger();
        QCOMPARE(page.table().toAct().seats, SeatSet::of(0));
        QVERIFY(page.isAsked());
    }
    QCOMPARE(page.table().lastTurnOf(0), 0);
    page.playTo(10);
    QVERIFY(page.table().stepCount() >= 10);
}

INTRIKA_TEST(TestReplay)

}  // namespace tst_replay

#include "tst_replay.moc"
