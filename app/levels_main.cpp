// intrika-levels: makes assets/review/levels.json (docs/review.md) in two steps. A tool for developers: its figures are
// compiled into the program.
//   intrika-levels play --game traitor --level easy --games 200 >> games.txt
//   intrika-levels figures games.txt > assets/review/levels.json
#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"
#include "engines/registry/all_games.h"
#include "engines/review/level_games.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace intrika;
using bots::Level;
using review::LevelFigure;
using review::LevelFigures;
using review::LevelGame;
using review::MeanLoss;
using OrderedJson = nlohmann::ordered_json;

// By game and level, from the weakest.
using Measured = std::map<std::string, std::map<Level, std::vector<LevelGame>>>;

// One line a game: it can be stopped, and gone on with by another seed.
void play(const review::LevelOrder& order) {
    goThrough(order, [&](const LevelGame& game) {
        OrderedJson decisions = OrderedJson::array();
        for (const review::WeighedDecision& each : game) decisions.push_back({each.stake, each.loss});
        const OrderedJson line{{"game", order.game->id}, {"level", nameOf(order.level)}, {"decisions", decisions}};
        std::cout << line.dump() << std::endl;
    });
}

// False: the file cannot be read.
bool readGames(const std::string& file, Measured& measured) {
    const auto text = readOutsideFile(file);
    if (!text) return false;
    std::istringstream in(*text);
    for (std::string line; std::getline(in, line);) {
        const nlohmann::json json = knownJson(line);
        LevelGame game;
        for (const auto& each : json.at("decisions")) game.push_back({each.at(0), each.at(1)});
        const auto level = bots::levelNamed(json.at("level").get<std::string>());
        measured[json.at("game")][level.value()].push_back(std::move(game));
    }
    return true;
}

// A step is shown where the weaker level loses more by twice the error of the difference.
bool stepsAreShown(const std::string& game, const std::map<Level, std::vector<LevelGame>>& levels) {
    bool areShown = true;
    MeanLoss weaker;
    for (const auto& [level, games] : levels) {
        const MeanLoss mean = meanLossOf(games);
        std::cerr << game << ' ' << nameOf(level) << ' ' << mean.loss << " +- " << mean.error << " (" << mean.decisions
                  << " decisions of " << games.size() << " games)";
        if (weaker.decisions > 0) {
            const double step = (weaker.loss - mean.loss) / std::hypot(weaker.error, mean.error);
            std::cerr << ", a step of " << step << " errors";
            areShown = areShown && step > 1.96;
        }
        std::cerr << std::endl;
        weaker = mean;
    }
    return areShown;
}

LevelFigures figuresOf(const std::map<Level, std::vector<LevelGame>>& levels) {
    LevelFigures figures;
    for (const auto& [level, games] : levels) figures.push_back({level, countsOf(games)});
    return figures;
}

// Each game is rated by the figures of all others; `together`: so many of a level's games are rated as one.
void tellHowOftenRight(const std::map<Level, std::vector<LevelGame>>& levels, std::size_t together) {
    struct Told {
        int right = 0, all = 0;
    };
    std::array<Told, 3> told;  // by how many levels were named
    const LevelFigures all = figuresOf(levels);
    for (const auto& [level, games] : levels) {
        for (std::size_t first = 0; first + together <= games.size(); first += together) {
            LevelFigures figures = all;
            const auto own = std::find_if(figures.begin(), figures.end(),
                                          [&, own = level](const LevelFigure& each) { return each.level == own; });
            LevelGame decisions;
            for (std::size_t at = first; at < first + together; ++at) {
                decisions.insert(decisions.end(), games[at].begin(), games[at].end());
            }
            for (const auto& decision : decisions) count(own->losses, decision, -1);
            const std::vector<Level> named = levelsLosing(figures, decisions);
            Told& these = told[named.size()];
            ++these.all;
            if (std::find(named.begin(), named.end(), level) != named.end()) ++these.right;
        }
    }
    std::cerr << together << " game(s) a rating: one level named " << told[1].all << " times, right " << told[1].right
              << "; two " << told[2].all << ", right " << told[2].right << "; none " << told[0].all << std::endl;
}

int makeFigures(const std::vector<std::string>& files) {
    Measured measured;
    for (const std::string& file : files) {
        if (readGames(file, measured)) continue;
        std::cerr << "intrika-levels: " << file << " cannot be read" << std::endl;
        return 1;
    }
    std::string lines;  // of one object, a line each game
    for (const auto& [game, levels] : measured) {
        const bool areShown = stepsAreShown(game, levels);
        for (const std::size_t together : {1, 5, 10}) tellHowOftenRight(levels, together);
        if (areShown) {
            lines +=
                (lines.empty() ? "\n " : ",\n ") + quoted(game) + ": " + writeLevelFigures(figuresOf(levels)).dump();
        } else {
            std::cerr << game << " is left out, for not every step is shown" << std::endl;
        }
    }
    std::cout << '{' << lines << "\n}" << std::endl;
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Measures what bots of each level lose a decision", "intrika-levels");
    app.require_subcommand(1);
    review::LevelOrder order;
    std::string game, level;
    std::vector<std::string> files;
    CLI::App& playing = *app.add_subcommand("play", "goes through bots' games, a line each");
    playing.add_option("--game", game)->required();
    playing.add_option("--level", level)->required();
    playing.add_option("--games", order.games)->required();
    playing.add_option("--options", order.options, "of the game, in the notation");
    playing.add_option("--bot-iterations", order.botIterations, "instead of the level's");
    playing.add_option("--iterations", order.iterations, "for a decision, instead of a review's");
    playing.add_option("--seed", order.seed);
    CLI::App& figures = *app.add_subcommand("figures", "adds such lines up");
    figures.add_option("files", files)->required();
    CLI11_PARSE(app, argc, argv);
    if (figures.parsed()) return makeFigures(files);
    order.game = registry::allGames().named(game);
    const auto named = bots::levelNamed(level);
    if (order.game == nullptr || !named) {
        std::cerr << "There is no " << (named ? game : level) << std::endl;
        return 1;
    }
    order.level = *named;
    play(order);
}
