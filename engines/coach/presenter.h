// What people see and read of the Coach, all of it from a View.
#pragma once

#include "engines/coach/deductions.h"
#include "engines/coach/happenings.h"
#include "engines/coach/rules.h"
#include "engines/core/game_rules.h"

#include <span>
#include <vector>

namespace intrika::coach {

struct Presenter {
    using Deductions = coach::Deductions;

    static Tableau tableau(const View& view);
    static Prompt prompt(const View& view, Seat seat, std::span<const Move> moves);
    static Text sentence(const Told& redacted) { return sentenceOf(redacted); }
    static Motion motion(const Told& redacted) { return motionOf(redacted); }
    static Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);
    static constexpr LeftOut retouch{};
    static StageScript stage(const View& before, std::span<const Narrated<Told>> redacted);
    static std::vector<Deed> deeds(const View& before, std::span<const Narrated<Told>> redacted);
};
static_assert(GamePresenter<Presenter, Rules>);

// The number of the rule that a phase follows, "C-37".
std::string ruleOf(Phase phase);

// The buttons of a phase, as Pick::On::word counts them: ids of "word.pass" and so on.
std::vector<std::string> buttonsOf(const Board& board);

// What the seat looks through in this phase: the deck, the loser's luggage, or the names that may be demanded.
Objects lookedThrough(const View& view);

}  // namespace intrika::coach
