#include "app/scene/zone_layout.h"

#include "app/scene/piece_measure.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace intrika::scene {
namespace {

constexpr double zoneGap = 5;       // mm between zones of a row
constexpr double stackStep = 0.55;  // mm by which each card of a stack sticks out
constexpr int stackDepth = 5;       // more cards do not make a stack look higher
constexpr double labelGap = 8;      // px between the labels of neighbours
constexpr double labelRim = 4;      // px over and under them together
constexpr int mostLabelLines = 3;
constexpr double leastLabel = 12;  // px
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

// Width in mm; `ease` from 0, pieces as close as can be, to 1, as looks well.
double stepMm(const Zone& zone, const PieceMeasure& sizes, double ease) {
    if (zone.shape == Shape::stack) return 0;
    const Steps steps = stepsOf(zone.shape);
    return sizes.widest(zone) * (steps.least + (steps.good - steps.least) * ease);
}

double widthMm(const Zone& zone, const PieceMeasure& sizes, double ease) {
    const auto count = static_cast<double>(zone.pieces.size());
    return sizes.widest(zone) + std::max(0.0, count - 1) * stepMm(zone, sizes, ease);
}

using Row = std::vector<const Zone*>;

double widthMm(const Row& row, const PieceMeasure& sizes, double ease) {
    double width = zoneGap * std::max(0.0, static_cast<double>(row.size()) - 1);
    for (const Zone* zone : row) width += widthMm(*zone, sizes, ease);
    return width;
}

double tallest(const Row& row, const PieceMeasure& sizes) {
    double height = 0;
    for (const Zone* zone : row) height = std::max(height, sizes.highest(*zone));
    return height;
}

std::vector<Row> byLines(const Row& zones) {
    std::vector<Row> rows;
    for (const Zone* zone : zones) {
        if (rows.empty() || rows.back().back()->line != zone->line) rows.emplace_back();
        rows.back().push_back(zone);
    }
    return rows;
}

// In order, so that the rows are about equally long.
std::vector<Row> inRows(const Row& zones, std::size_t count, const PieceMeasure& sizes) {
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

// How zones could lie: in these rows, their labels on so many lines at most and in this size.
struct Plan {
    std::vector<Row> rows;
    int lines = 1;
    double label = 0;  // px
    double scale = 0;  // pixels per mm
    double worth = 1;  // so many times as large as by the simplest plan
};

class Flow {
public:
    Flow(const QRectF& box, const FlowStyle& style, const FaceSizes& sizes)
        : box_(box), style_(style), sizes_(sizes, style.closedPart) {}

    std::vector<ZoneSpots> lay(const Row& zones) const;
    double scale(const Row& zones) const { return best(zones).scale; }

private:
    Plan best(const Row& zones) const;
    std::vector<Plan> plansWith(const Row& zones, double labelSize) const;
    Plan bestWith(const Row& zones, double labelSize) const;
    double scaleFor(Plan plan) const;
    double spareOf(Plan plan) const;
    double scaleBeforeWrap(const Plan& plan) const;
    bool fits(const Row& row, const Plan& plan, double ease) const { return width(row, plan, ease) <= box_.width(); }
    double footHeight(const Row& row) const;
    double labelHeight(const Row& row, const Plan& plan) const;  // with the foot
    double labelWidth(const Zone& zone, const Plan& plan) const;
    double width(const Zone& zone, const Plan& plan, double ease) const;
    double width(const Row& row, const Plan& plan, double ease) const;
    double easeFor(const Row& row, const Plan& plan) const;
    void layRow(const Row& row, const Plan& plan, double top, std::vector<ZoneSpots>& into) const;
    ZoneSpots layZone(const Zone& zone, const QRectF& cell, const Plan& plan, double ease) const;

    QRectF box_;
    const FlowStyle& style_;
    const PieceMeasure sizes_;
    // Texts take long to measure, and every plan asks for them many times.
    mutable std::map<std::tuple<const Zone*, int, double>, double> measured_;
};

double Flow::footHeight(const Row& row) const {
    const auto isFooted = [&](const Zone* zone) {
        return std::find(style_.footed.begin(), style_.footed.end(), zone->id) != style_.footed.end();
    };
    return std::any_of(row.begin(), row.end(), isFooted) ? style_.footHeight : 0;
}

double Flow::labelHeight(const Row& row, const Plan& plan) const {
    const bool labelled = std::any_of(row.begin(), row.end(), [](const Zone* zone) { return !zone->label.empty(); });
    return footHeight(row) + (labelled && plan.label > 0 ? labelLead * plan.label * plan.lines + labelRim : 0);
}

double Flow::width(const Zone& zone, const Plan& plan, double ease) const {
    const bool labelled = plan.label > 0 && style_.labelWidths && !zone.label.empty();
    const double label = labelled ? labelWidth(zone, plan) + labelGap : 0;
    return std::max(label, widthMm(zone, sizes_, ease) * plan.scale);
}

double Flow::labelWidth(const Zone& zone, const Plan& plan) const {
    const auto [known, isNew] = measured_.try_emplace({&zone, plan.lines, plan.label}, 0);
    if (isNew) known->second = style_.labelWidths(zone, plan.lines, plan.label);
    return known->second;
}

double Flow::width(const Row& row, const Plan& plan, double ease) const {
    double sum = zoneGap * plan.scale * std::max(0.0, static_cast<double>(row.size()) - 1);
    for (const Zone* zone : row) sum += width(*zone, plan, ease);
    return sum;
}

// The largest with which all rows have room, pieces eased as the style wants it; 0: the labels have none.
double Flow::scaleFor(Plan plan) const {
    double tall = zoneGap * (static_cast<double>(plan.rows.size()) - 1);
    double room = box_.height();
    for (const Row& row : plan.rows) {
        tall += tallest(row, sizes_);
        room -= labelHeight(row, plan);
    }
    const auto wide = [&](double scale) {
        plan.scale = scale;
        return std::all_of(plan.rows.begin(), plan.rows.end(),
                           [&](const Row& row) { return fits(row, plan, style_.ease); });
    };
    double most = std::min(style_.mostPxPerMm, room / std::max(1.0, tall));
    if (most < leastPxPerMm || !wide(leastPxPerMm)) return 0;
    if (wide(most)) return most;
    double least = leastPxPerMm;
    while (most - least > 0.005) {
        const double middle = (most + least) / 2;
        (wide(middle) ? least : most) = middle;
    }
    return least;
}

// px that the labels alone leave of the narrowest row.
double Flow::spareOf(Plan plan) const {
    plan.scale = leastPxPerMm;
    double spare = box_.width();
    for (const Row& row : plan.rows) spare = std::min(spare, box_.width() - width(row, plan, 0));
    return spare;
}

// Labels that nearly need another line leave its room free little by little: pieces are no smaller at once when it
// comes.
double Flow::scaleBeforeWrap(const Plan& plan) const {
    constexpr double soon = 0.4;  // px of a piece's height for each px of room that a label has left
    if (plan.scale == 0 || plan.lines == mostLabelLines) return plan.scale;
    double tall = 1;
    for (const Row& row : plan.rows) tall = std::max(tall, tallest(row, sizes_));
    const double more = spareOf(plan) * soon / tall;
    if (more >= plan.scale) return plan.scale;
    Plan wrapped = plan;
    ++wrapped.lines;
    return std::min(plan.scale, scaleFor(std::move(wrapped)) + more);
}

// The simplest ones, by what each has to be worth, first: more rows and more lines of labels have to be worth it, lines
// the less, the less room fewer ones have.
std::vector<Plan> Flow::plansWith(const Row& zones, double labelSize) const {
    constexpr double worthARow = 1.05, worthALine = 1.15, enough = 60;  // px
    std::vector<Plan> plans;
    for (int count = 1; count <= style_.mostRows; ++count) {
        std::vector<Row> rows = byLines(zones);
        if (rows.size() == 1 || !style_.byLine) rows = inRows(zones, static_cast<std::size_t>(count), sizes_);
        Plan plan{std::move(rows), 1, labelSize};
        if (!plans.empty() && plan.rows.size() == plans.back().rows.size()) continue;
        plan.worth = std::pow(worthARow, count - 1);
        for (; plan.lines <= mostLabelLines; ++plan.lines) {
            plan.scale = scaleFor(plan);
            plan.scale = scaleBeforeWrap(plan);
            plans.push_back(plan);
            plan.worth *= 1 + (worthALine - 1) * std::clamp(spareOf(plan) / enough, 0.0, 1.0);
        }
    }
    std::stable_sort(plans.begin(), plans.end(), [](const Plan& a, const Plan& b) { return a.worth < b.worth; });
    return plans;
}

// A plan comes to be worth it little by little: pieces are no larger at once.
Plan Flow::bestWith(const Row& zones, double labelSize) const {
    constexpr double soon = 5;
    std::vector<Plan> plans = plansWith(zones, labelSize);
    Plan* best = &plans.front();
    double scale = best->scale, most = best->scale / best->worth;
    for (Plan& plan : plans) {
        if (plan.scale <= most * plan.worth) continue;
        scale = std::min(plan.scale, scale + (plan.scale - most * plan.worth) * soon);
        most = plan.scale / plan.worth;
        best = &plan;
    }
    best->scale = scale;
    return std::move(*best);
}

// Texts shrink only where cards would come out too small to show their picture, and for no more than that.
Plan Flow::best(const Row& zones) const {
    constexpr double pictureFrom = 48, exact = 0.125;  // px
    const double least = std::min(style_.mostPxPerMm, pictureFrom / std::max(1.0, tallest(zones, sizes_)));
    Plan plan = bestWith(zones, style_.labelSize);
    if (plan.scale < least && style_.labelSize > leastLabel) {
        plan = bestWith(zones, leastLabel);
        double small = leastLabel, large = style_.labelSize;
        while (plan.scale >= least && large - small > exact) {
            const double middle = (small + large) / 2;
            Plan other = bestWith(zones, middle);
            (other.scale >= least ? small : large) = middle;
            if (other.scale >= least) plan = std::move(other);
        }
    }
    plan.scale = std::max(plan.scale, leastPxPerMm);
    return plan;
}

double Flow::easeFor(const Row& row, const Plan& plan) const {
    if (fits(row, plan, 1)) return 1;
    double least = 0, most = 1;
    while (most - least > 0.01) {
        const double middle = (most + least) / 2;
        (fits(row, plan, middle) ? least : most) = middle;
    }
    return least;
}

// In a cell of the row.
ZoneSpots Flow::layZone(const Zone& zone, const QRectF& cell, const Plan& plan, double ease) const {
    ZoneSpots spots;
    spots.id = zone.id;
    const double step = stepMm(zone, sizes_, ease) * plan.scale;
    const double width = widthMm(zone, sizes_, ease) * plan.scale;
    double left = cell.center().x() - width / 2;
    spots.frame = QRectF(left, cell.top(), width, cell.height());
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
        const QSizeF size = sizes_.of(zone, zone.pieces[i]) * plan.scale;
        QPointF centre(left + size.width() / 2, cell.center().y());
        if (zone.shape == Shape::stack) {
            const auto height = std::min(static_cast<int>(i), stackDepth) * stackStep * plan.scale;
            centre += QPointF(-height, -height);
        }
        spots.pieces.push_back({centre, size, 0});
        left += step;
    }
    const double aside = zoneGap * plan.scale * 0.5;
    spots.foot = QRectF(cell.left() - aside, cell.bottom(), cell.width() + 2 * aside, footHeight({&zone}));
    if (plan.label > 0 && !zone.label.empty()) {
        spots.label = QRectF(spots.foot.left(), spots.foot.bottom() + labelRim / 2, spots.foot.width(),
                             labelLead * plan.label * plan.lines);
    }
    return spots;
}

void Flow::layRow(const Row& row, const Plan& plan, double top, std::vector<ZoneSpots>& into) const {
    const double ease = easeFor(row, plan);
    const double spare = box_.width() - width(row, plan, ease);
    const double aside = style_.align == Qt::AlignLeft ? 0 : style_.align == Qt::AlignRight ? spare : spare / 2;
    QRectF cell(box_.left() + aside, top, 0, tallest(row, sizes_) * plan.scale);
    for (const Zone* zone : row) {
        cell.setWidth(width(*zone, plan, ease));
        into.push_back(layZone(*zone, cell, plan, ease));
        cell.moveLeft(cell.right() + zoneGap * plan.scale);
    }
}

std::vector<ZoneSpots> Flow::lay(const Row& zones) const {
    const Plan plan = best(zones);
    const double gap = zoneGap * plan.scale;
    std::vector<Plan> each;
    double tall = gap * static_cast<double>(plan.rows.size() - 1);
    for (const Row& row : plan.rows) {
        Plan own{{row}, plan.lines, plan.label, plan.scale};
        for (own.lines = 1; own.lines < plan.lines && !fits(row, own, style_.ease);) ++own.lines;
        tall += tallest(row, sizes_) * plan.scale + labelHeight(row, own);
        each.push_back(std::move(own));
    }
    std::vector<ZoneSpots> all;
    double y = box_.center().y() - tall / 2;
    for (const Plan& own : each) {
        const Row& row = own.rows.front();
        layRow(row, own, y, all);
        y += tallest(row, sizes_) * plan.scale + labelHeight(row, own) + gap;
    }
    return all;
}

}  // namespace

std::vector<ZoneSpots> flow(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                            const FaceSizes& sizes) {
    return zones.empty() ? std::vector<ZoneSpots>() : Flow(box, style, sizes).lay(zones);
}

double flowScale(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                 const FaceSizes& sizes) {
    return zones.empty() ? 0 : Flow(box, style, sizes).scale(zones);
}

ZoneSpots below(const Zone& zone, const QRectF& foot, double labelSize, const FaceSizes& sizes) {
    ZoneSpots spots;
    spots.id = zone.id;
    spots.frame = foot;
    if (zone.pieces.empty()) return spots;
    const QSizeF mm = sizes(zone.pieces.front().face);
    const QSizeF size = mm * std::min(foot.height() * 0.94 / mm.height(), foot.width() * 0.35 / mm.width());
    // The label is a few words wide: with the piece it stands in the middle.
    const double words = std::min(foot.width() - size.width(), labelSize * 5.5);
    const double left = foot.center().x() - (size.width() + words) / 2;
    spots.pieces.assign(zone.pieces.size(), {{left + size.width() / 2, foot.center().y() + 1}, size, 0});
    const double line = labelLead * labelSize;
    spots.label = QRectF(left + size.width(), foot.center().y() - line / 2, words, line);
    return spots;
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

}  // namespace intrika::scene
