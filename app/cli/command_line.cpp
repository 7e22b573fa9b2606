#include "app/cli/command_line.h"

#include "app/cli/arena.h"
#include "app/cli/bench.h"
#include "app/cli/number_checks.h"
#include "app/cli/print_command.h"
#include "app/cli/rate.h"
#include "app/cli/report.h"
#include "app/cli/review_command.h"
#include "app/cli/shards.h"
#include "app/cli/usage.h"
#include "engines/words/words.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <climits>
#include <functional>
#include <iostream>
#include <random>
#include <sstream>

namespace intrika::cli {
namespace {

// What was given on the command line, before it is looked at.
struct Arguments {
    explicit Arguments(const Games& known) : all(known) {}

    const Games& all;  // that can be meant
    std::string language;
    std::vector<std::string> files;
    std::string file;
    bool full = false;
    std::string seat;
    std::optional<std::uint32_t> after;
    std::string game;
    std::string players;
    std::string options = "{}";
    std::optional<std::uint64_t> seed;
    std::string recordFile;
    std::uint32_t games = 0;
    std::uint32_t jobs = 1;
    std::optional<std::uint32_t> milliseconds;
    std::optional<std::uint32_t> iterations;
    std::uint32_t seats = 0;
    std::uint32_t sides = 0;
    std::string shard;
    double seconds = 5;
    PrintOrder print;
};

Text unknownGame(const std::string& id, const Games& games) {
    std::string known;
    for (const GameKind* game : games) known += (known.empty() ? "" : ", ") + game->id;
    return say("cli.use.bad-game", {literal(id), literal(known)});
}

Text wrongSeatCount(int count, const GameKind& game) {
    return say("problem.seat-count", {number(count), number(game.minSeats), number(game.maxSeats)});
}

// What is given must make sense together.
Unexpected wrong(Text text) { return unexpected(Problem::Code::badOption, std::move(text)); }

Expected<const GameKind*> gameIn(const Arguments& given) {
    if (const GameKind* game = given.all.named(given.game)) return game;
    return wrong(unknownGame(given.game, given.all));
}

Expected<std::vector<PlayerKind>> playersIn(const Arguments& given, const GameKind& game) {
    std::vector<PlayerKind> players;
    std::istringstream list(given.players);
    for (std::string name; std::getline(list, name, ',');) {
        auto player = playerKindNamed(name);
        if (!player) player = yardstickNamed(name);
        if (!player) return wrong(say("cli.use.bad-kind", {literal(name)}));
        if (player->is == PlayerKind::Is::human) return wrong(say("cli.use.human", {literal(name)}));
        players.push_back(*player);
    }
    const bool bySides = given.sides > 0;
    if (bySides && players.size() != 2) return wrong(say("cli.use.two-sides"));
    const auto count = static_cast<int>(bySides ? given.sides : players.size());
    if (count >= game.minSeats && count <= game.maxSeats) return players;
    return wrong(wrongSeatCount(count, game));
}

std::optional<int> afterIn(const Arguments& given) {
    if (!given.after) return std::nullopt;
    return static_cast<int>(std::min<std::uint32_t>(*given.after, INT_MAX));
}

// Without a seed every run is another one; the seed is printed, so that it can be had again.
std::uint64_t seedIn(const Arguments& given) { return given.seed.value_or(std::random_device()()); }

Expected<Task> playTask(const Arguments& given) {
    const auto game = gameIn(given);
    if (!game) return unexpected(game.error());
    const auto players = playersIn(given, **game);
    if (!players) return unexpected(players.error());
    const PlayOrder order{*game, *players, given.options, seedIn(given), given.recordFile};
    return [order] { return playGame(order); };
}

Exit runMatch(ArenaOrder order, int seats) {
    const Speech speech = speechOf(*order.game, seats);
    order.warn = [&speech](const Problem& problem) { complain(problem.text, speech); };
    const auto done = runArena(order);
    return done ? Exit::done : badOptions(done.error(), speech);
}

Expected<Task> arenaTask(const Arguments& given) {
    const auto game = gameIn(given);
    if (!game) return unexpected(game.error());
    const auto players = playersIn(given, **game);
    if (!players) return unexpected(players.error());
    ArenaOrder order;
    order.game = *game;
    order.options = given.options;
    order.entrants = *players;
    order.seats = static_cast<int>(given.sides);
    order.games = static_cast<int>(given.games);
    order.jobs = static_cast<int>(given.jobs);
    order.seed = given.seed.value_or(order.seed);  // a match repeats without being asked to
    order.shard = shardNamed(given.shard);
    order.milliseconds = given.milliseconds;
    order.iterations = given.iterations;
    const int seats = order.seats > 0 ? order.seats : static_cast<int>(players->size());
    return [order, seats] { return runMatch(order, seats); };
}

// Of every game, where none was named. Each takes so many seats; 0: it chooses.
Expected<std::vector<const GameKind*>> gamesFor(const Arguments& given) {
    std::vector<const GameKind*> games(given.all.begin(), given.all.end());
    if (!given.game.empty()) {
        const auto game = gameIn(given);
        if (!game) return unexpected(game.error());
        games = {*game};
    }
    const int seats = static_cast<int>(given.seats);
    for (const GameKind* game : games) {
        const bool fits = seats == 0 || (seats >= game->minSeats && seats <= game->maxSeats);
        if (!fits) return wrong(wrongSeatCount(seats, *game));
    }
    return games;
}

Exit runRating(const RateOrder& order) {
    const auto done = runRate(order);
    return done ? Exit::done : badOptions(done.error(), speechOf(*order.kinds.front(), order.seats));
}

Expected<Task> rateTask(const Arguments& given) {
    const auto games = gamesFor(given);
    if (!games) return unexpected(games.error());
    RateOrder order{*games, given.options, static_cast<int>(given.seats), static_cast<int>(given.games),
                    static_cast<int>(given.jobs)};
    order.seed = given.seed.value_or(order.seed);
    return [order] { return runRating(order); };
}

Expected<Task> benchTask(const Arguments& given) {
    const auto games = gamesFor(given);
    if (!games) return unexpected(games.error());
    const BenchOrder order{*games, static_cast<int>(given.seats), given.seconds};
    return [order] {
        runBench(order);
        return Exit::done;
    };
}

Expected<Task> puzzleTask(const Arguments& given) {
    const auto game = gameIn(given);
    if (!game) return unexpected(game.error());
    review::PuzzleOrder order;
    order.game = *game;
    order.seed = seedIn(given);
    order.iterations = given.iterations.value_or(order.iterations);
    return [order] { return printPuzzle(order); };
}

Expected<Task> rulesTask(const Arguments& given) {
    const auto game = gameIn(given);
    if (!game) return unexpected(game.error());
    return [kind = *game] { return printRules(*kind); };
}

// The language that is asked for is the printed one too, whatever a preset says.
Expected<Task> printTask(const Arguments& given) {
    PrintOrder order = given.print;
    for (const std::string& game : order.games) {
        if (given.all.named(game) != nullptr) continue;
        return wrong(unknownGame(game, given.all));
    }
    if (!given.language.empty()) order.given["lang"] = given.language;
    return [order] { return runPrint(order); };
}

// The commands, what each takes, and what it does with it.
class Commands {
public:
    Commands(CLI::App& app, Arguments& given) : app_(app), given_(given) {
        command("games", "games",
                [](const Arguments& read) -> Task { return [&games = read.all] { return listGames(games); }; });
        reading();
        playing();
        matching();
        reviewing();
        addPrintOptions(*command("print", "print", printTask), given_.print);
        CLI::App* text = command("rules", "rules", rulesTask);
        game(text)->required();
    }
    Expected<Task> chosen() const { return chosen_(given_); }

private:
    // Of what was given.
    using Reader = std::function<Expected<Task>(const Arguments& given)>;

    CLI::App* command(const char* name, const char* about, Reader reader) {
        CLI::App* command = app_.add_subcommand(name, helpText(about))->group(helpText("commands"));
        command->get_help_ptr()->group(helpText("options"));  // a command takes over the flag, but not its group
        command->callback([this, reader = std::move(reader)] { chosen_ = reader; });
        return command;
    }

    void reading() {
        files(command("scenario", "scenario", [](const Arguments& given) -> Task {
            return [files = given.files, &games = given.all] { return runScenarios(files, games); };
        }));
        files(command("replay", "replay", [](const Arguments& given) -> Task {
            return [files = given.files, &games = given.all] { return replayRecords(files, games); };
        }));
        CLI::App* trace = command("trace", "trace", [](const Arguments& given) -> Task {
            const TraceDetail detail = given.full ? TraceDetail::full : TraceDetail::positions;
            return [file = given.file, detail, &games = given.all] { return traceRecord(file, detail, games); };
        });
        file(trace);
        trace->add_flag("--full", given_.full, helpText("full"));
        CLI::App* view = command("view", "view", [](const Arguments& given) -> Task {
            return [file = given.file, seat = given.seat, at = afterIn(given), &games = given.all] {
                return printView(file, seat, at, games);
            };
        });
        file(view);
        view->add_option("--seat", given_.seat, helpText("seat"))->type_name("N|none")->required();
        after(view);
        CLI::App* moves = command("moves", "moves", [](const Arguments& given) -> Task {
            return [file = given.file, at = afterIn(given), &games = given.all] { return printMoves(file, at, games); };
        });
        file(moves);
        after(moves);
    }

    void playing() {
        CLI::App* one = command("play", "play", playTask);
        match(one);
        one->add_option("--record", given_.recordFile, helpText("record"))->type_name("FILE");

        CLI::App* speed = command("bench", "bench", benchTask);
        game(speed);
        seatCount(speed);
        speed->add_option("--seconds", given_.seconds, helpText("seconds"))
            ->type_name("S")
            ->check(CLI::Range(0.01, 86'400.0))
            ->check(whyNoNumber);
    }

    void matching() {
        CLI::App* many = command("arena", "arena", arenaTask);
        match(many);
        manyGames(many);
        many->add_option("--sides", given_.sides, helpText("sides"))->type_name("N")->check(CLI::Range(2u, 10u));
        many->add_option("--shard", given_.shard, helpText("shard"))->type_name("K/N")->check(whyNoShard);
        CLI::Option* time = many->add_option("--time", given_.milliseconds, helpText("time"))->type_name("MS");
        time->check(CLI::Range(1u, 3'600'000u))->excludes(iterations(many));

        files(command("merge", "merge", [](const Arguments& given) -> Task {
            return [files = given.files] { return mergeShards(files); };
        }));

        CLI::App* levels = command("rate", "rate", rateTask);
        game(levels);
        seatCount(levels);
        dealing(levels);
        manyGames(levels);
    }

    void reviewing() {
        CLI::App* review = command("review", "review", [](const Arguments& given) -> Task {
            ReviewOrder order{given.file, {}, static_cast<int>(given.jobs)};
            order.effort.iterations = given.iterations.value_or(order.effort.iterations);
            order.effort.seed = given.seed.value_or(order.effort.seed);  // it repeats without being asked to
            return [order, &games = given.all] { return reviewRecord(order, games); };
        });
        file(review);
        iterations(review);
        jobs(review, "review-jobs");
        seed(review);
        CLI::App* puzzle = command("puzzle", "puzzle", puzzleTask);
        game(puzzle)->required();
        iterations(puzzle);
        seed(puzzle);
    }

    void files(CLI::App* command) {
        command->add_option("FILE", given_.files, helpText("files"))->type_name("")->required();
    }
    void file(CLI::App* command) {
        command->add_option("FILE", given_.file, helpText("file"))->type_name("")->required();
    }
    void after(CLI::App* command) { command->add_option("--after", given_.after, helpText("after"))->type_name("K"); }
    CLI::Option* game(CLI::App* command) {
        return command->add_option("--game", given_.game, helpText("game"))->type_name("ID");
    }
    void seatCount(CLI::App* command) {
        command->add_option("--seats", given_.seats, helpText("bench-seats"))->type_name("N");
    }
    void manyGames(CLI::App* command) {
        command->add_option("--games", given_.games, helpText("match-games"))
            ->type_name("N")
            ->check(CLI::Range(1u, 10'000'000u))
            ->required();
        jobs(command, "jobs");
    }
    void jobs(CLI::App* command, const char* about) {
        command->add_option("--jobs", given_.jobs, helpText(about))->type_name("J")->check(CLI::Range(1u, 1024u));
    }
    CLI::Option* iterations(CLI::App* command) {
        return command->add_option("--iterations", given_.iterations, helpText("iterations"))
            ->type_name("I")
            ->check(CLI::Range(1u, 1'000'000'000u));
    }
    void match(CLI::App* command) {
        game(command)->required();
        command->add_option("--seats", given_.players, helpText("seats"))->type_name("KIND,...")->required();
        dealing(command);
    }
    void dealing(CLI::App* command) {
        command->add_option("--options", given_.options, helpText("game-options"))->type_name("JSON");
        seed(command);
    }
    void seed(CLI::App* command) {
        command->add_option("--seed", given_.seed, helpText("seed"))->type_name("N")->check(whyNoSeed);
    }

    CLI::App& app_;
    Arguments& given_;
    Reader chosen_;
};

}  // namespace

Expected<Task> readCommandLine(int argc, const char* const* argv, const Games& games) {
    CLI::App app(helpText("about"), "intrika-cli");
    translateHelp(app);
    app.set_version_flag("--version", "intrika-cli " INTRIKA_VERSION, helpText("version"))->group(helpText("options"));
    Arguments given(games);
    app.add_option("--lang", given.language, helpText("lang"))->type_name("hu|en");
    app.require_subcommand(1);
    app.fallthrough();
    const Commands commands(app, given);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // help or version
        std::ostringstream answer;
        app.exit(asked, answer);
        return [text = answer.str()] {
            std::cout << text;
            return Exit::done;
        };
    } catch (const CLI::ParseError& error) {
        return wrong(whatIsWrong(app, error));
    }
    if (!given.language.empty() && !languages().contains(QString::fromStdString(given.language))) {
        return wrong(say("cli.use.bad-value", {literal("--lang")}));
    }
    return commands.chosen();
}

Exit runCommandLine(int argc, const char* const* argv, const Games& games) {
    const auto task = readCommandLine(argc, argv, games);
    return task ? (*task)() : wrongUse(task.error().text);
}

}  // namespace intrika::cli
