#include "engines/review/level_figures.h"

#include "engines/core/json_text.h"
#include "engines/review/shipped_figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <string>

namespace intrika::review {
namespace {

constexpr double unseen = 0.5;

template <std::size_t Bins>
std::size_t binOf(const std::array<double, Bins>& from, double value) {
    const auto above = std::upper_bound(from.begin(), from.end(), value);
    return above == from.begin() ? 0 : static_cast<std::size_t>(above - from.begin() - 1);
}

std::optional<LossCounts> readCounts(const nlohmann::json& json) {
    LossCounts counts{};
    if (!json.is_array() || json.size() != counts.size()) return std::nullopt;
    for (std::size_t stake = 0; stake < counts.size(); ++stake) {
        if (!json[stake].is_array() || json[stake].size() != counts[stake].size()) return std::nullopt;
        for (std::size_t loss = 0; loss < counts[stake].size(); ++loss) {
            if (!json[stake][loss].is_number_unsigned()) return std::nullopt;
            counts[stake][loss] = json[stake][loss].get<int>();
        }
    }
    return counts;
}

std::map<std::string, LevelFigures, std::less<>> readShipped() {
    std::map<std::string, LevelFigures, std::less<>> all;
    const nlohmann::json json = knownJson(shippedFigures());
    for (const auto& [game, figures] : json.items()) all[game] = readLevelFigures(figures);
    return all;
}

}  // namespace

WeighedDecision weighed(const Decision& decision) { return {decision.stake(), decision.loss}; }

void count(LossCounts& counts, const WeighedDecision& decision, int times) {
    counts[binOf(stakesFrom, decision.stake)][binOf(lossesFrom, decision.loss)] += times;
}

double chanceOf(const LossCounts& counts, const WeighedDecision& decision) {
    const auto& losses = counts[binOf(stakesFrom, decision.stake)];
    const double all = std::accumulate(losses.begin(), losses.end(), unseen * double(losses.size()));
    return (losses[binOf(lossesFrom, decision.loss)] + unseen) / all;
}

LevelFigures readLevelFigures(const nlohmann::json& json) {
    LevelFigures figures;
    if (!json.is_object()) return figures;
    for (const Level level : allLevels) {
        const auto found = json.find(std::string(nameOf(level)));
        if (found == json.end()) continue;
        const auto counts = readCounts(*found);
        if (!counts) return {};
        figures.push_back({level, *counts});
    }
    return figures;
}

nlohmann::ordered_json writeLevelFigures(const LevelFigures& figures) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const LevelFigure& figure : figures) json[std::string(nameOf(figure.level))] = figure.losses;
    return json;
}

const LevelFigures& levelFigures(std::string_view game) {
    static const auto all = readShipped();
    static const LevelFigures none;
    const auto figures = all.find(game);
    return figures == all.end() ? none : figures->second;
}

std::vector<double> probabilities(const LevelFigures& figures, std::span<const WeighedDecision> decisions) {
    std::vector<double> logs;
    for (const LevelFigure& figure : figures) {
        double log = 0;
        for (const WeighedDecision& decision : decisions) log += std::log(chanceOf(figure.losses, decision));
        logs.push_back(log);
    }
    if (logs.empty()) return logs;
    const double most = *std::max_element(logs.begin(), logs.end());
    double all = 0;
    for (double& log : logs) all += log = std::exp(log - most);
    for (double& part : logs) part /= all;
    return logs;
}

std::vector<Level> levelsLosing(const LevelFigures& figures, std::span<const WeighedDecision> decisions) {
    const std::vector<double> likely = probabilities(figures, decisions);
    for (std::size_t width = 1; width <= 2; ++width) {
        std::size_t best = 0;
        double most = 0;
        for (std::size_t first = 0; first + width <= likely.size(); ++first) {
            const auto begin = likely.begin() + static_cast<std::ptrdiff_t>(first);
            const double sum = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(width), 0.0);
            if (sum > most) best = first;
            most = std::max(most, sum);
        }
        if (most < sureEnough || width == likely.size()) continue;
        std::vector<Level> levels;
        for (std::size_t at = best; at < best + width; ++at) levels.push_back(figures[at].level);
        return levels;
    }
    return {};
}

}  // namespace intrika::review
