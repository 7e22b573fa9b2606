// Cards that are seen small: less is drawn of them, and that larger.
#include "app/faces/card_painter.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

namespace intrika::faces {

bool CardPainter::isIndexed() const { return !face_.index.isEmpty() || !face_.indexEmblem.isEmpty(); }

void CardPainter::indexOnly() {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(isIndexed() ? bandGround() : face_.ground.ground);
    painter_.drawRoundedRect(cut_, corner, corner);
    if (!isIndexed()) {
        emblem({31.5, 44}, 56, face_.ground, 30);
    } else {
        constexpr double narrow = 0.86;  // what is long stays as high as it can be
        const bool isLong = face_.index.size() > 2;
        painter_.save();
        painter_.translate(31.5, 0);
        if (isLong) painter_.scale(narrow, 1);
        const double wide = isLong ? 80 : 66;
        index(QRectF(-wide / 2, 0, wide, 88), bandGround(), bandInk(), 56, 62);
        painter_.restore();
    }
    edge(cut_);
}

// The index in the corner that is seen where others lie on the card, and as much of the picture as there is room for.
void CardPainter::cardTiny() {
    constexpr double tileBelow = 36;  // logical px
    const double pixelsHigh =
        painter_.combinedTransform().m22() * cut_.height() / painter_.device()->devicePixelRatioF();
    if (!isIndexed() || pixelsHigh < tileBelow) return indexOnly();
    if (owner_.empty()) {
        paper();
        panel(framePath(face_.frame, QRectF(3, 3, 57, 82), 7), {31.5, 54}, face_.ground, face_.texture);
        emblem({39, 59}, 40, face_.ground, 30);
        ribbon(QRectF(3, 0, 34, 48), face_.ground.ribbon, face_.ground.onRibbon, false);
    } else {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(bandGround());
        painter_.drawRoundedRect(cut_, corner, corner);
        index(QRectF(2, 0, 36, 40), bandGround(), bandInk(), 38, 37);
        const QColor on = bandInk();
        if (isNumbered()) emblems_.paint(painter_, face_.emblem, {38, 63}, 42, {on, on, bandGround(), 0});
    }
    edge(cut_);
}

void CardPainter::cardSmall() {
    paper();
    if (!owner_.empty()) {
        panel(framePath(face_.frame, QRectF(3.5, headHeight + 2.5, 56, 81.5 - headHeight), 7), {31.5, 55}, face_.ground,
              face_.texture);
        emblem({31.5, 56}, 44, face_.ground, 30);
        headBand();
        bonusPlate(QRectF(28, 69.5, 29.5, 13));
        edge(cut_);
        return;
    }
    const double cutCorner = face_.frame == Frame::order ? 9 : 7;
    panel(framePath(face_.frame, QRectF(3.5, 3.5, 56, 81), cutCorner), {31.5, 54}, face_.ground, face_.texture);
    if (face_.medals.isEmpty()) {
        emblem({33, face_.cards > 0 ? 50.0 : 54.0}, 46, face_.ground, 30);
    } else {
        emblem({37, 46}, 40, face_.ground, 30);
        medals({31.5, 74.5}, 55, 16);
    }
    cardsAsked({31.5, 76}, 10);
    seal({51, 13}, 15);
    const bool marked = !face_.mark.isEmpty();
    ribbon(QRectF(3, 0, 24, marked ? 46 : 32), face_.ground.ribbon, face_.ground.onRibbon, marked);
    edge(cut_);
}

void CardPainter::scoredSmall() {
    paper();
    land(QRectF(2.5, 2.5, 58, 60.5), 48);
    emblem({38.5, 41}, 40, face_.ground, 30);  // beside the ribbon as far as there is room
    const auto count = static_cast<int>(face_.figures.size());
    for (int i = 0; i < count; ++i) {
        const double pitch = 57.6 / count;
        paintLine(painter_, QString::number(face_.figures[static_cast<std::size_t>(i)]), Cut::bold, 18,
                  {2.7 + pitch * (i + 0.5), 81.4}, Qt::AlignHCenter, i == 0 ? figureTint() : QColor(ink::black));
    }
    ribbon(QRectF(3, 0, 22, 42), face_.ground.ribbon, face_.ground.onRibbon, true);
    edge(cut_);
}

}  // namespace intrika::faces
