// How a net learns: small steps down the gradient, smaller for weights that have come far (AdaGrad: Duchi, Hazan,
// Singer 2011).
#pragma once

#include "engines/bots/net.h"
#include "engines/core/rng.h"
#include "engines/learning/remembered.h"
#include "engines/learning/room.h"

#include <optional>
#include <span>
#include <vector>

namespace intrika::learning {

// Before the first step: hidden units that differ, so that they come to look at different things.
Net unlearnt(FeatureCounts counts, Rng& rng);

class Trainer {
public:
    explicit Trainer(Net net);

    const Net& net() const { return net_; }  // as the last step left it

    void remember() { remembered_.add(net_); }
    Net meanOfRemembered() { return remembered_.takeMean(); }

    void setRate(float rate) { rate_ = rate; }  // of a step; no part of `bytes`
    // As if each weight had come so far already (the square of it).
    void beginAnew(float caution);

    // One step towards the seats' shares of the win. What the net `said` before was worth this loss (cross entropy).
    float learnChances(std::span<const FeatureList> seats, std::span<const float> wanted, std::span<float> said);
    // One step towards how likely each of the moves was to be chosen.
    float learnMoves(std::span<const FeatureList> moves, std::span<const float> wanted);

    // All that another run needs to go on from here.
    std::vector<std::byte> bytes() const;
    static std::optional<Trainer> read(std::span<const std::byte> bytes, FeatureCounts counts);

private:
    void step(float& weight, float& squares, float slope) const;
    void descend(const FeatureList& features, const Net::Units& units, float slope);

    Net net_;
    Net squares_;  // of the slopes so far, by weight
    float rate_ = 0.05f;
    Remembered<Net> remembered_;
};

}  // namespace intrika::learning
