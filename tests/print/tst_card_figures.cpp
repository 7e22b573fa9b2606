// The figures at the end of the rules: whoever reads them sees what the game is played with.
#include "app/print/print_job.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QTest>

#include <algorithm>

namespace tst_card_figures {

using namespace intrika;
using namespace intrika::print;

namespace {

// Draws nothing, and knows which pictures were stamped, and where.
class Stamps : public Canvas {
public:
    using Canvas::Canvas;
    void stamp(const Stamp& stamp, const QTransform& place) override {
        keys << stamp.key;
        places << place.mapRect(stamp.box);
    }
    QStringList keys;
    QList<QRectF> places;
};

}  // namespace

class TestCardFigures : public QObject {
    Q_OBJECT

private slots:
    void everyPictureIsThereOnce_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Paper>("paper");
        for (const QString& game : printableGames()) {
            for (const Paper paper : {Paper::a4, Paper::letter})
                QTest::addRow("%s %s", qPrintable(game), qPrintable(paperName(paper))) << game << paper;
        }
    }
    void everyPictureIsThereOnce() {
        QFETCH(QString, game);
        QFETCH(Paper, paper);
        PrintOptions options;
        options.paper = paper;
        options.parts = {QStringLiteral("rules")};
        const auto job = PrintJob::make(game, options);
        QVERIFY(job);
        QImage image(1, 1, QImage::Format_RGB32);
        QPainter painter(&image);
        QStringList shown;
        for (const Page& page : (*job)->plan().pages) {
            Stamps stamps(painter);
            (*job)->paint(stamps, page);
            shown += stamps.keys;
            for (qsizetype one = 0; one < stamps.places.size(); ++one) {
                QVERIFY(QRectF(QPointF(), page.paper).adjusted(10, 10, -10, -10).contains(stamps.places[one]));
                for (qsizetype other = 0; other < one; ++other)
                    QVERIFY(!stamps.places[one].intersects(stamps.places[other]));
            }
        }
        for (const KitPart& part : (*job)->kit().parts) {
            const bool isShown = part.isCutOut() && part.kind != PartKind::boxes && !part.extra;
            for (const KitFace& face : part.faces) {
                const QString key = QStringLiteral("/f") + part.id + u'/' + face.face + u'/';
                const auto count =
                    std::count_if(shown.begin(), shown.end(), [&](const QString& one) { return one.contains(key); });
                // Money has no face of its own, only values.
                const auto alike = std::count_if(part.faces.begin(), part.faces.end(),
                                                 [&](const KitFace& one) { return one.face == face.face; });
                QCOMPARE(count, isShown ? alike : 0);
                const QString other = QStringLiteral("/b") + part.id + u'/' + face.back + u'/';
                const bool twoSided = isShown && !face.back.isEmpty();
                QCOMPARE(
                    std::any_of(shown.begin(), shown.end(), [&](const QString& one) { return one.contains(other); }),
                    twoSided);
            }
        }
    }

    // Which cards are printed does not matter: the rules are those of the whole game.
    void theyAreTheSameWhateverElseIsPrinted() {
        PrintOptions alone;
        alone.parts = {QStringLiteral("rules")};
        PrintOptions few = alone;
        few.parts << QStringLiteral("office-cards");
        few.copies[QStringLiteral("supply-cards")] = 3;
        const auto rulesPages = [](const PrintOptions& options) {
            const auto job = PrintJob::make(QStringLiteral("traitor"), options);
            const auto& pages = (*job)->plan().pages;
            return std::count_if(pages.begin(), pages.end(),
                                 [](const Page& page) { return page.kind == PartKind::rules && !page.isBlank; });
        };
        QCOMPARE(rulesPages(few), rulesPages(alone));
    }
};

INTRIKA_TEST(TestCardFigures)

}  // namespace tst_card_figures

#include "tst_card_figures.moc"
