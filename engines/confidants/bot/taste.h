// How good a move looks at once: a rollout plays by it, and the moves of a search are sorted by it.
#pragma once

#include "engines/confidants/bot/plan.h"
#include "engines/confidants/position/moves.h"

#include <array>

namespace intrika::confidants {

// Of one seat in one position, which outlives it. To do nothing more counts 0.
class Taste {
public:
    Taste(const State& state, Seat seat);

    float operator()(const Bid& move) const;
    float operator()(const March& move) const;
    float operator()(const Use& move) const;
    float operator()(const Bribe&) const;
    float operator()(const Scheme& move) const;
    float operator()(const Send& move) const;
    float operator()(const Recruit&) const;
    float operator()(const Luck&) const;
    float operator()(const Exchange&) const;
    float operator()(const Intrigue& move) const;
    float operator()(const DoublePay&) const;
    float operator()(const Supper&) const;
    float operator()(const Guide&) const;
    float operator()(const UseGift& move) const;
    float operator()(const Offer&) const;
    float operator()(const EndTurn& move) const;
    float operator()(const Veto& move) const;
    float operator()(const Tip& move) const;
    float operator()(const MoveBand& move) const;
    template <class Other>
    float operator()(const Other&) const {
        return 0;
    }

private:
    // From where an army stands.
    struct Lookout {
        int toNearest = 0;  // steps to the nearest settlement that is wanted
        float danger = 0;
        NodeId goal = noNode;  // where its wagon is expected
        int toGoal = 0;
        float zeal = 0;  // a step
    };

    bool hasLostArmy() const {
        return !player_.army(ArmyKind::large).onBoard() || !player_.army(ArmyKind::small).onBoard();
    }
    Lookout lookoutOf(ArmyKind army) const;
    const Lookout& lookout(ArmyKind army) const { return lookouts_[static_cast<std::size_t>(army)]; }
    NodeId at(ArmyKind army) const { return player_.army(army).at; }
    float safetyIn(ArmySet merge) const;
    float defeatOf(ArmySet armies) const;
    int richest() const;
    float forRelief(int relief) const;
    float walkFit(int steps) const;
    float fit(Rank rank) const { return fits_[static_cast<std::size_t>(rank)]; }
    float eagerness() const { return meeting_.wait > 1.0f ? 0.4f : 1.0f; }  // less while the carrier is not there yet
    bool isFinal(int steps) const {
        return state_.phase != Phase::turn || !state_.options.exactMove || steps == state_.turn.left;
    }
    float nightAt(std::uint8_t here, int paid) const;
    float dangerAt(NodeId at) const;
    float patricianTo(NodeId from, NodeId to, int steps) const;
    float mercenaryTo(ArmyKind army, NodeId to, int steps) const;

    const State& state_;
    const Board& board_;
    const Player& player_;
    const Secrets& own_;
    Seat seat_;
    Plan plan_;
    Plan::Meeting meeting_;
    NodeId mob_ = noNode;  // where it is to be feared, for somebody else moves it
    std::array<Lookout, armyCount> lookouts_{};
    std::array<float, rankCount> fits_{};
};

}  // namespace intrika::confidants
