// What a net looks at: numbered features, most of which are absent most of the time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace intrika {

// Features that belong together: a card's place among the cards, so many points.
struct FeatureBlock {
    int first = 0;
    int size = 0;
};

// Numbers features, block by block: a layout derives from it, and takes each block where it names it.
struct FeatureLayout {
    int total = 0;
    constexpr FeatureBlock block(int size) {
        const FeatureBlock taken{total, size};
        total += size;
        return taken;
    }
};

// How many features a game has.
struct FeatureCounts {
    int ofSeats = 0;
    int ofMoves = 0;
    bool operator==(const FeatureCounts&) const = default;
};

// The features that are there, each with how much of it.
class FeatureList {
public:
    static constexpr std::size_t capacity = 256;
    struct Feature {
        std::uint32_t index;
        float amount;
        bool operator==(const Feature&) const = default;
    };

    void clear() { size_ = 0; }
    // What lies beyond the block counts as its last one, or its first. More than there is room for is left out.
    void add(FeatureBlock block, int which = 0, float amount = 1) {
        if (size_ == capacity) return;
        const int index = block.first + std::clamp(which, 0, block.size - 1);
        features_[size_++] = {static_cast<std::uint32_t>(index), amount};
    }
    template <class Set>
    void addEach(FeatureBlock block, const Set& set) {
        for (const auto thing : set) add(block, static_cast<int>(thing));
    }

    std::size_t size() const { return size_; }
    const Feature* begin() const { return features_.data(); }
    const Feature* end() const { return features_.data() + size_; }

private:
    std::array<Feature, capacity> features_;
    std::size_t size_ = 0;
};

}  // namespace intrika
