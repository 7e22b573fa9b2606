// The frame round a map.
#include "app/faces/text_fit.h"
#include "app/maps/map_painter.h"

#include <QLocale>
#include <QPainter>

namespace intrika::maps {
namespace {

constexpr double numbers = 9, scaleWidth = 2.2, margin = 7;
constexpr double screenNumbers = 12.6, mostNumber = 13.6;  // two figures beside each other that can be read on a screen
constexpr double title = 26;
constexpr double slimNumbers = 4, slimTitle = 15;

// As wide as the figures round the cells need it.
double stripOf(MapStyle::Frame frame) {
    return frame == MapStyle::Frame::slim ? slimNumbers : frame == MapStyle::Frame::edges ? screenNumbers : numbers;
}

// Which half a column's number counts in is read at the corners.
void paintHalves(QPainter& painter, const MapInk& ink, const QRectF& cells, const MapStyle& style, double strip) {
    const double size = std::clamp(style.leastText, strip * 0.95, std::max(mostNumber, strip));
    for (const double y : {-strip / 2, cells.bottom() + strip / 2}) {
        const QPointF foot(0, y + size * 0.35);
        paintLine(painter, style.halves[0], Cut::bold, size, foot - QPointF(strip / 2, 0), Qt::AlignHCenter, ink.line);
        paintLine(painter, style.halves[1], Cut::bold, size, foot + QPointF(cells.right() + strip / 2, 0),
                  Qt::AlignHCenter, ink.line);
    }
}

void paintNumbers(QPainter& painter, const MapInk& ink, const BoardMap& board, double size, double strip,
                  const QRectF& exposed) {
    const QRectF cells = cellsBox(board);
    const QRectF seen = exposed.adjusted(-size, -size, size, size);
    const int every = size > cellSide * 0.75 ? 2 : 1;  // where all would stand too close
    const auto number = [&](int value, QPointF middle) {
        if (!seen.contains(middle) || (value - 1) % every != 0) return;
        paintLine(painter, QString::number(value), Cut::regular, size, middle + QPointF(0, size * 0.33),
                  Qt::AlignHCenter, ink.line);
    };
    for (int x = 0; x < board.width(); ++x) {
        const double middle = (x + 0.5) * cellSide;
        const int column = x % board.columns + 1;
        number(column, {middle, -strip / 2});
        number(column, {middle, cells.bottom() + strip / 2});
    }
    for (int y = 0; y < board.rows; ++y) {
        const double middle = (board.rows - 0.5 - y) * cellSide;
        number(y + 1, {-strip / 2, middle});
        number(y + 1, {cells.right() + strip / 2, middle});
    }
}

void paintScale(QPainter& painter, const MapInk& ink, const BoardMap& board, double strip) {
    const QRectF inner = cellsBox(board).adjusted(-strip, -strip, strip, strip);
    const QRectF outer = inner.adjusted(-scaleWidth, -scaleWidth, scaleWidth, scaleWidth);
    for (int x = 0; x < board.width(); x += 2) {
        painter.fillRect(QRectF(x * cellSide, outer.top(), cellSide, scaleWidth), ink.line);
        painter.fillRect(QRectF(x * cellSide, inner.bottom(), cellSide, scaleWidth), ink.line);
    }
    for (int y = 0; y < board.rows; y += 2) {
        painter.fillRect(QRectF(outer.left(), y * cellSide, scaleWidth, cellSide), ink.line);
        painter.fillRect(QRectF(inner.right(), y * cellSide, scaleWidth, cellSide), ink.line);
    }
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& frame : {inner, outer}) {
        painter.setPen(QPen(ink.line, 0.5));
        painter.drawRect(frame);
    }
    painter.setPen(QPen(ink.line, 1.2));
    painter.drawRect(outer.adjusted(-1.8, -1.8, 1.8, 1.8));
}

}  // namespace

QRectF MapPainter::extentOf(const BoardMap& board, MapStyle::Frame frame) {
    const QRectF cells = cellsBox(board);
    if (frame == MapStyle::Frame::none) return cells;
    if (frame == MapStyle::Frame::slim) {
        return cells.adjusted(-slimNumbers, -slimNumbers - slimTitle, slimNumbers, slimNumbers);
    }
    const double all = stripOf(frame) + scaleWidth + 1.8 + (frame == MapStyle::Frame::full ? margin : 1);
    return cells.adjusted(-all, -all - (frame == MapStyle::Frame::full ? title : 0), all, all);
}

void paintMapFrame(QPainter& painter, const MapInk& ink, const BoardMap& board, const MapStyle& style,
                   const QRectF& exposed) {
    const QRectF cells = cellsBox(board);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.line, 0.8));
    painter.drawRect(cells);
    const bool slim = style.frame == MapStyle::Frame::slim;
    const double strip = stripOf(style.frame);
    paintNumbers(painter, ink, board, slim ? 3.6 : std::clamp(style.leastText, 5.2, mostNumber), strip, exposed);
    if (!style.halves[0].isEmpty()) paintHalves(painter, ink, cells, style, strip);
    if (!slim) paintScale(painter, ink, board, strip);
    if (style.frame == MapStyle::Frame::edges) return;
    const QRectF all = MapPainter::extentOf(board, style.frame);
    const QString name =
        QLocale(style.language).toUpper(QString::fromStdString(board.name.in(style.language.toStdString())));
    const FittedText fitted = fitLine(name, Cut::bold, cells.width(), slim ? 10 : 17, 6);
    paintLine(painter, fitted.lines.first(), Cut::bold, fitted.size,
              {cells.center().x(), all.top() + (slim ? slimTitle : title) * 0.78}, Qt::AlignHCenter, ink.line);
}

}  // namespace intrika::maps
