#include "engines/schemes/staging.h"

#include "engines/core/stage_parts.h"
#include "engines/schemes/phrases.h"
#include "engines/schemes/pieces.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace intrika::schemes {
namespace {

using Heard = std::span<const Narrated<Told>>;
constexpr auto gold = StageCard::Light::gold;

// What a seat has in a column, from the goal card downwards, those that leave behind the others.
struct Company {
    std::vector<Card> stay;
    std::vector<Card> leave;
    std::vector<Card> worthless;
    std::vector<Card> act;  // whose abilities change something
    std::optional<Halves> sum;
    bool isThere() const { return !stay.empty() || !leave.empty() || !worthless.empty(); }
};

// One column, from ColumnBegan to where its goal card goes.
class ColumnStory {
public:
    ColumnStory(Heard all, std::size_t begins, std::size_t ends) : begins_(begins), sums_(ends), ends_(ends) {
        for (std::size_t index = begins; index < ends; ++index) {
            std::visit([&](const auto& told) { note(told, index); }, all[index].told);
        }
    }

    void write(StageWriter& stage) const {
        constexpr int stepOut = 900, act = 1000, add = 1100, award = 1200;
        stage.picture = {};
        stage.picture.sentence = goalName(goal_);
        stage.picture.foot = {{id(maxPlayers, 0), faceOf(goal_), noSeat, {}}};
        lay(stage.picture, false);
        stage.beat(say("stage.column", {columnNumber(column_)}), stepOut, begins_ + 1);
        if (changes()) {
            lay(stage.picture, true);
            stage.beat({}, act, sums_);
        }
        lay(stage.picture, true);
        countUp(stage.picture);
        stage.beat({}, add, afterSums_);
        award_(stage.picture);
        stage.beat({}, award, ends_);
        if (winner_) stage.gain(stage.picture.foot.front().id, *winner_);
    }

private:
    std::uint16_t id(int seat, int card) const { return static_cast<std::uint16_t>(column_ * 256 + seat * 32 + card); }
    Company& of(Seat seat) { return companies_[seat]; }

    void note(const told::ColumnBegan& told, std::size_t) {
        column_ = told.column;
        goal_ = told.goal;
    }
    void note(const told::Removed& told, std::size_t) { of(told.seat).leave.push_back(told.card); }
    void note(const told::DoubleWorthless& told, std::size_t) { of(told.seat).worthless.push_back(Card::theDouble); }
    void note(const told::Summed& told, std::size_t index) {
        sums_ = std::min(sums_, index);
        afterSums_ = index + 1;
        for (const CountedCard& card : told.cards) of(told.seat).stay.push_back(card.card);
        of(told.seat).sum = told.sum;
    }
    void note(const told::GoalWon& told, std::size_t) { winner_ = told.seat; }
    void note(const told::MusketeersRule& told, std::size_t) { of(told.seat).act.push_back(Card::threeMusketeers); }
    void note(const told::WizardActs& told, std::size_t) { of(told.seat).act.push_back(Card::wizard); }
    void note(const told::WitchActs& told, std::size_t) { of(told.seat).act.push_back(Card::witch); }
    void note(const told::HermitCounted& told, std::size_t) { of(told.seat).act.push_back(Card::hermit); }
    void note(const told::GiantCounted& told, std::size_t) { of(told.seat).act.push_back(Card::littleGiant); }
    void note(const told::RomeoCounted& told, std::size_t) { of(told.seat).act.push_back(Card::romeo); }
    void note(const told::DoubleCounted& told, std::size_t) { of(told.seat).act.push_back(Card::theDouble); }
    void note(const told::DragonCounted& told, std::size_t) { of(told.seat).act.push_back(Card::dragon); }
    void note(const auto&, std::size_t) {}

    bool changes() const {
        return std::any_of(companies_.begin(), companies_.end(),
                           [](const Company& each) { return !each.act.empty() || !each.leave.empty(); });
    }

    StageCard cardOf(Seat seat, Card card, StageCard::Light light) const {
        return {id(seat, static_cast<int>(card)), faceOf(card), noSeat, light};
    }

    // `decided`: abilities have done what they do.
    void lay(StagePicture& picture, bool decided) const {
        picture.columns.clear();
        for (Seat seat = 0; seat < maxPlayers; ++seat) {
            const Company& company = companies_[seat];
            if (!company.isThere()) continue;
            StageColumn column;
            column.seat = seat;
            for (const Card card : company.stay) {
                const bool acts = std::find(company.act.begin(), company.act.end(), card) != company.act.end();
                column.cards.push_back(cardOf(seat, card, decided && acts ? gold : StageCard::Light::usual));
            }
            const auto worthless = decided ? StageCard::Light::dim : StageCard::Light::usual;
            for (const Card card : company.worthless) column.cards.push_back(cardOf(seat, card, worthless));
            for (const Card card : company.leave) {
                if (!decided) column.cards.push_back(cardOf(seat, card, {}));
            }
            picture.columns.push_back(std::move(column));
        }
    }

    void countUp(StagePicture& picture) const {
        for (StageColumn& column : picture.columns) {
            const auto& sum = companies_[column.seat].sum;
            for (StageCard& card : column.cards) {
                if (card.light == gold) card.light = {};
            }
            if (sum) column.note = say("stage.sum", {influence(*sum)});
        }
    }

    void award_(StagePicture& picture) const {
        for (StageColumn& column : picture.columns) column.named = winner_ == column.seat;
        StageCard& goal = picture.foot.front();
        goal.owner = winner_.value_or(noSeat);
        goal.light = winner_ ? gold : StageCard::Light::dim;
    }

    int column_ = 0;
    Goal goal_{};
    std::size_t begins_, sums_, afterSums_ = 0, ends_;
    std::array<Company, maxPlayers> companies_;
    std::optional<Seat> winner_;
};

}  // namespace

StageScript roundStage(Heard redacted) {
    if (endOf<told::ColumnBegan>(redacted) == 0) return {};
    StageWriter stage(say("stage.evaluation"), firstOf<told::RoundEnded>(redacted));
    std::optional<std::size_t> began;
    for (std::size_t index = 0; index < redacted.size(); ++index) {
        if (IsTold<told::ColumnBegan>{}(redacted[index])) began = index;
        if (!began || !IsTold<told::GoalWon, told::GoalLost>{}(redacted[index])) continue;
        ColumnStory(redacted, *began, index + 1).write(stage);
        began.reset();
    }
    return stage.take();
}

}  // namespace intrika::schemes
