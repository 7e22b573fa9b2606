// Computed ornament: frames, textures behind pictures, rosettes on backs. Pure geometry in the caller's units.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <string_view>
#include <vector>

namespace intrika {

// A card's kind is told by the shape of its frame.
enum class Frame { person, thing, place, order, goal };
// The last four are the engraver's signs for yellow, red, blue and green.
enum class Texture { rays, folds, rings, rain, waves, dots, upright, level, falling };

std::optional<Frame> frameNamed(std::string_view name);
std::optional<Texture> textureNamed(std::string_view name);

// `corner`: radius or cut of the corners, where the frame has such.
QPainterPath framePath(Frame frame, const QRectF& box, double corner);

// Covers `box`; to be clipped to the frame. `centre` is where rays and rings come from. In parts that do not overlap,
// to be filled odd-even one by one: a rasteriser's time grows with the square of what crosses a line of pixels.
std::vector<QPainterPath> textureParts(Texture texture, const QRectF& box, QPointF centre);

// Level hatching, the engraver's sign for blue and for the ground of landscapes.
QPainterPath levelHatching(const QRectF& box, double apart, double width);

// Seven phase-shifted curves round `centre`: r = middle + swing * sin(lobes * angle + phase). To be stroked.
QPainterPath rosette(QPointF centre, double middle, double swing, int lobes);

// Sine lines over a back, every second one mirrored. To be stroked.
QPainterPath sineField(const QRectF& box);

// A ribbon that hangs from above `box` and ends in a swallow tail of depth `cut`.
QPainterPath ribbonPath(const QRectF& box, double cut);

}  // namespace intrika
