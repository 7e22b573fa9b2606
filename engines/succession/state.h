// A position of The King Is Dead as a value: what everybody sees, and what only some may know.
#pragma once

#include "engines/core/to_act.h"
#include "engines/succession/moves.h"

#include <type_traits>

namespace intrika::succession {

inline constexpr int scoreBound = 30000;  // far beyond any match, and safe to add to
inline constexpr int mostGames = 9999;

struct Options {
    std::uint16_t games = 1;         // K-98
    bool endsAtPoints = false;       // K-98: the match stops early ...
    std::int16_t points = 0;         // ... at this sum; 0 when it does not
    bool treasurerRecruits = false;  // house rule: other actions than printed
    bool hiddenMoney = false;        // house rule: how many coins lie under a pile
    bool operator==(const Options&) const = default;
};

// Phases that wait for somebody; the others run by themselves.
enum class Phase : std::uint8_t { choose, gardener, conflict, turn, deal, newGame, over };
inline constexpr std::array<std::string_view, 7> phaseIds{"choose", "gardener", "conflict", "turn",
                                                          "deal",   "new-game", "over"};

using PlayerSet = SmallSet<Seat, maxPlayers>;
using PileSet = SmallSet<std::uint8_t, pileCount>;
using SeatRow = FixedList<Seat, maxPlayers>;

struct Covered {
    Action action{};
    Seat by = 0;
    bool operator==(const Covered&) const = default;
};

inline constexpr Seat shownSeat = 0xFE;  // K-27: the shown character as a robber
struct Conflict {
    Seat high = 0;
    Seat low = 0;
    bool operator==(const Conflict&) const = default;
};
inline constexpr std::size_t mostConflicts = 6;

// Looked up by seat more than anything else: players that lie 79 bytes apart would take a multiplication each time.
struct alignas(8) Player {
    std::uint8_t coins = 0;
    std::uint8_t tokens = 0;
    bool used = false;  // K-51
    PileSet known;      // K-71
    Character character = nobody;
    FixedList<Character, stagesOfRound> played;
    FixedList<Covered, 2> covered;  // K-23
    FixedList<Card, mostOfSort> buildings;
    FixedList<Card, mostOfSort> subjects;

    constexpr auto& row(Sort sort) { return sort == Sort::building ? buildings : subjects; }
    constexpr const auto& row(Sort sort) const { return sort == Sort::building ? buildings : subjects; }
    constexpr Card active() const { return subjects.backOr(noCard); }  // K-50
    bool operator==(const Player&) const = default;
};

struct Pile {
    Card top = noCard;       // noCard: the pile is gone
    std::uint8_t below = 0;  // how many cards lie under it
    constexpr bool isGone() const { return top == noCard; }
    constexpr int height() const { return isGone() ? 0 : below + 1; }
    bool operator==(const Pile&) const = default;
};

enum class Pending : std::uint8_t { none, action, search };
inline constexpr std::uint8_t unlimited = 0xFF;
struct Turn {
    Seat seat = noSeat;  // noSeat: nobody's turn
    PlayerSet steals;
    ActionSet left;
    std::uint8_t limit = unlimited;  // K-34; of somebody who is tied
    Pending pending = Pending::none;
    Action action{};  // Pending::action
    Sort search{};    // Pending::search
    bool operator==(const Turn&) const = default;
};

// What everybody sees.
struct Board {
    Options options;
    std::array<std::int16_t, maxPlayers> scores{};  // K-98: the sums of the finished games
    std::uint16_t game = 1;
    std::uint8_t seats = 0;
    std::uint8_t round = 1;
    std::uint8_t stage = 1;
    Phase phase = Phase::choose;
    std::uint8_t bank = 0;
    std::uint8_t tokens = 0;
    PileSet withMoney;  // piles with coins under them
    PlayerSet chosen;   // who has chosen a character
    Character shown = nobody;
    FixedList<Character, stagesOfRound> shownBefore;
    Turn turn;
    SeatRow acted;
    SeatRow queue;                                 // K-13
    FixedList<Conflict, mostConflicts> conflicts;  // K-22
    std::array<Pile, pileCount> piles{};
    std::array<Player, maxPlayers> players{};  // unused seats keep their defaults

    constexpr bool gameIsOver() const { return phase == Phase::newGame || phase == Phase::over; }
    constexpr Card topOf(int pile) const { return piles[static_cast<std::size_t>(pile)].top; }
    bool operator==(const Board&) const = default;
};

// What lies under the top card of a pile, foot first. Only on top can there be a card of another sort (K-47).
using CardsBelow = FixedList<Card, mostOfSort>;

// What everybody sees of it, and what only some may know.
struct State {
    Board board;
    std::array<Hand, maxPlayers> hands{};
    std::array<Character, maxPlayers> chosen{nobody, nobody, nobody, nobody};  // K-11: face down until the reveal
    Aside aside;
    std::array<CardsBelow, pileCount> below{};    // as many as Board::piles tells
    std::array<std::uint8_t, pileCount> money{};  // what everybody sees is Board::withMoney

    // Precondition: fromTop < board.piles[pile].height().
    constexpr Card cardAt(int pile, int fromTop) const {
        const CardsBelow& covered = below[static_cast<std::size_t>(pile)];
        return fromTop == 0 ? board.topOf(pile) : covered.fromBack(static_cast<std::size_t>(fromTop - 1));
    }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 600, "copying positions is what a search does most");

// The secret parts change by these alone, so that what everybody sees of them fits.
void layPile(State& state, int pile, const CardPile& cards);
Card takeCard(State& state, int pile, int fromTop);
void putMoney(State& state, int pile, int coins);  // instead of what lies there
CardPile pileOf(const State& state, int pile);

// Phase `choose`: who has still to choose a character.
constexpr PlayerSet choosing(const Board& board) {
    return PlayerSet::ofBits(~board.chosen.bits() & ((1u << board.seats) - 1));
}
ToAct waitsForInSeldomPhase(const Board& board);
// Asked before every decision; nearly all are of these two phases.
constexpr ToAct waitsFor(const Board& board) {
    if (board.phase == Phase::turn) return ToAct::deciding(board.turn.seat);
    if (board.phase == Phase::choose) return ToAct::deciding(SeatSet::ofBits(choosing(board).bits()));
    return waitsForInSeldomPhase(board);
}

// What the character's card offers, under the options of this game.
constexpr ActionSet actionsOf(Character character, const Options& options) {
    if (character == Character::treasurer && options.treasurerRecruits) {
        return ActionSet::of(Action::money).with(Action::recruit);
    }
    return printedActions(character);
}
ActionSet uncovered(const Board& board, Seat seat);
ActionSet coveredActions(const Player& player);

// K-70: may an exchange between players take this card?
bool isLocked(const Player& player, Card card);

// K-98
bool matchIsOver(const Board& board);

}  // namespace intrika::succession
