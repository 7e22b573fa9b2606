// A game's file of its surface, assets/surfaces/<game>.json, once it is read.
#pragma once

#include "app/faces/emblems.h"
#include "app/faces/table_ink.h"
#include "app/surfaces/room.h"

#include <QColor>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace intrika::surfaces {

// What a thing's ground is on the table: of stretches and awnings.
struct Tint {
    QColor cloth;
    QColor deep;
    QString emblem;  // may be empty
};

// What all parts of a surface are made of.
struct Materials {
    QHash<QString, QColor> colours;
    QHash<QString, Tint> tints;
    std::shared_ptr<const Emblems> emblems;
};

// Of a game without such a file: nothing.
QJsonObject readSurfaceFile(const QString& game);

// `file` may be empty: then they are those of the game's faces.
QHash<QString, QColor> coloursIn(const QJsonObject& file, const QString& game, Cloth cloth,
                                 QStringList* problems = nullptr);
Materials materialsIn(const QJsonObject& file, const QString& game, Cloth cloth, QStringList* problems = nullptr);

// "#2B5A43", a name among `named`, or either with its strength: "line 20%". Invalid: it is none of these.
QColor colourIn(const QString& words, const QHash<QString, QColor>& named);

}  // namespace intrika::surfaces
