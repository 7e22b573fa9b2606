// Many cards of a fan as tiles, in the room that the fan has.
#include "app/scene/tile_rows.h"
#include "tests/support/boxes.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

namespace tst_tile_rows {

using namespace intrika;

class TestTileRows : public QObject {
    Q_OBJECT

private slots:
    void manyCardsOfAFanAreTiles();
};

// All in the fan's room, in their order, none over another.
void TestTileRows::manyCardsOfAFanAreTiles() {
    Zone fan;
    fan.shape = Shape::fan;
    for (const std::size_t count : {4U, 5U, 12U, 19U}) {
        fan.pieces.assign(count, Piece());
        QCOMPARE(areTiles(fan), count > 4);
        ZoneSpots spots;
        spots.frame = QRectF(30, 10, 150, 55);
        spots.pieces.assign(count, {spots.frame.center(), QSizeF(39, 55), 0});
        const ZoneSpots tiles = inTiles(spots);
        std::vector<QRectF> boxes;
        for (const Spot& tile : tiles.pieces) boxes.push_back(tile.box());
        QVERIFY(areApart(boxes));
        for (const QRectF& box : boxes) {
            QVERIFY(spots.frame.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box));
            QVERIFY(box.height() > 12);
        }
        for (std::size_t i = 1; i < count; ++i) {
            const QPointF step = tiles.pieces[i].centre - tiles.pieces[i - 1].centre;
            QVERIFY(step.y() > 1 || step.x() > 1);
        }
    }
}

INTRIKA_TEST(TestTileRows)

}  // namespace tst_tile_rows

#include "tst_tile_rows.moc"
