#include "engines/confidants/bot/features.h"
#include "engines/core/move_key.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

constexpr int tasteCases = 40;
constexpr int marchKinds = armyCount;
constexpr int moveKinds = static_cast<int>(std::variant_size_v<Move>) + marchKinds;
constexpr int stepCases = 13, gainCases = 25;

struct MoveLayout : FeatureLayout {
    FeatureBlock kind = block(moveKinds);
    FeatureBlock taste = block(moveKinds);
    FeatureBlock tasteCase = block(tasteCases);
    FeatureBlock rank = block(rankCount);
    FeatureBlock rankTired = block(rankCount * 6);
    FeatureBlock rankSlack = block(rankCount * 8);
    FeatureBlock secret = block(secretKinds);
    FeatureBlock marchPlace = block(marchKinds * placeCases * 2);
    FeatureBlock marchSteps = block(marchKinds * stepCases);
    FeatureBlock marchGain = block(marchKinds * gainCases);
    FeatureBlock unspent = block(2 * stepCases);
    FeatureBlock yes = block(2 * 3);
    FeatureBlock use = block(rankCount + secretKinds);
};
constexpr MoveLayout moveLayout;

int kindOf(const Move& move) {
    const auto* march = std::get_if<March>(&move);
    return march ? static_cast<int>(std::variant_size_v<Move>) + static_cast<int>(march->army)
                 : static_cast<int>(move.index());
}

}  // namespace

int Features::countOfMoves() { return moveLayout.total; }

const Taste& Features::tasteOf(Seat seat) const {
    if (tasted_ != seat) {
        taste_.emplace(state_, seat);
        tasted_ = seat;
    }
    return *taste_;
}

void Features::move(Seat mover, const Move& move, FeatureList& list) const {
    const int kind = kindOf(move);
    list.add(moveLayout.kind, kind);
    if (state_.phase <= Phase::load) return;
    const float taste = std::visit(tasteOf(mover), move);
    list.add(moveLayout.taste, kind, 0.2f * std::clamp(taste, -10.0f, 20.0f));
    list.add(moveLayout.tasteCase, static_cast<int>(std::clamp(taste + 10.0f, 0.0f, 39.0f)));
    const int waste = state_.turn.pool;
    std::visit(Overloaded{[&](const Bid& m) { bid(mover, m, list); }, [&](const March& m) { march(mover, m, list); },
                          [&](const EndTurn&) {
                              list.add(moveLayout.unspent, std::min(waste, 12));
                              list.add(moveLayout.unspent,
                                       stepCases + std::min<int>(state_.turn.walks ? state_.turn.left : 0, 12));
                          },
                          [&](const Use& m) {
                              list.add(moveLayout.use,
                                       m.by == By::action
                                           ? numberOf(player(mover).bid)
                                           : rankCount + static_cast<int>(state_.secrets[mover].bid.card));
                          },
                          [&](const Veto& m) { list.add(moveLayout.yes, m.use ? 1 : 0); },
                          [&](const Answer& m) { list.add(moveLayout.yes, 2 + (m.accept ? 1 : 0)); },
                          [&](const Tip& m) { list.add(moveLayout.yes, 4 + (m.use ? 1 : 0)); }, [](const auto&) {}},
               move);
}

void Features::bid(Seat mover, const Bid& bid, FeatureList& list) const {
    const Player& self = player(mover);
    const int rank = numberOf(bid.rank);
    list.add(moveLayout.rank, rank);
    list.add(moveLayout.rankTired, rank * 6 + self.fatigue / 3);
    const Plan& plan = outlookOf(mover).plan;
    const NodeId goal = plan.meeting().place;
    if (goal != noNode) {
        const int way = board_.afoot(self.army(ArmyKind::patrician).at, goal);
        list.add(moveLayout.rankSlack, rank * 8 + std::clamp(way - rank + 3, 0, 7));
    }
    list.add(moveLayout.secret, static_cast<int>(bid.secret));
}

void Features::march(Seat mover, const March& march, FeatureList& list) const {
    const int which = static_cast<int>(march.army);
    const Plan& plan = outlookOf(mover).plan;
    const NodeId to = board_.node(march.to), from = player(mover).army(march.army).at;
    const std::uint8_t here = board_.settlementAt(to);
    const int place = placeAt(to);
    const int isNew = here != noSettlement && !player(mover).hasVisited(here) ? 1 : 0;
    list.add(moveLayout.marchPlace, (which * placeCases + place) * 2 + isNew);
    list.add(moveLayout.marchSteps, which * stepCases + march.steps);
    const NodeId goal =
        march.army == ArmyKind::patrician || plan.bringsNext(march.army) ? plan.meeting().place : noNode;
    const int gain =
        goal != noNode ? board_.afoot(from, goal) - board_.afoot(to, goal) : plan.toNearest(from) - plan.toNearest(to);
    list.add(moveLayout.marchGain, which * gainCases + std::clamp(gain + gainCases / 2, 0, gainCases - 1));
}

}  // namespace intrika::confidants
