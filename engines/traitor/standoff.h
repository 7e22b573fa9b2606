// How a conflict stands before it is counted, as anybody can add up who sees the table.
#pragma once

#include "engines/traitor/state.h"

namespace intrika::traitor {

// The two landscapes of a border, seen from one house.
struct Sides {
    std::uint8_t own = noSlot;
    std::uint8_t others = noSlot;
};

inline Sides sidesAt(const Board& board, std::uint8_t border, House house) {
    const std::uint8_t next = nextSlot(border);
    return board.houseOf(border) == house ? Sides{border, next} : Sides{next, border};
}

// By how many conflict points the own landscape is the stronger one.
inline int landLead(const Board& board, Sides sides) {
    const auto points = [&board](std::uint8_t slot) {
        return conflictPoints[static_cast<std::size_t>(board.lands[slot])];
    };
    return points(sides.own) - points(sides.others);
}

// With the supplies on the table, for the houses that are served now. A State and a View both have what it needs.
template <class Position>
int leadOf(const Position& position, House house) {
    const Board& board = position.board;
    int lead = landLead(board, sidesAt(board, board.conflict, house));
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int points = position.cards[seat].played.points();
        lead += board.players[seat].house == house ? points : -points;
    }
    return lead;
}

inline int servantsOf(const Board& board, House house) {
    int servants = 0;
    for (Seat seat = 0; seat < board.seats; ++seat) servants += board.players[seat].house == house ? 1 : 0;
    return servants;
}

// T-41: victory points of each of so many winners.
inline int prizeFor(const Board& board, std::uint8_t losing, int winners) {
    return winners == 0 ? 0 : victoryPoints[static_cast<std::size_t>(board.lands[losing])][winners - 1];
}

inline int roundsLeft(const Board& board) { return roundsOf(board.seats) - board.round; }

}  // namespace intrika::traitor
