// A position of Traitor as a value: what lies open on the board, and what only its owners may know.
#pragma once

#include "engines/core/small_set.h"
#include "engines/core/to_act.h"
#include "engines/traitor/moves.h"

#include <type_traits>

namespace intrika::traitor {

enum class Deal : std::uint8_t { random, fixed };         // T-8, T-9
enum class Supplies : std::uint8_t { faceUp, faceDown };  // T-24, T-25
enum class United : std::uint8_t { count, fourth };       // T-42
struct Options {
    Deal deal = Deal::random;
    Supplies supplies = Supplies::faceUp;
    United united = United::count;
    bool operator==(const Options&) const = default;
};

struct Landscape {
    Land land{};
    House house{};
    bool operator==(const Landscape&) const = default;
};
struct Setup {
    Seat startPlayer = 0;
    std::array<Landscape, ringSize> ring{};
    SupplyPile supply;  // T-9: with Deal::fixed without a 3, a 4 and a 5 for each seat
    bool operator==(const Setup&) const = default;
};

// Phases that wait for somebody; the others run by themselves.
enum class Phase : std::uint8_t { placeEstate, conflict, setAside, action, supply, build, draw, over };
inline constexpr std::array<std::string_view, 8> phaseIds{"place-estate", "conflict", "set-aside", "action",
                                                          "supply",       "build",    "draw",      "over"};

using SlotSet = SmallSet<std::uint8_t, ringSize>;
using ActionSet = SmallSet<Action, actionCount>;
inline constexpr std::uint8_t noSlot = 0xFF;

constexpr std::uint8_t nextSlot(std::uint8_t slot) {
    return static_cast<std::uint8_t>(slot + 1 == ringSize ? 0 : slot + 1);
}
constexpr int roundsOf(int seats) { return seats == 3 ? 9 : 8; }  // T-1

// The latest conflict, for people to look at: nothing is computed from it.
struct LastConflict {
    std::array<std::int16_t, houseCount> totals{};  // by house
    std::int16_t points = 0;                        // of each winner, by the table alone
    std::uint8_t slot = noSlot;                     // noSlot: none yet
    bool tied = false;                              // nobody won
    House winner{};                                 // House{} when tied
    SmallSet<Seat, maxPlayers> winners;
    bool operator==(const LastConflict&) const = default;
};

// What everybody sees of a seat at any time.
struct Player {
    SlotSet estates;
    SlotSet depots;
    std::int16_t score = 0;
    House house{};
    constexpr SlotSet buildings() const { return estates | depots; }
    constexpr int stock() const { return buildingsEach - buildings().count(); }
    bool operator==(const Player&) const = default;
};

struct Board {
    Options options;
    std::uint8_t seats = 0;
    Phase phase = Phase::placeEstate;
    std::uint8_t round = 1;
    Seat startPlayer = 0;
    Seat strategyHolder = 0;
    Seat actor = noSeat;             // who decides or draws; noSeat in setAside and over
    std::uint8_t conflict = noSlot;  // between this slot and the next; noSlot in placeEstate and conflict
    std::uint8_t left = 0;           // draw: cards due (before a discard decision), or still to be drawn; else 0
    std::array<Land, ringSize> lands{};
    SlotSet eagle;  // the landscapes of the Eagle; the others are the Rose's
    SupplySet discard;
    LastConflict last;
    std::array<Player, maxPlayers> players{};  // unused seats keep their defaults

    constexpr House houseOf(std::uint8_t slot) const { return eagle.contains(slot) ? House::eagle : House::rose; }
    constexpr SlotSet slotsOf(House house) const { return house == House::eagle ? eagle : ~eagle; }
    constexpr bool oneHouseOwnsAll() const { return eagle.empty() || eagle == SlotSet::all(); }
    // T-14: slots whose clockwise neighbour belongs to the other house.
    constexpr SlotSet borders() const {
        return eagle ^ SlotSet::ofBits(eagle.bits() >> 1 | eagle.bits() << (ringSize - 1));
    }
    constexpr SlotSet built() const {
        SlotSet built;
        for (const Player& player : players) built = built | player.buildings();
        return built;
    }
    // T-29: chosen action cards lie face down until phase 4; T-25: so may played supply cards.
    constexpr bool actionsHidden() const { return phase == Phase::action || phase == Phase::supply; }
    constexpr bool playedFaceDown() const { return phase == Phase::supply && options.supplies == Supplies::faceDown; }
    // How many seats after the start player this one comes in the order of a round.
    constexpr int turnOf(Seat seat) const {
        return seat >= startPlayer ? seat - startPlayer : seat + seats - startPlayer;
    }
    bool operator==(const Board&) const = default;
};

struct SeatCards {
    SupplySet hand;
    SupplySet played;
    SupplySet held;  // T-86: what certainly lies in the other hands, all taken together
    bool operator==(const SeatCards&) const = default;
};

struct State {
    Board board;
    SupplyPile supply;
    std::array<Seat, actionCount> chosenBy{noSeat, noSeat, noSeat, noSeat, noSeat, noSeat};  // by action
    Action setAside{};  // Action{} before the draft
    ActionSet draft;    // action: what is being passed; later: what is left over; before: empty
    std::array<SeatCards, maxPlayers> cards{};

    constexpr Seat whoChose(Action action) const { return chosenBy[static_cast<std::size_t>(action)]; }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 160, "copying positions is what a search does most");

// The draw pile before the deal (T-8, T-9).
SupplySet supplyAtSetup(const Options& options, int seats);

SupplySet cardsOf(const SupplyPile& pile);
SupplyPile pileOf(SupplySet cards);  // kind by kind: shuffle it

// T-85: the action cards that this seat was handed in the draft; empty while that has not come.
ActionSet handed(const State& state, Seat seat);

// Whom the position waits for; `hand` is the number of cards in the actor's hand.
ToAct waitsFor(const Board& board, int hand);

}  // namespace intrika::traitor
