#include "app/cli/print_command.h"

#include "app/cli/report.h"
#include "app/cli/usage.h"
#include "app/print/page_ink.h"
#include "app/print/print_shelf.h"
#include "app/print/whole_file.h"
#include "engines/words/words.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <array>
#include <cmath>
#include <utility>

namespace intrika::cli {
namespace {

using OrderedJson = nlohmann::ordered_json;

// Name, and what a value looks like.
constexpr std::array<std::pair<const char*, const char*>, 17> valued{{{"parts", "ID,..."},
                                                                      {"players", "N"},
                                                                      {"paper", "a4|letter|a3|a2"},
                                                                      {"layout", "shared-cut|bleed|gutterfold"},
                                                                      {"card-size", "WxH"},
                                                                      {"bleed", "MM"},
                                                                      {"corner", "MM"},
                                                                      {"marks", "crop|lines|none"},
                                                                      {"backs", "long-edge|short-edge|none"},
                                                                      {"sides", "interleaved|fronts|backs"},
                                                                      {"back-offset", "X,Y"},
                                                                      {"scale", "X,Y"},
                                                                      {"style", "colour|grey|ink-saver"},
                                                                      {"board", "FILE"},
                                                                      {"tile-overlap", "MM"},
                                                                      {"paper-weight", "G"},
                                                                      {"copies", "ID=N,..."}}};

Exit failed(const Problem& problem, const QString& game = {}) {
    complain(problem.text, {game, {}});
    return Exit::failed;
}

Problem inPreset(const PrintOrder& order, const Problem& problem) {
    return {problem.code, {}, -1, say("cli.file-problem", {literal(order.preset), part(problem.text)})};
}

Expected<PrintOptions> presetOf(const PrintOrder& order) {
    if (order.preset.empty()) return PrintOptions();
    const auto text = readPrintFile(QString::fromStdString(order.preset));
    if (!text) return unexpected(text.error());
    const auto read = optionsFromJson(QByteArray::fromStdString(*text), {});
    return read ? read : unexpected(inPreset(order, read.error()));
}

// What is wrong has been said.
tl::expected<PrintOptions, Exit> optionsOf(const PrintOrder& order) {
    auto preset = presetOf(order);
    if (!preset) return tl::unexpected(failed(preset.error()));
    PrintOptions options = *preset;
    for (const auto& [name, value] : order.given) {
        const auto set = setOption(options, QString::fromStdString(name), QString::fromStdString(value));
        if (!set) return tl::unexpected(wrongUse(set.error().text));
    }
    if (order.landscape) options.turn = Turn::landscape;
    if (order.portrait) options.turn = Turn::portrait;
    return options;
}

Expected<void> savePreset(const PrintOrder& order, const PrintOptions& options) {
    WholeFile file(QString::fromStdString(order.savePreset));
    if (file.writeAll(toJson(options))) return {};
    return unexpected(file.problem());
}

OrderedJson namesOf(const QString& game, const std::string& key) {
    OrderedJson names;
    for (const QString& language : languages()) {
        names[language.toStdString()] = Words::in(language, game).say(say(key)).toStdString();
    }
    return names;
}

void list(const PrintJob& job) {
    for (const KitPart& part : job.kit().parts) {
        OrderedJson pieces;
        for (int players = job.kit().leastPlayers; players <= job.kit().mostPlayers; ++players) {
            PrintOptions options;
            options.players = players;
            pieces[std::to_string(players)] =
                part.isCutOut() || part.kind == PartKind::form ? piecesOf(job.kit(), part, options).size() : 1;
        }
        OrderedJson line{{"id", part.id.toStdString()},
                         {"names", namesOf(job.kit().game, "part." + part.id.toStdString())}};
        OrderedJson sizes = OrderedJson::array();
        for (const KitPiece& piece : piecesOf(job.kit(), part, {})) {
            const OrderedJson size{piece.size.width(), piece.size.height()};
            if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) sizes.push_back(size);
        }
        line["size"] = sizes.size() == 1 ? sizes.front() : sizes;
        line["pieces"] = pieces;
        printLine(line);
    }
    printLine(OrderedJson{{"game", job.kit().game.toStdString()},
                          {"players", job.kit().playersOf(job.options())},
                          {"paper", paperName(job.options().paper).toStdString()},
                          {"pages", job.plan().pages.size()},
                          {"sheets", job.plan().sheets},
                          {"cards", job.plan().cards},
                          {"textPages", std::lround(job.ink() / inkOfTextPage)}});
}

QStringList gamesOf(const PrintOrder& order) {
    QStringList games;
    for (const std::string& game : order.games) games << QString::fromStdString(game);
    games.removeDuplicates();
    return games.isEmpty() ? QStringList(usualGame()) : games;
}

Exit whyNoJob(const PrintOrder& order, const Problem& problem, const QString& game) {
    if (problem.text.id == "print.problem.players" && order.given.count("players") > 0) return wrongUse(problem.text);
    if (problem.code != Problem::Code::unknownPart) return failed(problem, game);
    const bool isGiven = order.given.count("parts") + order.given.count("copies") > 0;
    return isGiven ? wrongUse(problem.text) : failed(inPreset(order, problem), game);
}

using Jobs = QList<std::shared_ptr<const PrintJob>>;

// Several games get a folder each.
Expected<Printed> printSingleFiles(const QString& folder, const Jobs& jobs) {
    Printed all{folder, 0, 0, 0, 0, 0};
    for (const auto& job : jobs) {
        const auto done = job->writeSingleFiles(jobs.size() == 1 ? folder : folder + u'/' + job->kit().game);
        if (!done) return done;
        all.pages += done->pages;
        all.cards += done->cards;
        all.bytes += done->bytes;
        all.seconds += done->seconds;
    }
    return all;
}

Exit print(const PrintOrder& order, const Jobs& jobs) {
    const auto done = !order.pictures.empty()      ? jobs.front()->writePictures(QString::fromStdString(order.pictures))
                      : !order.singleFiles.empty() ? printSingleFiles(QString::fromStdString(order.singleFiles), jobs)
                                                   : writeTogether(jobs, QString::fromStdString(order.output));
    if (!done) return failed(done.error());
    printLine(OrderedJson{{"file", done->file.toStdString()},
                          {"pages", done->pages},
                          {"sheets", done->sheets},
                          {"cards", done->cards},
                          {"bytes", done->bytes},
                          {"seconds", done->seconds}});
    return Exit::done;
}

}  // namespace

void addPrintOptions(CLI::App& command, PrintOrder& order) {
    command.add_option("--game", order.games, helpText("print-game"))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("ID,...");
    command.add_flag("--list", order.list, helpText("print-list"));
    CLI::Option* output =
        command.add_option("-o,--output", order.output, helpText("print-output"))->type_name("FILE.pdf");
    for (const auto& [name, looks] : valued) {
        const std::string key = name;
        command
            .add_option_function<std::string>(
                "--" + key, [&order, key](const std::string& value) { order.given[key] = value; },
                helpText(("print-" + key).c_str()))
            ->type_name(looks);
    }
    CLI::Option* landscape = command.add_flag("--landscape", order.landscape, helpText("print-landscape"));
    command.add_flag("--portrait", order.portrait, helpText("print-portrait"))->excludes(landscape);
    command.add_option("--preset", order.preset, helpText("print-preset"))->type_name("FILE");
    command.add_option("--save-preset", order.savePreset, helpText("print-save-preset"))->type_name("FILE");
    CLI::Option* single =
        command.add_option("--single-files", order.singleFiles, helpText("print-single-files"))->type_name("FOLDER");
    command.add_option("--pictures", order.pictures, helpText("print-pictures"))
        ->type_name("FOLDER")
        ->excludes(output)
        ->excludes(single);
    single->excludes(output);
}

Exit runPrint(const PrintOrder& order) {
    const auto options = optionsOf(order);
    if (!options) return options.error();
    const bool silent = order.output.empty() && order.singleFiles.empty() && order.pictures.empty() && !order.list;
    if (silent && order.savePreset.empty()) return wrongUse(say("cli.use.required", {literal("--output")}));
    if (!order.savePreset.empty()) {
        if (const auto saved = savePreset(order, *options); !saved) return failed(saved.error());
    }
    if (silent) return Exit::done;
    const QStringList games = gamesOf(order);
    const auto jobs = makeJobs(games, *options);
    if (!jobs) return whyNoJob(order, jobs.error(), games.value(0));
    if (order.list) {
        for (const auto& job : *jobs) list(*job);
        return Exit::done;
    }
    return print(order, *jobs);
}

}  // namespace intrika::cli
