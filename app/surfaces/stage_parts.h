// A theatre: a wall of folds, a bay between pillars for each column, loges, light from above, boards with footlights.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

// Where the boards of the stage begin: below the columns, `usual` in parts of the table.
double stageTop(const GroundPlan& plan, double usual);

class Folds {
public:
    explicit Folds(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QColor colour_;
    double until_;
};

// Arches between pillars, as wide as the columns lie apart.
class Bays {
public:
    explicit Bays(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintPillar(QPainter& painter, double x, double bottom, double u) const;

    double top_, until_;
    QColor dark_, line_, pillar_, shade_, edge_, flute_, gold_, goldShade_;
};

// A box with a balustrade round each seat that has its place on the wall.
class Loges {
public:
    explicit Loges(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double until_, foot_;
    QColor dark_, line_, rail_, post_;
};

// A cone of light falls on each column; on the one that counts it is twice as strong.
class LightCones {
public:
    explicit LightCones(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QColor light_;
    double until_;
};

// Boards that run to a vanishing point, and the shells of the footlights.
class Boards {
public:
    explicit Boards(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintBoards(QPainter& painter, const GroundPlan& plan, double top) const;
    void paintShells(QPainter& painter, const GroundPlan& plan, double top) const;

    double until_;
    QColor back_, middle_, front_, seam_, edge_, shell_, rib_;
};

}  // namespace intrika::surfaces
