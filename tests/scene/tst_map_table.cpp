// A map among the things of a table: pieces on it, places that are picked, what of it is seen.
#include "app/maps/map_geometry.h"
#include "app/maps/map_painter.h"
#include "app/scene/animator.h"
#include "app/scene/map_crowd.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/reach_switch.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_reader.h"
#include "app/scene/table_things.h"
#include "tests/support/map_on_table.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

namespace tst_map_table {

using namespace intrika;
using namespace intrika::test;

namespace {

QStringList namesOf(const TableNode& node) {
    QStringList names{node.name};
    for (const TableNode& child : node.children) names << namesOf(child);
    return names;
}

}  // namespace

class TstMapTable : public QObject {
    Q_OBJECT

private slots:
    void piecesStandOnTheirPlacesAndBesideEachOther() {
        MapOnTable table;
        std::vector<QPointF> feet;
        for (const PieceItem* piece : table.scene().things().pieces()) {
            const QPointF place = table.scene().map().placeBox(piece->piece().place).center();
            QVERIFY(QLineF(place, piece->spot().centre).length() < piece->spot().size.width());
            for (const QPointF& other : feet) QVERIFY(QLineF(other, piece->spot().centre).length() > 8);
            feet.push_back(piece->spot().centre);
        }
        QCOMPARE(feet.size(), std::size_t(4));
    }

    // On a crowded corner of a map each piece is seen for the most part, whatever stands beside it.
    void noPieceHidesAnother() {
        const std::vector<QPointF> points{{0, 0}, {1, 0}, {1, 0}, {0, 1}, {0, 1}, {1, 1}, {1, 1}, {1, 1}, {9, 9}};
        const std::vector<Footing> all = standApart(points, 0.1);
        const auto box = [](const Footing& one) {
            return QRectF(one.at - QPointF(one.height, one.height) / 2, QSizeF(one.height, one.height));
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(QLineF(all[i].at, points[i]).length() < 0.5);
            for (std::size_t other = 0; other < all.size(); ++other) {
                if (other == i) continue;
                const QRectF common = box(all[i]) & box(all[other]);
                QVERIFY(common.width() * common.height() < 0.25 * all[i].height * all[i].height);
            }
        }
        QVERIFY(all.back().height > all.front().height);  // alone, it need not be small
        QVERIFY(standApart(points, 0.8)[5].height >= 0.8);
    }

    void aPlaceIsPickedByMouseAndAnotherAskedAbout() {
        MapOnTable table;
        table.scene().picks().setPickable({table.place("B:5,2"), table.place("B:3,6", MapCorner::ne)});
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked),
            asked(&table.scene().picks(), &TablePicks::asked);
        table.click(table.at("B:5,2"));
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked.front().front().value<Pick>() == table.place("B:5,2"));
        table.click(table.at("J:3,5"));
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.front().front().value<Pick>() == table.place("J:3,5"));
    }

    // A bank is small: its side of the cell means it, and the other side does not.
    void aBankIsPickedByItsSideOfTheCell() {
        MapOnTable table;
        const Pick bank = table.place("B:5,6", MapCorner::nw);
        table.scene().picks().setPickable({bank});
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked),
            asked(&table.scene().picks(), &TablePicks::asked);
        const QPointF middle = table.at("B:5,6"), towards = table.scene().map().placeBox(bank.value).center() - middle;
        table.click(middle + QPointF(towards.x(), 0) * 0.5);
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked.front().front().value<Pick>() == bank);
        table.click(middle - towards * 0.6);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.front().front().value<Pick>() == table.place("B:5,6"));
        table.click(middle + QPointF(towards.x(), 0) * 0.5);  // what was asked about is not in the way
        QCOMPARE(picked.size(), 2);
    }

    // What the key R shows is there for the mouse as well.
    void aButtonShowsHowFarABandMayCome() {
        MapOnTable table;
        Tableau shown = tableOn(boardNamed("small"));
        shown.reaches = {{greenArmies, 1, say("reach.mob"), {mapPlace(5)}, {}},
                         {greenArmies, 0, say("reach.robbers"), {}, {}}};
        table.scene().show(shown);
        const auto& switches = table.scene().map().switches();
        QCOMPARE(switches.size(), std::size_t(2));
        const QSignalSpy asked(&table.scene().picks(), &TablePicks::asked);
        const auto press = [&](std::size_t which) { table.click(switches.at(which)->sceneBoundingRect().center()); };
        const auto states = [&] { return std::pair(switches[0]->isOn(), switches[1]->isOn()); };
        press(1);
        QCOMPARE(states(), std::pair(false, true));
        press(0);
        QCOMPARE(states(), std::pair(true, false));
        QTest::keyClick(&table.view(), Qt::Key_R);
        QCOMPARE(states(), std::pair(false, true));
        table.scene().show(shown);  // it stays on while the game goes on
        QCOMPARE(states(), std::pair(false, true));
        press(1);
        QCOMPARE(states(), std::pair(false, false));
        QCOMPARE(asked.size(), 0);
    }

    // Arrows go from cell to cell, and on a river to the bank that can be picked.
    void keysLeadOverTheCells() {
        MapOnTable table;
        table.scene().picks().setPickable({table.place("B:5,5"), table.place("B:5,6", MapCorner::nw)});
        table.view().setFocus();
        QTest::keyClick(&table.view(), Qt::Key_Tab);
        while (table.scene().picks().pickOf(table.scene().picks().focusStop()).value_or(Pick{}) !=
               table.place("B:5,5")) {
            QVERIFY(table.scene().picks().focusStop() != nullptr);
            QTest::keyClick(&table.view(), Qt::Key_Right);
        }
        QTest::keyClick(&table.view(), Qt::Key_Right);
        QVERIFY(table.scene().picks().pickOf(table.scene().picks().focusStop()) == table.place("B:5,6", MapCorner::nw));
        QTest::keyClick(&table.view(), Qt::Key_Left);
        QTest::keyClick(&table.view(), Qt::Key_Up);
        QVERIFY(table.scene().picks().pickOf(table.scene().picks().focusStop()) == table.place("B:6,5"));
        const QSignalSpy asked(&table.scene().picks(), &TablePicks::asked);
        QTest::keyClick(&table.view(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
    }

    void zoomingKeepsWhatIsPointedAt() {
        MapOnTable table("macedonia");
        const QPointF before = table.at("J:23,3");
        table.scene().map().zoom(before, 3);
        QVERIFY(QLineF(before, table.at("J:23,3")).length() < 2);
        const QPointF beside = table.at("J:23,4");
        QVERIFY(beside.x() - before.x() > 40);
        // Dragging takes the map along; nothing is picked by it.
        const QSignalSpy asked(&table.scene().picks(), &TablePicks::asked);
        QTest::mousePress(table.view().viewport(), Qt::LeftButton, {}, before.toPoint());
        QTest::mouseMove(table.view().viewport(), (before + QPointF(-30, 40)).toPoint());
        QTest::mouseRelease(table.view().viewport(), Qt::LeftButton, {}, (before + QPointF(-30, 40)).toPoint());
        QVERIFY(QLineF(before + QPointF(-30, 40), table.at("J:23,3")).length() < 3);
        QCOMPARE(asked.size(), 0);
        for (int step = 0; step < 12; ++step) QTest::keyClick(&table.view(), Qt::Key_Minus);
        const QRectF frame = table.scene().map().frame();
        for (const char* corner : {"B:1,1", "J:33,12", "B:33,1"}) QVERIFY(frame.contains(table.at(corner)));
    }

    // Where the map ends nobody can look behind the overview by moving the map.
    void theOverviewLeavesTheEndsOfTheMapFree() {
        for (const char* board : {"small", "macedonia"}) {
            MapOnTable table(board);
            MapTable& map = table.scene().map();
            QVERIFY(map.overview().isEmpty());
            const BoardMap& cells = table.board();
            const std::uint16_t last = mapPlace(cells.indexOf({static_cast<std::int16_t>(cells.width() - 1), 0}));
            for (int zoom = 0; zoom < 8; ++zoom) {
                map.zoom(map.frame().center(), 1.25);
                map.pan({-9000, -9000});
                QVERIFY(map.frame().contains(map.placeBox(last).center()));
                QVERIFY(map.frame().contains(map.overview()));
                QVERIFY2(!map.overview().intersects(map.placeBox(last)), qPrintable(QString::number(zoom)));
                map.pan({9000, 9000});
            }
        }
    }

    void theOverviewDoesNotJumpToAndFro() {
        MapOnTable table("macedonia");
        MapTable& map = table.scene().map();
        map.zoom(map.frame().center(), 4);
        const double cell = map.placeBox(table.place("B:16,7").value).width() / 0.86;
        const QRectF below = map.overview();
        map.pan({0, -9000});
        const QRectF above = map.overview();
        QVERIFY(above.bottom() < below.top());
        map.pan({0, cell});
        QCOMPARE(map.overview(), above);
        map.pan({0, 3 * cell});
        QCOMPARE(map.overview(), below);
        map.pan({0, -2 * cell});
        QCOMPARE(map.overview(), below);
        // While one presses it, it stays under the pointer.
        const QPointF foot = below.center() + QPointF(0, below.height() * 0.45);
        table.drag(below.center(), foot);
        QCOMPARE(map.overview(), below);
        table.release(foot);
        QCOMPARE(map.overview(), above);
    }

    // Somebody else's march is brought into sight, until whoever watches moves the map themselves.
    void theMapFollowsWhatTheOthersDo() {
        MapOnTable table("macedonia");
        MapTable& map = table.scene().map();
        Animator animator(&table.scene());
        animator.setSpeed(Speed::off);
        Tableau now = table.scene().laid().tableau;
        const auto march = [&](const char* cell) {
            Piece& army = now.zones[greenArmies].pieces[1];
            Happening told;
            told.from = told.to = greenArmies;
            told.fromPlace = army.place;
            told.toPlace = army.place = placeNamed(table.board(), cell);
            told.faces = {army.face};
            animator.play({told}, now);
        };
        const auto isSeen = [&](const char* cell) {
            return map.frame().adjusted(2, 2, -2, -2).contains(table.at(cell));
        };
        march("J:30,10");
        QVERIFY(map.overview().isEmpty());  // the whole map was seen anyway
        map.zoom(table.at("B:2,2"), 4);
        map.setWatched(false);  // somebody is asked: where they look is no sign of anything
        map.pan({5, 5});
        map.setWatched(true);
        QVERIFY(!isSeen("J:20,10"));
        march("J:20,10");
        QVERIFY(isSeen("J:20,10"));
        map.pan({-9000, 9000});
        march("B:5,2");
        QVERIFY(!isSeen("B:5,2"));
        map.setWatched(false);
        map.setWatched(true);
        march("B:6,2");
        QVERIFY(isSeen("B:6,2"));
    }

    // Olynthos is there and nothing else: of all names its own alone is written over an army that stands on it.
    void namesAreWrittenOverWhatStandsOnThem() {
        MapOnTable table;
        MapStyle style;
        style.leastText = 6;
        const MapPainter map(boardNamed("small"), style);
        const auto written = [&](const std::vector<QRectF>& covers) {
            QImage picture(map.extent().size().toSize(), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            painter.translate(-map.extent().topLeft());
            map.paintNamesOver(painter, covers, 1);
            painter.end();
            const QImage paint = picture.convertToFormat(QImage::Format_Alpha8);
            QRect box;
            for (int y = 0; y < paint.height(); ++y) {
                for (int x = 0; x < paint.width(); ++x) {
                    if (paint.constScanLine(y)[x] > 40) box |= QRect(x, y, 1, 1);
                }
            }
            return box.translated(map.extent().topLeft().toPoint());
        };
        const MapCell there = table.board().cellAt(cellOf(placeNamed(table.board(), "B:3,4")));
        const QRectF army = boxOf(table.board(), there).adjusted(-3, -3, 3, 3);
        const QRect name = written({army});
        QVERIFY(name.width() > 2 * name.height() && QRectF(name).intersects(army));
        QVERIFY(written({}).isEmpty());
        const QRect all = written({map.extent()});
        QVERIFY(all.contains(name) && all.width() > 2 * name.width());
    }

    void placesHaveNamesToBeRead() {
        switchLanguage("en");
        MapOnTable table;
        table.scene().picks().setPickable(
            {table.place("B:3,4"), table.place("B:5,6", MapCorner::nw), table.place("B:2,6")});
        const QStringList names = namesOf(readTable(table.scene()));
        for (const char* name : {"Olynthos, L:\u20603,4", "L:\u20605,6, river, north-west bank", "L:\u20602,6, ford"}) {
            QVERIFY2(names.contains(QString::fromUtf8(name)), qPrintable(names.join("; ")));
        }
        table.offer({"B:5,2"}, true);  // what a sign marks is told in words
        QVERIFY(namesOf(readTable(table.scene()))
                    .contains(QString::fromUtf8("L:\u20605,2, ") + table.scene().laid().words.say(say("cost.toll"))));
    }
};

INTRIKA_TEST(TstMapTable)

}  // namespace tst_map_table

#include "tst_map_table.moc"
