// Textures behind pictures. Pure geometry in the caller's units.
#pragma once

#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <string_view>
#include <vector>

namespace intrika::faces {

// The last four are the engraver's signs for yellow, red, blue and green.
enum class Texture { rays, folds, rings, rain, waves, dots, upright, level, falling };

std::optional<Texture> textureNamed(std::string_view name);

// Of one width, with flat ends.
struct Strokes {
    double width;
    QList<QLineF> lines;
};

// Shapes do not overlap and are to be filled odd-even one by one. For a path of many lines Qt's rasteriser takes time
// that grows with the square of its height and of what crosses a row of pixels; a single line it draws at once.
struct TextureParts {
    std::vector<Strokes> strokes;
    std::vector<QPainterPath> shapes;
};

// Covers `box`; to be clipped to the frame. `centre` is where rays and rings come from.
TextureParts textureParts(Texture texture, const QRectF& box, QPointF centre);

// Level hatching, the engraver's sign for blue and for the ground of landscapes.
QPainterPath levelHatching(const QRectF& box, double apart, double width);

}  // namespace intrika::faces
