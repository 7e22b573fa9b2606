#include "app/print/guide_pages.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/guide_figures.h"

#include <QLocale>

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double guideMargin = 16;
constexpr double guideTextSize = 3.8;
constexpr double guideLine = 0.15;

QRectF inside(const QSizeF& paper) {
    return QRectF(QPointF(), paper).adjusted(guideMargin, guideMargin, -guideMargin, -guideMargin);
}

std::string captionOf(Making making, const PrintOptions& options) {
    switch (making) {
        case Making::cutting:
            return "print.making.cutting";
        case Making::turning:
            return options.backs == Backs::longEdge ? "print.making.long-edge" : "print.making.short-edge";
        case Making::folding:
            return "print.making.folding";
        case Making::standee:
            return "print.making.standee";
        case Making::tiles:
            break;
    }
    return options.tileOverlap > 0 ? "print.making.tiles" : "print.making.butt";
}

// "2–4, 7"
QString sheetsOf(const PrintPlan& plan, const QString& part) {
    QList<std::pair<int, int>> ranges;
    for (const Page& page : plan.pages) {
        if (!page.parts.contains(part)) continue;
        if (ranges.isEmpty() || page.sheet > ranges.back().second + 1) ranges.append({page.sheet, page.sheet});
        ranges.back().second = page.sheet;
    }
    QStringList all;
    for (const auto& [first, last] : ranges) {
        all << (first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last));
    }
    return all.join(QStringLiteral(", "));
}

int boxesIn(const PrintPlan& plan) {
    int boxes = 0;
    for (const Page& page : plan.pages) {
        for (const Placed& placed : page.placed) boxes += placed.piece.part->kind == PartKind::boxes ? 1 : 0;
    }
    return boxes;
}

}  // namespace

int minutesFor(const PrintPlan& plan) {
    int pieces = 0;
    for (const Page& page : plan.pages) {
        for (const Placed& placed : page.placed) pieces += placed.back ? 0 : 1;
    }
    const int tiles = plan.tiles ? plan.tiles->count() : 0;
    // Seconds a piece and a part of the board, as tried; a box is five minutes' work.
    return (pieces * 20 + tiles * 180 + boxesIn(plan) * 280) / 60;
}

double GuidePages::heading(QPainter& painter, const char* key, const QRectF& box) const {
    paintLine(painter, art_.words().say(say(key)), Cut::bold, 5.4, box.topLeft() + QPointF(0, 4.6), Qt::AlignLeft,
              QColor(ink::black));
    return box.top() + 7;
}

double GuidePages::paragraph(QPainter& painter, const Text& text, const QRectF& box) const {
    const FittedText fitted =
        fitParagraph(art_.words().say(text), Cut::regular, {box.width(), 1000}, guideTextSize, guideTextSize);
    double baseline = box.top() + guideTextSize;
    for (const QString& one : fitted.lines) {
        paintLine(painter, one, Cut::regular, guideTextSize, {box.left(), baseline}, Qt::AlignLeft, QColor(ink::black));
        baseline += guideTextSize * 1.3;
    }
    return baseline - guideTextSize + 1;
}

double GuidePages::contents(QPainter& painter, const QRectF& box) const {
    QRectF left = box;
    QStringList seen;
    for (const Page& page : plan_.pages) {
        if (page.back || page.kind == PartKind::plan) continue;
        for (const QString& id : page.parts) {
            if (seen.contains(id)) continue;
            seen << id;
            int count = 0;
            for (const Page& other : plan_.pages) {
                for (const Placed& placed : other.placed) count += !placed.back && placed.piece.part->id == id;
            }
            const QString name = art_.words().say(say("part." + id.toStdString()));
            const QString amount = count > 0 ? art_.words().say(say("print.pieces", {number(count)})) : QString();
            paintLine(painter, name, Cut::regular, guideTextSize, left.topLeft() + QPointF(0, guideTextSize),
                      Qt::AlignLeft, QColor(ink::black));
            paintLine(painter, amount, Cut::regular, guideTextSize, {left.left() + 95, left.top() + guideTextSize},
                      Qt::AlignRight, QColor(ink::second));
            paintLine(painter, art_.words().say(say("print.sheets", {literal(sheetsOf(plan_, id).toStdString())})),
                      Cut::regular, guideTextSize, {left.left() + 103, left.top() + guideTextSize}, Qt::AlignLeft,
                      QColor(ink::second));
            left.setTop(left.top() + guideTextSize * 1.35);
        }
    }
    return left.top() + 4;
}

// The sheets as they lie side by side, each with its row and column.
void GuidePages::assembly(QPainter& painter, const QRectF& box) const {
    const BoardTiles& tiles = *plan_.tiles;
    const double unit = std::min(box.width() / tiles.board.width(), box.height() / tiles.board.height());
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(unit, unit);
    art_.boardArt()->sketch(painter);
    painter.restore();
    for (int i = 0; i < tiles.count(); ++i) {
        const QRectF part = tiles.part(i);
        const QRectF drawn(box.topLeft() + part.topLeft() * unit, part.size() * unit);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(ink::black), guideLine));
        painter.drawRect(drawn);
        const QRectF plate(drawn.center() - QPointF(drawn.width() * 0.46, 2.6), QSizeF(drawn.width() * 0.92, 5.2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(plate, 1, 1);
        paintLines(painter, fitLine(art_.words().say(tiles.nameOf(i)), Cut::bold, plate.width() - 1, 3.2, 2), Cut::bold,
                   plate, QColor(ink::black));
    }
}

void GuidePages::plan(QPainter& painter, const Page& page) const {
    QRectF box = inside(page.paper);
    const Words& words = art_.words();
    paintLine(painter, words.say(say("title")), Cut::bold, 10, box.topLeft() + QPointF(0, 8), Qt::AlignLeft,
              QColor(ink::black));
    box.setTop(box.top() + 14);
    box.setTop(paragraph(painter,
                         say("print.plan.facts", {number(art_.kit().playersOf(options_)), number(plan_.sheets),
                                                  number(plan_.cards), number(minutesFor(plan_))}),
                         box) +
               3);
    box.setTop(heading(painter, "print.plan.contents", box));
    box.setTop(contents(painter, box));
    box.setTop(heading(painter, "print.plan.needed", box));
    box.setTop(paragraph(painter, say("print.needed"), box) + 3);
    box.setTop(heading(painter, "print.plan.how", box));
    box.setTop(paragraph(painter, say("print.plan.printing"), box));
    box.setTop(paragraph(painter, say("print.plan.cutting"), box));
    if (makingsOf(plan_, options_).contains(Making::standee)) {
        box.setTop(paragraph(painter, say("print.plan.standees"), box));
    }
    if (boxesIn(plan_) > 0) box.setTop(paragraph(painter, say("print.plan.boxes"), box));
    box.setTop(box.top() + 3);
    if (!plan_.tiles || plan_.tiles->count() == 1) return;
    box.setTop(heading(painter, "print.plan.board", box));
    box.setTop(paragraph(
        painter, say(options_.tileOverlap > 0 ? "print.plan.glue" : "print.plan.butt", {number(plan_.tiles->count())}),
        box));
    box.setBottom(page.paper.height() - 12);
    if (box.height() > 15) assembly(painter, box);
}

// How it is done, picture by picture.
void GuidePages::making(QPainter& painter, const Page& page) const {
    constexpr double captionGap = 6;
    QRectF box = inside(page.paper);
    const QList<Making> makings = makingsOf(plan_, options_);
    const GuideFigures figures(art_, plan_, options_);
    box.setTop(heading(painter, "print.plan.making", box) + 2);
    for (const Making making : makings) {
        painter.save();
        painter.translate(box.topLeft());
        figures.paint(painter, making);
        painter.restore();
        const std::string key = captionOf(making, options_);
        QRectF caption = box.adjusted(GuideFigures::size.width() + captionGap, 6, 0, 0);
        caption.setTop(heading(painter, key.c_str(), caption));
        paragraph(painter, say(key + ".text"), caption);
        box.setTop(box.top() + GuideFigures::size.height() + 7);
    }
}

// Both sides carry the same cross; held against the light it tells edge and offset.
void GuidePages::flipTest(QPainter& painter, const Page& page) const {
    const QPointF middle(page.paper.width() / 2, page.paper.height() / 2);
    painter.setPen(QPen(QColor(ink::black), 0.2));
    painter.drawLine(middle - QPointF(25, 0), middle + QPointF(25, 0));
    painter.drawLine(middle - QPointF(0, 25), middle + QPointF(0, 25));
    for (int mm = -20; mm <= 20; ++mm) {
        const double tick = mm % 5 == 0 ? 2 : 1;
        painter.drawLine(middle + QPointF(mm, -tick), middle + QPointF(mm, tick));
        painter.drawLine(middle + QPointF(-tick, mm), middle + QPointF(tick, mm));
        if (mm % 5 != 0 || mm == 0) continue;
        const QString figure = art_.words().locale().toString(mm);
        const double above = page.back ? -2.8 : 4.6;  // so that those of both sides are read through the paper
        const double beside = page.back ? -2.8 : 2.8;
        paintLine(painter, figure, Cut::regular, 2.2, middle + QPointF(mm, above), Qt::AlignHCenter,
                  QColor(ink::black));
        paintLine(painter, figure, Cut::regular, 2.2, middle + QPointF(beside, mm + 0.8),
                  page.back ? Qt::AlignRight : Qt::AlignLeft, QColor(ink::black));
    }
    // An arrow that points to the same edge of the paper on both sides, if the printer turns as it was told.
    const bool turned = page.back && !turnsOverUprightAxis(page.paper, options_.backs);
    painter.save();
    painter.translate(middle);
    if (turned) painter.rotate(180);
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF({{0, -70}, {9, -55}, {3, -55}, {3, -36}, {-3, -36}, {-3, -55}, {-9, -55}, {0, -70}}));
    painter.setBrush(page.back ? QBrush(Qt::NoBrush) : QBrush(QColor(ink::black)));
    painter.drawPath(arrow);
    painter.restore();
    QRectF box = inside(page.paper);
    box.setTop(heading(painter, page.back ? "print.flip.back" : "print.flip.front", box));
    if (page.back) {
        paragraph(painter, say("print.flip.read"), box);
        return;
    }
    box.setTop(paragraph(painter, say("print.flip.how"), box));
    if (options_.backOffset.isNull()) return;
    const QLocale locale = art_.words().locale();
    const auto mm = [&locale](double value) { return literal(locale.toString(value, 'f', 1).toStdString()); };
    paragraph(painter, say("print.flip.now", {mm(options_.backOffset.x()), mm(options_.backOffset.y())}), box);
}

// What was found, to be written down beside the scales.
void GuidePages::findings(QPainter& painter, const QRectF& box) const {
    constexpr double apart = 11;
    double y = box.top();
    for (const char* key : {"print.calibration.printer", "print.calibration.tray", "print.calibration.across",
                            "print.calibration.down", "print.calibration.right", "print.calibration.lower"}) {
        const QString word = art_.words().say(say(key));
        paintLine(painter, word, Cut::regular, guideTextSize, {box.left(), y}, Qt::AlignLeft, QColor(ink::black));
        painter.setPen(QPen(QColor(ink::black), guideLine));
        painter.drawLine(QPointF(box.left() + textWidth(word, Cut::regular, guideTextSize) + 2, y + 0.8),
                         QPointF(box.right(), y + 0.8));
        y += apart;
    }
}

void GuidePages::calibration(QPainter& painter, const Page& page) const {
    QRectF box = inside(page.paper);
    box.setTop(heading(painter, "print.calibration.title", box));
    paragraph(painter, say("print.calibration.how"), box);
    findings(painter, {page.paper.width() / 2 - 40, page.paper.height() - guideMargin - 120, 90, 80});
    painter.setPen(QPen(QColor(ink::black), 0.2));
    constexpr double across = calibrationAcross, down = calibrationDown;
    const QPointF corner((page.paper.width() - across) / 2, page.paper.height() - guideMargin - down);
    painter.drawLine(corner, corner + QPointF(across, 0));
    painter.drawLine(corner, corner + QPointF(0, down));
    for (int mm = 0; mm <= 180; ++mm) {
        const double tick = mm % 10 == 0 ? 5 : mm % 5 == 0 ? 3.5 : 2;
        if (mm <= across) painter.drawLine(corner + QPointF(mm, 0), corner + QPointF(mm, tick));
        painter.drawLine(corner + QPointF(0, mm), corner + QPointF(tick, mm));
        if (mm % 20 != 0 || mm == 0) continue;
        const QString figure = QString::number(mm);
        if (mm <= across) {
            paintLine(painter, figure, Cut::regular, 3, corner + QPointF(mm, 8.4), Qt::AlignHCenter,
                      QColor(ink::black));
        }
        paintLine(painter, figure, Cut::regular, 3, corner + QPointF(6.4, mm + 1), Qt::AlignLeft, QColor(ink::black));
    }
}

}  // namespace intrika::print
