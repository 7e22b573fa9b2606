// What kind of games a bot likes among those that are about as good for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace intrika::bots {

enum class Temperament : std::uint8_t {
    plain,    // none
    bold,     // would rather win much or lose much than go the sure way
    careful,  // would rather keep what it may hope for
    grudging  // would rather harm those who have harmed it
};

// That somebody can have.
inline constexpr std::array allTemperaments{Temperament::bold, Temperament::careful, Temperament::grudging};

std::string_view nameOf(Temperament temperament);  // of plain: empty
std::optional<Temperament> temperamentNamed(std::string_view name);

}  // namespace intrika::bots
