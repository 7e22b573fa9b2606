#include "engines/confidants/presenter/staging.h"

#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/core/stage_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

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
    stage.picture.sides[0].dice = {{rolled->die, true}};
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
    stage.gain(0, gift->seat);
    return stage.take();
}

StageColumn bidOf(Seat seat, Rank rank) {
    StageColumn column;
    column.seat = seat;
    const auto id = static_cast<std::uint16_t>(2 * seat);
    column.cards = {{id, rankFace(rank), seat, {}}, {static_cast<std::uint16_t>(id + 1), secretBack, seat, {}}};
    return column;
}

// The last of all has bid: first as they sit, then in the order of the turns that come of it.
StageScript bidsStage(const View& before, Heard heard) {
    const auto* last = heardOf<told::Bid>(heard);
    if (last == nullptr || heardOf<told::TurnBegan>(heard) == nullptr) return {};
    const auto rankOf = [&](Seat seat) { return seat == last->seat ? last->rank : before.players[seat].bid; };
    std::vector<Seat> bidders;
    for (const Seat seat : before.order) {
        if (rankOf(seat) != noRank) bidders.push_back(seat);
    }
    StageWriter stage(say("stage.bidding"), endOf<told::Bid, told::SecretBid>(heard));
    for (const Seat seat : bidders) stage.picture.columns.push_back(bidOf(seat, rankOf(seat)));
    stage.beat(say("stage.bids"), 900);
    std::stable_sort(bidders.begin(), bidders.end(), [&](Seat a, Seat b) { return rankOf(a) > rankOf(b); });
    stage.picture.columns.clear();
    for (const Seat seat : bidders) stage.picture.columns.push_back(bidOf(seat, rankOf(seat)));
    stage.picture.columns.front().named = true;
    stage.beat(say("stage.order"), 1500, firstOf<told::TurnBegan>(heard) + 1);
    return stage.take();
}

}  // namespace

StageScript stageOf(const View& before, Heard redacted) {
    if (StageScript battle = battleStage(before.pending, redacted); !battle.empty()) return battle;
    if (StageScript bids = bidsStage(before, redacted); !bids.empty()) return bids;
    return giftStage(redacted);
}

}  // namespace intrika::confidants
