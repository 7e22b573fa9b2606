// One game on the screen: pace, reasons, undo, hints, language, the end, saving.
#include "app/play/page_settings.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_reader.h"
#include "app/scene/table_things.h"
#include "engines/saves/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/move_mouse.h"
#include "tests/support/page_texts.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"
#include "tests/support/turn_on_a_map.h"

#include <QAction>
#include <QGraphicsItem>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tst_play {

using namespace intrika;

namespace {

// Of the ways of an army that leave nothing else to be decided, or of those that a button goes with.
Choice marchOf(const Table& table, std::size_t picks) {
    const auto choices = table.prompt(0).choices;
    const auto isOnly = [&](const Choice& wanted) {
        return std::count_if(choices.begin(), choices.end(), [&](const Choice& other) {
                   return std::equal(other.picks.begin(), other.picks.begin() + 2, wanted.picks.begin());
               }) == 1;
    };
    for (const Choice& choice : choices) {
        if (!choice.way.empty() && choice.picks.size() == picks && isOnly(choice)) return choice;
    }
    return {};
}

std::optional<QPoint> pointOn(PlayedPage& page, const Pick& pick) {
    for (const QGraphicsItem* item : page.scene().items()) {
        if (page.scene().picks().pickOf(item) == std::optional(pick)) return visiblePoint(page, item);
    }
    return std::nullopt;
}

bool dragTo(PlayedPage& page, const Pick& piece, QPointF to) {
    const auto from = pointOn(page, piece);
    if (!from) return false;
    QWidget* viewport = page.view().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, *from);
    for (int step = 1; step <= 3; ++step) {
        test::moveMouse(viewport, *from + (to - *from) * step / 3, Qt::LeftButton);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to.toPoint());
    return true;
}

bool isPicked(PlayedPage& page, const Pick& piece) {
    const auto& pieces = page.scene().things().pieces();
    return std::any_of(pieces.begin(), pieces.end(), [&](const PieceItem* item) {
        return item->state().picked && page.scene().picks().pickOf(item) == std::optional(piece);
    });
}

QStringList namesIn(const TableNode& node) {
    QStringList names{node.name};
    for (const TableNode& child : node.children) names << namesIn(child);
    return names;
}

}  // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aDecisionLeavesTheFocusAtTheTable();
    void botsMoveAtAPaceThatCanBeFollowed_data();
    void botsMoveAtAPaceThatCanBeFollowed();
    void theReasonIsGivenForWhatIsNotAllowed();
    void undoIsGreyedWithItsReason();
    void aHintIsShownAndTakenOver();
    void whatMayBeDoneIsNotSqueezedByAHint();
    void anArmyIsMarchedByDraggingIt();
    void anArmyLetGoElsewhereStays();
    void whatADragLeavesOpenIsAskedAsAfterClicks();
    void escapePutsAsideWhatIsChosenFrom();
    void theWholePageChangesItsLanguage();
    void theEndShowsWherePointsCameFrom();
    void aGameIsSavedAndTroubleIsTold();
};

// Else a second Enter would press whatever stands near, as the button of a notice.
void TestPlay::aDecisionLeavesTheFocusAtTheTable() {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    column->addWidget(new QPushButton(&window));
    PlayedPage page({human, dice, dice}, 3);
    column->addWidget(&page.page);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(page.waits());
    page.choices().setFocus();
    page.choices().setCurrentRow(0);
    QVERIFY(page.choices().hasFocus());
    QTest::keyClick(&page.choices(), Qt::Key_Return);
    QVERIFY(page.view().hasFocus());
}

void TestPlay::botsMoveAtAPaceThatCanBeFollowed_data() {
    QTest::addColumn<Pace>("pace");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("slow") << Pace::slow << 1200 << 4000;
    QTest::newRow("normal") << Pace::normal << 600 << 2400;
    QTest::newRow("fast") << Pace::fast << 200 << 1200;
    QTest::newRow("at once") << Pace::atOnce << 0 << 400;
}

// Whether or not anything moves on the screen: who wants no motion wants to follow the game all the same.
void TestPlay::botsMoveAtAPaceThatCanBeFollowed() {
    QFETCH(Pace, pace);
    QFETCH(int, least);
    QFETCH(int, most);
    auto table = deal({dice, dice, dice}, 4);
    Table& bots = *table;
    GamePage page(std::move(table));
    page.resize(1280, 800);
    page.settings().setSpeed(Speed::off);
    page.settings().setPace(pace);
    page.show();
    auto& rest = *page.findChild<QTimer*>("rest");
    QList<int> rests;  // that came to their end before each step
    int ended = 0;
    connect(&rest, &QTimer::timeout, this, [&] { ended += rest.interval(); });
    connect(&bots, &Table::stepTaken, this, [&] { rests << std::exchange(ended, 0); });
    page.begin();
    QVERIFY(QTest::qWaitFor([&] { return rests.size() >= 4; }, 20'000));
    rests.removeFirst();  // before which nothing was to be read
    for (const int milliseconds : rests)
        QVERIFY2(milliseconds >= least && milliseconds < most, qPrintable(QString::number(milliseconds)));
}

void TestPlay::theReasonIsGivenForWhatIsNotAllowed() {
    // T-7: under a landscape there is never more than one building.
    PlayedPage page({dice, dice, human, dice}, 5);
    QVERIFY(page.waits());
    const auto choices = page.table().prompt(2).choices;
    QString reason;
    for (QGraphicsItem* item : page.scene().items()) {
        const auto pick = page.scene().picks().pickOf(item);
        const bool offered = std::any_of(choices.begin(), choices.end(),
                                         [&](const Choice& c) { return !pick || c.picks == std::vector<Pick>{*pick}; });
        if (offered) continue;
        page.scene().picks().pointAt(item);
        reason = page.page.findChild<QLabel*>("reason")->text();
        if (!reason.isEmpty()) break;
    }
    QVERIFY(!reason.isEmpty());
    QVERIFY2(reason.contains("href=\"T-"), qPrintable(reason));
    QSignalSpy rules(&page.page, &GamePage::ruleWanted);
    emit page.page.findChild<QLabel*>("reason")->linkActivated("T-7");
    QCOMPARE(rules.count(), 1);
    // It stays while the mouse is on its way to the link, and goes when something else is pointed at.
    page.scene().picks().pointAt(nullptr);
    QCOMPARE(page.page.findChild<QLabel*>("reason")->text(), reason);
    const auto items = page.scene().items();
    const auto allowed = std::find_if(items.begin(), items.end(), [&](QGraphicsItem* item) {
        const auto pick = page.scene().picks().pickOf(item);
        return pick && std::any_of(choices.begin(), choices.end(),
                                   [&](const Choice& c) { return c.picks == std::vector<Pick>{*pick}; });
    });
    QVERIFY(allowed != items.end());
    page.scene().picks().pointAt(*allowed);
    QVERIFY(page.page.findChild<QLabel*>("reason")->text().isEmpty());
}

void TestPlay::undoIsGreyedWithItsReason() {
    PlayedPage page({human, human, human}, 6);
    QVERIFY(page.waits());
    QAction* undo = page.page.actions().undo;
    QVERIFY(!undo->isEnabled());
    QCOMPARE(undo->toolTip(), QString("There is nothing to undo."));
    const Seat first = page.table().toAct().seats.first();
    QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QCOMPARE(page.table().stepCount(), 0);
    QVERIFY(page.table().toAct().mayAct(first));
    QVERIFY(page.isAsked());
}

void TestPlay::aHintIsShownAndTakenOver() {
    PlayedPage page({human, dice, dice}, 11);
    while (page.waits() && page.table().stepCount() < 3) QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.waits());
    const int steps = page.table().stepCount();
    page.page.actions().hint->trigger();
    auto* panel = page.page.findChild<QWidget*>("hint");
    QVERIFY(panel->isVisible());
    auto* moves = panel->findChild<QListWidget*>("hintedMoves");
    QVERIFY(QTest::qWaitFor([&] { return moves->count() > 0; }, 20'000));
    QCoreApplication::processEvents();
    QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, moves->visualItemRect(moves->item(0)).center());
    QCOMPARE(page.table().stepCount(), steps);  // only shown
    QVERIFY(page.confirm().isEnabled());
    QTest::mouseClick(&page.confirm(), Qt::LeftButton);
    QVERIFY(page.table().stepCount() > steps);
    QVERIFY(!panel->isVisible());
}

// A turn of the Confidants has most buttons: on a small window the log gives way, and comes back afterwards.
void TestPlay::whatMayBeDoneIsNotSqueezedByAHint() {
    PlayedPage shown(turnOnAMap());
    GamePage& page = shown.page;
    QVERIFY(shown.waits());
    const auto buttons = [&page] {
        QList<QPushButton*> all = page.findChildren<QPushButton*>(QRegularExpression("^(word\\d+|confirm)$"));
        all.removeIf([](const QPushButton* button) { return !button->isVisible(); });
        return all;
    };
    QVERIFY(QTest::qWaitFor([&] { return buttons().size() > 4; }, 20'000));
    auto* log = page.findChild<QListWidget*>("log");
    QVERIFY(log->isVisible());
    page.actions().hint->trigger();
    auto* moves = page.findChild<QListWidget*>("hintedMoves");
    QVERIFY(QTest::qWaitFor([&] { return moves->count() > 0 && moves->isVisible(); }, 60'000));
    QCoreApplication::processEvents();
    for (const QPushButton* one : buttons()) {
        QVERIFY2(one->height() >= one->minimumSizeHint().height(), qPrintable(one->text()));
        for (const QPushButton* other : buttons()) {
            const auto seen = [&page](const QPushButton* button) {  // what is asked scrolls over the golden button
                return button->visibleRegion().boundingRect().translated(button->mapTo(&page, QPoint()));
            };
            const QRect here = seen(one), there = seen(other);
            QVERIFY2(one == other || !here.intersects(there), qPrintable(one->text() + " / " + other->text()));
        }
    }
    page.findChild<QWidget*>("hint")->findChild<QPushButton*>()->click();
    QVERIFY(QTest::qWaitFor([&] { return log->isVisible(); }));
}

void TestPlay::anArmyIsMarchedByDraggingIt() {
    PlayedPage page(turnOnAMap());
    QVERIFY(page.waits());
    const Choice march = marchOf(page.table(), 2);
    const int steps = page.table().stepCount();
    const Pick army = march.picks[0], place = march.picks[1];
    QVERIFY(dragTo(page, army, page.scene().map().placeBox(place.value).center()));
    QCOMPARE(page.table().stepCount(), steps + 1);
    QVERIFY(page.waits());
    const auto stands = [&](const PieceItem* item) {
        return item->zone() == army.zone && item->face() == army.value && item->piece().place == place.value;
    };
    QVERIFY(std::any_of(page.scene().things().pieces().begin(), page.scene().things().pieces().end(), stands));
}

// It is picked, and where it may go is told to whoever does not see the map.
void TestPlay::anArmyLetGoElsewhereStays() {
    PlayedPage page(turnOnAMap());
    QVERIFY(page.waits());
    QStringList told;
    const QObject listener;
    connect(&page.scene(), &TableScene::told, &listener, [&] { told = namesIn(readTable(page.scene())); });
    const Choice march = marchOf(page.table(), 2);
    const int steps = page.table().stepCount();
    const QRectF frame = page.scene().map().frame();
    for (const QPointF& to : {frame.topRight() + QPointF(-4, 4), frame.topRight() + QPointF(30, 30)}) {
        QVERIFY(dragTo(page, march.picks[0], to));
        QCOMPARE(page.table().stepCount(), steps);
        QVERIFY(isPicked(page, march.picks[0]));
    }
    const QString detail = page.scene().laid().words.say(march.detail);
    QVERIFY2(told.filter(detail).size() > 0, qPrintable(told.join("; ")));
    const auto choices = page.table().prompt(0).choices;
    const auto other = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
        return !choice.way.empty() && choice.picks[0] != march.picks[0];
    });
    QVERIFY(other != choices.end());
    QVERIFY(dragTo(page, other->picks[0], frame.topRight() + QPointF(-4, 4)));
    QVERIFY(isPicked(page, other->picks[0]) && !isPicked(page, march.picks[0]));
    QCOMPARE(page.table().stepCount(), steps);
}

// The patrician may only stop on the way where one says so.
void TestPlay::whatADragLeavesOpenIsAskedAsAfterClicks() {
    PlayedPage page(turnOnAMap());
    QVERIFY(page.waits());
    const Choice march = marchOf(page.table(), 3);
    const int steps = page.table().stepCount();
    QVERIFY(dragTo(page, march.picks.at(0), page.scene().map().placeBox(march.picks.at(1).value).center()));
    QCOMPARE(page.table().stepCount(), steps);
    QVERIFY(isPicked(page, march.picks[0]));
    QVERIFY(page.confirm().isEnabled());
    QVERIFY(clickButton(page, "confirm"));
    QCOMPARE(page.table().stepCount(), steps + 1);
}

void TestPlay::theWholePageChangesItsLanguage() {
    PlayedPage page({human, dice, dice}, 11);
    while (page.waits() && page.table().stepCount() < 12) QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.waits());
    const QStringList english = pageTexts(page.page);
    switchLanguage("hu");
    QCoreApplication::processEvents();
    const QStringList switched = pageTexts(page.page);
    QVERIFY(switched != english);

    const QString path = testHome().path("game.intrika");
    QVERIFY(page.page.saving().saveTo(path));
    auto opened = openGame(path, allGames());
    QVERIFY(opened.has_value());
    PlayedPage started(std::make_unique<Table>(std::move(opened->session), opened->seats, opened->seed, nullptr));
    QVERIFY(started.waits());
    const QStringList begun = pageTexts(started.page);
    for (const QString& text : switched) QVERIFY2(begun.contains(text), qPrintable(text));
    for (const QString& text : begun) QVERIFY2(switched.contains(text), qPrintable(text));
    for (const QString& text : switched) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
    switchLanguage("en");
    QCoreApplication::processEvents();
    QCOMPARE(pageTexts(page.page), english);
    for (const QString& text : english) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
}

void TestPlay::theEndShowsWherePointsCameFrom() {
    PlayedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    QVERIFY(clickButton(page, "how"));
    auto* result = page.page.findChild<QWidget*>("howItCame");
    QVERIFY(result->isVisible());
    QStringList texts;
    for (const auto* label : result->findChildren<QLabel*>()) texts << label->text();
    const auto scores = page.table().result().scores;
    for (Seat seat = 0; seat < 3; ++seat) {
        // The last row adds up to the score.
        QCOMPARE(texts[texts.indexOf("Total") + 1 + seat], QString::number(scores[seat]));
    }
    for (const QString& text : texts) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
}

// One step back: first from what is selected, then from the cards themselves. The next question brings them back.
void TestPlay::escapePutsAsideWhatIsChosenFrom() {
    PlayedPage page({human, dice, dice}, 3);
    QVERIFY(page.waits());
    while (page.scene().laid().layout.front.isEmpty()) {
        QVERIFY(decideByKeysInTheList(page, 0));
        QVERIFY(page.waits() && !page.table().isOver());
    }
    page.view().setFocus();
    QTest::keyClick(&page.view(), Qt::Key_1);
    QTest::keyClick(&page.choices(), Qt::Key_Escape);
    QVERIFY(!page.scene().laid().frontAside);
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(page.scene().laid().frontAside && page.scene().laid().layout.front.isEmpty());
    QVERIFY(page.isAsked());
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(!page.scene().laid().frontAside);
    QTest::keyClick(&page.view(), Qt::Key_Escape);
    QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.waits());
    QVERIFY(!page.scene().laid().frontAside);
}

void TestPlay::aGameIsSavedAndTroubleIsTold() {
    PlayedPage page({human, dice, dice}, 11);
    QSignalSpy troubles(&page.page.saving(), &Saving::troubled);
    QVERIFY(page.page.saving().saveTo(testHome().path("one.intrika")));
    QCOMPARE(troubles.count(), 0);
    QVERIFY(!page.page.saving().saveTo("/proc/nowhere/one.intrika"));
    QCOMPARE(troubles.count(), 1);
}

INTRIKA_TEST(TestPlay)

}  // namespace tst_play

#include "tst_play.moc"
