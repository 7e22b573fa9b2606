// What is smaller than a card: slips of 44 x 68 and the fronts of pawns.
#include "app/faces/card_painter.h"
#include "app/faces/text_fit.h"

#include <algorithm>

namespace intrika::faces {
namespace {

constexpr double smallFigure = 44;  // logical px: below it a mark of usual size cannot be read

}  // namespace

void CardPainter::slipSmall() {
    const double w = cut_.width(), h = cut_.height();
    paper();
    panel(framePath(face_.frame, QRectF(2, 2, w - 4, h - 4), 4), cut_.center(), face_.ground, face_.texture);
    emblem({w / 2, h * 0.56}, w * 0.78, face_.ground, 30);
    const bool marked = !owner_.empty();
    ribbon(QRectF(2, 0, w * 0.34, marked ? h * 0.46 : h * 0.3), bandGround(), bandInk(), marked);
    edge(cut_);
}

void CardPainter::slip() {
    if (detail_ == Detail::tiny || detail_ == Detail::small) return slipSmall();
    paper();
    const bool full = detail_ == Detail::full;
    const bool marked = !owner_.empty();
    const double w = cut_.width();
    const QRectF box(3.5, 12.5, w - 7, full ? 33 : 50);
    panel(framePath(face_.frame, box, 4), box.center(), face_.ground, face_.texture);
    emblem(box.center() + QPointF(1, 0), full ? 25 : 32, face_.ground, 24);
    ribbon(QRectF(3.5, 0, 9, marked ? 19.7 : 13), bandGround(), bandInk(), marked);
    const double left = hasRibbon(marked) ? 14 : 3;
    const QRectF head(left, full ? 1.4 : 2, w - left - 3, full ? 6.6 : 9);
    paintLines(painter_, fitLine(words_.name, Cut::bold, head.width(), 5, 3.4), Cut::bold, head, QColor(ink::black));
    if (!full) return edge(cut_);
    paintLine(painter_, words_.kind, Cut::italic, 2.9, {head.center().x(), 10.6}, Qt::AlignHCenter,
              toned(QColor(ink::second)));
    const QRectF text(3, 47.4, w - 6, 15);
    paintLines(painter_, fitParagraph(words_.text, Cut::regular, text.size(), 2.9, 2.3), Cut::regular, text,
               QColor(ink::black));
    paintLine(painter_, words_.game, Cut::regular, 1.7, {w / 2, 65.6}, Qt::AlignHCenter, toned(QColor(ink::foot)));
    edge(cut_);
}

// Some twenty pixels on a large map: what it is and whose, the strength is read beside the map.
void CardPainter::figureSmall(const Ground& ground) {
    const double w = cut_.width(), h = cut_.height(), radius = w * 0.3;
    emblem({w / 2, h * 0.34}, w * 0.72, ground, 30);
    const QPointF foot(w / 2, h - radius - w * 0.06);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(paperTone());
    painter_.drawEllipse(foot, radius, radius);
    paintSeatMark(painter_, owner_, foot, radius * 1.5, QColor(ink::black));
}

void CardPainter::figure() {
    const double w = cut_.width(), h = cut_.height();
    const bool owned = !owner_.empty();
    const Ground ground = owned ? ownersGround() : face_.ground;
    panel(framePath(Frame::person, cut_.adjusted(0.35, 0.35, -0.35, 0), 0), cut_.center(), ground, face_.texture);
    const double pixelsHigh = painter_.combinedTransform().m22() * h / painter_.device()->devicePixelRatioF();
    if (owned && pixelsHigh < smallFigure) return figureSmall(ground);
    emblem({w / 2, h * 0.46}, w * 0.8, ground, 24);
    const double radius = std::min(3.2, w * 0.17);
    const QPointF foot(w / 2, h - radius * 1.45);
    const bool counted = !face_.index.isEmpty();
    const auto badge = [&](QPointF centre) {
        painter_.setPen(QPen(QColor(ink::black), 0.25));
        painter_.setBrush(paperTone());
        painter_.drawEllipse(centre, radius, radius);
    };
    const QPointF aside(counted && owned ? radius * 1.15 : 0, 0);
    if (owned) {
        badge(foot - aside);
        paintSeatMark(painter_, owner_, foot - aside, radius * 1.2, QColor(ink::black));
    }
    if (counted) {
        badge(foot + aside);
        paintLine(painter_, face_.index, Cut::bold, radius * 1.5, foot + aside + QPointF(0, radius * 0.5),
                  Qt::AlignHCenter, QColor(ink::black));
    }
}

}  // namespace intrika::faces
