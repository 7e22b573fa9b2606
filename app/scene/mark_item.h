// The outline of what is being spoken of: wine between two lines of paper, so that it is none of the states' outlines.
#pragma once

#include <QGraphicsItem>
#include <QPainterPath>

namespace intrika::scene {

class MarkItem : public QGraphicsItem {
public:
    MarkItem();

    QRectF framed() const { return path_.boundingRect(); }
    QRectF boundingRect() const override { return framed().adjusted(-8, -8, 8, 8); }
    QPainterPath shape() const override { return {}; }  // it is never in the way of a click
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    void enclose(const QPainterPath& path);

private:
    QPainterPath path_;
};

}  // namespace intrika::scene
