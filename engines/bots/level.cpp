#include "engines/bots/level.h"

#include <array>
#include <utility>

namespace intrika::bots {
namespace {

constexpr std::array<std::string_view, allLevels.size()> levelNames{"random", "easy", "normal", "strong", "master"};
constexpr std::string_view textbookName = "textbook";
constexpr std::string_view untaughtName = "untaught";
constexpr std::string_view externalPrefix = "exec:";
constexpr char beforeTemperament = ':';

}  // namespace

std::string_view nameOf(Level level) { return levelNames.at(static_cast<std::size_t>(level)); }

std::optional<Level> levelNamed(std::string_view name) {
    for (std::size_t index = 0; index < levelNames.size(); ++index) {
        if (levelNames[index] == name) return static_cast<Level>(index);
    }
    return std::nullopt;
}

// Measured in matches: docs/bots.md has the figures.
Budget budgetOf(Level level) {
    Budget budget;
    switch (level) {
        case Level::random:
            break;
        case Level::easy:
            budget.iterations = 40;
            budget.temperature = 0.05f;
            break;
        case Level::normal:
            budget.iterations = 150;
            break;
        case Level::strong:
            budget = budgetOfAdvice();
            budget.holdsBack = true;
            break;
        case Level::master:
            budget.iterations = 300'000;
            budget.patience = 10;
            break;
    }
    return budget;
}

Budget budgetOfAdvice() {
    Budget budget;
    budget.iterations = 30'000;
    return budget;
}

std::optional<PlayerKind> playerKindNamed(std::string_view name) {
    PlayerKind kind;
    if (name == "human") return kind;
    if (name.substr(0, externalPrefix.size()) == externalPrefix) {
        kind.is = PlayerKind::Is::external;
        kind.program = name.substr(externalPrefix.size());
        return kind.program.empty() ? std::nullopt : std::optional(kind);
    }
    const std::size_t end = name.find(beforeTemperament);
    const auto level = levelNamed(name.substr(0, end));
    if (!level) return std::nullopt;
    kind.is = PlayerKind::Is::bot;
    kind.level = *level;
    if (end == std::string_view::npos) return kind;
    const auto temperament = temperamentNamed(name.substr(end + 1));
    if (!temperament || !mayHaveTemperament(kind)) return std::nullopt;
    kind.temperament = *temperament;
    return kind;
}

std::optional<PlayerKind> yardstickNamed(std::string_view name) {
    if (name == textbookName) return PlayerKind{PlayerKind::Is::textbook, Level::strong, {}};
    if (name == untaughtName) return PlayerKind{PlayerKind::Is::untaught, Level::strong, {}};
    return std::nullopt;
}

bool mayHaveTemperament(const PlayerKind& kind) {
    return kind.is == PlayerKind::Is::bot && kind.level != Level::random;
}

std::string nameOf(const PlayerKind& kind) {
    switch (kind.is) {
        case PlayerKind::Is::human:
            return "human";
        case PlayerKind::Is::bot: {
            std::string name(nameOf(kind.level));
            if (kind.temperament == Temperament::plain) return name;
            return name + beforeTemperament + std::string(nameOf(kind.temperament));
        }
        case PlayerKind::Is::textbook:
            return std::string(textbookName);
        case PlayerKind::Is::untaught:
            return std::string(untaughtName);
        case PlayerKind::Is::external:
            break;
    }
    return std::string(externalPrefix) + kind.program;
}

}  // namespace intrika::bots
