// Prints as scissors and printers meet them: the PDF is rendered by another program and measured.
#include "app/print/print_job.h"
#include "engines/words/words.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/print_choice.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_print {

using namespace intrika;

namespace {

const QString game = QStringLiteral("confidants");
constexpr double dpi = 300;
constexpr double pixel = 25.4 / dpi;  // mm

QImage rendered(const QString& pdf, int page, double resolution = dpi) {
    const QString number = QString::number(page);
    const QByteArray png =
        tool("pdftoppm", {"-r", QString::number(resolution), "-f", number, "-l", number, "-png", "-gray", pdf});
    return QImage::fromData(png).convertToFormat(QImage::Format_Grayscale8);
}

bool isDark(const QImage& image, int x, int y) { return qGray(image.pixel(x, y)) < 128; }

// What could not be rendered is null, and compares well with anything that is empty.
bool showsSomething(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isDark(image, x, y)) return true;
        }
    }
    return false;
}

// The middles of dark runs along a line of pixels, in mm.
QList<double> linesAlong(const QImage& image, double at, Qt::Orientation orientation) {
    const bool level = orientation == Qt::Horizontal;
    const int fixed = qRound(at / pixel), length = level ? image.width() : image.height();
    QList<double> middles;
    for (int i = 0, from = -1; i < length; ++i) {
        const bool dark = level ? isDark(image, i, fixed) : isDark(image, fixed, i);
        if (dark && from < 0) from = i;
        if (dark || from < 0) continue;
        middles.append((from + i) / 2.0 * pixel);
        from = -1;
    }
    return middles;
}

// What is dark within a part of the page, in mm.
QRectF darkBox(const QImage& image, const QRectF& within) {
    QRect box;
    for (int y = qRound(within.top() / pixel); y < qRound(within.bottom() / pixel); ++y) {
        for (int x = qRound(within.left() / pixel); x < qRound(within.right() / pixel); ++x) {
            if (isDark(image, x, y)) box |= QRect(x, y, 1, 1);
        }
    }
    return {box.x() * pixel, box.y() * pixel, box.width() * pixel, box.height() * pixel};
}

// As calibration stretches a page, from its middle.
QRectF scaled(const QRectF& box, const QSizeF& paper, const QPointF& scale) {
    const QPointF middle(paper.width() / 2, paper.height() / 2);
    return QTransform::fromScale(scale.x(), scale.y()).mapRect(box.translated(-middle)).translated(middle);
}

}  // namespace

class TstPrint : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    QString written(const PrintOptions& options, const char* name = "a.pdf") {
        const auto job = PrintJob::make(game, options);
        const QString file = folder_.filePath(name);
        return job && (*job)->write(file) ? file : QString();
    }

private slots:
    void initTestCase() {
        switchLanguage("en");
        QImageReader::setAllocationLimit(256);  // MB: an A2 sheet at 300 dpi
        QVERIFY2(!QStandardPaths::findExecutable("pdftoppm").isEmpty(), "poppler-utils measures the pages");
    }

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
        QCOMPARE(options.error().id.c_str(), says == "papier" ? "print.problem.option" : "print.problem.value");
        QVERIFY2(Words().say(options.error()).contains(says), qPrintable(Words().say(options.error())));
    }

    void aCardIsAsLargeAsItSays_data() {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QPointF>("scale");
        QTest::addColumn<QSizeF>("cut");
        QTest::newRow("standard") << "" << QPointF(1, 1) << QSizeF(63, 88);
        QTest::newRow("tarot") << "70x120" << QPointF(1, 1) << QSizeF(70, 120);
        // A printer that makes 158 mm of 160 prints the right size from this.
        QTest::newRow("calibrated") << "" << QPointF(160.0 / 158, 0.99) << QSizeF(63 * 160.0 / 158, 88 * 0.99);
    }
    void aCardIsAsLargeAsItSays() {
        QFETCH(QString, size);
        QFETCH(QPointF, scale);
        QFETCH(QSizeF, cut);
        PrintOptions options = only("action-cards");
        options.layout = Layout::sharedCut;
        options.scale = scale;
        QVERIFY(setOption(options, "card-size", size));
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        const QRectF grid = (*job)->plan().pages.front().grid->box();
        const QImage page = rendered(written(options), 1);
        QVERIFY(!page.isNull());
        const QList<double> across = linesAlong(page, grid.top() - 2, Qt::Horizontal);
        QList<double> down = linesAlong(page, grid.left() - 2, Qt::Vertical);
        QVERIFY(across.size() > 2 && down.size() > 2);
        down.removeIf([&grid](double y) { return y < grid.top() - 1 || y > grid.bottom() + 1; });  // the ruler
        for (qsizetype i = 1; i < across.size(); ++i) QVERIFY(qAbs(across[i] - across[i - 1] - cut.width()) <= 0.1);
        for (qsizetype i = 1; i < down.size(); ++i) QVERIFY(qAbs(down[i] - down[i - 1] - cut.height()) <= 0.1);
    }

    // One card alone on its sheet, so that neither page is the mirror image of itself.
    void frontsAndBacksMeet_data() {
        QTest::addColumn<Backs>("backs");
        QTest::addColumn<Turn>("turn");
        QTest::addColumn<QPointF>("scale");
        QTest::newRow("long edge, lying") << Backs::longEdge << Turn::landscape << QPointF(1, 1);
        QTest::newRow("long edge, upright") << Backs::longEdge << Turn::portrait << QPointF(1, 1);
        QTest::newRow("short edge, lying") << Backs::shortEdge << Turn::landscape << QPointF(1, 1);
        QTest::newRow("short edge, upright") << Backs::shortEdge << Turn::portrait << QPointF(1, 1);
        QTest::newRow("calibrated") << Backs::longEdge << Turn::landscape << QPointF(1.02, 0.98);
    }
    void frontsAndBacksMeet() {
        QFETCH(Backs, backs);
        QFETCH(Turn, turn);
        QFETCH(QPointF, scale);
        PrintOptions options = only("action-cards");
        options.backs = backs;
        options.turn = turn;
        options.scale = scale;
        options.backOffset = {1.5, -0.5};
        options.marks = Marks::none;
        const Kit kit = loadKit(game);
        for (const KitFace& face : kit.part("action-cards")->faces) options.copies[face.face] = 0;
        options.copies["action.gallop"] = 1;
        options.players = 2;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        QCOMPARE((*job)->plan().pages.size(), 2);
        const Page& front = (*job)->plan().pages[0];
        const QRectF cut = front.placed.front().cut;  // of the red card; the black one stands beside it
        const QString file = written(options);
        const QRectF seen = behind(cut, front.paper, backs);
        const double past = options.bleed;
        const QRectF wanted =
            scaled(seen.adjusted(-past, -past, past, past), front.paper, scale).translated(options.backOffset);
        const bool right = behind(front.placed[1].cut, front.paper, backs).left() < seen.left() - options.bleed;
        // Its neighbour's back begins where its own ends, so each is looked for up to the middle of the gap.
        QRectF within = wanted.adjusted(-3, -3, 3, 3);
        if (right) within.setLeft(wanted.left());
        if (!right) within.setRight(wanted.right());
        const QRectF found = darkBox(rendered(file, 2), within);
        QVERIFY2(qAbs(found.top() - wanted.top()) <= 0.1 && qAbs(found.bottom() - wanted.bottom()) <= 0.1 &&
                     qAbs(found.left() - wanted.left()) <= 0.1 && qAbs(found.right() - wanted.right()) <= 0.1,
                 qPrintable(
                     QString("%1 %2 %3 %4").arg(found.left()).arg(found.top()).arg(found.right()).arg(found.bottom())));
        // The front's ribbon is where the card's design has it: its ink line at 4.5 mm, past the upper edge by the
        // bleed.
        const QRectF place = scaled(cut, front.paper, scale);
        const QRectF ribbon = darkBox(rendered(file, 1), place.adjusted(0, -past - 1, -44, -60));
        QVERIFY(qAbs(ribbon.left() - (place.left() + (4.5 - 0.15) * scale.x())) <= 0.1);
    }

    // Folded over the line, each back lies behind its front and goes past it by the bleed on all sides.
    void foldedPairsMeet() {
        PrintOptions options = only("red/action.gallop");
        options.layout = Layout::gutterfold;
        options.scale = {1.02, 0.98};
        options.marks = Marks::none;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        QCOMPARE((*job)->plan().pages.size(), 1);
        const Page& page = (*job)->plan().pages.front();
        const QImage image = rendered(written(options), 1);
        const double fold = page.paper.height() / 2, past = options.bleed;
        const QRectF front = scaled(page.placed.front().cut, page.paper, options.scale);
        const QRectF ribbon = darkBox(image, front.adjusted(0, -1, -44, -60));
        QVERIFY(qAbs(ribbon.left() - (front.left() + (4.5 - 0.15) * options.scale.x())) <= 0.1);
        QVERIFY(qAbs(ribbon.top() - front.top()) <= 0.1 + past * options.scale.y());
        const QRectF wanted =
            scaled(page.placed.front().cut.adjusted(-past, -past, past, past), page.paper, options.scale);
        QRectF found = darkBox(image, QRectF(7, 6, page.paper.width() - 14, fold - 7));
        found.moveTop(2 * fold - found.bottom());
        QVERIFY2(qAbs(found.top() - wanted.top()) <= 0.1 && qAbs(found.bottom() - wanted.bottom()) <= 0.1 &&
                     qAbs(found.left() - wanted.left()) <= 0.1 && qAbs(found.right() - wanted.right()) <= 0.1,
                 qPrintable(
                     QString("%1 %2 %3 %4").arg(found.left()).arg(found.top()).arg(found.right()).arg(found.bottom())));
    }

    void tilesAreTheBoardAgain_data() {
        QTest::addColumn<double>("overlap");
        QTest::newRow("glued") << 8.0;
        QTest::newRow("edge to edge") << 0.0;
    }
    void tilesAreTheBoardAgain() {
        QFETCH(double, overlap);
        constexpr double coarse = 100, coarsePixel = 25.4 / coarse;  // enough, and a ninth of the work
        PrintOptions options = only("board");
        options.players = 2;
        options.tileOverlap = overlap;
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        const BoardTiles tiles = *(*job)->plan().tiles;
        const QString file = written(options, "tiles.pdf");
        options.paper = Paper::a2;
        const QPointF margin((420 - tiles.board.width()) / 2, (594 - tiles.board.height()) / 2);
        const QImage whole = rendered(written(options, "whole.pdf"), 1, coarse);
        QVERIFY(showsSomething(whole));
        QVERIFY(tiles.count() > 1);
        double worst = 0;
        for (int i = 0; i < tiles.count(); ++i) {
            const QImage tile = rendered(file, 1 + 2 * i, coarse);
            QVERIFY(showsSomething(tile));
            const QRectF part = tiles.part(i);
            // From edge to edge, every fifth millimetre of what the sheet shows.
            double sum = 0;
            int count = 0;
            for (double y = part.top() + 1; y < part.bottom() - 0.5; y += 5) {
                for (double x = part.left() + 1; x < part.right() - 0.5; x += 5) {
                    const QPointF at = QPointF(x, y) - part.topLeft() + tiles.placeOf(i);
                    sum += qAbs(qGray(tile.pixel(qRound(at.x() / coarsePixel), qRound(at.y() / coarsePixel))) -
                                qGray(whole.pixel(qRound((x + margin.x()) / coarsePixel),
                                                  qRound((y + margin.y()) / coarsePixel))));
                    ++count;
                }
            }
            worst = std::max(worst, sum / count);
        }
        QVERIFY2(worst < 8, qPrintable(QString::number(worst)));
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
            const QByteArray png =
                tool("pdftoppm", {"-r", "50", "-f", QString::number(page), "-l", QString::number(page), "-png", file});
            const QImage image = QImage::fromData(png);
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
        QCOMPARE(done.error().id.c_str(), "print.problem.cancelled");
        QVERIFY(!QFile::exists(cancelled));
        const QString folder = folder_.filePath("cards");
        QVERIFY(!(*job)->writeSingleFiles(folder, [](int cards, int) { return cards < 2; }));
        QVERIFY(!QFile::exists(folder));
    }

    // QPainter multiplies every coordinate with what a device says of its pixels.
    void aPageIsMeasuredAsAnyDevice() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        PdfFile file(buffer);
        PdfShared shared(file);
        const PdfContent page(shared, QRectF(0, 0, 210, 297), QTransform());
        QCOMPARE(page.devicePixelRatio(), 1.0);
        QCOMPARE(page.devicePixelRatioF(), 1.0);
        QCOMPARE(page.width(), 210);
        QCOMPARE(page.heightMM(), 297);
        QCOMPARE(page.logicalDpiX(), 72);
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
        QCOMPARE(done.error().id.c_str(), "print.problem.empty-page");
        for (const QString& language : languages()) QVERIFY(Words::in(language, game).say(done.error()).contains("2"));
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

    // The corner of a card's back, which is printed to its edge: cut round only where nothing goes past the cut.
    void roundCorners() {
        PrintOptions options = only("red/action.gallop");
        options.corner = 3;
        options.marks = Marks::none;
        for (const Layout layout : {Layout::sharedCut, Layout::bleed}) {
            options.layout = layout;
            const auto job = PrintJob::make(game, options);
            QVERIFY(job);
            const Page& back = (*job)->plan().pages[1];
            const QPointF corner = back.placed.front().cut.topLeft();
            const QImage page = (*job)->picture(back, (back.paper * 4).toSize());
            const auto at = [&](QPointF mm) { return page.pixel((mm * 4).toPoint()); };
            QVERIFY(at(corner + QPointF(2.2, 2.2)) != qRgb(255, 255, 255));
            QCOMPARE(at(corner + QPointF(0.5, 0.5)) == qRgb(255, 255, 255), layout == Layout::sharedCut);
        }
    }
};

INTRIKA_TEST(TstPrint)

}  // namespace tst_print

#include "tst_print.moc"
