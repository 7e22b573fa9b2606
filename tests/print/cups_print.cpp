// A print that goes through CUPS to a printer that keeps what it gets; started by cups_print.sh.
#include "app/studio/paper_printer.h"
#include "engines/words/words.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QImage>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProcess>
#include <QTest>

namespace cups_print {

using namespace intrika;

class TstCups : public QObject {
    Q_OBJECT

private slots:
    void cardsComeOutAtTheirSize() {
        const QString file = qEnvironmentVariable("INTRIKA_CUPS_FILE");
        QVERIFY2(!file.isEmpty(), "cups_print.sh starts this");
        QVERIFY(QPrinterInfo::availablePrinterNames().contains("Intrika_Test"));
        switchLanguage("en");
        PrintOptions options;
        options.parts = QStringList("action-cards");
        options.layout = Layout::sharedCut;
        options.players = 2;
        const auto job = PrintJob::make("confidants", options);
        QVERIFY(job);
        QPrinter printer(QPrinter::HighResolution);
        printer.setPrinterName("Intrika_Test");
        prepare(printer, **job);
        const auto done = printOn(printer, **job, {});
        QVERIFY(done);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 20'000);

        QProcess reader;
        reader.start("pdftoppm", {"-r", "300", "-l", "1", "-gray", file});
        QVERIFY(reader.waitForFinished(60'000));
        const QImage page = QImage::fromData(reader.readAllStandardOutput());
        const Page& planned = (*job)->plan().pages.front();
        const double pixel = 25.4 / 300;
        QVERIFY(qAbs(page.width() * pixel - planned.paper.width()) < 0.5);
        const QRectF grid = planned.grid->box();
        const int above = qRound((grid.top() - 2) / pixel);
        QList<double> marks;
        for (int x = 1; x < page.width(); ++x) {
            if (qGray(page.pixel(x, above)) < 128 && qGray(page.pixel(x - 1, above)) >= 128) marks << x * pixel;
        }
        QCOMPARE(marks.size(), planned.grid->columns + 1);
        for (qsizetype i = 1; i < marks.size(); ++i) QVERIFY(qAbs(marks[i] - marks[i - 1] - 63) <= 0.1);
    }
};

INTRIKA_TEST(TstCups)

}  // namespace cups_print

#include "cups_print.moc"
