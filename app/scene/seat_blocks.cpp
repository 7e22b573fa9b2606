#include "app/scene/seat_blocks.h"

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

// What of the box lies left or right of the block, on the side of its middle.
QRectF besideBlock(QRectF box, const QRectF& block) {
    if (block.center().x() < box.center().x())
        box.setLeft(std::max(box.left(), block.right() + seatMargin));
    else
        box.setRight(std::min(box.right(), block.left() - seatMargin));
    return box;
}

// What of the box lies above or below it.
QRectF aboveBlock(QRectF box, const QRectF& block) {
    if (block.center().y() < box.center().y())
        box.setTop(std::max(box.top(), block.bottom() + seatMargin));
    else
        box.setBottom(std::min(box.bottom(), block.top() - seatMargin));
    return box;
}

double area(const QRectF& rect) { return rect.width() * rect.height(); }

std::vector<QRectF> notInOthers(const std::vector<QRectF>& all) {
    std::vector<QRectF> kept;
    for (const QRectF& one : all) {
        const auto holds = [&one](const QRectF& other) { return other.contains(one); };
        if (!one.isValid() || std::any_of(kept.begin(), kept.end(), holds)) continue;
        kept.erase(std::remove_if(kept.begin(), kept.end(), [&](const QRectF& other) { return one.contains(other); }),
                   kept.end());
        kept.push_back(one);
    }
    return kept;
}

}  // namespace

std::vector<QRectF> seatBlocks(QSizeF table, int seats, QSizeF block) {
    const QRectF all = QRectF(QPointF(), table).adjusted(seatMargin, seatMargin, -seatMargin, -seatMargin);
    const int column = seatsInColumn(seats);
    const int top = seatsBetweenColumns(seats);
    std::vector<QRectF> blocks;
    const double pitch = (all.height() - block.height()) / (column - 1);
    for (int i = 0; i < column; ++i)
        blocks.emplace_back(QPointF(all.left(), all.bottom() - block.height() - pitch * i), block);
    for (int i = 0; i < top; ++i) {
        const double x = all.left() + (all.width() - block.width()) * (i + 1) / (top + 1);
        blocks.emplace_back(QPointF(x, all.top()), block);
    }
    for (int i = 0; i < column; ++i)
        blocks.emplace_back(QPointF(all.right() - block.width(), all.top() + pitch * i), block);
    if (seats == 2) return {blocks[0], blocks[2]};
    blocks.resize(static_cast<std::size_t>(seats));
    return blocks;
}

QRectF roomForHand(QSizeF table, const std::vector<QRectF>& blocks, QSizeF apart) {
    const double top = table.height() - apart.height() - seatMargin;
    double left = seatMargin, right = table.width() - seatMargin;
    for (const QRectF& block : blocks) {
        if (block.bottom() <= top) continue;
        if (block.center().x() < table.width() / 2)
            left = std::max(left, block.right() + seatMargin);
        else
            right = std::min(right, block.left() - seatMargin);
    }
    const double aside = std::max(left, table.width() - right);
    const double middle = table.width() - 2 * aside;
    const double width = std::min(right - left, std::max(middle, apart.width()));
    const double x = std::clamp((table.width() - width) / 2, left, std::max(left, right - width));
    return {x, top, width, apart.height()};
}

QRectF besideSeats(QRectF box, const std::vector<QRectF>& blocks) {
    for (const QRectF& block : blocks) box = besideBlock(box, block);
    return box;
}

std::vector<QRectF> roomsClearOfSeats(const QRectF& box, const std::vector<QRectF>& blocks) {
    std::vector<QRectF> rooms{box};
    for (const QRectF& block : blocks) {
        std::vector<QRectF> cut;
        for (const QRectF& room : rooms) {
            if (room.intersects(block)) {
                cut.push_back(besideBlock(room, block));
                cut.push_back(aboveBlock(room, block));
            } else {
                cut.push_back(room);
            }
        }
        rooms = notInOthers(cut);
    }
    std::stable_sort(rooms.begin(), rooms.end(), [](const QRectF& a, const QRectF& b) { return area(a) > area(b); });
    return rooms;
}

QRectF roomRightOf(QPointF corner, QSizeF table, const std::vector<QRectF>& plates) {
    QRectF room(QPointF(corner.x() + 2 * seatMargin, seatMargin), QPointF(table.width() - seatMargin, corner.y()));
    for (const QRectF& plate : plates) {
        if (!room.intersects(plate)) continue;
        if (plate.center().y() < table.height() / 2)
            room.setTop(std::max(room.top(), plate.bottom() + seatMargin));
        else
            room.setBottom(std::min(room.bottom(), plate.top() - seatMargin));
    }
    return room;
}

QRectF roomForFront(QSizeF table, double bottom, const std::vector<QRectF>& blocks, double tall) {
    const double wide = table.width();
    QRectF band(QPointF(wide * 0.12, seatMargin), QPointF(wide * 0.88, bottom));
    for (const QRectF& block : blocks) {
        if (block.center().y() < table.height() / 2)
            band.setTop(std::max(band.top(), block.bottom()));
        else
            band.setBottom(std::min(band.bottom(), block.top()));
    }
    if (band.height() >= tall) return band;
    QRectF column(QPointF(seatMargin, seatMargin), QPointF(wide - seatMargin, bottom));
    for (const QRectF& block : blocks) {
        const bool isAside = std::abs(block.center().x() - wide / 2) > wide * 0.2;
        column = isAside ? besideBlock(column, block) : aboveBlock(column, block);
    }
    return column.height() > band.height() && column.width() > wide * 0.3 ? column : band;
}

}  // namespace intrika::scene
