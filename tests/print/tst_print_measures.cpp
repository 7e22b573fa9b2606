// Prints as scissors meet them: sizes, fronts and backs, tiles, measured in the rendered PDF.
#include "app/print/print_job.h"
#include "tests/support/print_choice.h"
#include "tests/support/rendered_pdf.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <algorithm>

namespace tst_print_measures {

using namespace intrika;
using namespace intrika::rendered_pdf;

namespace {

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

class TstPrintMeasures : public QObject, private PrintFolder {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }

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

INTRIKA_TEST(TstPrintMeasures)

}  // namespace tst_print_measures

#include "tst_print_measures.moc"
