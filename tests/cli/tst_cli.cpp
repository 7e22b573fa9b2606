// intrika-cli as scripts see it: exit status, JSON on standard output, one clear line on standard error.
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli {

using namespace intrika;
using Json = nlohmann::json;

namespace {

struct Run {
    int exit = -1;
    std::vector<Json> lines;  // of standard output; only if all of it is JSON
    QString output;
    QString errors;
};

Run run(const QStringList& arguments, const QByteArray& locale = "C.UTF-8") {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", locale);
    environment.remove("LANGUAGE");
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("INTRIKA_CLI"), arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    Run done{process.exitCode(), {}, process.readAllStandardOutput(), process.readAllStandardError()};
    for (const QString& line : done.output.split('\n', Qt::SkipEmptyParts)) {
        done.lines.push_back(Json::parse(line.toStdString(), nullptr, false));
    }
    return done;
}

QString record(const char* name) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/records/traitor/") + name; }
QString damaged(const char* name) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/damaged/") + name; }
QString scenario(const char* name) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/scenarios/traitor/") + name; }

bool isOneLine(const QString& text) { return text.count('\n') == 1 && text.endsWith('\n'); }

}  // namespace

class TstCli : public QObject {
    Q_OBJECT

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
        for (const char* command :
             {"games", "scenario", "replay", "trace", "view", "moves", "play", "arena", "bench", "print", "rules"}) {
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
    void rulesAreMarkdown() {
        const Run english = run({"rules", "--game", "traitor", "--lang", "en"});
        const Run hungarian = run({"rules", "--game", "traitor", "--lang", "hu"});
        QCOMPARE(english.exit, 0);
        QVERIFY(english.output.startsWith("# "));
        QVERIFY(english.output.contains("T-31") && hungarian.output.contains("T-31"));
        QVERIFY(english.output != hungarian.output);
    }

    void wrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        const QStringList match{"--game", "traitor", "--seats", "random,random,random"};
        const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
        row("nothing", {});
        row("unknown command", {"fly"});
        row("unknown option", {"games", "--fast"});
        row("too much", {"games", "extra"});
        row("no file", {"replay"});
        row("unknown language", {"--lang", "de", "games"});
        row("no seat", {"view", record("three.intrika")});
        row("seat 3 of 3", {"view", record("three.intrika"), "--seat", "3"});
        row("seat x", {"view", record("three.intrika"), "--seat", "x"});
        row("after a word", {"moves", record("three.intrika"), "--after", "x"});
        row("after -1", {"moves", record("three.intrika"), "--after", "-1"});
        row("after the end", {"moves", record("three.intrika"), "--after", "999"});
        row("unknown game", {"play", "--game", "chess", "--seats", "random,random,random"});
        row("no game", {"play", "--seats", "random,random,random"});
        row("two seats", {"play", "--game", "traitor", "--seats", "random,random"});
        row("person", {"play", "--game", "traitor", "--seats", "random,random,human"});
        row("unknown player", {"play", "--game", "traitor", "--seats", "random,random,clever"});
        row("unknown option of the game", QStringList{"play"} + match + QStringList{"--options", R"({"speed":1})"});
        row("options no JSON", QStringList{"play"} + match + QStringList{"--options", "{"});
        row("seed a word", QStringList{"play"} + match + QStringList{"--seed", "x"});
        row("seed below zero", QStringList{"play"} + match + QStringList{"--seed", "-3"});
        row("seed too large", QStringList{"play"} + match + QStringList{"--seed", "18446744073709551616"});
        row("no games", QStringList{"arena"} + match);
        row("0 games", QStringList{"arena"} + match + QStringList{"--games", "0"});
        row("time and iterations",
            QStringList{"arena"} + match + QStringList{"--games", "1", "--time", "1", "--iterations", "1"});
        row("bench for 9", {"bench", "--game", "traitor", "--seats", "9"});
        row("bench for no number", {"bench", "--game", "traitor", "--seconds", "nan"});
        row("print no game", {"print", "--game", "foo", "--list"});
        row("print two ways", {"print", "-o", "kit.pdf", "--single-files", "kit"});
        row("copies of nothing", {"print", "--list", "--copies", "foo=1"});
        row("rules of nothing", {"rules"});
    }
    void wrongUse() {
        QFETCH(QStringList, arguments);
        const Run english = run(arguments);
        QCOMPARE(english.exit, 2);
        QVERIFY2(isOneLine(english.errors), qPrintable(english.errors));
        QVERIFY(english.output.isEmpty());
        QVERIFY2(!english.errors.contains(QChar(0x2039)), qPrintable(english.errors));
    }

    void badInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("told");
        for (const QString& path : filesBelow("damaged")) {
            QTest::newRow(qPrintable(QFileInfo(path).fileName()))
                << QStringList{"replay", path} << QFileInfo(path).fileName();
        }
        QTest::newRow("no such file") << QStringList{"replay", "/no/such/file"} << "/no/such/file";
        QTest::newRow("a folder") << QStringList{"replay", QDir::rootPath()} << "/";
        QTest::newRow("illegal event") << QStringList{"moves", damaged("event-slot-taken.intrika")} << "/events/1/move";
        QTest::newRow("illegal in a scenario")
            << QStringList{"scenario", damaged("event-slot-taken.intrika")} << "(T-7)";
        QTest::newRow("record not writable")
            << QStringList{"play", "--game", "traitor", "--seats", "random,random,random", "--record", "/no/folder/x"}
            << "/no/folder/x";
    }
    void badInput() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, told);
        for (const char* language : {"en", "hu"}) {
            const Run bad = run(arguments + QStringList{"--lang", language});
            QCOMPARE(bad.exit, 1);
            QVERIFY(bad.output.isEmpty());
            QVERIFY2(isOneLine(bad.errors), qPrintable(bad.errors));
            QVERIFY2(bad.errors.contains(told), qPrintable(bad.errors));
            QVERIFY2(!bad.errors.contains(QChar(0x2039)), qPrintable(bad.errors));  // a key without a text
        }
    }

    // Nothing that a file or an argument holds ends the program or moves the terminal's cursor.
    void strangersInput_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString escape = "\033[2J\u009b1m\u202e";
        const QString pdf = folder_.filePath("x.pdf");
        const auto board = [&](const char* name, const std::string& text) {
            QTest::newRow(name) << QStringList{"print", "-o", pdf, "--board", write(name, text)};
        };
        board("beyond numbers", R"({"rows":1e400})");
        board("deep", std::string(200'000, '['));
        board("no object", "[1]");
        QTest::newRow("a preset") << QStringList{
            "print", "-o", pdf, "--preset", write("deep-preset.json", std::string("{\"paper\":").append(200'000, '['))};
        QTest::newRow("no file") << QStringList{"replay", "/dev/zero"};
        QTest::newRow("a file's name") << QStringList{"replay", "/no/" + escape};
        QTest::newRow("a file's key") << QStringList{
            "replay", write("key.intrika", ("{\"intrika\":1,\"" + escape.mid(4) + "\":1}").toStdString())};
        QTest::newRow("a game") << QStringList{"play", "--game", escape, "--seats", "random"};
        QTest::newRow("a player") << QStringList{"play", "--game", "traitor", "--seats", escape};
        QTest::newRow("an option") << QStringList{"--" + escape};
        QTest::newRow("options") << QStringList{"play",
                                                "--game",
                                                "traitor",
                                                "--seats",
                                                "random,random,random",
                                                "--options",
                                                "{\"" + escape.mid(4) + "\":1e400}"};
    }
    void strangersInput() {
        QFETCH(QStringList, arguments);
        const Run bad = run(arguments);
        QVERIFY2(bad.exit == 1 || bad.exit == 2, qPrintable(QString::number(bad.exit)));
        QVERIFY2(isOneLine(bad.errors), qPrintable(bad.errors));
        static const QRegularExpression controls("[\\x00-\\x09\\x0B-\\x1F\\x7F\u0080-\u009F\u202A-\u202E]");
        QVERIFY2(!(bad.errors + bad.output).contains(controls), qPrintable(bad.errors));
    }

    // Scripts read standard error; a locale that is not UTF-8 is no reason for lines of somebody else's.
    void anyLocaleWillDo() {
        const Run games = run({"games"}, "C");
        QCOMPARE(games.exit, 0);
        QVERIFY2(games.errors.isEmpty(), qPrintable(games.errors));
        QVERIFY(games.output.contains("Áruló"));
    }
    // Where people write 0,5 a script writes 0.5 all the same.
    void anyDecimalSignWillDo() {
        const QString locale = folder_.filePath("hu_HU.UTF-8");
        if (QProcess::execute("localedef", {"-i", "hu_HU", "-f", "UTF-8", locale}) != 0) {
            QSKIP("no sources of locales here");
        }
        qputenv("LOCPATH", folder_.path().toUtf8());
        const Run bench = run({"bench", "--game", "traitor", "--seconds", "0.01"}, "hu_HU.UTF-8");
        qunsetenv("LOCPATH");
        QVERIFY2(bench.exit == 0, qPrintable(bench.errors));
        QVERIFY(bench.lines.at(0)["calibrationNs"] > 0);
    }
    void aFullDiskIsAFailure() {
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(qEnvironmentVariable("INTRIKA_CLI"), {"games"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
    }
    void aFullDiskLeavesNoHalfRecord() {
        const QString path = folder_.filePath("full.intrika");
        QProcess process;
        process.start("sh", QStringList{"-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh"} + recorded(path));
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains(path.toUtf8()));
        QVERIFY(!QFile::exists(path));
    }
    void nothingButAFileIsReplaced() {
        const QString path = folder_.filePath("pipe");
        QCOMPARE(QProcess::execute("mkfifo", {path}), 0);
        const Run play = run(recorded(path).mid(1));
        QCOMPARE(play.exit, 1);
        QVERIFY2(play.errors.contains(path), qPrintable(play.errors));
        QVERIFY(!QFileInfo(path).isFile());
    }

private:
    static QStringList recorded(const QString& path) {
        return {qEnvironmentVariable("INTRIKA_CLI"),
                "play",
                "--game",
                "traitor",
                "--seats",
                "random,random,random",
                "--record",
                path};
    }
    QString write(const char* name, const std::string& text) {
        QFile file(folder_.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(text.c_str());
        return file.fileName();
    }
    QTemporaryDir folder_;
};

INTRIKA_TEST(TstCli)

}  // namespace tst_cli

#include "tst_cli.moc"
