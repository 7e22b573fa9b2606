// What stands on a game's poster: emblems before the game's ground, in an arch. Data: "scene" of
// assets/faces/<game>.json.
#pragma once

#include "app/faces/emblems.h"
#include "app/faces/face_data.h"

#include <QSizeF>

#include <optional>
#include <vector>

class QPainter;

namespace intrika::faces {

class GameScene {
public:
    static constexpr QSizeF size{100, 92};

    explicit GameScene(const QString& game);
    // The same of a file that was read. `problems` tells what could not be understood; it is left out.
    GameScene(const QString& game, const QJsonObject& file, QStringList* problems = nullptr);

    bool isEmpty() const { return figures_.empty(); }
    // In the middle of `target`, as large as it fits; nothing outside the arch.
    void paint(QPainter& painter, const QRectF& target) const;
    // The same without arch and ground, for whatever else the game's emblems stand on.
    void paintFigures(QPainter& painter, const QRectF& target) const;

private:
    struct Figure {
        QString emblem;
        QPointF at;
        double side = 40;
        HalfLight light;
    };

    std::optional<Figure> figureIn(const QJsonObject& from) const;
    void placeIn(QPainter& painter, const QRectF& target) const;
    void paintGround(QPainter& painter, const QPainterPath& arch) const;

    Ground ground_;
    Texture texture_ = Texture::rays;
    QPointF light_;
    std::optional<double> horizon_;  // hills below it
    std::vector<Figure> figures_;
    Emblems emblems_;
};

}  // namespace intrika::faces
