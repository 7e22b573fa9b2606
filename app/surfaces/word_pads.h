// Under words that lie on too lively a picture: a pill that lets them be read.
#pragma once

#include "app/faces/table_ink.h"
#include "app/surfaces/ground_plan.h"
#include "app/surfaces/room.h"

#include <QImage>

namespace intrika::surfaces {

inline constexpr double leastTextContrast = 4.5;

double contrastOf(const QColor& one, const QColor& other);

// The least contrast of a text of this colour with any pixel of the picture in `box` (of logical pixels).
double leastContrastIn(const QImage& picture, const QRectF& box, const QColor& text);

// Lays one wherever words in that table's inks would have less than that: of the ground's own colour, where that is
// enough. `picture`: the painted ground.
void padWords(QImage& picture, const GroundPlan& plan, const TableInk& ink);

}  // namespace intrika::surfaces
