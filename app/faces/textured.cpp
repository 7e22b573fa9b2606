#include "app/faces/textured.h"

#include <QPainter>

namespace intrika {
namespace {

constexpr double strength = 0.13;

// A tone's flat stand-in where little of it will be seen: a gradient takes many times as long to fill.
QColor flat(const QBrush& tone) {
    return tone.gradient() == nullptr ? tone.color() : tone.gradient()->stops().first().second;
}

}  // namespace

// The grain is painted opaque and then covered by most of the tone again. Qt shares a faint fill out to its threads,
// which for dozens of thin parts takes several times as long.
void fillTextured(QPainter& painter, const QPainterPath& shape, const QBrush& tone, const Grain& grain) {
    painter.fillPath(shape, flat(tone));
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    const TextureParts parts = textureParts(grain.texture, shape.boundingRect(), grain.light);
    for (const QPainterPath& part : parts.shapes) painter.fillPath(part, grain.colour);
    for (const Strokes& strokes : parts.strokes) {
        painter.setPen(QPen(grain.colour, strokes.width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(strokes.lines);
    }
    painter.setOpacity(painter.opacity() * (1 - strength));
    painter.fillRect(shape.boundingRect(), tone);
    painter.restore();
}

}  // namespace intrika
