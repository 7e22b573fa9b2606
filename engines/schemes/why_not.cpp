#include "engines/schemes/why_not.h"

#include "engines/schemes/phrases.h"
#include "engines/schemes/pieces.h"
#include "engines/schemes/presenter.h"

namespace intrika::schemes {
namespace {

using Picks = std::span<const Pick>;

bool isColumn(const Pick& pick) { return pick.on == Pick::On::place && pick.zone < maxPlayers; }

// The zones of all seats lie one after another.
bool isOf(const Pick& pick, SeatZone which) {
    return pick.zone != noZone && pick.zone >= tableZones &&
           (pick.zone - tableZones) % seatZones == static_cast<ZoneId>(which);
}

bool isOwnCard(const View& view, Seat seat, const Pick& pick) {
    return pick.on == Pick::On::face && pick.zone == zone(SeatZone::hand, seat) && isInfluence(pick.value) &&
           view.hand.contains(cardOf(static_cast<FaceId>(pick.value)));
}

// What a pick that is never possible in this phase meets: first what holds for the piece itself, then what is to be
// done now instead.
Text notNow(const View& view, Seat seat, const Pick& pick, const char* instead) {
    if (isOf(pick, SeatZone::hand)) {
        return say(pick.zone == zone(SeatZone::hand, seat) ? "not.in-hand" : "not.others-hand");
    }
    if (isOf(pick, SeatZone::deck)) return say("not.draw-by-itself");
    if (isOf(pick, SeatZone::discards)) return say("not.discards");
    if (isOf(pick, SeatZone::won)) return say("not.won");
    if (pick.zone == goalPileZone) return say("not.goal-pile");
    if (pick.zone < view.board.seats && view.board.phase == Phase::play) return say("not.at-foot");
    return say(instead);
}

Text placeCard(const View& view, Seat seat, Picks picks) {
    int cards = 0;
    int columns = 0;
    for (const Pick& pick : picks) {
        const bool column = pick.zone < view.board.seats;
        if (column && view.board.closed.contains(static_cast<std::uint8_t>(pick.zone))) return say("not.closed");
        if (column && isColumn(pick) && pick.value == footPlace(view.board, pick.zone)) {
            ++columns;
        } else if (isOwnCard(view, seat, pick)) {
            ++cards;
        } else {
            return notNow(view, seat, pick, "not.place");
        }
    }
    if (cards > 1) return say("not.one-card");
    if (columns > 1) return say("not.one-column");
    if (cards == 0) return say(columns == 0 ? "not.place" : "not.which-card");
    return columns == 0 ? say("not.which-column") : Text();
}

Text slipCard(const View& view, Seat seat, Picks picks) {
    for (const Pick& pick : picks) {
        if (pick != nothingPick && !isOwnCard(view, seat, pick)) return notNow(view, seat, pick, "not.slip");
    }
    if (picks.empty()) return say("not.slip");
    return picks.size() == 1 ? Text() : say("not.one-slip");
}

Text swapGoals(const View& view, Seat seat, Picks picks) {
    for (const Pick& pick : picks) {
        if (pick == nothingPick) continue;
        if (!isColumn(pick) || pick.value != goalPlace || pick.zone >= view.board.seats) {
            return notNow(view, seat, pick, "not.swap");
        }
        if (pick.zone == columnZone(view.board.abilityColumn)) return say("not.same-goal");
    }
    if (picks.empty()) return say("not.swap");
    return picks.size() == 1 ? Text() : say("not.one-swap");
}

}  // namespace

Text whyNot(const View& view, Seat seat, Picks picks) {
    const Board& board = view.board;
    const ToAct toAct = waitsFor(board);
    if (toAct.isOver()) return say("not.over");
    if (toAct.isChance()) return say("not.chance");
    if (!toAct.mayAct(seat)) return say("not.your-turn", {person(toAct.seats.first()), literal(ruleOf(board.phase))});
    if (board.phase == Phase::hat) return slipCard(view, seat, picks);
    return board.phase == Phase::traitor ? swapGoals(view, seat, picks) : placeCard(view, seat, picks);
}

}  // namespace intrika::schemes
