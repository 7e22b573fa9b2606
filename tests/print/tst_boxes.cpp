// Boxes for decks: as large as the cards that they are for, closed when they are folded, on every usual paper.
#include "app/print/print_job.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/print_choice.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_boxes {

using namespace intrika;

class TstBoxes : public QObject {
    Q_OBJECT

    static double depthOf(const KitPiece& box) { return box.box->leftSide().width(); }

    static QList<KitPiece> pieces(const char* game, const char* part, const PrintOptions& options) {
        static QHash<QString, Kit> kits;  // which pieces point into
        if (!kits.contains(game)) kits.insert(game, loadKit(game));
        const Kit& kit = kits[game];
        return piecesOf(kit, *kit.part(part), options);
    }

private slots:
    void initTestCase() { switchLanguage("en"); }

    // Every card has a place to be put away, and what lies together is of one size.
    void everyDeckHasABox() {
        for (const GameKind* kind : allGames()) {
            const Kit kit = loadKit(QString::fromStdString(kind->id));
            QStringList decks, held;
            for (const KitPart& part : kit.parts) {
                if (part.kind == PartKind::cards && !part.extra) decks << part.id;
                held += part.holds;
                QSizeF size;
                for (const QString& id : part.holds) {
                    QVERIFY2(kit.part(id) != nullptr, qPrintable(id));
                    if (size.isEmpty()) size = kit.part(id)->size;
                    QCOMPARE(kit.part(id)->size, size);
                }
            }
            decks.sort();
            held.sort();
            QCOMPARE(held, decks);
        }
    }

    // 200 g/m² is a quarter of a millimetre: 25 cards are 6.25 mm high, and slide in and out.
    void aBoxIsAsDeepAsItsDeck() {
        PrintOptions options;
        const auto usual = pieces("schemes", "influence-box", options);
        QCOMPARE(usual.size(), 6);
        QCOMPARE(usual.front().owner, QString("red"));
        const double depth = depthOf(usual.front());
        QVERIFY2(depth >= 6.25 + 1 && depth <= 6.25 + 3, qPrintable(QString::number(depth)));
        const QSizeF front = usual.front().box->front().size();
        QVERIFY(front.width() >= 63 + 1 && front.width() <= 63 + 3);
        QVERIFY(front.height() >= 88 + 1 && front.height() <= 88 + 3);
        options.paperWeight = 300;
        QCOMPARE(depthOf(pieces("schemes", "influence-box", options).front()), depth + 25 * 0.125);
        options.paperWeight = 200;
        options.layout = Layout::gutterfold;  // two layers of paper, and what has no back one
        QCOMPARE(depthOf(pieces("schemes", "influence-box", options).front()), depth + 6.25);
        options.layout = Layout::bleed;
        options.parts = QStringList("red/influence.king");  // whatever is printed now
        options.parts << "influence-box";
        QCOMPARE(depthOf(pieces("schemes", "influence-box", options).front()), depth);
        options = PrintOptions();
        options.cardSize = {70, 120};
        QVERIFY(pieces("schemes", "goal-box", options).front().box->front().width() > 70);
    }

    void foldedItCloses() {
        const TuckBox box({63, 88}, 6.25);
        QCOMPARE(box.front().size(), box.back().size());
        QCOMPARE(box.leftSide().size(), box.rightSide().size());
        QCOMPARE(box.back().topRight(), box.leftSide().topLeft());
        QCOMPARE(box.leftSide().topRight(), box.front().topLeft());
        QCOMPARE(box.front().topRight(), box.rightSide().topLeft());
        QCOMPARE(box.lid().bottomLeft(), box.back().topLeft());
        QCOMPARE(box.lid().size(), QSizeF(box.front().width(), box.rightSide().width()));
        // What is glued is hidden: on a side, and on the front.
        QVERIFY(box.glued()[0].right() <= box.back().left() && box.back().left() <= box.rightSide().width());
        QVERIFY(box.glued()[1].width() < box.front().width());
        QCOMPARE(box.glued()[1].top() - 1 - box.back().bottom(), box.rightSide().width());
    }

    // Inside what is cut out; only the thumb takes something from the front.
    void theOutlineHasAllPanels() {
        for (const double thickness : {1.0, 6.25, 20.0}) {
            const TuckBox box({63, 88}, thickness);
            const QPainterPath outline = box.outline();
            QCOMPARE(outline.boundingRect(), QRectF(QPointF(), box.size()));
            for (const QRectF& panel :
                 {box.back(), box.leftSide(), box.rightSide(), box.lid(), box.front().adjusted(0, 4, 0, 0)}) {
                QVERIFY(outline.contains(panel.adjusted(0.1, 0.1, -0.1, -0.1)));
            }
            QVERIFY(!outline.contains(QPointF(box.front().center().x(), box.front().top() + 3)));
            for (const QRectF& strip : box.glued()) QVERIFY(outline.contains(strip));
            for (const QLineF& fold : box.folds()) QVERIFY(outline.contains(fold.center()));
        }
    }

    void theyAreOnPaperWhenTheyAreAskedFor() {
        for (const GameKind* kind : allGames()) {
            const QString game = QString::fromStdString(kind->id);
            const Kit kit = loadKit(game);
            PrintOptions options;
            for (const KitPart& part : kit.parts) {
                if (part.kind != PartKind::boxes) continue;
                QVERIFY(part.extra);
                options.parts << part.id;
            }
            options.paperWeight = 300;
            for (const Paper paper : {Paper::a4, Paper::letter}) {
                options.paper = paper;
                const auto job = PrintJob::make(game, options);
                QVERIFY(job);
                for (const Page& page : (*job)->plan().pages) {
                    const QRectF room = QRectF(QPointF(), page.paper).adjusted(8.99, 8.99, -8.99, -8.99);
                    for (const Placed& placed : page.placed) QVERIFY(room.contains(placed.cut));
                }
            }
        }
    }
};

INTRIKA_TEST(TstBoxes)

}  // namespace tst_boxes

#include "tst_boxes.moc"
