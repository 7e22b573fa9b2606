// The ground of a table: every game's looks like its own, shows what the plan of the table says, and words on it can be
// read wherever they lie.
#include "app/scene/table_ground.h"
#include "app/scene/table_scene.h"
#include "app/surfaces/game_colours.h"
#include "app/surfaces/night_parts.h"
#include "app/surfaces/part.h"
#include "app/surfaces/surface.h"
#include "app/surfaces/word_pads.h"
#include "engines/core/rng.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/processor_time.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

namespace tst_surfaces {

using namespace intrika;

namespace {

constexpr QSizeF usualTable(1280, 864);
const std::array cloths{Cloth::dark, Cloth::light};

QString idOf(const GameKind* game) { return QString::fromStdString(game->id); }

// Something of everything that a ground can be drawn round.
GroundPlan somePlan() {
    GroundPlan plan;
    plan.table = usualTable;
    for (int i = 0; i < 12; ++i) {
        const double angle = i * 0.5236;
        const QPointF middle(640 + 420 * std::sin(angle), 360 - 220 * std::cos(angle));
        plan.ring.push_back({QRectF(middle - QPointF(45, 65), QSizeF(90, 130)), {}, i < 6 ? "eagle" : "rose", false});
        plan.borders.emplace_back(640 + 420 * std::sin(angle + 0.26), 360 - 220 * std::cos(angle + 0.26));
    }
    for (int i = 0; i < 4; ++i) {
        plan.columns.push_back({QRectF(300 + i * 180.0, 80, 160, 300), {}, {}, false});
        plan.piles.push_back(
            {QRectF(300 + i * 180.0, 250, 150, 210), QRectF(300 + i * 180.0, 470, 150, 40), "red", false});
    }
    plan.seats = {QRectF(20, 20, 240, 120)};
    plan.map = QRectF(340, 10, 600, 840);
    return plan;
}

QImage painted(const Surface& surface, const GroundPlan& plan) {
    QImage image(plan.table.toSize(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    surface.paintStill(painter, plan);
    surface.paintChanging(painter, plan);
    return image;
}

QImage painted(const GameKind* game, const GroundPlan& plan, Cloth cloth = Cloth::dark) {
    return painted(Surface(idOf(game), cloth), plan);
}

// A table of the game somewhere in it, as one of the seats sees it.
std::unique_ptr<TableScene> tableOf(const GameKind* game, int steps, QSizeF size, Cloth cloth) {
    Rng rng(7);
    const int seats = game->minSeats;
    auto session = std::move(game->deal(nlohmann::json::object(), seats, rng, {}).value());
    for (int step = 0; step < steps && !session->toAct().isOver(); ++step) playRandomEvent(*session, rng);
    QStringList names;
    for (int seat = 0; seat < seats; ++seat) names << QStringLiteral("Anna");
    auto scene = std::make_unique<TableScene>(game->faces, Words(idOf(game), names));
    scene->setCloth(cloth);
    scene->setTableSize(size);
    scene->setPeople(names, {game->seatColours.begin(), game->seatColours.begin() + seats}, 0);
    scene->show(session->tableau(Seat{0}));
    return scene;
}

double lightnessIn(const QImage& image, const QRect& box) {
    double sum = 0;
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x) sum += qGray(image.pixel(x, y));
    }
    return sum / (box.width() * box.height());
}

}  // namespace

class TstSurfaces : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsUnderstood() {
        for (const GameKind* game : allGames()) {
            for (const Cloth cloth : cloths) {
                QStringList problems;
                const Surface surface(idOf(game), readSurfaceFile(idOf(game)), cloth, &problems);
                QVERIFY2(problems.isEmpty(), qPrintable(idOf(game) + ": " + problems.join(", ")));
            }
        }
    }

    // All of the table, and nothing that is left bare.
    void nothingIsLeftBare() {
        for (const GameKind* game : allGames()) {
            for (const QSizeF size : {QSizeF(744, 640), usualTable, QSizeF(2000, 700)}) {
                GroundPlan plan;
                plan.table = size;
                const QImage image = painted(game, plan);
                for (int y = 0; y < image.height(); y += 3) {
                    for (int x = 0; x < image.width(); x += 3) QVERIFY(image.pixelColor(x, y) != QColor(Qt::magenta));
                }
            }
        }
    }

    void aWindowGivesWayToWhoSitsBelowIt() {
        constexpr double usual = 0.265;
        GroundPlan plan = somePlan();
        plan.seats = {QRectF(20, 0.3 * plan.table.height(), 240, 120), QRectF(20, 700, 240, 120)};
        QCOMPARE(sillIn(plan, usual), usual);
        plan.seats.push_back(QRectF(300, 0.15 * plan.table.height(), 240, 120));
        QVERIFY(sillIn(plan, usual) < 0.15 && sillIn(plan, usual) > 0.1);
    }

    // In a thumbnail, and for eyes that see no colours.
    void tablesAreToldApartWithoutColour() {
        std::vector<QImage> seen;
        for (const GameKind* game : allGames()) {
            const QImage small =
                painted(game, somePlan()).scaled(240, 162, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            for (const QImage& other : seen) {
                int differing = 0;
                for (int y = 0; y < small.height(); ++y) {
                    for (int x = 0; x < small.width(); ++x)
                        differing += std::abs(qGray(small.pixel(x, y)) - qGray(other.pixel(x, y))) >= 8;
                }
                QVERIFY2(differing > small.width() * small.height() / 5, game->id.c_str());
            }
            seen.push_back(small);
        }
    }

    void wordsCanBeReadOnTheirGround_data() {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : {QSizeF(744, 640), QSizeF(992, 764), usualTable, QSizeF(2064, 1386)})
            QTest::addRow("%d x %d", static_cast<int>(size.width()), static_cast<int>(size.height())) << size;
    }
    void wordsCanBeReadOnTheirGround() {
        QFETCH(QSizeF, size);
        for (const GameKind* game : allGames()) {
            for (const Cloth cloth : cloths) {
                const auto table = tableOf(game, 40, size, cloth);
                const QImage& ground = table->ground().picture(1);
                for (const Written& words : table->ground().plan().words) {
                    const QColor& text = words.isHeadline ? table->ink().state : table->ink().quiet;
                    const double contrast = leastContrastIn(ground, words.box, text);
                    QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(idOf(game)).arg(contrast)));
                }
            }
        }
    }

    // Second lines, headlines and words, on the bare colours of every game.
    void coloursOfGamesCanBeReadOn() {
        for (const GameKind* game : allGames()) {
            for (const Cloth cloth : cloths) {
                const GameColours& colours = gameColours(idOf(game), cloth);
                const TableInk ink = surfaces::tableInk(idOf(game), cloth);
                for (const QColor& ground : {colours.ground, colours.edge}) {
                    QVERIFY2(contrastOf(colours.quiet, ground) >= 4.5, game->id.c_str());
                    QVERIFY2(contrastOf(ink.text, ground) >= 4.5, game->id.c_str());
                    QVERIFY2(contrastOf(ink.state, ground) >= 4.5, game->id.c_str());
                }
            }
        }
    }

    void brightWordsGetAPillWhereTheGroundIsLively() {
        QImage ground(200, 60, QImage::Format_RGB32);
        ground.fill(Qt::white);
        GroundPlan plan;
        plan.table = ground.size();
        plan.words = {{QRectF(60, 20, 80, 20), false}};
        const TableInk& ink = faces::tableInk(Cloth::dark);
        QVERIFY(leastContrastIn(ground, plan.words[0].box, ink.quiet) < leastTextContrast);
        padWords(ground, plan, ink);
        QVERIFY(leastContrastIn(ground, plan.words[0].box, ink.quiet) >= leastTextContrast);
        QCOMPARE(ground.pixelColor(5, 5), QColor(Qt::white));
    }

    void aStretchHasTheColourOfItsLand() {
        const GameKind* game = gameNamed("traitor");
        GroundPlan plan = somePlan();
        const QImage before = painted(game, plan);
        plan.ring[2].tint = "rose";
        const QImage after = painted(game, plan);
        const QPoint onRoad = plan.borders[1].toPoint() + QPoint(4, 17);
        QVERIFY(before.pixel(onRoad) != after.pixel(onRoad));
        QVERIFY(after.pixelColor(onRoad).red() > after.pixelColor(onRoad).blue());
        QVERIFY(before.pixelColor(onRoad).red() < before.pixelColor(onRoad).blue());
    }

    void anAwningHasTheColourOfTheUppermostCard() {
        const GameKind* game = gameNamed("succession");
        GroundPlan plan = somePlan();
        plan.piles[1].tint = "green";
        const QImage image = painted(game, plan);
        const QPoint red(plan.piles[0].box.left() - 2, plan.piles[0].box.top() - 28);
        const QPoint green(plan.piles[1].box.left() - 2, plan.piles[1].box.top() - 28);
        QVERIFY(image.pixelColor(red).red() > image.pixelColor(red).green());
        QVERIFY(image.pixelColor(green).green() > image.pixelColor(green).red());
    }

    // The castle nears, a step of the dais lights up, curtains close.
    void progressIsSeen_data() {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("coach") << 0.2 << 0.4;
        QTest::newRow("succession") << 0.3 << 0.4;
        QTest::newRow("schemes") << 0.8 << 1.0;
    }
    void progressIsSeen() {
        QFETCH(double, from);
        QFETCH(double, to);
        const GameKind* game = gameNamed(QTest::currentDataTag());
        GroundPlan plan = somePlan();
        plan.progress = from;
        const QImage before = painted(game, plan);
        plan.progress = to;
        QVERIFY(before != painted(game, plan));
    }

    void whatCountsStandsInTheLight() {
        const GameKind* game = gameNamed("schemes");
        GroundPlan plan = somePlan();
        const QRect bay = plan.columns[1].box.toRect().adjusted(20, 180, -20, -40);
        const double before = lightnessIn(painted(game, plan), bay);
        plan.columns[1].lit = true;
        QVERIFY(lightnessIn(painted(game, plan), bay) > before + 3);
    }

    // Drawn once, whatever is painted of it how often, and again when something lies elsewhere.
    void theGroundIsKept() {
        const auto table = tableOf(gameNamed("traitor"), 10, usualTable, Cloth::dark);
        QImage screen(usualTable.toSize(), QImage::Format_RGB32);
        QPainter painter(&screen);
        table->render(&painter);
        const qint64 key = table->ground().picture(1).cacheKey();
        table->render(&painter);
        table->show(Tableau(table->laid().tableau));
        QCOMPARE(table->ground().picture(1).cacheKey(), key);
        table->setTableSize({1000, 760});
        QVERIFY(table->ground().picture(1).cacheKey() != key);
    }

    // The old picture stays until the new one has come up over it; words alone change at once.
    void anotherStateComesUpOverTheOld() {
        const auto table = tableOf(gameNamed("traitor"), 10, usualTable, Cloth::dark);
        TableGround& ground = table->ground();
        ground.picture(1);
        Tableau after = table->laid().tableau;
        after.subline = {};
        table->show(after);
        QVERIFY(!ground.isChanging());
        const QImage before = ground.picture(1);
        after.progress = 0.5;
        table->show(after);
        QVERIFY(ground.isChanging());
        QImage screen(usualTable.toSize(), QImage::Format_RGB32);
        const auto paint = [&](double share) {
            table->showGround(share);
            QPainter painter(&screen);
            ground.paint(painter, QRectF(QPointF(), usualTable));
            return screen;
        };
        QCOMPARE(paint(0), before);
        QVERIFY(ground.isChanging());
        QCOMPARE(paint(1), ground.picture(1));
        QVERIFY(!ground.isChanging());
    }

    // What the game has come to is nothing for the next person at the screen, until they are there.
    void nothingOfAGameIsLeftBehindTheCurtain() {
        const auto table = tableOf(gameNamed("traitor"), 60, usualTable, Cloth::dark);
        QVERIFY(!table->ground().plan().ring.empty());
        table->clear();
        QVERIFY(table->ground().plan().ring.empty() && table->ground().plan().words.empty());
    }

    void aGameWithoutASurfaceHasTheColoursOfItsCards() {
        QStringList problems;
        const Surface surface("traitor", {}, Cloth::dark, &problems);
        QCOMPARE(problems, QStringList());
        const QImage image = painted(surface, somePlan());
        const QColor middle = image.pixelColor(640, 364);
        QVERIFY(middle.green() > middle.red() && middle.green() > middle.blue());
        QVERIFY(lightnessIn(image, QRect(600, 340, 40, 40)) > lightnessIn(image, QRect(0, 0, 40, 40)));
    }

    void whatIsNotUnderstoodIsToldAndLeftOut_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("told");
        const auto part = [](const char* name, const char* said, const char* told) {
            QTest::newRow(name) << QStringLiteral("'parts': [%1]").arg(said) << QString::fromLatin1(told);
        };
        part("no such kind", "{'kind': 'volcano'}", "kind volcano");
        part("no kind", "7", "kind ");
        part("a giant", "{'kind': 'ring-road', 'width': 1e300}", "ring-road width");
        part("infinitely many", "{'kind': 'valance', 'scallops': 100000000}", "valance scallops");
        part("a step of nothing", "{'kind': 'grain', 'apart': 0}", "grain apart");
        part("no colour", "{'kind': 'grain', 'colour': 'loud'}", "grain colour");
        part("too strong", "{'kind': 'grain', 'colour': 'line 400%'}", "grain colour");
        part("half a hill", "{'kind': 'contours', 'hills': [[1, 2]]}", "contours hills");
        QTest::newRow("a colour that is none")
            << QStringLiteral("'colours': {'dark': {'sea': 'wet'}}") << QStringLiteral("colours sea");
        QTest::newRow("half a tint") << QStringLiteral("'tints': {'sea': {'cloth': '#112233'}}")
                                     << QStringLiteral("tints sea");
    }
    void whatIsNotUnderstoodIsToldAndLeftOut() {
        QFETCH(QString, said);
        QFETCH(QString, told);
        const QString json = QStringLiteral("{%1}").arg(said.replace(u'\'', u'"'));
        QStringList problems;
        const Surface surface("traitor", QJsonDocument::fromJson(json.toUtf8()).object(), Cloth::dark, &problems);
        QVERIFY2(problems.contains(told), qPrintable(problems.join(", ")));
        painted(surface, somePlan());
    }

    // Whatever a kind of part is not told, it can be painted, round anything.
    void everyKindCanBePaintedBare() {
        GroundPlan empty;
        empty.table = QSizeF(300, 200);
        for (const QString& kind : kindsOfParts()) {
            QStringList problems;
            const QJsonObject file{{"parts", QJsonArray{QJsonObject{{"kind", kind}}}}};
            const Surface surface("coach", file, Cloth::light, &problems);
            QVERIFY2(!problems.contains("kind " + kind), qPrintable(kind));
            painted(surface, somePlan());
            painted(surface, empty);
        }
    }

    // To be read; the bound is far above it, for a test runs beside much else.
    void whatAGroundCosts() {
        for (const GameKind* game : allGames()) {
            const Surface surface(idOf(game), Cloth::dark);
            GroundPlan plan = somePlan();
            plan.table = QSizeF(1544, 1038);
            QImage image(plan.table.toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            const double began = processMs();
            surface.paintStill(painter, plan);
            const double still = processMs() - began;
            surface.paintChanging(painter, plan);
            const double all = processMs() - began;
            qInfo("%s at 1920 x 1080: %.0f ms, and %.0f ms of what changes", game->id.c_str(), still, all - still);
            QVERIFY(all < 400);
        }
    }
};

INTRIKA_TEST(TstSurfaces)

}  // namespace tst_surfaces

#include "tst_surfaces.moc"
