// What a seat would do, as numbers: how likely each of its moves is, by what it sees and nothing else.
#pragma once

#include "engines/core/feature_list.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace intrika::bots {

// One hidden layer of rectified units, in which what the seat sees and the move meet, with a linear way past it for the
// move: score = past.m + second . max(0, bias + ofSeat.s + ofMoves.m). The scores of all moves make shares (softmax).
// Single precision, in a fixed order: the same bits everywhere.
class Policy {
public:
    static constexpr std::size_t hidden = 64;
    using Units = std::array<float, hidden>;

    explicit Policy(FeatureCounts counts);  // all zero: every move is as good as another

    // None where the bytes are no policy, or one for other numbers of features.
    static std::optional<Policy> read(std::span<const std::byte> bytes, FeatureCounts counts);
    // A byte for a weight of a feature, which is a part of the largest one of its row: what is read is rounded.
    std::vector<std::byte> bytes() const;
    Policy rounded() const;  // as `bytes` keep it

    // What all moves of a decision have in common.
    Units common(const FeatureList& seat) const;
    // `units`: what the hidden units gave, after rectifying.
    float score(const Units& common, const FeatureList& move, Units& units) const;

    // `each` of the weights: spans of them.
    template <class AnyPolicy, class Each>
    static void forAllWeights(AnyPolicy& policy, Each each) {
        for (auto& row : policy.ofSeat) each(std::span(row));
        for (auto& row : policy.ofMoves) each(std::span(row));
        each(std::span(policy.past));
        each(std::span(policy.bias));
        each(std::span(policy.second));
    }

    FeatureCounts counts;
    std::vector<Units> ofSeat;   // by feature of what the seat sees
    std::vector<Units> ofMoves;  // by feature of a move
    std::vector<float> past;     // the linear way, by feature of a move
    Units bias{};
    Units second{};
};

}  // namespace intrika::bots
