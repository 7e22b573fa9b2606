// Velvet: the valance with its fringe, and curtains at the sides that close towards the end.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

class Valance {
public:
    explicit Valance(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    int scallops_;
    double height_;
    QColor dark_, lit_, line_, fringe_;
};

class SideCurtains {
public:
    explicit SideCurtains(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double width_, closed_, until_;  // `closed`: in parts of the table, in the end
    QList<QColor> folds_;            // from one edge of a fold to the other
};

}  // namespace intrika::surfaces
