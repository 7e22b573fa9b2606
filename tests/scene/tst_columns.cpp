// Columns on the table: nothing lies on anything else, all heads can be read, and there is a place for the next card.
#include "app/scene/table_layout.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_columns {

using namespace intrika;

namespace {

constexpr ZoneId pile = 90;
constexpr ZoneId hand(Seat seat) { return static_cast<ZoneId>(20 + seat * 10); }

Zone zone(ZoneId id, Shape shape, Area area, std::size_t pieces, Seat owner = noSeat) {
    Zone made;
    made.id = id;
    made.shape = shape;
    made.area = area;
    made.owner = owner;
    made.label = say("zone");
    for (std::size_t i = 0; i < pieces; ++i) {
        made.pieces.push_back({0, static_cast<std::uint16_t>(i), noSeat, Piece::Mark::none, {}});
    }
    return made;
}

// As many columns as seats, each with a card that heads it and `cards` more; everybody has an open card in each.
Tableau tableFor(int seats, std::size_t cards) {
    Tableau table;
    table.headline = say("title");
    table.zones.push_back(zone(pile, Shape::stack, Area::centre, 9));
    for (Seat seat = 0; seat < seats; ++seat) {
        table.zones.push_back(zone(seat, Shape::column, Area::centre, cards + 1));
        for (Seat owner = 0; owner < seats; ++owner) table.labels.push_back({seat, 0, noFace, say("value"), owner});
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        table.zones.push_back(zone(hand(seat), Shape::fan, Area::hand, 3, seat));
        table.zones.push_back(zone(static_cast<ZoneId>(hand(seat) + 1), Shape::stack, Area::seat, 12, seat));
        table.zones.push_back(zone(static_cast<ZoneId>(hand(seat) + 2), Shape::fan, Area::seat, 10, seat));
        Plate plate;
        plate.seat = seat;
        table.plates.push_back(plate);
    }
    return table;
}

TableLayout laid(const Tableau& table, QSizeF size) {
    RingFitter fitter;
    return layOut(
        table, size, 0, [](FaceId) { return cardMm; }, fitter);
}

QRectF boxOf(const ZoneSpots& spots) {
    QRectF box;
    for (const Spot& spot : spots.pieces) box |= spot.box();
    return box;
}

}  // namespace

class TstColumns : public QObject {
    Q_OBJECT

private slots:
    void nothingLiesOnAnythingElse_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("cards");
        for (const QSizeF size : {QSizeF(728, 640), QSizeF(984, 740), QSizeF(1500, 1000)}) {
            for (int seats = 2; seats <= 6; ++seats) {
                for (const int cards : {0, 1, 5, 9, 24}) {
                    QTest::addRow("%d x %d, %d seats, %d cards", static_cast<int>(size.width()),
                                  static_cast<int>(size.height()), seats, cards)
                        << size << seats << cards;
                }
            }
        }
    }
    void nothingLiesOnAnythingElse() {
        QFETCH(QSizeF, size);
        QFETCH(int, seats);
        QFETCH(int, cards);
        const Tableau table = tableFor(seats, static_cast<std::size_t>(cards));
        const TableLayout layout = laid(table, size);
        std::vector<QRectF> apart = layout.plates;
        for (const QRectF& label : layout.labels) apart.push_back(label);
        apart.push_back(boxOf(*layout.zone(pile)));
        apart.push_back(layout.hand);
        for (Seat seat = 0; seat < seats; ++seat) {
            const ZoneSpots& column = *layout.zone(seat);
            apart.push_back(boxOf(column) | column.places.back().box());
            apart.push_back(column.label);
        }
        for (std::size_t a = 0; a < apart.size(); ++a) {
            QVERIFY(QRectF(QPointF(), size).contains(apart[a]));
            for (std::size_t b = 0; b < a; ++b) {
                const QRectF both = apart[a] & apart[b];
                QVERIFY2(both.width() <= 1 || both.height() <= 1,
                         qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
            }
        }
    }

    // At the size of the smallest window with the longest of usual columns.
    void headsCanBeRead() {
        for (const int seats : {2, 4, 6}) {
            const TableLayout layout = laid(tableFor(seats, 5), {728, 640});
            for (Seat seat = 0; seat < seats; ++seat) {
                const std::vector<Spot>& pieces = layout.zone(seat)->pieces;
                for (std::size_t i = 1; i < pieces.size(); ++i) {
                    const double head = pieces[i].box().top() - pieces[i - 1].box().top();
                    QVERIFY2(head >= 11, qPrintable(QString::number(head)));
                }
                QVERIFY(pieces.back().size.width() >= 38);
            }
        }
    }

    void cardsKeepTheirSizeWhileColumnsGrow() {
        const QSizeF size(984, 740);
        for (const int seats : {2, 6}) {
            const QSizeF first = laid(tableFor(seats, 0), size).zone(0)->pieces.front().size;
            for (std::size_t cards = 1; cards <= 4; ++cards) {
                QCOMPARE(laid(tableFor(seats, cards), size).zone(0)->pieces.front().size, first);
            }
        }
    }

    void theNextCardHasItsPlaceBelowTheLast() {
        const TableLayout layout = laid(tableFor(3, 4), {984, 740});
        const ZoneSpots& column = *layout.zone(1);
        QCOMPARE(column.places.size(), column.pieces.size() + 1);
        QVERIFY(column.places.back().box().top() >= column.pieces.back().box().bottom());
    }

    // Two piles that are looked through lie large before everything, wherever the seats are; a note to them smaller.
    void whatIsDecidedAboutLiesLarge() {
        constexpr double legible = 90;  // px
        for (const QSizeF size : {QSizeF(728, 640), QSizeF(984, 740), QSizeF(1500, 1000)}) {
            for (int seats = 2; seats <= 4; ++seats) {
                Tableau table = tableFor(seats, 0);
                for (ZoneId id = 100; id < 103; ++id) table.zones.push_back(zone(id, Shape::fan, Area::front, 8));
                table.zones.back().line = 1;
                const TableLayout layout = laid(table, size);
                const auto heightOf = [&](ZoneId id) { return layout.zone(id)->pieces.front().box().height(); };
                QVERIFY(heightOf(100) >= legible);
                QCOMPARE(heightOf(101), heightOf(100));
                QVERIFY(heightOf(102) < heightOf(100));
                QVERIFY(layout.front.contains(boxOf(*layout.zone(100)) | boxOf(*layout.zone(102))));
                QVERIFY(!boxOf(*layout.zone(100)).intersects(boxOf(*layout.zone(101))));
            }
        }
    }
};

INTRIKA_TEST(TstColumns)

}  // namespace tst_columns

#include "tst_columns.moc"
