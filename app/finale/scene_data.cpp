#include "app/finale/scene_data.h"

#include "app/faces/face_data.h"
#include "app/faces/palette.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace intrika::finale {
namespace {

constexpr double usualDaylight = 0.74;
constexpr double floorLines = 0.6;  // of it
constexpr double farthest = 4000;   // of any place, so that nothing is drawn that nobody could see

struct FormName {
    const char* name;
    LayerForm form;
};
constexpr std::array<FormName, 5> formNames{{{"polygon", LayerForm::polygon},
                                             {"ellipse", LayerForm::ellipse},
                                             {"tiles", LayerForm::tiles},
                                             {"boards", LayerForm::boards},
                                             {"emblem", LayerForm::emblem}}};

std::optional<LayerForm> formNamed(const QString& name) {
    for (const FormName& each : formNames) {
        if (name == QLatin1String(each.name)) return each.form;
    }
    return std::nullopt;
}

std::optional<QPointF> placeIn(const QJsonValue& value) {
    const QJsonArray pair = value.toArray();
    const QPointF at(pair.at(0).toDouble(), pair.at(1).toDouble());
    const bool isNear = std::abs(at.x()) <= farthest && std::abs(at.y()) <= farthest;
    return pair.size() == 2 && isNear ? std::optional(at) : std::nullopt;
}

bool readPoints(const QJsonObject& from, Layer& layer) {
    for (const QJsonValue value : from.value(QLatin1String("points")).toArray()) {
        const auto point = placeIn(value);
        if (!point) return false;
        layer.points << *point;
    }
    return layer.points.size() >= 3;
}

bool readEllipse(const QJsonObject& from, Layer& layer) {
    const auto radii = placeIn(from.value(QLatin1String("radii")));
    if (!radii || radii->x() <= 0 || radii->y() <= 0) return false;
    layer.radii = {radii->x(), radii->y()};
    return true;
}

bool readEmblem(const QJsonObject& from, Layer& layer) {
    layer.emblem = from.value(QLatin1String("emblem")).toString();
    layer.side = from.value(QLatin1String("side")).toDouble();
    layer.light = {colourOf(from, "lit", QColor(ink::paper)), colourOf(from, "shade", QColor(ink::gold)),
                   colourOf(from, "rim", QColor(ink::black)), from.value(QLatin1String("rimWidth")).toDouble(14),
                   from.value(QLatin1String("mirrored")).toBool()};
    return !layer.emblem.isEmpty() && layer.side > 0 && layer.side <= farthest;
}

QColor withAlpha(const QJsonObject& from, const char* key) {
    QColor colour = colourOf(from, key, QColor());
    if (colour.isValid()) colour.setAlphaF(static_cast<float>(from.value(QLatin1String("alpha")).toDouble(1)));
    return colour;
}

std::optional<Layer> layerIn(const QJsonObject& from) {
    const auto form = formNamed(from.value(QLatin1String("shape")).toString());
    if (!form) return std::nullopt;
    Layer layer;
    layer.form = *form;
    layer.wide = from.value(QLatin1String("wide")).toBool();
    layer.twice = from.value(QLatin1String("twice")).toBool();
    layer.smooth = from.value(QLatin1String("smooth")).toBool();
    layer.fill = withAlpha(from, "fill");
    layer.line = withAlpha(from, "line");
    layer.width = from.value(QLatin1String("width")).toDouble(layer.width);
    layer.raisedFor = from.value(QLatin1String("raisedFor")).toString();
    layer.lowered = from.value(QLatin1String("lowered")).toDouble();
    const bool hasPlace = *form == LayerForm::polygon;
    if (const auto at = placeIn(from.value(QLatin1String("at")))) {
        layer.at = *at;
    } else if (!hasPlace) {
        return std::nullopt;
    }
    const bool isWhole = *form == LayerForm::polygon   ? readPoints(from, layer)
                         : *form == LayerForm::ellipse ? readEllipse(from, layer)
                         : *form == LayerForm::emblem  ? readEmblem(from, layer)
                                                       : true;
    return isWhole ? std::optional(layer) : std::nullopt;
}

}  // namespace

SceneData inDaylight(SceneData scene) {
    const auto pale = [day = scene.daylight](QColor& colour, double part = 1) {
        if (!colour.isValid()) return;
        const QColor paper(ink::paper);
        const auto share = static_cast<float>(day * part);
        const auto between = [share](float from, float to) { return from + share * (to - from); };
        colour = QColor::fromRgbF(between(colour.redF(), paper.redF()), between(colour.greenF(), paper.greenF()),
                                  between(colour.blueF(), paper.blueF()), colour.alphaF());
    };
    for (QColor* colour : {&scene.light, &scene.ground, &scene.edge}) pale(*colour);
    for (Layer& layer : scene.layers) {
        const bool isFloor = layer.form == LayerForm::tiles || layer.form == LayerForm::boards;
        if (isFloor || layer.wide) pale(layer.fill);
        if (isFloor) pale(layer.line, floorLines);
    }
    return scene;
}

SceneData readScene(const QString& game) { return sceneIn(readFaceFile(game)); }

SceneData sceneIn(const QJsonObject& file, QStringList* problems) {
    const QJsonObject from = file.value(QLatin1String("finale")).toObject();
    const Ground ground = groundNamed(file, QStringLiteral("game"), problems);
    SceneData scene;
    scene.light = colourOf(from, "light", ground.ground.lighter(130));
    scene.ground = colourOf(from, "ground", ground.ground);
    scene.edge = colourOf(from, "edge", ground.deep.darker(150));
    scene.line = colourOf(from, "line", ground.shade);
    scene.ribbon = colourOf(from, "ribbon", QColor(0x5A, 0x15, 0x22));
    scene.plate = colourOf(from, "plate", ground.deep.darker(150));
    scene.drape = colourOf(from, "drape", QColor(0x6B, 0x1A, 0x29));
    scene.drapeShade = colourOf(from, "drapeShade", QColor(0x3A, 0x0A, 0x14));
    scene.daylight = std::clamp(from.value(QLatin1String("daylight")).toDouble(usualDaylight), 0.0, 1.0);
    scene.crest = from.value(QLatin1String("crest")).toObject().value(QLatin1String("emblem")).toString();
    const QJsonObject sources = from.value(QLatin1String("sources")).toObject();
    for (auto source = sources.begin(); source != sources.end(); ++source) {
        scene.sources.insert(source.key(), source.value().toString());
    }
    for (const QJsonValue value : from.value(QLatin1String("scene")).toArray()) {
        if (const auto layer = layerIn(value.toObject())) {
            scene.layers.push_back(*layer);
        } else if (problems != nullptr) {
            problems->append(QStringLiteral("finale ") + value.toObject().value(QLatin1String("shape")).toString());
        }
    }
    return scene;
}

}  // namespace intrika::finale
