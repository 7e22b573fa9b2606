// Backs: a rosette as on banknotes, the pack's device or its owner's mark, and where packs lie side by side the name.
#include "app/faces/card_painter.h"
#include "app/faces/text_fit.h"

namespace intrika::faces {

// All of the card, and what goes past its cut.
QPainterPath CardPainter::backField() const {
    const double past = outline_ == Outline::cut ? faceBleed : 0;
    QPainterPath field;
    field.addRoundedRect(cut_.adjusted(-past, -past, past, past), past > 0 ? 0 : corner, past > 0 ? 0 : corner);
    return field;
}

void CardPainter::guilloche(const QColor& ground, const QColor& line) {
    const double unit = cut_.width() / 63;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ground);
    painter_.drawEllipse(cut_.center(), 27 * unit, 27 * unit);
    painter_.strokePath(rosette(cut_.center(), 21 * unit, 6 * unit, set_.rosetteLobes), QPen(faded(line, 0.95), 0.17));
}

void CardPainter::disc(const QColor& ground, const QColor& line) {
    const double unit = cut_.width() / 63;
    painter_.setPen(QPen(line, 0.5));
    painter_.setBrush(ground);
    painter_.drawEllipse(cut_.center(), 15.4 * unit, 15.4 * unit);
    painter_.setPen(QPen(line, 0.2));
    painter_.drawEllipse(cut_.center(), 14.2 * unit, 14.2 * unit);
}

// Name above, mark and letter below: whoever sees a corner of the pile knows whose it is.
void CardPainter::backTold(const QColor& ground, const QColor& line) {
    const double unit = cut_.width() / 63;
    emblems_.paint(painter_, face_.emblem, cut_.center(), 20 * unit, {line, line, ground, 0});
    const QRectF plate(cut_.center().x() - 24 * unit, cut_.top() + 5.5 * unit, 48 * unit, 9 * unit);
    painter_.setPen(QPen(line, 0.3));
    painter_.setBrush(ground);
    painter_.drawRoundedRect(plate, 2 * unit, 2 * unit);
    const FittedText text = fitLine(words_.name, Cut::bold, plate.width() - 4 * unit, 5.6 * unit, 3 * unit);
    paintLines(painter_, text, Cut::bold, plate, line);
    if (owner_.empty()) return;
    const QPointF below(cut_.center().x(), cut_.bottom() - 10 * unit);
    painter_.setPen(QPen(line, 0.3));
    painter_.setBrush(ground);
    const bool lettered = !words_.letter.isEmpty();
    const QSizeF badge(lettered ? 20 * unit : 11 * unit, 9 * unit);
    painter_.drawRoundedRect(QRectF(below - QPointF(badge.width() / 2, badge.height() / 2), badge), 2, 2);
    paintSeatMark(painter_, owner_, below - QPointF(lettered ? 4.5 * unit : 0, 0), 6 * unit, line);
    paintLine(painter_, words_.letter, Cut::bold, 6.4 * unit, below + QPointF(4.5, 2.1) * unit, Qt::AlignHCenter, line);
}

void CardPainter::back() {
    const bool owned = !owner_.empty();
    if (hasPicture()) {
        picture(backField());
        if (owned) chip({cut_.center().x(), cut_.bottom() - 9}, 5);  // whose pack it is stays to be seen
        return edge(cut_);
    }
    const QColor fill = owned ? ownersInk().ground : face_.ground.ground;
    const QColor line = owned ? ownersInk().mark : face_.ground.shade;
    if (outline_ == Outline::drawn || !savesInk()) ground(fill);
    if (owned && set_.style != Style::colour) {
        hatch(backField(), ownersGround(), 3.2);  // to its edges: a frame would show every slip of the paper
    } else if (!savesInk()) {
        painter_.save();
        painter_.setClipPath(backField(), Qt::IntersectClip);
        painter_.strokePath(sineField(backField().boundingRect()), QPen(faded(line, 0.34), 0.16));
        painter_.restore();
    }
    if (!savesInk()) guilloche(fill, line);
    disc(fill, line);
    if (face_.told) {
        backTold(fill, line);
    } else if (owned) {
        paintSeatMark(painter_, owner_, cut_.center(), 17, line);
    } else {
        emblem(cut_.center(), 21, face_.ground, 16);
    }
    edge(cut_);
}

}  // namespace intrika::faces
