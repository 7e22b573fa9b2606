// What comes from outside: files, names and answers that strangers made. Nothing in them may take the program's memory
// or time, end it, or be shown as anything but what it is.
#include "engines/bots/exec_bot.h"
#include "engines/core/clean_text.h"
#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_outside {

using namespace intrika;
using Json = nlohmann::json;

namespace {

struct Line {
    QString file;  // from the root of the sources
    QString text;
};

// Without what stands behind "//".
QList<Line> linesOf(const QStringList& folders) {
    QList<Line> lines;
    for (const QString& folder : folders) {
        QDirIterator files(INTRIKA_SOURCE_DIR "/" + folder, {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QString name = QDir(INTRIKA_SOURCE_DIR).relativeFilePath(file.fileName());
            for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
                lines << Line{name, line.section("//", 0, 0)};
            }
        }
    }
    return lines;
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::string listOf(std::size_t items, const std::string& item) {
    std::string text = "[";
    for (std::size_t at = 0; at < items; ++at) text += (at == 0 ? "" : ",") + item;
    return text + "]";
}

std::string objectOf(std::size_t keys) {
    std::string text = "{";
    for (std::size_t key = 0; key < keys; ++key) text += (key == 0 ? "\"" : ",\"") + std::to_string(key) + "\":0";
    return text + "}";
}

QByteArray whyNot(const std::string& text) {
    const auto json = parseJson(text);
    return json ? QByteArray() : QByteArray::fromStdString(json.error().text.id);
}

QByteArray whyNoFile(const QString& path) {
    const auto text = readOutsideFile(path.toStdString());
    if (text) return {};
    const Text& why = text.error().text;
    return QByteArray::fromStdString(why.args.size() == 2 ? why.args[1].inner.at(0).id : why.id);
}

QString cleaned(const QString& name) { return QString::fromStdString(cleanName(name.toStdString())); }

}  // namespace

class TstOutside : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void sourcesDoNotGoAroundTheDoors_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<QStringList>("but");
        const QStringList plain{"app/dialogs/plain_text.cpp", "app/dialogs/plain_message_box.h"};
        const auto row = [](const char* name, const char* pattern, const QStringList& folders, const QStringList& but) {
            QTest::newRow(name) << pattern << folders << but;
        };
        row("labels", R"(\bnew QLabel\b|\bQLabel\s*\(|\bQLabel\s+\w+\s*[({;])", {"app"}, plain);
        row("label members", R"(^\s*QLabel\s+[a-z]\w*\s*(;|,|\{))", {"app"}, plain);
        // Of another program the second.
        row("settings", R"(\bQSettings\s*(\w+\s*)?[({])", {"app", "engines"},
            {"engines/files/settings_store.h", "engines/files/settings_store.cpp", "app/settings/desktop_motion.cpp"});
        row("trees", R"(\bnew QTree(Widget|View)\b)", {"app"}, {"app/dialogs/steady_tree.h"});
        row("formats of texts", R"(\bsetTextFormat\s*\()", {"app"}, plain + QStringList{"app/maps/map_names.cpp"});
        row("tooltips", R"(\bsetToolTip\((?!plainTip\(|\{\}|QString\(\)))", {"app"}, {});
        row("tooltips of items", R"(^(?!.*plainTip).*Qt::ToolTipRole\))", {"app"}, {});
        row("tooltips at once", R"(QToolTip::showText\((?!.*plainTip))", {"app"}, {});
        row("rich help", R"(\bsetWhatsThis\(|\bsetStatusTip\(|\bQErrorMessage\b)", {"app"}, {});
        row("boxes",
            R"(\bQMessageBox::(question|warning|information|critical|about)\b|\bnew QMessageBox\b|\bQMessageBox\s+\w+\s*[({;])",
            {"app"}, plain);
        row("what a box says besides", R"(\bset(Informative|Detailed)Text\((?!tr\())", {"app"}, {});
        row("captions", "\"&&\"|replace\\(u'&'", {"app"}, plain);
        row("JSON", R"(\b[Jj]son::parse\s*\(|\bsax_parse\s*\()", {"app", "engines"}, {"engines/core/json_text.cpp"});
        // What the program brought along, and what it prints itself.
        row("JSON by Qt", R"(\bfromJson\s*\()", {"app", "engines"},
            {"app/print/kit_reader.cpp", "app/faces/face_data.cpp", "app/surfaces/surface_file.cpp",
             "app/measure/measure.cpp"});
        // Resources, and what the system tells.
        row("whole files", R"(\breadAll\s*\(|\bifstream\b|\bfopen\s*\()", {"app", "engines"},
            {"engines/core/outside_file.cpp", "app/print/kit.cpp", "app/faces/face_data.cpp", "app/faces/emblems.cpp",
             "app/surfaces/surface_file.cpp", "app/print/board_source.cpp", "app/setup/lessons.cpp",
             "app/measure/probe.cpp", "app/guests/page_file.cpp", "app/puzzles/puzzle_book.cpp",
             "engines/words/rules_text.cpp"});
    }
    void sourcesDoNotGoAroundTheDoors() {
        QFETCH(QString, pattern);
        QFETCH(QStringList, folders);
        QFETCH(QStringList, but);
        const QRegularExpression wrong(pattern);
        QVERIFY(wrong.isValid());
        QStringList found;
        for (const Line& line : linesOf(folders)) {
            if (!but.contains(line.file) && wrong.match(line.text).hasMatch()) found << line.file + ": " + line.text;
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
    }

    void jsonHasLimits_data() {
        using Limits = JsonLimits;
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(problem);
        };
        row("as deep as may be", nested(Limits::depth), "");
        row("deeper", nested(Limits::depth + 1), "problem.too-deep");
        row("without end", std::string(10'000'000, '['), "problem.too-deep");
        row("as many keys as may be", objectOf(Limits::keys), "");
        row("more keys", objectOf(Limits::keys + 1), "problem.too-many-keys");
        row("as many items as may be", listOf(Limits::items, "0"), "");
        row("more items", listOf(Limits::items + 1, "0"), "problem.too-many-items");
        row("many lists", listOf(11, listOf(Limits::items - 1, "0")), "problem.too-many-values");
        row("a double key", R"({"a":1,"a":2})", "problem.double-key");
        row("beyond every number", R"({"rows":1e400})", "problem.number-too-large");
        row("cut off", R"({"a":)", "problem.cut-off");
        row("empty", "", "problem.cut-off");
        row("no JSON", "[}", "problem.not-json");
        row("no UTF-8", "[\"\xC3\x28\"]", "problem.not-json");
    }
    void jsonHasLimits() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        QCOMPARE(whyNot(text.toStdString()), problem);
    }

    void textsThatAreTooLongAreNotEvenLookedAt() {
        const std::string text(JsonLimits::bytes + 1, ' ');
        QCOMPARE(whyNot(text), QByteArray("problem.file-too-large"));
    }

    void whatIsReadIsWhatStoodThere() {
        const std::string text =
            "{\"seat\":1,\"type\":\"x\",\"a\":[1,-2,2.5,true,null,\"ő\\\"\\n\"],\"b\":{\"type\":\"y\",\"c\":{}},"
            "\"n\":18446744073709551615}";
        const auto json = parseJson(text);
        QVERIFY(json);
        QVERIFY(*json == Json::parse(text));
        QCOMPARE(QByteArray::fromStdString(lineOfJson(*json)), QByteArray::fromStdString(text));
        QVERIFY(knownJson("[").is_null());
    }

    void onlyFilesAreReadAsFiles() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("pipe"), large = folder.filePath("large"), good = folder.filePath("good");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QFile whole(good);
        QVERIFY(whole.open(QIODevice::WriteOnly) && whole.write("ő\0x", 4) == 4);
        whole.close();
        QFile hole(large);
        QVERIFY(hole.open(QIODevice::WriteOnly) && hole.resize(static_cast<qint64>(JsonLimits::bytes) + 1));

        QCOMPARE(whyNoFile(pipe), QByteArray("problem.why.no-file"));
        QCOMPARE(whyNoFile("/dev/zero"), QByteArray("problem.why.no-file"));
        QCOMPARE(whyNoFile(folder.path()), QByteArray("problem.why.no-file"));
        QCOMPARE(whyNoFile(folder.filePath("none")), QByteArray("problem.why.not-there"));
        QCOMPARE(whyNoFile(large), QByteArray("problem.file-too-large"));
        QCOMPARE(readOutsideFile(good.toStdString()).value(), std::string("ő\0x", 4));
        // Of no size that could be known before.
        QVERIFY(!readOutsideFile("/proc/self/status").value().empty());
    }

    void namesAreCutAndControlNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        const auto same = [](const char* name) { QTest::newRow(name) << name << name; };
        for (const char* name : {"Őrs", "<img src=/dev/zero>", "<b>x</b>", "&amp;", "a&b", "%1 %n %L2", "日本", "👑"})
            same(name);
        QTest::newRow("turned round") << "a\u202Eb\u2067c\u2069"
                                      << "a b c ";
        QTest::newRow("lines") << "a\nb\u2028c\u0085d"
                               << "a b c d";
        QTest::newRow("a terminal's") << "\x1b[31mred\u009b0m\x7f"
                                      << " [31mred 0m ";
        QTest::newRow("nothing to see") << "\n\t \u202E"
                                        << "";
        QTest::newRow("long") << QString(10'000, u'ő') << QString(60, u'ő');
    }
    void namesAreCutAndControlNothing() {
        QFETCH(QString, name);
        QFETCH(QString, shown);
        QCOMPARE(cleaned(name), shown);
    }

    // A stray byte does not carry a control character past.
    void whatIsNoUtf8ControlsNothing() {
        for (const char* name : {"\x1b\x86", "a\x1b\x86\x80", "\xC3\x28\x1E\x86", "\xE2\x80\x1b"}) {
            for (const std::string& shown : {cleanName(name), cleanQuote(name)}) {
                QVERIFY2(shown.find('\x1b') == std::string::npos && shown.find('\x1e') == std::string::npos, name);
            }
        }
    }

    // A key of a megabyte is quoted in the sentence that says it is unknown, and stands in the place too.
    void quotesAreCut() {
        const std::string key(1'000'000, 'k');
        const QString sentence =
            Words().say(Problem{Problem::Code::badValue, "/" + key, -1, say("problem.unknown-key", {literal(key)})});
        QVERIFY2(sentence.size() < 1'000, qPrintable(QString::number(sentence.size())));
        QVERIFY(Words().say(say("problem.unknown-key", {literal("a\x1b[2Jb")})).contains("a [2Jb"));
    }

    // What is put in is not looked at for more to put in.
    void namesAreFilledInOnce() {
        const Words words({}, {"%1 %2", "%n %L2"});
        const Text text = say("cli.place-problem", {literal("%2"), person(0), person(1)});
        const QString told = words.say(text);
        QVERIFY2(told.contains("%1 %2") && told.contains("%n %L2"), qPrintable(told));
    }

    void jsonForTerminalsMeansWhatItMeant() {
        const Json json{{"name", "a\u202Eb\u009B\x7F\x1b ő"}, {"deep", {1, 2}}};
        const std::string text = withEscapes(json.dump());
        QVERIFY(Json::parse(text) == json);
        QCOMPARE(QString::fromStdString(text).indexOf(QRegularExpression("[\u202E\u009B\x7F\x1b]")), -1);
    }

    // An external program may answer anything.
    void answersOfProgramsHaveLimits() {
        const QTemporaryDir folder;
        const auto ask = [&folder](const QByteArray& answer) {
            QFile lines(folder.filePath("answer"));
            if (!lines.open(QIODevice::WriteOnly)) return QByteArray("no file");
            lines.write(answer + '\n');
            lines.close();
            QFile program(folder.filePath("bot"));
            if (!program.open(QIODevice::WriteOnly)) return QByteArray("no file");
            program.write("#!/bin/sh\nread question\ncat '" + lines.fileName().toUtf8() + "'\nread wait\n");
            program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            program.close();
            ExecBot bot(program.fileName().toStdString());
            const auto key = bot.ask({"{}", {{R"({"type":"pass"})", MoveKey{}}}, 0, "traitor"}, {});
            return key ? QByteArray("a move") : QByteArray::fromStdString(key.error().text.id);
        };
        QCOMPARE(ask(R"({"move":{"type":"pass"}})"), QByteArray("a move"));
        const QByteArray nonsense("problem.external-bot.nonsense");
        QCOMPARE(ask("{\"move\":" + QByteArray(100'000, '[')), nonsense);
        QCOMPARE(ask("{\"move\":" + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}"), nonsense);
        QCOMPARE(ask(R"({"move":1e400})"), nonsense);
        QCOMPARE(ask(R"({"move":{"type":"pass","type":"pass"}})"), nonsense);
    }
};

INTRIKA_TEST(TstOutside)

}  // namespace tst_outside

#include "tst_outside.moc"
