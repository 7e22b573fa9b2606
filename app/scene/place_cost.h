// What picking a place of a map comes to, in signs: in a ring on the place, or on a pin over it where the ring is too
// small to read it.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace intrika::scene {

double ringRadius(const QRectF& place);
// Of the letters in the ring; 0: there is no room for any.
double costSize(const QRectF& place, const QString& cost);
bool isReadInRing(const QRectF& place, const QString& cost);

// A triangle, so that danger is told by more than a colour.
void paintRisk(QPainter& painter, QPointF centre, double side);
// At the rim of the ring, small as it may be.
void paintRiskAt(QPainter& painter, const QRectF& place);

struct MapPin {
    QRectF place;
    QString cost;
    bool risky = false;
    bool operator==(const MapPin&) const = default;
};

// Over the place, or below it at the head of `frame`, which it does not leave.
QRectF pinBox(const MapPin& pin, const QRectF& frame);
void paintPin(QPainter& painter, const MapPin& pin, const QRectF& frame);

}  // namespace intrika::scene
