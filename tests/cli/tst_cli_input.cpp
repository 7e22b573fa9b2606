// What the command line says of wrong use, bad files, strangers, locales and disks.
#include "tests/support/cli_run.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_input {

using namespace intrika;
using namespace intrika::cli_run;
using Json = nlohmann::json;

class TstCliInput : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("INTRIKA_CLI")), "INTRIKA_CLI names the program");
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
    QStringList recorded(const QString& path) {
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
};

INTRIKA_TEST(TstCliInput)

}  // namespace tst_cli_input

#include "tst_cli_input.moc"
