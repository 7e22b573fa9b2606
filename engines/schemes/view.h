// What an observer may know of a position (section 9 of the rules).
#pragma once

#include "engines/core/rng.h"
#include "engines/schemes/state.h"

namespace intrika::schemes {

// The board with what the observer may not know covered: cards in columns, wearers, with hiddenGoals won goal cards.
struct View {
    Board board;
    Observer observer;
    std::uint8_t goalCount = 0;
    std::array<std::uint8_t, maxPlayers> deckCounts{};
    std::array<std::uint8_t, maxPlayers> handCounts{};
    Hand hand;  // the observer's own
    bool sees(Seat seat) const { return observer == seat; }
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
// Each way to lay out the unseen cards that the view allows is equally likely.
State determinized(const View& view, Rng& rng);

// Cards of this seat whose place the observer cannot tell: the draw pile, and of others the hand and what is covered.
CardSet unseenCards(const View& view, Seat seat);

}  // namespace intrika::schemes
