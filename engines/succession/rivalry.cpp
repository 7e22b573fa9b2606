#include "engines/succession/rivalry.h"

#include <algorithm>

namespace intrika::succession {
namespace {

// What the character says of the place in the order.
constexpr auto placesOfCharacters = [] {
    std::array<int, characterCount> places{};
    for (const Character character : CharacterSet::all()) {
        const int symbol = withSymbol.contains(character) ? 0 : 1;
        places[static_cast<std::size_t>(character)] = (static_cast<int>(rankOf(character)) << 8) | symbol;
    }
    return places;
}();

// Lower is earlier. Two seats never share a place: equal ranks differ in the symbol.
int placeInOrder(const Player& player) {
    return placesOfCharacters[static_cast<std::size_t>(player.character)] + (player.tokens << 1);
}

}  // namespace

Ranks ranksOf(const Table& table) {
    Ranks ranks;
    for (Seat seat = 0; seat < table.seats; ++seat) ranks.add(seat, rankOf(table.players[seat].character));
    return ranks;
}

bool isBefore(const Table& table, Seat one, Seat other) {
    return placeInOrder(table.players[one]) < placeInOrder(table.players[other]);
}

Seat nextInTurn(const Table& table) {
    // Of all places, used or not, for nobody can guess how many have acted.
    unsigned acted = 0;
    for (int place = 0; place < maxPlayers; ++place) {
        acted |= (place < table.acted.size() ? 1u : 0u) << table.acted.begin()[place];
    }
    // The place and the seat as one number, so that the least of them tells both.
    constexpr int afterAll = 1 << 16;
    int next = afterAll;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const int hasActed = (acted >> seat & 1u) != 0 ? afterAll : 0;
        next = std::min(next, placeInOrder(table.players[seat]) * maxPlayers + seat + hasActed);
    }
    return next < afterAll ? static_cast<Seat>(next % maxPlayers) : noSeat;
}

SeatRow inTurnOrder(const Table& table, PlayerSet seats) {
    SeatRow order;
    for (const Seat seat : seats) {
        order.append(seat);
        for (int place = order.size() - 1; place > 0 && isBefore(table, order[place], order[place - 1]); --place) {
            std::swap(order[place], order[place - 1]);
        }
    }
    return order;
}

bool isTied(const Table& table, Seat seat) {
    return ranksOf(table).tied().contains(rankOf(table.players[seat].character));
}

PlayerSet victimsOf(const Table& table, Seat seat) {
    return ranksOf(table).robbedBy(rankOf(table.players[seat].character));
}

Conflicts conflictsOf(const Table& table) {
    Conflicts conflicts;
    writeConflicts(table, conflicts);
    return conflicts;
}

// In the order of the robbers' ranks. The shown character robs where no player shows its rank (D-9).
void writeConflicts(const Table& table, Conflicts& out) {
    const Ranks ranks = ranksOf(table);
    RankSet robbers = ranks.shown();
    if (table.shown != nobody) robbers = robbers.with(rankOf(table.shown));
    out.clear();
    for (const Rank rank : robbers) {
        const PlayerSet victims = ranks.robbedBy(rank);
        if (victims.empty()) continue;
        const Seat high = ranks.shown().contains(rank) ? ranks.of(rank).first() : shownSeat;
        for (const Seat low : inTurnOrder(table, victims)) out.append({high, low});
    }
}

}  // namespace intrika::succession
