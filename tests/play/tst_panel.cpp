// The panel beside the table: as large as the table that it is read beside.
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QListWidget>
#include <QTest>

#include <utility>

namespace tst_panel {

using namespace intrika;

class TestPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void thePanelGrowsWithTheWindow();
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

INTRIKA_TEST(TestPanel)

}  // namespace tst_panel

#include "tst_panel.moc"
