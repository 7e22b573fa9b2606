#include "engines/table/open_table.h"

#include "engines/table/table.h"

#include <algorithm>
#include <cassert>

namespace intrika::table {
namespace {

// How many pieces somebody saw that others did not; views that lay the zone out differently tell nothing.
int revealed(const Zone& seen, const Zone& hidden) {
    if (seen.pieces.size() != hidden.pieces.size()) return 0;
    int count = 0;
    for (std::size_t i = 0; i < seen.pieces.size(); ++i) count += seen.pieces[i].face != hidden.pieces[i].face;
    return count;
}

}  // namespace

Tableau openTableau(const Table& table, int at) {
    assert(table.isOver());
    Tableau open = table.tableau(spectator, at);
    std::vector<int> most(open.zones.size(), 0);
    const Tableau hidden = open;
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        const Tableau own = table.tableau(seat, at);
        for (std::size_t i = 0; i < open.zones.size(); ++i) {
            const Zone* seen = zoneIn(own, open.zones[i].id);
            const int count = seen == nullptr ? 0 : revealed(*seen, hidden.zones[i]);
            if (count <= most[i]) continue;
            most[i] = count;
            open.zones[i].pieces = seen->pieces;
        }
    }
    for (Zone& zone : open.zones) {
        if (zone.area == Area::hand) zone.area = Area::seat;
    }
    return open;
}

std::vector<Happening> openHappenings(const Table& table, int step) {
    assert(table.isOver());
    std::vector<Happening> open = table.happenings(step, spectator);
    const std::vector<Happening> hidden = open;
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        const std::vector<Happening> own = table.happenings(step, seat);
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (own[i].faces != hidden[i].faces) open[i] = own[i];
        }
    }
    return open;
}

}  // namespace intrika::table
