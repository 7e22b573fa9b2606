#include "engines/table/reasoner.h"

#include "engines/table/budget_here.h"

#include <algorithm>

namespace intrika::table {
namespace {

Text textOf(const Prompt& prompt, const MoveKey& key) {
    const auto found = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                    [&](const Choice& choice) { return choice.key == key; });
    return found == prompt.choices.end() ? Text{} : found->text;
}

// A game explains a move to whoever makes it; others hear what was said to somebody else. People have no adviser.
Text toOthers(const Text& why, bool isPerson) {
    return why.empty() ? why : say(isPerson ? "table.speaks-for-it" : "table.adviser", {part(why)});
}

}  // namespace

Reasoner::Reasoner(const Session& session, SeatSet people) : session_(session), people_(people) {
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
    plain_.clear();
}

Reasons Reasoner::of(int step) const {
    const Step& taken = session_.step(step);
    const Seat seat = taken.mover.value();
    Reasons reasons = tell(step, {taken.move, session_.explain(seat, taken.move, step)});
    if (const auto weighed = weighed_.find(step); weighed != weighed_.end()) {
        reasons.lines = linesOf(weighed->second, session_.prompt(seat, step));
    }
    return reasons;
}

Reasons Reasoner::tell(int step, const Explained& explained) const {
    const Seat seat = session_.step(step).mover.value();
    return {step,
            seat,
            textOf(session_.prompt(seat, step), explained.move),
            toOthers(explained.why, people_.contains(seat)),
            {}};
}

// A decision can be plain at once, or when what it laid down covered is turned up; in between nothing is tried.
std::optional<Reasons> Reasoner::ofWhatIsPlainTo(Observer observer, int step, int events) const {
    if (const auto& atOnce = plainBy(observer, step, step + 1)) return tell(step, *atOnce);
    const auto uncovered = session_.uncoveredBy(step, observer);
    if (!uncovered || *uncovered > events) return std::nullopt;
    const auto& then = plainBy(observer, step, *uncovered);
    return then ? std::optional(tell(step, *then)) : std::nullopt;
}

const std::optional<Explained>& Reasoner::plainBy(Observer observer, int step, int events) const {
    const std::tuple asked(observer, step, events);
    auto known = plain_.find(asked);
    if (known == plain_.end()) known = plain_.emplace(asked, session_.explained(step, observer, events)).first;
    return known->second;
}

void Reasoner::ask(int step, std::uint64_t seed) {
    const Seat seat = session_.step(step).mover.value();
    const PlayerKind strong{PlayerKind::Is::bot, Level::strong, {}};
    asked_ = step;
    bot_.ask(session_.think(seat, strong, adviceBudgetHere(), seed, step), step);
    emit progressed(step, 0);
}

void Reasoner::cancel() {
    asked_ = -1;
    bot_.cancel();
}

}  // namespace intrika::table

#include "moc_reasoner.cpp"
