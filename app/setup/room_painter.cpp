#include "app/setup/room_painter.h"

#include "app/faces/game_scene.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/surfaces/game_colours.h"
#include "app/surfaces/strokes.h"
#include "app/surfaces/tiles.h"

#include <QPainter>
#include <QRadialGradient>

#include <array>

namespace intrika::setup {
namespace {

struct Woods {
    QRgb light, dark;    // of the parquet
    QRgb joint;          // between its boards
    QRgb rim, rimLit;    // of the table
    QRgb heading, hint;  // words on the parquet
    double shade;        // how dark every second tile is
};
constexpr Woods night{0xFF4A2A1C, 0xFF1C0E09, 0xFF120805, 0xFF6A4020, 0xFF8A5A2A, 0xFFF6EEDC, 0xFFE8D3C4, 0.10};
constexpr Woods day{0xFFDDC29A, 0xFFC09C6E, 0xFF6A4A28, 0xFF8A5A2A, 0xFFB07F45, 0xFF1F1B18, 0xFF3A2A1C, 0.05};

const Woods& woodsOf(Cloth cloth) { return cloth == Cloth::light ? day : night; }

constexpr QRgb outlineInk = 0xFF1A0A06;
constexpr QRgb chairWood = 0xFF3A1C12, chairBack = 0xFF5A3018;
constexpr double tileSide = 46, shadowSteps = 6, medallion = 0.44;

// Two tiles across and along: the boards of neighbours lie crosswise.
void paintTiles(QPainter& painter, QSizeF size, const Woods& woods) {
    const double side = size.width() / 2;
    painter.setPen(strokeOf(faded(QColor(woods.joint), 0.5), 1));
    for (int number = 0; number < 4; ++number) {
        const QPointF corner((number % 2) * side, static_cast<double>(number / 2) * side);
        const QRectF box(corner, QSizeF(side, side));
        const bool isLevel = number == 1 || number == 2;
        if (isLevel) painter.fillRect(box, faded(QColor(Qt::black), woods.shade));
        for (const double part : {0.0, 1.0 / 3, 2.0 / 3}) {
            const double at = part * side;
            const QLineF board = isLevel ? QLineF(box.left(), box.top() + at, box.right(), box.top() + at)
                                         : QLineF(box.left() + at, box.top(), box.left() + at, box.bottom());
            painter.drawLine(board);
        }
    }
}

void paintParquet(QPainter& painter, const SeatingPlan& plan, const Woods& woods) {
    const QRectF floor(QPointF(), plan.room());
    QRadialGradient light(plan.middle(), plan.room().width() * 0.68);
    light.setColorAt(0, QColor(woods.light));
    light.setColorAt(1, QColor(woods.dark));
    painter.fillRect(floor, light);
    const double side = 2 * tileSide * std::max(1.0, plan.rug().height() / 366);
    paintTiled(painter, floor, {}, {side, side}, [&](QPainter& tile, QSizeF size) { paintTiles(tile, size, woods); });
}

QPainterPath oval(const SeatingPlan& plan, QSizeF half, double less = 0) {
    return disc(plan.middle(), half.width() - less, half.height() - less);
}

void paintRug(QPainter& painter, const SeatingPlan& plan, const GameColours& colours) {
    const double u = plan.rug().height() / 366;
    painter.fillPath(oval(plan, plan.rug()), faded(colours.edge, 0.88));
    outline(painter, oval(plan, plan.rug()), faded(colours.line, 0.9), 2.4 * u);
    outline(painter, oval(plan, plan.rug(), 14 * u), faded(colours.line, 0.6), 1.2 * u);
    QPen stitches = strokeOf(faded(colours.line, 0.35), 4 * u);
    stitches.setDashPattern({1, 2});
    painter.strokePath(oval(plan, plan.rug(), 30 * u), stitches);
}

void paintTop(QPainter& painter, const SeatingPlan& plan, const GameColours& colours) {
    const double u = plan.table().height() / 274;
    const QPainterPath top = oval(plan, plan.table(), 26 * u);
    QRadialGradient light(plan.middle(), plan.table().width());
    light.setColorAt(0, colours.ground.lighter(118));
    light.setColorAt(0.5, colours.ground);
    light.setColorAt(1, mixed(colours.ground, colours.edge, 0.8));
    painter.fillPath(top, light);
    outline(painter, top, colours.line, 2 * u);
    painter.save();
    painter.setClipPath(top);
    painter.setPen(strokeOf(faded(colours.line, 0.5), 0.9 * u));
    painter.drawPath(rosette(plan.middle(), 150 * u, 40 * u, 18));
    painter.restore();
}

void paintTable(QPainter& painter, const SeatingPlan& plan, const GameColours& colours, const Woods& woods) {
    const double u = plan.table().height() / 274;
    for (int step = 0; step < shadowSteps; ++step)
        painter.fillPath(oval(plan, plan.table(), -2 * step * u).translated(4 * u, 10 * u), QColor(0, 0, 0, 26));
    painter.fillPath(oval(plan, plan.table()), QColor(woods.rim));
    outline(painter, oval(plan, plan.table()), QColor(outlineInk), 3 * u);
    painter.fillPath(oval(plan, plan.table(), 12 * u), QColor(woods.rimLit));
    outline(painter, oval(plan, plan.table(), 12 * u), QColor(outlineInk), 1.4 * u);
    paintTop(painter, plan, colours);
}

// What the game is about, in the table's middle.
void paintMedallion(QPainter& painter, const SeatingPlan& plan, const QString& game, const GameColours& lit) {
    const double radius = plan.table().height() * medallion, u = plan.table().height() / 274;
    const QPainterPath round = disc(plan.middle(), radius);
    painter.fillPath(round, lit.edge);
    outline(painter, round, lit.line, 2.4 * u);
    const double side = radius * 1.72;
    painter.save();
    painter.setClipPath(disc(plan.middle(), radius - 2 * u));
    GameScene(game).paintFigures(painter, QRectF(plan.middle() - QPointF(side / 2, side / 2), QSizeF(side, side)));
    painter.restore();
}

// In a box of 116 x 74 round the origin, its back above.
QPainterPath chairSeat(double inset) {
    return rounded(QRectF(-58, -40, 116, 74).adjusted(inset, inset * 0.8, -inset, -inset * 0.8), 26 - inset * 0.6);
}

QPainterPath chairRail() {
    QPainterPath path(QPointF(-66, -34));
    path.cubicTo(-62, -70, 62, -70, 66, -34);
    path.lineTo(54, -30);
    path.cubicTo(50, -52, -50, -52, -54, -30);
    path.closeSubpath();
    return path;
}

void paintEmptyChair(QPainter& painter, const ChairLook& look) {
    QPen dashes = strokeOf(faded(look.line, look.isLit ? 1 : 0.8), look.isLit ? 3.6 : 1.8);
    dashes.setDashPattern({5, 4});
    for (const QPainterPath& part : {chairSeat(0), chairRail()}) {
        painter.fillPath(part, QColor(0, 0, 0, 46));
        painter.strokePath(part, dashes);
    }
}

void paintTakenChair(QPainter& painter, const ChairLook& look) {
    const SeatInk seat = seatInk(look.colour);
    const QPainterPath cushion = chairSeat(10);
    painter.fillPath(chairSeat(0), QColor(chairWood));
    outline(painter, chairSeat(0), look.isLit ? QColor(faces::ink::gold) : QColor(outlineInk), look.isLit ? 4 : 2);
    painter.fillPath(cushion, seat.ground);
    paintSeatHatching(painter, look.colour, cushion, 9, strokeOf(faded(seat.mark, 0.22), 1.2));
    outline(painter, cushion, QColor(outlineInk), 1.4);
    painter.fillPath(chairRail(), QColor(chairBack));
    outline(painter, chairRail(), QColor(outlineInk), 2);
}

}  // namespace

void paintRoom(QPainter& painter, const SeatingPlan& plan, const QString& game, Cloth cloth) {
    painter.setRenderHint(QPainter::Antialiasing);
    const GameColours colours = gameColours(game, cloth);
    paintParquet(painter, plan, woodsOf(cloth));
    paintRug(painter, plan, colours);
    paintTable(painter, plan, colours, woodsOf(cloth));
    paintMedallion(painter, plan, game, gameColours(game, Cloth::dark));  // emblems are lit by night
}

void paintChair(QPainter& painter, const Chair& chair, double scale, const ChairLook& look) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(chair.at);
    painter.rotate(chair.turned);
    painter.scale(scale, scale);
    chair.isEmpty ? paintEmptyChair(painter, look) : paintTakenChair(painter, look);
    painter.restore();
}

QColor headingInk(Cloth cloth) { return QColor(woodsOf(cloth).heading); }

QColor hintInk(Cloth cloth) { return QColor(woodsOf(cloth).hint); }

}  // namespace intrika::setup
