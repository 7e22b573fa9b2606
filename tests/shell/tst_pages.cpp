// Which page the window shows, and where one comes from each of them.
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/shell/present_game.h"
#include "app/start/saved_row.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

namespace tst_pages {

using namespace intrika;

class TestPages : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void fromEachPageBackToTheGameOrTheStart_data() {
        QTest::addColumn<WindowPage>("page");
        QTest::newRow("setup") << WindowPage::setup;
        QTest::newRow("finished") << WindowPage::finished;
        QTest::newRow("statistics") << WindowPage::statistics;
        QTest::newRow("boards") << WindowPage::boards;
        QTest::newRow("settings") << WindowPage::settings;
    }

    void fromEachPageBackToTheGameOrTheStart() {
        QFETCH(const WindowPage, page);
        MainWindow window(allGames(), settings_);
        window.show();
        QCOMPARE(window.pages().now(), WindowPage::cloth);
        window.showStart();
        QCOMPARE(window.pages().now(), WindowPage::start);
        open(window, page);
        QCOMPARE(window.pages().now(), page);
        back(window);
        QCOMPARE(window.pages().now(), WindowPage::start);
        window.starter().begin(usualGame(allGames().front()));
        QCOMPARE(window.pages().now(), WindowPage::game);
        const GamePage* game = window.gamePage();
        open(window, page);
        QCOMPARE(window.gamePage(), game);  // it stays on the table
        back(window);
        QCOMPARE(window.pages().now(), WindowPage::game);
        QCOMPARE(window.gamePage(), game);
    }

    void anotherGameTakesThePlaceOfTheFirst() {
        MainWindow window(allGames(), settings_);
        window.starter().begin(usualGame(allGames().front()));
        const QPointer<GamePage> first = window.gamePage();
        window.pages().showStatistics();
        window.starter().demonstrate();
        QCOMPARE(window.pages().now(), WindowPage::game);
        QVERIFY(window.gamePage() != first);
        QTRY_VERIFY(first.isNull());
        window.showStart();
        QCOMPARE(window.gamePage(), nullptr);
        QCOMPARE(window.pages().now(), WindowPage::start);
    }

    // The notice stays while one goes on to other pages, and what comes back does not take the keys from them.
    void whatComesBackTakesNoKeys() {
        makeJournal(3);
        MainWindow window(allGames(), settings_);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.showStart();
        const auto rows = [&] { return window.findChildren<SavedRow*>(); };
        QTest::keyClick(rows().front(), Qt::Key_Delete);
        QTRY_VERIFY(rows().empty());
        window.pages().setUp(allGames().front());
        seen<QPushButton>(*window.notices()).first()->click();
        QCOMPARE(unfinishedGames(allGames()).size(), 1);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        window.showStart();
        QCOMPARE(rows().size(), 1);
        QVERIFY(rows().front()->hasFocus());
    }

    // Behind a file that cannot be opened there is something to look at.
    void aRefusedFileLeavesNoBareCloth() {
        MainWindow window(allGames(), settings_);
        window.opener().openFile(QStringLiteral("/nowhere.intrika"));
        QCOMPARE(window.pages().now(), WindowPage::start);
        window.pages().showStatistics();
        window.opener().openFile(QStringLiteral("/nowhere.intrika"));
        QCOMPARE(window.pages().now(), WindowPage::statistics);
    }

private:
    static void open(MainWindow& window, WindowPage page) {
        if (page == WindowPage::setup) window.pages().setUp(allGames().front());
        if (page == WindowPage::finished) window.pages().showFinished();
        if (page == WindowPage::statistics) window.pages().showStatistics();
        if (page == WindowPage::boards) window.pages().showBoards();
        if (page == WindowPage::settings) window.showSettings();
    }

    static void back(MainWindow& window) {
        auto* stack = qobject_cast<QStackedWidget*>(window.pages().widget());
        QVERIFY(QMetaObject::invokeMethod(stack->currentWidget(), "leftAlone"));
    }

    Settings settings_;
};

INTRIKA_TEST(TestPages)

}  // namespace tst_pages

#include "tst_pages.moc"
