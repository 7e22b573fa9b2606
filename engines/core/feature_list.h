// What a net looks at: numbered features, most of which are absent most of the time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

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

// What was learnt of them (engines/bots/net.h).
struct NetFile {
    std::string_view kind;  // of games; empty: the usual one, or there is one kind alone
    std::span<const std::byte> bytes;
};

// The features that are there: most of them wholly, some so much.
class FeatureList {
public:
    static constexpr std::size_t capacity = 192;  // of either
    struct Feature {
        std::uint32_t index;
        float amount;
        bool operator==(const Feature&) const = default;
    };

    void clear() { wholes_ = parts_ = 0; }
    // What lies beyond the block counts as its last one, or its first. More than there is room for is left out.
    void add(FeatureBlock block, int which = 0) {
        if (wholes_ < capacity) whole_[wholes_++] = indexOf(block, which);
    }
    void add(FeatureBlock block, int which, float amount) {
        if (parts_ < capacity) part_[parts_++] = {indexOf(block, which), amount};
    }
    template <class Set>
    void addEach(FeatureBlock block, const Set& set) {
        for (const auto thing : set) add(block, static_cast<int>(thing));
    }

    std::span<const std::uint32_t> wholes() const { return {whole_.data(), wholes_}; }
    std::span<const Feature> parts() const { return {part_.data(), parts_}; }
    template <class Each>
    void forEach(Each each) const {
        for (const std::uint32_t index : wholes()) each(index, 1.0f);
        for (const auto& [index, amount] : parts()) each(index, amount);
    }

private:
    static std::uint32_t indexOf(FeatureBlock block, int which) {
        return static_cast<std::uint32_t>(block.first + std::clamp(which, 0, block.size - 1));
    }

    std::array<std::uint32_t, capacity> whole_;
    std::array<Feature, capacity> part_;
    std::size_t wholes_ = 0;
    std::size_t parts_ = 0;
};

}  // namespace intrika
