// Whoever makes boards: the editor with its tools, and the window with a board that is played on.
#pragma once

#include "app/board_editor/board_canvas.h"
#include "app/board_editor/board_editor.h"
#include "app/play/game_page.h"
#include "app/shell/board_page.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"

#include <QAction>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace intrika::board_workshop {

using Tool = BoardEditor::Tool;

inline constexpr std::array<MarkKind, 2> marks{{{"robbers", "R"}, {"mob", "N"}}};
inline constexpr std::array<std::string_view, 3> cities{"paleokastro", "apolonia", "arnea"};

inline BoardKit kit() {
    BoardKit made;
    made.marks = marks;
    made.cities = cities;
    made.supplied = [] { return std::vector<std::shared_ptr<const BoardMap>>(); };
    return made;
}

inline QString suppliedFile() { return QStringLiteral(INTRIKA_SOURCE_DIR "/assets/boards/small.json"); }

inline QString written(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath("board.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(text);
    return path;
}

inline QByteArray textOfFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void trigger(const BoardEditor& editor, const QString& text) {
    for (QAction* action : editor.findChildren<QAction*>()) {
        if (action->text() == text) return action->trigger();
    }
    QFAIL(qPrintable(text));
}

// The window with the editor open on a board of the game, under this name.
class Workshop {
public:
    explicit Workshop(const QString& id, const char* name = nullptr) : window_(allGames(), settings_) {
        settings_.setSpeed(Speed::off);
        window_.resize(1280, 800);
        window_.show();
        window_.pages().showBoards();
        BoardEditor& editor = window_.findChild<BoardPage*>()->editor();
        editor.open(suppliedFile());
        BoardMap board = editor.document().board();
        board.id = id.toStdString();
        if (name != nullptr) board.name = {name, name};
        editor.document().change(std::move(board), "Name");
        trigger(editor, "Play on it");
    }
    MainWindow& window() { return window_; }
    const Table* table() {
        const auto* page = window_.findChild<GamePage*>();
        return page == nullptr ? nullptr : &page->table();
    }

private:
    Settings settings_;
    MainWindow window_;
};

inline std::shared_ptr<const BoardMap> mapOf(const Tableau& tableau) {
    for (const Zone& zone : tableau.zones) {
        if (zone.board != nullptr) return zone.board;
    }
    return nullptr;
}

// A game that was begun on a board of this name, as it is saved: with the board, or without it as one that was written
// by hand.
inline QByteArray gameOn(const QByteArray& id, bool withBoard) {
    Workshop workshop("made");
    auto record = nlohmann::json::parse(workshop.table()->record());
    if (!withBoard) record["app"].erase("board");
    return QByteArray::fromStdString(record.dump()).replace("\"made\"", '"' + id + '"');
}

// The editor alone.
class Maker {
public:
    explicit Maker(const BoardKit& made = kit()) : kit_(made), editor_(kit_, Words()) {
        editor_.resize(1200, 800);
        editor_.show();
    }
    BoardEditor& editor() { return editor_; }
    const BoardMap& board() { return editor_.document().board(); }
    Terrain terrain(std::int16_t x, std::int16_t y) { return board().at({x, y}); }
    QPoint at(MapCell cell) { return editor_.canvas().middleOfCell(cell).toPoint(); }
    void click(Tool tool, MapCell cell, int mark = 0) {
        editor_.choose(tool, mark);
        QTest::mouseClick(&editor_.canvas(), Qt::LeftButton, {}, at(cell));
    }
    void draw(Tool tool, const std::vector<MapCell>& bends) {
        editor_.choose(tool);
        QTest::mousePress(&editor_.canvas(), Qt::LeftButton, {}, at(bends.front()));
        for (const MapCell bend : bends) QTest::mouseMove(&editor_.canvas(), at(bend));
        QTest::mouseRelease(&editor_.canvas(), Qt::LeftButton, {}, at(bends.back()));
    }
    QStringList faults() {
        QStringList texts;
        for (const BoardFault& fault : editor_.document().faults()) texts << Words().say(fault.text);
        return texts;
    }

private:
    BoardKit kit_;
    BoardEditor editor_;
};

}  // namespace intrika::board_workshop
