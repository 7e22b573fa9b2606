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
};

struct StageLayout {
    std::vector<PlacedCard> cards;      // of all the picture, those below first
    std::vector<QRectF> banners;        // of the sides
    std::vector<PlacedColumn> columns;  // as the picture's
    QPointF clasp;
    double claspSide = 0;
    QRectF strip;  // of tally and seals
    double sentenceLine = 0;
    double beadLine = 0;
    double arrowLine = 0;  // from column to column
};

StageLayout layOut(const StagePicture& picture, const Band& band, const FaceCache& faces);

}  // namespace intrika::stage
