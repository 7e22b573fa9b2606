#include "engines/bots/policy.h"

#include "engines/bots/fours.h"
#include "engines/bots/net_bytes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace intrika::bots {
namespace {

constexpr std::string_view policyMagic = "Intrika policy 1\n";
constexpr float steps = 127;  // of a byte, to either side

using Sums = Fours<Policy::hidden>;

Sums sumsOf(const Policy::Units& units) {
    Sums sums;
    forFours<Policy::hidden>([&](std::size_t four) { sums[four] = fourOf(units, four); });
    return sums;
}

void add(Sums& sums, std::span<const Policy::Units> rows, const FeatureList& features) {
    for (const std::uint32_t index : features.wholes()) {
        const Policy::Units& row = rows[index];
        forFours<Policy::hidden>([&](std::size_t four) { sums[four] += fourOf(row, four); });
    }
    for (const auto& [index, amount] : features.parts()) {
        const Policy::Units& row = rows[index];
        forFours<Policy::hidden>([&, amount = amount](std::size_t four) { sums[four] += fourOf(row, four) * amount; });
    }
}

void writeRow(NetWriter& writer, const Policy::Units& row) {
    float largest = 0;
    for (const float weight : row) largest = std::max(largest, std::abs(weight));
    const float step = largest / steps;
    writer.weight(step);
    for (const float weight : row) {
        const float whole = step > 0 ? std::round(weight / step) : 0.0f;
        writer.byte(static_cast<std::uint8_t>(static_cast<std::int8_t>(whole)));
    }
}

void readRow(NetReader& reader, Policy::Units& row) {
    const float step = reader.weight();
    for (float& weight : row) weight = step * static_cast<float>(static_cast<std::int8_t>(reader.byte()));
}

}  // namespace

Policy::Policy(FeatureCounts of)
    : counts(of),
      ofSeat(static_cast<std::size_t>(of.ofSeats), Units{}),
      ofMoves(static_cast<std::size_t>(of.ofMoves), Units{}),
      past(static_cast<std::size_t>(of.ofMoves)) {}

std::optional<Policy> Policy::read(std::span<const std::byte> bytes, FeatureCounts counts) {
    NetReader reader(bytes);
    if (!reader.text(policyMagic)) return std::nullopt;
    if (reader.count() != counts.ofSeats || reader.count() != counts.ofMoves) return std::nullopt;
    Policy policy(counts);
    for (Units& row : policy.ofSeat) readRow(reader, row);
    for (Units& row : policy.ofMoves) readRow(reader, row);
    reader.weights(policy.past);
    reader.weights(policy.bias);
    reader.weights(policy.second);
    if (!reader.isWhole()) return std::nullopt;
    return policy;
}

std::vector<std::byte> Policy::bytes() const {
    NetWriter writer;
    writer.text(policyMagic);
    writer.number(static_cast<std::uint32_t>(counts.ofSeats));
    writer.number(static_cast<std::uint32_t>(counts.ofMoves));
    for (const Units& row : ofSeat) writeRow(writer, row);
    for (const Units& row : ofMoves) writeRow(writer, row);
    writer.weights(past);
    writer.weights(bias);
    writer.weights(second);
    return writer.take();
}

Policy Policy::rounded() const { return *read(bytes(), counts); }

Policy::Units Policy::common(const FeatureList& seat) const {
    Sums sums = sumsOf(bias);
    add(sums, ofSeat, seat);
    Units units;
    std::memcpy(units.data(), sums.data(), sizeof units);
    return units;
}

float Policy::score(const Units& common, const FeatureList& move, Units& units) const {
    Sums sums = sumsOf(common);
    add(sums, ofMoves, move);
    float score = 0;
    move.forEach([&](std::uint32_t index, float amount) { score += past[index] * amount; });
    return score + rectified(sums, second, units);
}

}  // namespace intrika::bots
