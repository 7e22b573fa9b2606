#include "engines/coach/staging.h"

#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/coach/state.h"
#include "engines/core/stage_parts.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace intrika::coach {
namespace {

constexpr auto gold = StageCard::Light::gold;

class DeclarationStory {
public:
    DeclarationStory(const View& before, std::span<const Narrated<Told>> heard)
        : declaration_(before.board.declaration), deckIsEmpty_(before.deckIsEmpty()), heard_(heard) {
        for (const Narrated<Told>& one : heard) std::visit([this](const auto& told) { note(told); }, one.told);
    }

    bool isTold() const { return right_ && !shown_.empty(); }

    StageScript script() {
        StageWriter stage(say("stage.declares", {person(declaration_.seat)}), firstOf<told::Shown>(heard_));
        announce(stage.picture);
        stage.beat(say("stage.announcement"), 1400);
        turnAlliances(stage);
        openLuggage(stage);
        judge(stage);
        return stage.take();
    }

private:
    void note(const told::Declared& told) {
        declaration_.seat = told.seat;
        declaration_.victory = told.victory;
    }
    void note(const told::NamedSeat& told) { declaration_.named = declaration_.named.with(told.named); }
    void note(const told::Shown& told) { shown_.push_back(told); }
    void note(const told::VictoryRight&) { right_ = true; }
    void note(const told::VictoryWrong& told) {
        right_ = false;
        flaw_ = wrongClaim(told.seat, told.victory, told.why);
    }
    void note(const told::WonGame& told) { winners_ = winners_.with(told.seat); }
    void note(const auto&) {}

    bool isNamed(Seat seat) const { return seat == declaration_.seat || declaration_.named.contains(seat); }
    bool isLodge() const { return declaration_.victory == Victory::lodge; }

    // Whose pieces were claimed.
    Alliance claimed() const {
        const Alliance own = shown_.front().alliance;
        return declaration_.victory == Victory::fortune ? other(own) : own;
    }
    Object pieceOf(Alliance alliance) const { return alliance == Alliance::order ? Object::key : Object::goblet; }

    Text claim() const {
        if (isLodge()) return say("stage.claims-lodge");
        if (declaration_.victory == Victory::fortune) return say("stage.claims-fortune");
        const int companions = declaration_.named.count();
        return companions == 0 ? say("stage.claims-alone") : say("stage.claims", {}, companions);
    }

    // One piece more where the declarer's alliance is the smaller one.
    bool potionCounts() const {
        const auto members = std::count_if(shown_.begin(), shown_.end(), [this](const told::Shown& one) {
            return one.alliance == shown_.front().alliance;
        });
        const auto seats = static_cast<int>(shown_.size());
        return declaration_.victory == Victory::alliance && havePotions(seats) && members < alliancesEach(seats);
    }

    // The declarer's company stands first, as they were shown.
    void announce(StagePicture& picture) const {
        picture.sentence = claim();
        for (const told::Shown& one : shown_) {
            StageColumn column;
            column.seat = one.seat;
            column.named = isNamed(one.seat);
            column.cards = {{one.seat, allianceBack, noSeat, {}}};
            picture.columns.push_back(std::move(column));
        }
        picture.seals = {{say("stage.true"), true, {}}, {say("stage.false"), false, {}}};
    }

    void turnAlliances(StageWriter& stage) const {
        constexpr int each = 520, beforeLast = 1120, others = 900;
        const auto named = static_cast<std::size_t>(
            std::count_if(shown_.begin(), shown_.end(), [this](const told::Shown& one) { return isNamed(one.seat); }));
        for (std::size_t nth = 0; nth < named; ++nth) {
            StageCard& card = stage.picture.columns[nth].cards.front();
            card.face = allianceFace(shown_[nth].alliance);
            card.light = gold;
            stage.beat(nth == 0 ? say("stage.alliances") : Text(), nth + 2 == named ? beforeLast : each);
            card.light = {};
        }
        if (named == shown_.size()) return;
        for (std::size_t nth = named; nth < shown_.size(); ++nth) {
            stage.picture.columns[nth].cards.front().face = allianceFace(shown_[nth].alliance);
        }
        stage.beat({}, others);
    }

    // What counts of each one's luggage; the claim fills as it comes to light.
    void openLuggage(StageWriter& stage) const {
        constexpr int each = 420, last = 900;
        StageTally tally{objectFace(pieceOf(claimed())), 0, piecesToWin, {}, {}};
        bool isFirst = true;
        for (std::size_t nth = 0; nth < shown_.size(); ++nth) {
            const told::Shown& one = shown_[nth];
            if (!isNamed(one.seat)) continue;
            const int pieces = countedOf(one);
            tally.now += pieces;
            stage.picture.columns[nth].signs = std::vector<FaceId>(static_cast<std::size_t>(pieces), tally.face);
            tally.text = say("stage.so-many", {number(tally.now), number(piecesToWin)});
            tally.detail = isLodge() ? Text() : say("stage.on-side", {termOf(claimed())});
            stage.picture.tally = tally;
            stage.beat(isFirst ? say("stage.objects") : Text(), nth + 1 == shown_.size() ? last : each,
                       endOf<told::Shown>(heard_));
            isFirst = false;
        }
        if (!potionCounts()) return;
        ++stage.picture.tally->now;
        stage.picture.tally->text = say("stage.so-many-with-potion", {number(tally.now + 1), number(piecesToWin)});
        stage.beat({}, last);
    }

    int countedOf(const told::Shown& one) const {
        if (isLodge()) {
            return piecesIn(one.hand, Alliance::order, deckIsEmpty_) +
                   piecesIn(one.hand, Alliance::brotherhood, deckIsEmpty_);
        }
        return one.alliance == claimed() ? piecesIn(one.hand, claimed(), deckIsEmpty_) : 0;
    }

    // A moment in which nothing moves, then one seal is stamped.
    void judge(StageWriter& stage) const {
        constexpr int still = 700, stamped = 1700;
        stage.beat(say("stage.true-or-false"), still);
        for (StageSeal& seal : stage.picture.seals)
            seal.fate = seal.good == *right_ ? StageSeal::Fate::stamped : StageSeal::Fate::off;
        if (!flaw_.empty()) stage.picture.sentence = flaw_;
        for (StageColumn& column : stage.picture.columns) {
            column.named = winners_.contains(column.seat);
            column.cards.front().light = column.named ? gold : StageCard::Light::dim;
        }
        stage.beat({}, stamped, endOf<told::VictoryRight, told::VictoryWrong, told::WonGame>(heard_));
    }

    Declaration declaration_;
    bool deckIsEmpty_;
    std::span<const Narrated<Told>> heard_;
    std::vector<told::Shown> shown_;
    std::optional<bool> right_;
    Text flaw_;  // why it is not
    SeatSet winners_;
};

}  // namespace

StageScript declarationStage(const View& before, std::span<const Narrated<Told>> redacted) {
    DeclarationStory story(before, redacted);
    return story.isTold() ? story.script() : StageScript();
}

}  // namespace intrika::coach
