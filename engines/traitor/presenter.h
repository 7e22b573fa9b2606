// What people see and read of Traitor, all of it from a View.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/traitor/happenings.h"
#include "engines/traitor/rules.h"

#include <span>
#include <vector>

namespace intrika::traitor {

struct Presenter {
    static Tableau tableau(const View& view);
    static Prompt prompt(const View& view, Seat seat, std::span<const Move> moves);
    static Text sentence(const Told& redacted) { return sentenceOf(redacted); }
    static Motion motion(const Told& redacted) { return motionOf(redacted); }
    static Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);
    static constexpr LeftOut retouch{};
    static StageScript stage(const View& before, std::span<const Narrated<Told>> redacted);
    static std::vector<Deed> deeds(const View& before, std::span<const Narrated<Told>> redacted);
    using Deductions = LeftOut;
};
static_assert(GamePresenter<Presenter, Rules>);

// The buttons of a prompt beside the pieces: which Pick::On::word stands for doing nothing.
inline constexpr Pick nothingPick{Pick::On::word, noZone, 0};

// T-67, T-68: cards that the hand has room for before a discard.
constexpr int roomOf(const View& view, Seat seat) { return handLimit - view.cards[seat].handCount; }

// The number of the rule that a phase follows, "T-24".
std::string ruleOf(Phase phase);

}  // namespace intrika::traitor
