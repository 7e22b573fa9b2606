#include "engines/review/level_figures.h"

#include "engines/core/json_text.h"
#include "engines/review/summary.h"

#include <nlohmann/json.hpp>

namespace intrika::review {

std::vector<LevelLoss> levelLosses(std::string_view game) {
    static const nlohmann::json all = knownJson(levelFigures());
    std::vector<LevelLoss> losses;
    const auto figures = all.find(std::string(game));
    if (figures == all.end()) return losses;
    for (const Level level : allLevels) {
        const auto loss = figures->find(std::string(nameOf(level)));
        if (loss != figures->end()) losses.push_back({level, loss->get<double>()});
    }
    return losses;
}

}  // namespace intrika::review
