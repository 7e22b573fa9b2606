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

Ranks ranksOf(const Board& board) {
    Ranks ranks;
    for (Seat seat = 0; seat < board.seats; ++seat) ranks.add(seat, rankOf(board.players[seat].character));
    return ranks;
}

bool isBefore(const Board& board, Seat one, Seat other) {
    return placeInOrder(board.players[one]) < placeInOrder(board.players[other]);
}

Seat nextInTurn(const Board& board) {
    // Of all places, used or not, for nobody can guess how many have acted.
    unsigned acted = 0;
    for (int place = 0; place < maxPlayers; ++place) {
        acted |= (place < board.acted.size() ? 1u : 0u) << board.acted.begin()[place];
    }
    // The place and the seat as one number, so that the least of them tells both.
    constexpr int afterAll = 1 << 16;
    int next = afterAll;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int hasActed = (acted >> seat & 1u) != 0 ? afterAll : 0;
        next = std::min(next, placeInOrder(board.players[seat]) * maxPlayers + seat + hasActed);
    }
    return next < afterAll ? static_cast<Seat>(next % maxPlayers) : noSeat;
}

SeatRow inTurnOrder(const Board& board, PlayerSet seats) {
    SeatRow order;
    for (const Seat seat : seats) {
        order.append(seat);
        for (int place = order.size() - 1; place > 0 && isBefore(board, order[place], order[place - 1]); --place) {
            std::swap(order[place], order[place - 1]);
        }
    }
    return order;
}

bool isTied(const Board& board, Seat seat) {
    return ranksOf(board).tied().contains(rankOf(board.players[seat].character));
}

PlayerSet victimsOf(const Board& board, Seat seat) {
    return ranksOf(board).robbedBy(rankOf(board.players[seat].character));
}

Conflicts conflictsOf(const Board& board) {
    Conflicts conflicts;
    writeConflicts(board, conflicts);
    return conflicts;
}

// In the order of the robbers' ranks. The shown character robs where no player shows its rank (K-27).
void writeConflicts(const Board& board, Conflicts& out) {
    const Ranks ranks = ranksOf(board);
    RankSet robbers = ranks.shown();
    if (board.shown != nobody) robbers = robbers.with(rankOf(board.shown));
    out.clear();
    for (const Rank rank : robbers) {
        const PlayerSet victims = ranks.robbedBy(rank);
        if (victims.empty()) continue;
        const Seat high = ranks.shown().contains(rank) ? ranks.of(rank).first() : shownSeat;
        for (const Seat low : inTurnOrder(board, victims)) out.append({high, low});
    }
}

}  // namespace intrika::succession
