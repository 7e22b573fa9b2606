// An audience hall seen from above: an inlaid floor, a carpet, and a dais with a throne under its canopy.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

// Octagons with small squares between them, a star in each.
class InlaidFloor {
public:
    explicit InlaidFloor(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintOctagon(QPainter& painter, QPointF corner, double side, double u, bool isPaler) const;
    void paintSquare(QPainter& painter, QPointF centre, double side, double u) const;

    double side_;
    QColor pale_, paler_, line_, star_, square_;
};

// Runs from below the dais to the lower edge, a little wider there.
class Carpet {
public:
    explicit Carpet(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double top_, halfAbove_, halfBelow_;
    QColor fill_, line_;
};

// A step lights up with each third of the game.
class Dais {
public:
    explicit Dais(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintCanopy(QPainter& painter, double u, double middle) const;
    void paintDrape(QPainter& painter, double u, double middle, double side) const;

    std::shared_ptr<const Emblems> emblems_;
    QString emblem_;
    QList<QColor> steps_;
    QColor line_, light_, canopy_, drape_;
    HalfLight throne_;
    double size_;
};

}  // namespace intrika::surfaces
