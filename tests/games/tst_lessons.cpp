// Every game's guided first game: that it can be played as it is told, and is told in both languages.
#include "engines/core/json_text.h"
#include "engines/session/game_kind.h"
#include "engines/session/lesson.h"
#include "engines/session/record.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace tst_lessons {

using namespace intrika;

namespace {

QString fileOf(const GameKind& kind) {
    return QStringLiteral(INTRIKA_SOURCE_DIR "/assets/lessons/%1.json").arg(QString::fromStdString(kind.id));
}

QString sentence(const Problem& problem) { return Words().say(problem); }

// Every text that the lesson may say.
std::vector<std::string> keysOf(const Lesson& lesson) {
    std::vector<std::string> keys;
    for (const LessonStep& step : lesson.steps) {
        keys.push_back(step.says);
        if (!step.refuses.empty()) keys.push_back(step.refuses);
        for (const LessonStep::Instead& other : step.instead) keys.push_back(other.says);
    }
    return keys;
}

}  // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void everyLessonCanBePlayedAsItIsTold_data() {
        QTest::addColumn<QString>("file");
        for (const GameKind* kind : allGames()) {
            if (QFile::exists(fileOf(*kind))) QTest::newRow(kind->id.c_str()) << fileOf(*kind);
        }
    }
    void everyLessonCanBePlayedAsItIsTold() {
        QFETCH(QString, file);
        const auto lesson = parseLesson(textOf(file), allGames());
        QVERIFY2(lesson, qPrintable(lesson ? QString() : sentence(lesson.error())));
        const auto problem = wrongInLesson(*lesson);
        QVERIFY2(!problem, qPrintable(problem ? sentence(*problem) : QString()));
        QCOMPARE(lesson->record.game->id, QFileInfo(file).baseName().toStdString());
    }

    // Whoever clicks what is framed does what the text asks for: the frames hold something of the move that is wanted.
    void whatIsFramedBelongsToTheMove_data() { everyLessonCanBePlayedAsItIsTold_data(); }
    void whatIsFramedBelongsToTheMove() {
        QFETCH(QString, file);
        const Lesson lesson = parseLesson(textOf(file), allGames()).value();
        const auto session = openRecord(lesson.record).value();
        for (const LessonStep& step : lesson.steps) {
            if (step.wants != LessonStep::Wants::move) continue;
            const MoveKey wanted = session->step(step.at).move;
            const Prompt prompt = session->prompt(lesson.learner, step.at);
            const auto choice = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                             [&](const Choice& one) { return one.key == wanted; });
            QVERIFY2(choice != prompt.choices.end(), step.says.c_str());
            const Tableau tableau = session->tableau(lesson.learner, step.at);
            std::vector<Pick> framed;
            for (const LessonMark& mark : step.points) {
                for (const Pick& pick : picksOf(mark, tableau, session->kind().faces)) framed.push_back(pick);
            }
            const bool isOnTable = std::any_of(choice->picks.begin(), choice->picks.end(),
                                               [](const Pick& pick) { return pick.on != Pick::On::word; });
            const bool belongs = std::any_of(choice->picks.begin(), choice->picks.end(), [&](const Pick& pick) {
                return std::any_of(framed.begin(), framed.end(),
                                   [&](const Pick& frame) { return isSameThing(frame, pick, tableau); });
            });
            QVERIFY2(belongs || !isOnTable, step.says.c_str());
        }
    }

    // One to three sentences a step: it is read at the table, not beside it.
    void everyTextIsShortAndInBothLanguages_data() { everyLessonCanBePlayedAsItIsTold_data(); }
    void everyTextIsShortAndInBothLanguages() {
        QFETCH(QString, file);
        const auto lesson = parseLesson(textOf(file), allGames());
        static const QRegularExpression end(QStringLiteral("[.?!](?=\\s\\p{Lu}|$)"));
        for (const QString& code : languages()) {
            switchLanguage(code);
            const Words words(QString::fromStdString(lesson->record.game->id), {"X", "Y", "Z", "V"});
            for (const std::string& key : keysOf(*lesson)) {
                const QString text = words.say(say(key, {person(0), person(1), person(2), person(3)}));
                QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(code + ": " + text));
                QVERIFY2(text.count(end) <= 3, qPrintable(text));
                QVERIFY2(text.size() <= 400, qPrintable(text));
            }
        }
        switchLanguage("en");
    }

    // A translator or author who errs is told where.
    void aBadLessonIsToldWithItsPlace_data() {
        using Json = nlohmann::json;
        using Change = std::function<void(Json&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* place, Change change) {
            QTest::newRow(name) << std::move(change) << QString(place);
        };
        row("unknown key", "/steps/0/sais", [](Json& it) { it["steps"][0]["sais"] = "x"; });
        row("no text", "/steps/0", [](Json& it) { it["steps"][0].erase("says"); });
        row("illegal event", "/record/events/3", [](Json& it) { it["record"]["events"][3]["move"]["slot"] = 1; });
        row("beyond the end", "/steps/1/at", [](Json& it) { it["steps"][1]["at"] = 99; });
        row("out of order", "/steps/2/at", [](Json& it) {
            it["steps"][1] = {{"at", 4}, {"says", "x"}, {"points", Json::array()}};
            it["steps"][2] = {{"at", 3}, {"says", "x"}, {"points", Json::array()}};
        });
        row("a bot's move wanted", "/steps/0/wants", [](Json& it) {
            it["steps"][0] = {{"at", 1}, {"says", "x"}, {"points", Json::array()}, {"wants", "any"}};
        });
        row("nothing there", "/steps/0/points/0", [](Json& it) { it["steps"][0]["points"] = {{{"face", "no.such"}}}; });
        row("nobody tells", "/record/events/0", [](Json& it) {
            it["steps"] = {{{"at", 0}, {"says", "x"}, {"points", Json::array()}}};
        });
        row("too long", "/steps", [](Json& it) {
            for (int i = 0; i < 11; ++i) it["steps"][static_cast<std::size_t>(i)] = it["steps"][0];
        });
        row("freedom that spoils", "/steps/1/wants", [](Json& it) { it["steps"][1]["wants"] = "any"; });
    }
    void aBadLessonIsToldWithItsPlace() {
        using Change = std::function<void(nlohmann::json&)>;
        QFETCH(Change, change);
        QFETCH(QString, place);
        auto json = parseJson(textOf(fileOf(*gameNamed("traitor"))));
        QVERIFY(json);
        change(*json);
        const auto lesson = parseLesson(json->dump(), allGames());
        const auto problem = lesson ? wrongInLesson(*lesson) : std::optional(lesson.error());
        QVERIFY(problem);
        QVERIFY2(QString::fromStdString(problem->place).startsWith(place), problem->place.c_str());
    }
};

INTRIKA_TEST(TestLessons)

}  // namespace tst_lessons

#include "tst_lessons.moc"
