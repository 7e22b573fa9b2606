// Section 8 as arithmetic: what may be declared, whether it is right, and what it is worth.
#pragma once

#include "engines/coach/state.h"

namespace intrika::coach {

// C-125, C-130, C-135
bool mayDeclare(const State& state, Seat seat, Victory victory);
// C-125: naming nobody is allowed only with enough of one's own.
bool mayNameNobody(const State& state, Seat seat);

// C-122: does a potion count for this seat?
bool potionCounts(const State& state, Seat seat);

// Why a declaration for the alliance is wrong, and who shows it; `none`: it is right (C-123).
enum class Flaw : std::uint8_t { none, stranger, emptyHanded, pearl, tooFew };
struct Judgement {
    Flaw flaw{};
    Seat seat = noSeat;
    bool operator==(const Judgement&) const = default;
};
Judgement judgementOn(const State& state, const Declaration& declaration);

// C-123, C-130, C-135, C-141: fills in right, winners and points of a declaration whose seats are named.
void judge(const State& state, Declaration& declaration);

}  // namespace intrika::coach
