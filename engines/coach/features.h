// What bots of the Coach look at in a move before they have tried it. What a position is worth they have not learnt: a
// rollout to the next turn says it (docs/bots.md).
#pragma once

#include "engines/coach/state.h"
#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"

#include <cstddef>
#include <span>

namespace intrika::coach {

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position) : position_(position), board_(position.board) {}
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const NetFile> nets();
    static constexpr LeftOut urge{}, netOf{};
    using Sight = LeftOut;

private:
    int relation(Seat mover, Seat other) const;
    int knowledge(Seat mover, Seat other) const;
    int kindOf(Seat mover, Object object) const;
    int pieces(Seat mover, Seat holder) const;
    int fighters(Seat mover) const;

    void pass(Seat mover, FeatureList& list) const;
    void offer(Seat mover, const Offer& offer, FeatureList& list) const;
    void fight(Seat mover, const Fight& fight, FeatureList& list) const;
    void use(Seat mover, const UseProfession& use, FeatureList& list) const;
    void demand(Seat mover, const Demand& demand, FeatureList& list) const;
    void give(Seat mover, const Give& give, FeatureList& list) const;
    void accept(Seat mover, const Accept& accept, FeatureList& list) const;
    void ability(int choice, FeatureList& list) const;
    void support(Seat mover, Side side, FeatureList& list) const;
    void passOn(Seat mover, Object object, FeatureList& list) const;

    const State& position_;
    const Board& board_;
};

}  // namespace intrika::coach
