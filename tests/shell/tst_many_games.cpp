// More finished games than are read at once: the window goes on while they are, and shows them as soon as it can.
#include "app/finished/finished_page.h"
#include "app/finished/statistics_page.h"
#include "app/pages/sheet_table.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/saves/finished_games.h"
#include "tests/support/all_games.h"
#include "tests/support/finished_game.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QScrollBar>
#include <QTest>

namespace tst_many_games {

using namespace intrika;

namespace {

constexpr int many = 500;

}  // namespace

class TestManyGames : public QObject {
    Q_OBJECT

private slots:
    void init() {
        startAfresh();
        finishGame(1, 0, "2026-03-01T20:00:00");
        for (int game = 2; game <= many; ++game) {
            QVERIFY(QFile::copy(finishedFolder() + "/1.intrika", finishedFolder() + QString("/%1.intrika").arg(game)));
        }
    }

    void theListComesWhenItIsRead() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showFinished();
        auto* page = window.findChild<FinishedPage*>();
        auto* list = page->findChild<SheetTable*>();
        QCOMPARE(list->rowCount(), 0);
        QVERIFY(textsOf(*page).join('\n').contains("Reading the finished games…"));
        QTRY_COMPARE_WITH_TIMEOUT(list->rowCount(), many, 60'000);
        QVERIFY(!textsOf(*page).join('\n').contains("Reading the finished games…"));

        // What is thrown away is gone at once, though all are read again.
        list->setCurrentCell(3, 0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->rowCount(), many - 1);
        QTRY_COMPARE(finishedGameCount(), many - 1);
        QTest::qWait(50);
        QTRY_COMPARE_WITH_TIMEOUT(list->rowCount(), many - 1, 60'000);
    }

    void aListThatComesLateTakesNoKeys() {
        MainWindow window(allGames(), settings_);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.showStart();
        window.pages().showFinished();
        window.pages().setUp(allGames().front());
        auto* list = window.findChild<FinishedPage*>()->findChild<SheetTable*>();
        QTRY_COMPARE_WITH_TIMEOUT(list->rowCount(), many, 60'000);
        QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
    }

    void allFiguresOfTheStatisticsAreSeen_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
    }
    // In the smallest window: nothing lies to the right of what is seen.
    void allFiguresOfTheStatisticsAreSeen() {
        QFETCH(QString, language);
        switchLanguage(language);
        MainWindow window(allGames(), settings_);
        window.resize(1024, 700);
        window.show();
        window.showStart();
        window.pages().showStatistics();
        auto* table = window.findChild<StatisticsPage*>()->findChild<SheetTable*>();
        QTRY_COMPARE_WITH_TIMEOUT(table->rowCount(), 1, 60'000);
        QTRY_VERIFY(table->viewport()->width() > 500);
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        for (int column = 0; column < table->columnCount(); ++column) QVERIFY(table->columnWidth(column) > 40);
    }

    void theStatisticsToo() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showStatistics();
        auto* table = window.findChild<StatisticsPage*>()->findChild<SheetTable*>();
        QCOMPARE(table->rowCount(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(table->rowCount(), 1, 60'000);
        QVERIFY(textsOf(*table->parentWidget()).join('\n').contains("Counted from the finished games"));
    }

    // Whoever leaves meanwhile waits for nothing.
    void theWindowMayBeClosedMeanwhile() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showFinished();
        window.pages().showStatistics();
        QVERIFY(window.close());
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TestManyGames)

}  // namespace tst_many_games

#include "tst_many_games.moc"
