// The bar on top of the window: what it tells whom, and how it goes and comes.
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/settings/settings.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/shell/present_game.h"
#include "app/shell/top_bar.h"
#include "tests/support/all_games.h"
#include "tests/support/heard_sounds.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace tst_top_bar {

using namespace intrika;

namespace {

TopBar& barOf(const MainWindow& window) { return *window.findChild<TopBar*>(); }

QLabel& placeOf(const MainWindow& window) { return *barOf(window).findChild<QLabel*>("place"); }

// Twice: the first move of all brings the pointer onto the window.
void movePointerAway(const MainWindow& window) {
    for (const QPoint at : {QPoint(200, 300), QPoint(300, 400)}) {
        QTest::mouseMove(window.pages().widget(), at);
        QCoreApplication::processEvents();
    }
}

QAction* fullScreenOf(const MainWindow& window) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::Key_F11)) return action;
    }
    return nullptr;
}

}  // namespace

class TestTopBar : public QObject {
    Q_OBJECT

    Settings settings_;

private slots:
    void init() { startAfresh(); }

    void growsWithTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("height");
        QTest::newRow("smallest") << QSize(1024, 700) << 36;
        QTest::newRow("usual") << QSize(1600, 900) << 36;
        QTest::newRow("large") << QSize(1920, 1080) << 42;
        QTest::newRow("largest") << QSize(2560, 1440) << 54;
    }
    void growsWithTheWindow() {
        QFETCH(QSize, size);
        QFETCH(int, height);
        MainWindow window(allGames(), settings_);
        window.setMinimumSize(1, 1);
        window.resize(size);
        window.show();
        QVERIFY(std::abs(barOf(window).height() - height) <= 1);
        QVERIFY(window.menuBar() == &barOf(window));
    }

    // Every menu can be clicked, however large the letters are, and what only tells gives way.
    void theMiddleGivesWay() {
        MainWindow window(allGames(), settings_);
        window.resize(1280, 800);
        window.starter().begin(onePersonAgainstBots(3));
        window.show();
        QTRY_VERIFY(placeOf(window).isVisible());
        QCOMPARE(placeOf(window).text(), window.gamePage()->place());
        for (const QAction* menu : barOf(window).actions()) {
            const QRect box = barOf(window).actionGeometry(const_cast<QAction*>(menu));
            QVERIFY(!box.isEmpty());
            QVERIFY(!box.intersects(placeOf(window).geometry()));
        }
        barOf(window).setPlace(QString(400, u'W'));
        QVERIFY(!placeOf(window).isVisible());
    }

    // What has no room in the bar stands on the table, and nothing stands there that the bar tells.
    void roundAndPhaseAreSaidOnce() {
        MainWindow window(allGames(), settings_);
        window.resize(1280, 800);
        window.starter().begin(onePersonAgainstBots(3));
        window.show();
        QTRY_VERIFY(placeOf(window).isVisible());
        const LaidTable& laid = window.gamePage()->findChild<TableScene*>()->laid();
        QVERIFY(!laid.tableau.headline.empty());  // a screen reader hears it with the table
        QCOMPARE(laid.layout.headline.height(), 0.0);
        barOf(window).setPlace(QString(400, u'W'));
        QVERIFY(laid.layout.headline.height() > 0);
        barOf(window).setPlace(window.gamePage()->place());  // one that comes and goes would move the cards each time
        QVERIFY(laid.layout.headline.height() > 0);
        window.resize(1300, 800);
        QTRY_COMPARE(laid.layout.headline.height(), 0.0);
    }

    void everyMenuIsThereInLargeLetters() {
        settings_.setTextSize(200);
        MainWindow window(allGames(), settings_);
        window.setMinimumSize(1, 1);
        window.resize(1024, 700);
        window.show();
        for (QAction* menu : barOf(window).actions()) {
            const QRect box = barOf(window).actionGeometry(menu);
            QVERIFY2(!box.isEmpty() && barOf(window).rect().contains(box), qPrintable(menu->text()));
        }
        settings_.setTextSize(100);
        applyTextSize(100);
    }

    // Whose turn it is, is for nobody who only passes by.
    void tellsNothingOverTheCurtain() {
        NewGame game = onePersonAgainstBots(3);
        for (SeatInfo& seat : game.seats) seat.player = {};
        MainWindow window(allGames(), settings_);
        window.resize(1280, 800);
        window.starter().begin(game);
        window.show();
        QTRY_VERIFY(placeOf(window).isVisible());
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        settings_.setHidesWhenLeft(true);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        settings_.setHidesWhenLeft(false);
        QTRY_VERIFY(window.gamePage()->title().isEmpty());
        QVERIFY(!placeOf(window).isVisible());
        QVERIFY(!barOf(window).findChild<QToolButton*>("pace")->isVisible());
        QVERIFY(barOf(window).findChild<QLabel*>("mask")->isVisible());
        window.showSettings();  // another page has no curtain
        QVERIFY(barOf(window).findChild<QToolButton*>("pace")->isVisible());
    }

    // Where nothing can be heard nothing speaks of it.
    void theSwitchOfSoundIsThereWhereSomethingSounds() {
        MainWindow silent(allGames(), settings_);
        QVERIFY(barOf(silent).findChild<QToolButton*>("sound") == nullptr);
        HeardSounds heard;
        heard.gain = -1;
        MainWindow window(allGames(), settings_, &heard);
        window.resize(1280, 800);
        window.show();
        QVERIFY(heard.gain > 0 && heard.gain < 0.5);  // on, and quiet
        auto* link = barOf(window).findChild<QToolButton*>("sound");
        QVERIFY(link->isVisible());
        const QString on = link->text();
        link->click();
        QCOMPARE(heard.gain, 0.0);
        QVERIFY(link->text() != on);
        QVERIFY(!settings_.hasSound());
        link->click();
        QVERIFY(heard.gain > 0);
        window.withdrawSound();
        QVERIFY(!link->isEnabled());
        QVERIFY(!link->toolTip().isEmpty());
    }

    // In the full screen the table has all of it; the bar comes when the pointer or Alt asks for it, and goes again.
    void comesAndGoesInTheFullScreen() {
        MainWindow window(allGames(), settings_);
        window.resize(1280, 800);
        window.showStart();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        movePointerAway(window);
        TopBar& bar = barOf(window);
        const int whole = bar.height();
        QTest::keyClick(&window, Qt::Key_F11);
        QTRY_VERIFY(window.isFullScreen());
        QTRY_VERIFY_WITH_TIMEOUT(!bar.isRevealed(), 20'000);
        QVERIFY(bar.height() <= 2);
        QVERIFY(window.centralWidget()->height() >= window.height() - 2);
        QTest::mouseMove(&bar, QPoint(300, 0));
        QTRY_VERIFY(bar.isRevealed());
        QVERIFY(bar.height() >= whole);
        QVERIFY(window.centralWidget()->height() >= window.height() - 2);  // it lies over the page, which stays
        movePointerAway(window);
        QTRY_VERIFY_WITH_TIMEOUT(!bar.isRevealed(), 20'000);
        QTest::keyPress(&window, Qt::Key_Alt, Qt::AltModifier);
        QTRY_VERIFY(bar.isRevealed());
        QTest::keyRelease(&window, Qt::Key_Alt);
        QTest::keyClick(&window, Qt::Key_Escape);
        fullScreenOf(window)->trigger();
        QTRY_VERIFY(!window.isFullScreen());
        QTRY_COMPARE(bar.height(), whole);
    }

    // Keys do what they do, whether the bar is seen or not.
    void keysWorkWhileItIsGone() {
        MainWindow window(allGames(), settings_);
        window.resize(1280, 800);
        window.showStart();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        movePointerAway(window);
        fullScreenOf(window)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!barOf(window).isRevealed(), 20'000);
        QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window.pages().now(), WindowPage::setup);
        QTest::keyClick(&window, Qt::Key_F11);
        QTRY_VERIFY(!window.isFullScreen());
    }

    void thePaceIsChosenWithOneClick() {
        MainWindow window(allGames(), settings_);
        window.show();
        const auto* pace = barOf(window).findChild<QToolButton*>("pace");
        QVERIFY(pace->isVisible() && pace->menu() != nullptr);
        const QString before = pace->text();
        pace->menu()->actions().back()->trigger();
        QCOMPARE(settings_.pace(), Pace::atOnce);
        QVERIFY(pace->text() != before);
        settings_.setPace(Pace::normal);
    }
};

INTRIKA_TEST(TestTopBar)

}  // namespace tst_top_bar

#include "tst_top_bar.moc"
