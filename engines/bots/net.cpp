#include "engines/bots/net.h"

#include "engines/bots/fours.h"
#include "engines/bots/net_bytes.h"

#include <string_view>

namespace intrika::bots {
namespace {

constexpr std::string_view netMagic = "Intrika net 1\n";

}  // namespace

Net::Net(FeatureCounts of)
    : counts(of),
      first(static_cast<std::size_t>(of.ofSeats), Units{}),
      past(static_cast<std::size_t>(of.ofSeats)),
      moves(static_cast<std::size_t>(of.ofMoves)) {}

std::optional<Net> Net::read(std::span<const std::byte> bytes, FeatureCounts counts, FeatureCounts ofSight) {
    NetReader reader(bytes);
    if (!reader.text(netMagic)) return std::nullopt;
    if (reader.count() != counts.ofSeats || reader.count() != counts.ofMoves) return std::nullopt;
    Net net(counts);
    net.fingerprint = reader.number();
    net.fingerprint |= std::uint64_t{reader.number()} << 32;
    forAllWeights(net, [&reader](std::span<float> weights) { reader.weights(weights); });
    if (reader.isWhole()) return net;
    net.policy = Policy::read(reader.left(), ofSight);
    if (!net.policy) return std::nullopt;
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
    std::vector<std::byte> all = writer.take();
    if (policy) {
        const std::vector<std::byte> more = policy->bytes();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

// The sums stand in registers while all features are gone through: this is what a search with a net does most.
float Net::scoreOfSeat(const FeatureList& features, Units& units) const {
    Fours<hidden> sums;
    forFours<hidden>([&](std::size_t four) { sums[four] = fourOf(bias, four); });
    float score = 0;
    for (const std::uint32_t index : features.wholes()) {
        score += past[index];
        const Units& row = first[index];
        forFours<hidden>([&](std::size_t four) { sums[four] += fourOf(row, four); });
    }
    for (const auto& [index, amount] : features.parts()) {
        score += past[index] * amount;
        const Units& row = first[index];
        forFours<hidden>([&, amount = amount](std::size_t four) { sums[four] += fourOf(row, four) * amount; });
    }
    return score + rectified(sums, second, units);
}

float Net::scoreOfMove(const FeatureList& features) const {
    float score = 0;
    features.forEach([&](std::uint32_t index, float amount) { score += moves[index] * amount; });
    return score;
}

}  // namespace intrika::bots
