#include "app/faces/card_painter.h"

#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/faces/textured.h"

#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace intrika::faces {
namespace {

constexpr double inkLine = 0.7;
constexpr double savedRim = 9;  // of an emblem, in its box
constexpr double hair = 0.16;

// A frame's inner line: the same shape, 1.2 inside on every side.
QPainterPath inset(const QPainterPath& shape) {
    const QRectF box = shape.boundingRect();
    QTransform shrink;
    shrink.translate(box.center().x(), box.center().y());
    shrink.scale((box.width() - 2.4) / box.width(), (box.height() - 2.4) / box.height());
    shrink.translate(-box.center().x(), -box.center().y());
    return shrink.map(shape);
}

}  // namespace

QColor CardPainter::paperTone() const { return savesInk() ? QColor(Qt::white) : toned(QColor(ink::paper)); }

QColor CardPainter::toned(const QColor& colour) const { return set_.style == Style::colour ? colour : greyed(colour); }

void CardPainter::ground(const QColor& fill) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(fill);
    if (outline_ == Outline::cut) {
        painter_.drawRect(cut_.adjusted(-faceBleed, -faceBleed, faceBleed, faceBleed));
    } else {
        painter_.drawRoundedRect(cut_, corner, corner);
    }
}

void CardPainter::paper() {
    if (outline_ == Outline::drawn) ground(paperTone());
}

void CardPainter::edge(const QRectF& box) {
    if (outline_ == Outline::cut) return;
    painter_.setPen(QPen(QColor(0, 0, 0, 90), 0.2));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(box.adjusted(0.1, 0.1, -0.1, -0.1), corner, corner);
}

void CardPainter::panel(const QPainterPath& shape, QPointF light, const Ground& ground, Texture texture) {
    if (hasPicture()) {
        picture(shape);
    } else {
        panelGround(shape, light, ground, texture);
    }
    const double line = savesInk() ? savedLine : inkLine;
    painter_.strokePath(shape, QPen(QColor(ink::black), line, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter_.strokePath(inset(shape), QPen(ground.shade, fineLine));
}

// It fills its place: what is too wide or too high for it is cut on both sides.
void CardPainter::picture(const QPainterPath& shape) {
    const QRectF box = shape.boundingRect();
    QRectF target({}, QSizeF(words_.picture.size()).scaled(box.size(), Qt::KeepAspectRatioByExpanding));
    target.moveCenter(box.center());
    painter_.save();
    painter_.setClipPath(shape, Qt::IntersectClip);
    painter_.drawImage(target, words_.picture);
    painter_.restore();
}

void CardPainter::panelGround(const QPainterPath& shape, QPointF light, const Ground& ground, Texture texture) {
    const QRectF box = shape.boundingRect();
    QRadialGradient tone(light, std::hypot(box.width(), box.height()) * 0.62);
    tone.setColorAt(0, ground.ground);
    tone.setColorAt(0.55, ground.ground);
    tone.setColorAt(1, ground.deep);
    const bool hatched = savesInk() || (set_.style == Style::grey && &ground != &face_.ground);
    if (hatched) {
        painter_.fillPath(shape, tone);
        hatch(shape, ground, 2.6);
    } else {
        fillTextured(painter_, shape, tone, {texture, light, ground.grain});
    }
}

// Without colour, hatching says what colour it would be.
void CardPainter::hatch(const QPainterPath& shape, const Ground& ground, double apart) {
    if (set_.style == Style::colour) return;
    const QColor line = savesInk() ? QColor(ink::black) : faded(ground.onRibbon, 0.55);
    paintSeatHatching(painter_, ground.tincture.toStdString(), shape, apart, QPen(line, savesInk() ? hair : 0.3));
}

SeatInk CardPainter::ownersInk() const {
    const SeatInk seat = seatInk(owner_);
    if (set_.style == Style::colour) return seat;
    return savesInk() ? SeatInk{Qt::white, QColor(ink::black)} : SeatInk{greyed(seat.ground), seat.mark};
}

void CardPainter::chip(QPointF centre, double radius) {
    const SeatInk seat = ownersInk();
    painter_.setPen(savesInk() ? QPen(QColor(ink::black), savedLine) : QPen(paperTone(), radius * 0.15));
    painter_.setBrush(seat.ground);
    painter_.drawEllipse(centre, radius, radius);
    paintSeatMark(painter_, owner_, centre, radius * 1.1, seat.mark);
}

void CardPainter::emblem(QPointF centre, double side, const Ground& ground, double rimWidth) {
    if (hasPicture()) return;
    emblems_.paint(painter_, face_.emblem, centre, side,
                   {ground.lit, ground.shade, ground.rim, savesInk() ? savedRim : rimWidth});
}

void CardPainter::index(const QRectF& ribbon, const QColor& fill, const QColor& on, double size, double baseline) {
    const double middle = ribbon.center().x();
    if (const QString sign = indexSign(); !sign.isEmpty()) {
        emblems_.paint(painter_, sign, {middle, baseline - size * 0.3}, size * 0.95, {on, on, fill, 20});
        return;
    }
    const QString& shown = words_.index.isEmpty() ? face_.index : words_.index;
    const double fits = fitLine(shown, Cut::bold, ribbon.width() * 0.84, size, size * 0.4).size;
    paintLine(painter_, shown, Cut::bold, fits, {middle, baseline - (size - fits) * 0.33}, Qt::AlignHCenter, on);
}

// `halo`: of paper, so that it stands off; `apart`: its hatching's lines.
void CardPainter::ribbonGround(const QPainterPath& shape, const QColor& fill, const QColor& on, double halo,
                               double apart) {
    painter_.strokePath(shape, QPen(paperTone(), halo, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter_.fillPath(shape, fill);
    if (!savesInk() && owner_.empty()) hatch(shape, face_.ground, apart);
    if (!owner_.empty()) paintSeatHatching(painter_, owner_, shape, apart, faded(on, 0.3));
    painter_.strokePath(shape, QPen(QColor(ink::black), fineLine));
}

// `box` of the ribbon; its numeral is sized by its width.
void CardPainter::ribbon(const QRectF& box, const QColor& fill, const QColor& on, bool withMark) {
    if (!hasRibbon(withMark)) return;
    const double unit = box.width() / 13;
    const QPainterPath shape = ribbonPath(box, 3.6 * unit);
    ribbonGround(shape, fill, on, 1.4 * unit, owner_.empty() ? 2.6 * unit : 1.6 * unit);
    index(box, fill, on, 10.5 * unit, 12.1 * unit);
    if (!owner_.empty()) {
        paintSeatMark(painter_, owner_, {box.center().x(), 17.6 * unit}, 5.8 * unit, on);
    } else if (withMark) {
        emblems_.paint(painter_, face_.mark, {box.center().x(), 18.8 * unit}, 8.8 * unit, {on, on, fill, 20});
    }
}

// In the corner across, upside down: an owner's card is known in the hand from both its ends.
void CardPainter::oppositeIndex() {
    if (owner_.empty() || !isNumbered()) return;
    const QRectF box(4.5, 0, 7.6, 6.7);  // below the text
    const QPainterPath shape = ribbonPath(box, 1.1);
    painter_.save();
    painter_.translate(cut_.bottomRight());
    painter_.rotate(180);
    ribbonGround(shape, bandGround(), bandInk(), 0.8, 1.2);
    index(box, bandGround(), bandInk(), 6, 4.9);
    painter_.restore();
}

void CardPainter::name(const QRectF& box, double most, double least) {
    const FittedText text = fitLine(words_.name, Cut::bold, box.width(), most, least);
    paintLines(painter_, text, Cut::bold, box, QColor(ink::black), 1.05);
}

void CardPainter::foot() {
    if (detail_ != Detail::full) return;
    painter_.setPen(QPen(set_.accent, 0.25));
    painter_.drawLine(QPointF(8, 82.6), QPointF(55, 82.6));
    paintLine(painter_, words_.game, Cut::regular, 2.1, {31.5, 85.2}, Qt::AlignHCenter, toned(QColor(ink::foot)));
}

void CardPainter::card() {
    if (detail_ == Detail::tiny) return cardTiny();
    if (detail_ == Detail::small) return cardSmall();
    paper();
    const bool full = detail_ == Detail::full;
    const bool told = full && !words_.text.isEmpty();
    const QRectF box(4.5, 17.5, 54, told ? 44.5 : full ? 62.5 : 66);
    panel(framePath(face_.frame, box, face_.frame == Frame::order ? 6 : 5),
          {box.center().x(), box.top() + box.height() * 0.53}, face_.ground, face_.texture);
    const double raised = face_.medals.isEmpty() && face_.cards == 0 ? 0 : full ? 5 : 7;
    emblem({32.5, box.center().y() + 2 - raised}, (told ? 35 : 45) - 1.4 * raised, face_.ground, 26);
    medals({31.5, box.bottom() - (full ? 5.5 : 8)}, 50, full ? 8.6 : 12.4);
    seal({52.5, box.top() + 6}, 8.6);
    bonusPlate(QRectF(box.right() - 19, box.bottom() - 9.5, 17.5, 8));
    cardsAsked({box.center().x(), box.bottom() - 7}, full ? 4.6 : 6);
    const bool marked = !face_.mark.isEmpty() || !owner_.empty();
    ribbon(QRectF(4.5, 0, 13, marked ? 28.5 : 20.5), bandGround(), bandInk(), marked);
    QRectF head = full && !words_.kind.isEmpty() ? QRectF(19.5, 4, 40, 7.2) : QRectF(19.5, 2, 40, 14);
    if (!hasRibbon(marked)) head.setLeft(3.5);
    name(head, full ? 6.2 : 7.2, full ? 4.6 : 5.9);
    if (full) {
        paintLine(painter_, words_.kind, Cut::italic, 3.1, {head.center().x(), 14.2}, Qt::AlignHCenter,
                  toned(QColor(ink::second)));
        const QRectF textBox(5.5, 63.8, 52, 17.4);
        paintLines(painter_, fitParagraph(words_.text, Cut::regular, textBox.size(), 3.45, 2.7), Cut::regular, textBox,
                   QColor(ink::black));
    }
    foot();
    if (told) oppositeIndex();
    edge(cut_);
}

void CardPainter::land(const QRectF& box, double horizon) {
    const Ground& ground = face_.ground;
    panel(framePath(Frame::place, box, 0), {box.center().x(), horizon}, ground, Texture::rays);
    if (hasPicture()) return;
    const double w = box.width();
    QPainterPath hills(QPointF(box.left(), horizon + 1));
    hills.cubicTo(box.left() + w * 0.26, horizon - 6, box.left() + w * 0.48, horizon + 5, box.left() + w * 0.67,
                  horizon);
    hills.cubicTo(box.left() + w * 0.81, horizon - 4, box.left() + w * 0.93, horizon - 2, box.right(), horizon + 1);
    hills.lineTo(box.bottomRight());
    hills.lineTo(box.bottomLeft());
    hills.closeSubpath();
    painter_.save();
    painter_.setClipPath(hills.intersected(framePath(Frame::place, box.adjusted(0.35, 0.35, -0.35, -0.35), 0)));
    painter_.fillPath(hills, ground.lit.lightnessF() > 0.7F ? ground.deep : ground.ground);
    painter_.fillPath(levelHatching(box, 1.25, 0.24), faded(ground.shade, 0.55));
    painter_.restore();
    painter_.strokePath(framePath(Frame::place, box, 0), QPen(QColor(ink::black), inkLine));
}

QColor CardPainter::figureTint() const { return savesInk() ? face_.ground.onRibbon : face_.ground.ribbon; }

void CardPainter::figures() {
    const QColor tint = figureTint();
    const auto count = static_cast<int>(face_.figures.size());
    for (int i = 0; i < count; ++i) {
        const double w = 54.0 / count;
        const double x = 4.5 + w * i;
        painter_.setPen(QPen(tint, fineLine));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(QRectF(x + 0.5, 60.2, w - 1, 17.6), 1, 1);
        paintLine(painter_, QString::number(face_.figures[static_cast<std::size_t>(i)]), Cut::bold, 9.4,
                  {x + w / 2, 70.2}, Qt::AlignHCenter, QColor(ink::black));
        for (int person = 0; person <= i; ++person) {
            emblems_.paint(painter_, set_.person, {x + w / 2 + (person - i / 2.0) * 2.9, 74.8}, 2.7,
                           {tint, tint, paperTone(), 0});
        }
    }
}

void CardPainter::scored() {
    if (detail_ == Detail::tiny) return indexOnly();
    if (detail_ == Detail::small) return scoredSmall();
    paper();
    land(QRectF(4.5, 17.5, 54, 40.5), 46.5);
    emblem({33.5, 40}, 33, face_.ground, 26);
    ribbon(QRectF(4.5, 0, 13, 28.5), face_.ground.ribbon, face_.ground.onRibbon, true);
    const bool full = detail_ == Detail::full;
    name(full ? QRectF(19.5, 4, 40, 7.2) : QRectF(19.5, 2, 40, 14), full ? 6.2 : 7.2, 4.6);
    if (full) {
        paintLine(painter_, words_.kind, Cut::italic, 3.1, {39.5, 14.2}, Qt::AlignHCenter, toned(QColor(ink::second)));
    }
    figures();
    foot();
    edge(cut_);
}

void CardPainter::poster() {
    if (detail_ == Detail::tiny) return indexOnly();
    paper();
    const bool small = detail_ == Detail::small;
    const QRectF box = small ? QRectF(3.5, 3.5, 56, 81) : QRectF(4.5, 5, 54, 68);
    panel(framePath(face_.frame, box, small ? 9 : 7), {31.5, box.center().y() + 2}, face_.ground, face_.texture);
    emblem({31.5, box.center().y() + (face_.frame == Frame::person ? 3 : 0)}, small ? 50 : 44, face_.ground,
           small ? 30 : 24);
    if (!owner_.empty()) chip(small ? QPointF(12.5, 76) : QPointF(9.8, 79.4), small ? 9 : 5);
    if (!small) name(owner_.empty() ? QRectF(5, 73.4, 53, 8.6) : QRectF(16, 74.5, 42, 10), owner_.empty() ? 6.2 : 7, 4);
    if (!small && owner_.empty()) foot();
    edge(cut_);
}

Ground CardPainter::ownersGround() const {
    const QString tincture = QString::fromStdString(owner_);
    if (savesInk()) return withoutInk(tincture);
    Ground ground;
    ground.tincture = tincture;
    ground.onRibbon = ownersInk().mark;
    ground.ground = ownersInk().ground;
    ground.deep = ground.ground.darker(130);
    ground.lit = toned(QColor(0xFF, 0xF7, 0xE6));
    ground.shade = toned(QColor(0xE3, 0xC6, 0x8C));
    ground.rim = QColor(ink::black);
    ground.ribbon = paperTone();
    // On the light seats white rays would not be seen.
    ground.grain = ground.ground.lightnessF() > 0.6F ? QColor(ink::black) : QColor(Qt::white);
    return ground;
}

void CardPainter::tile() {
    paper();
    const Ground ground = ownersGround();
    panel(framePath(face_.frame, QRectF(4.5, 4.5, 54, 67), 8), {31.5, 40}, ground, face_.texture);
    emblem({33, 41}, 40, ground, 22);
    const QPainterPath hanging = ribbonPath(QRectF(4.5, 0, 13, 20.5), 3.6);
    painter_.fillPath(hanging, paperTone());
    painter_.strokePath(hanging, QPen(QColor(ink::black), fineLine));
    paintSeatMark(painter_, owner_, {11, 9.2}, 8.4, QColor(ink::black));
    name(QRectF(5, 74, 53, 10), 7, 4.6);
    edge(cut_);
}

// Whichever half a card covers, the other shows the mark and most of the emblem.
void CardPainter::strip() {
    const QRectF box(0, 0, 63, 40);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(paperTone());
    painter_.drawRoundedRect(box, corner, corner);
    const Ground ground = ownersGround();
    panel(framePath(face_.frame, box.adjusted(2.5, 2.5, -2.5, -2.5), 7), box.center(), ground, face_.texture);
    const QColor mark = ownersInk().mark;
    paintSeatMark(painter_, owner_, {11, 20}, 13, mark);
    paintSeatMark(painter_, owner_, {52, 20}, 13, mark);
    emblem({31.5, 20}, 30, ground, 30);
    edge(box);
}

void CardPainter::token() {
    constexpr QPointF middle(15, 15);
    const bool owned = !owner_.empty();
    painter_.setPen(savesInk() ? QPen(QColor(ink::black), savedLine) : QPen(toned(QColor(ink::gold)), 1.4));
    painter_.setBrush(owned ? ownersInk().ground : face_.ground.ground);
    painter_.drawEllipse(middle, 14.1, 14.1);
    if (owned) {
        paintSeatMark(painter_, owner_, middle, 16, ownersInk().mark);
    } else {
        emblem(middle, 20, face_.ground, 22);
    }
}

void CardPainter::sign() { emblem({5, 5}, 10, face_.ground, 20); }

}  // namespace intrika::faces
