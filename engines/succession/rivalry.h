// Who comes before whom, and who robs whom.
#pragma once

#include "engines/succession/state.h"

namespace intrika::succession {

// Which players show which rank. Here, as below, all show a character.
struct Ranks {
    std::array<PlayerSet, rankCount + 1> seats;  // nobody shows noRank
    RankSet shown;                               // by at least one player ...
    RankSet tied;                                // ... and by more than one (K-21)

    constexpr PlayerSet of(Rank rank) const { return seats[static_cast<std::size_t>(rank)]; }
    // K-22: whom the one with this rank robs; nobody when tied.
    constexpr PlayerSet robbedBy(Rank rank) const {
        const PlayerSet victims = of(succession::robbedBy(rank));
        return tied.contains(rank) ? PlayerSet() : victims;
    }
};
Ranks ranksOf(const Table& table);

// K-30: does `one` come before `other`?
bool isBefore(const Table& table, Seat one, Seat other);
// K-30: whose turn begins next; noSeat: all have had theirs.
Seat nextInTurn(const Table& table);
// K-13: `seats` in the order of K-30.
SeatRow inTurnOrder(const Table& table, PlayerSet seats);

// K-21: another player shows the same rank. The shown character ties nobody.
bool isTied(const Table& table, Seat seat);
// K-22: the players whom this seat robs; none when it is tied.
PlayerSet victimsOf(const Table& table, Seat seat);
// K-22, K-27: all conflicts of different ranks, in their order.
Row<Conflict, mostConflicts> conflictsOf(const Table& table);

}  // namespace intrika::succession
