// Whatever its size, a tree's two bars come to rest: neither comes for want of what the other took and goes with it
// again.
#include "app/rules/rules_reader.h"
#include "app/shell/shortcut_sheet.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QHeaderView>
#include <QMainWindow>
#include <QTest>
#include <QTreeWidget>

namespace tst_steady_trees {

using namespace intrika;

namespace {

// How often a bar of the tree came or went.
class Turns : public QObject {
public:
    explicit Turns(const QTreeWidget& tree) {
        for (QWidget* part : tree.findChildren<QWidget*>(QRegularExpression("^qt_scrollarea_.container$")))
            part->installEventFilter(this);
    }
    int count = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

// Sizes at which what is in the tree just fits, or just does not, with and without bars.
void atEachSizeBarsComeToRest(QTreeWidget& tree) {
    constexpr int around = 28, most = 6;
    tree.setUpdatesEnabled(false);
    Turns turns(tree);
    const int wide = tree.header()->length();
    int high = 0;
    for (QTreeWidgetItem* item = tree.topLevelItem(0); item != nullptr; item = tree.itemBelow(item))
        high += tree.visualItemRect(item).height();
    for (int height = high - around; height <= high + 2 * around; height += 2) {
        for (int width = wide - around; width <= wide + 2 * around; width += 2) {
            turns.count = 0;
            tree.resize(width, height);
            QCoreApplication::processEvents();
            QVERIFY2(turns.count <= most,
                     qPrintable(QString("%1 turns of bars at %2x%3").arg(turns.count).arg(width).arg(height)));
        }
    }
}

}  // namespace

class TestSteadyTrees : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { startAfresh(); }

    void contentsOfRules() {
        RulesReader reader;
        reader.openGame(allGames().front());
        reader.show();
        atEachSizeBarsComeToRest(*reader.findChild<QTreeWidget*>());
    }
    void keys() {
        QMainWindow window;
        auto* sheet = new ShortcutSheet(&window);
        sheet->show();
        atEachSizeBarsComeToRest(*sheet->findChild<QTreeWidget*>());
    }
};

INTRIKA_TEST(TestSteadyTrees)

}  // namespace tst_steady_trees

#include "tst_steady_trees.moc"
