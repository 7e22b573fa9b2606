#include "app/print/guide_pages.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "engines/words/rules_text.h"

#include <QAbstractTextDocumentLayout>
#include <QLocale>
#include <QTextDocument>

#include <algorithm>

namespace intrika {
namespace {

constexpr double margin = 16;
constexpr double textSize = 3.8;
constexpr double line = 0.15;
constexpr int unitsPerMm = 20;  // of the rules' document, whose fonts take whole units only

QRectF inside(const QSizeF& paper) { return QRectF(QPointF(), paper).adjusted(margin, margin, -margin, -margin); }

}  // namespace

int minutesFor(const PrintPlan& plan) {
    int pieces = 0;
    for (const Page& page : plan.pages) pieces += page.back ? 0 : static_cast<int>(page.placed.size());
    const int tiles = plan.tiles ? plan.tiles->count() : 0;
    return (pieces * 20 + tiles * 180) / 60;  // seconds a piece and a part of the board, as tried
}

double GuidePages::heading(QPainter& painter, const char* key, const QRectF& box) const {
    paintLine(painter, art_.words().say(say(key)), Cut::bold, 5.4, box.topLeft() + QPointF(0, 4.6), Qt::AlignLeft,
              QColor(ink::black));
    return box.top() + 7;
}

double GuidePages::paragraph(QPainter& painter, const Text& text, const QRectF& box) const {
    const FittedText fitted =
        fitParagraph(art_.words().say(text), Cut::regular, {box.width(), 1000}, textSize, textSize);
    double baseline = box.top() + textSize;
    for (const QString& one : fitted.lines) {
        paintLine(painter, one, Cut::regular, textSize, {box.left(), baseline}, Qt::AlignLeft, QColor(ink::black));
        baseline += textSize * 1.3;
    }
    return baseline - textSize + 1;
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
            paintLine(painter, name, Cut::regular, textSize, left.topLeft() + QPointF(0, textSize), Qt::AlignLeft,
                      QColor(ink::black));
            paintLine(painter, amount, Cut::regular, textSize, {left.left() + 95, left.top() + textSize},
                      Qt::AlignRight, QColor(ink::second));
            left.setTop(left.top() + textSize * 1.35);
        }
    }
    return left.top() + 4;
}

// The sheets as they lie side by side, each with its row and column.
void GuidePages::assembly(QPainter& painter, const QRectF& box) const {
    const BoardTiles& tiles = *plan_.tiles;
    const double unit = std::min(box.width() / tiles.board.width(), box.height() / tiles.board.height());
    painter.setPen(QPen(QColor(ink::black), line));
    for (int i = 0; i < tiles.count(); ++i) {
        const QRectF part = tiles.part(i);
        const QRectF drawn(box.topLeft() + part.topLeft() * unit, part.size() * unit);
        painter.setBrush(i % 2 == (i / tiles.columns) % 2 ? QColor(0, 0, 0, 12) : QColor(Qt::white));
        painter.setPen(QPen(QColor(ink::black), line));
        painter.drawRect(drawn);
        const Text text = say("print.tile", {number(i / tiles.columns + 1), number(i % tiles.columns + 1)});
        paintLines(painter, fitLine(art_.words().say(text), Cut::regular, drawn.width() - 2, 3.4, 2), Cut::regular,
                   drawn, QColor(ink::black));
    }
}

void GuidePages::plan(QPainter& painter, const Page& page) const {
    QRectF box = inside(page.paper);
    const Words& words = art_.words();
    paintLine(painter, words.say(say("title")), Cut::bold, 10, box.topLeft() + QPointF(0, 8), Qt::AlignLeft,
              QColor(ink::black));
    box.setTop(box.top() + 14);
    box.setTop(paragraph(painter,
                         say("print.plan.facts", {number(options_.players), number(plan_.sheets), number(plan_.cards),
                                                  number(minutesFor(plan_))}),
                         box) +
               3);
    box.setTop(heading(painter, "print.plan.contents", box));
    box.setTop(contents(painter, box));
    box.setTop(heading(painter, "print.plan.needed", box));
    box.setTop(paragraph(painter, say("print.needed"), box) + 3);
    box.setTop(heading(painter, "print.plan.how", box));
    box.setTop(paragraph(painter, say("print.plan.printing"), box));
    box.setTop(paragraph(painter, say("print.plan.cutting"), box) + 3);
    if (!plan_.tiles || plan_.tiles->count() == 1) return;
    box.setTop(heading(painter, "print.plan.board", box));
    box.setTop(paragraph(
        painter, say(options_.tileOverlap > 0 ? "print.plan.glue" : "print.plan.butt", {number(plan_.tiles->count())}),
        box));
    box.setBottom(page.paper.height() - 12);
    if (box.height() > 15) assembly(painter, box);
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
    if (page.back) return;
    box.setTop(paragraph(painter, say("print.flip.how"), box));
    if (options_.backOffset.isNull()) return;
    const auto mm = [](double value) { return literal(QLocale().toString(value, 'f', 1).toStdString()); };
    paragraph(painter, say("print.flip.now", {mm(options_.backOffset.x()), mm(options_.backOffset.y())}), box);
}

void GuidePages::calibration(QPainter& painter, const Page& page) const {
    QRectF box = inside(page.paper);
    box.setTop(heading(painter, "print.calibration.title", box));
    paragraph(painter, say("print.calibration.how"), box);
    painter.setPen(QPen(QColor(ink::black), 0.2));
    constexpr double across = calibrationAcross, down = calibrationDown;
    const QPointF corner((page.paper.width() - across) / 2, page.paper.height() - margin - down);
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

RulesPages::RulesPages(const QString& game, const QSizeF& paper) : game_(game), paper_(paper) {}

RulesPages::~RulesPages() = default;

QTextDocument& RulesPages::document() const {
    if (document_) return *document_;
    document_ = std::make_unique<QTextDocument>();
    QFont font = typeFace(Cut::regular);
    font.setPixelSize(static_cast<int>(3.5 * unitsPerMm));
    document_->setDefaultFont(font);
    document_->setDocumentMargin(margin * unitsPerMm);
    document_->setMarkdown(rulesMarkdown(game_));
    document_->setPageSize(paper_ * unitsPerMm);
    return *document_;
}

int RulesPages::count() const { return rulesOf(game_).empty() ? 0 : document().pageCount(); }

void RulesPages::paint(QPainter& painter, int page) const {
    const QSizeF size = document().pageSize();
    painter.save();
    painter.scale(1.0 / unitsPerMm, 1.0 / unitsPerMm);
    painter.translate(0, -page * size.height());
    const QRectF shown(QPointF(0, page * size.height()), size);
    painter.setClipRect(shown, Qt::IntersectClip);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = shown;
    context.palette.setColor(QPalette::Text, QColor(ink::black));
    document().documentLayout()->draw(&painter, context);
    painter.restore();
}

}  // namespace intrika
