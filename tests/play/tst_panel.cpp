// The panel beside the table: as large as the table that it is read beside.
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tst_panel {

using namespace intrika;

class TestPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void thePanelGrowsWithTheWindow();
    void aWindowOnItsWayLeavesNoTrace();
    void whatLiesBesideTheTableGrowsToo();
    void whatIsAskedAlreadyGrows();
};

// Its type is as large as the table's, in a large window; what is written later too, and back in a small one as before.
void TestPanel::thePanelGrowsWithTheWindow() {
    PlayedPage page({human, dice, dice}, 3);
    QVERIFY(page.waits());
    const auto letters = [&](const char* name) { return page.page.findChild<QWidget*>(name)->font().pixelSize(); };
    const auto signs = [&] { return page.log().iconSize().width(); };
    page.page.resize(1280, 764);
    const int log = letters("log"), asked = letters("question"), sign = signs();
    page.page.resize(2560, 1386);
    for (const auto& [now, before] : {std::pair(letters("log"), log), {letters("question"), asked}, {signs(), sign}})
        QCOMPARE(now, qRound(before * 1.6));
    QVERIFY(letters("confirm") > 25);
    page.page.resize(1600, 846);
    QCOMPARE(letters("log"), log);
    QCOMPARE(signs(), sign);
}

// Drawn larger and smaller by hand, its type is in the end what it would have been at once.
void TestPanel::aWindowOnItsWayLeavesNoTrace() {
    const auto letters = [](PlayedPage& page) {
        QList<int> sizes;
        for (const QWidget* widget : page.page.findChild<QWidget*>("log")->parentWidget()->findChildren<QWidget*>())
            sizes << widget->font().pixelSize();
        return sizes;
    };
    PlayedPage drawn({human, dice, dice}, 3), large({human, dice, dice}, 3);
    QVERIFY(drawn.waits() && large.waits());
    for (const int width : {1280, 1760, 1920, 2080, 2240, 3840, 2400, 2240, 1760, 2560})
        drawn.page.resize(width, width * 9 / 16);
    large.page.resize(2560, 1440);
    QCOMPARE(letters(drawn), letters(large));
}

// The bar of a replay and the notebook, in all that they show.
void TestPanel::whatLiesBesideTheTableGrowsToo() {
    const std::vector<PlayerKind> players{human, dice, dice, dice};
    PlayedPage page(tableOf(dealt(players.size(), 3, "coach"), players, 3));
    page.page.resize(1280, 764);
    QVERIFY(page.waits());
    page.page.actions().notebook->setChecked(true);
    auto* notebook = page.page.findChild<QWidget*>("notebook");
    const auto* sheet = notebook->findChild<QTableWidget*>("conclusions");
    const auto* bar = page.page.findChild<QWidget*>("replay");
    const auto letters = [&] { return bar->findChild<QLabel*>("place")->font().pixelSize(); };
    const auto buttonSide = [&] { return bar->findChild<QToolButton*>("play")->width(); };
    const int told = sheet->font().pixelSize(), place = letters(), side = buttonSide();
    page.page.resize(2560, 1386);
    QCOMPARE(sheet->font().pixelSize(), qRound(told * 1.6));
    QVERIFY(sheet->item(1, 0)->icon().availableSizes().value(0).width() > 40);
    QCOMPARE(letters(), qRound(place * 1.6));
    QCOMPARE(buttonSide(), qRound(side * 1.6));
    page.page.resize(1280, 764);
    QCOMPARE(sheet->font().pixelSize(), told);
    QCOMPARE(buttonSide(), side);
}

// Whose turn it is was shown in a small window.
void TestPanel::whatIsAskedAlreadyGrows() {
    PlayedPage page({human, dice, dice}, 3);
    page.page.resize(1280, 764);
    QVERIFY(page.waits());
    const auto chip = [&] {
        const auto labels = page.page.findChild<QWidget*>("question")->parentWidget()->findChildren<QLabel*>();
        int widest = 0;
        for (const QLabel* label : labels) widest = std::max(widest, label->pixmap().width());
        return widest;
    };
    const int before = chip();
    QVERIFY(before > 0);
    page.page.resize(2560, 1386);
    QCOMPARE(chip(), qRound(before * 1.6));
}

INTRIKA_TEST(TestPanel)

}  // namespace tst_panel

#include "tst_panel.moc"
