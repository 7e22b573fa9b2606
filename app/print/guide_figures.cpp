#include "app/print/guide_figures.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/cross_mark.h"
#include "app/print/glue_mark.h"

#include <cmath>
#include <numbers>

namespace intrika::print {
namespace {

constexpr double thin = 0.2, bold = 0.5;

QPen inkPen(double width) { return {QColor(ink::black), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

QPen dashes(double width) {
    QPen pen(QColor(ink::black), width, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({6, 4});
    return pen;
}

// Along a curve, its head at the end.
void arrow(QPainter& painter, QPointF from, QPointF bend, QPointF to) {
    constexpr double head = 2.4, open = 0.45;
    QPainterPath path(from);
    path.quadTo(bend, to);
    painter.strokePath(path, inkPen(bold));
    const double angle = std::atan2(to.y() - bend.y(), to.x() - bend.x()) + std::numbers::pi;
    const auto wing = [&](double turn) {
        return to + QPointF(std::cos(angle + turn) * head, std::sin(angle + turn) * head);
    };
    painter.setPen(inkPen(bold));
    painter.setBrush(QColor(ink::black));
    painter.drawPolygon(QPolygonF({to, wing(open), wing(-open)}));
}

void cross(QPainter& painter, QPointF at) {
    painter.setPen(inkPen(thin));
    paintCrossMark(painter, at, 1.6);
}

bool isFolded(const PrintOptions& options) { return options.layout == Layout::gutterfold; }

}  // namespace

QList<Making> makingsOf(const PrintPlan& plan, const PrintOptions& options) {
    QList<Making> all;
    const auto has = [&plan](auto&& is) { return std::any_of(plan.pages.begin(), plan.pages.end(), is); };
    const bool withCards = has([](const Page& page) { return page.kind == PartKind::cards; });
    if (withCards && isFolded(options)) all << Making::folding;
    if (withCards) all << Making::cutting;
    if (withCards && !isFolded(options) && options.backs != Backs::none) all << Making::turning;
    const auto isStandee = [](const Placed& placed) { return placed.piece.part->kind == PartKind::standees; };
    if (has([&](const Page& page) { return std::any_of(page.placed.begin(), page.placed.end(), isStandee); })) {
        all << Making::standee;
    }
    if (plan.tiles && plan.tiles->count() > 1) all << Making::tiles;
    return all;
}

QString nameOf(Making making) {
    switch (making) {
        case Making::cutting:
            return QStringLiteral("cutting");
        case Making::turning:
            return QStringLiteral("turning");
        case Making::folding:
            return QStringLiteral("folding");
        case Making::standee:
            return QStringLiteral("standee");
        case Making::tiles:
            break;
    }
    return QStringLiteral("tiles");
}

void GuideFigures::paint(QPainter& painter, Making making) const {
    switch (making) {
        case Making::cutting:
            return cutting(painter);
        case Making::turning:
            return turning(painter);
        case Making::folding:
            return folding(painter);
        case Making::standee:
            return standee(painter);
        case Making::tiles:
            return tiles(painter);
    }
}

QColor GuideFigures::strong() const { return art_.ink(QColor(0xD8, 0x8A, 0x63)); }
QColor GuideFigures::soft() const { return art_.ink(QColor(0xF7, 0xE0, 0xC6)); }

void GuideFigures::sheet(QPainter& painter, const QRectF& box) const {
    painter.fillRect(box.translated(0.8, 0.8), QColor(0, 0, 0, 40));
    painter.setPen(inkPen(thin));
    painter.setBrush(Qt::white);
    painter.drawRect(box);
}

void GuideFigures::badge(QPainter& painter, QPointF at, int number) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::black));
    painter.drawEllipse(at, 2.6, 2.6);
    paintLine(painter, QString::number(number), Cut::bold, 4, at + QPointF(0, 1.35), Qt::AlignHCenter, Qt::white);
}

void GuideFigures::cards(QPainter& painter, const QRectF& box, int columns, int rows) const {
    const QSizeF cell(box.width() / columns, box.height() / rows);
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong());
    if (options_.style == Style::inkSaver) painter.setPen(inkPen(thin));
    for (int i = 0; i < columns * rows; ++i) {
        const QPointF at(box.left() + cell.width() * (i % columns), box.top() + cell.height() * (i / columns));
        painter.drawRect(QRectF(at, cell).adjusted(0.7, 0.7, -0.7, -0.7));
    }
}

// Long cuts through the whole sheet, then the strips apart.
void GuideFigures::cutting(QPainter& painter) const {
    constexpr QRectF paper(4, 6, 50, 40), grid(9, 10, 40, 32), strip(66, 18, 32, 13);
    sheet(painter, paper);
    cards(painter, grid, 4, 2);
    painter.setPen(dashes(bold));
    for (const double y : {grid.top(), grid.center().y(), grid.bottom()})
        painter.drawLine(QPointF(1, y), QPointF(57, y));
    badge(painter, {59.5, grid.center().y()}, 1);
    sheet(painter, strip);
    cards(painter, strip, 4, 1);
    painter.setPen(dashes(bold));
    for (int i = 0; i <= 4; ++i) {
        const double x = strip.left() + strip.width() / 4 * i;
        painter.drawLine(QPointF(x, strip.top() - 3), QPointF(x, strip.bottom() + 3));
    }
    badge(painter, {strip.center().x(), strip.bottom() + 8}, 2);
}

// What lies behind each card bears its number.
void GuideFigures::numbers(QPainter& painter, const QRectF& box, bool back, bool upright) const {
    constexpr int columns = 3, rows = 2;
    cards(painter, box, columns, rows);
    for (int i = 0; i < columns * rows; ++i) {
        const int column = back && upright ? columns - 1 - i % columns : i % columns;
        const int row = back && !upright ? rows - 1 - i / columns : i / columns;
        painter.save();
        painter.translate(box.left() + box.width() / columns * (i % columns + 0.5),
                          box.top() + box.height() / rows * (i / columns + 0.5));
        if (back && !upright) painter.rotate(180);
        paintLine(painter, QString::number(row * columns + column + 1), back ? Cut::italic : Cut::bold, 6, {0, 2},
                  Qt::AlignHCenter, QColor(ink::black));
        painter.restore();
    }
}

void GuideFigures::turning(QPainter& painter) const {
    const auto turned = std::find_if(plan_.pages.begin(), plan_.pages.end(),
                                     [](const Page& page) { return page.kind == PartKind::cards; });
    const QSizeF paper = turned->paper.scaled(38, 38, Qt::KeepAspectRatio);
    const bool upright = turnsOverUprightAxis(turned->paper, options_.backs);
    for (const bool back : {false, true}) {
        const QRectF box(QPointF((back ? 78 : 24) - paper.width() / 2, 27 - paper.height() / 2), paper);
        sheet(painter, box);
        numbers(painter, box.adjusted(3, 3, -3, -3), back, upright);
        if (back) continue;
        painter.setPen(dashes(bold));
        const QPointF half = upright ? QPointF(0, paper.height() / 2 + 3) : QPointF(paper.width() / 2 + 3, 0);
        painter.drawLine(box.center() - half, box.center() + half);
        if (upright)
            arrow(painter, box.topLeft() + QPointF(4, -2), box.center() - QPointF(0, paper.height() / 2 + 12),
                  box.topRight() + QPointF(-4, -2));
        if (!upright)
            arrow(painter, box.topRight() + QPointF(2, 4), {box.right() + 11, box.center().y()},
                  box.bottomRight() + QPointF(2, -4));
    }
}

// Fronts below the line, backs above it upside down: folded back they lie on each other.
void GuideFigures::folding(QPainter& painter) const {
    constexpr QRectF paper(4, 4, 38, 44), upper(7, 7, 32, 17), lower(7, 28, 32, 17), front(58, 26, 38, 20);
    sheet(painter, paper);
    cards(painter, upper, 3, 1);
    cards(painter, lower, 3, 1);
    for (int i = 0; i < 6; ++i) {
        const QRectF& half = i < 3 ? upper : lower;
        painter.save();
        painter.translate(half.left() + half.width() / 3 * (i % 3 + 0.5), half.center().y());
        if (i < 3) painter.rotate(180);
        paintLine(painter, QString::number(i % 3 + 1), i < 3 ? Cut::italic : Cut::bold, 6, {0, 2}, Qt::AlignHCenter,
                  QColor(ink::black));
        painter.restore();
    }
    painter.setPen(dashes(bold));
    painter.drawLine(QPointF(1, paper.center().y()), QPointF(45, paper.center().y()));
    painter.setPen(inkPen(thin));
    painter.setBrush(soft());
    painter.drawPolygon(QPolygonF({front.topLeft(), front.topRight(), front.topRight() + QPointF(3.5, -13),
                                   front.topLeft() + QPointF(3.5, -13)}));
    sheet(painter, front);
    cards(painter, front.adjusted(3, 2, -3, -2), 3, 1);
    for (int i = 0; i < 3; ++i) {
        paintLine(painter, QString::number(i + 1), Cut::bold, 6,
                  {front.left() + 3 + 32.0 / 3 * (i + 0.5), front.center().y() + 2}, Qt::AlignHCenter,
                  QColor(ink::black));
    }
    arrow(painter, {front.left() + 2, front.top() - 15}, {front.center().x(), front.top() - 26},
          {front.right() - 1, front.top() - 15});
}

const KitPiece* GuideFigures::firstStandee() const {
    for (const Page& page : plan_.pages) {
        for (const Placed& placed : page.placed) {
            if (placed.piece.part->kind == PartKind::standees) return &placed.piece;
        }
    }
    return nullptr;
}

// Cut out flat, folded as it is seen from its side, and on its card.
void GuideFigures::standee(QPainter& painter) const {
    const KitPiece& piece = *firstStandee();
    const double scale = 48 / piece.size.height();
    painter.save();
    painter.translate(8, 2);
    painter.scale(scale, scale);
    art_.front(piece, 0).paint(painter);
    painter.restore();
    const QPointF top(44, 9);
    painter.setPen(inkPen(0.9));
    painter.drawPolyline(QPolygonF({QPointF(31, 42), QPointF(38, 42), top, QPointF(50, 42), QPointF(57, 42)}));
    arrow(painter, {30, 22}, {34, 22}, {38.5, 24});
    arrow(painter, {58, 22}, {54, 22}, {49.5, 24});
    arrow(painter, {20, 26}, {23, 26}, {26, 26});
    arrow(painter, {62, 26}, {65, 26}, {68, 26});
    standing(painter, piece, {76, 4}, 1.5 * scale);
}

void GuideFigures::standing(QPainter& painter, const KitPiece& piece, QPointF at, double scale) const {
    constexpr double turned = 0.18;  // how far it is turned away
    const double foot = piece.face->footMm * 0.45, wide = piece.size.width();
    const double fold = piece.size.height() / 2, high = fold - piece.face->footMm;
    painter.save();
    painter.setTransform(QTransform(0.92 * scale, turned * scale, 0, scale, at.x(), at.y()), true);
    painter.setPen(QPen(QColor(ink::black), thin / scale));
    painter.setBrush(soft());  // the card under it
    painter.drawPolygon(QPolygonF({QPointF(-foot - 3, high + foot + 1), QPointF(wide - foot + 1, high + foot + 1),
                                   QPointF(wide + foot + 3, high - foot - 1), QPointF(foot - 1, high - foot - 1)}));
    painter.setBrush(Qt::white);
    painter.drawPolygon(QPolygonF(
        {QPointF(0, high), QPointF(wide, high), QPointF(wide - foot, high + foot), QPointF(-foot, high + foot)}));
    painter.drawPolygon(QPolygonF(
        {QPointF(0, high), QPointF(wide, high), QPointF(wide + foot, high - foot), QPointF(foot, high - foot)}));
    painter.drawRect(QRectF(0, 0, wide, high));
    painter.setClipRect(QRectF(0, 0, wide, high), Qt::IntersectClip);
    painter.translate(0, -fold);
    art_.front(piece, 0).paint(painter);
    painter.restore();
}

// A river that goes on from sheet to sheet.
void GuideFigures::tile(QPainter& painter, const QRectF& box, double shift) const {
    painter.save();
    painter.setPen(inkPen(thin));
    painter.setBrush(soft());
    painter.drawRect(box);
    painter.setClipRect(box, Qt::IntersectClip);
    QPainterPath river(QPointF(box.left() - shift - 2, box.top() + 8));
    river.cubicTo(QPointF(box.left() - shift + 26, box.top() + 2), QPointF(box.left() - shift + 22, box.top() + 36),
                  QPointF(box.left() - shift + 56, box.top() + 26));
    painter.strokePath(river, QPen(QColor(ink::black), 3));
    painter.strokePath(river, QPen(art_.ink(QColor(0x7F, 0xB0, 0xCF)), 2.4));
    painter.restore();
}

void GuideFigures::tiles(QPainter& painter) const {
    const double overlap = options_.tileOverlap > 0 ? 6 : 0;
    const QRectF left(2, 8, 24, 36), right(34, 8, 24, 36);
    const double seam = left.width() - overlap;
    tile(painter, left, 0);
    tile(painter, right, seam);
    QList<QPointF> crosses;
    for (const double y : {14.0, 38.0}) crosses << QPointF(overlap / 2, y);
    paintGlueMark(painter, {left.right() - overlap, left.top(), overlap, left.height()}, 1.6);
    for (const QPointF& at : crosses) {
        cross(painter, {left.right() - overlap + at.x(), at.y()});
        cross(painter, {right.left() + at.x(), at.y()});
    }
    painter.setPen(dashes(bold));
    painter.drawLine(right.topLeft() - QPointF(0, 4), right.bottomLeft() + QPointF(0, 4));
    arrow(painter, {right.left() + 6, 50}, {right.left(), 52}, {left.right() - overlap + 2, 48});
    const QRectF first(64, 8, 24, 36);
    tile(painter, first, 0);
    tile(painter, right.translated(first.left() + seam - right.left(), 0).adjusted(0, 0, -12, 0), seam);
    for (const QPointF& at : crosses) cross(painter, {first.left() + seam + at.x(), at.y()});
}

}  // namespace intrika::print
