// A box for a deck, as a piece of paper that is cut out, folded and glued. Geometry only, in mm.
#pragma once

#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

namespace intrika::print {

// How high a stack of such cards is as it lies; `layers`: of paper, in all of them.
double thicknessMm(int layers, double gramsPerSquareMetre);

// From left to right: a strip to be glued, the back with lid and bottom, a side, the front, the other side.
class TuckBox {
public:
    TuckBox(const QSizeF& cards, double thickness);  // what it has to hold

    QSizeF size() const;           // of the paper
    QPainterPath outline() const;  // to be cut, with room for a thumb at the front's upper edge
    QList<QLineF> folds() const;
    QList<QRectF> glued() const;  // what comes to lie under its neighbour
    QRectF back() const;
    QRectF lid() const;
    QRectF leftSide() const;  // beside the back
    QRectF front() const;
    QRectF rightSide() const;

private:
    double width_, height_, depth_;  // inside
    double strip_;
    double dust_;  // how high the flaps under lid and bottom are
};

}  // namespace intrika::print
