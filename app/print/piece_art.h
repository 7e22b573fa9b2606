// Pictures of the things that are cut out.
#pragma once

#include "app/faces/face_composer.h"
#include "app/print/board_art.h"
#include "app/print/kit.h"
#include "app/print/room.h"
#include "app/print/stamp.h"
#include "engines/words/words.h"

#include <QHash>

#include <optional>

namespace intrika::print {

class FormArt;

class PieceArt {
public:
    // `board` may be null: the game is played without.
    PieceArt(const Kit& kit, const PrintOptions& options, const std::shared_ptr<const BoardMap>& board,
             OwnPictures pictures = {});

    // Both in the piece's mm, the upper left corner of its cut at the origin; what fills it goes past the cut by
    // `past`.
    Stamp front(const KitPiece& piece, double past) const;
    std::optional<Stamp> back(const KitPiece& piece, double past) const;  // nothing: it is white

    const Kit& kit() const { return kit_; }
    const BoardArt* boardArt() const { return board_ ? &*board_ : nullptr; }
    const BoardMap* board() const { return board_ ? &board_->board() : nullptr; }
    QString nameOf(const MapSettlement& settlement) const;
    const Words& words() const { return words_; }
    FaceWords words(const QString& face) const { return faces_.words(ids_.value(face), words_); }
    Style style() const { return options_.style; }
    QColor ink(const QColor& colour) const;  // as the style prints it
    // A face keeps its proportions on a card of another size; `covering`: it fills it all the same.
    void face(QPainter& painter, const QString& key, const KitPiece& piece, const QSizeF& size, bool covering) const;
    void emblem(QPainter& painter, const QString& face, const QRectF& box) const;

private:
    void money(QPainter& painter, const KitPiece& piece) const;
    void coin(QPainter& painter, QPointF middle, double radius, int value) const;
    void cardBack(QPainter& painter, const QString& key, const KitPiece& piece) const;
    void standee(QPainter& painter, const KitPiece& piece) const;
    void marker(QPainter& painter, const KitPiece& piece, const QString& key) const;
    void token(QPainter& painter, const KitPiece& piece, const QString& key) const;
    void clipCorners(QPainter& painter, const KitPiece& piece, double past) const;
    const MapSettlement* siteOf(const KitPiece& piece) const;
    FaceWords wordsOf(const QString& key, const KitPiece& piece) const;
    FaceWords kitsWords(const QString& key, const KitPiece& piece) const;

    const Kit& kit_;
    PrintOptions options_;
    OwnPictures pictures_;
    Words words_;  // in the language that is printed
    std::optional<BoardArt> board_;
    FaceComposer faces_;
    QHash<QString, FaceId> ids_;
};

}  // namespace intrika::print
