// Where cards may lie, as far as somebody who does not see them can tell: each card has the places that are left for
// it, and every place holds as many cards as all see.
#pragma once

#include "engines/coach/cards.h"
#include "engines/core/notebook.h"

#include <array>
#include <bitset>
#include <span>
#include <vector>

namespace intrika::coach {

using Place = std::uint8_t;  // a seat, the deck, or the way from one of these
inline constexpr Place deckPlace = maxPlayers;
inline constexpr int restingPlaces = maxPlayers + 1;
inline constexpr int placeCount = 2 * restingPlaces;
using Places = std::bitset<placeCount>;
using Kinds = std::bitset<objectKinds>;  // of cards: objects or professions, by their numbers

// One card that goes from a place to another, and what it may be.
struct Going {
    Place from;
    Place to;
    Kinds mayBe;
};

class Whereabouts {
public:
    void add(int kind, Places mayLie) { cards_.push_back({kind, mayLie}); }
    void setRoom(Place place, int cards) { room_[place] = cards; }
    // So many of the cards at the place are of these kinds; which ones, nobody says.
    void setReserved(Place place, int cards, Kinds kinds) {
        reserved_[place] = cards;
        reservedFor_ = kinds;
    }

    void isAt(int kind, Place place, int copies = 1);  // and perhaps more of them
    void isNotAt(Kinds kinds, Place place);
    void haveAtMost(int kind, Place place, int copies);              // of cards of which nothing else is known
    void change(Place one, Place other);                             // all that lies there
    void go(const std::vector<Going>& going) { goIn({&going, 1}); }  // all at once
    void goIn(std::span<const std::vector<Going>> ways);             // in one of these ways

    // Leaves each card the places where it lies in some way to lay them all. False: there is no such way.
    bool narrow();
    Verdict at(int kind, Place place) const;  // of cards that have been narrowed

private:
    struct Card {
        int kind;
        Places mayLie;
    };
    friend class Laying;

    bool isSettledAt(const Card& card, Place place) const { return card.mayLie == Places().set(place); }
    bool depart(std::span<const Going> going);
    void arrive(std::span<const Going> going);
    bool canHave(int kind, Place place, unsigned which) const;

    std::vector<Card> cards_;
    std::array<int, placeCount> room_{};
    std::array<int, placeCount> reserved_{};
    Kinds reservedFor_;
    bool contradicted_ = false;
};

}  // namespace intrika::coach
