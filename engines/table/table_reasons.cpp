// The part of Table that is for learning: practice games, and who may be told why somebody moved.
#include "engines/table/table.h"

#include "engines/core/json_text.h"
#include "engines/session/hindsight.h"
#include "engines/session/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::table {

void Table::setHintsUsed(std::vector<int> hints) {
    if (hints.size() == seats_.size()) hintsUsed_ = std::move(hints);
}

void Table::practise() {
    Q_ASSERT(!begun_);
    practice_ = true;
}

bool Table::mayAskReasons(int step) const { return isOver() && mover(step).has_value(); }

// What was weighed speaks of all that the bot holds. Whoever learns in a practice game knows what their seat knows;
// several people, what all of them do.
std::optional<Reasons> Table::reasons(int step, int events) const {
    const int seen = events == Session::latest ? stepCount() : events;
    if (mayAskReasons(step) && seen == stepCount()) return reasoner_->of(step);
    const Observer who = mover(step);
    if (!practice_ || !who || humans().contains(who)) return std::nullopt;
    return reasoner_->ofWhatIsPlainTo(isAlone() ? Observer(humans().first()) : spectator, step, seen);
}

void Table::askReasons(int step) {
    if (mayAskReasons(step)) reasoner_->ask(step, seedFor(*mover(step), step));
}

void Table::cancelReasons() { reasoner_->cancel(); }

Expected<std::unique_ptr<const Hindsight>> Table::hindsight() const { return session_->hindsight(); }

std::unique_ptr<Table> Table::trialAt(int event) const {
    if (!isOver() || !mover(event)) return nullptr;
    Record record = recordNow();
    record.events.resize(static_cast<std::size_t>(event));
    record.result.reset();
    auto session = openRecord(record);
    if (!session) return nullptr;
    return trialOf(std::move(*session), seats_, *mover(event), seed_);
}

std::unique_ptr<Table> Table::trialOf(std::unique_ptr<Session> session, std::vector<SeatInfo> seats, Seat who,
                                      std::uint64_t seed) {
    for (Seat seat = 0; seat < seats.size(); ++seat) {
        seats[seat].player.is = seat == who ? PlayerKind::Is::human : PlayerKind::Is::bot;
    }
    auto trial = std::make_unique<Table>(std::move(session), std::move(seats), seed, nullptr);
    trial->trial_ = true;
    return trial;
}

std::optional<ToldMove> Table::toldMove(int event, std::string_view move) const {
    if (!isOver() || !mover(event)) return std::nullopt;
    const Seat seat = *mover(event);
    const auto key = session_->legalMove(seat, knownJson(move), event);
    if (!key) return std::nullopt;
    const Prompt asked = session_->prompt(seat, event);
    const auto choice =
        std::find_if(asked.choices.begin(), asked.choices.end(), [&](const Choice& each) { return each.key == *key; });
    if (choice == asked.choices.end()) return std::nullopt;
    return ToldMove{*key, choice->text, session_->explain(seat, *key, event), asked.rule};
}

}  // namespace intrika::table
