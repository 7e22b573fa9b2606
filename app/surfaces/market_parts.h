// Stalls over piles of cards: a striped awning in the colour of the uppermost card, and a counter below.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

class Stalls {
public:
    explicit Stalls(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintCounter(QPainter& painter, const Stand& stand, double u) const;
    void paintAwning(QPainter& painter, const Stand& stand, double u) const;

    std::shared_ptr<const Emblems> emblems_;
    QHash<QString, Tint> tints_;
    Tint bare_;  // over a pile that has no colour
    QColor cream_, wood_, line_, sign_;
    double height_;
};

}  // namespace intrika::surfaces
