// The ground of a panel: a tone with a faint texture on it.
#pragma once

#include "app/faces/texture.h"

#include <QBrush>
#include <QColor>

class QPainter;

namespace intrika::faces {

struct Grain {
    Texture texture;
    QPointF light;  // where rays and rings come from
    QColor colour;
};

void fillTextured(QPainter& painter, const QPainterPath& shape, const QBrush& tone, const Grain& grain);

}  // namespace intrika::faces
