// intrika-levels: makes assets/review/levels.json (docs/review.md). A tool for developers: its figures are compiled
// into the program.
#include "engines/registry/all_games.h"
#include "engines/review/level_games.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace intrika;

// Standard error tells how far it is, and how sure a figure is.
review::LevelFigures figuresOf(const review::LevelOrder& order) {
    review::LevelFigures figures = measured(order);
    std::cerr << order.game->id << ' ' << nameOf(order.level) << ' ' << figures.loss << " +- " << figures.error << " ("
              << figures.decisions << " decisions of " << figures.ratings.size() << " games)" << std::endl;
    return figures;
}

// In how many of the games the level whose mean is nearest is the one that played.
void tellHowOftenRight(const std::string& game, const std::vector<review::LevelFigures>& levels) {
    std::size_t right = 0, all = 0;
    for (const review::LevelFigures& level : levels) {
        for (const double rating : level.ratings) {
            const auto nearest =
                std::min_element(levels.begin(), levels.end(), [&](const auto& one, const auto& other) {
                    return std::abs(one.loss - rating) < std::abs(other.loss - rating);
                });
            right += &*nearest == &level ? 1 : 0;
        }
        all += level.ratings.size();
    }
    std::cerr << game << ": the right level in " << right << " of " << all << " games" << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Measures what bots of each level lose a decision", "intrika-levels");
    review::LevelOrder order;
    std::vector<std::string> games;
    std::vector<std::string> levels{"random", "easy", "normal", "strong"};
    app.add_option("--game", games, "which games; all of them, if none is named");
    app.add_option("--level", levels, "which levels");
    app.add_option("--games", order.games, "games of each level")->required();
    app.add_option("--options", order.options, "of the game, in the notation");
    app.add_option("--decisions", order.decisions, "of each game, drawn");
    app.add_option("--iterations", order.effort.iterations, "for a decision");
    app.add_option("--seed", order.effort.seed);
    app.add_option("--jobs", order.jobs, "games at the same time");
    CLI11_PARSE(app, argc, argv);
    nlohmann::ordered_json all = nlohmann::ordered_json::object();
    for (const session::GameKind* game : registry::allGames()) {
        if (!games.empty() && std::find(games.begin(), games.end(), game->id) == games.end()) continue;
        order.game = game;
        std::vector<review::LevelFigures> figures;
        for (const std::string& level : levels) {
            order.level = bots::levelNamed(level).value();
            figures.push_back(figuresOf(order));
            all[game->id][level] = std::round(figures.back().loss * 1e5) / 1e5;
        }
        tellHowOftenRight(game->id, figures);
    }
    std::cout << all.dump(1) << std::endl;
}
