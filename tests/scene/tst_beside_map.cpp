// What is played on a map gives it the room: the map is the largest thing on the table, and whoever looks on has their
// hand beside it, every card of it to be told apart.
#include "app/scene/hand_grid.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/reach_switch.h"
#include "app/scene/table_scene.h"
#include "app/scene/viewer_hand.h"
#include "app/scene/zones_of.h"
#include "engines/core/rng.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <array>

namespace tst_beside_map {

using namespace intrika;

namespace {

const QStringList people{"Anna", "Béla", "Cili", "Dóri"};

std::unique_ptr<Session> played(const GameKind& game, int seats, int events) {
    Rng rng(11);
    auto session = std::move(game.deal(nlohmann::json::object(), seats, rng, {}).value());
    for (int event = 0; event < events && !session->toAct().isOver(); ++event) playRandomEvent(*session, rng);
    return session;
}

Zone handOf(int cards) {
    Zone hand;
    hand.pieces.resize(static_cast<std::size_t>(cards));
    return hand;
}

QSizeF cardSize(FaceId) { return cardMm; }

}  // namespace

class TestBesideMap : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("hu"); }

    void theMapIsLarge_data() {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4}) QTest::addRow("%d", seats) << seats;
    }
    // A window of 1600 x 900 has this table, with round and phase in its top bar.
    void theMapIsLarge() {
        QFETCH(int, seats);
        const GameKind& game = *gameNamed("confidants");
        const auto session = played(game, seats, 60);
        TableScene scene(game.faces, Words("confidants", people));
        scene.setTableSize({1280, 864});
        scene.setHeadlineSaid(false);
        scene.setPeople(people.mid(0, seats), game.seatColours, Seat{1});
        scene.show(session->tableau(Seat{1}));
        const LaidTable& laid = scene.laid();
        const QRectF map = laid.layout.zone(mapOf(laid.tableau)->id)->frame;
        QVERIFY2(map.width() > 0.35 * 1600, qPrintable(QString::number(map.width())));
        QVERIFY(map.bottom() <= 864 && map.left() > laid.layout.hand.right());
        for (const QRectF& plate : laid.layout.plates) QVERIFY(!plate.intersects(map));
        for (const PieceItem* card : scene.hand().cards()) {
            QVERIFY(laid.layout.hand.adjusted(-1, -1, 1, 1).contains(card->spot().box()));
            QVERIFY(card->spot().size.height() >= 97);
        }
        QVERIFY(!scene.hand().cards().empty());
    }

    void nothingLiesOverTheMap_data() {
        QTest::addColumn<QSizeF>("table");
        QTest::addColumn<int>("events");
        const std::array tables{QSizeF(744, 664), QSizeF(992, 764), QSizeF(1061, 732), QSizeF(1280, 864),
                                QSizeF(2064, 1386)};
        for (const QSizeF table : tables) {
            for (const int events : {20, 60}) QTest::addRow("%.0f, %d", table.width(), events) << table << events;
        }
    }
    void nothingLiesOverTheMap() {
        QFETCH(QSizeF, table);
        QFETCH(int, events);
        const GameKind& game = *gameNamed("confidants");
        const auto session = played(game, 4, events);
        TableScene scene(game.faces, Words("confidants", people));
        scene.setTableSize(table);
        scene.setHeadlineSaid(false);
        scene.setPeople(people, game.seatColours, Seat{1});
        scene.show(session->tableau(Seat{1}));
        const QRectF map = scene.laid().layout.zone(mapOf(scene.laid().tableau)->id)->frame;
        QVERIFY(!scene.map().switches().empty());
        // Early in a game, with all cards in the hand, nothing else than the map's corner may be free.
        for (const ReachSwitch* one : scene.map().switches())
            QVERIFY(events < 60 || !one->sceneBoundingRect().intersects(map));
        for (const Zone& zone : scene.laid().tableau.zones) {
            if (zone.area != Area::seat || zone.shape == Shape::standing) continue;
            for (const Spot& spot : scene.laid().layout.zone(zone.id)->pieces)
                QVERIFY2(!spot.box().intersects(map), qPrintable(QString::number(zone.id)));
        }
    }

    // Fewer cards are never smaller, and no card hides what its neighbour is.
    void aHandInRows() {
        for (const QSizeF size : {QSizeF(164, 340), QSizeF(282, 480), QSizeF(400, 200)}) {
            double before = 0;
            for (int cards = 20; cards > 0; --cards) {
                const QRectF box(QPointF(10, 20), size);
                const ZoneSpots spots = gridded(handOf(cards), box, 200, cardSize);
                QCOMPARE(spots.pieces.size(), static_cast<std::size_t>(cards));
                const QSizeF card = spots.pieces.front().size;
                QVERIFY(card.height() >= before - 0.01);
                before = card.height();
                for (std::size_t i = 0; i < spots.pieces.size(); ++i) {
                    QVERIFY(box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(spots.pieces[i].box()));
                    for (std::size_t other = 0; other < i; ++other) {
                        const QPointF apart = spots.pieces[i].centre - spots.pieces[other].centre;
                        QVERIFY(std::abs(apart.x()) > 0.79 * card.width() || std::abs(apart.y()) >= card.height());
                    }
                }
            }
        }
    }
};

INTRIKA_TEST(TestBesideMap)

}  // namespace tst_beside_map

#include "tst_beside_map.moc"
