#include "app/print/box_art.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/glue_mark.h"
#include "app/print/tuck_box.h"

#include <algorithm>

namespace intrika::print {
namespace {

constexpr double boxLine = 0.2;
constexpr double boxText = 5, leastBoxText = 2;

// Where the ground is dark too.
void paintFolds(QPainter& painter, const TuckBox& box) {
    QPen dashes(QColor(ink::black), boxLine, Qt::SolidLine, Qt::FlatCap);
    dashes.setDashPattern({8, 6});
    for (const QLineF& fold : box.folds()) {
        painter.setPen(QPen(QColor(Qt::white), 3 * boxLine, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(fold);
        painter.setPen(dashes);
        painter.drawLine(fold);
    }
}

// In the middle of a narrow panel, after a turn to the left.
void paintWords(QPainter& painter, const QString& words, const QRectF& panel, double turn) {
    constexpr double margin = 3;
    const bool upright = turn == 90;
    const QSizeF room = upright ? panel.size().transposed() : panel.size();
    painter.save();
    painter.translate(panel.center());
    painter.rotate(-turn);
    const double most = std::min(boxText, room.height() * 0.6);
    const FittedText fitted = fitLine(words, Cut::bold, room.width() - 2 * margin, most, std::min(most, leastBoxText));
    paintLines(painter, fitted, Cut::bold, {{-room.width() / 2, -room.height() / 2}, room}, QColor(ink::black));
    painter.restore();
}

void paintPanel(QPainter& painter, const PieceArt& art, const KitPiece& piece, const QRectF& panel) {
    painter.save();
    painter.setClipPath(piece.box->outline(), Qt::IntersectClip);
    painter.setClipRect(panel, Qt::IntersectClip);
    painter.translate(panel.topLeft());
    art.face(painter, piece.part->cover, piece, panel.size(), true);
    painter.restore();
}

}  // namespace

void paintTuckBox(QPainter& painter, const PieceArt& art, const KitPiece& piece) {
    const TuckBox& box = *piece.box;
    for (const QRectF& panel : {box.front(), box.back()}) paintPanel(painter, art, piece, panel);
    for (const QRectF& flap : box.glued()) paintGlueMark(painter, flap, 2.2);
    const QString title = art.words().say(say("title"));
    for (const QRectF& side : {box.leftSide(), box.rightSide()}) paintWords(painter, title, side, 90);
    QStringList held;
    for (const QString& id : piece.part->holds) held << art.words().say(say("part." + id.toStdString()));
    paintWords(painter, held.join(QStringLiteral(" · ")), box.lid(), 180);  // read from the front
    paintFolds(painter, box);
    painter.strokePath(box.outline(), QPen(QColor(ink::black), boxLine));
}

}  // namespace intrika::print
