// What bots have learnt, as numbers: how good a seat's features are for it, and which moves deserve a look.
#pragma once

#include "engines/bots/policy.h"
#include "engines/core/feature_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace intrika::bots {

// One hidden layer of rectified units, with a linear way past it: score = b.f + second . max(0, bias + first.f). The
// scores of all seats make shares (softmax), so it serves any number of seats. Single precision, in a fixed order:
// the same bits everywhere.
class Net {
public:
    static constexpr std::size_t hidden = 32;
    using Units = std::array<float, hidden>;

    explicit Net(FeatureCounts counts);  // all zero: every seat is as good as another, and every move

    // None where the bytes are no net, or one for other numbers of features. `ofSight`: of its policy, if it has one.
    static std::optional<Net> read(std::span<const std::byte> bytes, FeatureCounts counts, FeatureCounts ofSight = {});
    std::vector<std::byte> bytes() const;

    float scoreOfSeat(const FeatureList& features) const {
        Units units;
        return scoreOfSeat(features, units);
    }
    // With what the hidden units gave, after rectifying.
    float scoreOfSeat(const FeatureList& features, Units& units) const;
    float scoreOfMove(const FeatureList& features) const;

    // `each` of the weights: spans of them, in the order of the file.
    template <class AnyNet, class Each>
    static void forAllWeights(AnyNet& net, Each each) {
        for (auto& units : net.first) each(std::span(units));
        each(std::span(net.past));
        each(std::span(net.bias));
        each(std::span(net.second));
        each(std::span(net.moves));
    }

    FeatureCounts counts;
    std::uint64_t fingerprint = 0;  // of what the features are (engines/learning/fingerprint.h)
    std::vector<Units> first;       // by feature of a seat
    std::vector<float> past;        // the linear way
    Units bias{};
    Units second{};
    std::vector<float> moves;      // by feature of a move
    std::optional<Policy> policy;  // what else was learnt of moves; no part of `forAllWeights`
};

}  // namespace intrika::bots
