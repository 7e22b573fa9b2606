// The small signs on a card: medals in a row, the seal.
#include "app/faces/card_painter.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

#include <algorithm>

namespace intrika::faces {

void CardPainter::medals(QPointF middle, double width, double diameter) {
    const auto count = static_cast<double>(face_.medals.size());
    const double pitch = std::min(width / std::max(count, 1.0), diameter * 1.15);
    const double across = std::min(diameter, pitch * 0.97);
    QPointF centre = middle - QPointF(pitch * (count - 1) / 2, 0);
    for (const QString& medal : face_.medals) {
        painter_.setPen(QPen(savesInk() ? QColor(ink::black) : toned(set_.accent), across * 0.05));
        painter_.setBrush(paperTone());
        painter_.drawEllipse(centre, across / 2, across / 2);
        const QColor dark = figureTint();
        emblems_.paint(painter_, medal, centre, across * 0.72, {dark, dark, paperTone(), 0});
        centre.rx() += pitch;
    }
}

void CardPainter::seal(QPointF centre, double diameter) {
    if (face_.seal.isEmpty()) return;
    const double unit = diameter / 10;
    painter_.setPen(savesInk() ? QPen(QColor(ink::black), savedLine) : QPen(toned(QColor(ink::gold)), 0.5 * unit));
    painter_.setBrush(savesInk() ? QColor(Qt::white) : toned(QColor(ink::wine)));
    painter_.drawEllipse(centre, diameter / 2, diameter / 2);
    const QColor letter(savesInk() ? QColor(ink::black) : QColor(Qt::white));
    QPainterPath point;
    point.addPolygon(QPolygonF(
        {centre + unit * QPointF(-3.6, -1.8), centre + unit * QPointF(-1.2, 0), centre + unit * QPointF(-3.6, 1.8)}));
    painter_.fillPath(point, letter);
    paintLine(painter_, face_.seal, Cut::bold, 6.4 * unit, centre + unit * QPointF(1.2, 2.2), Qt::AlignHCenter, letter);
}

}  // namespace intrika::faces
