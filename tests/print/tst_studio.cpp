// The print studio as a person meets it: pages and choices by click and key, what is remembered, what goes wrong.
#include "app/print/page_ink.h"
#include "app/print/print_shelf.h"
#include "app/studio/page_drawer.h"
#include "app/studio/page_list.h"
#include "app/studio/page_view.h"
#include "app/studio/paper_printer.h"
#include "app/studio/preset_menu.h"
#include "engines/words/words.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/studio_window.h"
#include "tests/support/test_program.h"
#include "tests/support/widget_search.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrinter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <sys/resource.h>

#include <csignal>

namespace tst_studio {

using namespace intrika;
using namespace intrika::studio_window;

class TstStudio : public QObject, private StudioFolder {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void init() { forgetAll(); }

    void aClickMakesThePdf() {
        Studio studio;
        const QString file = folder_.filePath("kit.pdf");
        QTimer::singleShot(200, &*studio, [&] {
            auto* asked = studio->findChild<QFileDialog*>();
            QVERIFY(asked != nullptr);
            asked->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        });
        QTest::mouseClick(buttonNamed(*studio, "Save as PDF…"), Qt::LeftButton);
        QVERIFY2(shownText(*studio).contains("kit.pdf"), qPrintable(shownText(*studio)));
        QVERIFY(QFile::exists(file));
        const auto pages = studio->job()->plan().pages.size();
        QVERIFY(pages > 40);
        QVERIFY(tool("pdfinfo", {file}).contains("Pages:           " + QByteArray::number(pages)));
    }

    // In a home without a folder for documents, wherever the program was started.
    void thePdfIsProposedWhereItCanBeSaved() {
        QVERIFY(!QFileInfo::exists(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
        Studio studio;
        QString proposed;
        const Answer<QFileDialog> asked([&proposed](QFileDialog& dialog) {
            proposed = dialog.selectedFiles().value(0);
            dialog.reject();
        });
        QTest::mouseClick(buttonNamed(*studio, "Save as PDF…"), Qt::LeftButton);
        QVERIFY(asked.wasAsked());
        QCOMPARE(QFileInfo(proposed).path(), QDir::homePath());
        QVERIFY(proposed.endsWith(".pdf"));
    }

    // What is asked is whether the file that will be written may be replaced.
    void aNameWithoutAnEndingGetsIt() {
        Studio studio;
        const QString pdf = folder_.filePath("asked.pdf");
        fill(pdf, "kept");
        {
            const Answer<QMessageBox> no(click("No"));
            const Answer<QFileDialog> name([this, &no](QFileDialog& dialog) {
                saveAs(folder_.filePath("asked"))(dialog);
                if (no.wasAsked()) dialog.reject();
            });
            QTest::mouseClick(buttonNamed(*studio, "Save as PDF…"), Qt::LeftButton);
            QVERIFY(no.wasAsked());
        }
        QCOMPARE(QFileInfo(pdf).size(), qint64(4));
        auto* menu = studio->findChild<PresetMenu*>();
        const Answer<QFileDialog> name(saveAs(folder_.filePath("colleague")));
        emit menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text().remove(u'&') == "Save as a preset file…") action->trigger();
        }
        QVERIFY(QFile::exists(folder_.filePath("colleague.json")));
    }

    void thePreviewIsThePage() {
        Studio studio;
        auto* drawer = studio->findChild<PageDrawer*>();
        QSignalSpy drawn(drawer, &PageDrawer::largeDrawn);
        QVERIFY(drawn.count() > 0 || drawn.wait());
        const QImage& seen = drawer->large(0);
        QVERIFY(seen.width() > 200);
        const PageDrawer::Rest rest(*drawer);
        QVERIFY(seen == studio->job()->picture(studio->job()->plan().pages.front(), seen.size()));
        QVERIFY(inkOf(seen) > 0.001);
    }

    // Also where a page is looked at as small as it is in the list.
    void everyPageIsDrawnWhateverIsLookedAt() {
        constexpr QSize box(60, 60);
        const auto job = makeJobs({"traitor"}, PrintOptions()).value().front();
        PageDrawer drawer(box);
        QSignalSpy drawn(&drawer, &PageDrawer::allDrawn);
        drawer.setJob(job);
        drawer.look(0, job->plan().pages.front().paper.scaled(box, Qt::KeepAspectRatio).toSize());
        QVERIFY(drawn.wait(20'000));
        QVERIFY(!drawer.small(0).isNull() && !drawer.large(0).isNull());
    }

    void choicesShowAtOnce() {
        Studio studio;
        const int sheets = studio->job()->plan().sheets;
        choose(*studio, "Shared cuts: saves paper");
        QTRY_COMPARE(studio->job()->options().layout, Layout::sharedCut);
        QVERIFY(studio->job()->plan().sheets < sheets);
        choose(*studio, "Letter");
        QTRY_COMPARE(studio->job()->options().paper, Paper::letter);
        QVERIFY2(shownText(*studio).contains("of Letter"), qPrintable(shownText(*studio)));
        choose(*studio, "Another size:");
        named<QDoubleSpinBox>(*studio, "Card width")->setValue(250);
        named<QDoubleSpinBox>(*studio, "Card height")->setValue(250);
        QTRY_VERIFY(studio->job() == nullptr);
        QVERIFY(shownText(*studio).contains("too small"));
        QVERIFY(!buttonNamed(*studio, "Save as PDF…")->isEnabled());
        choose(*studio, "Tarot, 70 × 120 mm");
        QTRY_VERIFY(studio->job() != nullptr);
        QCOMPARE(studio->job()->options().cardSize, QSizeF(70, 120));
    }

    void aSingleCard() {
        Studio studio;
        auto* tree = studio->findChild<QTreeWidget*>();
        for (int i = 0; i < tree->topLevelItemCount(); ++i) tree->topLevelItem(i)->setCheckState(0, Qt::Unchecked);
        QTRY_VERIFY(studio->job() == nullptr);
        QTreeWidgetItem* red = tree->topLevelItem(1)->child(0);
        red->child(8)->setCheckState(0, Qt::Checked);
        QTRY_VERIFY(studio->job() != nullptr);
        QCOMPARE(studio->options().parts, QStringList("red/action.gallop"));
        QCOMPARE(studio->job()->plan().cards, 1);
        tree->setCurrentItem(red->child(8));
        for (QSpinBox* box : studio->findChildren<QSpinBox*>()) {
            if (box->minimum() == 0) box->setValue(3);
        }
        QTRY_COMPARE(studio->job()->plan().cards, 3);
    }

    void theLanguagePrintedIsNotTheWindows() {
        Studio studio;
        choose(*studio, "Magyar");
        QTRY_COMPARE(studio->job()->options().language, QString("hu"));
        QCOMPARE(currentLanguage(), QString("en"));
        QVERIFY2(shownText(*studio).contains("sheets of A4"), qPrintable(shownText(*studio)));
        const QString file = folder_.filePath("hu.pdf");
        QVERIFY(studio->savePdf(file));
        QVERIFY(tool("pdftotext", {file, "-"}).contains("Titkos akci"));
        choose(*studio, "As in the window");
        QTRY_COMPARE(studio->job()->options().language, QString());
    }

    void theWindowLivesWhilePagesAreWritten() {
        Studio studio;
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
        timer.start(1);
        QVERIFY(studio->savePdf(folder_.filePath("alive.pdf")));
        QVERIFY2(ticks > 20, qPrintable(QString::number(ticks)));
    }

    void theWindowStaysUntilThePagesAreWritten() {
        Studio studio;
        bool isTried = false;
        QTimer::singleShot(0, &*studio,
                           [&] { isTried = !studio->close() && !studio->savePdf(folder_.filePath("second.pdf")); });
        QVERIFY(studio->savePdf(folder_.filePath("first.pdf")));
        QVERIFY(isTried && studio->isVisible());
        QVERIFY(!QFile::exists(folder_.filePath("second.pdf")));
        QVERIFY(studio->close());
    }

    // Whatever is chosen while it is written is for the next time.
    void whatIsWrittenIsWhatWasChosen() {
        Studio studio;
        const PrintJob* before = studio->job();
        const QString asUsual = folder_.filePath("usual.pdf"), disturbed = folder_.filePath("disturbed.pdf");
        QVERIFY(studio->savePdf(asUsual));
        QTimer::singleShot(0, &*studio, [&] { choose(*studio, "Letter"); });
        QVERIFY(studio->savePdf(disturbed));
        QTRY_VERIFY(studio->job() != before);
        QCOMPARE(QFileInfo(disturbed).size(), QFileInfo(asUsual).size());
    }

    void aSheetIsTurnedOver() {
        Studio studio;
        const auto& pages = studio->job()->plan().pages;
        const int front = 2;
        studio->lookAt(front);
        auto* view = studio->findChild<PageView*>();
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(pages[studio->page()].sheet, pages[front].sheet);
        QVERIFY(pages[studio->page()].back);
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(studio->page(), front);
        QTest::keyClick(view, Qt::Key_PageDown);
        QTest::keyClick(view, Qt::Key_PageDown);
        QCOMPARE(studio->page(), front + 2);
        QCOMPARE(studio->findChild<PageList*>()->currentIndex().row(), front + 2);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rect().center());
        QVERIFY(view->zoom() > 2);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rect().center());
        QCOMPARE(view->zoom(), 1.0);
    }

    void testSheetsAreShownAlone() {
        Studio studio;
        studio->findChild<QTabWidget*>()->setCurrentIndex(2);
        auto* tests = studio->findChild<QCheckBox*>();
        const auto pages = studio->job()->plan().pages.size();
        tests->setChecked(true);
        QTRY_COMPARE(studio->job()->options().parts, (QStringList{"flip-test", "calibration"}));
        QVERIFY(studio->options().parts.isEmpty());  // what is remembered
        tests->setChecked(false);
        QTRY_COMPARE(studio->job()->plan().pages.size(), pages);
    }

    void nothingIsHalfWritten() {
        Studio studio;
        const QString nowhere = folder_.filePath("no/such/kit.pdf");
        QVERIFY(!studio->savePdf(nowhere));
        QVERIFY(!QFile::exists(nowhere));
        QVERIFY2(shownText(*studio).contains("Nothing was written: there is no such folder"),
                 qPrintable(shownText(*studio)));
        // As on a full disk: the file may not grow to what it needs.
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const rlimit little{100'000, before.rlim_max};
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &little);
        const QString file = folder_.filePath("full.pdf");
        const bool saved = studio->savePdf(file);
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QVERIFY(QDir(folder_.path()).entryList({"full*"}).isEmpty());
        QVERIFY(shownText(*studio).contains("full.pdf"));
        QVERIFY(!studio->savePdf(folder_.path()));  // a folder, and whatever else is no file
    }

    void aDamagedBoardIsTold() {
        const QString file = folder_.filePath("board.json");
        fill(file, "{\"id\": \"mine\"}");
        Studio studio;
        studio->setBoard(file);
        QVERIFY(studio->job() == nullptr);
        QVERIFY2(shownText(*studio).contains("board.json"), qPrintable(shownText(*studio)));
        studio->setBoard("small");
        QCOMPARE(studio->job()->plan().pages[studio->page()].kind, PartKind::board);
    }

    // A printer's own way through Qt keeps sizes too: marks of cards stand 63 mm apart.
    void theSystemsPrinterGetsTheSamePages() {
        PrintOptions options;
        options.parts = QStringList("action-cards");
        options.layout = Layout::sharedCut;
        options.players = 2;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        const QString file = folder_.filePath("printed.pdf");
        printer.setOutputFileName(file);
        prepare(printer, **job);
        const auto done = printOn(printer, **job, {});
        QVERIFY(done);
        QVERIFY(tool("pdfinfo", {file}).contains("Pages:           " + QByteArray::number(done->pages)));
        const QImage page = QImage::fromData(tool("pdftoppm", {"-r", "300", "-l", "1", "-gray", file}));
        const QRectF grid = (*job)->plan().pages.front().grid->box();
        const double pixel = 25.4 / 300;
        QList<double> marks;
        for (int x = 1; x < page.width(); ++x) {
            const int y = qRound((grid.top() - 2) / pixel);
            if (qGray(page.pixel(x, y)) < 128 && qGray(page.pixel(x - 1, y)) >= 128) marks << x * pixel;
        }
        QCOMPARE(marks.size(), 4);
        for (int i = 1; i < 4; ++i) QVERIFY(qAbs(marks[i] - marks[i - 1] - 63) <= 0.1);
    }

    void everyControlHasAName() {
        for (const char* language : {"en", "hu"}) {
            switchLanguage(language);
            Studio studio;
            for (int tab = 0; tab < 4; ++tab) {
                studio->findChild<QTabWidget*>()->setCurrentIndex(tab);
                for (QWidget* widget : studio->findChildren<QWidget*>()) {
                    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
                    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(widget);
                    const bool inner = qobject_cast<QLineEdit*>(widget) && !qobject_cast<QDialog*>(widget->parent()) &&
                                       qobject_cast<QTabWidget*>(widget->parent()) == nullptr;
                    if (inner || widget->inherits("QScrollArea") || widget->inherits("QTabBar")) continue;
                    QVERIFY2(!seen->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                }
            }
        }
        switchLanguage("en");
    }
};

INTRIKA_TEST(TstStudio)

}  // namespace tst_studio

#include "tst_studio.moc"
