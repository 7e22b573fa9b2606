#include "engines/succession/staging.h"

#include "engines/core/stage_parts.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"

#include <algorithm>
#include <array>

namespace intrika::succession {
namespace {

using Heard = std::span<const Narrated<Told>>;
constexpr auto gold = StageCard::Light::gold;
constexpr int shownId = maxPlayers;  // of the card that lies in the middle with two players

class CharactersStory {
public:
    explicit CharactersStory(Heard heard) : heard_(heard) {}

    StageScript script() {
        StageWriter stage(say("stage.characters"), firstOf<told::Revealed>(heard_));
        cover(stage.picture);
        stage.beat(say("stage.covered"), 700);
        for (StageColumn& column : stage.picture.columns) column.cards.front().face = faceOf(column);
        stage.beat(say("stage.turned-up"), 1100, endOf<told::Revealed, told::ShownTurnedUp>(heard_));
        std::stable_sort(
            stage.picture.columns.begin(), stage.picture.columns.end(),
            [this](const StageColumn& one, const StageColumn& next) { return placeOf(one) < placeOf(next); });
        stage.beat(say("stage.order"), 1000);
        stage_ = &stage;
        for (std::size_t index = stage.told(); index < heard_.size(); ++index) {
            std::visit([&](const auto& told) { tell(told, index + 1); }, heard_[index].told);
        }
        return stage.take();
    }

private:
    void cover(StagePicture& picture) {
        for (const Narrated<Told>& one : heard_) {
            if (const auto* revealed = std::get_if<told::Revealed>(&one.told)) {
                add(picture, revealed->seat, revealed->seat, revealed->character);
            } else if (const auto* shown = std::get_if<told::ShownTurnedUp>(&one.told)) {
                add(picture, noSeat, shownId, shown->character);
            }
        }
    }

    void add(StagePicture& picture, Seat seat, int id, Character character) {
        StageColumn column;
        column.seat = seat;
        column.cards = {{static_cast<std::uint16_t>(id), characterBack, noSeat, {}}};
        picture.columns.push_back(std::move(column));
        faces_[static_cast<std::size_t>(id)] = characterFace(character);
    }

    FaceId faceOf(const StageColumn& column) const { return faces_[column.cards.front().id]; }

    // K-30
    int placeOf(const StageColumn& column) const {
        const auto character = static_cast<Character>(faceOf(column));
        return 2 * static_cast<int>(rankOf(character)) + (withSymbol.contains(character) ? 0 : 1);
    }

    StageColumn* columnOf(Seat seat) const {
        auto& columns = stage_->picture.columns;
        const auto found = std::find_if(columns.begin(), columns.end(),
                                        [seat](const StageColumn& column) { return column.seat == seat; });
        return found == columns.end() ? nullptr : &*found;
    }

    void tell(const told::Robbed& told, std::size_t end) { rob(told.robber, told.victim, end); }
    void tell(const told::TurnedAround& told, std::size_t end) { rob(told.victim, told.robber, end); }
    void tell(const told::RobbedByShown& told, std::size_t end) { rob(noSeat, told.victim, end); }
    void tell(const told::ShownTurnedAround& told, std::size_t end) { rob(told.victim, noSeat, end); }
    void tell(const told::TokenTaken& told, std::size_t end) {
        if (StageColumn* column = columnOf(told.seat)) {
            column->signs = {tokenFace};
            stage_->beat({}, 700, end);
        }
    }
    void tell(const told::Tied& told, std::size_t end) {
        for (const Seat seat : {told.seat, told.other}) {
            if (StageColumn* column = columnOf(seat)) column->note = say("stage.tied");
        }
        beat(end);
    }
    void tell(const auto&, std::size_t) {}

    void rob(Seat robber, Seat victim, std::size_t end) {
        const StageColumn *from = columnOf(robber), *to = columnOf(victim);
        if (from == nullptr || to == nullptr) return;
        const StageColumn* first = stage_->picture.columns.data();
        stage_->picture.arrows = {
            {static_cast<std::uint8_t>(from - first), static_cast<std::uint8_t>(to - first), say("stage.robs")}};
        for (StageColumn& column : stage_->picture.columns) {
            column.named = column.seat == robber;
            column.cards.front().light = column.named ? gold : StageCard::Light::usual;
        }
        beat(end);
    }

    // All that comes after the order shares a bead.
    void beat(std::size_t end) {
        stage_->beat(hasConflicts_ ? Text() : say("stage.conflicts"), 1200, end);
        hasConflicts_ = true;
    }

    Heard heard_;
    StageWriter* stage_ = nullptr;
    std::array<FaceId, maxPlayers + 1> faces_{};
    bool hasConflicts_ = false;
};

}  // namespace

StageScript charactersStage(Heard redacted) {
    if (endOf<told::Revealed>(redacted) == 0) return {};
    return CharactersStory(redacted).script();
}

}  // namespace intrika::succession
