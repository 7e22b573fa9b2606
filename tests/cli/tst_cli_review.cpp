// intrika-cli review and puzzle, as scripts see them.
#include "tests/support/cli_run.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_cli_review {

using namespace intrika;
using namespace intrika::cli_run;
using Json = nlohmann::json;

class TstCliReview : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    QStringList reviewing(const QStringList& more = {}) {
        return QStringList{"review", record("three.intrika"), "--iterations", "64", "--seed", "5"} + more;
    }
    QString written(const char* name, const Json& json) {
        QFile file(folder_.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(json.dump()));
        return file.fileName();
    }
    static void checkEvent(const Json& line, const Json& event) {
        const std::size_t seats = 3;
        for (const char* key : {"shares", "before", "known", "knownBefore", "luck", "skill"}) {
            QVERIFY2(line[key].size() == seats, key);
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const double change = line["shares"][seat].get<double>() - line["before"][seat].get<double>();
            QVERIFY(std::abs(line["luck"][seat].get<double>() + line["skill"][seat].get<double>() - change) < 1e-6);
        }
        QCOMPARE(line.contains("seat"), event.contains("seat"));
        if (!event.contains("seat")) {
            QVERIFY(line["chance"] == event["chance"]);
            return;
        }
        QVERIFY(line["seat"] == event["seat"] && line["chosen"] == event["move"]);
        for (const char* key : {"best", "loss", "error", "mark", "moves"}) QVERIFY2(line.contains(key), key);
        QCOMPARE(line["mark"] == "forced", line["moves"].size() == 1);
    }

private slots:
    void initTestCase() {
        QVERIFY2(QFile::exists(qEnvironmentVariable("INTRIKA_CLI")), "INTRIKA_CLI names the program");
    }

    void aLineAnEventAndASummary() {
        const Json whole = Json::parse(textOf(record("three.intrika")));
        const Run review = run(reviewing());
        QCOMPARE(review.exit, 0);
        QVERIFY(review.errors.isEmpty());
        QCOMPARE(review.lines.size(), whole["events"].size() + 1);
        for (std::size_t event = 0; event + 1 < review.lines.size(); ++event) {
            QVERIFY(review.lines[event]["event"] == event);
            checkEvent(review.lines[event], whole["events"][event]);
            if (event > 0) QVERIFY(review.lines[event]["before"] == review.lines[event - 1]["shares"]);
        }
        const Json summary = review.lines.back();
        for (const char* key : {"result", "luck", "skill", "rating"}) QVERIFY2(summary[key].size() == 3, key);
        QVERIFY(summary["turningPoints"].size() == 5);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            const double sum = summary["luck"][seat].get<double>() + summary["skill"][seat].get<double>();
            QVERIFY(std::abs(sum - summary["result"][seat].get<double>()) < 1e-6);
        }
    }
    void anyNumberOfJobsPrintsTheSame() {
        const Run one = run(reviewing());
        QVERIFY(!one.output.isEmpty());
        QCOMPARE(run(reviewing({"--jobs", "3"})).output, one.output);
        QVERIFY(run({"review", record("three.intrika"), "--iterations", "64", "--seed", "6"}).output != one.output);
    }

    void aGameThatGoesOnIsNotReviewed_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("why");
        QTest::newRow("hu") << "hu"
                            << "A játszma még nem ért véget.";
        QTest::newRow("en") << "en"
                            << "The game is not over.";
    }
    void aGameThatGoesOnIsNotReviewed() {
        QFETCH(QString, language);
        QFETCH(QString, why);
        Json unfinished = Json::parse(textOf(record("three.intrika")));
        unfinished.erase("result");
        unfinished["events"].erase(unfinished["events"].end() - 1);
        const Run review = run({"review", written("unfinished.intrika", unfinished), "--lang", language});
        QCOMPARE(review.exit, 1);
        QVERIFY(review.output.isEmpty());
        QVERIFY2(isOneLine(review.errors) && review.errors.contains(why), qPrintable(review.errors));
    }

    void badFiles_data() {
        QTest::addColumn<QString>("file");
        for (const char* name :
             {"foreign.json", "cut-off.intrika", "event-slot-taken.intrika", "wrong-result.intrika"}) {
            QTest::newRow(name) << damaged(name);
        }
        QTest::newRow("none") << "nowhere.intrika";
    }
    void badFiles() {
        QFETCH(QString, file);
        const Run review = run({"review", file});
        QCOMPARE(review.exit, 1);
        QVERIFY(review.output.isEmpty() && isOneLine(review.errors));
    }

    void wrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
        row("no file", {"review"});
        row("no iterations", {"review", record("three.intrika"), "--iterations", "0"});
        row("no jobs", {"review", record("three.intrika"), "--jobs", "0"});
        row("seed a word", {"review", record("three.intrika"), "--seed", "x"});
        row("puzzle of no game", {"puzzle"});
        row("puzzle of another game", {"puzzle", "--game", "chess"});
        row("puzzle without iterations", {"puzzle", "--game", "schemes", "--iterations", "0"});
    }
    void wrongUse() {
        QFETCH(QStringList, arguments);
        const Run wrong = run(arguments);
        QCOMPARE(wrong.exit, 2);
        QVERIFY(wrong.output.isEmpty() && isOneLine(wrong.errors));
    }

    void aPuzzle() {
        const QStringList order{"puzzle", "--game", "schemes", "--seed", "1", "--iterations", "256"};
        const Run puzzle = run(order);
        QCOMPARE(puzzle.exit, 0);
        QCOMPARE(puzzle.lines.size(), std::size_t(1));
        const Json line = puzzle.lines[0];
        QVERIFY(line["game"] == "schemes" && line["seed"] == 1);
        QVERIFY(line["share"].get<double>() - line["next"].get<double>() >= 0.2);
        QVERIFY(line["record"]["events"].size() == line["event"]);
        QVERIFY(!line["why"]["hu"].get<std::string>().empty() && !line["why"]["en"].get<std::string>().empty());
        QCOMPARE(run(order).output, puzzle.output);
        bool isLegal = false;
        for (const Json& move : run({"moves", written("puzzle.intrika", line["record"])}).lines) {
            isLegal = isLegal || (move["seat"] == line["seat"] && move["move"] == line["best"]);
        }
        QVERIFY(isLegal);
    }
};

INTRIKA_TEST(TstCliReview)

}  // namespace tst_cli_review

#include "tst_cli_review.moc"
