// intrika-train: games that bots play against themselves, and the net that comes of them (docs/bots.md). A tool for
// developers: what it makes is compiled into the program.
#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"
#include "engines/learning/school.h"
#include "engines/session/game_kind.h"
#include "learning_games.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <span>
#include <stdexcept>

namespace intrika::learning {
namespace {

using Bytes = std::vector<std::byte>;

struct Order {
    std::string game;
    std::string net;
    Curriculum curriculum;
    std::string usual = "{}";  // JSON, of the options
    bool resume = false;
    std::string against = "textbook";
    int seats = 2;
    int deals = 50;
    std::uint32_t milliseconds = 10;
};

Bytes readFile(const std::string& path) {
    const auto text = readOutsideFile(path);
    if (!text) throw std::runtime_error("cannot read " + path);
    const auto bytes = std::as_bytes(std::span(*text));
    return {bytes.begin(), bytes.end()};
}

// Whole or not at all, so that a run that is stopped can be resumed.
void writeFile(const std::string& path, const Bytes& bytes) {
    const std::string unfinished = path + ".new";
    std::ofstream file(unfinished, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) throw std::runtime_error("cannot write " + unfinished);
    std::filesystem::rename(unfinished, path);
}

void print(const nlohmann::ordered_json& line) { std::cout << line.dump() << std::endl; }

nlohmann::ordered_json lineOf(const std::string& game, const Generation& generation, double seconds) {
    const Progress& progress = generation.progress;
    const auto mean = [](double sum, std::int64_t count) { return count > 0 ? sum / static_cast<double>(count) : 0; };
    return {{"game", game},
            {"generation", generation.number},
            {"games", progress.games},
            {"positions", progress.positions},
            {"lossOfChances", mean(progress.lossOfChances, progress.positions)},
            {"lossOfMoves", mean(progress.lossOfMoves, progress.moveLists)},
            {"gateGames", generation.gate.games},
            {"gate", generation.gate.mean()},
            {"gateHalf", generation.gate.half()},
            {"isBest", generation.isBest},
            {"seconds", seconds}};
}

// What a run leaves beside its net: how many generations there were, and the trainer.
std::string stateFile(const Order& order) { return order.net + ".school"; }
// ... and who acted.
std::string actorFile(const Order& order) { return order.net + ".actor"; }

template <class Game>
Net netIn(const std::string& path) {
    using Features = typename Game::Heuristics::Features;
    auto net = Net::read(readFile(path), Features::counts(), sightCounts<Features>());
    if (!net) throw std::runtime_error(path + " is no net of this game's features");
    return *net;
}

template <class Game>
void resume(School<Game>& school, const Order& order) {
    const Bytes state = readFile(stateFile(order));
    auto trainer =
        state.empty() ? std::nullopt : Trainer::read(std::span(state).subspan(1), Game::Heuristics::Features::counts());
    if (!trainer) throw std::runtime_error(stateFile(order) + " is not of this game's features");
    auto actor = Actor::read(readFile(actorFile(order)), sightCounts<typename Game::Heuristics::Features>());
    if (!actor) throw std::runtime_error(actorFile(order) + " is not of this game's features");
    school.resume(std::move(*trainer), std::move(*actor), netIn<Game>(order.net), static_cast<int>(state.front()));
}

// What is usually played by, and all that differs from it in one thing.
template <class Game>
struct Playing {
    using Options = typename Game::Rules::Options;
    Options usual;
    std::vector<Options> others;

    explicit Playing(const std::string& text) : Playing(jsonOf(text)) {}

private:
    explicit Playing(const nlohmann::json& json) : usual(read(json)) {
        for (const auto& option : Game::kind().options) {
            for (const std::string& value : option.values) {
                nlohmann::json other = json;
                other[option.key] = option.json(value);
                if (other[option.key].is_object()) continue;  // a match of several games is no other one
                const Options options = read(other);
                if (!(options == usual)) others.push_back(options);
            }
        }
    }

    static nlohmann::json jsonOf(const std::string& text) {
        auto json = parseJson(text);
        if (!json) throw std::runtime_error("no JSON: " + text);
        return *std::move(json);
    }
    static Options read(const nlohmann::json& json) {
        auto options = Game::Codec::readOptions(json);
        if (!options) throw std::runtime_error("no options of this game: " + json.dump());
        return *options;
    }
};

template <class Game>
void learn(Order order) {
    order.curriculum.minSeats = std::max(order.curriculum.minSeats, Game::kind().minSeats);
    order.curriculum.maxSeats = std::min(order.curriculum.maxSeats, Game::kind().maxSeats);
    const Playing<Game> playing(order.usual);
    School<Game> school(order.curriculum, playing.others, playing.usual);
    if (order.resume) resume(school, order);
    const double begin = threadSeconds();
    while (!school.isOver()) {
        const Generation generation = school.next();
        writeFile(order.net, school.best().bytes());
        Bytes state{static_cast<std::byte>(generation.number + 1)};
        const Bytes trainer = school.trainer().bytes();
        state.insert(state.end(), trainer.begin(), trainer.end());
        writeFile(stateFile(order), state);
        writeFile(actorFile(order), school.actor().bytes());
        print(lineOf(order.game, generation, threadSeconds() - begin));
    }
}

template <class Game>
void match(const Order& order) {
    Budget budget;
    budget.iterations = std::numeric_limits<std::uint32_t>::max();
    budget.milliseconds = order.milliseconds;
    budget.clock = Budget::Clock::thread;
    const Net net = netIn<Game>(order.net);
    std::optional<Net> other;
    Contender others{Contender::Is::textbook};
    if (order.against == "untaught") {
        others.is = Contender::Is::untaught;
    } else if (order.against != "textbook") {
        other = netIn<Game>(order.against);
        others = {Contender::Is::net, &*other};
    }
    const Playing<Game> playing(order.usual);
    Duel<Game> duel({Contender::Is::net, &net}, others, budget, playing.usual);
    const Tally tally = duel.play(order.seats, order.deals, Rng(order.curriculum.seed));
    print({{"game", order.game},
           {"against", order.against},
           {"seats", order.seats},
           {"games", tally.games},
           {"milliseconds", order.milliseconds},
           {"wins", tally.mean()},
           {"winsLow", tally.mean() - tally.half()},
           {"winsHigh", tally.mean() + tally.half()}});
}

template <class Game>
bool runIfMeant(const Order& order, bool learning) {
    if (order.game != Game::id) return false;
    if constexpr (HasLearnt<typename Game::Heuristics, typename Game::Rules>) {
        learning ? learn<Game>(order) : match<Game>(order);
        return true;
    }
    return false;
}

template <class... Games>
void run(const Order& order, bool learning, std::tuple<Games...>*) {
    if (!(runIfMeant<Games>(order, learning) || ...)) throw std::runtime_error("no game that learns: " + order.game);
}

void addCommon(CLI::App& command, Order& order) {
    command.add_option("--game", order.game, "the game's id")->required();
    command.add_option("--net", order.net, "the file of the net")->required();
    command.add_option("--options", order.usual, "JSON: what is usually played by, where that is not the default");
    command.add_option("--seed", order.curriculum.seed, "of all chance");
}

}  // namespace
}  // namespace intrika::learning

int main(int argc, char** argv) {
    using namespace intrika;
    learning::Order order;
    CLI::App app("Games that bots play against themselves, and the net that comes of them", "intrika-train");
    app.require_subcommand(1);
    CLI::App* learn = app.add_subcommand("learn", "makes a net, a line of JSON for each generation");
    learning::addCommon(*learn, order);
    learn->add_flag("--resume", order.resume, "go on where an earlier run stopped");
    order.curriculum.maxSeats = maxSeats;
    learn->add_option("--min-seats", order.curriculum.minSeats, "fewest seats of the games");
    learn->add_option("--max-seats", order.curriculum.maxSeats, "most seats of the games");
    learn->add_option("--by-values", order.curriculum.byValues, "generations that learn values");
    learn->add_option("--by-searches", order.curriculum.bySearches, "generations that learn moves from searches");
    learn->add_option("--games", order.curriculum.gamesByValues, "of a generation that learns values");
    learn->add_option("--careful-from", order.curriculum.carefulFrom, "the generation from which steps are smaller");
    learn->add_option("--temperature", order.curriculum.temperature, "how much worse a move may look and be chosen");
    learn->add_option("--searched-games", order.curriculum.gamesBySearches, "of one that learns from searches");
    learn->add_option("--by-acting", order.curriculum.byActing, "generations that learn a policy");
    learn->add_option("--acted-games", order.curriculum.gamesByActing, "of one that learns a policy");
    CLI::App* match = app.add_subcommand("match", "one seat with the net against the others");
    learning::addCommon(*match, order);
    match->add_option("--against", order.against, "textbook, untaught or the file of a net");
    match->add_option("--seats", order.seats, "how many");
    match->add_option("--deals", order.deals, "each is played once from every seat");
    match->add_option("--time", order.milliseconds, "milliseconds of processor time for a move");
    CLI11_PARSE(app, argc, argv);
    try {
        learning::run(order, learn->parsed(), static_cast<AllGames*>(nullptr));
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
