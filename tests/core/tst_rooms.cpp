// Who may include whom: the rooms of the house (docs/ARCHITECTURE.md), kept by reading every include line.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_rooms {

namespace {

// A room is a folder; a game's folder counts as the room "engines/<game>".
struct Room {
    QString folder;
    QStringList mayInclude;  // prefixes of paths from the root
    bool mayUseQt = false;
};

const QStringList engineRooms{"core", "bots", "session", "words", "table"};

QList<Room> rooms() {
    return {
        {"engines/core/", {"engines/core/"}},
        {"engines/bots/", {"engines/core/", "engines/bots/"}},
        {"engines/session/", {"engines/core/", "engines/bots/", "engines/session/"}},
        {"engines/words/", {"engines/core/", "engines/words/"}, true},
        {"engines/table/",
         {"engines/core/", "engines/bots/", "engines/session/", "engines/words/", "engines/table/"},
         true},
        {"app/faces/", {"engines/core/", "engines/words/", "app/faces/"}, true},
        {"app/maps/", {"engines/core/board_map.h", "app/faces/", "app/maps/"}, true},
        {"app/scene/",
         {"engines/core/board_map.h", "engines/core/tableau.h", "engines/core/choice.h", "engines/core/happening.h",
          "engines/core/board_words.h", "engines/core/text.h", "engines/core/seat.h", "engines/words/", "app/faces/",
          "app/maps/", "app/dialogs/plain_text.h", "app/scene/"},
         true},
        {"app/dialogs/", {"app/dialogs/"}, true},
        {"app/boards/",
         {"engines/core/", "engines/words/", "engines/table/save_file.h", "engines/table/own_boards.h", "app/faces/",
          "app/maps/", "app/dialogs/", "app/boards/"},
         true},
        {"app/play/",
         {"engines/core/", "engines/bots/thinking.h", "engines/bots/level.h", "engines/session/session.h",
          "engines/session/game_kind.h", "engines/session/lesson.h", "engines/words/", "engines/table/", "app/faces/",
          "app/maps/", "app/scene/", "app/dialogs/", "app/play/"},
         true},
        {"app/shell/",
         {"engines/core/", "engines/bots/level.h", "engines/session/", "engines/words/", "engines/table/", "app/faces/",
          "app/maps/", "app/scene/", "app/dialogs/", "app/play/", "app/boards/", "app/print/kit.h", "app/studio/",
          "app/shell/"},
         true},
        {"app/print/", {"engines/core/", "engines/words/", "app/faces/", "app/maps/", "app/print/"}, true},
        {"app/studio/",
         {"engines/core/", "engines/words/", "app/faces/", "app/print/", "app/dialogs/", "app/studio/"},
         true},
        {"app/cli/",
         {"engines/core/", "engines/bots/", "engines/session/", "engines/words/", "app/print/", "app/cli/"},
         true},
    };
}

QStringList gameFolders() {
    QStringList games;
    for (const QString& name : QDir(INTRIKA_SOURCE_DIR "/engines").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!engineRooms.contains(name)) games << name;
    }
    return games;
}

QStringList includesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression line("^\\s*#\\s*include\\s+[<\"]([^>\"]+)[>\"]",
                                         QRegularExpression::MultilineOption);
    QStringList found;
    auto matches = line.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext()) found << matches.next().captured(1);
    return found;
}

bool isQt(const QString& include) {
    static const QRegularExpression qt(R"(^(Q[A-Zt]\w*(/[\w/.]+)?|q\w+\.h)$)");
    return qt.match(include).hasMatch();
}

QStringList sourcesOf(const QString& folder) {
    QStringList sources;
    QDirIterator files(INTRIKA_SOURCE_DIR "/" + folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) sources << files.next();
    return sources;
}

QStringList breaches(const Room& room) {
    QStringList found;
    for (const QString& source : sourcesOf(room.folder)) {
        for (const QString& include : includesOf(source)) {
            const bool ours = include.startsWith("engines/") || include.startsWith("app/");
            const bool allowed = std::any_of(room.mayInclude.begin(), room.mayInclude.end(),
                                             [&](const QString& prefix) { return include.startsWith(prefix); });
            if ((ours && !allowed) || (isQt(include) && !room.mayUseQt)) found << source + " includes " + include;
        }
    }
    return found;
}

}  // namespace

class TstRooms : public QObject {
    Q_OBJECT

private slots:
    // By whatever name Qt lets a header be called.
    void headersOfQtAreKnown_data() {
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("qt");
        for (const char* include : {"QString", "QtCore", "QtCore/QString", "QtCore/qstring.h", "QtGlobal", "QTest",
                                    "QtGui/private/qpaintengine_p.h", "Qt/qglobal.h", "qglobal.h"})
            QTest::newRow(include) << include << true;
        for (const char* include : {"engines/core/text.h", "string", "queue", "nlohmann/json.hpp", "tl/expected.hpp",
                                    "app/scene/QString.h", "quarrel/piece.h"})
            QTest::newRow(include) << include << false;
    }
    void headersOfQtAreKnown() {
        QFETCH(QString, include);
        QFETCH(bool, qt);
        QCOMPARE(isQt(include), qt);
    }

    // Qt's own way begins wherever the program was started.
    void filesAreAskedForInOneWay() {
        QVERIFY(!sourcesOf("app/dialogs").isEmpty());
        for (const QString& source : sourcesOf("app")) {
            if (source.contains("/app/dialogs/")) continue;
            QVERIFY2(!includesOf(source).contains("QFileDialog"), qPrintable(source));
        }
    }

    void everyRoomIncludesOnlyWhatItMay_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("mayInclude");
        QTest::addColumn<bool>("mayUseQt");
        for (const Room& room : rooms()) {
            QTest::newRow(qPrintable(room.folder)) << room.folder << room.mayInclude << room.mayUseQt;
        }
        for (const QString& game : gameFolders()) {
            const QString folder = "engines/" + game + "/";
            QTest::newRow(qPrintable(folder)) << folder << QStringList{"engines/core/", folder} << false;
        }
    }
    void everyRoomIncludesOnlyWhatItMay() {
        QFETCH(QString, folder);
        QFETCH(QStringList, mayInclude);
        QFETCH(bool, mayUseQt);
        Room room{folder, mayInclude, mayUseQt};
        const QStringList sources = sourcesOf(folder);
        QVERIFY2(
            std::any_of(sources.begin(), sources.end(), [](const QString& it) { return !includesOf(it).isEmpty(); }),
            "no include was found: is the pattern wrong?");
        QStringList found = breaches(room);
        // game.cpp is where a game is handed to the rest of the house.
        found.removeIf([](const QString& breach) { return breach.contains("/game.cpp includes engines/session/"); });
        QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
    }

    void jsonStaysOutOfHeaders() {
        QStringList found;
        for (const QString& source : sourcesOf("engines/") + sourcesOf("app/")) {
            if (source.endsWith(".h") && includesOf(source).contains("nlohmann/json.hpp")) found << source;
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join("\n")));
    }

    void everyGameHasItsContent_data() {
        QTest::addColumn<QString>("file");
        for (const QString& game : gameFolders()) {
            for (const QString& file :
                 QStringList{"translations/%1_hu.ts", "translations/%1_en.ts", "translations/rules/%1.outline",
                             "assets/faces/%1.json", "tests/scenarios/%1", "engines/%1/game.cpp"}) {
                const QString path = file.arg(game);
                QTest::newRow(qPrintable(path)) << path;
            }
        }
    }
    void everyGameHasItsContent() {
        QFETCH(QString, file);
        QVERIFY2(QFile::exists(INTRIKA_SOURCE_DIR "/" + file), qPrintable(file));
    }
};

INTRIKA_TEST(TstRooms)

}  // namespace tst_rooms

#include "tst_rooms.moc"
