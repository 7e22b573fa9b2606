// intrika-levels: makes assets/review/levels.json (docs/review.md). A tool for developers: its figures are compiled
// into the program.
#include "engines/registry/all_games.h"
#include "engines/review/level_games.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>

namespace {

using namespace intrika;

// Standard error tells how far it is, and how sure a figure is.
double lossOf(const review::LevelOrder& order) {
    const review::LevelFigures figures = measured(order);
    std::cerr << order.game->id << ' ' << nameOf(order.level) << ' ' << figures.loss << " +- " << figures.error << " ("
              << figures.decisions << ")" << std::endl;
    return figures.loss;
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
    app.add_option("--decisions", order.decisions, "of each game, drawn");
    app.add_option("--iterations", order.effort.iterations, "for a decision");
    app.add_option("--seed", order.effort.seed);
    app.add_option("--jobs", order.jobs, "games at the same time");
    CLI11_PARSE(app, argc, argv);
    nlohmann::ordered_json all = nlohmann::ordered_json::object();
    for (const session::GameKind* game : registry::allGames()) {
        if (!games.empty() && std::find(games.begin(), games.end(), game->id) == games.end()) continue;
        order.game = game;
        for (const std::string& level : levels) {
            order.level = bots::levelNamed(level).value();
            all[game->id][level] = std::round(lossOf(order) * 1e5) / 1e5;
        }
    }
    std::cout << all.dump(1) << std::endl;
}
