// What a card shows beside picture and words: whose it is, where it counts more, how many cards it asks for.
#include "app/faces/card_painter.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

namespace intrika::faces {
namespace {

QPainterPath rectangle(const QRectF& box) {
    QPainterPath path;
    path.addRect(box);
    return path;
}

}  // namespace

QColor CardPainter::bandGround() const { return owner_.empty() ? face_.ground.ribbon : ownersInk().ground; }
QColor CardPainter::bandInk() const { return owner_.empty() ? face_.ground.onRibbon : ownersInk().mark; }

// Owners' cards are fanned, and of most the ribbon alone is seen: without a numeral it shows what they are.
QString CardPainter::indexSign() const {
    if (!face_.indexEmblem.isEmpty() || isNumbered() || owner_.empty()) return face_.indexEmblem;
    return face_.mark.isEmpty() ? face_.emblem : face_.mark;
}

// What stays in sight where other cards cover all but the head: index, picture, owner.
void CardPainter::headBand() {
    const QColor fill = bandGround();
    const QColor on = bandInk();
    QPainterPath band;
    band.addRoundedRect(QRectF(0, 0, 63, 30), corner, corner);
    band = band.intersected(rectangle(QRectF(0, 0, 63, headHeight)));
    painter_.fillPath(band, fill);
    paintSeatHatching(painter_, owner_, band, 3, faded(on, 0.22));
    painter_.fillPath(rectangle(QRectF(2.5, 2.2, 36, headHeight - 4.4)), fill);
    index(QRectF(1.5, 0, 20, headHeight), fill, on, 18, 17.4);
    if (isNumbered()) emblems_.paint(painter_, face_.emblem, {31, headHeight / 2}, 18, {on, on, fill, 0});
    paintSeatMark(painter_, owner_, {51, headHeight / 2}, 13, on);
}

// "12 here", with the sign of where.
void CardPainter::bonusPlate(const QRectF& box) {
    if (face_.bonus.isEmpty()) return;
    painter_.setPen(QPen(QColor(ink::black), fineLine));
    painter_.setBrush(paperTone());
    painter_.drawRoundedRect(box, 1.5, 1.5);
    const double h = box.height();
    paintLine(painter_, face_.bonus, Cut::bold, h * 0.82, {box.left() + box.width() * 0.29, box.bottom() - h * 0.2},
              Qt::AlignHCenter, QColor(ink::black));
    const QColor sign = face_.ground.deep;
    emblems_.paint(painter_, face_.mark, {box.right() - box.width() * 0.27, box.center().y()}, h * 0.86,
                   {sign, sign, paperTone(), 0});
}

void CardPainter::cardsAsked(QPointF middle, double height) {
    const double pitch = height * 0.95;
    painter_.setPen(QPen(face_.ground.rim, height * 0.06));
    painter_.setBrush(face_.ground.lit);
    for (int i = 0; i < face_.cards; ++i) {
        const QPointF centre = middle + QPointF((i - (face_.cards - 1) / 2.0) * pitch, 0);
        painter_.drawRoundedRect(QRectF(centre - QPointF(height * 0.36, height * 0.5), QSizeF(height * 0.72, height)),
                                 height * 0.1, height * 0.1);
    }
}

}  // namespace intrika::faces
