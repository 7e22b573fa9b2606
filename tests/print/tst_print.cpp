// Prints as printers and readers meet them: the PDF is read and rendered by other programs.
#include "app/print/print_job.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/print_choice.h"
#include "tests/support/rendered_pdf.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <algorithm>

namespace tst_print {

using namespace intrika;
using namespace intrika::rendered_pdf;

class TstPrint : public QObject, private PrintFolder {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }

    // As in a preset that somebody wrote by hand: a list of parts must not come to the whole kit.
    void whatIsNeitherTextNorNumberIsNoChoice_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("says");
        QTest::newRow("list") << QByteArray("{\"parts\": [\"board\"]}") << "[\"board\"]";
        QTest::newRow("yes") << QByteArray("{\"card-size\": true}") << "true";
        QTest::newRow("nothing") << QByteArray("{\"lang\": null}") << "null";
        QTest::newRow("no option") << QByteArray("{\"papier\": [\"a4\"]}") << "papier";
    }
    void whatIsNeitherTextNorNumberIsNoChoice() {
        QFETCH(QByteArray, json);
        QFETCH(QString, says);
        const auto options = optionsFromJson(json);
        QVERIFY(!options);
        QCOMPARE(options.error().text.id.c_str(), says == "papier" ? "print.problem.option" : "print.problem.value");
        QVERIFY2(Words().say(options.error().text).contains(says), qPrintable(Words().say(options.error().text)));
    }

    void textStaysText_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("hu") << "hu" << QStringList{"Táborozás", "Váltott lovak", "fáradtságod", "Bőséges"};
        QTest::newRow("en") << "en" << QStringList{"Camping", "Fresh Horses", "fatigue", "Lavish"};
    }
    void textStaysText() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        PrintOptions options = only("action-cards,secret-cards");
        options.language = language;  // whatever the window's is
        const QString file = written(options);
        const QString text = QString::fromUtf8(tool("pdftotext", {file, "-"}));
        const QByteArray facts = tool("pdfinfo", {file});
        for (const QString& word : words) QVERIFY2(text.contains(word), qPrintable(word));
        const QList<QByteArray> fonts = tool("pdffonts", {file}).split('\n').mid(2);  // under a heading
        QVERIFY(fonts.size() > 1);
        for (const QByteArray& line : fonts) {
            if (line.isEmpty()) continue;
            QVERIFY2(line.contains(" yes yes yes "), line.constData());  // embedded, a part of the font, to be copied
        }
        QVERIFY(facts.contains("Title:"));
        QVERIFY(facts.contains("Page size:       841.89 x 595.276 pts"));
        QCOMPARE(tool("pdfimages", {"-list", file}).count('\n'), 2);  // a heading only
    }

    void aFaceIsStoredOnce() {
        PrintOptions options = only("action-cards");
        const qint64 once = QFileInfo(written(options)).size();
        options.copies["action-cards"] = 10;
        const qint64 tenTimes = QFileInfo(written(options)).size();
        QVERIFY(once > 10'000);
        QVERIFY2(tenTimes < once + 40'000, qPrintable(QString("%1 %2").arg(once).arg(tenTimes)));
    }

    void theWholeKit() {
        const auto job = PrintJob::make(game, {});
        QVERIFY(job);
        const auto done = (*job)->write(folder_.filePath("kit.pdf"));
        QVERIFY(done);
        QVERIFY2(done->bytes < 5'000'000, qPrintable(QString::number(done->bytes)));
        QCOMPARE(done->bytes, QFileInfo(done->file).size());
        QCOMPARE(done->cards, 4 * (9 + 12 + 3 + 4));
        QVERIFY(tool("pdfinfo", {done->file}).contains("Pages:           " + QByteArray::number(done->pages)));
    }

    void styles_data() {
        QTest::addColumn<Style>("style");
        QTest::newRow("grey") << Style::grey;
        QTest::newRow("ink saver") << Style::inkSaver;
    }
    void styles() {
        QFETCH(Style, style);
        PrintOptions options = only("action-cards,money,patricians,track-tokens");
        options.style = style;
        const QString file = written(options);
        const int pages = (*PrintJob::make(game, options))->plan().pages.size();
        QVERIFY(pages > 0);
        for (int page = 1; page <= pages; ++page) {
            const QByteArray picture =
                tool("pdftoppm", {"-r", "50", "-f", QString::number(page), "-l", QString::number(page), file});
            const QImage image = QImage::fromData(picture);
            QVERIFY(showsSomething(image));
            int most = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb p = image.pixel(x, y);
                    most = std::max({most, qAbs(qRed(p) - qGreen(p)), qAbs(qGreen(p) - qBlue(p))});
                }
            }
            QVERIFY2(most <= 8, qPrintable(QString("page %1: %2").arg(page).arg(most)));
        }
    }

    void writtenWholeOrNotAtAll() {
        const auto job = PrintJob::make(game, only("action-cards"));
        QVERIFY(job);
        const QString nowhere = folder_.filePath("no/such/folder/a.pdf");
        QVERIFY(!(*job)->write(nowhere));
        const QString cancelled = folder_.filePath("cancelled.pdf");
        const auto done = (*job)->write(cancelled, [](int pages, int) { return pages < 2; });
        QVERIFY(!done);
        QCOMPARE(done.error().text.id.c_str(), "print.problem.cancelled");
        QVERIFY(!QFile::exists(cancelled));
        const QString folder = folder_.filePath("cards");
        QVERIFY(!(*job)->writeSingleFiles(folder, [](int cards, int) { return cards < 2; }));
        QVERIFY(!QFile::exists(folder));
    }

    // A white sheet must not pass for a printed one, whatever has gone wrong.
    void anEmptyPageIsNoSuccess_data() {
        QTest::addColumn<PaintPage>("paint");
        QTest::addColumn<bool>("shows");
        const auto row = [](const char* name, bool shows, std::function<void(QPainter&)> paint) {
            QTest::newRow(name) << PaintPage([paint](Canvas& canvas, const Page&) { paint(canvas.painter()); })
                                << shows;
        };
        const QRectF box(20, 20, 30, 30);
        row("nothing", false, [](QPainter&) {});
        row("beside the page", false, [box](QPainter& p) { p.fillRect(box.translated(300, 0), Qt::black); });
        row("white", false, [box](QPainter& p) { p.fillRect(box, Qt::white); });
        row("clipped away", false, [box](QPainter& p) {
            p.setClipRect(QRectF(100, 100, 5, 5));
            p.fillRect(box, Qt::black);
        });
        row("shrunk to nothing", false, [box](QPainter& p) {
            p.scale(1e-9, 1e-9);
            p.drawText(box, "text");
            p.fillRect(box, Qt::black);
        });
        row("a line", true, [](QPainter& p) { p.drawLine(QPointF(20, 20), QPointF(40, 20)); });
        row("a text", true, [](QPainter& p) { p.drawText(QPointF(20, 20), "text"); });
        const auto stamped = [](const char* name, bool shows, std::function<void(QPainter&)> paint) {
            const Stamp stamp{name, QRectF(-3, -3, 10, 10), std::move(paint)};
            QTest::newRow(name) << PaintPage([stamp](Canvas& canvas, const Page&) {
                canvas.stamp(stamp, QTransform::fromTranslate(20, 20));
            }) << shows;
        };
        stamped("a stamp of nothing", false, [](QPainter&) {});
        stamped("a stamp", true, [](QPainter& p) { p.fillRect(QRectF(-3, -3, 2, 2), Qt::black); });
    }
    void anEmptyPageIsNoSuccess() {
        QFETCH(PaintPage, paint);
        QFETCH(bool, shows);
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        PdfBook book(buffer, {});
        Page blank, page;
        blank.paper = page.paper = {210, 297};
        blank.isBlank = true;  // the back of a single sheet, say
        const auto done = writePages(
            book, {blank, page},
            [&](Canvas& canvas, const Page& one) {
                if (!one.isBlank) paint(canvas, one);
            },
            [](const Page&) { return QString(); });
        QCOMPARE(done.has_value(), shows);
        if (shows) return;
        QCOMPARE(done.error().text.id.c_str(), "print.problem.empty-page");
        for (const QString& language : languages())
            QVERIFY(Words::in(language, game).say(done.error().text).contains("2"));
    }

    // E-4: three piles of gifts, each of a city; where they lie is told beside the board.
    void theBoardNamesItsPiles() {
        PrintOptions options = only("board");
        options.paper = Paper::a2;
        QByteArray text = tool("pdftotext", {"-raw", written(options), "-"});
        text.replace('\n', "").replace(' ', "");
        for (const char* city : {"Paleokastro", "Apollonia", "Arnea"}) {
            QVERIFY2(text.contains(QByteArray("Giftsof") + city), text);
        }
    }

    void formsSayOnlyWhatIsTranslated() {
        for (const QString& language : languages()) {
            PrintOptions options;
            options.language = language;
            options.parts = QStringList{"plan",    "player-sheets", "visit-cards", "adventure-sheet",
                                        "summary", "flip-test",     "calibration"};
            const QString text = QString::fromUtf8(tool("pdftotext", {written(options), "-"}));
            QVERIFY(text.size() > 1000);
            QVERIFY(!text.contains(QChar(0x2039)));  // ‹key›
        }
    }
};

INTRIKA_TEST(TstPrint)

}  // namespace tst_print

#include "tst_print.moc"
