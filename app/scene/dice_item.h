// Dice that are rolled before everybody: they tumble, come to rest and tell what they make together.
#pragma once

#include "engines/core/happening.h"

#include <QGraphicsItem>

#include <vector>

namespace intrika::scene {

// At rest round the origin; one that does not count is struck out.
void paintDie(QPainter& painter, const Die& die, double side);

class DiceItem : public QGraphicsItem {
public:
    DiceItem(std::vector<Die> dice, double side);  // of a die, px

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void roll(double part);  // of the way, from 0 to 1: first they tumble, then they lie
    bool lie() const;

private:
    void paintDie(QPainter& painter, std::size_t index) const;
    void paintSum(QPainter& painter) const;
    int shown(std::size_t index) const;
    QPointF placeOf(std::size_t index) const;
    double width() const;

    std::vector<Die> dice_;
    double side_;
    double part_ = 0;
};

}  // namespace intrika::scene
