#include "app/scene/sheet_line.h"

#include <algorithm>

namespace intrika::scene {
namespace {

void putHead(ZoneSpots& spots, const QRectF& box, Qt::AlignmentFlag side) {
    Spot& head = spots.pieces.front();
    const double wide = box.height() * 0.84, more = wide - head.size.width();
    const double before = head.centre.x() - head.size.width() / 2 - (side == Qt::AlignLeft ? 0 : more);
    const double left = std::max(box.left(), before);
    head.size = QSizeF(wide, wide);
    head.centre.setX(left + wide / 2);
    spots.frame.setLeft(std::min(spots.frame.left(), left));
    if (side != Qt::AlignLeft) return;
    for (std::size_t i = 1; i < spots.pieces.size(); ++i) spots.pieces[i].centre.rx() += more;
    spots.frame.setRight(spots.frame.right() + more);
}

void putCaption(ZoneSpots& spots, const Zone& zone, const QRectF& box, Qt::AlignmentFlag side, double size,
                const LabelWidths& widths) {
    constexpr double gap = 8;
    QRectF room = box;
    if (side == Qt::AlignLeft)
        room.setLeft(spots.frame.right() + gap);
    else
        room.setRight(spots.frame.left() - gap);
    for (const int lines : {1, 2}) {
        const double width = widths(zone, lines, size) + 2;
        if (width > room.width()) continue;
        spots.label =
            QRectF(side == Qt::AlignLeft ? room.left() : room.right() - width, box.top(), width, box.height());
        return;
    }
}

}  // namespace

bool haveCaptions(const std::vector<const Zone*>& zones) {
    return std::any_of(zones.begin(), zones.end(), [](const Zone* zone) { return !zone->caption.empty(); });
}

std::vector<ZoneSpots> sheetLine(const std::vector<const Zone*>& zones, const QRectF& box, const FlowStyle& style,
                                 double captionSize, const FaceSizes& sizes) {
    constexpr double mostHeight = 0.5;  // of a part's width: the head and a card have room beside each other
    const double wide = box.width() / static_cast<double>(zones.size());
    QRectF part(box.left(), box.top(), wide, std::min(box.height(), wide * mostHeight));
    std::vector<ZoneSpots> all;
    for (const Zone* zone : zones) {
        ZoneSpots spots = flow({zone}, part, style, sizes).front();
        putHead(spots, part, style.align);
        if (style.labelWidths) putCaption(spots, *zone, part, style.align, captionSize, style.labelWidths);
        all.push_back(std::move(spots));
        part.translate(wide, 0);
    }
    return all;
}

}  // namespace intrika::scene
