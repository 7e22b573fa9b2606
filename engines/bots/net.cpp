#include "engines/bots/net.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>
#include <utility>

namespace intrika::bots {
namespace {

constexpr std::string_view netMagic = "Intrika net 1\n";

// Little-endian, whatever machine reads or writes.
class NetWriter {
public:
    void text(std::string_view text) {
        for (const char letter : text) bytes_.push_back(static_cast<std::byte>(letter));
    }
    void number(std::uint32_t number) {
        for (int shift = 0; shift < 32; shift += 8) bytes_.push_back(static_cast<std::byte>(number >> shift & 0xFFu));
    }
    void weights(std::span<const float> weights) {
        for (const float weight : weights) number(std::bit_cast<std::uint32_t>(weight));
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
                           [this](char letter) { return next() == static_cast<std::uint8_t>(letter); });
    }
    std::uint32_t number() {
        std::uint32_t number = 0;
        for (int shift = 0; shift < 32; shift += 8) number |= std::uint32_t{next()} << shift;
        return number;
    }
    int count() { return static_cast<int>(number()); }
    void weights(std::span<float> weights) {
        for (float& weight : weights) weight = std::bit_cast<float>(number());
    }
    bool isWhole() const { return left_.empty() && !ranOut_; }

private:
    std::uint8_t next() {
        if (left_.empty()) {
            ranOut_ = true;
            return 0;
        }
        const auto byte = static_cast<std::uint8_t>(left_.front());
        left_ = left_.subspan(1);
        return byte;
    }

    std::span<const std::byte> left_;
    bool ranOut_ = false;
};

// As many numbers as every processor adds at once. Each is added to by itself, so it gives the same bits everywhere.
using Four = float __attribute__((vector_size(16)));

Four fourOf(const Net::Units& units, std::size_t four) {
    Four numbers;
    std::memcpy(&numbers, units.data() + 4 * four, sizeof numbers);
    return numbers;
}

// Written out, not gone round: numbers that stand in registers cannot be counted through.
template <class Each>
void forFours(Each each) {
    [&]<std::size_t... four>(std::index_sequence<four...>) { (each(four), ...); }
    (std::make_index_sequence<Net::hidden / 4>());
}

}  // namespace

Net::Net(FeatureCounts of)
    : counts(of),
      first(static_cast<std::size_t>(of.ofSeats), Units{}),
      past(static_cast<std::size_t>(of.ofSeats)),
      moves(static_cast<std::size_t>(of.ofMoves)) {}

std::optional<Net> Net::read(std::span<const std::byte> bytes, FeatureCounts counts) {
    NetReader reader(bytes);
    if (!reader.text(netMagic)) return std::nullopt;
    if (reader.count() != counts.ofSeats || reader.count() != counts.ofMoves) return std::nullopt;
    Net net(counts);
    net.fingerprint = reader.number();
    net.fingerprint |= std::uint64_t{reader.number()} << 32;
    forAllWeights(net, [&reader](std::span<float> weights) { reader.weights(weights); });
    if (!reader.isWhole()) return std::nullopt;
    return net;
}

std::vector<std::byte> Net::bytes() const {
    NetWriter writer;
    writer.text(netMagic);
    writer.number(static_cast<std::uint32_t>(counts.ofSeats));
    writer.number(static_cast<std::uint32_t>(counts.ofMoves));
    writer.number(static_cast<std::uint32_t>(fingerprint));
    writer.number(static_cast<std::uint32_t>(fingerprint >> 32));
    forAllWeights(*this, [&writer](std::span<const float> weights) { writer.weights(weights); });
    return writer.take();
}

// The sums stand in registers while all features are gone through: this is what a search with a net does most.
float Net::scoreOfSeat(const FeatureList& features, Units& units) const {
    std::array<Four, hidden / 4> sums;
    forFours([&](std::size_t four) { sums[four] = fourOf(bias, four); });
    float score = 0;
    for (const std::uint32_t index : features.wholes()) {
        score += past[index];
        const Units& row = first[index];
        forFours([&](std::size_t four) { sums[four] += fourOf(row, four); });
    }
    for (const auto& [index, amount] : features.parts()) {
        score += past[index] * amount;
        const Units& row = first[index];
        forFours([&, amount = amount](std::size_t four) { sums[four] += fourOf(row, four) * amount; });
    }
    Four all{};
    forFours([&](std::size_t four) {
        const Four rectified = sums[four] > 0 ? sums[four] : Four{};
        std::memcpy(units.data() + 4 * four, &rectified, sizeof rectified);
        all += fourOf(second, four) * rectified;
    });
    return score + ((all[0] + all[1]) + (all[2] + all[3]));
}

float Net::scoreOfMove(const FeatureList& features) const {
    float score = 0;
    features.forEach([&](std::uint32_t index, float amount) { score += moves[index] * amount; });
    return score;
}

}  // namespace intrika::bots
