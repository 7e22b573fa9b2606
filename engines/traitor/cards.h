// The cards of Traitor: identifiers in the notation's canonical order, and what is printed on them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::traitor {

enum class House : std::uint8_t { eagle, rose };
inline constexpr int houseCount = 2;
inline constexpr std::array<std::string_view, houseCount> houseIds{"eagle", "rose"};
constexpr House other(House house) { return house == House::eagle ? House::rose : House::eagle; }

enum class Land : std::uint8_t { desert, pasture, river, forest, village, city };
inline constexpr int landCount = 6;
inline constexpr std::array<std::string_view, landCount> landIds{"desert", "pasture", "river",
                                                                 "forest", "village", "city"};
inline constexpr int ringSize = 12;  // T-4: two landscapes of each kind

// T-35: conflict points of a landscape.
inline constexpr std::array<int, landCount> conflictPoints{0, 3, 5, 7, 10, 15};
// T-41: victory points of each winner when this landscape loses, by the number of winners (columns I to IV).
inline constexpr std::array<std::array<int, 4>, landCount> victoryPoints{
    {{3, 2, 1, 1}, {4, 3, 2, 1}, {5, 4, 3, 2}, {6, 5, 3, 2}, {7, 5, 4, 3}, {8, 6, 4, 3}}};

enum class Action : std::uint8_t { traitor, diplomat2, diplomat5, builder, strategist, farmer };
inline constexpr int actionCount = 6;
inline constexpr std::array<std::string_view, actionCount> actionIds{"traitor", "diplomat-2", "diplomat-5",
                                                                     "builder", "strategist", "farmer"};

enum class Side : std::uint8_t { estate, depot };
inline constexpr std::array<std::string_view, 2> sideIds{"estate", "depot"};

// Supply cards are named by their value; copies are interchangeable, so a kind is its index here.
inline constexpr int supplyKinds = 6;
inline constexpr std::array<std::string_view, supplyKinds> supplyIds{"2", "3", "4", "5", "6", "8"};
inline constexpr std::array<int, supplyKinds> supplyValues{2, 3, 4, 5, 6, 8};
inline constexpr std::array<int, supplyKinds> supplyCopies{5, 5, 5, 5, 2, 1};
inline constexpr int supplyTotal = 23;

inline constexpr int maxPlayers = 4;
inline constexpr int buildingsEach = 3;  // T-5
inline constexpr int maxDepots = 2;      // T-52
inline constexpr int handLimit = 5;      // T-67
inline constexpr int drawLimit = 3;      // T-66

}  // namespace intrika::traitor
