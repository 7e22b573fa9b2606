// A winner's seat mark as a medal, in a laurel.
#pragma once

#include "app/finale/room.h"

#include <QPointF>

#include <string_view>

class QPainter;

namespace intrika::finale {

inline constexpr double medalSide = 220, laurelSide = 400;  // of one winner

// In the middle of the laurel; `scale` 1: 220 px.
void paintMedal(QPainter& painter, QPointF centre, double scale, std::string_view colour);

}  // namespace intrika::finale
