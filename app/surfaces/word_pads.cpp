#include "app/surfaces/word_pads.h"

#include "app/faces/palette.h"
#include "app/surfaces/strokes.h"

#include <array>
#include <cmath>

namespace intrika::surfaces {
namespace {

constexpr double strength = 0.9;  // of a pill

double linearPart(int value) {
    static const std::array<double, 256> table = [] {
        std::array<double, 256> made{};
        for (std::size_t i = 0; i < made.size(); ++i) {
            const double part = static_cast<double>(i) / 255;
            made[i] = part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        }
        return made;
    }();
    return table[static_cast<std::size_t>(value)];
}

double luminanceOf(QRgb colour) {
    return 0.2126 * linearPart(qRed(colour)) + 0.7152 * linearPart(qGreen(colour)) + 0.0722 * linearPart(qBlue(colour));
}

double ratioOf(double one, double other) { return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05); }

// The darkest and the lightest pixel.
struct Range {
    double least = 1, most = 0;
};

Range luminanceIn(const QImage& picture, const QRectF& box) {
    const double ratio = picture.devicePixelRatio();
    const QRect pixels = QRectF(box.topLeft() * ratio, box.size() * ratio).toAlignedRect().intersected(picture.rect());
    Range range;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            const double here = luminanceOf(line[x]);
            range = {std::min(range.least, here), std::max(range.most, here)};
        }
    }
    return range;
}

void layPill(QImage& picture, const QRectF& words, const QColor& ground) {
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // Its corners are round beside the words: all of these lie on it.
    const double beside = std::max(6.0, words.height() * 0.4), above = 3;
    const QRectF pill = words.adjusted(-beside, -above, beside, above);
    painter.fillPath(rounded(pill, std::min(pill.height() / 2, beside)), faded(ground, strength));
}

double leastIn(const Range& range, const QColor& text) {
    const double here = luminanceOf(text.rgb());
    if (range.least <= here && here <= range.most) return 1;
    return std::min(ratioOf(here, range.least), ratioOf(here, range.most));
}

}  // namespace

double contrastOf(const QColor& one, const QColor& other) {
    return ratioOf(luminanceOf(one.rgb()), luminanceOf(other.rgb()));
}

double leastContrastIn(const QImage& picture, const QRectF& box, const QColor& text) {
    return leastIn(luminanceIn(picture, box), text);
}

void padWords(QImage& picture, const GroundPlan& plan, const TableInk& ink) {
    for (const Written& words : plan.words) {
        const QColor& text = words.isHeadline ? ink.state : ink.quiet;
        for (const QColor& ground : {ink.clothMiddle, ink.clothEdge, ink.plate}) {
            if (leastContrastIn(picture, words.box, text) >= leastTextContrast) break;
            layPill(picture, words.box, ground);
        }
    }
}

}  // namespace intrika::surfaces
