// intrika-puzzles: makes the puzzles that the program carries (assets/puzzles/README.md). A tool for developers.
#include "engines/core/json_tools.h"
#include "engines/registry/all_games.h"
#include "engines/review/puzzle_collection.h"
#include "engines/review/puzzle_file.h"

#include <CLI/CLI.hpp>

#include <QByteArray>
#include <QFile>

#include <iostream>
#include <string>

namespace {

using namespace intrika;

constexpr int best = 9;  // zlib's

bool isWritten(const std::string& file, const QByteArray& lines) {
    QFile out(QString::fromStdString(file));
    const QByteArray packed = qCompress(lines, best);
    return out.open(QIODevice::WriteOnly) && out.write(packed) == packed.size() && out.flush();
}

void tell(const review::Puzzle& puzzle) {
    std::cerr << puzzle.record.seats.size() << " seats, event " << puzzle.event << ", " << puzzle.shares.size()
              << " moves, " << puzzle.share << " and " << puzzle.next << ", "
              << intrika::idOf(puzzle.difficulty, review::difficultyNames) << ", " << puzzle.best << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Makes puzzles of a game", "intrika-puzzles");
    review::CollectionOrder order;
    std::string game, file, level(nameOf(order.level));
    app.add_option("--game", game)->required();
    app.add_option("--out", file, "where they are written, whenever there is one more")->required();
    app.add_option("--count", order.count);
    app.add_option("--seed", order.seed);
    app.add_option("--options", order.options, "those that are not to be drawn, in the notation");
    app.add_option("--most-seats", order.mostSeats);
    app.add_option("--iterations", order.iterations, "of each search");
    app.add_option("--level", level, "of the bots whose games are looked through");
    app.add_option("--moves", order.moves, "that there are to choose from at least");
    app.add_option("--from", order.from, "part of a game that is not looked at");
    app.add_option("--most-of-a-kind", order.variety.ofAKind, "of a hundred");
    app.add_option("--most-of-a-move", order.variety.ofAMove, "of a hundred");
    app.add_option("--most-easy", order.variety.easy, "of a hundred");
    CLI11_PARSE(app, argc, argv);
    order.game = registry::allGames().named(game);
    const auto bots = bots::levelNamed(level);
    if (order.game == nullptr || !bots) {
        std::cerr << "There is no " << (bots ? game : level) << std::endl;
        return 1;
    }
    order.level = *bots;
    QByteArray lines;
    bool isKept = true;
    order.tell = [&](const review::Puzzle& puzzle) {
        tell(puzzle);
        lines += QByteArray::fromStdString(writePuzzle(puzzle));
        isKept = isWritten(file, lines);
    };
    collected(order);
    if (!isKept) std::cerr << "Cannot write " << file << std::endl;
    return isKept ? 0 : 1;
}
