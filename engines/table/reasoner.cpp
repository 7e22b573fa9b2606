#include "engines/table/reasoner.h"

#include <algorithm>

namespace intrika {
namespace {

Text textOf(const Prompt& prompt, const MoveKey& key) {
    const auto found = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                    [&](const Choice& choice) { return choice.key == key; });
    return found == prompt.choices.end() ? Text{} : found->text;
}

// A game explains a move to whoever makes it; others hear what was said to somebody else.
Text toOthers(const Text& why) { return why.empty() ? why : say("table.adviser", {part(why)}); }

}  // namespace

Reasoner::Reasoner(const Session& session) : session_(session) {
    connect(&bot_, &BotSeat::progressed, this, [this](double share) { emit progressed(asked_, share); });
    connect(&bot_, &BotSeat::answered, this, [this](int step, const Advice& advice) {
        keep(step, advice);
        emit found(of(step));
    });
}

void Reasoner::keep(int step, const Advice& advice) { weighed_[step] = advice; }

void Reasoner::forgetFrom(int step) {
    if (asked_ >= step) cancel();
    weighed_.erase(weighed_.lower_bound(step), weighed_.end());
}

Reasons Reasoner::of(int step) const {
    const Step& taken = session_.step(step);
    const Seat seat = taken.mover.value();
    const Prompt asked = session_.prompt(seat, step);
    Reasons reasons{step, seat, textOf(asked, taken.move), toOthers(session_.explain(seat, taken.move, step)), {}};
    if (const auto weighed = weighed_.find(step); weighed != weighed_.end()) {
        reasons.lines = linesOf(weighed->second, asked);
    }
    return reasons;
}

void Reasoner::ask(int step, std::uint64_t seed) {
    const Seat seat = session_.step(step).mover.value();
    const PlayerKind strong{PlayerKind::Is::bot, Level::strong, {}};
    asked_ = step;
    bot_.ask(session_.think(seat, strong, budgetOf(Level::strong), seed, step), step);
    emit progressed(step, 0);
}

void Reasoner::cancel() {
    asked_ = -1;
    bot_.cancel();
}

}  // namespace intrika
