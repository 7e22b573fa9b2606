#include "engines/confidants/board/spot.h"

#include <array>
#include <charconv>

namespace intrika::confidants {
namespace {

constexpr std::array<std::string_view, 4> cornerNames{"nw", "ne", "se", "sw"};

// Takes a number from the front; 0 where there is none in the range.
int takeNumber(std::string_view& text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1 || number > most || text.front() == '0') return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

std::string nameOf(Spot spot) {
    std::string name(spot.half() == Half::left ? "B:" : "J:");
    name += std::to_string(spot.row()) + ',' + std::to_string(spot.column());
    if (spot.corner() == Corner::none) return name;
    name += '.';
    return name.append(cornerNames[static_cast<std::size_t>(spot.corner())]);
}

std::optional<Spot> spotNamed(std::string_view name) {
    const bool left = name.substr(0, 2) == "B:";
    if (!left && name.substr(0, 2) != "J:") return std::nullopt;
    name.remove_prefix(2);
    const int row = takeNumber(name, mostRows);
    if (row == 0 || name.empty() || name.front() != ',') return std::nullopt;
    name.remove_prefix(1);
    const int column = takeNumber(name, mostColumns);
    if (column == 0) return std::nullopt;
    const Half half = left ? Half::left : Half::right;
    if (name.empty()) return Spot(half, row, column);
    if (name.front() != '.') return std::nullopt;
    name.remove_prefix(1);
    for (std::size_t corner = 0; corner < cornerNames.size(); ++corner) {
        if (name == cornerNames[corner]) return Spot(half, row, column, static_cast<Corner>(corner));
    }
    return std::nullopt;
}

}  // namespace intrika::confidants
