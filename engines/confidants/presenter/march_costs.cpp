#include "engines/confidants/presenter/march_costs.h"

#include "engines/confidants/presenter/pieces.h"

#include <algorithm>
#include <utility>

namespace intrika::confidants {
namespace {

constexpr int warned = 25;  // percent, from which on a place is marked as dangerous

Text joined(Text first, Text second) { return say("cost.and", {part(std::move(first)), part(std::move(second))}); }

}  // namespace

MarchCosts::MarchCosts(const OpenState& state, Seat seat) : state_(state), seat_(seat), ways_(state, seat) {
    for (const Band band : {Band::mob, Band::robbers}) {
        if (isMovedByOthers(state, seat, band)) threats_[static_cast<std::size_t>(band)].emplace(state, band);
    }
}

// E-44
int MarchCosts::fatigueOf(const March& move) const {
    return move.army == ArmyKind::patrician ? std::max(0, move.steps - state_.turn.free) : 0;
}

int MarchCosts::danger(Band band, NodeId at) const {
    const auto& threat = threats_[static_cast<std::size_t>(band)];
    return threat ? threat->chanceAt(at) : 0;
}

Text MarchCosts::inWords(const March& move) const {
    Text text = say("cost.steps", {}, move.steps);
    const int fatigue = fatigueOf(move), before = state_.players[seat_].fatigue;
    if (fatigue > 0) text = joined(std::move(text), say("cost.fatigue", {number(before), number(before + fatigue)}));
    if (move.toll) text = joined(std::move(text), say("cost.toll"));
    const NodeId at = state_.board().node(move.to);
    for (const Band band : {Band::mob, Band::robbers}) {
        const char* id = band == Band::mob ? "cost.mob" : "cost.robbers";
        if (const int chance = danger(band, at); chance > 0) text = joined(std::move(text), say(id, {number(chance)}));
    }
    return text;
}

void MarchCosts::tell(const March& move, Choice& choice) {
    const Board& board = state_.board();
    const NodeId at = board.node(move.to);
    choice.cost = say(move.toll ? "cost.sign-toll" : "cost.sign", {number(move.steps)});
    choice.detail = inWords(move);
    choice.risky = danger(Band::mob, at) >= warned || danger(Band::robbers, at) >= warned;
    for (const NodeId node : ways_.of(move)) choice.way.push_back(placeOf(board, node));
}

}  // namespace intrika::confidants
