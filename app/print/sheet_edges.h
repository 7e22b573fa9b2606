// What shares a sheet's edges: marks, two rulers, and the line that says what it is. None may cross another.
#pragma once

#include "app/print/print_plan.h"

class QPainter;

namespace intrika::print {

inline constexpr double markAway = 0.5;  // from what has no bleed

QList<QRectF> cutsOf(const Page& page);  // of a page of cards: where marks are, whether a card lies there or not
QRectF pictureBox(const Page& page);     // those cuts together, with bleed

// How far out marks may reach: where rulers stand, not to them.
QRectF markRoom(const Page& page);
// Measured with a real ruler they tell whether the printer kept the size; where a sheet has no room there is none.
void paintRulers(QPainter& painter, const Page& page);

double labelLine(const Page& page);                     // its baseline
std::pair<double, double> labelRoom(const Page& page);  // from left to right

}  // namespace intrika::print
