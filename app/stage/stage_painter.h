// Draws a picture of a stage, or what is half-way between two.
#pragma once

#include "app/faces/emblems.h"
#include "app/faces/face_data.h"
#include "app/scene/face_cache.h"
#include "app/stage/motion.h"
#include "app/stage/stage_layout.h"
#include "app/surfaces/game_colours.h"
#include "engines/words/words.h"

#include <QStringList>

#include <string>
#include <vector>

class QPainter;

namespace intrika::stage {

// What a game and its people look like.
struct StageLooks {
    StageLooks(const QString& game, const std::vector<std::string>& faceKeys);

    std::string colourOf(Seat seat) const { return seat < colours.size() ? colours[seat] : std::string(); }

    GameColours ground;  // that of its cards, with the lines and the quiet texts of its table
    FaceSet set;
    Emblems emblems;
    Words words;
    QStringList names;                 // of the seats
    std::vector<std::string> colours;  // likewise
};

class StagePainter {
public:
    StagePainter(QPainter& painter, const StageLooks& looks, FaceCache& faces, const Band& band);

    // `unrolled`: of the banners.
    void paint(const StagePicture& picture, const StageLayout& layout, const std::vector<ShownCard>& cards,
               double unrolled);
    void paintBeads(const StageLayout& layout, const QStringList& names, int at);

private:
    void paintSide(const StageSide& side, const QRectF& box, double unrolled);
    void paintBanner(const StageSide& side, const QRectF& box);
    void paintRod(const QRectF& box, double over);
    void paintFigure(const StageFigure& figure, const QRectF& box, const QColor& ink);
    void paintColumn(const StageColumn& column, const PlacedColumn& at);
    void paintName(const StageColumn& column, const PlacedColumn& at);
    void paintSigns(const StageColumn& column, const PlacedColumn& at);
    void paintArrow(const StageArrow& arrow, const StageLayout& layout);
    void paintCard(const ShownCard& card);
    void paintChip(const ShownCard& card);
    void paintClasp(FaceId face, const StageLayout& layout);
    void paintStrip(const StagePicture& picture, const QRectF& strip);
    void paintTally(const StageTally& tally, const QRectF& strip);
    void paintSeal(const StageSeal& seal, QPointF centre);
    QPixmap pixmap(FaceId face, Form form, Seat owner, QSizeF size);
    void write(const QString& text, Cut cut, double most, QPointF baseline, double width, const QColor& colour);

    QPainter& painter_;
    const StageLooks& looks_;
    FaceCache& faces_;
    const Band& band_;
};

}  // namespace intrika::stage
