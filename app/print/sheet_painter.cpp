#include "app/print/sheet_painter.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/cross_mark.h"
#include "app/print/sheet_edges.h"

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double markLine = 0.12;  // printers lose what is thinner than a tenth
constexpr double markLength = 4;
constexpr double labelSize = 2.6;
constexpr double glueMark = 3.6;  // how far it stands off
constexpr double tileRoom = 12;   // less shows no place on the board
constexpr int mostNames = 3;      // of parts on one page

QPen markPen() { return {QColor(ink::black), markLine, Qt::SolidLine, Qt::FlatCap}; }

bool once(QList<double>& known, double value) {
    for (const double one : known) {
        if (qAbs(one - value) < 0.01) return false;
    }
    known.append(value);
    return true;
}

// Marks at the edges tell where it is cut.
bool isInGrid(const Page& page, const Placed& placed) {
    return placed.piece.part->kind == PartKind::cards && placed.cut.size() == page.grid->cut;
}

QList<QRectF> cardsOn(const Page& page) {
    QList<QRectF> cuts;
    for (const Placed& placed : page.placed) {
        if (isInGrid(page, placed)) cuts.append(placed.cut);
    }
    return cuts;
}

}  // namespace

void SheetPainter::paint(Canvas& canvas, const Page& page) const {
    if (page.isBlank) return;
    QPainter& painter = canvas.painter();
    painter.save();
    const QPointF middle(page.paper.width() / 2, page.paper.height() / 2);
    if (page.kind != PartKind::calibration) {  // which shows what the printer does by itself
        if (page.back) painter.translate(options_.backOffset);
        painter.translate(middle);
        painter.scale(options_.scale.x(), options_.scale.y());
        painter.translate(-middle);
    }
    paintContent(canvas, page);
    painter.setPen(markPen());
    paintRulers(painter, page);
    const bool isTile = page.kind == PartKind::board && plan_.tiles->count() > 1;
    if (isTile) {
        tileLabel(painter, page);
    } else {
        label(painter, page);
    }
    painter.restore();
}

void SheetPainter::paintContent(Canvas& canvas, const Page& page) const {
    QPainter& painter = canvas.painter();
    switch (page.kind) {
        case PartKind::board:
            board(canvas, page);
            break;
        case PartKind::plan:
            page.part == 0 ? GuidePages(art_, plan_, options_).plan(painter, page)
                           : GuidePages(art_, plan_, options_).making(painter, page);
            break;
        case PartKind::rules:
            rules(canvas, page);
            break;
        case PartKind::flipTest:
            GuidePages(art_, plan_, options_).flipTest(painter, page);
            break;
        case PartKind::calibration:
            GuidePages(art_, plan_, options_).calibration(painter, page);
            break;
        default:
            pieces(canvas, page);
    }
}

void SheetPainter::rules(Canvas& canvas, const Page& page) const {
    if (page.part < rules_.count()) return rules_.paint(canvas.painter(), page.part);
    figures_.paint(canvas, page.part - rules_.count());
}

void SheetPainter::pieces(Canvas& canvas, const Page& page) const {
    for (const Placed& placed : page.placed) {
        const auto stamp =
            placed.back ? art_.back(placed.piece, page.past) : std::optional(art_.front(placed.piece, page.past));
        if (!stamp) continue;
        QTransform place = QTransform::fromTranslate(placed.cut.left(), placed.cut.top());
        if (placed.turned) place = QTransform(-1, 0, 0, -1, placed.cut.right(), placed.cut.bottom());
        if (placed.onSide) place = QTransform(0, 1, -1, 0, placed.cut.right(), placed.cut.top());
        place.scale(placed.scale, placed.scale);
        canvas.stamp(*stamp, place);
    }
    QPainter& painter = canvas.painter();
    if (page.folded) foldLine(painter, page);  // without it nothing can be made of the sheet
    if (options_.marks == Marks::none) return;
    painter.setPen(markPen());
    if (page.grid && page.kind == PartKind::cards) gridMarks(painter, page);
    if (page.grid && page.kind == PartKind::form) formMarks(painter, page);
    pieceMarks(painter, page);
    if (page.kind == PartKind::cards && options_.corner > 0) corners(painter, page);
}

// On all four edges of the sheet, outside the bleed, so that they outlive the first cut.
void SheetPainter::gridMarks(QPainter& painter, const Page& page) const {
    const QRectF outside = pictureBox(page);
    const double away = page.past > 0 ? 0 : markAway;
    const QRectF from = outside.adjusted(-away, -away, away, away);
    const QRectF to = from.adjusted(-markLength, -markLength, markLength, markLength) & markRoom(page);
    // With other things under the cards the upright cuts are for strips: nothing leads through those.
    const QList<QRectF> cards = cardsOn(page);
    const bool mixed = cards.size() < page.placed.size(), upsideDown = mixed && page.placed.front().turned;
    const bool through = options_.marks == Marks::lines && !mixed;
    QList<double> xs, ys;
    for (const QRectF& cut : mixed ? cards : cutsOf(page)) {
        if (mixed && options_.marks == Marks::lines) painter.drawRect(cut);
        for (const double x : {cut.left(), cut.right()}) {
            if (!once(xs, x)) continue;
            if (!upsideDown) painter.drawLine(QPointF(x, to.top()), QPointF(x, from.top()));
            if (!mixed || upsideDown) painter.drawLine(QPointF(x, from.bottom()), QPointF(x, to.bottom()));
            if (through) painter.drawLine(QPointF(x, outside.top()), QPointF(x, outside.bottom()));
        }
        for (const double y : {cut.top(), cut.bottom()}) {
            if (!once(ys, y)) continue;
            painter.drawLine(QPointF(to.left(), y), QPointF(from.left(), y));
            painter.drawLine(QPointF(from.right(), y), QPointF(to.right(), y));
            if (through) painter.drawLine(QPointF(outside.left(), y), QPointF(outside.right(), y));
        }
    }
}

void SheetPainter::foldLine(QPainter& painter, const Page& page) const {
    QPen pen = markPen();
    pen.setDashPattern({24, 12});
    painter.setPen(pen);
    const double y = page.paper.height() / 2, from = markRoom(page).left();
    painter.drawLine(QPointF(std::max(from, printerMargin), y), QPointF(page.paper.width() - printerMargin, y));
}

// Where sheets that share a page are cut apart: at its edges, for they fill it.
void SheetPainter::formMarks(QPainter& painter, const Page& page) const {
    const CutGrid& grid = *page.grid;
    const QRectF edge =
        QRectF(QPointF(), page.paper).adjusted(printerMargin, printerMargin, -printerMargin, -printerMargin);
    for (int column = 1; column < grid.columns; ++column) {
        const double x = grid.cutAt(column).left();
        painter.drawLine(QPointF(x, edge.top()), QPointF(x, edge.top() + markLength));
        // Above the label.
        painter.drawLine(QPointF(x, edge.bottom() - 2 * markLength), QPointF(x, edge.bottom() - markLength));
    }
    for (int row = 1; row < grid.rows; ++row) {
        const double y = grid.cutAt(row * grid.columns).top();
        const double left = std::max(edge.left(), markRoom(page).left());
        painter.drawLine(QPointF(left, y), QPointF(left + markLength, y));
        painter.drawLine(QPointF(edge.right() - markLength, y), QPointF(edge.right(), y));
    }
}

void SheetPainter::pieceMarks(QPainter& painter, const Page& page) const {
    for (const Placed& placed : page.placed) {
        const PartKind kind = placed.piece.part->kind;  // others have an outline, or marks at the edges
        const bool crossed = kind == PartKind::money || kind == PartKind::tokens || kind == PartKind::markers;
        if (!crossed && (kind != PartKind::cards || isInGrid(page, placed))) continue;
        for (const QPointF& corner :
             {placed.cut.topLeft(), placed.cut.topRight(), placed.cut.bottomLeft(), placed.cut.bottomRight()}) {
            paintCrossMark(painter, corner, 0.8);
        }
    }
}

// Where a corner is cut round; beside the black line a white one outside, for grounds that are black too.
void SheetPainter::corners(QPainter& painter, const Page& page) const {
    painter.setBrush(Qt::NoBrush);
    for (const Placed& placed : page.placed) {
        if (placed.piece.part->kind != PartKind::cards) continue;
        for (const auto& [colour, around] : {std::pair(QColor(Qt::white), markLine), {QColor(ink::black), 0.0}}) {
            painter.setPen(QPen(colour, markLine, Qt::SolidLine, Qt::FlatCap));
            const QRectF cut = placed.cut.adjusted(-around, -around, around, around);
            const double r = options_.corner + around;
            const QSizeF box(2 * r, 2 * r);
            for (const auto& [at, from] : {std::pair(cut.topLeft(), 90),
                                           {cut.topRight() - QPointF(2 * r, 0), 0},
                                           {cut.bottomLeft() - QPointF(0, 2 * r), 180},
                                           {cut.bottomRight() - QPointF(2 * r, 2 * r), 270}}) {
                QPainterPath arc;
                arc.arcMoveTo({at, box}, from);
                arc.arcTo({at, box}, from, 90);
                painter.drawPath(arc);
            }
        }
    }
}

void SheetPainter::board(Canvas& canvas, const Page& page) const {
    const BoardTiles& tiles = *plan_.tiles;
    const QRectF part = tiles.part(page.part);
    const QPointF at = tiles.placeOf(page.part);
    QPainter& painter = canvas.painter();
    painter.save();
    painter.setClipRect(QRectF(at, part.size()), Qt::IntersectClip);
    canvas.stamp(art_.boardArt()->stamp(), QTransform::fromTranslate(at.x() - part.left(), at.y() - part.top()));
    painter.restore();
    if (tiles.count() == 1) return;
    tileMarks(painter, page);
    if (tiles.overlap > 0) glueMarks(painter, page);
}

// Outside the picture, how far the strip goes that a neighbour shares: to be cut off or to take the glue.
void SheetPainter::glueMarks(QPainter& painter, const Page& page) const {
    const BoardTiles& tiles = *plan_.tiles;
    const QRectF box(tiles.placeOf(page.part), tiles.part(page.part).size());
    const int column = page.part % tiles.columns, row = page.part / tiles.columns;
    const double from = 0.8, to = glueMark;
    const auto upright = [&](double x) {
        painter.drawLine(QPointF(x, box.top() - to), QPointF(x, box.top() - from));
        painter.drawLine(QPointF(x, box.bottom() + from), QPointF(x, box.bottom() + to));
    };
    const auto level = [&](double y) {
        painter.drawLine(QPointF(box.left() - to, y), QPointF(box.left() - from, y));
        painter.drawLine(QPointF(box.right() + from, y), QPointF(box.right() + to, y));
    };
    if (column > 0) upright(box.left() + tiles.overlap);
    if (column + 1 < tiles.columns) upright(box.right() - tiles.overlap);
    if (row > 0) level(box.top() + tiles.overlap);
    if (row + 1 < tiles.rows) level(box.bottom() - tiles.overlap);
}

// A cross in the middle of what two sheets share, on both of them.
void SheetPainter::tileMarks(QPainter& painter, const Page& page) const {
    const BoardTiles& tiles = *plan_.tiles;
    const QRectF part = tiles.part(page.part);
    const QPointF to = tiles.placeOf(page.part) - part.topLeft();
    painter.setPen(markPen());
    const double half = tiles.overlap / 2;
    QList<double> xs, ys;
    for (int i = 0; i < tiles.count(); ++i) {
        const QRectF other = tiles.part(i);
        if (i % tiles.columns > 0) once(xs, other.left() + half);
        if (i / tiles.columns > 0) once(ys, other.top() + half);
    }
    const auto inside = [&](QPointF at) { return part.adjusted(-0.01, -0.01, 0.01, 0.01).contains(at); };
    for (const double x : xs) {
        for (const double y : {part.top() + 30, part.center().y(), part.bottom() - 30}) {
            if (inside({x, y})) paintCrossMark(painter, QPointF(x, y) + to, 3);
        }
    }
    for (const double y : ys) {
        for (const double x : {part.left() + 30, part.center().x(), part.right() - 30}) {
            if (inside({x, y})) paintCrossMark(painter, QPointF(x, y) + to, 3);
        }
    }
}

QString pageTitle(const Page& page, const PrintPlan& plan, const Words& words) {
    QStringList names;
    for (const QString& part : page.parts) names << words.say(say("part." + part.toStdString()));
    QString title = names.mid(0, mostNames).join(QStringLiteral(", "));
    if (names.size() > mostNames) title += QStringLiteral("…");
    if (plan.amongOthers) title.prepend(words.say(say("title")) + QStringLiteral(" · "));
    if (page.kind == PartKind::board && plan.tiles->count() > 1) {
        title += QStringLiteral(" · ") + words.say(plan.tiles->nameOf(page.part));
    }
    return title;
}

QString SheetPainter::labelOf(const Page& page) const {
    const Words& words = art_.words();
    QStringList parts{pageTitle(page, plan_, words),
                      words.say(say("print.sheet", {number(page.sheet), number(plan_.sheets)}))};
    if (page.back) parts << words.say(say("print.back"));
    parts << paperName(options_.paper) << words.say(say("print.full-size"));
    return parts.join(QStringLiteral(" · "));
}

// The board as it will lie, this sheet of it dark, and its place in words.
void SheetPainter::whichTile(QPainter& painter, const Page& page, const QRectF& strip) const {
    const BoardTiles& tiles = *plan_.tiles;
    const double unit = std::min(strip.width() / tiles.board.width(), strip.height() * 0.6 / tiles.board.height());
    painter.setPen(markPen());
    for (int i = 0; i < tiles.count(); ++i) {
        const QSizeF one(tiles.board.width() * unit / tiles.columns, tiles.board.height() * unit / tiles.rows);
        const QPointF at(one.width() * (i % tiles.columns), one.height() * (i / tiles.columns));
        painter.setBrush(i == page.part ? QColor(ink::foot) : QColor(Qt::white));
        painter.drawRect(QRectF(strip.topLeft() + at, one));
    }
    const QString text = art_.words().say(tiles.nameOf(page.part));
    const QRectF under = strip.adjusted(0, tiles.board.height() * unit + 2, 0, 0);
    double baseline = under.top();
    const FittedText fitted = fitLine(text, Cut::bold, under.width(), 5, 4);
    for (const QString& line : fitted.lines) {
        baseline += fitted.size * 1.15;
        paintLine(painter, line, Cut::bold, fitted.size, {under.left(), baseline}, Qt::AlignLeft, QColor(ink::black));
    }
}

// In the strip that is cut off, where printers reach: beside the part, or over it.
void SheetPainter::tileLabel(QPainter& painter, const Page& page) const {
    const QPointF at = plan_.tiles->placeOf(page.part);
    const bool beside = at.x() >= at.y();
    const double taken = glueMark + 1, wide = (beside ? at.x() : at.y()) - printerMargin - taken;
    const double lineRoom = labelSize + 2;
    if (wide > tileRoom + lineRoom) {
        const QSizeF size =
            beside ? QSizeF(wide - lineRoom, page.paper.height() / 3) : QSizeF(page.paper.width() / 3, wide - lineRoom);
        whichTile(painter, page, {QPointF(printerMargin + (beside ? lineRoom : 0), printerMargin + 5), size});
    }
    if (wide < labelSize) return;
    painter.save();
    painter.translate(printerMargin + labelSize, page.paper.height() - printerMargin);
    if (beside) painter.rotate(-90);
    const double room = (beside ? page.paper.height() : page.paper.width()) - 2 * printerMargin - labelSize;
    const QString text = labelOf(page);
    paintLine(painter, text, Cut::regular, fitLine(text, Cut::regular, room, labelSize, 1.2).size, {}, Qt::AlignLeft,
              QColor(ink::second));
    painter.restore();
}

void SheetPainter::label(QPainter& painter, const Page& page) const {
    const auto [from, to] = labelRoom(page);
    const QString text = labelOf(page);
    const double size = fitLine(text, Cut::regular, to - from, labelSize, 1.2).size;
    paintLine(painter, text, Cut::regular, size, {from, labelLine(page)}, Qt::AlignLeft, QColor(ink::second));
}

}  // namespace intrika::print
