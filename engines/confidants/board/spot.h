// Where a unit can stand, as it is written down: a cell of a half of the board, on a river also a bank (section 9.1).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::confidants {

enum class Half : std::uint8_t { left, right };                 // B and J
enum class Corner : std::uint8_t { nw, ne, se, sw, none = 7 };  // clockwise
inline constexpr int mostRows = 63;
inline constexpr int mostColumns = 31;  // of one half

// Means something without a board, so moves can be read and written before it is known on which board they are made.
class Spot {
public:
    constexpr Spot() = default;
    constexpr Spot(Half half, int row, int column, Corner corner = Corner::none)
        : bits_(static_cast<std::uint16_t>(static_cast<int>(half) << 14 | row << 8 | column << 3 |
                                           static_cast<int>(corner))) {}

    constexpr Half half() const { return static_cast<Half>(bits_ >> 14 & 1); }
    constexpr int row() const { return bits_ >> 8 & 63; }     // 1 is the bottom row
    constexpr int column() const { return bits_ >> 3 & 31; }  // 1 is the leftmost of its half
    constexpr Corner corner() const { return static_cast<Corner>(bits_ & 7); }
    constexpr Spot cell() const { return {half(), row(), column()}; }
    auto operator<=>(const Spot&) const = default;

private:
    std::uint16_t bits_ = 0;
};

std::string nameOf(Spot spot);
// Nothing where the text names none in the only way in which it is written.
std::optional<Spot> spotNamed(std::string_view name);

}  // namespace intrika::confidants
