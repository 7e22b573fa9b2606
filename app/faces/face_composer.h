// A face's data and words into a picture, at any size and for any painter: screen and print draw the same card.
#pragma once

#include "app/faces/emblems.h"
#include "app/faces/face_data.h"
#include "app/faces/room.h"

#include <QImage>
#include <QRectF>
#include <QString>

#include <optional>
#include <string>
#include <vector>

class QPainter;

namespace intrika::words {
class Words;
}

namespace intrika::faces {

enum class Form {
    onTable,  // as it lies there: a tile is a strip; a card low in pixels leaves out what nobody could read
    whole,    // everything that is printed on it
    printed,  // the same to be cut out of paper: drawn past its edges by `faceBleed`, no outline, the paper left white
    sign,     // its emblem alone, for plates and labels
    bust      // the owner in person, where the face has hats
};

struct FaceWords {
    QString name, kind, text;
    QString game;    // at the foot
    QString index;   // in the ribbon instead of the face's own
    QString letter;  // of the owner's colour, on backs
    QImage picture;  // somebody's own, instead of the emblem and what is behind it
};

// How far what fills a printed face goes past its edge, mm.
inline constexpr double faceBleed = 3;

// Const functions may be called by several threads at once.
class FaceComposer {
public:
    // `keys`: GameKind::faces.
    FaceComposer(const QString& game, std::vector<std::string> keys, Style style = Style::colour);

    std::size_t count() const { return set_.faces.size(); }
    QSizeF size(FaceId face, Form form) const;    // width by height, mm
    std::optional<int> value(FaceId face) const;  // the number in its corner; none: it has none
    Build build(FaceId face) const { return face < count() ? set_.faces[face].build : Build::poster; }
    bool isOwned(FaceId face) const { return face < count() && set_.faces[face].owned; }
    FaceId person() const;  // the face that has busts; noFace: the game shows none
    FaceWords words(FaceId face, const Words& words) const;

    // Fills `target`. `owner`: a seat colour, for faces that are owned. `pixelsHigh`: the height in the reader's
    // pixels; it decides how much is drawn, not how large.
    void paint(QPainter& painter, const QRectF& target, FaceId face, Form form, const std::string& owner,
               const FaceWords& words, double pixelsHigh) const;

    // Under these heights, in logical pixels, texts would be too small to read: then name and text go, then the text.
    static constexpr double smallBelow = 180;
    static constexpr double textFrom = 306;

private:
    std::vector<std::string> keys_;
    Emblems emblems_;
    FaceSet set_;
};

}  // namespace intrika::faces
