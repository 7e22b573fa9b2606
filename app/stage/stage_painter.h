// Draws a picture of a stage, or what is half-way between two.
#pragma once

#include "app/faces/emblems.h"
#include "app/faces/face_data.h"
#include "app/scene/face_cache.h"
#include "app/stage/motion.h"
#include "app/stage/stage_colours.h"
#include "app/stage/stage_layout.h"
#include "engines/words/words.h"

#include <QStringList>

#include <array>
#include <string>
#include <vector>

class QPainter;

namespace intrika::stage {

// An emblem on a seal; empty: its word alone.
struct SealSign {
    QString emblem;
    QColor lit;
};

// What a game and its people look like.
struct StageLooks {
    StageLooks(const QString& game, const std::vector<std::string>& faceKeys);

    void setCloth(Cloth cloth);
    std::string seatColour(Seat seat) const { return seat < seats.size() ? seats[seat] : std::string(); }

    StageColours colours;
    FaceSet set;
    Emblems emblems;
    Words words;
    std::array<SealSign, 2> seals;   // of what is not so, of what is
    QStringList names;               // of the seats
    std::vector<std::string> seats;  // their colours

private:
    QString game_;
};

class StagePainter {
public:
    StagePainter(QPainter& painter, const StageLooks& looks, FaceCache& faces, const Band& band);

    // `unrolled`: of the banners.
    void paint(const StagePicture& picture, const StageLayout& layout, const std::vector<ShownCard>& cards,
               double unrolled);
    void paintCards(const std::vector<ShownCard>& cards);
    void paintNotes(const std::vector<FlyingNote>& notes);
    void paintBeads(const StageLayout& layout, const QStringList& names, int at);

private:
    void paintSide(const StageSide& side, const StageLayout& layout, std::size_t at, double unrolled);
    void paintBanner(const StageSide& side, const QRectF& box, const QRectF& bust);
    void paintPerson(const StageSide& side, const QRectF& bust);
    void paintDice(const StageSide& side, QPointF middle, double width);
    void paintBust(Seat seat, const QRectF& box, bool named);
    void paintEmblem(FaceId face, QPointF centre, double side, const Ground& ground);
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
    static constexpr double quietSize = 18;

    FaceCache& faces_;
    const Band& band_;
};

}  // namespace intrika::stage
