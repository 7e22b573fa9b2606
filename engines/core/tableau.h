// What an observer sees lying on the table, in the same words for every game: zones with pieces, labels and plates.
// The window draws a Tableau and knows no game; a game makes one from a View, so nothing hidden can be in it.
#pragma once

#include "engines/core/seat.h"
#include "engines/core/text.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace intrika::boards {
struct BoardMap;  // engines/boards: nobody here looks into it
}

namespace intrika {

using ZoneId = std::uint16_t;  // a game's own numbers; the same zone has the same id all game long
using FaceId = std::uint16_t;  // index into GameKind::faces
inline constexpr ZoneId noZone = 0xFFFF;
inline constexpr FaceId noFace = 0xFFFF;

// How the pieces of a zone lie. `rim` and `gap` lie along the ring that `around` names: tucked under its cards
// on the outside, and on the borders between them (place i: between ring place i and the next one clockwise).
// A `row` of the centre with `around` lies below the zone of that name: what belongs to a pile. A `column` grows
// downwards: each piece covers all of the one above but its head. A `map` is a board of cells, `Zone::board`;
// pieces stand on it in zones of the shape `standing` whose `around` names it. Its places: engines/core/map_place.h.
enum class Shape : std::uint8_t { row, fan, stack, column, ring, rim, gap, map, standing };

// Its places lie round a middle, each with a meaning of its own.
constexpr bool isRound(Shape shape) { return shape == Shape::ring || shape == Shape::rim || shape == Shape::gap; }

// How people sit at the table: round it, or all others side by side opposite the observer.
enum class Seating : std::uint8_t { round, opposite };

// Where a zone lies on the table.
enum class Area : std::uint8_t {
    centre,  // the shared middle
    inner,   // inside the ring of the centre
    front,   // large, before everything: what the observer must look at now
    seat,    // in front of its owner
    hand,    // the owner's hand: fanned at the bottom edge for the observer's own, counted on the plate for others
    result  // not on the table but beside the result: pieces that brought the owner points together, labelled with them
};

struct Piece {
    enum class Mark : std::uint8_t {
        none,
        glowing,  // part of what is being fought over or decided
        faint,    // shown for what is not there ("not seen in the draft")
        spent
    };
    FaceId face = noFace;     // a front, or the back of a card that this observer may not know
    std::uint16_t place = 0;  // ring, rim, gap, standing: the place; else the index in the zone
    Seat owner = noSeat;      // whose colour it carries
    Mark mark = Mark::none;
    Text name;  // what it is, for looking at and for a screen reader; of a hidden card only its kind
    bool operator==(const Piece&) const = default;
};

struct Zone {
    ZoneId id = noZone;
    Shape shape = Shape::row;
    Area area = Area::centre;
    Seat owner = noSeat;
    ZoneId around = noZone;
    std::uint16_t places = 0;  // ring, rim, gap: how many places there are, empty ones too
    bool closed = false;       // a pile of backs: nothing in it is read, so it lies smaller than what is
    // Centre and seat: in which line it lies; a seat's are counted from the plate on. Front: above 0 it is a smaller
    // note to what lies in line 0.
    std::uint8_t line = 0;
    std::vector<Piece> pieces;
    std::shared_ptr<const boards::BoardMap> board;  // map: what it shows
    Text label;                                     // under the zone: "Draw pile, 9 cards"
    Text detail;   // the same at length, for a screen reader and hovering; empty: the label does
    Text caption;  // seat: beside the pieces, as far as there is room
    bool operator==(const Zone&) const = default;
};

// A short text beside a place, or under a piece of a row: a running total. A column's labels stand in a row above it.
struct Label {
    ZoneId zone = noZone;
    std::uint16_t place = 0;
    FaceId emblem = noFace;  // drawn small before the text
    Text text;
    Seat owner = noSeat;  // whose colour and mark it carries
    bool operator==(const Label&) const = default;
};

// Something of a seat that is counted: an emblem and a figure.
struct Track {
    FaceId emblem = noFace;
    int value = 0;
    int most = 0;           // 0: without end
    std::uint8_t line = 0;  // on the plate
    Text name;              // "fatigue 9 of 16", at length
    bool operator==(const Track&) const = default;
};

// What everybody knows of a seat at a glance.
struct Plate {
    Seat seat = noSeat;
    std::optional<int> score = 0;  // none: the game has no points
    int handSize = 0;
    FaceId emblem = noFace;    // side, house, role, if it is open
    std::vector<Text> badges;  // "start player", "names the next conflict"
    bool toAct = false;
    std::vector<Track> tracks;
    bool operator==(const Plate&) const = default;
};

// What one seat is to another while it lasts, as who robs whom: an arrow from plate to plate.
struct Link {
    Seat from = noSeat;
    Seat to = noSeat;
    Text text;  // said with the plate of `from`: "may rob: Rose"
    bool operator==(const Link&) const = default;
};

// Places of a map that a piece could come to: shown when a player wants to see it.
struct Reach {
    ZoneId zone = noZone;  // the piece stands in it
    FaceId face = noFace;
    Text name;                          // "How far the mob may come"
    std::vector<std::uint16_t> places;  // as likely as not, or more
    std::vector<std::uint16_t> rarely;
    bool operator==(const Reach&) const = default;
};

struct Tableau {
    Text headline;        // "Round 4 of 8"
    Text subline;         // the phase
    std::string rule;     // number of the rule that the present phase follows, "T-24"
    double progress = 0;  // of the game: 0 at its beginning, 1 at the end, as far as everybody can see how near that is
    Seating seating = Seating::round;
    std::vector<Zone> zones;
    std::vector<Label> labels;
    std::vector<Plate> plates;  // one a seat, in seat order
    std::vector<Link> links;
    std::vector<Reach> reaches;
    bool operator==(const Tableau&) const = default;
};

// Of a Tableau or a const one. Null: there is no such zone.
template <class SomeTableau>
auto* zoneIn(SomeTableau& tableau, ZoneId id) {
    const auto found =
        std::find_if(tableau.zones.begin(), tableau.zones.end(), [id](const Zone& zone) { return zone.id == id; });
    return found == tableau.zones.end() ? nullptr : &*found;
}

}  // namespace intrika
