// What a game is played with at a table, as data: assets/kits/<game>.json, found by the game's name.
#pragma once

#include "app/print/print_options.h"
#include "app/print/tuck_box.h"

#include <QJsonObject>
#include <QList>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intrika::print {

enum class PartKind {
    cards,
    money,
    standees,  // to be folded over their top
    tokens,    // round
    markers,
    boxes,  // for cards, to be folded
    form,   // a sheet to play on or to look up
    board,
    plan,  // what there is, what else is needed, how the board is put together
    rules,
    flipTest,
    calibration
};

struct KitFace {
    QString face;  // key of the game's faces; empty: the owner's mark
    QString back;  // key of what its other side shows; empty: the part's
    int copies = 1;
    QSizeF size;            // of what is cut out; empty: the part's
    QString foot;           // key of a word at the card's foot
    QString place;          // id of the settlement whose name and place on the board it bears
    double footMm = 0;      // under a standee
    int value = 0;          // of money
    bool numbered = false;  // one for every player, with a number
};

struct KitPart {
    QString id;
    PartKind kind = PartKind::cards;
    bool perPlayer = false;
    bool extra = false;  // only when it is asked for
    bool spare = false;  // used up in play: more of it where a sheet would stay blank
    QSizeF size;
    QString back;       // key of the back's face, or of the form behind
    int coin = 0;       // how much the back is worth as money; 0: it is none
    int copies = 1;     // of a form or a box
    QStringList holds;  // ids of the cards that a box is for
    QString cover;      // of a box: key of the face on it
    QString form;
    QList<KitFace> faces;

    bool isCutOut() const { return kind <= PartKind::boxes; }
};

struct Kit {
    QString game;
    int leastPlayers = 2, mostPlayers = 2;
    QStringList boards;                                      // ids of the supplied ones; none: it is played on none
    QStringList colours;                                     // by seat
    std::vector<std::pair<std::string, std::string>> marks;  // of a board file: keys of what begins on a cell, signs
    QList<KitPart> parts;
    QJsonObject forms;

    const KitPart* part(const QString& id) const;
    int playersOf(const PrintOptions& options) const;  // as many as the game takes, if it was not said
    std::vector<std::string> faceKeys() const;         // every face that is named, each once
};

// Ids of the games that have a kit.
QStringList printableGames();
// That of them which needs paper most: it has a board.
QString usualGame();
// What is wrong in a kit's file is told with its place.
Expected<Kit> parseKit(const QString& game, std::string_view text);
// The program's own. A kit without parts: there is nothing to print of this game.
Kit loadKit(const QString& game);

// One thing to be cut out or laid on the table.
struct KitPiece {
    const KitPart* part = nullptr;
    const KitFace* face = nullptr;  // null: a form, or a box
    QString owner;                  // a seat colour, or empty
    int number = 0;                 // 1, 2, …; 0: none
    QSizeF size;
    std::optional<TuckBox> box = {};

    QString back() const;  // key of what stands behind it; empty: nothing
    // Equal for pieces that look the same.
    QString key() const;
};

// In the order of the kit, each player's things together; where the options name single faces, those alone.
QList<KitPiece> piecesOf(const Kit& kit, const KitPart& part, const PrintOptions& options);

// Whether an entry of the options' parts or copies means something of this game.
bool hasEntry(const Kit& kit, const QString& entry);
// The same of what may have a look of its own: faces and backs.
bool hasFace(const Kit& kit, const QString& entry);
// Said of one that means nothing.
Unexpected noSuchPart(const QString& entry);

// The parts of which the options ask for something, in the order of the kit. An id that there is not is a problem.
// A number of players that the game does not take is a problem too.
Expected<QList<const KitPart*>> chosenParts(const Kit& kit, const PrintOptions& options);

}  // namespace intrika::print
