#include "engines/traitor/conflict.h"

namespace intrika::traitor {

namespace {

std::array<int, houseCount> totalsOf(const State& state) {
    const Board& board = state.board;
    std::array<int, houseCount> totals{};
    const auto totalOf = [&totals](House house) -> int& { return totals[static_cast<std::size_t>(house)]; };
    const auto pointsAt = [&board](std::uint8_t slot) {
        return conflictPoints[static_cast<std::size_t>(board.lands[slot])];
    };
    const std::uint8_t next = nextSlot(board.conflict);
    totalOf(board.houseOf(board.conflict)) += pointsAt(board.conflict);
    totalOf(board.houseOf(next)) += pointsAt(next);

    // T-26: supplies, and diplomats' points (T-36), count for the house that is served now.
    for (Seat seat = 0; seat < board.seats; ++seat) {
        totalOf(board.players[seat].house) += state.cards[seat].played.points();
    }
    const auto addDiplomat = [&](Action diplomat, int points) {
        const Seat seat = state.whoChose(diplomat);
        if (seat != noSeat) totalOf(board.players[seat].house) += points;
    };
    addDiplomat(Action::diplomat2, 2);
    addDiplomat(Action::diplomat5, 5);
    return totals;
}

}  // namespace

SmallSet<Seat, maxPlayers> turncoats(const State& state) {
    SmallSet<Seat, maxPlayers> turning;
    const Seat traitor = state.whoChose(Action::traitor);
    if (traitor != noSeat) turning = turning.with(traitor);

    // T-31: where all serve one house, the Diplomat +5 must change too.
    const Seat diplomat = state.whoChose(Action::diplomat5);
    if (diplomat == noSeat) return turning;
    for (Seat seat = 1; seat < state.board.seats; ++seat) {
        if (state.board.players[seat].house != state.board.players[0].house) return turning;
    }
    return turning.with(diplomat);
}

LastConflict countConflict(const State& state) {
    const Board& board = state.board;
    LastConflict conflict;
    conflict.slot = board.conflict;
    const std::array<int, houseCount> totals = totalsOf(state);
    for (int house = 0; house < houseCount; ++house) conflict.totals[house] = static_cast<std::int16_t>(totals[house]);

    conflict.tied = totals[0] == totals[1];  // T-38
    if (conflict.tied) return conflict;
    conflict.winner = totals[0] > totals[1] ? House::eagle : House::rose;
    for (Seat seat = 0; seat < board.seats; ++seat) {  // T-40
        if (board.players[seat].house == conflict.winner) conflict.winners = conflict.winners.with(seat);
    }
    if (conflict.winners.empty()) return conflict;  // T-43
    int column = conflict.winners.count();
    if (column == 3 && board.seats == 3 && board.options.united == United::fourth) column = 4;  // T-42
    const Land lost = board.lands[losingSlot(board, conflict)];
    conflict.points = static_cast<std::int16_t>(victoryPoints[static_cast<std::size_t>(lost)][column - 1]);
    return conflict;
}

std::uint8_t losingSlot(const Board& board, const LastConflict& conflict) {
    return board.houseOf(conflict.slot) == conflict.winner ? nextSlot(conflict.slot) : conflict.slot;
}

}  // namespace intrika::traitor
