// What shares a sheet: forms of half a sheet, and marks and rulers at its edges.
#include "app/print/print_job.h"
#include "app/print/sheet_edges.h"
#include "engines/words/words.h"
#include "tests/support/print_choice.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace tst_print_sheets {

using namespace intrika;

namespace {

const QString game = QStringLiteral("confidants");

}  // namespace

class TstPrintSheets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    // Half of a Letter is a little less than A5, which visit cards are made for.
    void twoFormsShareASheet() {
        PrintOptions options = only("visit-cards");
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            options.paper = paper;
            const auto job = PrintJob::make(game, options);
            QVERIFY(job);
            QCOMPARE((*job)->plan().sheets, 1);
            const Page& page = (*job)->plan().pages.front();
            QCOMPARE(page.placed.size(), 2);
            for (const Placed& placed : page.placed) {
                QVERIFY(placed.scale > 0.93);
                QVERIFY(QRectF(QPointF(), page.paper).adjusted(-0.01, -0.01, 0.01, 0.01).contains(placed.cut));
            }
            QVERIFY(!page.placed[0].cut.adjusted(0.01, 0.01, -0.01, -0.01).intersects(page.placed[1].cut));
        }
    }

    // Forms of half a sheet share sheets, whichever way they lie, and where one would be left over more of what is used
    // up in play is printed.
    void noHalfSheetStaysBlank() {
        PrintOptions options;
        options.parts = QStringList{"visit-cards", "adventure-sheet", "summary"};
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            for (int players = 2; players <= 4; ++players) {
                options.paper = paper;
                options.players = players;
                const auto job = PrintJob::make(game, options);
                QVERIFY(job);
                QCOMPARE((*job)->plan().sheets, players + 1);
                QMap<QString, int> pieces;
                for (const Page& page : (*job)->plan().pages) {
                    if (page.back) continue;
                    QCOMPARE(page.placed.size(), 2);
                    QVERIFY(!page.placed[0].cut.adjusted(0.01, 0.01, -0.01, -0.01).intersects(page.placed[1].cut));
                    for (const Placed& placed : page.placed) {
                        ++pieces[placed.piece.part->id];
                        QCOMPARE(placed.onSide, placed.piece.part->id == "adventure-sheet");
                        const QSizeF size = placed.onSide ? placed.piece.size.transposed() : placed.piece.size;
                        QCOMPARE(placed.cut.size(), size * placed.scale);
                    }
                }
                QCOMPARE(pieces, (QMap<QString, int>{
                                     {"visit-cards", players + 1}, {"adventure-sheet", 1}, {"summary", players}}));
            }
        }
        options.copies["visit-cards"] = 1;  // so many, and no more
        const auto counted = PrintJob::make(game, options);
        QVERIFY(counted);
        qsizetype visits = 0;
        for (const Page& page : (*counted)->plan().pages) {
            visits += std::count_if(page.placed.begin(), page.placed.end(),
                                    [](const Placed& one) { return one.piece.part->id == "visit-cards"; });
        }
        QCOMPARE(visits, 4);
    }

    // What is measured is neither crossed by a mark nor covered by a picture.
    void rulersKeepOffMarks_data() {
        QTest::addColumn<Paper>("paper");
        QTest::addColumn<Layout>("layout");
        QTest::addColumn<QString>("parts");
        for (const Paper paper : {Paper::a4, Paper::letter}) {
            const char* name = paper == Paper::a4 ? "A4" : "Letter";
            for (const char* parts : {"action-cards", "wagon-cards"}) {
                QTest::addRow("%s, bleed, %s", name, parts) << paper << Layout::bleed << QString(parts);
                QTest::addRow("%s, shared cut, %s", name, parts) << paper << Layout::sharedCut << QString(parts);
                QTest::addRow("%s, folded, %s", name, parts) << paper << Layout::gutterfold << QString(parts);
            }
            for (const char* parts : {"visit-cards", "money", "markers"}) {
                QTest::addRow("%s, %s", name, parts) << paper << Layout::bleed << QString(parts);
            }
        }
    }
    void rulersKeepOffMarks() {
        QFETCH(Paper, paper);
        QFETCH(Layout, layout);
        QFETCH(QString, parts);
        PrintOptions options = only(parts);
        options.paper = paper;
        options.layout = layout;
        const auto marked = PrintJob::make(game, options);
        options.marks = Marks::none;
        const auto bare = PrintJob::make(game, options);
        QVERIFY(marked && bare);
        const Page& page = (*marked)->plan().pages.front();
        constexpr double pixels = 4;  // a millimetre
        const QSize size = (page.paper * pixels).toSize();
        QImage rulers(size, QImage::Format_RGB32);
        rulers.fill(Qt::white);
        QPainter painter(&rulers);
        painter.scale(pixels, pixels);
        painter.setPen(QPen(Qt::black, 0.12));
        paintRulers(painter, page);
        painter.end();
        const QImage with = (*marked)->picture(page, size),
                     without = (*bare)->picture((*bare)->plan().pages.front(), size);
        QVERIFY(with != without);
        const QRectF pictures = page.kind == PartKind::cards && !page.folded ? pictureBox(page) : QRectF();
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                if (qGray(rulers.pixel(x, y)) > 200) continue;
                const QString at = QString("%1, %2 mm").arg(x / pixels).arg(y / pixels);
                QVERIFY2(with.pixel(x, y) == without.pixel(x, y), qPrintable(at));
                QVERIFY2(!pictures.contains(x / pixels, y / pixels), qPrintable(at));
            }
        }
    }
};

INTRIKA_TEST(TstPrintSheets)

}  // namespace tst_print_sheets

#include "tst_print_sheets.moc"
