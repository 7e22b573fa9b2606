// What a person chose before printing; kept as JSON, so that a preset can be handed on.
#pragma once

#include "app/faces/face_data.h"
#include "app/print/own_look.h"
#include "app/print/room.h"
#include "engines/core/problem.h"

#include <QMap>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <string>

#include <tl/expected.hpp>

namespace intrika::print {

// Of all games together: each has limits of its own.
inline constexpr int fewestPlayers = 2, mostPlayers = 10;

enum class Paper { a4, letter, a3, a2 };
enum class Turn { automatic, portrait, landscape };  // automatic: what needs fewer sheets
enum class Layout {
    sharedCut,  // without bleed: neighbours share a cut
    bleed,
    gutterfold  // front and back on one side, folded between
};
enum class Marks { crop, lines, none };
enum class Backs { longEdge, shortEdge, none };  // over which edge the paper is turned
enum class Sides { interleaved, fronts, backs };

struct PrintOptions {
    QStringList parts;  // ids of parts or faces, "colour/" before those of one player; empty: the whole kit
    int players = 0;    // 0: as many as the game takes
    Paper paper = Paper::a4;
    Turn turn = Turn::automatic;
    Layout layout = Layout::bleed;
    QSizeF cardSize;  // mm; empty: as designed
    double bleed = 2;
    double corner = 0;
    Marks marks = Marks::crop;
    Backs backs = Backs::longEdge;
    Sides sides = Sides::interleaved;
    QPointF backOffset;
    QPointF scale{1, 1};
    Style style = Style::colour;
    QString language;  // empty: the one that is switched on
    QString board;     // id of a supplied board, or a file; empty: the game's first
    double tileOverlap = 8;
    double paperWeight = 200;   // grams per square metre: how thick cards are, for boxes
    QMap<QString, int> copies;  // by such an id
    OwnLooks own;

    bool operator==(const PrintOptions&) const = default;
};

// The problem's text with the place in the file, where there is one.
Text withPlace(const Problem& problem);

// Of a preset or a board.
Expected<std::string> readPrintFile(const QString& path);

QByteArray toJson(const PrintOptions& options);
// Keys left out keep what `otherwise` says. A wrong one is named.
Expected<PrintOptions> optionsFromJson(const QByteArray& json, const PrintOptions& otherwise = {});

QString optionValue(const PrintOptions& options, const QString& name);
// One option by its name on the command line, as text.
Expected<void> setOption(PrintOptions& options, const QString& name, const QString& value);

}  // namespace intrika::print
