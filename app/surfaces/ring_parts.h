// Round a ring of cards: the road below them, a berth for each, numerals, studs where its stretches meet, and a
// frontier from where something was laid between two of them.
#pragma once

#include "app/surfaces/part.h"

namespace intrika::surfaces {

// Each stretch has the colour of what lies on it.
class RingRoad {
public:
    explicit RingRoad(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    QColor cloth(const QString& tint) const;

    QHash<QString, Tint> tints_;
    double width_, rim_;
    QColor rimColour_, bare_;
};

// Engraved frames that the cards lie in.
class Berths {
public:
    explicit Berths(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double margin_, width_;
    QColor fill_, line_;
};

// Of a clock, inside the ring, wherever nothing else is written.
class Numerals {
public:
    explicit Numerals(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double size_, apart_;
    QColor colour_;
};

// On the borders between stretches of different colours.
class Studs {
public:
    explicit Studs(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    std::shared_ptr<const Emblems> emblems_;
    QString emblem_;
    double radius_;
    QColor fill_, line_, sign_;
};

// A broken line from a token on the ring through its middle, with stakes along it, if nothing else lies there.
class Frontier {
public:
    explicit Frontier(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    double width_;
    QColor line_, stake_;
};

}  // namespace intrika::surfaces
