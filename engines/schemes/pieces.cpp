#include "engines/schemes/pieces.h"

namespace intrika::schemes {

std::string goalId(Goal goal) {
    return std::string(goalKindIds[static_cast<std::size_t>(goal.kind())]) + '-' + std::to_string(goal.points());
}

std::vector<std::string> faceKeys() {
    std::vector<std::string> keys;
    for (const auto card : cardIds) keys.push_back("influence." + std::string(card));
    for (std::uint8_t index = 0; index < goalIds; ++index) keys.push_back("goal." + goalId(Goal{index}));
    keys.emplace_back("back.influence");
    keys.emplace_back("back.goal");
    return keys;
}

}  // namespace intrika::schemes
