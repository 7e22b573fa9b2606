// The parts that cards are built of, in mm on a card of 63 x 88.
#pragma once

#include "app/faces/face_composer.h"
#include "app/faces/palette.h"

#include <QPainter>

namespace intrika::faces {

// How much of a card is drawn.
enum class Detail {
    tiny,   // the index alone
    small,  // picture and index
    named,  // and the name
    full    // and the texts
};

enum class Outline {
    drawn,  // a card of paper tone with round corners
    cut     // scissors will make it: the paper is the sheet's, what fills the card goes past its edges
};

class CardPainter {
public:
    CardPainter(QPainter& painter, const FaceSet& set, const FaceData& face, const Emblems& emblems, std::string owner,
                const FaceWords& words, Detail detail, Outline outline)
        : painter_(painter),
          set_(set),
          face_(face),
          emblems_(emblems),
          owner_(std::move(owner)),
          words_(words),
          detail_(detail),
          outline_(outline),
          cut_(QPointF(), sizeWhole(face)) {}

    void card();
    void scored();
    void poster();
    void tile();
    void strip();  // a tile as it lies on the table, 63 x 40
    void token();  // 30 x 30
    void slip();
    void figure();
    void back();
    void sign();  // 10 x 10
    void bust();  // 50 x 60

private:
    static constexpr double corner = 3, fineLine = 0.3;

    void paper();
    void edge(const QRectF& box);
    void panel(const QPainterPath& shape, QPointF light, const Ground& ground, Texture texture);
    void panelGround(const QPainterPath& shape, QPointF light, const Ground& ground, Texture texture);
    bool hasPicture() const { return !words_.picture.isNull(); }
    void picture(const QPainterPath& shape);
    void ribbon(const QRectF& box, const QColor& fill, const QColor& on, bool withMark);
    bool isNumbered() const { return !face_.index.isEmpty() || !words_.index.isEmpty(); }
    QString indexSign() const;  // empty: the index is a numeral, or there is none
    bool hasRibbon(bool withMark) const { return withMark || isNumbered() || !face_.indexEmblem.isEmpty(); }
    void index(const QRectF& ribbon, const QColor& fill, const QColor& on, double size, double baseline);
    void emblem(QPointF centre, double side, const Ground& ground, double rimWidth);
    void ribbonGround(const QPainterPath& shape, const QColor& fill, const QColor& on, double halo, double apart);
    void oppositeIndex();
    void figureSmall(const Ground& ground);
    void name(const QRectF& box, double most, double least);
    void foot();
    void land(const QRectF& box, double horizon);
    QColor figureTint() const;
    void figures();
    // Within `width` round `middle`.
    void medals(QPointF middle, double width, double diameter);
    void seal(QPointF centre, double diameter);
    void scoredSmall();
    void cardSmall();
    void headBand();
    void bonusPlate(const QRectF& box);
    void cardsAsked(QPointF middle, double height);
    QColor bandGround() const;  // of ribbons: the owner's colour where a card has an owner
    QColor bandInk() const;
    bool isIndexed() const;
    void indexOnly();
    void cardTiny();
    void slipSmall();
    void ground(const QColor& fill);  // all over the card
    void disc(const QColor& ground, const QColor& line);
    void backTold(const QColor& ground, const QColor& line);
    Ground ownersGround() const;
    static constexpr double savedLine = 0.45;  // round what has no colour
    bool savesInk() const { return set_.style == Style::inkSaver; }
    QColor paperTone() const;
    QColor toned(const QColor& colour) const;
    SeatInk ownersInk() const;
    void hatch(const QPainterPath& shape, const Ground& ground, double apart);
    void chip(QPointF centre, double radius);
    QPainterPath backField() const;
    void guilloche(const QColor& ground, const QColor& line);
    static constexpr double headHeight = 22;  // of a small card that has an owner

    QPainter& painter_;
    const FaceSet& set_;
    const FaceData& face_;
    const Emblems& emblems_;
    std::string owner_;
    const FaceWords& words_;
    Detail detail_;
    Outline outline_;
    QRectF cut_;  // the card's edges
};

}  // namespace intrika::faces
