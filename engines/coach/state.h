// A position of the Coach as a value: what lies open on the table, and what only some may know.
#pragma once

#include "engines/coach/board.h"
#include "engines/core/small_set.h"
#include "engines/core/to_act.h"

#include <type_traits>

namespace intrika::coach {

struct Player {
    Objects hand;
    Alliance alliance{};
    Profession profession = Profession::none;
    bool operator==(const Player&) const = default;
};

// What two, or one, know of what is going on.
struct Secrets {
    Object offered = Object::none;
    Object answer = Object::none;
    Object bagInQueue = Object::none;                           // which bag it is that Trade::queue calls `bag`
    Object taken = Object::none;                                // phase give-back
    std::array<Object, 2> stacked{Object::none, Object::none};  // chosen by the Clairvoyant, top first
    SeatSet smuggled;
    std::array<Object, maxPlayers> passingOn = nothing;  // sextant
    static constexpr std::array<Object, maxPlayers> nothing = [] {
        std::array<Object, maxPlayers> none{};
        none.fill(Object::none);
        return none;
    }();
    bool operator==(const Secrets&) const = default;
};

struct State {
    Board board;
    Secrets secrets;
    ObjectPile deck;
    ProfessionPile professionDeck;
    std::array<Player, maxPlayers> players{};
    std::array<Notes, maxPlayers> notes{};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1536, "copying positions is what a search does most");

// C-5: all objects in play.
Objects objectsInPlay(const Options& options, int seats);

Objects objectsOf(const ObjectPile& pile);
ObjectPile pileOf(Objects objects);  // kind by kind: shuffle it

// C-120: the objects that count for an alliance, by whether the object deck has run out.
int piecesIn(Objects hand, Alliance alliance, bool deckIsEmpty);

// C-50, by whether the object deck has run out.
bool isOnTrade(Object object, bool deckIsEmpty);

// C-32: does the object fit the name of a demand?
bool fitsName(Object object, Object name, bool deckIsEmpty);
bool hasFitting(Objects hand, Object name, bool deckIsEmpty);

// Whom the position waits for.
ToAct waitsFor(const Board& board);

}  // namespace intrika::coach
