// Where everything of a picture lies in the band.
#pragma once

#include "app/scene/face_cache.h"
#include "app/stage/band.h"
#include "engines/core/stage.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace intrika::stage {

struct PlacedCard {
    StageCard card;
    QPointF centre;
    QSizeF size;
    double angle = 0;
};

struct PlacedColumn {
    double middle = 0;
    double width = 0;
    double nameLine = 0;  // base lines
    double signLine = 0;
    double noteLine = 0;
    QRectF bust;  // empty: there is none
};

struct StageLayout {
    std::vector<PlacedCard> cards;  // of all the picture, those below first
    std::vector<QRectF> banners;    // of the sides
    std::vector<QRectF> busts;      // on these; empty: their emblem alone
    std::vector<QPointF> dice;      // beside these: the middle of their row
    double dieSide = 0;
    std::vector<PlacedColumn> columns;  // as the picture's
    QPointF clasp;
    double claspSide = 0;
    QRectF strip;  // of tally and seals
    double sentenceLine = 0;
    double beadLine = 0;
    double arrowLine = 0;  // from column to column
};

// As it lies on the stage: a person's token is the person.
Form formOf(FaceId face, const FaceCache& faces);

StageLayout layOut(const StagePicture& picture, const Band& band, const FaceCache& faces);

}  // namespace intrika::stage
