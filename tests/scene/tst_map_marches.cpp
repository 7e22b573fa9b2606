// Where an army may go on a map: what that costs and risks is seen, and the army can be dragged there.
#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/place_cost.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"
#include "tests/support/map_on_table.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_map_marches {

using namespace intrika;
using namespace intrika::test;

namespace {

constexpr QSize smallWindow(760, 540);  // 15 pixels a cell of the large board

}  // namespace

class TestMapMarches : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    // What a cell has no room for is read over it; a pin where it is not needed would only hide the map.
    void aCostIsReadWhereTheCellIsTooSmallForIt() {
        MapOnTable large("macedonia", smallWindow);
        const std::vector<const char*> cells{"B:1,1", "J:33,12", "B:33,1", "J:1,12", "B:16,7"};
        large.offer(cells);
        for (const char* cell : cells) {
            large.point(large.at(cell));
            const auto pin = large.scene().map().pin();
            QVERIFY2(pin && pin->cost == "4" && pin->place.contains(large.at(cell)), cell);
            const QRectF box = pinBox(*pin, large.scene().map().frame());
            QVERIFY(large.scene().map().frame().contains(box));
            QVERIFY(!box.contains(large.at(cell)));
            QVERIFY(box.height() >= 18);
        }
        large.point(large.at("J:20,3"));
        QVERIFY(!large.scene().map().pin());
        large.scene().map().zoom(large.at("B:16,7"), 4);
        large.point(large.at("B:16,7"));
        QVERIFY(!large.scene().map().pin());

        MapOnTable small;
        small.offer({"B:5,2"});
        small.point(small.at("B:5,2"));
        QVERIFY(!small.scene().map().pin());
    }

    void aCostIsReadByKeysAsWell() {
        MapOnTable table("macedonia", smallWindow);
        table.offer({"B:16,7"});
        table.view().setFocus();
        QTest::keyClick(&table.view(), Qt::Key_Tab);
        for (int keys = 0; keys < 20 && !table.scene().map().pin(); ++keys) {
            QTest::keyClick(&table.view(), Qt::Key_Right);
        }
        QVERIFY(table.scene().picks().pickOf(table.scene().picks().focusStop()) == table.place("B:16,7"));
        QVERIFY(table.scene().map().pin());
    }

    // By a shape: the picture differs without its colours, however small the cells are.
    void dangerIsMarkedByAShape() {
        for (const char* board : {"small", "macedonia"}) {
            MapOnTable table(board);
            QVERIFY(table.scene().map().waitForDrawn(20'000));
            const auto shown = [&](bool risky) {
                table.offer({"B:7,2"}, risky);
                for (const QGraphicsItem* item : table.scene().items()) {
                    const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
                    const bool isIt = place != nullptr && place->place() == table.place("B:7,2").value;
                    if (isIt && place->isMarkedRisky() != risky) return QImage();
                }
                const QRectF around = table.scene().map().placeBox(table.place("B:7,2").value);
                return table.seen().copy(around.adjusted(-4, -4, 4, 4).toRect()).convertedTo(QImage::Format_Grayscale8);
            };
            const QImage safe = shown(false), risky = shown(true);
            QVERIFY(!safe.isNull() && !risky.isNull());
            int others = 0;
            for (int y = 0; y < safe.height(); ++y) {
                for (int x = 0; x < safe.width(); ++x) {
                    others += std::abs(qGray(safe.pixel(x, y)) - qGray(risky.pixel(x, y))) > 80;
                }
            }
            QVERIFY2(others > 12, board);
        }
    }

    void aPickedArmyLeavesItsNeighboursToBeSeen() {
        MapOnTable table("macedonia");
        QVERIFY(table.scene().map().waitForDrawn(20'000));
        const PieceItem* army = table.scene().things().pieces().at(1);
        const QImage before = table.seen();
        const QPointF there = army->pos();
        table.scene().picks().setPicked({{Pick::On::face, redArmies, 1}});
        QVERIFY(army->state().picked);
        QCOMPARE(army->pos(), there);  // it does not stand on the next cell
        const QImage after = table.seen();
        const QRectF around = army->mapToScene(army->shape()).boundingRect().adjusted(-4, -4, 4, 4);
        const QRect hugged = around.toAlignedRect();  // a pixel at its edge is covered in part
        int changed = 0;
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x) {
                if (before.pixel(x, y) == after.pixel(x, y)) continue;
                ++changed;
                QVERIFY2(hugged.contains(x, y), qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        QVERIFY(changed > 40);
    }

    void anArmyIsDraggedToAPlace() {
        MapOnTable table;
        const Pick army = table.offerMarch();
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked),
            asked(&table.scene().picks(), &TablePicks::asked);
        table.drag(table.at("B:3,4"), table.at("B:5,2"));
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked[0][0].value<Pick>() == army);
        QVERIFY(table.scene().picks().pickOf(table.scene().picks().pointedAt()) == table.place("B:5,2"));
        table.release(table.at("B:5,2"));
        QCOMPARE(picked.size(), 2);
        QVERIFY(picked[1][0].value<Pick>() == table.place("B:5,2"));
        QCOMPARE(asked.size(), 0);
    }

    // On a cell where the army cannot go a reason is due; what comes back to its own cell was not meant to go.
    void elsewhereNothingIsPickedButTheArmy() {
        MapOnTable table;
        table.offerMarch();
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked),
            asked(&table.scene().picks(), &TablePicks::asked), denied(&table.scene().onMap(), &MapPointing::denied);
        for (const QPointF to : {table.at("J:9,3"), table.scene().map().frame().topLeft() - QPointF(20, 5)}) {
            table.drag(table.at("B:3,4"), to);
            table.release(to);
        }
        QCOMPARE(picked.size(), 2);  // the army, each time: nobody took it up here
        QCOMPARE(denied.size(), 1);
        QVERIFY(denied[0][0].value<Pick>() == table.place("J:9,3"));
        table.drag(table.at("B:3,4"), table.at("B:4,6"));
        moveMouse(table.view().viewport(), table.at("B:3,4"), Qt::LeftButton);
        table.release(table.at("B:3,4"));
        QCOMPARE(denied.size(), 1);
        table.drag(table.at("B:3,4"), table.at("B:5,2"));
        QTest::keyClick(&table.view(), Qt::Key_Escape);
        table.release(table.at("B:5,2"));
        QCOMPARE(picked.size(), 4);
        table.drag(table.at("B:3,4"), table.at("B:5,2"));
        QTest::mousePress(table.view().viewport(), Qt::RightButton, {}, table.at("B:5,2").toPoint());
        table.release(table.at("B:5,2"));
        QCOMPARE(picked.size(), 5);
        QCOMPARE(denied.size(), 1);
        QCOMPARE(asked.size(), 0);
        QVERIFY(!table.scene().looks().isLooking());
    }

    void oneBankOfARiverIsNotTheOther() {
        MapOnTable table;
        const Pick army{Pick::On::face, redArmies, 1}, bank = table.place("B:5,6", MapCorner::nw);
        table.scene().map().setMovable({army});
        table.scene().onMap().setHints({{bank, say("cost.sign", {number(4)}), {}, {}}});
        table.scene().picks().setPickable({army, bank});
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked);
        const QPointF near = table.scene().map().placeBox(bank.value).center();
        const QPointF beyond = table.at("B:5,6") + (table.at("B:5,6") - near);
        table.drag(table.at("B:3,4"), beyond);
        table.release(beyond);
        QCOMPARE(picked.size(), 1);
        table.drag(table.at("B:3,4"), near);
        table.release(near);
        QCOMPARE(picked.size(), 3);
        QVERIFY(picked[2][0].value<Pick>() == bank);
    }

    // Who else's army it is, or what cannot be moved: the map is moved by it, as by any other point.
    void otherPiecesAreNotDragged() {
        MapOnTable table;
        table.offerMarch();
        table.scene().map().zoom(table.at("J:7,6"), 3);
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked);
        const QPointF from = table.at("J:7,6");
        table.drag(from, from + QPointF(40, 30));
        table.release(from + QPointF(40, 30));
        QVERIFY(QLineF(table.at("J:7,6"), from + QPointF(40, 30)).length() < 3);
        QCOMPARE(picked.size(), 0);
    }

    // On a map that is seen large, where an army can go is often out of sight.
    void theMapFollowsAnArmyToItsEdge() {
        MapOnTable table;
        table.offerMarch();
        MapTable& map = table.scene().map();
        map.zoom(table.at("B:3,4"), 3);
        const QPointF from = table.at("B:3,4"), edge = map.frame().center() + QPointF(map.frame().width() / 2 - 4, 0);
        table.drag(from, edge);
        const double before = table.at("B:3,4").x();
        QTRY_VERIFY(table.at("B:3,4").x() < before - 40);
        const auto staysStill = [&table] {
            const QPointF there = table.at("B:3,4");
            QTest::qWait(60);
            return table.at("B:3,4") == there;
        };
        moveMouse(table.view().viewport(), map.frame().center(), Qt::LeftButton);
        QVERIFY(staysStill());
        moveMouse(table.view().viewport(), edge, Qt::LeftButton);
        QVERIFY(!staysStill());
        table.release(edge);
        QVERIFY(staysStill());
    }

    // The curtain may fall while something is in the hand.
    void nothingIsLeftOfADragWhenTheTableIsCleared() {
        MapOnTable table;
        table.offerMarch();
        table.drag(table.at("B:3,4"), table.at("B:5,2"));
        const QPointF to = table.at("B:5,2");
        const QSignalSpy picked(&table.scene().picks(), &TablePicks::picked);
        table.scene().clear();
        QVERIFY(table.scene().items().isEmpty());
        table.release(to);
        QCOMPARE(picked.size(), 0);
    }
};

INTRIKA_TEST(TestMapMarches)

}  // namespace tst_map_marches

#include "tst_map_marches.moc"
