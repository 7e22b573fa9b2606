#include "app/faces/table_ink.h"

#include "app/faces/palette.h"

#include <QImage>
#include <QPainter>
#include <QRadialGradient>

namespace intrika::faces {

const TableInk& tableInk(Cloth cloth) {
    static const TableInk dark{
        .clothMiddle = QColor(ink::tableLight),
        .clothEdge = QColor(ink::tableDark),
        .weave = QColor(255, 255, 255, 8),
        .text = QColor(ink::tableText),
        .quiet = QColor(ink::tableQuiet),
        .state = QColor(ink::gold),
        .onState = QColor(ink::black),
        .plate = QColor(0x12, 0x1D, 0x22, 0xE1),
        .plateLine = QColor(0x3C, 0x51, 0x58),
        .turn = QColor(0xF2, 0xC8, 0x5B, 0x38),
        .panel = QColor(14, 24, 28, 238),
        .ornament = QColor(246, 238, 220, 40),
        .rosette = QColor(217, 181, 106, 40),
        .dots = QColor(255, 255, 255, 60),
        .cardEdge = QColor(Qt::transparent),
    };
    static const TableInk light{
        .clothMiddle = QColor(0xED, 0xE4, 0xD0),
        .clothEdge = QColor(0xD8, 0xCB, 0xB0),
        .weave = QColor(90, 70, 40, 12),
        .text = QColor(ink::black),
        .quiet = QColor(ink::second),
        .state = QColor(ink::wine),
        .onState = QColor(Qt::white),
        .plate = QColor(0xFB, 0xF6, 0xEA, 0xF0),
        .plateLine = QColor(0xA8, 0x93, 0x6C),
        .turn = QColor(0x7A, 0x1D, 0x22, 0x38),
        .panel = QColor(0xF7, 0xF0, 0xE0, 0xF4),
        .ornament = QColor(90, 74, 50, 70),
        .rosette = QColor(122, 29, 34, 40),
        .dots = QColor(31, 27, 24, 110),
        .cardEdge = QColor(31, 27, 24, 89),
    };
    return cloth == Cloth::light ? light : dark;
}

void paintCloth(QPainter& painter, const QRectF& area, const TableInk& ink) {
    QRadialGradient light(QPointF(area.center().x(), area.top() + area.height() * 0.45), area.width() * 0.7);
    light.setColorAt(0, ink.clothMiddle);
    light.setColorAt(1, ink.clothEdge);
    painter.fillRect(area, light);

    // Both diagonals. Qt fills as many pixels at once as a tile has in a row, so there are many beside each other.
    constexpr int side = 7, beside = 32;
    QImage crossing(side, side, QImage::Format_ARGB32_Premultiplied);
    crossing.fill(Qt::transparent);
    QPainter thread(&crossing);
    thread.setPen(ink.weave);
    thread.drawLine(0, 0, side, side);
    thread.drawLine(side, 0, 0, side);
    thread.end();
    QImage weave(side * beside, side, QImage::Format_ARGB32_Premultiplied);
    weave.fill(Qt::transparent);
    QPainter(&weave).fillRect(weave.rect(), crossing);
    const QPointF before = painter.brushOrigin();
    painter.setBrushOrigin(area.topLeft());
    painter.fillRect(area, QBrush(weave));
    painter.setBrushOrigin(before);
}

}  // namespace intrika::faces
