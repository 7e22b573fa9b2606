// What an observer may know of a position (section 11.4 of the rules).
#pragma once

#include "engines/core/rng.h"
#include "engines/succession/state.h"

#include <optional>

namespace intrika::succession {

// What everybody sees, and what the observer may see of the rest. What is hidden is empty or none; how many cards there
// are is seen all the same.
struct View {
    Board board;
    Observer observer;
    Hand hand;                                          // the observer's own
    std::optional<Character> chosen;                    // by the observer
    std::array<std::uint8_t, maxPlayers> handCounts{};  // by seat
    std::uint8_t asideCount = 0;
    std::array<CardsBelow, pileCount> below{};                   // of piles that the observer has looked through
    std::array<std::optional<std::uint8_t>, pileCount> money{};  // none: some coins, but not how many

    bool sees(Seat seat) const { return observer == seat; }
    // K-71: does the observer know what lies under the top card?
    bool knows(int pile) const {
        return observer && board.players[*observer].known.contains(static_cast<std::uint8_t>(pile));
    }
    // None: hidden, or there is none.
    std::optional<Card> cardAt(int pile, int fromTop) const;
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
State determinized(const View& view, Rng& rng);

}  // namespace intrika::succession
