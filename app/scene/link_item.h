// A tie between two people as an arrow from plate to plate, in the colour of the one it comes from.
#pragma once

#include <QGraphicsItem>
#include <QPainterPath>

#include <string>
#include <vector>

namespace intrika::scene {

class LinkItem : public QGraphicsItem {
public:
    LinkItem();

    QRectF boundingRect() const override { return box_; }
    QPainterPath shape() const override { return {}; }  // it is never in the way of a click
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    // Boxes of the plates; `middle` of the table: the arrow bends towards it, so that two that meet stay apart, unless
    // it crosses fewer of the `words` with another bend.
    void join(const QRectF& from, const QRectF& to, QPointF middle, const std::vector<QRectF>& words,
              const std::string& colour);
    const QPainterPath& shaft() const { return shaft_; }

private:
    QPainterPath shaft_, head_;
    QRectF box_;
    std::string colour_;
};

}  // namespace intrika::scene
