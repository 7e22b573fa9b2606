// Who may include whom: the rooms of the house (docs/ARCHITECTURE.md), kept by reading every include line.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_rooms {

namespace {

// A room is a folder, and a library of its name.
struct Room {
    QString folder;
    QStringList mayInclude;  // prefixes of paths from the root, beside its own folder
    bool mayUseQt = false;
};

const QStringList engineRooms{"core",     "bots",  "learning", "boards", "session", "review",
                              "registry", "files", "words",    "saves",  "table"};

QStringList gameFolders() {
    QStringList games;
    for (const QString& name : QDir(INTRIKA_SOURCE_DIR "/engines").entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!engineRooms.contains(name)) games << "engines/" + name + "/";
    }
    return games;
}

// Those that know Qt, in the same order.
const QList<Room> qtRooms{
    {"engines/files/", {"engines/core/", "engines/boards/"}, true},
    {"engines/words/", {"engines/core/"}, true},
    {"engines/saves/",
     {"engines/core/", "engines/bots/level.h", "engines/boards/", "engines/session/", "engines/review/",
      "engines/files/", "engines/words/"},
     true},
    {"engines/table/",
     {"engines/core/", "engines/bots/", "engines/session/", "engines/files/save_file.h", "engines/saves/seat_info.h",
      "engines/words/"},
     true},
    {"app/dialogs/", {}, true},
    {"app/sounds/", {}, true},
    {"app/faces/", {"engines/core/", "engines/words/"}, true},
    {"app/style/", {"app/faces/"}, true},
    {"app/maps/", {"engines/core/map_place.h", "engines/boards/board_map.h", "app/faces/"}, true},
    {"app/guests/",
     {"engines/core/", "engines/bots/level.h", "engines/boards/board_map.h", "engines/session/game_kind.h",
      "engines/files/", "engines/saves/seat_info.h", "engines/words/", "engines/table/", "app/faces/", "app/maps/"},
     true},
    {"app/surfaces/", {"app/faces/"}, true},
    {"app/scene/",
     {"engines/core/tableau.h", "engines/core/choice.h", "engines/core/happening.h", "engines/core/map_place.h",
      "engines/core/stage.h", "engines/core/text.h", "engines/core/seat.h", "engines/boards/board_map.h",
      "engines/boards/board_words.h", "engines/words/", "app/faces/", "app/maps/", "app/surfaces/",
      "app/sounds/sound.h", "app/dialogs/plain_text.h"},
     true},
    {"app/print/", {"engines/core/", "engines/boards/", "engines/words/", "app/faces/", "app/maps/"}, true},
    {"app/studio/",
     {"engines/core/", "engines/files/settings_store.h", "engines/words/", "app/faces/", "app/print/", "app/dialogs/"},
     true},
    {"app/board_editor/",
     {"engines/core/", "engines/boards/", "engines/words/", "engines/files/", "app/faces/", "app/maps/",
      "app/dialogs/"},
     true},
    {"app/finale/",
     {"engines/core/", "engines/words/", "engines/table/", "engines/session/game_kind.h", "app/faces/", "app/scene/",
      "app/dialogs/"},
     true},
    {"app/stage/",
     {"engines/core/seat.h", "engines/core/stage.h", "engines/core/tableau.h", "engines/core/text.h", "engines/words/",
      "app/faces/", "app/surfaces/", "app/scene/"},
     true},
    {"app/play/",
     {"app/guests/guests.h", "app/stage/", "app/finale/", "engines/core/", "engines/bots/thinking.h",
      "engines/bots/level.h", "engines/session/session.h", "engines/session/game_kind.h", "engines/session/lesson.h",
      "engines/session/pencil.h", "engines/files/save_file.h", "engines/words/", "engines/table/", "app/faces/",
      "app/style/", "app/maps/", "app/scene/", "app/sounds/", "app/dialogs/"},
     true},
    {"app/pages/",
     {"engines/core/", "engines/files/", "engines/words/", "app/faces/", "app/surfaces/", "app/style/",
      "app/scene/picture_queue.h", "app/dialogs/"},
     true},
    {"app/phones/",
     {"engines/core/", "engines/bots/level.h", "engines/words/", "app/faces/", "app/guests/", "app/dialogs/",
      "app/play/panel_style.h", "app/pages/"},
     true},
    {"app/settings/",
     {"engines/bots/level.h", "engines/files/settings_store.h", "engines/words/", "app/faces/", "app/scene/",
      "app/sounds/volume.h", "app/dialogs/", "app/play/pace.h", "app/play/text_size.h", "app/play/whole_area.h",
      "app/pages/"},
     true},
    {"app/setup/",
     {"engines/core/", "engines/boards/", "engines/session/", "engines/files/", "engines/words/", "engines/saves/",
      "engines/table/", "app/guests/load_door.h", "app/faces/", "app/style/", "app/surfaces/", "app/dialogs/",
      "app/play/", "app/pages/", "app/settings/"},
     true},
    {"app/rules/",
     {"engines/session/game_kind.h", "engines/files/settings_store.h", "engines/words/", "app/faces/",
      "app/scene/face_cache.h", "app/dialogs/", "app/pages/"},
     true},
    {"app/start/",
     {"engines/session/", "engines/words/", "engines/saves/", "app/faces/", "app/scene/", "app/dialogs/", "app/play/",
      "app/pages/", "app/settings/", "app/setup/"},
     true},
    {"app/reviews/",
     {"engines/core/", "engines/bots/appraisal.h", "engines/session/", "engines/review/", "engines/words/",
      "engines/saves/kept_reviews.h", "engines/table/", "app/dialogs/", "app/faces/", "app/scene/rule_links.h",
      "app/style/widget_look.h", "app/play/", "app/pages/"},
     true},
    {"app/puzzles/",
     {"engines/core/", "engines/session/", "engines/review/", "engines/words/", "engines/saves/", "engines/table/",
      "app/dialogs/plain_text.h", "app/faces/number_text.h", "app/play/", "app/pages/", "app/setup/new_game.h",
      "app/reviews/"},
     true},
    {"app/finished/",
     {"engines/session/", "engines/words/", "engines/files/", "engines/saves/", "app/dialogs/", "app/faces/",
      "app/play/save_dialog.h", "app/pages/", "app/settings/"},
     true},
    {"app/shell/",
     {"engines/boards/",
      "engines/session/",
      "engines/words/",
      "engines/files/",
      "engines/saves/",
      "engines/table/",
      "app/style/house_dress.h",
      "app/sounds/sounds.h",
      "app/guests/",
      "app/phones/",
      "app/dialogs/",
      "app/play/",
      "app/board_editor/",
      "app/print/kit.h",
      "app/studio/",
      "app/pages/",
      "app/settings/",
      "app/setup/",
      "app/rules/",
      "app/start/",
      "app/reviews/",
      "app/puzzles/",
      "app/finished/"},
     true},
    {"app/launch/", {"engines/session/games.h", "engines/words/", "app/setup/"}, true},
    {"app/measure/",
     {"engines/core/", "engines/boards/", "engines/session/", "engines/words/", "app/scene/", "app/play/",
      "app/studio/", "app/pages/", "app/setup/", "app/shell/", "app/launch/"},
     true},
    {"app/cli/",
     {"engines/core/", "engines/bots/", "engines/boards/", "engines/session/", "engines/review/", "engines/words/",
      "app/print/"},
     true},
};

// The house from the ground up: a room uses only what stands above it here.
QList<Room> rooms() {
    QList<Room> rooms{{"engines/core/", {}},
                      {"engines/bots/", {"engines/core/"}},
                      {"engines/learning/", {"engines/core/", "engines/bots/"}},
                      {"engines/boards/", {"engines/core/"}},
                      {"engines/session/", {"engines/core/", "engines/bots/", "engines/boards/"}},
                      {"engines/review/", {"engines/core/", "engines/bots/", "engines/session/"}}};
    for (const QString& game : gameFolders()) rooms.append({game, {"engines/core/", "engines/boards/"}});
    rooms << Room{"engines/registry/", {"engines/session/"}} << qtRooms;
    return rooms;
}

// A large game is a house in itself, from the ground up as well.
QList<Room> roomsOfConfidants() {
    QList<Room> rooms;
    QStringList below{"engines/core/", "engines/boards/"};
    for (const char* name : {"board", "position", "told", "legal", "course", "presenter", "bot", "codec"}) {
        const QString folder = QString("engines/confidants/") + name + "/";
        rooms.append({folder, below});
        below << folder;
    }
    return rooms;
}

// Of the library that a room is.
QString libraryOf(const Room& room) { return "intrika_" + room.folder.section('/', -2, -2); }

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

bool startsWithOneOf(const QString& path, const QStringList& prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const QString& it) { return path.startsWith(it); });
}

// What each library and program of engines and app links, as CMake has it: "name: one, another".
QMap<QString, QStringList> linkLines() {
    QMap<QString, QStringList> lines;
    QFile file(INTRIKA_LINKS);
    if (!file.open(QIODevice::ReadOnly)) return lines;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        lines[line.section(": ", 0, 0)] = line.section(": ", 1).split(", ", Qt::SkipEmptyParts);
    }
    return lines;
}

QStringList breaches(const Room& room) {
    QStringList found;
    for (const QString& source : sourcesOf(room.folder)) {
        for (const QString& include : includesOf(source)) {
            const bool ours = include.startsWith("engines/") || include.startsWith("app/");
            const bool allowed = startsWithOneOf(include, room.mayInclude + QStringList(room.folder));
            if ((ours && !allowed) || (isQt(include) && !room.mayUseQt)) found << source + " includes " + include;
        }
    }
    return found;
}

// Which name space a room's sources are in: core, which everybody speaks of, has the program's own.
QByteArray nameSpaceOf(const Room& room) {
    if (room.folder == "engines/core/") return "namespace intrika {";
    return "namespace intrika::" + room.folder.section('/', 1, 1).toUtf8();
}

bool isInNameSpace(const QString& source, const QByteArray& opening) {
    QFile file(source);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(opening);
}

// How to compile, and the words: linked by rooms, and no place for code.
bool isNoRoom(const QString& library) {
    return library == "intrika_build" || library == "intrika_translations" || library.contains("_resources_");
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
        for (const Room& room : rooms() + roomsOfConfidants()) {
            QTest::newRow(qPrintable(room.folder)) << room.folder << room.mayInclude << room.mayUseQt;
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

    void everyRoomHasItsNameSpace() {
        for (const Room& room : rooms()) {
            for (const QString& source : sourcesOf(room.folder)) {
                QVERIFY2(isInNameSpace(source, nameSpaceOf(room)), qPrintable(source));
            }
        }
    }

    // No circle, then, by include.
    void everyRoomUsesOnlyThoseBelowIt() {
        QStringList below;
        for (const Room& room : rooms()) {
            for (const QString& used : room.mayInclude) {
                QVERIFY2(startsWithOneOf(used, below), qPrintable(room.folder + " may not use " + used));
            }
            below << room.folder;
        }
    }

    void noRoomOfAGameIsForgotten() {
        QStringList known, found;
        for (const Room& room : roomsOfConfidants()) known << room.folder;
        for (const QString& game : gameFolders()) {
            for (const QString& name :
                 QDir(INTRIKA_SOURCE_DIR "/" + game).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                found << game + name + "/";
            }
        }
        known.sort();
        found.sort();
        QCOMPARE(found, known);
    }

    // Nor by link. What is no room here is a program, and stands above all of them.
    void everyRoomLinksOnlyThoseBelowIt() {
        const auto lines = linkLines();
        QStringList below, all;
        for (const Room& room : rooms()) all << libraryOf(room);
        for (const Room& room : rooms()) {
            const QString library = libraryOf(room);
            QVERIFY2(lines.contains(library), qPrintable(library + " is not built"));
            for (const QString& linked : lines[library]) {
                const bool isBelow = below.contains(linked) || !linked.startsWith("intrika_") || isNoRoom(linked);
                QVERIFY2(isBelow, qPrintable(library + " links " + linked));
            }
            below << library;
        }
        for (const QString& built : lines.keys()) {
            const bool isRoom = built.startsWith("intrika_") && !isNoRoom(built);
            QVERIFY2(!isRoom || all.contains(built), qPrintable(built + " is no room of the house"));
        }
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
        for (const QString& folder : gameFolders()) {
            const QString game = folder.section('/', -2, -2);
            for (const QString& file : QStringList{
                     "engines/%1/game.h", "engines/%1/game.cpp", "translations/%1_hu.ts", "translations/%1_en.ts",
                     "translations/%1_rules_hu.ts", "translations/%1_rules_en.ts", "translations/%1_lesson_hu.ts",
                     "translations/%1_lesson_en.ts", "translations/rules/%1.outline", "assets/faces/%1.json",
                     "assets/lessons/%1.json", "tests/scenarios/%1", "tests/laws/%1.h", "tests/records/%1",
                     "tests/fingerprints/%1.json"}) {
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
