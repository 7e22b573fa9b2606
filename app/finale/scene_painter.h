// The scene behind the end of a game, painted once for each size.
#pragma once

#include "app/faces/emblems.h"
#include "app/finale/scene_data.h"
#include "app/finale/stage_size.h"

#include <QStringList>

#include <utility>

class QPainter;

namespace intrika::finale {

class ScenePainter {
public:
    // `banners`: the names of the faces on the winners' plates.
    ScenePainter(const SceneData& scene, const Emblems& emblems, StageSize size, QStringList banners)
        : scene_(scene), emblems_(emblems), size_(size), banners_(std::move(banners)) {}

    void paint(QPainter& painter) const;

    static constexpr QPointF medal{0, 236};  // where the light comes from

private:
    void paintLight(QPainter& painter) const;
    void paintLayer(QPainter& painter, const Layer& layer) const;
    void paintPolygon(QPainter& painter, const Layer& layer) const;
    void paintEllipse(QPainter& painter, const Layer& layer) const;
    void paintFloor(QPainter& painter, const Layer& layer) const;
    void paintEmblem(QPainter& painter, const Layer& layer) const;
    void setInk(QPainter& painter, const Layer& layer) const;

    const SceneData& scene_;
    const Emblems& emblems_;
    StageSize size_;
    QStringList banners_;
};

}  // namespace intrika::finale
