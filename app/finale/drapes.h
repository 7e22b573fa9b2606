// The curtains at the sides and the valance over them.
#pragma once

#include "app/finale/scene_data.h"
#include "app/finale/stage_size.h"

#include <QPixmap>

class QPainter;

namespace intrika::finale {

class Drapes {
public:
    Drapes(const SceneData& scene, StageSize size, qreal devicePixelRatio);

    // `open`: 0, they meet in the middle, to 1, they are tied up at the sides.
    void paint(QPainter& painter, double open) const;
    static constexpr double reach = 280;  // from the side, where they hang widest

private:
    StageSize size_;
    QPixmap side_;  // the left one
    QPixmap valance_;
};

}  // namespace intrika::finale
