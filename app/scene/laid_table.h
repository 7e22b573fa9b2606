// What lies on the table at present, and where: all parts of the scene read it, TableScene alone writes it.
#pragma once

#include "app/scene/table_layout.h"
#include "engines/core/tableau.h"
#include "engines/words/words.h"

#include <string>
#include <vector>

namespace intrika::scene {

struct LaidTable {
    Tableau tableau;
    TableLayout layout;
    Words words;
    std::vector<std::string> colours;  // by seat, as GameKind::seatColours
    Seat viewer = noSeat;              // sits at the bottom; noSeat: a spectator, nobody does
    bool frontAside = false;           // what lies before everything is put aside
    bool saysHeadline = true;          // false: it is said elsewhere

    const Zone* zone(ZoneId id) const { return zoneIn(tableau, id); }
    std::string colourOf(Seat seat) const { return seat < colours.size() ? colours[seat] : std::string(); }
    // What lies before everything; empty: nothing does.
    QString frontInWords() const {
        for (const Zone& zone : tableau.zones) {
            const bool isThere = zone.area == Area::front && (!zone.pieces.empty() || !zone.label.empty());
            if (isThere) return words.say(zone.label);
        }
        return {};
    }
};

}  // namespace intrika::scene
