#include "app/maps/map_land.h"

#include "app/faces/texture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace intrika::maps {
namespace {

// In a cell, from its top left corner.
constexpr std::array<QPointF, 5> trees{{{4, 6}, {11, 5.4}, {7.6, 10}, {3.4, 13.4}, {12, 13}}};
constexpr std::array<QPointF, 4> tufts{{{4.4, 6.4}, {11.4, 8}, {6, 13.4}, {12.4, 14}}};

int neighboursLike(const BoardMap& board, MapCell cell) {
    int alike = 0;
    for (int side = 0; side < compassPoints; ++side) {
        const MapCell behind = neighbourOf(cell, static_cast<Compass>(side));
        alike += board.holds(behind) && board.at(behind) == board.at(cell) ? 1 : 0;
    }
    return alike;
}

QPen line(const QColor& colour, double width) { return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

}  // namespace

MapLand::MapLand(const BoardMap& board)
    : woods_(patchOf(board, Terrain::forest)),
      rocks_(patchOf(board, Terrain::mountain)),
      marshes_(patchOf(board, Terrain::swamp)) {
    for (int index = 0; index < static_cast<int>(board.terrain.size()); ++index) grow(board, board.cellAt(index));
    std::stable_sort(growth_.begin(), growth_.end(),
                     [](const Growth& a, const Growth& b) { return a.foot.y() < b.foot.y(); });
}

void MapLand::grow(const BoardMap& board, MapCell cell) {
    const QPointF corner = boxOf(board, cell).topLeft();
    const auto swing = [cell](int which) { return jitter(cell, which) * 2 - 1; };
    switch (board.at(cell)) {
        case Terrain::forest:
            for (int i = 0; i < static_cast<int>(trees.size()); ++i) {
                const QPointF foot =
                    corner + trees[static_cast<std::size_t>(i)] + QPointF(swing(i), swing(i + 10) * 0.8);
                growth_.push_back({Terrain::forest, foot, 5.2 + jitter(cell, i + 20), swing(i + 30)});
            }
            break;
        case Terrain::mountain: {
            const double higher = 0.45 * neighboursLike(board, cell);
            growth_.push_back({Terrain::mountain, corner + QPointF(5.9 + swing(0), 9.2), 6.6 + higher, swing(1)});
            growth_.push_back({Terrain::mountain, corner + QPointF(10.6 + swing(2), 14.6), 7.2 + higher, swing(3)});
            break;
        }
        case Terrain::swamp:
            for (int i = 0; i < static_cast<int>(tufts.size()); ++i) {
                const QPointF foot =
                    corner + tufts[static_cast<std::size_t>(i)] + QPointF(swing(i), swing(i + 10)) * 0.7;
                growth_.push_back({Terrain::swamp, foot, 3.5, swing(i + 20)});
            }
            break;
        default:
            break;
    }
}

// Level strokes; what is seen of them lies where it would lie on the whole map.
void MapLand::paintReeds(QPainter& painter, const MapInk& ink, const QPainterPath& marshes, const QRectF& exposed) {
    constexpr double apart = 2.1, width = 0.32;
    QRectF seen = marshes.boundingRect();
    const double above = std::floor((exposed.top() - seen.top()) / apart) - 1;
    if (above > 0) seen.setTop(seen.top() + above * apart);
    seen.setBottom(std::min(seen.bottom(), exposed.bottom() + apart));
    painter.save();
    painter.setClipPath(marshes, Qt::IntersectClip);
    QColor reeds = ink.reed;
    reeds.setAlphaF(0.55F);
    painter.fillPath(levelHatching(seen, apart, width), reeds);
    painter.restore();
}

void MapLand::paintPatches(QPainter& painter, const MapInk& ink, const QRectF& exposed) const {
    const auto seen = [&](const MapShape& patch) {
        return patch.box().intersects(exposed) ? patch.path() : QPainterPath();
    };
    const QPainterPath woods = seen(woods_), rocks = seen(rocks_), marshes = seen(marshes_);
    painter.setPen(Qt::NoPen);
    painter.fillPath(woods, ink.wood);
    painter.fillPath(rocks, ink.rock);
    painter.fillPath(marshes, ink.marsh);
    if (!marshes.isEmpty()) paintReeds(painter, ink, marshes, exposed);
    const std::array<std::pair<const QPainterPath&, QColor>, 3> rims{
        {{woods, ink.woodEdge}, {rocks, ink.rockEdge}, {marshes, ink.marshEdge}}};
    for (const auto& [patch, edge] : rims) {
        QPen pen = line(edge, 0.5);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3.2, 2.2});
        painter.strokePath(patch, pen);
    }
}

void MapLand::paintGrowth(QPainter& painter, const MapInk& ink, const QRectF& exposed) const {
    for (const Growth& one : growth_) {
        const QRectF box(one.foot - QPointF(one.size, one.size * 1.5), QSizeF(one.size * 2, one.size * 2));
        if (!box.intersects(exposed)) continue;
        if (one.of == Terrain::mountain) paintPeak(painter, ink, one);
        if (one.of == Terrain::forest) paintTree(painter, ink, one);
        if (one.of == Terrain::swamp) paintTuft(painter, ink, one);
    }
}

// The light falls from the left: the right side lies in shade, with the engraver's short strokes.
void MapLand::paintPeak(QPainter& painter, const MapInk& ink, const Growth& peak) {
    const double x = peak.foot.x(), y = peak.foot.y();
    const double width = peak.size * (1.42 + peak.lean * 0.1), height = peak.size * (1.08 + peak.lean * 0.12);
    const QPointF top(x + peak.lean * width * 0.07, y - height), left(x - width / 2, y), right(x + width / 2, y);
    const auto rightSide = [&](QPainterPath& path) {
        path.cubicTo({x + width * 0.16, y - height * 0.85}, {x + width * 0.28, y - height * 0.22}, right);
    };
    QPainterPath whole(left);
    whole.cubicTo({x - width * 0.34, y - height * 0.12}, {x - width * 0.2, y - height * 0.75}, top);
    rightSide(whole);
    QPainterPath shade(top);
    rightSide(shade);
    shade.lineTo(x + width * 0.1, y);
    shade.cubicTo({x + width * 0.14, y - height * 0.3}, {x, y - height * 0.5}, top);
    painter.fillPath(whole, ink.rockLit);
    painter.fillPath(shade, ink.rockShade);
    painter.strokePath(whole, line(ink.line, 0.6));
    painter.setPen(line(ink.line, 0.4));
    for (int stroke = 0; stroke < 4; ++stroke) {
        const double down = 0.22 + 0.17 * stroke;
        const QPointF from(top.x() * (1 - down) + x * down + width * 0.06 * down, y - height * (0.95 - down));
        painter.drawLine(from, from + QPointF(width * 0.24 * down, height * 0.19));
    }
}

void MapLand::paintTree(QPainter& painter, const MapInk& ink, const Growth& tree) {
    const double radius = tree.size * 0.46;
    const QPointF crown = tree.foot - QPointF(0, tree.size * 0.5);
    painter.setPen(line(ink.line, 0.7));
    painter.drawLine(crown, tree.foot);
    painter.setPen(line(ink.line, 0.5));
    painter.setBrush(ink.leaf);
    painter.drawEllipse(crown, radius, radius);
    // A crescent on the far side of the light.
    QPainterPath shade(crown - QPointF(0, radius * 0.94));
    shade.arcTo(QRectF(crown - QPointF(radius, radius) * 0.94, QSizeF(radius, radius) * 1.88), 90, -180);
    shade.quadTo(crown + QPointF(radius * 0.5, 0), crown - QPointF(0, radius * 0.94));
    painter.fillPath(shade, ink.leafShade);
    painter.setBrush(Qt::NoBrush);
}

void MapLand::paintTuft(QPainter& painter, const MapInk& ink, const Growth& tuft) {
    const double size = tuft.size;
    painter.setPen(line(ink.reed, 0.5));
    painter.drawLine(tuft.foot - QPointF(size * 0.6, 0), tuft.foot + QPointF(size * 0.6, 0));
    for (const double lean : {-0.42, 0.06 * tuft.lean, 0.42}) {
        const double height = size * (lean > -0.1 && lean < 0.1 ? 0.85 : 0.6);
        painter.drawLine(tuft.foot, tuft.foot + QPointF(lean * size, -height));
    }
}

}  // namespace intrika::maps
