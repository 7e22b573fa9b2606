// What an observer may know of a position (C-190 to C-192).
#pragma once

#include "engines/coach/state.h"
#include "engines/core/rng.h"

namespace intrika::coach {

// What is hidden is empty or none; numbers of objects are seen all the same.
struct SeenPlayer {
    Objects hand;
    std::uint8_t handCount = 0;
    bool isShown = false;                      // hand and alliance are known: the own, or all after the end
    Alliance alliance{};                       // Alliance{} while hidden
    Profession profession = Profession::none;  // also of an open card
    bool operator==(const SeenPlayer&) const = default;
};

struct View {
    Observer observer;
    Board board;
    Secrets secrets;
    Objects deckCards;  // phase clairvoyant, for the one who looks
    std::uint8_t deckCount = 0;
    std::uint8_t professionDeckCount = 0;
    std::array<SeenPlayer, maxPlayers> players{};
    Notes notes;  // the observer's own

    bool deckIsEmpty() const { return deckCount == 0; }
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
State determinized(const View& view, Rng& rng);

}  // namespace intrika::coach
