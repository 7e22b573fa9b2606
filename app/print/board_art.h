// The board as it is printed: its map in millimetres, without the white round it.
#pragma once

#include "app/maps/map_painter.h"
#include "app/print/room.h"
#include "app/print/stamp.h"
#include "engines/words/words.h"

#include <QStringList>

#include <mutex>

namespace intrika::print {

class BoardArt {
public:
    BoardArt(std::shared_ptr<const BoardMap> board, Style style, const Words& words);

    const BoardMap& board() const { return *board_; }
    const QString& language() const { return language_; }
    QSizeF size() const { return box_.size() * mm_; }
    Stamp stamp() const;
    // Water, woods and settlements in greys, to be known again where it is small; the map takes longer to draw.
    void sketch(QPainter& painter) const;

private:
    void pilePlate(QPainter& painter, const MapPile& pile, const QString& caption) const;
    const MapPainter& painter() const;  // made when it is first drawn: that takes longer than planning all pages

    std::shared_ptr<const BoardMap> board_;
    Style style_;
    QString language_;
    std::array<QString, 2> halves_;  // letters of the board's halves
    QStringList piles_;              // what is said of each pile beside the board
    double mm_;                      // of one of the map's units
    MapStyle::Frame frame_;
    QRectF box_;  // what is printed of the map, in its units
    mutable std::once_flag made_;
    mutable std::unique_ptr<const MapPainter> painter_;
};

}  // namespace intrika::print
