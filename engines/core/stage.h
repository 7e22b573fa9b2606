// A decisive moment told beat by beat with the cards large: what the window's stage shows, in the same words for every
// game. A game makes one of what an observer was told and had seen, so nothing hidden can be in it.
#pragma once

#include "engines/core/happening.h"
#include "engines/core/seat.h"
#include "engines/core/tableau.h"
#include "engines/core/text.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace intrika {

// The same card has the same number in all pictures of a script: where it lies elsewhere it moves there, where it shows
// another face it is turned.
struct StageCard {
    std::uint16_t id = 0;
    FaceId face = noFace;
    Seat owner = noSeat;  // whose mark it carries
    enum class Light : std::uint8_t { usual, gold, dim } light = Light::usual;
    bool operator==(const StageCard&) const = default;
};

// What counts now, and what counted before it, struck out.
struct StageFigure {
    int now = 0;
    std::optional<int> before;
    bool operator==(const StageFigure&) const = default;
};

// One of two that stand against each other, as a banner.
struct StageSide {
    FaceId face = noFace;  // its emblem and colours
    Seat seat = noSeat;    // or whose it is
    Text name;             // below the emblem; empty: the emblem says it
    std::optional<StageFigure> figure;
    enum class Fate : std::uint8_t { open, wins, loses } fate = Fate::open;
    std::vector<StageCard> cards;  // what it has to show, below it
    std::vector<Die> dice;         // rolled for it, beside these
    bool operator==(const StageSide&) const = default;
};

// What is shown of a seat, or a card that has something to say: one beside the other.
struct StageColumn {
    Seat seat = noSeat;
    bool named = false;  // in gold: it is spoken of
    std::vector<StageCard> cards;
    std::vector<FaceId> signs;  // emblems below the name
    bool signsChange = false;   // the second of them has taken the first one's place
    Text note;                  // below it: a sum, a gain
    bool operator==(const StageColumn&) const = default;
};

// Something goes from one column to another.
struct StageArrow {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Text text;
    bool operator==(const StageArrow&) const = default;
};

// So many of so many: what is claimed and has come true.
struct StageTally {
    FaceId face = noFace;
    int now = 0;
    int most = 0;
    Text text;
    Text detail;
    bool operator==(const StageTally&) const = default;
};

// One of two ends that a matter may have.
struct StageSeal {
    Text text;
    bool good = true;  // what is claimed is so
    enum class Fate : std::uint8_t { open, stamped, off } fate = Fate::open;
    bool operator==(const StageSeal&) const = default;
};

struct StagePicture {
    Text sentence;                 // below the title
    std::vector<StageSide> sides;  // none, or left and right
    std::vector<StageColumn> columns;
    std::vector<StageArrow> arrows;
    std::vector<StageCard> foot;  // what it is about, below in the middle
    FaceId clasp = noFace;        // a token between these
    std::optional<StageTally> tally;
    std::vector<StageSeal> seals;
    bool operator==(const StagePicture&) const = default;
};

// A card of a picture goes to somebody.
struct StageGain {
    std::uint16_t card = 0;
    Seat seat = noSeat;
    bool operator==(const StageGain&) const = default;
};

struct StageBeat {
    Text name;             // at its bead; empty: it is a part of the beat before
    int milliseconds = 0;  // with what moves in it
    std::size_t told = 0;  // so many happenings of the step have been told with it
    StagePicture picture;
    std::vector<StageGain> gains;  // fly to their owners' plates when it is over
    SeatSet notes;                 // and so does what the columns of these seats note: points
    bool operator==(const StageBeat&) const = default;
};

// No beats: the step is none for a stage.
struct StageScript {
    Text title;
    double width = 1;        // of the usual band
    std::size_t begins = 0;  // so many happenings of the step come before it, on the table
    std::vector<StageBeat> beats;

    bool empty() const { return beats.empty(); }
    std::size_t ends() const { return beats.empty() ? begins : beats.back().told; }
    bool operator==(const StageScript&) const = default;
};

}  // namespace intrika
