// What a game's faces look like, as data: assets/faces/<game>.json.
#pragma once

#include "app/faces/ornament.h"
#include "app/faces/texture.h"
#include "engines/core/tableau.h"

#include <QColor>
#include <QHash>
#include <QJsonObject>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace intrika::faces {

inline constexpr QSizeF cardMm(63, 88);  // cut, as most cards are

// The colours of a panel and of the emblem on it.
struct Ground {
    QColor ground;
    QColor deep;
    QColor lit;
    QColor shade;
    QColor rim;     // round the emblem
    QColor ribbon;  // behind numerals
    QColor grain;   // of the texture
    QColor onRibbon = QColor(Qt::white);
    QString tincture;  // seat colour whose hatching stands for the ground where there is no colour
};

// How a face is built up. Lengths in STYLE.md.
enum class Build {
    card,    // ribbon, name, panel, text
    scored,  // the same with a landscape and a row of figures
    poster,  // one large panel, the name below
    tile,    // the same in its owner's colour, the mark beside the emblem; a strip on the table
    token,   // round, with an emblem or its owner's mark
    slip,    // a small card: ribbon, name, panel, text
    figure,  // the arched front of a pawn
    back
};

struct FaceData {
    Build build = Build::poster;
    Frame frame = Frame::place;
    Texture texture = Texture::rays;
    Ground ground;
    QString emblem;
    QString index;        // numeral or letter in the ribbon
    QString indexEmblem;  // instead of a numeral
    QString mark;         // emblem under the numeral
    QString seal;         // letter in a seal on the picture: at whom the card is aimed
    QStringList medals;   // small emblems in a row below the picture
    QString bonus;        // numeral that counts instead where the mark is met
    int cards = 0;        // so many cards are asked for
    std::vector<int> figures;
    bool owned = false;            // carries its owner's colour and mark
    bool told = false;             // of a back: emblem and name, for packs that lie side by side
    QSizeF size;                   // mm; empty: the build's own
    QStringList words;             // of "name", "kind", "text": which of them the translations have
    QHash<QString, QString> hats;  // emblems by the owner's colour: it can be drawn as a bust
};

// How faces are printed. `grey`: as they are, but what a colour says, hatching says; `inkSaver`: white paper, outlines,
// and hatching instead of fills.
enum class Style { colour, grey, inkSaver };

struct FaceSet {
    Style style = Style::colour;
    QColor accent;
    int rosetteLobes = 12;
    QString gameWord;             // key of the line at a card's foot
    QString person;               // emblem that counts the figures' people
    std::vector<FaceData> faces;  // by FaceId
};

// Faces without data get a poster with their name, so that a table never shows nothing. `problems` tells of them and
// of what could not be understood.
FaceSet loadFaces(const QString& game, const std::vector<std::string>& keys, QStringList* problems = nullptr,
                  Style style = Style::colour);
Ground withoutInk(const QString& tincture);
QColor greyed(const QColor& colour);

// Parts of it, for who reads more of the same file.
QJsonObject readFaceFile(const QString& game);
Ground groundNamed(const QJsonObject& file, const QString& name, QStringList* problems = nullptr);
QColor colourOf(const QJsonObject& from, const char* key, const QColor& otherwise);

// Width by height in mm of the thing as it lies on the table.
QSizeF sizeOnTable(const FaceData& face);
// The same of the whole card, for looking at.
QSizeF sizeWhole(const FaceData& face);

}  // namespace intrika::faces
