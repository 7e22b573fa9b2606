// What a net looks at in a position of The King Is Dead.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"
#include "engines/succession/pairing.h"
#include "engines/succession/state.h"

#include <array>
#include <cstddef>
#include <span>

namespace intrika::succession {

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position);
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const NetFile> nets();
    static constexpr LeftOut urge{}, netOf{};
    using Sight = LeftOut;

private:
    int bestOther(Seat seat) const;

    void points(Seat seat, FeatureList& list) const;
    void cards(const Player& player, FeatureList& list) const;
    void characters(Seat seat, FeatureList& list) const;
    void stage(Seat seat, FeatureList& list) const;
    void play(const Player& player, const Play& play, FeatureList& list) const;
    void pass(FeatureList& list) const;
    void steal(Seat mover, const Steal& steal, FeatureList& list) const;
    void purchase(Seat mover, int pile, int price, FeatureList& list) const;
    void take(const Player& player, const Take& take, FeatureList& list) const;
    void exchange(const Player& player, const UseOnPile& use, FeatureList& list) const;

    const State& position_;
    const Board& board_;
    int shortest_;                        // how high the shortest pile is
    std::array<int, maxPlayers> cards_;   // by seat: what the cards score
    std::array<int, maxPlayers> totals_;  // ... and everything
};

}  // namespace intrika::succession
