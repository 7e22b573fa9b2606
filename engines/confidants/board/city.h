// The three cities that every board has.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::confidants {

enum class City : std::uint8_t { paleokastro, apolonia, arnea };
inline constexpr int cityCount = 3;
inline constexpr std::array<std::string_view, cityCount> cityIds{"paleokastro", "apolonia", "arnea"};
inline constexpr std::array<City, cityCount> allCities{City::paleokastro, City::apolonia, City::arnea};

}  // namespace intrika::confidants
