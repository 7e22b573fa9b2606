#include "app/cli/commands.h"

#include "app/cli/opened_file.h"
#include "app/cli/report.h"
#include "app/print/whole_file.h"
#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"
#include "engines/session/own_things.h"
#include "engines/session/record.h"
#include "engines/session/scenario.h"
#include "engines/words/rules_text.h"
#include "engines/words/words.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdlib>
#include <iostream>

namespace intrika::cli {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

Exit worse(Exit one, Exit other) { return one == Exit::done ? other : one; }

std::optional<Exit> beyondTheEnd(const Session& session, std::optional<int> after) {
    if (!after || *after <= session.stepCount()) return std::nullopt;
    return wrongUse(say("cli.use.bad-after", {number(session.stepCount())}));
}

Json movesOf(const Session& session, Seat seat, int at) {
    Json moves = Json::array();
    for (const MoveKey& key : session.legalMoves(seat, at)) moves.push_back(session.moveJson(seat, key, at));
    return moves;
}

OrderedJson everythingAt(const Session& session, int at) {
    OrderedJson views{{"none", session.view(spectator, at)}};
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        views[std::to_string(seat)] = session.view(static_cast<Seat>(seat), at);
    }
    OrderedJson legal = OrderedJson::object();
    const ToAct toAct = session.toAct(at);
    for (const Seat seat : toAct.seats) legal[std::to_string(seat)] = movesOf(session, seat, at);
    return {{"position", session.position(at)}, {"views", views}, {"legal", legal}};
}

Exit runScenario(const std::string& file, const Games& games) {
    const auto text = readOutsideFile(file);
    const auto scenario = text ? parseRecord(*text, games) : unexpected(text.error());
    if (!scenario) return badFile(file, scenario.error());
    const auto failed = runScenario(*scenario);
    if (!failed) return badFile(file, failed.error(), speechOf(*scenario));
    for (const FailedCheck& check : *failed) {
        printLine(OrderedJson{{"file", file},
                              {"index", check.index},
                              {"check", knownJson(check.check)},
                              {"expected", knownJson(check.expected)},
                              {"found", knownJson(check.found)}});
    }
    return failed->empty() ? Exit::done : Exit::failed;
}

// nullopt: no such seat.
std::optional<Observer> observerNamed(const std::string& name, int seats) {
    if (name == "none") return Observer();
    int seat = -1;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), seat);
    const bool isSeat = error == std::errc() && end == name.data() + name.size() && seat >= 0 && seat < seats;
    return isSeat ? std::optional<Observer>(static_cast<Seat>(seat)) : std::nullopt;
}

// No cap on time: the same seed must give the same game on a slow machine.
Budget repeatable(const PlayerKind& player) {
    Budget budget = budgetOf(player.level);
    budget.milliseconds = 0;
    return budget;
}

void decide(Session& session, const PlayOrder& order, Rng& rng) {
    const Seat seat = session.toAct().seats.first();
    const PlayerKind& player = order.players[seat];
    std::atomic<float> share = 0;
    const Advice advice = session.think(seat, player, repeatable(player), rng.next())->run({}, share);
    if (advice.problem) {
        complain(say("cli.bot-failed", {number(seat), part(advice.problem->text)}),
                 speechOf(session.kind(), session.seatCount()));
    }
    if (!session.play(seat, advice.best)) std::abort();  // it would be asked for the same move for ever
}

int playToTheEnd(Session& session, const PlayOrder& order, Rng& rng) {
    int decisions = 0;
    while (!session.toAct().isOver()) {
        if (session.toAct().isChance()) {
            session.drawChance(rng);
        } else {
            decide(session, order, rng);
            ++decisions;
        }
    }
    return decisions;
}

Exit writeFile(const std::string& name, const std::string& text) {
    WholeFile file(QString::fromStdString(name));
    if (file.writeAll(QByteArray::fromStdString(text))) return Exit::done;
    complain(say("problem.cannot-write", {literal(name), literal(file.errorString().toStdString())}));
    return Exit::failed;
}

std::vector<SeatEntry> entriesOf(const std::vector<PlayerKind>& players) {
    std::vector<SeatEntry> entries;
    for (const PlayerKind& player : players) entries.push_back(seatEntry({}, player));
    return entries;
}

}  // namespace

Exit listGames(const Games& games) {
    for (const GameKind* game : games) {
        OrderedJson line{{"id", game->id}};
        for (const QString& code : languages()) {
            const Words words = Words::in(code, QString::fromStdString(game->id));
            line["names"][code.toStdString()] = words.term("title").toStdString();
        }
        line["seats"] = OrderedJson{{"min", game->minSeats}, {"max", game->maxSeats}, {"usual", game->usualSeats}};
        line["options"] = OrderedJson::array();
        for (const OptionSpec& option : game->options) {
            auto values = OrderedJson::array();
            for (const std::string& value : option.values) values.push_back(OrderedJson(option.json(value)));
            line["options"].push_back({{"key", option.key}, {"values", values}, {"default", values.front()}});
        }
        printLine(line);
    }
    return Exit::done;
}

Exit runScenarios(const std::vector<std::string>& files, const Games& games) {
    Exit exit = Exit::done;
    for (const std::string& file : files) exit = worse(exit, runScenario(file, games));
    return exit;
}

Exit replayRecords(const std::vector<std::string>& files, const Games& games) {
    Exit exit = Exit::done;
    for (const std::string& file : files) {
        const auto session = sessionIn(file, games);
        if (session) printLine(session->position());
        exit = worse(exit, session ? Exit::done : Exit::failed);
    }
    return exit;
}

Exit traceRecord(const std::string& file, TraceDetail detail, const Games& games) {
    const auto opened = openFile(file, games);
    if (!opened) return Exit::failed;
    if (const Session* session = opened->opening.session.get()) {
        for (int at = 0; at <= session->stepCount(); ++at) {
            if (detail == TraceDetail::full) {
                printLine(everythingAt(*session, at));
            } else {
                printLine(session->position(at));
            }
        }
    }
    return whole(file, *opened);
}

Exit printView(const std::string& file, const std::string& seat, std::optional<int> after, const Games& games) {
    const auto session = sessionIn(file, games);
    if (!session) return Exit::failed;
    const auto observer = observerNamed(seat, session->seatCount());
    if (!observer) return wrongUse(say("cli.use.bad-seat", {literal(seat), number(session->seatCount() - 1)}));
    if (const auto exit = beyondTheEnd(*session, after)) return *exit;
    printLine(session->view(*observer, after.value_or(Session::latest)));
    return Exit::done;
}

Exit printMoves(const std::string& file, std::optional<int> after, const Games& games) {
    const auto session = sessionIn(file, games);
    if (!session) return Exit::failed;
    if (const auto exit = beyondTheEnd(*session, after)) return *exit;
    const int at = after.value_or(Session::latest);
    const ToAct toAct = session->toAct(at);
    for (const Seat seat : toAct.seats) {
        for (const Json& move : movesOf(*session, seat, at)) printLine(OrderedJson{{"seat", seat}, {"move", move}});
    }
    return Exit::done;
}

Exit playGame(const PlayOrder& order) {
    Rng rng(order.seed);
    const auto options = parseJson(order.options);
    const int seats = static_cast<int>(order.players.size());
    auto session = options ? order.game->deal(*options, seats, rng, {}) : unexpected(options.error());
    if (!session) return badOptions(session.error(), speechOf(*order.game, seats));

    const int decisions = playToTheEnd(**session, order, rng);
    OwnThings things;
    things.temperaments = temperamentsOf(order.players);
    const bool anyThings = !things.temperaments.empty();
    const Record record =
        recordOf(**session, entriesOf(order.players), anyThings ? writeOwnThings(things, *order.game) : std::string());
    if (!order.recordFile.empty() && writeFile(order.recordFile, writeRecord(record)) != Exit::done) {
        return Exit::failed;
    }
    const Result result = (*session)->result();
    printLine(OrderedJson{{"game", order.game->id},
                          {"seed", order.seed},
                          {"ranking", result.ranking()},
                          {"scores", std::vector(result.scores.begin(), result.scores.begin() + result.seats)},
                          {"decisions", decisions}});
    return Exit::done;
}

Exit printRules(const GameKind& game) {
    std::cout << rulesMarkdown(Words(QString::fromStdString(game.id))).toStdString();
    return Exit::done;
}

}  // namespace intrika::cli
