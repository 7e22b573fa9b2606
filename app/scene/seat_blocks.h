// Where the seats have their room on the table.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <vector>

namespace intrika::scene {

inline constexpr double seatMargin = 10;  // px, to the table's edge

// Left and right; the other seats lie at the top, between the two columns.
inline int seatsInColumn(int seats) { return seats <= 4 ? 2 : (seats - 1) / 2; }
inline int seatsBetweenColumns(int seats) { return std::max(0, seats - 2 * seatsInColumn(seats)); }

// The seats' plates and what lies before them: clockwise from the bottom left.
std::vector<QRectF> seatBlocks(QSizeF table, int seats, QSizeF block);

// At the lower edge, in the middle and clear of the seats' blocks; a hand whose cards would not lie `apart` there takes
// as much as it needs of what is free on either side.
QRectF roomForHand(QSizeF table, const std::vector<QRectF>& blocks, QSizeF apart);

// Right of `corner`, down to its height, between the plates on that side.
QRectF roomRightOf(QPointF corner, QSizeF table, const std::vector<QRectF>& plates);

// For what lies before everything, down to `bottom`: between the blocks above and below or, where that is less than
// `tall`, between those on the left and on the right.
QRectF roomForFront(QSizeF table, double bottom, const std::vector<QRectF>& blocks, double tall);

// What of the box lies between the columns of seats.
QRectF besideSeats(QRectF box, const std::vector<QRectF>& blocks);
// The parts of the box that no seat's block reaches into and that are in no other such part, the largest first.
std::vector<QRectF> roomsClearOfSeats(const QRectF& box, const std::vector<QRectF>& blocks);

}  // namespace intrika::scene
