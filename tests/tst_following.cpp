// Following what happened: looking back, replaying, what is new since one's last turn, where points came from.
#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/log_panel.h"
#include "app/play/news_strip.h"
#include "app/play/replay_bar.h"
#include "app/play/score_chart.h"
#include "app/play/seen.h"
#include "app/play/why_panel.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"
#include "engines/table/save_file.h"
#include "engines/table/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/shown_page.h"
#include "tests/support/temp_home.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <nlohmann/json.hpp>

#include <set>

using namespace intrika;

namespace {

struct Page : ShownPage {
    using ShownPage::ShownPage;
    LogPanel& log() { return *page.findChild<LogPanel*>(); }
    ReplayBar& bar() { return *page.findChild<ReplayBar*>(); }
    QString place() { return bar().findChild<QLabel*>("place")->text().replace(QChar::Nbsp, u' '); }
    NewsStrip& news() { return *page.findChild<NewsStrip*>(); }
    WhyPanel& why() { return *page.findChild<WhyPanel*>(); }
    void click(const char* button) { QTest::mouseClick(page.findChild<QWidget*>(button), Qt::LeftButton); }
    void press(Qt::Key key) { QTest::keyClick(page.focusWidget(), key); }
    void clickLine(int row) {
        log().scrollToItem(log().item(row));
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualItemRect(log().item(row)).center());
    }
    void decide() {
        press(Qt::Key_1);
        QTest::keyClick(&choices(), Qt::Key_Return);
    }
    void openCurtain() {
        QTest::qWait(Curtain::deafMs + 10);
        QTest::keyClick(&curtain(), Qt::Key_Return);
    }
    void playTo(int steps) {
        while (waits() && table().stepCount() < steps && !table().isOver()) {
            if (curtain().isDown()) {
                openCurtain();
            } else {
                decide();
            }
        }
        waits();
    }
};

// The lines under the heading of what is new, without headings of rounds; that of the news alone: nothing new.
QStringList newsIn(Page& page) {
    QStringList lines;
    bool isNew = false;
    for (int row = 0; row < page.log().count(); ++row) {
        const QListWidgetItem* item = page.log().item(row);
        if (item->text() == "Since your last turn") {
            isNew = true;
        } else if (isNew && !item->data(Qt::DecorationRole).isNull()) {
            lines << item->text();
        }
    }
    return lines;
}

QStringList newsFor(const Table& table, Seat seat) {
    const Words words(QString::fromStdString(table.kind().id), table.names());
    QStringList lines;
    for (int step = table.lastTurnOf(seat); step < table.stepCount(); ++step) {
        for (const Happening& happening : table.happenings(step, seat)) {
            const QString line = words.say(table.sentence(happening));
            if (!line.isEmpty()) lines << line;
        }
    }
    return lines;
}

}  // namespace

class TstFollowing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aLineOfTheLogShowsTheTableAsItStood();
    void thePastShowsOnlyWhatItsViewerKnew();
    void nothingHappensWhileOneLooksBack();
    void theCurtainEndsLookingBack();
    void thePastIsSteppedThroughByKeys();
    void theKeysOfTheListOfChoicesStayItsOwn();
    void aFinishedGameIsReplayedThroughAnyEyes();
    void aFinishedGameIsReplayedWithAllCardsOpen();
    void nothingLiesOpenBeforeTheEnd();
    void aReplayPlaysByItself();
    void whoComesBackReadsWhatIsNewToThem();
    void onePersonIsRemindedUntilTheyAct();
    void theChartShowsThePointsOfEveryRound();
    void theChartLeadsToItsRounds();
    void reasonsAreToldOnlyAfterTheEnd();
    void aPracticeGameTellsReasonsAndGoesBackToTheStart();

private:
    TempHome home_;
};

void TstFollowing::aLineOfTheLogShowsTheTableAsItStood() {
    Page page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    QVERIFY(!page.bar().isVisible());
    page.clickLine(2);  // the second estate: after a heading and the first
    QVERIFY(page.bar().isVisible());
    QCOMPARE(page.place(), QString("Looking back: step 2 of %1").arg(now));
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), 2));
    QCOMPARE(page.log().currentRow(), 2);
    QTest::keyClick(&page.log(), Qt::Key_Up);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), 1));
    page.press(Qt::Key_Escape);
    QVERIFY(!page.bar().isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0)));
    QVERIFY(page.isAsked());
    QCOMPARE(page.table().stepCount(), now);
    page.decide();
    QVERIFY(page.table().stepCount() > now);
}

void TstFollowing::thePastShowsOnlyWhatItsViewerKnew() {
    Page page({human, human, dice}, 13);
    int looked = 0;
    while (page.waits() && page.table().stepCount() < 40) {
        if (page.curtain().isDown()) page.openCurtain();
        const Table& table = page.table();
        const Seat asked = table.toAct().seats.first();
        const Observer eyes = table.prompt(asked).secret ? Observer(asked) : spectator;
        for (int at = table.stepCount() - 1; at >= 0; at -= 3) {
            page.bar().findChild<QSlider*>()->setValue(at);
            QVERIFY2(page.scene().tableau() == table.tableau(eyes, at), qPrintable(QString::number(at)));
            ++looked;
        }
        page.press(Qt::Key_Escape);
        page.decide();
    }
    QVERIFY(looked > 50);
}

void TstFollowing::nothingHappensWhileOneLooksBack() {
    Page page({human, dice, dice}, 11);
    page.playTo(12);
    page.decide();  // the bots are next
    page.page.showReplay();
    const int now = page.table().stepCount();
    QSignalSpy steps(&page.table(), &Table::stepTaken);
    QTest::qWait(300);
    QCOMPARE(steps.count(), 0);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), now - 1));
    QVERIFY(!page.choices().isVisible());
    page.press(Qt::Key_Escape);
    QVERIFY(page.waits());
    QVERIFY(page.table().stepCount() > now);
}

void TstFollowing::theCurtainEndsLookingBack() {
    Page page({human, human, dice}, 13);
    page.playTo(12);
    if (page.curtain().isDown()) page.openCurtain();
    page.page.showReplay();
    QVERIFY(page.bar().isVisible());
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown() && !page.bar().isVisible());
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown}) QTest::keyClick(&page.curtain(), key);
    page.page.showReplay();
    QVERIFY(page.scene().tableau().zones.empty());
    QVERIFY(page.curtain().isDown());
    page.openCurtain();
    QVERIFY(page.isAsked() && !page.bar().isVisible());
}

void TstFollowing::thePastIsSteppedThroughByKeys() {
    Page page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    page.view().setFocus();
    const auto shows = [&](int at) { return page.scene().tableau() == page.table().tableau(Seat(0), at); };
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 2));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_Home);
    QVERIFY(shows(0));
    QCOMPARE(page.place(), QString("Looking back: the beginning"));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(1));
    page.press(Qt::Key_End);  // the end of a game that goes on is the present
    QVERIFY(shows(now) && !page.bar().isVisible() && page.isAsked());
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_PageDown);
    QTRY_VERIFY(!page.bar().isVisible() && page.isAsked());
}

void TstFollowing::theKeysOfTheListOfChoicesStayItsOwn() {
    Page page({human, dice, dice}, 11);
    QVERIFY(page.waits());
    if (page.table().stepCount() == 0) page.decide();
    page.playTo(1);
    page.press(Qt::Key_1);
    page.press(Qt::Key_End);
    QCOMPARE(page.choices().currentRow(), page.choices().count() - 1);
    page.press(Qt::Key_Home);
    QCOMPARE(page.choices().currentRow(), 0);
    page.press(Qt::Key_PageUp);
    QVERIFY(!page.bar().isVisible());
}

// Every hand as its holder saw it, at every step, for everybody to see; the screen reader hears the same.
void TstFollowing::aFinishedGameIsReplayedWithAllCardsOpen() {
    Page page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    page.page.showReplay();
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
                for (const PieceItem* item : page.scene().pieces()) {
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
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator, page.table().stepCount()));
}

void TstFollowing::nothingLiesOpenBeforeTheEnd() {
    const auto table = deal({human, human, human}, 3);
    Viewpoint viewpoint(table->humans());
    viewpoint.open();
    QVERIFY(tableauSeen(*table, viewpoint) == table->tableau(spectator));
}

void TstFollowing::aFinishedGameIsReplayedThroughAnyEyes() {
    Page page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    auto* result = page.page.findChild<QWidget*>("result");
    const int all = page.table().stepCount();
    QVERIFY(result->isVisible() && page.bar().isVisible());
    QCOMPARE(page.place(), QString("Replay: step %1 of %1").arg(all));
    page.page.showReplay();
    QVERIFY(!result->isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator));
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_Home);
    for (int at = 0; at < 12; ++at) page.press(Qt::Key_PageDown);
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator, 12));
    auto* eyes = page.bar().findChild<QComboBox*>("eyes");
    QCOMPARE(eyes->count(), 5);
    eyes->setCurrentIndex(2);
    emit eyes->activated(2);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(1), 12));
    QVERIFY(page.table().tableau(Seat(1), 12) != page.table().tableau(spectator, 12));
    page.press(Qt::Key_Escape);
    QVERIFY(result->isVisible());
    page.clickLine(3);
    QVERIFY(!result->isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(1), 3));
}

void TstFollowing::aReplayPlaysByItself() {
    Page page({human, dice, dice}, 11);
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

void TstFollowing::whoComesBackReadsWhatIsNewToThem() {
    Page page({human, human, dice}, 13);
    int read = 0;
    while (page.waits() && page.table().stepCount() < 50) {
        if (page.curtain().isDown()) {
            QVERIFY(newsIn(page).isEmpty() && !page.news().isVisible());
            page.openCurtain();
            const Seat seat = page.table().toAct().seats.first();
            if (page.table().lastTurnOf(seat) > 0) {
                QVERIFY(page.news().isVisible());
                QCOMPARE(newsIn(page), newsFor(page.table(), seat));
                ++read;
            }
        }
        page.decide();
    }
    QVERIFY2(read > 5, qPrintable(QString::number(read)));
}

void TstFollowing::onePersonIsRemindedUntilTheyAct() {
    Page page({human, dice, dice}, 11);
    page.playTo(6);
    QVERIFY(page.news().isVisible());
    QCOMPARE(newsIn(page), newsFor(page.table(), 0));
    const int now = page.table().stepCount();
    page.click("replayNews");
    QVERIFY(page.bar().isVisible() && !page.news().isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), page.table().lastTurnOf(0)));
    QTRY_VERIFY_WITH_TIMEOUT(!page.bar().isVisible() && page.isAsked(), 20'000);
    QCOMPARE(page.table().stepCount(), now);
    QVERIFY(!page.news().isVisible() && newsIn(page).isEmpty());
    page.decide();
    page.waits();
    QVERIFY(page.news().isVisible());
    page.click("closeNews");
    QVERIFY(!page.news().isVisible() && newsIn(page).isEmpty() && page.isAsked());
}

void TstFollowing::theChartShowsThePointsOfEveryRound() {
    Page page({dice, dice, dice, dice}, 21);
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
                if (happening.scores) told[happening.actor] += happening.amount;
            }
        }
        QCOMPARE(round.scores, told);
    }
    const Result result = table.result();
    for (Seat seat = 0; seat < 4; ++seat) QCOMPARE(history.back().scores[seat], static_cast<int>(result.scores[seat]));
}

void TstFollowing::theChartLeadsToItsRounds() {
    Page page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
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
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator, scoreHistory(page.table())[2].at));
}

void TstFollowing::reasonsAreToldOnlyAfterTheEnd() {
    Page page({human, dice, dice}, 11);
    page.playTo(20);
    for (int step = 0; step < page.table().stepCount(); ++step) QVERIFY(!page.table().reasons(step));
    page.page.showReplay();
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

void TstFollowing::aPracticeGameTellsReasonsAndGoesBackToTheStart() {
    auto dealt = deal({human, dice, dice}, 11);
    dealt->practise();
    Page page(std::move(dealt));
    auto* note = page.page.findChild<QLabel*>("note");
    page.playTo(20);
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), QString("Practice game"));
    const Words words("traitor", page.table().names());
    int told = 0;
    for (int step = 0; step < page.table().stepCount(); ++step) {
        const auto reasons = page.table().reasons(step);
        const Observer mover = page.table().mover(step);
        QCOMPARE(reasons.has_value(), mover.has_value() && *mover != 0);
        if (!reasons || reasons->why.empty()) continue;
        QVERIFY(!page.log().findItems(words.say(reasons->why), Qt::MatchExactly).isEmpty());
        ++told;
    }
    QVERIFY(told > 2);

    const QString path = home_.path("practice.intrika");
    QVERIFY(page.page.saveTo(path));
    const auto opened = openGame(path);
    QVERIFY(opened && opened->practice);

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

QTEST_MAIN(TstFollowing)
#include "tst_following.moc"
