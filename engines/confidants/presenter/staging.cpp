#include "engines/confidants/presenter/staging.h"

#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/core/stage_parts.h"

#include <array>
#include <utility>

namespace intrika::confidants {
namespace {

using Heard = std::span<const Narrated<Told>>;
using Fate = StageSide::Fate;
constexpr double narrowBand = 0.62;

template <class Each>
const Each* heardOf(Heard heard) {
    const std::size_t index = firstOf<Each>(heard);
    return index == heard.size() ? nullptr : &std::get<Each>(heard[index].told);
}

StageSide armiesOf(const Pending& battle) {
    StageSide side;
    side.seat = battle.seat;
    side.face = unitFace(ArmyKind::patrician);
    side.name = say("stage.person", {person(battle.seat)});
    for (const ArmyKind army : battle.armies) {
        side.cards.push_back({static_cast<std::uint16_t>(army), unitFace(army), battle.seat, {}});
    }
    return side;
}

StageSide bandOf(Band band, int strength) {
    StageSide side;
    side.face = unitFace(band);
    side.name = say("stage.thing", {nameOf(band)});
    side.figure = StageFigure{strength, std::nullopt};
    return side;
}

void decide(StagePicture& picture, bool won, int total) {
    StageSide &armies = picture.sides[0], &band = picture.sides[1];
    armies.figure = StageFigure{total, armies.figure->now};
    armies.fate = won ? Fate::wins : Fate::loses;
    band.fate = won ? Fate::loses : Fate::wins;
}

StageScript battleStage(const Pending& battle, Heard heard) {
    const auto* rolled = heardOf<told::BattleRolled>(heard);
    const auto* won = heardOf<told::BattleWon>(heard);
    const auto* lost = heardOf<told::BattleLost>(heard);
    if (rolled == nullptr || (won == nullptr && lost == nullptr)) return {};
    StageWriter stage(say("stage.battle"), firstOf<told::BattleRolled>(heard));
    stage.setWidth(narrowBand);
    stage.picture.sides = {armiesOf(battle), bandOf(battle.band, won != nullptr ? won->strength : lost->strength)};
    stage.picture.sides[0].figure = StageFigure{rolled->strength, std::nullopt};
    stage.beat(say("stage.armies"), 900);
    stage.picture.sentence = say("stage.die", {number(rolled->die)});
    stage.beat(say("stage.rolled"), 900, endOf<told::BattleRolled>(heard));
    decide(stage.picture, won != nullptr, won != nullptr ? won->total : lost->total);
    stage.beat(say("stage.outcome"), 1400, endOf<told::BattleWon, told::BattleLost>(heard));
    return stage.take();
}

StageScript giftStage(Heard heard) {
    const auto* gift = heardOf<told::GiftDrawn>(heard);
    if (gift == nullptr) return {};
    StageWriter stage(say("stage.gift"), firstOf<told::GiftDrawn>(heard));
    stage.setWidth(narrowBand);
    StageColumn column;
    column.seat = gift->seat;
    column.named = true;
    column.cards = {{0, giftBack, noSeat, {}}};
    stage.picture.columns = {std::move(column)};
    stage.beat({}, 700);
    stage.picture.columns.front().cards.front().face = giftFace(gift->gift);
    stage.beat({}, 1300, endOf<told::GiftDrawn>(heard));
    return stage.take();
}

}  // namespace

StageScript stageOf(const View& before, Heard redacted) {
    StageScript battle = battleStage(before.pending, redacted);
    return battle.empty() ? giftStage(redacted) : battle;
}

}  // namespace intrika::confidants
