#include "app/faces/game_scene.h"

#include "app/faces/emblem_layers.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/faces/textured.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

namespace intrika::faces {
namespace {

constexpr QRectF archBox(2, 2, 96, 88);

bool isWithin(double least, double value, double most) { return least <= value && value <= most; }

// A place in the picture.
std::optional<QPointF> point(const QJsonValue& value) {
    const QJsonArray pair = value.toArray();
    const QPointF at(pair.at(0).toDouble(-1), pair.at(1).toDouble(-1));
    const bool isThere = isWithin(0, at.x(), GameScene::size.width()) && isWithin(0, at.y(), GameScene::size.height());
    return pair.size() == 2 && isThere ? std::optional(at) : std::nullopt;
}

QPainterPath hills(const QRectF& box, double y) {
    QPainterPath path(QPointF(box.left(), y - 2));
    path.cubicTo(box.left() + 16, y - 10, box.left() + 28, y - 6, box.left() + 40, y - 1);
    path.cubicTo(box.left() + 56, y - 8, box.left() + 76, y - 10, box.right(), y - 3);
    path.lineTo(box.bottomRight());
    path.lineTo(box.bottomLeft());
    path.closeSubpath();
    return path;
}

}  // namespace

GameScene::GameScene(const QString& game) : GameScene(game, readFaceFile(game)) {}

GameScene::GameScene(const QString& game, const QJsonObject& file, QStringList* problems) : emblems_(game) {
    const auto tell = [problems](const QString& what) {
        if (problems != nullptr) problems->append(QStringLiteral("scene ") + what);
    };
    ground_ = groundNamed(file, QStringLiteral("game"), problems);
    texture_ = textureNamed(file.value(QLatin1String("texture")).toString().toStdString()).value_or(Texture::rays);
    const QJsonObject scene = file.value(QLatin1String("scene")).toObject();
    const auto light = point(scene.value(QLatin1String("light")));
    if (!light && scene.contains(QLatin1String("light"))) tell(QStringLiteral("light"));
    light_ = light.value_or(archBox.center());
    if (const QJsonValue horizon = scene.value(QLatin1String("horizon")); !horizon.isUndefined()) {
        if (isWithin(0, horizon.toDouble(-1), size.height())) horizon_ = horizon.toDouble();
        if (!horizon_) tell(QStringLiteral("horizon"));
    }
    for (const QJsonValue value : scene.value(QLatin1String("figures")).toArray()) {
        if (const auto figure = figureIn(value.toObject())) {
            figures_.push_back(*figure);
        } else {
            tell(QStringLiteral("figure ") + value.toObject().value(QLatin1String("emblem")).toString());
        }
    }
}

std::optional<GameScene::Figure> GameScene::figureIn(const QJsonObject& from) const {
    const auto at = point(from.value(QLatin1String("at")));
    if (!at) return std::nullopt;
    Figure figure;
    figure.emblem = from.value(QLatin1String("emblem")).toString();
    figure.at = *at;
    figure.side = from.value(QLatin1String("side")).toDouble(figure.side);
    figure.light = {colourOf(from, "lit", ground_.lit), colourOf(from, "shade", ground_.shade),
                    colourOf(from, "rim", ground_.deep), from.value(QLatin1String("rimWidth")).toDouble(26),
                    from.value(QLatin1String("mirrored")).toBool()};
    const bool isDrawn = emblems_.has(figure.emblem) && isWithin(1, figure.side, size.width());
    return isDrawn && isWithin(0, figure.light.rimWidth, emblemBox) ? std::optional(figure) : std::nullopt;
}

void GameScene::paintGround(QPainter& painter, const QPainterPath& arch) const {
    QRadialGradient tone(QPointF(50, 50), 62);
    tone.setColorAt(0.45, ground_.ground);
    tone.setColorAt(1, ground_.deep);
    fillTextured(painter, arch, tone, {texture_, light_, Qt::white});
    if (horizon_) {
        painter.setClipPath(arch, Qt::IntersectClip);
        const QPainterPath land = hills(archBox, *horizon_);
        painter.fillPath(land, ground_.deep);
        QColor line = ground_.shade;
        line.setAlphaF(0.3F);
        painter.setClipPath(land, Qt::IntersectClip);
        painter.fillPath(levelHatching(QRectF(0, *horizon_, 100, 20), 3, 0.35), line);
    }
}

void GameScene::placeIn(QPainter& painter, const QRectF& target) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min(target.width() / size.width(), target.height() / size.height());
    painter.translate(target.center());
    painter.scale(scale, scale);  // alike both ways, or Qt strokes a line as slowly as any path
    painter.translate(-size.width() / 2, -size.height() / 2);
}

void GameScene::paintFigures(QPainter& painter, const QRectF& target) const {
    painter.save();
    placeIn(painter, target);
    for (const Figure& figure : figures_) {
        emblems_.paint(painter, figure.emblem, figure.at, figure.side, figure.light);
    }
    painter.restore();
}

void GameScene::paint(QPainter& painter, const QRectF& target) const {
    painter.save();
    placeIn(painter, target);
    const QPainterPath arch = framePath(Frame::person, archBox, 0);
    painter.save();
    paintGround(painter, arch);
    painter.restore();
    painter.save();
    painter.setClipPath(arch, Qt::IntersectClip);
    paintFigures(painter, QRectF(QPointF(), size));
    painter.restore();
    painter.strokePath(arch, QPen(QColor(ink::black), 1.1));
    const QPainterPath inner = framePath(Frame::person, archBox.adjusted(1.7, 1.7, -1.7, -1.7), 0);
    painter.strokePath(inner, QPen(ground_.shade, 0.5));
    painter.restore();
}

}  // namespace intrika::faces
