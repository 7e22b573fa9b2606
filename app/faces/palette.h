// The colours of the house style, and what marks a seat: colour and mark always go together.
#pragma once

#include <QColor>
#include <QPainterPath>

#include <string_view>

class QPainter;

namespace intrika::faces {

// RGB values; contrast ratios stand in assets/STYLE.md.
namespace ink {
inline constexpr QRgb paper = 0xFFFBF6EA;
inline constexpr QRgb black = 0xFF1F1B18;
inline constexpr QRgb second = 0xFF5A4F45;
inline constexpr QRgb foot = 0xFF6B6157;
inline constexpr QRgb gold = 0xFFF2C85B;
inline constexpr QRgb tableLight = 0xFF22343A;
inline constexpr QRgb tableDark = 0xFF16242A;
inline constexpr QRgb tableText = 0xFFF6EEDC;
inline constexpr QRgb tableQuiet = 0xFFC9D3CE;
inline constexpr QRgb wine = 0xFF7A1D22;
}  // namespace ink

QColor faded(QColor colour, double alpha);

struct SeatInk {
    QColor ground;
    QColor mark;  // on the ground
};

// `colour` is one of GameKind::seatColours; an unknown or empty one is the paper's.
SeatInk seatInk(std::string_view colour);

// The mark in a box of 100 round the origin; empty for an unknown colour. Fill rule: odd-even.
QPainterPath seatMark(std::string_view colour);

// The mark in a box of `side` round `centre`.
void paintSeatMark(QPainter& painter, std::string_view colour, QPointF centre, double side, const QColor& fill);

// The engraver's signs for colours (Petra Sancta, and our own for those he lacks), over a ribbon: a third way to tell
// seats apart. `apart`: from line to line.
void paintSeatHatching(QPainter& painter, std::string_view colour, const QPainterPath& within, double apart,
                       const QPen& pen);

// Disc with a paper rim and the mark.
void paintSeatChip(QPainter& painter, std::string_view colour, QPointF centre, double radius);

}  // namespace intrika::faces
