#include "app/scene/zone_layout.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace intrika {
namespace {

constexpr double zoneGap = 5;       // mm between zones of a row
constexpr double stackStep = 0.55;  // mm by which each card of a stack sticks out
constexpr int stackDepth = 5;       // more cards do not make a stack look higher
constexpr double leastPxPerMm = 0.2;

// Between the left edges of neighbours, in widths of a card: as it looks well, and as little as can be told apart.
struct Steps {
    double good = 0;
    double least = 0;
};

Steps stepsOf(Shape shape) {
    if (shape == Shape::fan) return {0.42, 0.08};
    return {1.07, 0.16};
}

double widest(const Zone& zone, const FaceSizes& sizes) {
    double width = 0;
    for (const Piece& piece : zone.pieces) width = std::max(width, sizes(piece.face).width());
    return zone.pieces.empty() ? cardMm.width() : width;
}

double highest(const Zone& zone, const FaceSizes& sizes) {
    double height = 0;
    for (const Piece& piece : zone.pieces) height = std::max(height, sizes(piece.face).height());
    return zone.pieces.empty() ? cardMm.height() : height;
}

// Width in mm; `ease` from 0, pieces as close as can be, to 1, as looks well.
double stepMm(const Zone& zone, const FaceSizes& sizes, double ease) {
    if (zone.shape == Shape::stack) return 0;
    const Steps steps = stepsOf(zone.shape);
    return widest(zone, sizes) * (steps.least + (steps.good - steps.least) * ease);
}

double widthMm(const Zone& zone, const FaceSizes& sizes, double ease) {
    const auto count = static_cast<double>(zone.pieces.size());
    return widest(zone, sizes) + std::max(0.0, count - 1) * stepMm(zone, sizes, ease);
}

using Row = std::vector<const Zone*>;

double widthMm(const Row& row, const FaceSizes& sizes, double ease, double least = 0) {
    double width = zoneGap * std::max(0.0, static_cast<double>(row.size()) - 1);
    for (const Zone* zone : row) width += std::max(zone->label.empty() ? 0 : least, widthMm(*zone, sizes, ease));
    return width;
}

double highest(const Row& row, const FaceSizes& sizes) {
    double height = 0;
    for (const Zone* zone : row) height = std::max(height, highest(*zone, sizes));
    return height;
}

// In order, so that the rows are about equally long.
std::vector<Row> inRows(const std::vector<const Zone*>& zones, std::size_t count, const FaceSizes& sizes) {
    std::vector<Row> rows(1);
    const double share = widthMm(zones, sizes, 0.5) / static_cast<double>(count);
    for (const Zone* zone : zones) {
        Row& row = rows.back();
        const bool full = !row.empty() && widthMm(row, sizes, 0.5) + widthMm(*zone, sizes, 0.5) / 2 > share;
        if (full && rows.size() < count) rows.emplace_back();
        rows.back().push_back(zone);
    }
    return rows;
}

// Pixels per mm that the rows can have in the box, pieces half eased.
double scaleFor(const std::vector<Row>& rows, const QRectF& box, const FlowStyle& style, const FaceSizes& sizes) {
    double tall = 0;
    double scale = style.mostPxPerMm;
    for (const Row& row : rows) {
        tall += highest(row, sizes) + zoneGap;
        const auto labelled =
            std::count_if(row.begin(), row.end(), [](const Zone* zone) { return !zone->label.empty(); });
        if (static_cast<double>(labelled) * style.leastWidth > box.width()) return leastPxPerMm;
        scale = std::min(scale, box.width() / widthMm(row, sizes, style.ease));
    }
    const double room = box.height() - static_cast<double>(rows.size()) * style.labelHeight;
    return std::max(leastPxPerMm, std::min(scale, room / std::max(1.0, tall - zoneGap)));
}

double easeFor(const Row& row, double width, const FaceSizes& sizes, double least) {
    const double tight = widthMm(row, sizes, 0, least);
    const double loose = widthMm(row, sizes, 1, least);
    if (loose <= width || loose <= tight) return 1;
    return std::clamp((width - tight) / (loose - tight), 0.0, 1.0);
}

// In a cell of the row.
ZoneSpots layZone(const Zone& zone, const QRectF& cell, double scale, double ease, const FlowStyle& style,
                  const FaceSizes& sizes) {
    ZoneSpots spots;
    spots.id = zone.id;
    const double step = stepMm(zone, sizes, ease) * scale;
    const double width = widthMm(zone, sizes, ease) * scale;
    double left = cell.center().x() - width / 2;
    spots.frame = QRectF(left, cell.top(), width, cell.height());
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
        const QSizeF size = sizes(zone.pieces[i].face) * scale;
        QPointF centre(left + size.width() / 2, cell.center().y());
        if (zone.shape == Shape::stack) {
            const auto height = std::min(static_cast<int>(i), stackDepth) * stackStep * scale;
            centre += QPointF(-height, -height);
        }
        spots.pieces.push_back({centre, size, 0});
        left += step;
    }
    if (style.labelHeight > 0 && !zone.label.empty()) {
        const double aside = zoneGap * scale * 0.5;
        spots.label = QRectF(cell.left() - aside, cell.bottom() + 2, cell.width() + 2 * aside, style.labelHeight - 2);
    }
    return spots;
}

}  // namespace

std::vector<ZoneSpots> flow(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                            const FaceSizes& sizes) {
    std::vector<ZoneSpots> all;
    if (zones.empty()) return all;
    std::vector<Row> best;
    double scale = 0;
    for (int count = 1; count <= style.mostRows; ++count) {
        std::vector<Row> rows = inRows(zones, static_cast<std::size_t>(count), sizes);
        const double fits = scaleFor(rows, box, style, sizes);
        if (best.empty() || fits > scale * 1.05) {
            scale = fits;
            best = std::move(rows);
        }
    }
    double tall = zoneGap * scale * static_cast<double>(best.size() - 1);
    for (const Row& row : best) tall += highest(row, sizes) * scale + style.labelHeight;
    double y = box.center().y() - tall / 2;
    const double least = style.leastWidth / scale;
    for (const Row& row : best) {
        const double ease = easeFor(row, box.width() / scale, sizes, least);
        const double height = highest(row, sizes) * scale;
        const double spare = box.width() - widthMm(row, sizes, ease, least) * scale;
        double x = box.left() + (style.align == Qt::AlignLeft ? 0 : style.align == Qt::AlignRight ? spare : spare / 2);
        for (const Zone* zone : row) {
            const double width = widthMm({zone}, sizes, ease, least) * scale;
            all.push_back(layZone(*zone, QRectF(x, y, width, height), scale, ease, style, sizes));
            x += width + zoneGap * scale;
        }
        y += height + style.labelHeight + zoneGap * scale;
    }
    return all;
}

ZoneSpots fanned(const Zone& hand, const QRectF& box, const FaceSizes& sizes) {
    constexpr double mostTurn = 7, turnEach = 3;  // degrees
    ZoneSpots spots;
    spots.id = hand.id;
    spots.frame = box;
    const auto count = static_cast<double>(hand.pieces.size());
    const double each = count > 1 ? std::min(turnEach, 2 * mostTurn / (count - 1)) : 0;
    const double most = std::max(0.0, count - 1) / 2;
    const double aslant = std::sin(qDegreesToRadians(most * each)) * cardMm.width() / cardMm.height();
    const auto sunk = [each](double aside) {
        return aside * aside * each * each * 0.0006;
    };  // parts of a card's height
    const double height = box.height() / (1 + aslant + sunk(most));
    const double scale = height / cardMm.height();
    const double width = widest(hand, sizes) * scale;
    const double margin = height * std::sin(qDegreesToRadians(most * each)) / 2;
    const double step = count > 1 ? std::min(width * 1.03, (box.width() - width - 2 * margin) / (count - 1)) : 0;
    for (std::size_t i = 0; i < hand.pieces.size(); ++i) {
        const double aside = static_cast<double>(i) - (count - 1) / 2;
        const double y = box.top() + height * ((1 + aslant) / 2 + sunk(aside));
        spots.pieces.push_back(
            {{box.center().x() + aside * step, y}, sizes(hand.pieces[i].face) * scale, aside * each});
    }
    return spots;
}

}  // namespace intrika
