// The table: what lies on it is the tableau and nothing else, where all of it has room, drawn sharply.
#include "app/scene/face_cache.h"
#include "app/scene/mark_item.h"
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/table_look.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace tst_scene {

using namespace intrika;
using namespace intrika::test;

class TestScene : public QObject {
    Q_OBJECT

private slots:
    void itemsEqualTheTableau_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("viewer");
        for (const int seats : {2, 3, 4}) {
            QTest::addRow("%d seats, own", seats) << seats << 0;
            QTest::addRow("%d seats, last", seats) << seats << seats - 1;
            QTest::addRow("%d seats, spectator", seats) << seats << int{noSeat};
        }
    }
    void itemsEqualTheTableau() {
        QFETCH(int, seats);
        QFETCH(int, viewer);
        const auto seat = static_cast<Seat>(viewer);
        for (const bool front : {false, true}) {
            const Tableau tableau = someTableau(someFaces(), seats, seat, front);
            const Shown shown(tableau, seat);
            QVERIFY(seenOf(shown.scene) == seenOf(tableau, seat));
        }
    }

    void aHiddenPieceCarriesNothingButItsBack() {
        const Tableau tableau = someTableau(someFaces(), 3, 0);
        const Shown shown(tableau);
        const FaceId back = test::faceNamed(someFaces(), "back.supply");
        for (const QGraphicsItem* item : shown.scene.items()) {
            const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
            if (piece == nullptr) continue;
            QVERIFY(piece->zone() != SomeTable::hand(1) && piece->zone() != SomeTable::hand(2));
            if (piece->zone() == SomeTable::pile) QCOMPARE(piece->piece().face, back);
        }
    }

    void piecesThatStayKeepTheirItem() {
        Tableau tableau = someTableau(someFaces(), 4, 0);
        Shown shown(tableau);
        const PieceItem* kept = shown.piece(SomeTable::hand(0), 4);
        const PieceItem* turned = shown.piece(SomeTable::ring, 3);
        std::vector<Piece>& hand = tableau.zones[5].pieces;
        QCOMPARE(tableau.zones[5].id, SomeTable::hand(0));
        hand.erase(hand.begin());
        for (std::size_t i = 0; i < hand.size(); ++i) hand[i].place = static_cast<std::uint16_t>(i);
        tableau.zones[0].pieces[3].face = 20;
        shown.scene.show(tableau);
        QCOMPARE(shown.piece(SomeTable::hand(0), 3), kept);
        QCOMPARE(shown.piece(SomeTable::ring, 3), turned);
        QVERIFY(seenOf(shown.scene) == seenOf(tableau, 0));
    }

    // What is spoken of is framed as far as it shows, and where it is.
    void aFrameEnclosesNoNeighbour() {
        Shown shown(someTableau(someFaces(), 4, 0));
        const PieceItem* card = shown.piece(SomeTable::hand(0), 0);
        const QRectF whole = sceneBox(card), next = sceneBox(shown.piece(SomeTable::hand(0), 1));
        QVERIFY(whole.intersects(next));
        const Pick pick{Pick::On::face, card->zone(), card->piece().face};
        const auto framed = [&] {
            for (const QGraphicsItem* item : shown.scene.items()) {
                if (const auto* mark = dynamic_cast<const MarkItem*>(item)) return mark->framed();
            }
            return QRectF();
        };
        shown.scene.marks().setMarked({pick});
        QVERIFY(framed().right() < whole.right());
        QVERIFY(std::abs(framed().left() - whole.left()) < 1);
        shown.scene.picks().setPicked({pick});
        QVERIFY(sceneBox(card).top() < whole.top());
        QCOMPARE(framed(), sceneBox(card));
        shown.scene.marks().setMarked({});
        QVERIFY(framed().isEmpty());
    }

    void theCurtainLeavesNothing() {
        Shown shown(someTableau(someFaces(), 4, 0, true));
        shown.scene.picks().setPickable({handPick("supply.2")});
        shown.scene.reason().explain(handPick("supply.2"), QStringLiteral("why"));
        shown.scene.looks().look(shown.piece(SomeTable::ring, 0));
        shown.scene.clear();
        QVERIFY(shown.scene.items().isEmpty());
        QVERIFY(shown.scene.laid().tableau == Tableau());
        shown.scene.show(someTableau(someFaces(), 4, 1));
        QVERIFY(seenOf(shown.scene) == seenOf(someTableau(someFaces(), 4, 1), 0));
    }

    void nothingCoversPlatesOrHand_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("front");
        // A window of 1024 x 700 leaves the table about 720 x 620 beside its panel.
        for (const QSize size :
             {QSize(720, 620), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440)}) {
            for (const int seats : {3, 4}) {
                for (const bool front : {false, true}) {
                    QTest::addRow("%dx%d, %d seats%s", size.width(), size.height(), seats, front ? ", front" : "")
                        << size << seats << front;
                }
            }
        }
    }
    void nothingCoversPlatesOrHand() {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        QFETCH(bool, front);
        const Shown shown(someTableau(someFaces(), seats, 0, front), 0, size);
        const QRectF table(QPointF(), QSizeF(shown.view.viewport()->size()));
        const TableLayout& layout = shown.scene.laid().layout;
        for (const PieceItem* piece : shown.scene.things().pieces()) {
            const QRectF box = sceneBox(piece);
            QVERIFY2(table.adjusted(-1, -1, 1, 1).contains(box), "a piece leaves the table");
            for (const QRectF& plate : layout.plates) QVERIFY2(!plate.intersects(box), "a piece covers a plate");
            if (piece->zone() != SomeTable::hand(0)) QVERIFY2(!layout.hand.intersects(box), "a piece covers the hand");
        }
        for (std::size_t a = 0; a < layout.plates.size(); ++a) {
            QVERIFY(table.contains(layout.plates[a]));
            QVERIFY(!layout.plates[a].intersects(layout.hand));
            QVERIFY(!layout.plates[a].intersects(layout.front));
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!layout.plates[a].intersects(layout.plates[b]));
        }
        const std::vector<Spot>& ring = layout.zone(SomeTable::ring)->pieces;
        for (std::size_t a = 0; a < ring.size(); ++a) {
            QVERIFY(ring[a].size.height() >= 48);  // smaller cards show their number only
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!ring[a].box().intersects(ring[b].box()));
        }
    }

    void uptoTenSeatsHaveRoom() {
        for (int seats = 2; seats <= maxSeats; ++seats) {
            Tableau tableau;
            for (Seat seat = 0; seat < seats; ++seat) {
                Plate plate;
                plate.seat = seat;
                tableau.plates.push_back(plate);
            }
            RingFitter fitter;
            const TableLayout layout = layOut(
                tableau, {984, 800}, 0, [](FaceId) { return cardMm; }, fitter);
            for (std::size_t a = 0; a < layout.plates.size(); ++a) {
                QVERIFY(QRectF(0, 0, 984, 800).contains(layout.plates[a]));
                for (std::size_t b = 0; b < a; ++b) QVERIFY(!layout.plates[a].intersects(layout.plates[b]));
            }
        }
    }

    void largeTextLeavesTheRingRoom() {
        const Tableau tableau = someTableau(someFaces(), 4, noSeat);  // nobody has a hand yet
        RingFitter fitter;
        const QSizeF table(672, 591);  // of a window of 1024 x 700 whose texts have twice their size
        const TableLayout layout = layOut(
            tableau, table, noSeat, [](FaceId) { return cardMm; }, fitter, 2);
        const std::vector<Spot>& ring = layout.zone(SomeTable::ring)->pieces;
        for (std::size_t a = 0; a < ring.size(); ++a) {
            QVERIFY(QRectF(QPointF(), table).contains(ring[a].box()));
            for (const QRectF& plate : layout.plates) QVERIFY(!plate.intersects(ring[a].box()));
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!ring[a].box().intersects(ring[b].box()));
        }
    }

    void picturesHaveExactlyTheDevicesPixels_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.5, 2.0}) QTest::addRow("%.1f", ratio) << ratio;
    }
    void picturesHaveExactlyTheDevicesPixels() {
        QFETCH(double, ratio);
        FaceCache cache(QString::fromStdString(allGames().front().id), someFaces());
        cache.setWords(gameWords());
        const FaceCache::Wish wish{0, Form::onTable, {}, QSizeF(74, 103), ratio};
        QVERIFY(cache.picture(wish).isNull());  // never drawn on the window's thread
        QVERIFY(cache.waitForDrawn(20000));
        const QPixmap picture = cache.picture(wish);
        const QSizeF whole = wish.size + QSizeF(2, 2) * FaceCache::shadow;
        QCOMPARE(picture.size(), (whole * ratio).toSize());
        QCOMPARE(picture.devicePixelRatio(), ratio);
    }

    void anotherLanguageDrawsAnew() {
        FaceCache cache(QString::fromStdString(allGames().front().id), someFaces());
        switchLanguage(QStringLiteral("hu"));
        cache.setWords(gameWords());
        const FaceCache::Wish wish{0, Form::whole, {}, QSizeF(252, 352), 1};
        cache.picture(wish);
        QVERIFY(cache.waitForDrawn(20000));
        const QImage before = cache.picture(wish).toImage();
        switchLanguage(QStringLiteral("en"));
        cache.setWords(gameWords());
        cache.picture(wish);
        QVERIFY(cache.waitForDrawn(20000));
        QVERIFY(before != cache.picture(wish).toImage());
    }
};

INTRIKA_TEST(TestScene)

}  // namespace tst_scene

#include "tst_scene.moc"
