// On a desk: a hem of Greek keys, the sheet of a map between its rods, a compass rose.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

class KeyHem {
public:
    explicit KeyHem(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double inset_, unit_, width_;
    QColor colour_;
};

class MapSheet {
public:
    explicit MapSheet(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintRod(QPainter& painter, const QRectF& sheet, double y, double u) const;

    double margin_;
    QColor paper_, shadow_, edge_, knob_, gold_;
    QList<QColor> rod_;  // from its upper edge to the lower
};

// At the first of these places where nothing lies.
class CompassRose {
public:
    explicit CompassRose(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintAt(QPainter& painter, QPointF centre, double radius) const;

    QList<QList<double>> places_;  // in parts of the table
    double radius_;
    QColor lit_, shade_, line_, gold_;
};

}  // namespace intrika::surfaces
