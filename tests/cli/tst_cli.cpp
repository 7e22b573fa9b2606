// intrika-cli as scripts see it: exit status, JSON on standard output, one clear line on standard error.
#include "tests/support/cli_run.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_cli {

using namespace intrika;
using namespace intrika::cli_run;
using Json = nlohmann::json;

class TstCli : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("INTRIKA_CLI")), "INTRIKA_CLI names the program");
    }

    void helpAndVersion() {
        const Run version = run({"--version"});
        QCOMPARE(version.exit, 0);
        QCOMPARE(version.output.trimmed(), QString("intrika-cli " INTRIKA_VERSION));
        const Run english = run({"--help", "--lang", "en"});
        const Run hungarian = run({"--lang=hu", "--help"});
        QCOMPARE(english.exit, 0);
        QVERIFY(english.output.contains("Usage: intrika-cli"));
        QVERIFY(hungarian.output.contains("Használat: intrika-cli"));
        for (const char* command : {"games", "scenario", "replay", "trace", "view", "moves", "play", "arena", "merge",
                                    "rate", "bench", "review", "puzzle", "print", "rules"}) {
            QVERIFY2(english.output.contains(command), command);
            const Run help = run({command, "--help", "--lang", "hu"});
            QCOMPARE(help.exit, 0);
            QVERIFY2(help.output.contains("Kapcsolók") && !help.output.contains("Options"), command);
            QVERIFY2(!help.output.contains(QChar(0x2039)), command);  // a key without a text
        }
    }

    void printing() {
        QTemporaryDir folder;
        const QString preset = folder.filePath("preset.json"), file = folder.filePath("cards.pdf");
        QCOMPARE(run({"print", "--style", "grey", "--save-preset", preset}).exit, 0);
        QVERIFY(textOf(preset).find("\"grey\"") != std::string::npos);
        const Run cards = run({"print", "--parts", "action-cards", "--players", "2", "--preset", preset, "-o", file});
        QCOMPARE(cards.exit, 0);
        QVERIFY(cards.lines.size() == 1 && cards.lines[0]["cards"] == 18 && cards.lines[0]["sheets"] == 3);
        QCOMPARE(cards.lines[0]["bytes"].get<qint64>(), QFileInfo(file).size());
        QVERIFY(run({"print", "--list"}).lines.back()["cards"] == 112);
        const Run both =
            run({"print", "--game", "traitor,schemes", "--parts", "traitor:action-cards,goal-cards", "-o", file});
        QVERIFY(both.exit == 0 && both.lines[0]["cards"] == 6 + 36);
        QVERIFY(run({"print", "--game", "traitor,coach", "--list"}).lines.back()["game"] == "coach");
        QCOMPARE(run({"print", "--game", "traitor", "--players", "2", "-o", file}).exit, 2);
        QCOMPARE(run({"print", "--paper", "a9", "-o", file}).exit, 2);
        const Run nowhere = run({"print", "-o", folder.filePath("no/a.pdf")});
        QVERIFY(nowhere.exit == 1 && isOneLine(nowhere.errors) && !QFile::exists(folder.filePath("no/a.pdf")));
    }

    void gamesAreListed() {
        const Run games = run({"games"});
        QCOMPARE(games.exit, 0);
        QVERIFY(!games.lines.empty());
        const Json traitor = games.lines.front();
        QCOMPARE(traitor["id"].get<std::string>().c_str(), "traitor");
        QVERIFY(traitor["names"] == Json({{"hu", "Áruló"}, {"en", "Traitor"}}));
        QVERIFY(traitor["seats"]["min"] == 3 && traitor["seats"]["max"] == 4);
        for (const Json& option : traitor["options"]) QVERIFY(option["values"][0] == option["default"]);
        QCOMPARE(traitor["options"].size(), std::size_t(3));
    }

    void scenariosHold() {
        const Run good = run({"scenario", scenario("16-tie.json"), scenario("12-example-conflict.json")});
        QCOMPARE(good.exit, 0);
        QVERIFY(good.output.isEmpty());
    }
    void aFailingCheckIsALine() {
        Json broken = Json::parse(textOf(scenario("01-setup-example.json")));
        const Json placing{{"seat", 0}, {"move", {{"type", "place-estate"}, {"slot", 0}}}};
        broken["checks"] = {{{"after", 0}, {"path", "/phase"}, {"equals", "supply"}},
                            {{"after", 0}, {"path", "/nowhere"}, {"equals", 1}},
                            {{"after", 0}, {"path", "/round"}, {"equals", 1}},
                            {{"after", 0}, {"legal", {{"seat", 0}, {"move", {{"type", "pass"}}}}}},
                            {{"after", 0}, {"illegal", placing}},
                            {{"after", 0}, {"moveCount", {{"seat", 0}, {"equals", 5}}}}};
        const QString path = write("broken.json", broken.dump());
        const Run run = tst_cli::run({"scenario", path, scenario("16-tie.json")});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.lines.size(), std::size_t(5));
        QVERIFY(run.lines[0]["file"] == path.toStdString());
        QVERIFY(run.lines[0]["check"] == broken["checks"][0]);
        QVERIFY(run.lines[0]["expected"] == "supply");
        QVERIFY(run.lines[0]["found"] == "place-estate");
        QVERIFY(run.lines[1]["expected"] == 1 && run.lines[1].at("found").is_null());
        QVERIFY(run.lines[2]["expected"] == "legal" && run.lines[2]["found"] == "illegal");
        QVERIFY(run.lines[3]["expected"] == "illegal" && run.lines[3]["found"] == "legal");
        QVERIFY(run.lines[4]["expected"] == 5 && run.lines[4]["found"] == 12);
    }

    void replayPrintsTheLastPosition() {
        const Run replay = run({"replay", record("three.intrika"), record("four-from-position.intrika")});
        QCOMPARE(replay.exit, 0);
        QCOMPARE(replay.lines.size(), std::size_t(2));
        QVERIFY(replay.lines[0]["toAct"] == Json({{"over", true}}));
        QVERIFY(replay.lines[1]["players"].size() == 4);
        QVERIFY(replay.errors.isEmpty());
    }
    void aBadFileDoesNotStopTheOthers() {
        const Run replay = run({"replay", damaged("event-slot-taken.intrika"), record("three.intrika")});
        QCOMPARE(replay.exit, 1);
        QCOMPARE(replay.lines.size(), std::size_t(1));
        QVERIFY(isOneLine(replay.errors));
    }

    void traceShowsEveryPosition() {
        const Json whole = Json::parse(textOf(record("four.intrika")));
        const Run trace = run({"trace", record("four.intrika")});
        QCOMPARE(trace.exit, 0);
        QCOMPARE(trace.lines.size(), whole["events"].size() + 1);
        QVERIFY(trace.lines.front()["phase"] == "place-estate");
        QVERIFY(trace.lines.back()["phase"] == "over");
    }
    void fullTraceShowsViewsAndMoves() {
        const Run positions = run({"trace", record("four.intrika")});
        const Run trace = run({"trace", record("four.intrika"), "--full"});
        QCOMPARE(trace.lines.size(), positions.lines.size());
        for (std::size_t at = 0; at < trace.lines.size(); ++at) {
            const Json& line = trace.lines[at];
            QCOMPARE(line.size(), std::size_t(3));
            QVERIFY(line["position"] == positions.lines[at]);
            QCOMPARE(line["views"].size(), std::size_t(5));
            const Json toAct = line["position"]["toAct"];
            QCOMPARE(line["legal"].size(), toAct.contains("seats") ? toAct["seats"].size() : 0);
            for (const auto& [seat, moves] : line["legal"].items()) {
                QVERIFY(toAct["seats"][0] == std::stoi(seat));
                QVERIFY(!moves.empty() && moves[0].contains("type"));
            }
        }
    }
    void traceStopsAtAnIllegalEvent() {
        const Run trace = run({"trace", damaged("event-slot-taken.intrika")});
        QCOMPARE(trace.exit, 1);
        QCOMPARE(trace.lines.size(), std::size_t(2));  // the beginning, and after the one event before it
        QVERIFY(isOneLine(trace.errors));
    }

    void viewAndMovesAgreeWithTheTrace() {
        const Json at = run({"trace", record("three.intrika"), "--full"}).lines.at(7);
        const QString file = record("three.intrika");
        QVERIFY(run({"view", file, "--seat", "none", "--after", "7"}).lines.at(0) == at["views"]["none"]);
        QVERIFY(run({"view", file, "--seat", "2", "--after", "7"}).lines.at(0) == at["views"]["2"]);
        Json moves = Json::array();
        int seat = -1;
        for (const Json& line : run({"moves", file, "--after", "7"}).lines) {
            moves.push_back(line["move"]);
            seat = line["seat"];
        }
        QVERIFY(moves == at["legal"][std::to_string(seat)]);
        QVERIFY(run({"moves", file}).lines.empty());  // the game is over
        QCOMPARE(run({"moves", file}).exit, 0);
    }
    void aScenarioIsARecordToo() {
        QCOMPARE(run({"replay", scenario("16-tie.json")}).exit, 0);
        QCOMPARE(run({"view", scenario("16-tie.json"), "--seat", "0"}).exit, 0);
    }

    void aGameBetweenBots() {
        const QString file = folder_.filePath("played.intrika");
        const QStringList order{"play",
                                "--game",
                                "traitor",
                                "--seats",
                                "random,easy,random",
                                "--seed",
                                "7",
                                "--options",
                                R"({"supplies":"face-down"})",
                                "--record",
                                file};
        const Run first = run(order);
        QCOMPARE(first.exit, 0);
        const Json line = first.lines.at(0);
        QVERIFY(line["game"] == "traitor" && line["seed"] == 7 && line["decisions"] > 40);
        const Json written = Json::parse(textOf(file));
        QVERIFY(written["result"]["ranking"] == line["ranking"] && written["result"]["scores"] == line["scores"]);
        QVERIFY(written["options"]["supplies"] == "face-down");
        QCOMPARE(run({"replay", file}).exit, 0);
        QVERIFY(run(order).lines.at(0) == line);
        QVERIFY(Json::parse(textOf(file)) == written);
    }
    void aSeedIsMadeUpAndTold() {
        const QStringList order{"play", "--game", "traitor", "--seats", "random,random,random"};
        const Json line = run(order).lines.at(0);
        const QString seed = QString::number(line["seed"].get<std::uint64_t>());
        QVERIFY(run(order + QStringList{"--seed", seed}).lines.at(0) == line);
    }
    void arenaAndBench() {
        const Run arena = run({"arena", "--game", "traitor", "--seats", "easy,random,random", "--games", "6",
                               "--iterations", "20", "--jobs", "2", "--seed", "1"});
        QCOMPARE(arena.exit, 0);
        const Json match = arena.lines.at(0);
        QVERIFY(match["games"] == 6 && match["entrants"].size() == 3);
        for (const char* key : {"kind", "wins", "winsLow", "winsHigh", "meanRank", "meanScore", "secondsPerMove"}) {
            QVERIFY2(match["entrants"][0].contains(key), key);
        }
        // Yardsticks, by the time that everybody has.
        const Run measured = run({"arena", "--game", "succession", "--seats", "textbook,untaught", "--games", "2",
                                  "--time", "1", "--seed", "1"});
        QCOMPARE(measured.exit, 0);
        QVERIFY(measured.lines.at(0)["entrants"][0]["kind"] == "textbook");
        QVERIFY(measured.lines.at(0)["entrants"][1]["kind"] == "untaught");
        // Two kinds as the two sides of a game: whoever wins, wins with all their side.
        const Run sides = run(
            {"arena", "--game", "coach", "--seats", "random,random", "--sides", "5", "--games", "4", "--seed", "1"});
        QCOMPARE(sides.exit, 0);
        const Json between = sides.lines.at(0);
        QVERIFY(between["seats"] == 5 && between["entrants"].size() == 2);
        QCOMPARE(between["entrants"][0]["wins"].get<double>() + between["entrants"][1]["wins"].get<double>(), 1.0);
        QVERIFY(run({"arena", "--game", "traitor", "--seats", "random,random", "--sides", "3", "--games", "1"}).exit !=
                0);
        const Json bench = run({"bench", "--game", "traitor", "--seconds", "0.2"}).lines.at(0);
        for (const char* key :
             {"decisionsPerSecond", "gamesPerSecond", "copyNs", "legalMovesNs", "playNs", "viewNs", "determinizeNs",
              "positionBytes", "iterationsPerSecond", "simulatedDecisionsPerSecond", "calibrationNs"}) {
            QVERIFY2(bench.value(key, 0.0) > 0, key);
        }
        QVERIFY(bench["seats"] == 4);
    }
    // Played apart, in any order, a match is the same match.
    void aMatchIsPutTogetherFromItsParts() {
        const QStringList match{"arena",        "--game", "schemes", "--seats", "easy,random", "--games", "7",
                                "--iterations", "5",      "--seed",  "2"};
        const auto part = [&](const char* shard) {
            return run(match + QStringList{"--shard", shard}).output.toStdString();
        };
        const QString parts = write("parts", part("3/3") + part("1/3")), rest = write("rest", part("2/3"));
        const Run merged = run({"merge", parts, rest});
        QCOMPARE(merged.exit, 0);
        Json whole = run(match).lines.at(0), again = merged.lines.at(0);
        for (Json* line : {&whole, &again}) {
            line->erase("seconds");
            for (Json& entrant : (*line)["entrants"]) entrant.erase("secondsPerMove");
        }
        QCOMPARE(again.dump().c_str(), whole.dump().c_str());
        const Run missing = run({"merge", parts});
        QVERIFY(missing.exit == 1 && missing.output.isEmpty() && isOneLine(missing.errors));
        const Run twice = run({"merge", parts, rest, parts});
        QVERIFY(twice.exit == 1 && twice.output.isEmpty() && isOneLine(twice.errors));
        for (const char* shard : {"0/3", "4/3", "1", "1/", "/3", "1/3x", "-1/3"}) {
            QVERIFY2(run(match + QStringList{"--shard", shard}).exit == 2, shard);
        }
    }
    void levelsAreRated() {
        // By this seed no master sits down, who would think for minutes under a sanitizer.
        const QStringList order{"rate", "--game", "succession", "--games", "4", "--seed", "11"};
        const Run rated = run(order);
        QCOMPARE(rated.exit, 0);
        const Json line = rated.lines.at(0);
        QVERIFY(line["game"] == "succession" && line["seats"] == 2 && line["games"] == 4);
        QCOMPARE(line["levels"].size(), std::size_t(5));
        for (const Json& level : line["levels"]) {
            QVERIFY(level["eloLow"] <= level["elo"] && level["elo"] <= level["eloHigh"]);
        }
        QVERIFY(run(order + QStringList{"--jobs", "2"}).lines.at(0)["levels"] == line["levels"]);
        QCOMPARE(run({"rate", "--game", "traitor", "--seats", "2", "--games", "1"}).exit, 2);
    }
    void rulesAreMarkdown() {
        const Run english = run({"rules", "--game", "traitor", "--lang", "en"});
        const Run hungarian = run({"rules", "--game", "traitor", "--lang", "hu"});
        QCOMPARE(english.exit, 0);
        QVERIFY(english.output.startsWith("# "));
        QVERIFY(english.output.contains("T-31") && hungarian.output.contains("T-31"));
        QVERIFY(english.output != hungarian.output);
    }

private:
    QString write(const char* name, const std::string& text) {
        QFile file(folder_.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(text.c_str());
        return file.fileName();
    }
};

INTRIKA_TEST(TstCli)

}  // namespace tst_cli

#include "tst_cli.moc"
