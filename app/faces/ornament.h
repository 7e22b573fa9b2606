// Computed ornament: frames, ribbons, rosettes on backs. Pure geometry in the caller's units.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <string_view>

namespace intrika::faces {

// A card's kind is told by the shape of its frame.
enum class Frame { person, thing, place, order, goal };

std::optional<Frame> frameNamed(std::string_view name);

// `corner`: radius or cut of the corners, where the frame has such.
QPainterPath framePath(Frame frame, const QRectF& box, double corner);

// Seven phase-shifted curves round `centre`: r = middle + swing * sin(lobes * angle + phase). To be stroked.
QPainterPath rosette(QPointF centre, double middle, double swing, int lobes);

// Sine lines over a back, every second one mirrored. To be stroked.
QPainterPath sineField(const QRectF& box);

// A ribbon that lies across, as long as `box`, with a bite of depth `cut` out of both ends.
QPainterPath banderolePath(const QRectF& box, double cut);

// A ribbon that hangs from above `box` and ends in a swallow tail of depth `cut`.
QPainterPath ribbonPath(const QRectF& box, double cut);

}  // namespace intrika::faces
