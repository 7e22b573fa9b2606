// What an observer may know of a position (section 11.4 of the rules).
#pragma once

#include "engines/core/rng.h"
#include "engines/succession/state.h"

namespace intrika::succession {

inline constexpr std::uint8_t hiddenMoney = 0xFF;  // D-7: some coins

// The table with hiddenCard, hiddenCharacter and hiddenMoney for what the observer may not know.
struct View {
    Table table;
    Observer observer;
    bool operator==(const View&) const = default;
};

View viewOf(const State& state, Observer observer);
State determinized(const View& view, Rng& rng);

}  // namespace intrika::succession
