// A move of any game in sixteen bytes: the key of a search node, of a choice on the screen, of a legal list.
#pragma once

// moc of Qt 6.4 can read <compare> only behind this.
#include <cstddef>

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <variant>

namespace intrika {

struct MoveKey {
    std::array<std::uint8_t, 16> bytes{};
    auto operator<=>(const MoveKey&) const = default;
};

// What an observer sees of a move that is hidden from them: that it was made.
inline constexpr MoveKey hiddenMove{{0xFF}};

// Index of the alternative, then its bytes. Equal moves have equal keys and different moves different ones,
// because every alternative is free of padding and fits.
template <class... Kinds>
MoveKey keyOf(const std::variant<Kinds...>& move) {
    static_assert(((sizeof(Kinds) <= 15) && ...), "a move has at most 15 bytes");
    static_assert(((std::is_empty_v<Kinds> || std::has_unique_object_representations_v<Kinds>)&&...),
                  "a move has no padding");
    return std::visit(
        [&move](const auto& kind) {
            using Kind = std::decay_t<decltype(kind)>;
            // Put together in a register: a processor waits for bytes that are read in other portions than written.
            constexpr bool inNumber = std::endian::native == std::endian::little && sizeof(Kind) < 8;
            MoveKey key;
            if constexpr (inNumber) {
                std::uint64_t number = 0;
                if constexpr (!std::is_empty_v<Kind>) std::memcpy(&number, &kind, sizeof kind);
                number = number << 8 | static_cast<std::uint8_t>(move.index());
                std::memcpy(key.bytes.data(), &number, sizeof number);
            } else {
                key.bytes[0] = static_cast<std::uint8_t>(move.index());
                if constexpr (!std::is_empty_v<Kind>) std::memcpy(key.bytes.data() + 1, &kind, sizeof kind);
            }
            return key;
        },
        move);
}

// For std::visit with one lambda per kind.
template <class... Lambdas>
struct Overloaded : Lambdas... {
    using Lambdas::operator()...;
};
template <class... Lambdas>
Overloaded(Lambdas...) -> Overloaded<Lambdas...>;

}  // namespace intrika
