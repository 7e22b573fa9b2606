// That a table looks alike in windows of about the same size, and that what is fought over stays in sight in all of
// them.
#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/table_layout.h"
#include "engines/core/rng.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/boxes.h"
#include "tests/support/instrumented.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace tst_table_sizes {

using namespace intrika;

namespace {

struct Position {
    QString name;
    Tableau tableau;
    Seat viewer = noSeat;
};

bool hasFront(const Tableau& tableau) {
    return std::any_of(tableau.zones.begin(), tableau.zones.end(),
                       [](const Zone& zone) { return zone.area == Area::front && !zone.pieces.empty(); });
}

// The deal, somewhere in the game, and where somebody has something before everything; with the eyes of who decides.
std::vector<Position> positionsOf(const char* game, int seats) {
    Rng rng(11);
    auto session = std::move(gameNamed(game)->deal(nlohmann::json::object(), seats, rng, {}).value());
    std::vector<Position> positions;
    const auto keep = [&](const QString& what, Seat seat) {
        positions.push_back({QStringLiteral("%1 %2, %3").arg(game).arg(seats).arg(what), session->tableau(seat), seat});
    };
    bool front = false;
    for (int step = 0; step < 120 && !session->toAct().isOver(); ++step) {
        if (!session->toAct().isChance()) {
            const Seat seat = session->toAct().seats.first();
            if (step == 0 || step == 60) keep(QStringLiteral("step %1").arg(step), seat);
            if (!front && hasFront(session->tableau(seat))) {
                front = true;
                keep(QStringLiteral("front"), seat);
            }
        }
        playRandomEvent(*session, rng);
    }
    return positions;
}

// A table of the game, laid out in any size.
class Tables {
public:
    explicit Tables(const char* game)
        : faces_(QString::fromLatin1(game), gameNamed(game)->faces),
          words_(QString::fromLatin1(game),
                 {"Anna", "Béla", "Cili", "Dóri", "Elek", "Flóra", "Gábor", "Hédi", "Ida", "Jenő"}) {}

    TableLayout laid(const Position& position, QSizeF size, double text = 1) {
        const FaceSizes sizes = [this](FaceId face) { return faces_.sizeMm(face, Form::onTable); };
        return layOut(
            position.tableau, size, position.viewer, sizes, fitter_, text,
            [this](const Zone& zone, int lines, double px) { return width(zone, lines, px); }, false,
            faces_.person() != noFace);
    }
    double width(const Zone& zone, int lines, double px) const {
        return widthOnLines(words_.say(zone.caption.empty() ? zone.label : zone.caption), Cut::regular, px, lines);
    }

private:
    FaceCache faces_;
    Words words_;
    RingFitter fitter_;
};

// Of a window without its menu and the panel beside the table.
QSizeF tableIn(int width, int height) { return {width - std::clamp(width * 0.23, 280.0, 440.0), height - 24.0}; }

double cardHeight(const ZoneSpots& spots) { return spots.pieces.empty() ? 0 : spots.pieces.front().size.height(); }

const Zone* ofShape(const Tableau& tableau, Shape shape) {
    for (const Zone& zone : tableau.zones) {
        if (zone.shape == shape) return &zone;
    }
    return nullptr;
}

constexpr QSize least(1024, 700), most(1400, 900);
constexpr int apart = isInstrumented ? 3 : 1;  // sizes that are tried

// No token on a border covers the row of figures at a card's foot.
bool isFreeOfTokens(const Spot& card, const Tableau& tableau, const TableLayout& layout) {
    const QRectF box = card.box();
    const QRectF figures(box.left() + box.width() * 0.06, box.top() + box.height() * 0.78, box.width() * 0.88,
                         box.height() * 0.17);
    const auto isClear = [&](const Spot& token) {
        const QPointF nearest(std::clamp(token.centre.x(), figures.left(), figures.right()),
                              std::clamp(token.centre.y(), figures.top(), figures.bottom()));
        const QPointF way = token.centre - nearest;
        return std::hypot(way.x(), way.y()) >= token.size.width() / 2;
    };
    return std::all_of(tableau.zones.begin(), tableau.zones.end(), [&](const Zone& zone) {
        const auto& tokens = layout.zone(zone.id)->pieces;
        return zone.shape != Shape::gap || std::all_of(tokens.begin(), tokens.end(), isClear);
    });
}

std::vector<QRectF> innerLabels(const Tableau& tableau, const TableLayout& layout) {
    std::vector<QRectF> labels;
    for (const Zone& zone : tableau.zones) {
        if (zone.area != Area::inner || zone.label.empty()) continue;
        const QRectF label = layout.zone(zone.id)->label;
        if (!label.isEmpty()) labels.push_back(label);
    }
    return labels;
}

}  // namespace

class TestTableSizes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("hu"); }
    void aFewPixelsMoveNothingFar_data();
    void aFewPixelsMoveNothingFar();
    void theRingsCardsAreLarge();
    void aRingNeedsNoRoom();
    void theRingIsSeenByWhoeverChooses();
    void nothingIsWrittenOnTheRing_data();
    void nothingIsWrittenOnTheRing();
    void whoSitsOppositeLeavesTheMiddleFree_data();
    void whoSitsOppositeLeavesTheMiddleFree();
    void whatIsNotReadLiesSmaller();
    void whatIsDecidedAboutIsLarge();
};

void TestTableSizes::aFewPixelsMoveNothingFar_data() {
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind* game : allGames()) {
        for (const int seats : std::set{game->minSeats, std::min(4, game->maxSeats), game->maxSeats})
            QTest::addRow("%s, %d", game->id.data(), seats) << QByteArray(game->id.data()) << seats;
    }
}

// Across, and along both axes where that takes no minutes: a card grows or shrinks with the window, and by no more than
// can be taken for that.
void TestTableSizes::aFewPixelsMoveNothingFar() {
    QFETCH(QByteArray, game);
    QFETCH(int, seats);
    constexpr double step = 4;  // px
    Tables tables(game.constData());
    std::vector<QPointF> ways{{1, 200.0 / 376}};
    if (!isInstrumented) ways.insert(ways.end(), {{1, 0}, {0, 1}});
    QStringList jumps;
    for (const Position& position : positionsOf(game.constData(), seats)) {
        for (const QPointF way : ways) {
            TableLayout before;
            for (QPointF at(least.width(), least.height()); at.x() <= most.width() && at.y() <= most.height();
                 at += way * step) {
                TableLayout now = tables.laid(position, tableIn(qRound(at.x()), qRound(at.y())));
                for (std::size_t i = 0; i < before.zones.size(); ++i) {
                    const double was = cardHeight(before.zones[i]), is = cardHeight(now.zones[i]);
                    if (std::abs(is - was) <= 1 + was * 0.045) continue;
                    jumps << QStringLiteral("%1: zone %2 at %3 x %4: %5 -> %6")
                                 .arg(position.name)
                                 .arg(now.zones[i].id)
                                 .arg(at.x())
                                 .arg(at.y())
                                 .arg(was)
                                 .arg(is);
                }
                before = std::move(now);
            }
        }
    }
    QVERIFY2(jumps.empty(), qPrintable(jumps.join(u'\n')));
}

// What does not jump could still be small.
void TestTableSizes::theRingsCardsAreLarge() {
    Tables tables("traitor");
    const std::pair<QSize, double> sizes[] = {
        {{1024, 700}, 76}, {{1108, 700}, 83}, {{1280, 800}, 97}, {{1366, 768}, 95}, {{1920, 1080}, 138}};
    for (const int seats : {3, 4}) {
        for (const Position& position : positionsOf("traitor", seats)) {
            const ZoneId ring = ofShape(position.tableau, Shape::ring)->id;
            for (const auto& [size, height] : sizes) {
                const TableLayout layout = tables.laid(position, tableIn(size.width(), size.height()));
                const QString where = QStringLiteral("%1 at %2 px").arg(position.name).arg(size.width());
                QVERIFY2(cardHeight(*layout.zone(ring)) >= height, qPrintable(where));
                for (const Zone& zone : position.tableau.zones) {
                    if (zone.area != Area::inner || zone.pieces.empty()) continue;
                    QVERIFY2(cardHeight(*layout.zone(zone.id)) >= 0.7 * height, qPrintable(where));
                }
            }
        }
    }
}

// A window is that small while it opens, say.
void TestTableSizes::aRingNeedsNoRoom() {
    Tables tables("traitor");
    for (const Position& position : positionsOf("traitor", 4)) {
        const Zone& ring = *ofShape(position.tableau, Shape::ring);
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(120, 90), QSizeF(300, 900), QSizeF(900, 200)}) {
            const TableLayout layout = tables.laid(position, size);
            QCOMPARE(layout.zone(ring.id)->places.size(), static_cast<std::size_t>(ring.places));
        }
    }
}

void TestTableSizes::theRingIsSeenByWhoeverChooses() {
    Tables tables("traitor");
    int seen = 0;
    for (const int seats : {3, 4}) {
        for (const Position& position : positionsOf("traitor", seats)) {
            if (!hasFront(position.tableau)) continue;
            ++seen;
            for (int width = least.width(); width <= 1920; width += 28 * apart) {
                for (const int height : {700, 728, 740, 768, 800, 900, 1080}) {
                    const QSizeF size = tableIn(width, height);
                    const TableLayout layout = tables.laid(position, size);
                    const QString where = QStringLiteral("%1 at %2 x %3").arg(position.name).arg(width).arg(height);
                    for (const Zone& zone : position.tableau.zones) {
                        const ZoneSpots& spots = *layout.zone(zone.id);
                        for (const Spot& spot : spots.pieces) {
                            if (zone.area == Area::front) {
                                QVERIFY2(spot.size.height() >= 64, qPrintable(where));
                                QVERIFY2(QRectF(QPointF(), size).contains(spot.box()), qPrintable(where));
                            } else {
                                QVERIFY2(!layout.front.intersects(spot.box()), qPrintable(where));
                            }
                        }
                    }
                    for (const QRectF& label : layout.labels)
                        QVERIFY2(!layout.front.intersects(label), qPrintable(where));
                    QVERIFY2(!layout.front.intersects(layout.headline), qPrintable(where));
                }
            }
        }
    }
    QVERIFY(seen > 0);
}

void TestTableSizes::nothingIsWrittenOnTheRing_data() {
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<int>("seats");
    for (const char* language : {"hu", "en"}) {
        for (const int seats : {3, 4}) QTest::addRow("%s, %d", language, seats) << QByteArray(language) << seats;
    }
}

// As low as a table gets beside the bar of a replay and a notice; beside a notice alone where somebody chooses.
void TestTableSizes::nothingIsWrittenOnTheRing() {
    QFETCH(QByteArray, language);
    QFETCH(int, seats);
    switchLanguage(QString::fromLatin1(language));
    Tables tables("traitor");
    for (const Position& position : positionsOf("traitor", seats)) {
        for (int width = 1024; width <= 1400; width += 64) {
            for (int height = hasFront(position.tableau) ? 660 : 580; height <= 800; height += 20 * apart) {
                const TableLayout layout = tables.laid(position, tableIn(width, height));
                const QString where = QStringLiteral("%1 at %2 x %3").arg(position.name).arg(width).arg(height);
                const Zone& ring = *ofShape(position.tableau, Shape::ring);
                for (const Spot& card : layout.zone(ring.id)->places) {
                    QVERIFY2(!layout.headline.intersects(card.box()), qPrintable(where));
                    QVERIFY2(isFreeOfTokens(card, position.tableau, layout), qPrintable(where));
                    for (const QRectF& label : innerLabels(position.tableau, layout))
                        QVERIFY2(!label.intersects(card.box()), qPrintable(where));
                }
                QVERIFY2(areApart(innerLabels(position.tableau, layout)), qPrintable(where));
            }
        }
    }
}

void TestTableSizes::whoSitsOppositeLeavesTheMiddleFree_data() {
    QTest::addColumn<int>("seats");
    for (const int seats : {3, 6, 7, 10}) QTest::addRow("%d", seats) << seats;
}

// All others side by side above what is played with, nobody on anybody else, the observer below.
void TestTableSizes::whoSitsOppositeLeavesTheMiddleFree() {
    QFETCH(int, seats);
    Tables tables("coach");
    for (const Position& position : positionsOf("coach", seats)) {
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
            const TableLayout layout = tables.laid(position, tableIn(size.width(), size.height()));
            std::vector<QRectF> people = layout.plates;
            people.insert(people.end(), layout.busts.begin(), layout.busts.end());
            QVERIFY(areApart(people));
            for (const QRectF& bust : layout.busts) {
                QVERIFY(bust.height() >= 48);
                for (const Zone& zone : position.tableau.zones) {
                    for (const Spot& spot : layout.zone(zone.id)->pieces)
                        QVERIFY(!bust.adjusted(1, 1, -1, -1).intersects(spot.box()));
                }
            }
            double others = 0;
            for (Seat seat = 0; seat < layout.plates.size(); ++seat) {
                if (seat != position.viewer) others = std::max(others, layout.plates[seat].bottom());
            }
            QVERIFY(layout.plates[position.viewer].top() > others);
            for (const Zone& zone : position.tableau.zones) {
                if (zone.area != Area::centre) continue;
                for (const Spot& spot : layout.zone(zone.id)->pieces) QVERIFY(spot.box().top() > others);
            }
        }
    }
}

void TestTableSizes::whatIsNotReadLiesSmaller() {
    Tables tables("schemes");
    const Position position = positionsOf("schemes", 3).front();
    const TableLayout layout = tables.laid(position, tableIn(1280, 800));
    double read = 0, closed = 0;
    for (const Zone& zone : position.tableau.zones) {
        if (zone.closed) closed = cardHeight(*layout.zone(zone.id));
        if (zone.shape == Shape::column) read = std::max(read, cardHeight(*layout.zone(zone.id)));
    }
    QVERIFY(closed > 0 && closed < read * 0.8);
}

// The market, and the columns, in windows from 1024 x 700 to 2560 x 1440 without top bar and side panel.
void TestTableSizes::whatIsDecidedAboutIsLarge() {
    constexpr std::pair<QSizeF, std::pair<double, double>> sizes[] = {{{744, 664}, {110, 110}},
                                                                      {{980, 764}, {155, 165}},
                                                                      {{1278, 864}, {230, 200}},
                                                                      {{1540, 1038}, {280, 245}},
                                                                      {{2064, 1386}, {375, 330}}};
    const auto check = [](const char* game, int seats, QSizeF table, double height) {
        Tables tables(game);
        const Position position = positionsOf(game, seats).front();
        const TableLayout layout = tables.laid(position, table);
        double largest = 0;
        for (const Zone& zone : position.tableau.zones) {
            const bool isRead = zone.area == Area::centre && !zone.closed;
            largest = std::max(largest, isRead ? cardHeight(*layout.zone(zone.id)) : 0);
        }
        const QString where = QStringLiteral("%1 at %2 px: %3").arg(position.name).arg(table.width()).arg(largest);
        QVERIFY2(largest >= height, qPrintable(where));
    };
    for (const auto& [table, heights] : sizes) {
        for (const int seats : {3, 4}) check("succession", seats, table, heights.first);
        check("succession", 2, table, heights.first * 0.88);  // a row of characters lies below
        for (const int seats : {2, 3, 4}) check("schemes", seats, table, heights.second);
    }
    check("succession", 4, {1278, 864}, 240);
}

INTRIKA_TEST(TestTableSizes)

}  // namespace tst_table_sizes

#include "tst_table_sizes.moc"
