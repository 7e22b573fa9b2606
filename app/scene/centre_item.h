// What a game has drawn on the cloth round the middle of its table, in lines that say nothing: a coach round its
// passengers' cards. Data: "centre" of assets/faces/<game>.json.
#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QSizeF>
#include <QStringList>

#include <memory>

class QSvgRenderer;

namespace intrika {

class CentreItem : public QGraphicsItem {
public:
    explicit CentreItem(const QString& game);
    ~CentreItem() override;

    void setLine(const QColor& colour);
    // As large as it is meant to be on a table of this unit, or as there is room: centred, from the room's top down.
    void lie(const QRectF& room, double unit);

    QRectF boundingRect() const override { return box_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QSizeF size_;        // on a table of unit 1; empty: the game has nothing drawn there
    QStringList paths_;  // SVG data in a box of that size
    QRectF box_;
    std::unique_ptr<QSvgRenderer> drawing_;
};

}  // namespace intrika
