#include "app/maps/map_shape.h"

namespace intrika::maps {

QPainterPath MapShape::path() const {
    QPainterPath own;
    own.setFillRule(path_.fillRule());
    own.addPath(path_);  // its points, and nothing that Qt makes of them
    return own;
}

}  // namespace intrika::maps
