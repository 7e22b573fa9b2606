// What a seat can conclude from all that it has seen, in the same words for every game: who may have what, and what
// was looked at. A game makes it from views and redacted happenings, so nothing hidden can be in it.
#pragma once

#include "engines/core/tableau.h"
#include "engines/core/text.h"

#include <cstdint>
#include <vector>

namespace intrika {

// How many of a thing are at a place: at least, and at most.
struct Verdict {
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    bool isImpossible() const { return most == 0; }
    bool isCertain() const { return least > 0; }
    bool operator==(const Verdict&) const = default;
};

struct Notebook {
    struct Thing {
        FaceId face = noFace;
        Text name;
        bool operator==(const Thing&) const = default;
    };
    struct Group {  // things that are looked for together
        Text title;
        std::vector<Thing> things;
        bool operator==(const Group&) const = default;
    };
    struct Row {
        Seat seat = noSeat;  // noSeat: a place that is nobody's
        Text name;
        std::vector<Verdict> findings;  // of all things, group by group
        bool operator==(const Row&) const = default;
    };
    struct Look {
        int step = 0;  // the event that brought it
        Text text;
        bool operator==(const Look&) const = default;
    };

    std::vector<Group> groups;
    std::vector<Row> rows;
    std::vector<Look> looks;  // who was shown what, the oldest first
    bool empty() const { return rows.empty(); }
    bool operator==(const Notebook&) const = default;
};

}  // namespace intrika
