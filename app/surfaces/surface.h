// The ground of a game's table: what its file lists (assets/surfaces/<game>.json), drawn round what lies on it.
#pragma once

#include "app/faces/table_ink.h"
#include "app/surfaces/part.h"
#include "app/surfaces/room.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QPainter;

namespace intrika::surfaces {

class Surface {
public:
    Surface(const QString& game, Cloth cloth);
    // The same of a file that was read. `problems` tells what could not be understood; it is left out.
    Surface(const QString& game, const QJsonObject& file, Cloth cloth, QStringList* problems = nullptr);

    // Everything up to the first part that shows what changes; the rest is painted over it.
    void paintStill(QPainter& painter, const GroundPlan& plan) const;
    void paintChanging(QPainter& painter, const GroundPlan& plan) const;

    // Of a place on a border where something can be laid. False: it has none, and nothing was painted.
    bool paintPlaceSign(QPainter& painter, QPointF centre, double side, const QColor& colour) const;

private:
    void read(const QJsonObject& file, QStringList* problems);
    void paint(QPainter& painter, const GroundPlan& plan, std::size_t from, std::size_t to) const;

    Materials materials_;
    QString placeSign_;
    std::vector<Part> parts_;
    std::size_t still_ = 0;  // so many of them
};

}  // namespace intrika::surfaces
