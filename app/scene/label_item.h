// Short texts on the table: the headline in the middle, running totals beside a card.
#pragma once

#include "app/faces/text_fit.h"
#include "app/scene/room.h"
#include "engines/core/tableau.h"

#include <QGraphicsItem>

#include <string>

namespace intrika::scene {

class FaceCache;

class LabelItem : public QGraphicsItem {
public:
    enum { Type = UserType + 5 };
    enum class Look { headline, subline, total };

    LabelItem(FaceCache& faces, Look look) : faces_(faces), look_(look) { setAcceptedMouseButtons(Qt::NoButton); }

    int type() const override { return Type; }
    QRectF boundingRect() const override { return box_.adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    FaceId face() const { return emblem_; }
    QRectF written() const;  // what the words cover of its box
    // `owner`: a seat colour, whose mark stands before the text.
    void tell(const QRectF& box, const QString& text, FaceId emblem = noFace, const std::string& owner = {});

private:
    Cut cut() const;            // of a line without a pill
    FittedText fitted() const;  // the same

    FaceCache& faces_;
    Look look_;
    QRectF box_;
    QString text_;
    FaceId emblem_ = noFace;
    std::string owner_;
};

}  // namespace intrika::scene
