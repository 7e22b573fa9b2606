#include "app/play/line_names.h"

#include "app/faces/palette.h"

#include <QPainter>

#include <algorithm>
#include <cstddef>

namespace intrika::play {
namespace {

constexpr double apart = 2.3;     // chip radii, from one name to the next
constexpr double textFrom = 2.4;  // from the chip's left

// As near as can be to where each wants to be; the first is the uppermost.
void spread(std::vector<LineName>& names, double least, double bottom) {
    for (std::size_t i = 1; i < names.size(); ++i) names[i].at = std::max(names[i].at, names[i - 1].at + least);
    if (names.empty() || names.back().at <= bottom) return;
    names.back().at = bottom;
    for (std::size_t i = names.size() - 1; i > 0; --i) names[i - 1].at = std::min(names[i - 1].at, names[i].at - least);
}

}  // namespace

void paintLineNames(QPainter& painter, std::vector<LineName> names, double left, double chipRadius, double bottom) {
    std::stable_sort(names.begin(), names.end(), [](const LineName& a, const LineName& b) { return a.at < b.at; });
    const double line = painter.fontMetrics().height();
    spread(names, std::max(apart * chipRadius, 0.9 * line), bottom);
    for (const LineName& name : names) {
        paintSeatChip(painter, name.colour, QPointF(left + chipRadius, name.at), chipRadius);
        painter.setPen(QColor(ink::black));
        const QRectF box(left + textFrom * chipRadius, name.at - line / 2, painter.window().width() - left, line);
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name.text);
    }
}

}  // namespace intrika::play
