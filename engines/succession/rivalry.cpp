#include "engines/succession/rivalry.h"

namespace intrika::succession {
namespace {

// Lower is earlier. Two seats never share a place: equal ranks differ in the symbol.
int placeInOrder(const Table& table, Seat seat) {
    const Player& player = table.players[seat];
    const int symbol = withSymbol.contains(player.character) ? 0 : 1;
    return (static_cast<int>(rankOf(player.character)) << 8) | (player.tokens << 1) | symbol;
}

}  // namespace

bool isBefore(const Table& table, Seat one, Seat other) {
    return placeInOrder(table, one) < placeInOrder(table, other);
}

Seat nextInTurn(const Table& table) {
    PlayerSet acted;
    for (const Seat seat : table.acted) acted = acted.with(seat);
    Seat next = noSeat;
    int first = INT16_MAX;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (acted.contains(seat)) continue;
        const int place = placeInOrder(table, seat);
        if (place < first) {
            first = place;
            next = seat;
        }
    }
    return next;
}

SeatRow inTurnOrder(const Table& table, PlayerSet seats) {
    SeatRow order;
    for (const Seat seat : seats) {
        order.add(seat);
        for (int place = order.size() - 1; place > 0 && isBefore(table, order[place], order[place - 1]); --place) {
            std::swap(order[place], order[place - 1]);
        }
    }
    return order;
}

PlayerSet seatsOfRank(const Table& table, Rank rank) {
    PlayerSet seats;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (rankOf(table.players[seat].character) == rank) seats = seats.with(seat);
    }
    return seats;
}

bool isTied(const Table& table, Seat seat) {
    return seatsOfRank(table, rankOf(table.players[seat].character)).count() > 1;
}

PlayerSet victimsOf(const Table& table, Seat seat) {
    const Rank victims = robbedBy(rankOf(table.players[seat].character));
    if (victims == noRank || isTied(table, seat)) return {};
    return seatsOfRank(table, victims);
}

PlayerSet victimsOfShown(const Table& table) {
    if (table.shown == nobody) return {};
    const Rank rank = rankOf(table.shown);
    if (robbedBy(rank) == noRank || !seatsOfRank(table, rank).empty()) return {};  // D-9
    return seatsOfRank(table, robbedBy(rank));
}

Row<Conflict, mostConflicts> conflictsOf(const Table& table) {
    Row<Conflict, mostConflicts> conflicts;
    const auto add = [&](Seat high, PlayerSet victims) {
        for (const Seat low : inTurnOrder(table, victims)) conflicts.add({high, low});
    };
    for (int rank = 0; rank < rankCount; ++rank) {
        if (table.shown != nobody && static_cast<int>(rankOf(table.shown)) == rank) {
            add(shownSeat, victimsOfShown(table));
        }
        const PlayerSet robbers = seatsOfRank(table, static_cast<Rank>(rank));
        if (robbers.count() == 1) add(robbers.first(), victimsOf(table, robbers.first()));
    }
    return conflicts;
}

}  // namespace intrika::succession
