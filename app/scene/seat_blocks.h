// Where the seats have their room on the table.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace intrika {

inline constexpr double seatMargin = 10;  // px, to the table's edge

// The seats' plates and what lies before them: clockwise from the bottom left.
std::vector<QRectF> seatBlocks(QSizeF table, int seats, QSizeF block);

}  // namespace intrika
