#include "engines/confidants/position/state.h"

#include <algorithm>
#include <tuple>

namespace intrika::confidants {
namespace {

// The greater, the better.
auto standing(const OpenState& state, Seat seat) {
    const Player& player = state.players[seat];
    return std::tuple(player.alive, renownOf(state, seat), -player.fatigue, -player.finding, goldOf(player));
}

ToAct waitsForPending(const OpenState& state) {
    const Pending& pending = state.pending;
    switch (pending.kind) {
        case Waiting::veto:
        case Waiting::tip:
            return ToAct::deciding(pending.ask.front());
        case Waiting::plot:
            return ToAct::drawing(ChanceKind::plotDie);
        case Waiting::band:
            if (pending.steps != notRolled) return ToAct::deciding(pending.seat);
            return ToAct::drawing(pending.band == Band::mob ? ChanceKind::mobDice : ChanceKind::robberDice);
        case Waiting::battle:
            return ToAct::drawing(ChanceKind::battleDie);
        case Waiting::steal:
            return ToAct::drawing(ChanceKind::steal);
        case Waiting::evict:
            return ToAct::deciding(pending.queue.front().seat);
        case Waiting::offer:
        case Waiting::fight:
        case Waiting::replace:
        case Waiting::none:
            break;
    }
    return ToAct::deciding(pending.seat);
}

}  // namespace

ToAct waitsFor(const OpenState& state) {
    if (state.phase == Phase::over) return ToAct::nobody();
    if (state.pending.kind != Waiting::none) return waitsForPending(state);
    return ToAct::deciding(state.active());
}

VisitCount visitsOf(const OpenState& state, Seat seat) {
    VisitCount tally;
    for (const std::uint8_t index : state.players[seat].visited) {
        const Settled kind = state.board().settlement(index).kind;
        ++(kind == Settled::village ? tally.villages : kind == Settled::town ? tally.towns : tally.cities);
    }
    return tally;
}

int goldOf(const Player& player) {
    int gold = 0;
    for (const Army& army : player.armies) gold += army.gold;
    return gold;
}

int renownOf(const OpenState& state, Seat seat) {
    const VisitCount tally = visitsOf(state, seat);
    return std::min(tally.villages, state.board().plan().goal.villages) + tally.towns + tally.cities +
           static_cast<int>(state.players[seat].delivered.size());
}

int goalRenown(const Board& board) {
    const MapGoal& goal = board.plan().goal;
    return goal.villages + goal.towns + goal.cities + cityCount;
}

bool hasReachedGoal(const OpenState& state, Seat seat) {
    const Player& player = state.players[seat];
    if (!player.alive || player.delivered.size() < cityCount) return false;
    const VisitCount tally = visitsOf(state, seat);
    const MapGoal& goal = state.board().plan().goal;
    return tally.villages >= goal.villages && tally.towns >= goal.towns && tally.cities >= goal.cities;
}

Result rankingOf(const OpenState& state) {
    Result result;
    result.seats = state.seats;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        result.scores[seat] = static_cast<std::int16_t>(renownOf(state, seat));
        for (Seat other = 0; other < state.seats; ++other) {
            if (standing(state, other) > standing(state, seat)) ++result.places[seat];
        }
    }
    return result;
}

}  // namespace intrika::confidants
