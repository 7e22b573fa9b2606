// A position of Schemes and Intrigue as a value: what lies open on the table, and what only its owners may know.
#pragma once

#include "engines/core/small_set.h"
#include "engines/core/to_act.h"
#include "engines/schemes/hand.h"
#include "engines/schemes/moves.h"
#include "engines/schemes/rows.h"

#include <type_traits>

namespace intrika::schemes {

struct Options {
    bool hiddenGoals = false;  // S-48
    bool witchByList = false;  // S-59
    bool operator==(const Options&) const = default;
};

using GoalPile = FixedList<Goal, goalTotal>;
struct Setup {
    Seat startPlayer = 0;
    GoalPile goals;
    std::array<Deck, maxPlayers> decks;  // unused seats keep their defaults
    bool operator==(const Setup&) const = default;
};

// Phases that wait for somebody; the others run by themselves.
enum class Phase : std::uint8_t { play, hat, traitor, reshuffle, over };
inline constexpr std::array<std::string_view, 5> phaseIds{"play", "hat", "traitor", "reshuffle", "over"};

// An influence card in a column and whose it is. A view has `unknown` for what its observer may not know.
class Placed {
public:
    constexpr Placed() = default;
    constexpr Placed(Seat seat, Card card) : bits_(static_cast<std::uint8_t>(seat << 5 | static_cast<int>(card))) {}
    static constexpr Placed unknown(Seat seat) { return {seat, unknownCard}; }

    constexpr Seat seat() const { return static_cast<Seat>(bits_ >> 5); }
    constexpr Card card() const { return static_cast<Card>(bits_ & 31u); }
    constexpr bool isKnown() const { return card() != unknownCard; }
    bool operator==(const Placed&) const = default;

private:
    static constexpr Card unknownCard{31};
    std::uint8_t bits_ = 0;
};

using Columns = Rows<Placed, maxPlayers * cardCount>;  // by column, from the goal card downwards
using WonGoals = Rows<Goal, goalTotal>;                // by seat, in the order won
using CardSet = SmallSet<Card, cardCount>;             // of one player, who has one of each (S-2)
using ColumnSet = SmallSet<std::uint8_t, maxPlayers>;
inline constexpr std::uint8_t noColumn = 0xFF;

// The card under a seat's hat; in a view also one that its observer may not know.
inline constexpr Card noCard{0xFF};
inline constexpr Card unknownWearer{0xFE};

// S-47: the cards of the last round as they lay, wearers in place of their hats; all else follows by evaluation.
struct LastRound {
    Columns cards;
    std::array<Goal, maxPlayers> goals{};
    std::array<Seat, maxPlayers> winners{noSeat, noSeat, noSeat, noSeat, noSeat, noSeat};  // by column
    SmallSet<Seat, maxPlayers> hats;         // seats whose hat had a wearer ...
    std::array<Card, maxPlayers> wearers{};  // ... and which; else Card{}
    std::uint8_t round = 0;                  // 0: none yet
    bool hasHat(Placed card) const { return hats.contains(card.seat()) && wearers[card.seat()] == card.card(); }
    bool operator==(const LastRound&) const = default;
};

// What a position shows, but for single cards that a view covers.
struct Board {
    Options options;
    std::uint8_t seats = 0;
    Phase phase = Phase::play;
    std::uint8_t round = 1;
    Seat turn = 0;
    bool placed = false;                    // in this turn
    std::uint8_t abilityColumn = noColumn;  // hat, traitor: the card that asks ...
    std::uint8_t abilityIndex = 0;          // ... and its place in the column
    Seat filler = noSeat;                   // reshuffle: who must shuffle; `turn` draws after them
    ColumnSet closed;                       // S-28
    ColumnSet faceDown;                     // columns whose foot lies face down: only that card can (S-13)
    ColumnSet footSeen;                     // ... and is an explorer that all have seen
    std::array<Goal, maxPlayers> goals{};   // Goal{} for columns that are not there
    Columns columns;
    std::array<Card, maxPlayers> under{noCard, noCard, noCard, noCard, noCard, noCard};  // the seat's hat
    std::array<CardSet, maxPlayers> discards;
    WonGoals won;
    LastRound last;

    constexpr bool isOver() const { return phase == Phase::over; }
    constexpr int columnCount() const { return isOver() ? 0 : seats; }
    // S-18
    constexpr bool isFull(int column) const {
        return closed.contains(static_cast<std::uint8_t>(column)) ||
               columns.size(column) >= goals[static_cast<std::size_t>(column)].points();
    }
    constexpr ColumnSet all() const { return ColumnSet::ofBits((1u << seats) - 1); }
    constexpr ColumnSet open() const { return all() & ~closed; }
    constexpr ColumnSet full() const {
        unsigned full = closed.bits();
        for (unsigned column = 0; column < seats; ++column) {
            full |= (columns.size(static_cast<int>(column)) >= goals[column].points() ? 1u : 0u) << column;
        }
        return ColumnSet::ofBits(full);
    }
    constexpr Placed abilityCard() const { return columns.at(abilityColumn, abilityIndex); }
    constexpr bool isFaceDown(int column, int index) const {
        return index == columns.size(column) - 1 && faceDown.contains(static_cast<std::uint8_t>(column));
    }
    bool operator==(const Board&) const = default;
};

struct State {
    Board board;
    GoalPile goalPile;
    std::array<Deck, maxPlayers> decks;
    std::array<Hand, maxPlayers> hands;
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 768, "copying positions is what a search does most");

// Whom a position waits for. `deciderOf`: noSeat while chance is to decide, and after the end.
constexpr Seat deciderOf(const Board& board) {
    switch (board.phase) {
        case Phase::play:
            return board.turn;
        case Phase::hat:
        case Phase::traitor:
            return board.abilityCard().seat();
        case Phase::reshuffle:
        case Phase::over:
            break;
    }
    return noSeat;
}
ToAct waitsFor(const Board& board);

// All goal cards of the game, kind by kind.
GoalPile allGoals();

// S-90 to S-92. `set` is noSet without a card of each kind.
inline constexpr int noSet = -1;
struct Score {
    int plain = 0;
    int set = noSet;
    int further = 0;  // cards beside the set: each takes a point
    int total() const { return set > plain ? set : plain; }
    bool operator==(const Score&) const = default;
};
Score scoreOf(std::span<const Goal> won);

}  // namespace intrika::schemes
