// What people see and read of The Emperor's Confidants, all of it from a View.
#pragma once

#include "engines/confidants/course/rules.h"

#include <span>
#include <string>
#include <vector>

namespace intrika::confidants {

struct Presenter {
    static Tableau tableau(const View& view);
    static Prompt prompt(const View& view, Seat seat, std::span<const Move> moves);
    static Text sentence(const Told& redacted);
    static Motion motion(const Told& redacted);
    static Text whyNot(const View& view, Seat seat, std::span<const Pick> picks);
    static constexpr LeftOut retouch{};
    static StageScript stage(const View& before, std::span<const Narrated<Told>> redacted);
    static std::vector<Deed> deeds(const View& before, std::span<const Narrated<Told>> redacted);
    using Deductions = LeftOut;
};
static_assert(GamePresenter<Presenter, Rules>);

// The number of the rule that the present decision follows, "E-21".
std::string ruleOf(const OpenState& state);

}  // namespace intrika::confidants
