#include "app/maps/map_painter.h"

#include "app/maps/map_changes.h"
#include "app/maps/map_places.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::maps {
namespace {

constexpr double riverName = 4.6, mostRiverName = 5.6;
constexpr double lettersGrowth = 0.4;  // power of what the map grows by: twice as large where it is six times

}  // namespace

MapPainter::MapPainter(std::shared_ptr<const BoardMap> board, MapStyle style)
    : board_(std::move(board)),
      style_(std::move(style)),
      ink_(mapInk(style_.style)),
      land_(*board_),
      water_(*board_, style_.language.toStdString()),
      names_(placeNames(*board_, style_.language.toStdString(), style_.leastText)) {}

void MapPainter::paint(QPainter& painter, const QRectF& exposed, double pixels) const {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(extent() & exposed, ink_.land);
    painter.save();
    painter.setClipRect(cellsBox(*board_) & exposed, Qt::IntersectClip);
    land_.paintPatches(painter, ink_, exposed);
    paintGrid(painter, exposed);
    paintStart(painter, ink_, *board_);
    water_.paint(painter, ink_, exposed);
    painter.restore();
    water_.paintCrossings(painter, ink_, exposed);
    land_.paintGrowth(painter, ink_, exposed);
    for (const MapSettlement& settlement : board_->settlements) {
        const QPointF middle = middleOf(*board_, settlement.at);
        if (settlementBox(settlement.kind, middle).intersects(exposed)) {
            paintSettlement(painter, ink_, settlement.kind, middle);
        }
    }
    for (const MapMark& mark : board_->marks)
        paintMark(painter, ink_, mark, middleOf(*board_, mark.at), style_.leastText * letterShare(pixels));
    paintNames(painter, exposed, letterShare(pixels));
    if (style_.frame != MapStyle::Frame::none) paintMapFrame(painter, ink_, *board_, style_, exposed);
    painter.restore();
}

void MapPainter::paintNamesOver(QPainter& painter, const std::vector<QRectF>& covers, double pixels) const {
    for (const PlacedName& name : shrunk(names_, letterShare(pixels))) {
        const auto hides = [&name](const QRectF& cover) { return cover.intersects(name.box); };
        if (!name.crowded && std::any_of(covers.begin(), covers.end(), hides)) paintName(painter, ink_, name);
    }
}

// A name stands where others leave it room: it may have moved far away from what was changed.
QRectF MapPainter::changedSince(const MapPainter& before) const {
    constexpr double halo = 3;
    QRectF part = changedPart(*before.board_, *board_);
    const auto addMissing = [&part](const std::vector<PlacedName>& some, const std::vector<PlacedName>& others) {
        for (const PlacedName& name : some) {
            if (std::find(others.begin(), others.end(), name) == others.end())
                part |= name.box.adjusted(-halo, -halo, halo, halo);
        }
    };
    addMissing(before.names_, names_);
    addMissing(names_, before.names_);
    return part & extent();
}

// Faint lines to count along, and small crosses at the corners.
void MapPainter::paintGrid(QPainter& painter, const QRectF& exposed) const {
    const QRectF cells = cellsBox(*board_) & exposed;
    const int left = static_cast<int>(std::floor(cells.left() / cellSide)),
              top = static_cast<int>(std::floor(cells.top() / cellSide));
    painter.setPen(QPen(ink_.quietLine, 0.28));
    for (int x = left; x * cellSide <= cells.right(); ++x) {
        painter.drawLine(QPointF(x * cellSide, cells.top()), QPointF(x * cellSide, cells.bottom()));
    }
    for (int y = top; y * cellSide <= cells.bottom(); ++y) {
        painter.drawLine(QPointF(cells.left(), y * cellSide), QPointF(cells.right(), y * cellSide));
    }
    QColor cross = ink_.line;
    cross.setAlphaF(0.5F);
    painter.setPen(QPen(cross, 0.35));
    for (int x = left; x * cellSide <= cells.right(); ++x) {
        for (int y = top; y * cellSide <= cells.bottom(); ++y) {
            const QPointF at(x * cellSide, y * cellSide);
            painter.drawLine(at - QPointF(1.3, 0), at + QPointF(1.3, 0));
            painter.drawLine(at - QPointF(0, 1.3), at + QPointF(0, 1.3));
        }
    }
}

// Who comes nearer wants to see more, not the same names larger.
double MapPainter::letterShare(double pixels) const {
    if (style_.laidFor <= 0 || pixels <= style_.laidFor) return 1;
    return std::pow(pixels / style_.laidFor, lettersGrowth - 1);
}

void MapPainter::paintNames(QPainter& painter, const QRectF& exposed, double share) const {
    const double size = std::max(riverName, style_.leastText) * share;
    if (size <= mostRiverName) water_.paintNames(painter, ink_, size, exposed);
    for (const PlacedName& name : shrunk(names_, share)) {
        if (!name.crowded && name.box.adjusted(-2, -2, 2, 2).intersects(exposed)) paintName(painter, ink_, name);
    }
}

}  // namespace intrika::maps
