#include "engines/traitor/why_not.h"

#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"
#include "engines/traitor/presenter.h"

namespace intrika::traitor {
namespace {

using Picks = std::span<const Pick>;

bool isPlace(const Pick& pick, TableZone where) { return pick.on == Pick::On::place && pick.zone == zone(where); }
bool isFace(const Pick& pick, ZoneId where) { return pick.on == Pick::On::face && pick.zone == where; }

// The zones of all seats lie one after another.
bool isOf(const Pick& pick, SeatZone which) {
    return pick.zone != noZone && pick.zone >= tableZones &&
           (pick.zone - tableZones) % seatZones == static_cast<ZoneId>(which);
}

bool isBuilding(const Pick& pick) { return pick.zone == zone(TableZone::buildings) || isOf(pick, SeatZone::stock); }

// What a pick that is never possible in this phase meets: first what holds for the piece itself, then what is to be
// done now instead.
Text notNow(const Board& board, const Pick& pick, const char* instead) {
    if (isBuilding(pick) && board.phase != Phase::placeEstate && board.phase != Phase::build)
        return say("not.build-now");
    if (isOf(pick, SeatZone::action)) return say("not.action-fixed");
    if (isOf(pick, SeatZone::played)) return say("not.take-back-supplies");
    if (isOf(pick, SeatZone::loyalty)) return say("not.change-house");
    if (pick.zone == zone(TableZone::centre)) return say("not.look-at-centre");
    return say(instead);
}

Text placeEstate(const Board& board, Picks picks) {
    for (const Pick& pick : picks) {
        const bool onRing = isPlace(pick, TableZone::ring) || isPlace(pick, TableZone::buildings);
        if (onRing && board.built().contains(static_cast<std::uint8_t>(pick.value))) return say("not.slot-taken");
        if (!isPlace(pick, TableZone::ring)) return notNow(board, pick, "not.place-estate");
    }
    return picks.size() == 1 ? Text() : say("not.one-estate");
}

Text setConflict(const Board& board, Picks picks) {
    for (const Pick& pick : picks) {
        if (isPlace(pick, TableZone::ring)) return say("not.conflict-between");
        if (!isPlace(pick, TableZone::borders)) return notNow(board, pick, "not.set-conflict");
        const auto slot = static_cast<std::uint8_t>(pick.value);
        if (!board.borders().contains(slot)) return say("not.same-house", {nameOf(board.houseOf(slot))});
    }
    return picks.size() == 1 ? Text() : say("not.one-conflict");
}

Text chooseAction(const View& view, Picks picks) {
    for (const Pick& pick : picks) {
        if (!isFace(pick, zone(TableZone::draft))) return notNow(view.board, pick, "not.choose-action");
    }
    return picks.size() == 1 ? Text() : say("not.one-action");
}

bool isNothing(const Pick& pick) { return pick == nothingPick; }

// Cards of the own hand, or the word for none.
Text handCards(const View& view, Seat seat, Picks picks, const char* instead, const char* nothing) {
    if (picks.empty()) return say(instead);
    SupplySet picked;
    for (const Pick& pick : picks) {
        if (isNothing(pick)) {
            if (picks.size() > 1) return say(nothing);
            continue;
        }
        if (isOf(pick, SeatZone::hand) && pick.zone != zone(SeatZone::hand, seat)) return say("not.others-hand");
        if (!isFace(pick, zone(SeatZone::hand, seat))) return notNow(view.board, pick, instead);
        picked += SupplySet::of(pick.value - supplyFace(0));
    }
    return view.cards[seat].hand.contains(picked) ? Text() : say(instead);
}

Text playSupplies(const View& view, Seat seat, Picks picks) {
    return handCards(view, seat, picks, "not.play-supplies", "not.play-and-nothing");
}

// T-68: no more than makes room for the due cards.
Text discard(const View& view, Seat seat, Picks picks) {
    Text reason = handCards(view, seat, picks, "not.discard", "not.discard-and-nothing");
    if (!reason.empty()) return reason;
    const int most = view.board.left - roomOf(view, seat);
    return static_cast<int>(picks.size()) > most ? say("not.discard-limit", {}, most) : Text();
}

Text flip(const Player& player, std::uint8_t slot) {
    if (!player.buildings().contains(slot)) return say("not.own-building");
    if (player.estates.contains(slot) && player.depots.count() == maxDepots) return say("not.depot-limit");
    return {};
}

Text buildPick(const Board& board, Seat seat, const Pick& pick) {
    const Player& player = board.players[seat];
    const auto slot = static_cast<std::uint8_t>(pick.value);
    if (isPlace(pick, TableZone::buildings)) return flip(player, slot);
    if (isPlace(pick, TableZone::ring)) {
        if (!board.built().contains(slot)) return player.stock() == 0 ? say("not.empty-stock") : Text();
        return say(player.buildings().contains(slot) ? "not.flip-instead" : "not.slot-taken");
    }
    if (isFace(pick, zone(SeatZone::stock, seat))) {
        const bool oneTooMany = pick.value == buildingFace(Side::depot) && player.depots.count() == maxDepots;
        return oneTooMany ? say("not.depot-limit") : Text();
    }
    if (isOf(pick, SeatZone::stock)) return say("not.others-stock");
    return isNothing(pick) ? Text() : notNow(board, pick, "not.build");
}

Text build(const Board& board, Seat seat, Picks picks) {
    int sides = 0;
    int slots = 0;
    int whole = 0;  // flips and the pass: a move by themselves
    for (const Pick& pick : picks) {
        if (Text reason = buildPick(board, seat, pick); !reason.empty()) return reason;
        if (isPlace(pick, TableZone::ring)) {
            ++slots;
        } else if (isFace(pick, zone(SeatZone::stock, seat))) {
            ++sides;
        } else {
            ++whole;
        }
    }
    if (whole + sides > 1 || whole + slots > 1) return say("not.one-build");
    if (whole == 1 || (sides == 1 && slots == 1)) return {};
    if (sides == 1) return say("not.where-to-build");
    return say(slots == 1 ? "not.what-to-build" : "not.build");
}

}  // namespace

Text whyNot(const View& view, Seat seat, Picks picks) {
    const Board& board = view.board;
    const ToAct toAct = view.toAct();
    if (toAct.isOver()) return say("not.over");
    if (toAct.isChance()) return say("not.chance");
    if (!toAct.mayAct(seat)) return say("not.your-turn", {person(board.actor), literal(ruleOf(board.phase))});
    switch (board.phase) {
        case Phase::placeEstate:
            return placeEstate(board, picks);
        case Phase::conflict:
            return setConflict(board, picks);
        case Phase::action:
            return chooseAction(view, picks);
        case Phase::supply:
            return playSupplies(view, seat, picks);
        case Phase::build:
            return build(board, seat, picks);
        case Phase::draw:
            return discard(view, seat, picks);
        case Phase::setAside:
        case Phase::over:
            break;
    }
    return {};
}

}  // namespace intrika::traitor
