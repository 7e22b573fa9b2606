// What stands behind the end of a game, as data: "finale" of assets/faces/<game>.json.
#pragma once

#include "app/faces/emblems.h"
#include "app/finale/room.h"

#include <QColor>
#include <QMap>
#include <QPointF>
#include <QPolygonF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <vector>

class QJsonObject;

namespace intrika::finale {

// Lengths are those of a window of this size. A place is told from the middle of the upper edge; across, figures keep
// their shape in a window of another shape, and only what is `wide` goes with it. Downwards, places go with the window.
inline constexpr QSizeF designSize(1600, 900);

enum class LayerForm { polygon, ellipse, tiles, boards, emblem };

struct Layer {
    LayerForm form = LayerForm::polygon;
    bool wide = false;
    bool twice = false;   // and the same mirrored
    bool smooth = false;  // polygon: a curve through the points of its upper edge
    QPolygonF points;     // polygon
    QPointF at;           // ellipse, emblem: the middle; tiles, boards: where the floor begins
    QSizeF radii;         // ellipse
    double side = 0;      // emblem
    QString emblem;
    HalfLight light;
    QColor fill, line;  // none: invalid
    double width = 1.4;
    // What stands upright for the winner alone: the name of the face on the winner's plate, and how far it lies lower
    // for all others.
    QString raisedFor;
    double lowered = 0;
};

struct SceneData {
    QColor light, ground, edge;  // from the medal to the corners
    QColor line, ribbon, plate;
    QColor drape, drapeShade;
    double daylight = 0;  // how far what stands behind its figures goes towards paper on the light cloth
    std::vector<Layer> layers;
    QString crest;                   // emblem over the medal
    QMap<QString, QString> sources;  // the name of the face that stands for points told by a sentence
};

// `problems` tells what could not be understood; it is left out.
SceneData readScene(const QString& game);
// As it is on the light cloth: behind the figures, which stay as they are, walls and floors are pale.
SceneData inDaylight(SceneData scene);
SceneData sceneIn(const QJsonObject& file, QStringList* problems = nullptr);

}  // namespace intrika::finale
