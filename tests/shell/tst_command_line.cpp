// The window's program from a terminal: its options, what it says where it cannot go on.
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QProcess>
#include <QTest>

namespace tst_command_line {

using namespace intrika;

namespace {

struct Run {
    int status = -1;
    QString out, err;
};

// The real program, with no display unless a platform is named.
Run runProgram(const QStringList& arguments, const QString& platform = {},
               const QList<QPair<QString, QString>>& surroundings = {}) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    if (!platform.isEmpty()) environment.insert("QT_QPA_PLATFORM", platform);
    for (const auto& [name, value] : surroundings) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("INTRIKA_APP"), arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void wrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        const QString game = QString::fromStdString(allGames().front().id);
        const auto row = [](const char* name, const QStringList& arguments, int status) {
            QTest::newRow(name) << arguments << status;
        };
        row("unknown option", {"--nonsense"}, 2);
        row("unknown language", {"--lang", "xx"}, 2);
        row("unknown game", {"--game", "chess"}, 2);
        row("too few seats", {"--game", game, "--seats", "human"}, 2);
        row("unknown player", {"--game", game, "--seats", "human,easy,clever"}, 2);
        row("seats without a game", {"--seats", "human,easy,easy"}, 2);
        row("seed without a number", {"--game", game, "--seed", "seven"}, 2);
        row("value left out", {"--game"}, 2);
        row("a game and a file", {"--game", game, "x.intrika"}, 2);
        row("two files", {"x.intrika", "y.intrika"}, 2);
        row("escapes", {"--game", "\033[2J\u009b1m\u202e"}, 2);
        row("escapes in an option", {"--\033[2J"}, 2);
        row("size without a picture", {"--size", "800x600"}, 2);
        row("size without a height", {"--screenshot", "x.png", "--size", "800"}, 2);
        row("seat that is not there", {"--screenshot", "x.png", "--game", game, "--seat", "99"}, 2);
        row("no such file", {"--screenshot", testHome().path("x.png"), testHome().path("nothing.intrika")}, 1);
        row("picture into no folder", {"--screenshot", testHome().path("no/such/folder.png")}, 1);
    }

    void wrongUse() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QStringList lines;
        for (const QString& code : languages()) {
            const Run run =
                runProgram(arguments.contains("--lang") ? arguments : QStringList{"--lang", code} + arguments);
            QCOMPARE(run.status, status);
            QCOMPARE(run.out, QString());
            QCOMPARE(run.err.count(u'\n'), 1);
            QVERIFY(!run.err.contains(u'\033') && !run.err.contains(QChar(0x9B)));
            lines += run.err;
        }
        if (!arguments.contains("--lang")) QVERIFY2(lines[0] != lines[1], qPrintable(lines[0]));
    }

    // What a desktop or a shell may have left behind: told in one sentence, in the language of whoever sits there.
    void strangeSurroundingsAreTold_data() {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("platform");
        const auto row = [](const char* variable, const char* value, const char* platform) {
            QTest::addRow("%s=%s", variable, value) << variable << value << platform;
        };
        row("DISPLAY", ":4711", "");
        row("WAYLAND_DISPLAY", "wayland-4711", "");
        row("QT_QPA_PLATFORM", "nonsense", "nonsense");
        row("QT_SCALE_FACTOR", "0", "offscreen");
        row("QT_SCALE_FACTOR", "1e9", "offscreen");
        row("QT_SCALE_FACTOR", "nan", "offscreen");
        row("QT_SCALE_FACTOR", "-1", "offscreen");
        row("QT_SCREEN_SCALE_FACTORS", "1;1e9", "offscreen");
        row("QT_FONT_DPI", "999999999", "offscreen");
    }
    void strangeSurroundingsAreTold() {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QString, platform);
        QStringList lines;
        for (const char* language : {"hu_HU.UTF-8", "en_GB.UTF-8"}) {
            const Run run = runProgram({}, platform,
                                       {{variable, value}, {"LANG", language}, {"LANGUAGE", ""}, {"LC_ALL", language}});
            QCOMPARE(run.status, 1);
            QCOMPARE(run.out, QString());
            QVERIFY2(run.err.startsWith("intrika: ") && run.err.count(u'\n') == 1, qPrintable(run.err));
            QVERIFY2(run.err.contains(variable + u'=' + value), qPrintable(run.err));
            lines << run.err;
        }
        QVERIFY2(lines[0] != lines[1], qPrintable(lines[0]));
    }

    void helpAndVersionNeedNoDisplay() {
        const Run hungarian = runProgram({"--help", "--lang", "hu"});
        const Run english = runProgram({"--help", "--lang", "en"});
        for (const Run& run : {hungarian, english}) {
            QCOMPARE(run.status, 0);
            for (const char* option : {"--open", "--game", "--seats", "--seed", "--lang", "--screenshot", "--after",
                                       "--stage", "--size", "--seat", "--help", "--version"}) {
                QVERIFY2(run.out.contains(QString::fromLatin1(option)), option);
            }
        }
        QVERIFY(hungarian.out != english.out);
        QCOMPARE(runProgram({"--version"}).out, QString("intrika " INTRIKA_VERSION "\n"));
    }

    // Qt would abort the program.
    void noDisplayIsSaid() {
        const Run hungarian = runProgram({"--lang", "hu"});
        const Run english = runProgram({"--lang", "en"});
        for (const Run& run : {hungarian, english}) {
            QCOMPARE(run.status, 1);
            QCOMPARE(run.err.count(u'\n'), 1);
            QVERIFY2(run.err.contains("DISPLAY"), qPrintable(run.err));
        }
        QVERIFY(hungarian.err != english.err);
    }

    void pictureHasTheSizeAskedFor() {
        const QString path = testHome().path("picture.png");
        const QString game = QString::fromStdString(allGames().front().id);
        const QStringList arguments{"--screenshot", path, "--game", game,       "--seed", "3",
                                    "--after",      "8",  "--size", "1111x777", "--seat", "1"};
        const Run run = runProgram(arguments);
        QVERIFY2(run.status == 0, qPrintable(run.err));
        const QImage first(path);
        QCOMPARE(first.size(), QSize(1111, 777));
        QCOMPARE(runProgram(arguments).status, 0);
        QVERIFY(QImage(path) == first);  // a seed makes it repeatable
        QVERIFY(unfinishedGames(allGames()).empty());
    }
};

INTRIKA_TEST(TestCommandLine)

}  // namespace tst_command_line

#include "tst_command_line.moc"
