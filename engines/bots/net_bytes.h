// What nets are written in and read from: little-endian, whatever machine does it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace intrika::bots {

class NetWriter {
public:
    void text(std::string_view text) {
        for (const char letter : text) byte(static_cast<std::uint8_t>(letter));
    }
    void byte(std::uint8_t byte) { bytes_.push_back(static_cast<std::byte>(byte)); }
    void number(std::uint32_t number) {
        for (int shift = 0; shift < 32; shift += 8) byte(static_cast<std::uint8_t>(number >> shift & 0xFFu));
    }
    void weight(float weight) { number(std::bit_cast<std::uint32_t>(weight)); }
    void weights(std::span<const float> weights) {
        for (const float one : weights) weight(one);
    }
    std::vector<std::byte> take() { return std::move(bytes_); }

private:
    std::vector<std::byte> bytes_;
};

// Whoever asks for more than there is gets zeros, and `isWhole` says so.
class NetReader {
public:
    explicit NetReader(std::span<const std::byte> bytes) : left_(bytes) {}
    bool text(std::string_view expected) {
        return std::all_of(expected.begin(), expected.end(),
                           [this](char letter) { return byte() == static_cast<std::uint8_t>(letter); });
    }
    std::uint8_t byte() {
        if (left_.empty()) {
            ranOut_ = true;
            return 0;
        }
        const auto first = static_cast<std::uint8_t>(left_.front());
        left_ = left_.subspan(1);
        return first;
    }
    std::uint32_t number() {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 32; shift += 8) number |= std::uint32_t{byte()} << shift;
        return number;
    }
    int count() { return static_cast<int>(number()); }
    float weight() { return std::bit_cast<float>(number()); }
    void weights(std::span<float> weights) {
        for (float& one : weights) one = weight();
    }
    std::span<const std::byte> left() const { return left_; }
    bool isWhole() const { return left_.empty() && !ranOut_; }

private:
    std::span<const std::byte> left_;
    bool ranOut_ = false;
};

}  // namespace intrika::bots
