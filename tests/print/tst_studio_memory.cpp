// What the print studio remembers: the choice, presets, what was measured of a printer.
#include "app/studio/preset_menu.h"
#include "engines/words/words.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/studio_window.h"
#include "tests/support/test_program.h"
#include "tests/support/widget_search.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace tst_studio_memory {

using namespace intrika;
using namespace intrika::studio_window;

class TstStudioMemory : public QObject, private StudioFolder {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init() { forgetAll(); }

    void theChoiceIsRemembered() {
        {
            Studio studio;
            choose(*studio, "Ink saver");
            choose(*studio, "A3");
            studio->reject();
        }
        Studio again;
        QCOMPARE(again->options().style, Style::inkSaver);
        QCOMPARE(again->options().paper, Paper::a3);
        QCOMPARE(boxWith(*again, "A3")->currentText(), "A3");
    }

    // Each game has its own parts, players and last choice; without a board there is nothing to choose of one.
    void anotherGame() {
        Studio studio;
        QVERIFY(boxWith(*studio, "A4") != nullptr);
        const auto boards = [&studio] { return buttonNamed(*studio, "Open a board file…") != nullptr; };
        QVERIFY(boards());
        choose(*studio, "Letter");
        choose(*studio, "Traitor");
        QCOMPARE(studio->game(), QString("traitor"));
        QCOMPARE(studio->job()->kit().game, QString("traitor"));
        QCOMPARE(studio->job()->options().paper, Paper::a4);
        QVERIFY(studio->windowTitle().contains("Traitor"));
        QVERIFY(!boards());
        auto* tabs = studio->findChild<QTabWidget*>();
        tabs->setCurrentIndex(1);
        QVERIFY(shownText(*studio).contains("B&leed"));
        QVERIFY(!shownText(*studio).contains("O&verlap"));
        tabs->setCurrentIndex(0);
        QCOMPARE(studio->findChild<QTreeWidget*>()->topLevelItem(1)->text(0), QString("Landscape cards"));
        QCOMPARE(studio->page(), 0);
        choose(*studio, "Ink saver");
        choose(*studio, "The Emperor’s Confidants");
        QCOMPARE(studio->job()->options().paper, Paper::letter);
        QVERIFY(boards());
        choose(*studio, "Traitor");
        QCOMPARE(studio->job()->options().style, Style::inkSaver);
        studio->setGame("schemes");
        const auto boxes = studio->findChildren<QSpinBox*>();
        const bool forSix = std::any_of(boxes.begin(), boxes.end(),
                                        [](const QSpinBox* box) { return box->minimum() == 2 && box->maximum() == 6; });
        QVERIFY(forSix);
    }

    void aDamagedMemoryIsTold() {
        QSettings("intrika", "intrika").setValue("print/last/" + game, QByteArray("{\"paper\": "));
        Studio studio;
        QVERIFY(studio->job() != nullptr);
        QVERIFY(studio->options() == PrintOptions());
        QVERIFY2(shownText(*studio).contains("cannot be read"), qPrintable(shownText(*studio)));
    }

    void measuresAreKeptForPrinterAndTray() {
        Studio studio;
        studio->findChild<QTabWidget*>()->setCurrentIndex(2);
        QComboBox* printer = boxWith(*studio, "Any printer");
        QComboBox* tray = boxWith(*studio, "Usual tray");
        auto* level = named<QDoubleSpinBox>(*studio, "Length of the horizontal line");
        const auto type = [](QComboBox* box, const QString& name) {
            box->setFocus();
            box->lineEdit()->selectAll();
            QTest::keyClicks(box->lineEdit(), name);
            QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        };
        type(printer, "Old Canon");
        level->setValue(158);
        QTRY_VERIFY(qAbs(studio->options().scale.x() - 160.0 / 158) < 1e-6);
        type(tray, "Rear tray");
        QCOMPARE(level->value(), 160.0);
        type(printer, "New one");
        QCOMPARE(level->value(), 160.0);
        type(printer, "Old Canon");
        QCOMPARE(level->value(), 158.0);
        QTRY_VERIFY(qAbs(studio->job()->options().scale.x() - 160.0 / 158) < 1e-6);
    }

    void aTraysMeasuresOutliveTheLanguage() {
        const QString english = "Length of the horizontal line", hungarian = "Vízszintes vonal hossza";
        {
            Studio studio;
            studio->findChild<QTabWidget*>()->setCurrentIndex(2);
            choose(*studio, "Rear tray");
            named<QDoubleSpinBox>(*studio, english)->setValue(158);
            choose(*studio, "Usual tray");
            QCOMPARE(named<QDoubleSpinBox>(*studio, english)->value(), 160.0);
            choose(*studio, "Rear tray");
            QComboBox* tray = boxWith(*studio, "Rear tray");
            switchLanguage("hu");
            QCoreApplication::processEvents();
            QCOMPARE(tray->currentText(), "Hátsó tálca");
            named<QDoubleSpinBox>(*studio, hungarian)->setValue(159);
            studio->reject();
        }
        Studio studio;
        studio->findChild<QTabWidget*>()->setCurrentIndex(2);
        QCOMPARE(boxWith(*studio, "Kézi adagoló")->currentText(), "Hátsó tálca");
        QCOMPARE(named<QDoubleSpinBox>(*studio, hungarian)->value(), 159.0);
        switchLanguage("en");
        QCoreApplication::processEvents();
        QCOMPARE(named<QDoubleSpinBox>(*studio, english)->value(), 159.0);
        QCOMPARE(boxWith(*studio, "Rear tray")->count(), 3);
    }

    void aTypedNameOutlivesTheLanguage() {
        Studio studio;
        studio->findChild<QTabWidget*>()->setCurrentIndex(2);
        QComboBox* printer = boxWith(*studio, "Any printer");
        printer->setFocus();
        printer->lineEdit()->selectAll();
        QTest::keyClicks(printer->lineEdit(), "Old Canon");
        QTest::keyClick(printer->lineEdit(), Qt::Key_Return);
        switchLanguage("hu");
        QCoreApplication::processEvents();
        QCOMPARE(printer->currentText(), "Old Canon");
    }

    // A tray used to be kept under its name in the window's language.
    void whatAnEarlierVersionMeasuredIsFound_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("tray");
        QTest::newRow("hu") << "Kézi adagoló"
                            << "Manual feed";
        QTest::newRow("en") << "Rear tray"
                            << "Rear tray";
    }
    void whatAnEarlierVersionMeasuredIsFound() {
        QFETCH(QString, word);
        QFETCH(QString, tray);
        PrintOptions options;
        options.backOffset = {1.5, -0.5};
        QSettings store("intrika", "intrika");
        const QString key = QString::fromLatin1(word.toUtf8().toPercentEncoding());
        store.setValue("print/printers/p/t" + key, toJson(options));
        store.setValue("print/tray", word);
        store.sync();
        PrintMemory memory;
        QCOMPARE(memory.trays({}).size(), 1);
        QCOMPARE(memory.measures({}, memory.lastTray()).backOffset, options.backOffset);
        Studio studio;
        studio->findChild<QTabWidget*>()->setCurrentIndex(2);
        QCOMPARE(boxWith(*studio, "Rear tray")->currentText(), tray);
        QCOMPARE(boxWith(*studio, "Rear tray")->count(), 3);
        choose(*studio, "Usual tray");
        choose(*studio, tray);
        QCOMPARE(named<QDoubleSpinBox>(*studio, "Offset of the back down")->value(), -0.5);
    }

    void presets() {
        Studio studio;
        auto* menu = studio->findChild<PresetMenu*>();
        choose(*studio, "Ink saver");
        QTRY_COMPARE(studio->job()->options().style, Style::inkSaver);
        const QString file = folder_.filePath("preset.json");
        QVERIFY(menu->saveFile(file));
        choose(*studio, "Colour");
        QTRY_COMPARE(studio->job()->options().style, Style::colour);
        QVERIFY(menu->openFile(file));
        QCOMPARE(studio->options().style, Style::inkSaver);
        QVERIFY(!menu->openFile(folder_.filePath("none.json")));
        fill(file, "{\"style\": \"gold\"}");
        QCOMPARE(menu->openFile(file).error().text.id.c_str(), "print.problem.value");
        QCOMPARE(studio->options().style, Style::inkSaver);
        emit menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == "Printer that prints on one side") action->trigger();
        }
        QCOMPARE(studio->job()->options().layout, Layout::gutterfold);
        QCOMPARE(studio->job()->options().style, Style::colour);
    }

    // A printer stays as it was measured, whatever is printed on it.
    void aPresetLeavesThePrinterAlone() {
        Studio studio;
        auto* level = named<QDoubleSpinBox>(*studio, "Length of the horizontal line");
        choose(*studio, "Two-sided, short edge");
        level->setValue(158);
        QTRY_VERIFY(studio->options().scale.x() > 1.01);
        auto* menu = studio->findChild<PresetMenu*>();
        const auto take = [menu](const QString& name) {
            emit menu->aboutToShow();
            for (QAction* action : menu->actions()) {
                if (action->text() == name) return action->trigger();
            }
        };
        take("For sleeves, without backs");
        QCOMPARE(level->value(), 158.0);
        QCOMPARE(studio->job()->options().backs, Backs::none);
        take("As little ink as possible");
        QVERIFY(studio->job()->options().scale.x() > 1.01);
        QCOMPARE(studio->job()->options().backs, Backs::shortEdge);
        // Nor does a colleague's, whose printer is another.
        const QString file = folder_.filePath("theirs.json");
        fill(file, "{\"style\": \"grey\", \"back-offset\": \"3,3\", \"scale\": \"0.99,0.99\"}");
        QVERIFY(menu->openFile(file));
        QCOMPARE(studio->options().style, Style::grey);
        QVERIFY(studio->options().scale.x() > 1.01);
        QVERIFY(studio->options().backOffset.isNull());
        QCOMPARE(studio->options().backs, Backs::shortEdge);
    }
};

INTRIKA_TEST(TstStudioMemory)

}  // namespace tst_studio_memory

#include "tst_studio_memory.moc"
