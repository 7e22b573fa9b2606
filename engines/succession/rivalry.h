// Who comes before whom, and who robs whom.
#pragma once

#include "engines/succession/state.h"

namespace intrika::succession {

// Which players show which rank. Here, as below, all show a character.
class Ranks {
public:
    constexpr void add(Seat seat, Rank rank) {
        tied_ = tied_ | (shown_ & RankSet::of(rank));
        shown_ = shown_.with(rank);
        seats_ |= 1u << (static_cast<unsigned>(rank) * maxPlayers + seat);
    }
    constexpr RankSet shown() const { return shown_; }  // by at least one player ...
    constexpr RankSet tied() const { return tied_; }    // ... and by more than one (K-21)
    constexpr PlayerSet of(Rank rank) const {
        return PlayerSet::ofBits(seats_ >> static_cast<unsigned>(rank) * maxPlayers);
    }
    // K-22: whom the one with this rank robs; nobody when tied.
    constexpr PlayerSet robbedBy(Rank rank) const {
        const PlayerSet victims = of(succession::robbedBy(rank));
        return tied_.contains(rank) ? PlayerSet() : victims;
    }

private:
    std::uint32_t seats_ = 0;  // a set of them for each rank; nobody shows noRank
    RankSet shown_;
    RankSet tied_;
};
Ranks ranksOf(const Board& board);

// K-30: does `one` come before `other`?
bool isBefore(const Board& board, Seat one, Seat other);
// K-30: whose turn begins next; noSeat: all have had theirs.
Seat nextInTurn(const Board& board);
// K-13: `seats` in the order of K-30.
SeatRow inTurnOrder(const Board& board, PlayerSet seats);

// K-21: another player shows the same rank. The shown character ties nobody.
bool isTied(const Board& board, Seat seat);
// K-22: the players whom this seat robs; none when it is tied.
PlayerSet victimsOf(const Board& board, Seat seat);
// K-22, K-27: all conflicts of different ranks, in their order.
using Conflicts = FixedList<Conflict, mostConflicts>;
Conflicts conflictsOf(const Board& board);
// The same, in their place: a row that is copied right after it was written in parts stalls the processor.
void writeConflicts(const Board& board, Conflicts& out);

}  // namespace intrika::succession
