// A window by night: three panes in a frame, with a landscape behind them that nears in the course of the game.
#pragma once

#include "app/surfaces/part.h"

#include <QPainterPath>

namespace intrika::surfaces {

// Where a window that usually ends there has to: whoever sits below it comes first.
double sillIn(const GroundPlan& plan, double usual);

// Panes with rounded tops, between `top` and `bottom` of the table.
QPainterPath panesIn(const GroundPlan& plan, double top, double bottom);

// Sky, moon, ridges, a castle that grows, firs and rain, as seen through the panes.
class NightView {
public:
    explicit NightView(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    struct View {
        QRectF box;
        double unit, near;
    };
    void paintSky(QPainter& painter, const View& view) const;
    void paintMoon(QPainter& painter, const View& view) const;
    void paintRidge(QPainter& painter, const View& view, int which) const;
    void paintCastle(QPainter& painter, const View& view) const;
    void paintFirs(QPainter& painter, const View& view) const;
    void paintRain(QPainter& painter, const View& view) const;

    std::shared_ptr<const Emblems> emblems_;
    QString emblem_;
    double top_, bottom_;
    QList<QColor> sky_, ridges_;
    QColor cloud_, hill_, fir_, firShade_, rain_, moon_, moonShade_, glow_;
    HalfLight castle_;
};

// The frame, curtains tied at the pillars, and the rod that they hang from.
class WindowFrame {
public:
    explicit WindowFrame(const Values& values);
    void operator()(QPainter& painter, const GroundPlan& plan) const;

private:
    void paintCurtain(QPainter& painter, double x, double side, double top, double bottom, double u) const;

    double top_, bottom_;
    QColor wood_, brass_, gold_, curtain_, curtainShade_, fold_;
};

}  // namespace intrika::surfaces
