// What is to be said of a game that is over: who won, by what, how the others fared, and what decided it.
#pragma once

#include "app/finale/room.h"
#include "engines/core/tableau.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QMap>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace intrika::finale {

// Pieces that brought somebody something together.
struct Deciding {
    Seat owner = noSeat;
    std::vector<Piece> pieces;  // none: only its figure is shown
    QString caption;            // below: "perfect pair: +7"
    QString told;               // the same at length
};

struct Ranked {
    Seat seat = noSeat;
    int place = 0;  // 1 is first
    std::optional<int> points;
};

struct Outcome {
    QString headline;
    QString reason;                           // with how many points, and why
    std::vector<Seat> winners;                // none: nobody wins
    std::vector<Ranked> others;               // from the last winner's place on
    std::vector<std::vector<Deciding>> rows;  // what decided; sides against each other have a row each
    std::vector<FaceId> banners;              // what the winners' plates show: their houses
};

// Which face stands for points of a source that has no pieces of its own, by the sentence's key.
using SourceFaces = QMap<QString, FaceId>;

// What decided is told by the game, in zones of Area::result of the last position, the most important first; where it
// has none, points are told by their largest sources. Precondition: the game is over.
Outcome outcomeOf(const Table& table, const Words& words, const SourceFaces& sources);

}  // namespace intrika::finale
