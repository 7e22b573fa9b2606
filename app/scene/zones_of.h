// Which zones of a tableau lie where.
#pragma once

#include "engines/core/tableau.h"

#include <vector>

namespace intrika::scene {

using Zones = std::vector<const Zone*>;

// Null: nothing is played on a map.
inline const Zone* mapOf(const Tableau& tableau) {
    for (const Zone& zone : tableau.zones) {
        if (zone.shape == Shape::map && zone.board != nullptr) return &zone;
    }
    return nullptr;
}

// Those that flow in rows; what belongs to another zone lies with it.
inline Zones zonesOf(const Tableau& tableau, Area area, Seat owner = noSeat) {
    Zones found;
    for (const Zone& zone : tableau.zones) {
        const bool flows = zone.shape == Shape::row || zone.shape == Shape::fan || zone.shape == Shape::stack;
        const bool stands = zone.shape == Shape::standing && mapOf(tableau) == nullptr;
        const bool lies = (flows && zone.around == noZone) || stands;
        if (zone.area == area && lies && (owner == noSeat || zone.owner == owner)) found.push_back(&zone);
    }
    return found;
}

inline const Zone* ringOf(const Tableau& tableau) {
    for (const Zone& zone : tableau.zones) {
        if (zone.shape == Shape::ring) return &zone;
    }
    return nullptr;
}

// In the middle, below the zone that it belongs to.
inline bool isFoot(const Zone& zone) {
    return zone.area == Area::centre && zone.shape == Shape::row && zone.around != noZone;
}

inline std::vector<std::size_t> labelledPlaces(const Tableau& tableau, ZoneId zone) {
    std::vector<std::size_t> places;
    for (const Label& label : tableau.labels) {
        if (label.zone == zone) places.push_back(label.place);
    }
    return places;
}

}  // namespace intrika::scene
