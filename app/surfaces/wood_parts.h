// Furniture: a wall of planks, buttoned benches, a small table, the grain of a desk.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

class Planks {
public:
    explicit Planks(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double apart_;
    QColor seam_, gleam_;
};

// Upholstery over the whole width, from `top` to `bottom` of the table, lower where rivals sit on it.
class Bench {
public:
    explicit Bench(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintButtons(QPainter& painter, const QRectF& box, double u) const;

    double top_, bottom_;
    bool seatsRivals_;
    QColor rim_, cloth_, seam_, gleam_, button_, trim_, shade_;
};

// With rounded ends, below what lies in the middle.
class SmallTable {
public:
    explicit SmallTable(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QColor wood_, edge_, shade_, line_, grain_;
    double width_, height_;
};

// The waves of a plank seen from above.
class Grain {
public:
    explicit Grain(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double apart_, width_;
    QColor colour_;
};

}  // namespace intrika::surfaces
