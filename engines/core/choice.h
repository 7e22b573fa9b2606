// What a seat may do, in words and as things to point at on the table.
#pragma once

#include "engines/core/move_key.h"
#include "engines/core/tableau.h"
#include "engines/core/text.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace intrika {

// One thing pointed at. Cards that look alike are interchangeable: picking "a 4 in the hand" twice means two of them.
struct Pick {
    enum class On : std::uint8_t {
        face,   // a piece in `zone` that shows face `value`
        place,  // place `value` of `zone`
        seat,   // the person on seat `value`
        word    // the button Prompt::words[value]
    };
    On on = On::face;
    ZoneId zone = noZone;
    std::uint16_t value = 0;
    auto operator<=>(const Pick&) const = default;
};

// What lies in two places, as an army on the map and on its owner's sheet: pointing at `there` means `meant`, which is
// what choices and reasons speak of.
struct StandIn {
    Pick there;
    Pick meant;
    bool operator==(const StandIn&) const = default;
};

struct Choice {
    MoveKey key;
    std::vector<Pick> picks;              // a multiset, in any order; empty: only the button or the list offers it
    Text text;                            // what it does: "Play 2 and 4 (6 points)"
    Text cost = {};                       // on a map, in a few signs beside the place that is picked last: "4"
    Text detail = {};                     // the same and what it risks, in words
    std::vector<std::uint16_t> way = {};  // on a map: the places that it leads over, both ends included
    Text warning = {};                    // what is easily overlooked; it then asks for a confirmation
    bool risky = false;                   // on a map: the place that is picked last is dangerous, as `detail` tells
    bool operator==(const Choice&) const = default;
};

struct Prompt {
    Text question;        // "Choose an action card."
    std::string rule;     // number of the rule that is being followed, "T-19"
    bool secret = false;  // private knowledge is on show: with several people at one screen, the curtain falls first
    // Asked of the whole table at once: what whoever has nothing to say to it decides. The other choices are secret.
    std::optional<MoveKey> silence;
    bool confirm = false;  // ask for confirmation even when the selection admits no other choice
    std::vector<Choice> choices;
    std::vector<Text> words;             // labels of the buttons that Pick::On::word names
    std::vector<StandIn> standIns = {};  // no choice points at `there` itself
    bool operator==(const Prompt&) const = default;
};

}  // namespace intrika
