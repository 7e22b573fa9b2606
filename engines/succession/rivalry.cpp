#include "engines/succession/rivalry.h"

#include <algorithm>

namespace intrika::succession {
namespace {

// Lower is earlier. Two seats never share a place: equal ranks differ in the symbol.
int placeInOrder(const Player& player) {
    const int symbol = withSymbol.contains(player.character) ? 0 : 1;
    return (static_cast<int>(rankOf(player.character)) << 8) | (player.tokens << 1) | symbol;
}

}  // namespace

Ranks ranksOf(const Table& table) {
    Ranks ranks;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Rank rank = rankOf(table.players[seat].character);
        ranks.tied = ranks.tied | (ranks.shown & RankSet::of(rank));
        ranks.shown = ranks.shown.with(rank);
        PlayerSet& seats = ranks.seats[static_cast<std::size_t>(rank)];
        seats = seats.with(seat);
    }
    return ranks;
}

bool isBefore(const Table& table, Seat one, Seat other) {
    return placeInOrder(table.players[one]) < placeInOrder(table.players[other]);
}

Seat nextInTurn(const Table& table) {
    PlayerSet acted;
    for (const Seat seat : table.acted) acted = acted.with(seat);
    // The place and the seat as one number, so that the least of them tells both.
    constexpr int afterAll = 1 << 16;
    int next = afterAll;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const int hasActed = acted.contains(seat) ? afterAll : 0;
        next = std::min(next, placeInOrder(table.players[seat]) * maxPlayers + seat + hasActed);
    }
    return next < afterAll ? static_cast<Seat>(next % maxPlayers) : noSeat;
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

bool isTied(const Table& table, Seat seat) {
    return ranksOf(table).tied.contains(rankOf(table.players[seat].character));
}

PlayerSet victimsOf(const Table& table, Seat seat) {
    return ranksOf(table).robbedBy(rankOf(table.players[seat].character));
}

// In the order of the robbers' ranks. The shown character robs where no player shows its rank (D-9).
Row<Conflict, mostConflicts> conflictsOf(const Table& table) {
    const Ranks ranks = ranksOf(table);
    RankSet robbers = ranks.shown;
    if (table.shown != nobody) robbers = robbers.with(rankOf(table.shown));
    Row<Conflict, mostConflicts> conflicts;
    for (const Rank rank : robbers) {
        const PlayerSet victims = ranks.robbedBy(rank);
        if (victims.empty()) continue;
        const Seat high = ranks.shown.contains(rank) ? ranks.of(rank).first() : shownSeat;
        for (const Seat low : inTurnOrder(table, victims)) conflicts.add({high, low});
    }
    return conflicts;
}

}  // namespace intrika::succession
