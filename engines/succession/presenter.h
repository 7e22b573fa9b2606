// What people see and read of The King Is Dead, all of it from a View.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/succession/rules.h"

#include <span>
#include <string>
#include <vector>

namespace intrika::succession {

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

// The buttons of a prompt: to pass, and to pay one coin less (K-62).
inline constexpr Pick passPick{Pick::On::word, noZone, 0};
inline constexpr Pick discountPick{Pick::On::word, noZone, 1};

// What has to be pointed at for this move.
std::vector<Pick> picksFor(const Board& board, Seat seat, const Move& move);

// Where an action lies before its owner: as printed, covered ones keep their place.
int placeOfAction(const Board& board, Seat seat, Action action);
Action actionAt(const Board& board, Seat seat, int place);

// The number of the rule that the present decision follows, "K-33".
std::string ruleOf(const Board& board);

}  // namespace intrika::succession
