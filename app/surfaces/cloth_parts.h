// Cloth on a table: the light on it, contour lines, a sewn hem.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

// One light in the middle: its colour up to half-way, then the edge's.
class Gradient {
public:
    explicit Gradient(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QPointF focus_;
    QColor ground_, edge_;
};

// The engraver's hills: lines of equal height.
class Contours {
public:
    explicit Contours(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double height(QPointF at, const GroundPlan& plan) const;

    QList<QList<double>> hills_;  // where in parts of the table, how wide, how high
    int levels_;
    double step_, width_;
    QColor colour_;
};

// Lines along the table's border; a broken one is a seam.
class Hem {
public:
    explicit Hem(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QList<QList<double>> lines_;  // how far from the border, how wide, how strong
    QList<double> seam_;          // the same of the broken one, its stitches and their gaps
    double radius_;
    QColor colour_;
};

}  // namespace intrika::surfaces
