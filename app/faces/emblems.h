// The emblems of a game, by name: bold silhouettes cut in two by light.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QMap>
#include <QPointF>
#include <QString>
#include <QStringList>

class QPainter;

namespace intrika::faces {

// Lit on the left, in shade on the right, with a rim all round.
struct HalfLight {
    QColor lit;
    QColor shade;
    QColor rim;
    double rimWidth = 26;   // in the emblem's box of 512
    bool mirrored = false;  // the light falls from the left all the same
};

// Each emblem is one or more paths in a box of 512, painted one over the other, so that the rim of the upper cuts into
// the lower; a path is kept as its contours. Safe to be used from several threads at once.
class Emblems {
public:
    explicit Emblems(const QString& game);  // reads :/faces/emblems/<game>, which assets/pick_emblems.cpp writes

    bool has(const QString& name) const { return emblems_.contains(name); }
    QStringList names() const { return emblems_.keys(); }

    // In a square of `side` round `centre`. An unknown name paints nothing.
    void paint(QPainter& painter, const QString& name, QPointF centre, double side, const HalfLight& light) const;

private:
    QMap<QString, QByteArray> emblems_;  // layers of contours, read when they are painted
};

}  // namespace intrika::faces
