// The cards of Schemes and Intrigue: identifiers in the table order, and what is printed on them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::schemes {

// S-2, in the table order of the components.
enum class Card : std::uint8_t {
    king,
    queen,
    juliet,
    alchemist,
    fencingMaster,
    landowner,
    merchant,
    cardinal,
    minstrel,
    explorer,
    assassin,
    storm,
    magicHat,
    traitor,
    threeMusketeers,
    wizard,
    witch,
    prince,
    squire,
    hermit,
    littleGiant,
    theDouble,
    dragon,
    romeo,
    beggar
};
inline constexpr int cardCount = 25;
inline constexpr std::array<std::string_view, cardCount> cardIds{
    "king",     "queen",    "juliet",   "alchemist", "fencing-master", "landowner", "merchant",         "cardinal",
    "minstrel", "explorer", "assassin", "storm",     "magic-hat",      "traitor",   "three-musketeers", "wizard",
    "witch",    "prince",   "squire",   "hermit",    "little-giant",   "double",    "dragon",           "romeo",
    "beggar"};

enum class GoalKind : std::uint8_t { alchemy, fighting, farming, trade, religion, music };
inline constexpr int goalKinds = 6;
inline constexpr std::array<std::string_view, goalKinds> goalKindIds{"alchemy", "fighting", "farming",
                                                                     "trade",   "religion", "music"};

// A goal card: cards of one kind and as many points are interchangeable.
inline constexpr int mostPoints = 5;
inline constexpr int goalIds = goalKinds * mostPoints;
inline constexpr auto goalPoints = [] {
    std::array<std::uint8_t, goalIds> points{};
    for (std::size_t index = 0; index < goalIds; ++index) {
        points[index] = static_cast<std::uint8_t>(index % mostPoints + 1);
    }
    return points;
}();
struct Goal {
    std::uint8_t index = 0;  // kind by kind, fewest points first; in a view also `unknown`
    static constexpr Goal unknown() { return {0xFF}; }
    static constexpr Goal of(GoalKind kind, int points) {
        return {static_cast<std::uint8_t>(static_cast<int>(kind) * mostPoints + points - 1)};
    }
    constexpr GoalKind kind() const { return static_cast<GoalKind>(index / mostPoints); }
    constexpr int points() const { return goalPoints[index]; }      // also how many cards the column needs
    constexpr int copies() const { return points() == 3 ? 2 : 1; }  // in the game
    bool operator==(const Goal&) const = default;
};
inline constexpr int goalTotal = 36;

// Influence is counted in halves, for the assassin is worth 9.5.
using Halves = std::int16_t;
inline constexpr Halves noValue = -1;

// S-6, S-7: the printed value by the kind of goal card that heads the column; the double has none of its own.
inline constexpr auto printedValues = [] {
    constexpr std::array<int, cardCount> away{40, 32, 28, 16, 16, 16, 16, 16, 16,      26, 19, 18, 0,
                                              20, 22, 14, 2,  28, 4,  24, 4,  noValue, 22, 10, 8};
    std::array<std::array<Halves, cardCount>, goalKinds> values{};
    for (std::size_t kind = 0; kind < goalKinds; ++kind) {
        for (std::size_t card = 0; card < cardCount; ++card) values[kind][card] = static_cast<Halves>(away[card]);
        values[kind][static_cast<std::size_t>(Card::alchemist) + kind] = 24;
    }
    return values;
}();
constexpr Halves printed(Card card, GoalKind kind) {
    return printedValues[static_cast<std::size_t>(kind)][static_cast<std::size_t>(card)];
}
constexpr bool isSpecialist(Card card) { return card >= Card::alchemist && card <= Card::minstrel; }
constexpr GoalKind kindOf(Card specialist) {
    return static_cast<GoalKind>(static_cast<int>(specialist) - static_cast<int>(Card::alchemist));
}

inline constexpr int maxPlayers = 6;  // S-1
inline constexpr int handSize = 3;    // S-3
inline constexpr int roundCount = 6;  // S-4

}  // namespace intrika::schemes
