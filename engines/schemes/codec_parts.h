// Cards and lists of them in the notation, shared by the codec's files.
#pragma once

#include "engines/core/json_tools.h"
#include "engines/schemes/state.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace intrika::schemes {

nlohmann::json notationOf(Card card);
nlohmann::json notationOf(Goal goal);
nlohmann::json listOf(CardSet cards);     // table order
nlohmann::json listOf(const Hand& hand);  // as drawn
nlohmann::json listOf(const Deck& deck);  // top first
nlohmann::json listOf(const GoalPile& pile);
nlohmann::json listOf(std::span<const Goal> goals);

Card readCard(const JsonReader& json);
Goal readGoal(const JsonReader& json);
std::vector<Card> readCards(const JsonReader& json);  // no card twice
std::vector<Goal> readGoals(const JsonReader& json);
template <class Thing>
auto pileOf(const std::vector<Thing>& topFirst, auto pile) {
    for (auto thing = topFirst.rbegin(); thing != topFirst.rend(); ++thing) pile.append(*thing);
    return pile;
}

// Counts goal cards, and fails where there is one more than the game has (S-4).
class GoalCounter {
public:
    void add(const JsonReader& json, Goal goal);

private:
    std::array<int, goalIds> counts_{};
};

}  // namespace intrika::schemes
