// What people see and read of Schemes and Intrigue, all of it from a View.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/schemes/rules.h"

#include <span>
#include <vector>

namespace intrika::schemes {

struct Presenter {
    static Tableau tableau(const View& view);
    static Prompt prompt(const View& view, Seat seat, std::span<const Move> moves);
    static Text sentence(const Told& redacted);
    static Motion motion(const Told& redacted);
    static void retouch(Tableau& tableau, const Told& redacted);
    static StageScript stage(const View& before, std::span<const Narrated<Told>> redacted);
    static std::vector<Deed> deeds(const View& before, std::span<const Narrated<Told>> redacted);
    static Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);
    using Deductions = LeftOut;
};
static_assert(GamePresenter<Presenter, Rules>);

// The button for doing nothing, where an ability asks.
inline constexpr Pick nothingPick{Pick::On::word, noZone, 0};

// The number of the rule that a phase follows, "S-12".
std::string ruleOf(Phase phase);

}  // namespace intrika::schemes
