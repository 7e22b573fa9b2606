// Making boards: what is drawn by mouse and keys, what is taken back, what is said of files and boards that are no
// good.
#include "app/board_editor/board_canvas.h"
#include "app/board_editor/board_editor.h"
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/print/print_job.h"
#include "app/setup/setup_page.h"
#include "app/shell/board_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/files/own_boards.h"
#include "engines/files/save_file.h"
#include "engines/saves/saved_games.h"
#include "tests/support/all_games.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_boards {

using namespace intrika;

namespace {

using Tool = BoardEditor::Tool;

constexpr std::array<MarkKind, 2> marks{{{"robbers", "R"}, {"mob", "N"}}};
constexpr std::array<std::string_view, 3> cities{"paleokastro", "apolonia", "arnea"};

BoardKit kit() {
    BoardKit made;
    made.marks = marks;
    made.cities = cities;
    made.supplied = [] { return std::vector<std::shared_ptr<const BoardMap>>(); };
    return made;
}

QString suppliedFile() { return QStringLiteral(INTRIKA_SOURCE_DIR "/assets/boards/small.json"); }

QString written(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath("board.json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(text);
    return path;
}

QByteArray textOfFile(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void trigger(const BoardEditor& editor, const QString& text) {
    for (QAction* action : editor.findChildren<QAction*>()) {
        if (action->text() == text) return action->trigger();
    }
    QFAIL(qPrintable(text));
}

// Types it and stays in the field, as whoever then clicks on a button of a tool bar does.
void type(QLineEdit& field, const QString& text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
}

QLineEdit& fileName(const BoardEditor& editor) {
    for (QLineEdit* field : editor.findChildren<QLineEdit*>()) {
        if (field->validator() != nullptr && qobject_cast<QSpinBox*>(field->parent()) == nullptr) return *field;
    }
    qFatal("no field for the file name");
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

std::shared_ptr<const BoardMap> mapOf(const Tableau& tableau) {
    for (const Zone& zone : tableau.zones) {
        if (zone.board != nullptr) return zone.board;
    }
    return nullptr;
}

// A game that was begun on a board of this name, as it is saved: with the board, or without it as one that was written
// by hand.
QByteArray gameOn(const QByteArray& id, bool withBoard) {
    Workshop workshop("made");
    auto record = nlohmann::json::parse(workshop.table()->record());
    if (!withBoard) record["app"].erase("board");
    return QByteArray::fromStdString(record.dump()).replace("\"made\"", '"' + id + '"');
}

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

}  // namespace

class TstBoards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("intrika");
        switchLanguage("en");
    }

    void aBrushPaintsAllOnItsWay() {
        Maker maker;
        maker.draw(Tool::mountain, {{1, 1}, {4, 1}, {4, 3}});
        for (const MapCell cell : {MapCell{1, 1}, {2, 1}, {3, 1}, {4, 1}, {4, 2}, {4, 3}}) {
            QVERIFY(maker.board().at(cell) == Terrain::mountain);
        }
        QVERIFY(maker.terrain(1, 2) == Terrain::plain);
        const QAction* undo = maker.editor().actions().front();
        QVERIFY(undo->isEnabled());
        maker.editor().document().steps().undo();  // the whole stroke
        QVERIFY(!undo->isEnabled());
        QVERIFY(maker.terrain(1, 1) == Terrain::plain && maker.terrain(4, 3) == Terrain::plain);
        maker.editor().document().steps().redo();
        QVERIFY(maker.terrain(4, 3) == Terrain::mountain);
    }

    void aRiverFlowsFromEdgeToEdgeAndTakesOthersIn() {
        Maker maker;
        maker.draw(Tool::river, {{3, 11}, {3, 4}, {5, 4}, {5, 0}});
        QCOMPARE(maker.board().rivers.size(), std::size_t(1));
        const MapRiver& river = maker.board().rivers.front();
        QCOMPARE(river.course.size(), std::size_t(14));
        QVERIFY(river.from == Compass::north && river.to == Compass::south);
        maker.draw(Tool::river, {{9, 6}, {3, 6}});
        QCOMPARE(maker.board().rivers.size(), std::size_t(2));
        QVERIFY(maker.board().rivers[1].joins == (MapCell{3, 6}));
        QVERIFY(!maker.board().rivers[1].from);
        maker.click(Tool::bridge, {3, 9});
        maker.click(Tool::ford, {7, 6});
        QVERIFY(maker.terrain(3, 9) == Terrain::bridge && maker.terrain(7, 6) == Terrain::ford);
        maker.click(Tool::bridge, {0, 0});
        QVERIFY(maker.terrain(0, 0) == Terrain::plain);
        for (const QString& fault : maker.faults()) {
            QVERIFY2(!fault.contains("river") && !fault.contains("water"), qPrintable(fault));
        }
    }

    // Land is made where one clicks, whatever was there, and nowhere else: above it the river ends, below it one rises.
    void aRiverIsMadeLandCellByCell_data() {
        QTest::addColumn<Tool>("tool");
        QTest::addColumn<Tool>("crossing");
        for (const auto& [name, tool] :
             {std::pair{"plain", Tool::plain}, {"forest", Tool::forest}, {"clear", Tool::clear}}) {
            QTest::addRow("%s on a ford", name) << tool << Tool::ford;
            QTest::addRow("%s on a bridge", name) << tool << Tool::bridge;
            QTest::addRow("%s on a river", name) << tool << Tool::river;
        }
    }
    void aRiverIsMadeLandCellByCell() {
        QFETCH(Tool, tool);
        QFETCH(Tool, crossing);
        Maker maker;
        maker.draw(Tool::river, {{3, 11}, {3, 0}});
        maker.draw(Tool::river, {{9, 6}, {3, 6}});
        if (crossing != Tool::river) maker.click(crossing, {3, 8});
        const BoardMap before = maker.board();
        maker.click(tool, {3, 8});
        QVERIFY(maker.terrain(3, 8) == (tool == Tool::forest ? Terrain::forest : Terrain::plain));
        for (const std::int16_t y : {0, 7, 9, 11}) QVERIFY(maker.terrain(3, y) == Terrain::river);
        const auto& rivers = maker.board().rivers;
        QCOMPARE(rivers.size(), std::size_t(3));
        QVERIFY(rivers[0].from == Compass::north && !rivers[0].to);
        QCOMPARE(rivers[0].course.size(), std::size_t(3));
        QVERIFY(rivers[1] == before.rivers[1]);  // it still flows into what is left
        QVERIFY(!rivers[2].from && rivers[2].to == Compass::south);
        QCOMPARE(rivers[2].course.size(), std::size_t(8));
        QVERIFY(rivers[2].name == rivers[0].name && rivers[2].id != rivers[0].id);
        for (const QString& fault : maker.faults()) {
            QVERIFY2(!fault.contains("river") && !fault.contains("water"), qPrintable(fault));
        }
        maker.click(tool, {3, 6});
        QVERIFY(!maker.board().rivers[1].joins);
        maker.draw(Tool::plain, {{3, 11}, {3, 0}});
        maker.draw(Tool::plain, {{9, 6}, {3, 6}});
        QVERIFY(maker.board().rivers.empty());
        while (maker.editor().document().steps().canUndo()) maker.editor().document().steps().undo();
        QVERIFY(maker.board().rivers.empty());
        while (maker.editor().document().steps().canRedo()) maker.editor().document().steps().redo();
        QVERIFY(maker.board().rivers.empty());
    }

    // One rule for all that people draw: it has a name, and is told so before it is played on.
    void aBoardNeedsAName() {
        Workshop workshop("unnamed");
        BoardEditor& editor = workshop.window().findChild<BoardPage*>()->editor();
        workshop.window().pages().showBoards();
        const auto rename = [&editor](BothNames name) {
            BoardMap board = editor.document().board();
            board.name = std::move(name);
            editor.document().change(std::move(board), "Name");
        };
        const auto offered = [&editor] {
            const auto actions = editor.findChildren<QAction*>();
            return std::any_of(actions.begin(), actions.end(), [](const QAction* action) {
                return action->text() == "Play on it" && action->isEnabled();
            });
        };
        for (const BothNames& name : {BothNames{"", "English"}, {"Magyar", ""}, {"", ""}}) {
            rename(name);
            QCOMPARE(editor.document().faults().size(), std::size_t(1));
            QCOMPARE(Words().say(editor.document().faults().front().text), "The board needs a name in both languages.");
            QVERIFY(!offered());
            QVERIFY(keepBoard(editor.document().board(), *allGames().onBoards()->boards).has_value());
        }
        // Saved it gets what is proposed, and is opened again.
        const QTemporaryDir folder;
        rename({"", "English"});
        QVERIFY(editor.save(folder.filePath("saved.json")));
        QVERIFY(editor.document().board().name == (BothNames{"English", "English"}));
        QVERIFY(offered());
        QVERIFY(*readBoardFile(folder.filePath("saved.json"), *allGames().onBoards()->boards) ==
                editor.document().board());
        QVERIFY(QFile::remove(ownBoardFile("unnamed")));
    }

    void aNewBoardHasAName() {
        Maker maker;
        QVERIFY(maker.board().name == (BothNames{"Új tábla", "New board"}));
    }

    // Boards could be kept without a name once. What was begun on them goes on, they are offered and printed.
    void whatWasBegunOnANamelessBoardGoesOn() {
        BoardMap board;
        {
            Workshop workshop("old", "Once");
            QVERIFY(workshop.table() != nullptr);
            board = *mapOf(workshop.table()->tableau(spectator));
        }
        const auto nameless = [](QByteArray text) { return text.replace("\"Once\"", "\"\""); };
        const auto rewrite = [&nameless](const QString& path) {
            const QByteArray text = nameless(textOfFile(path));
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && text.contains("\"\"");
        };
        const auto journals = QDir(journalFolder()).entryInfoList({"*.journal"}, QDir::Files, QDir::Time);
        QVERIFY(!journals.isEmpty());
        QVERIFY(rewrite(journals.front().filePath()));
        QVERIFY(rewrite(ownBoardFile("old")));
        const auto nameOn = [](const Expected<OpenedGame>& game) {
            return game ? mapOf(game->session->tableau(spectator))->name : BothNames();
        };
        QVERIFY(nameOn(continueGame(journals.front().filePath(), allGames())) == (BothNames{"old", "old"}));
        const QTemporaryDir folder;
        QVERIFY(QFile::remove(ownBoardFile("old")));
        const QByteArray record = gameOn("old", true);
        auto json = nlohmann::json::parse(record);
        json["app"]["board"]["name"] = {{"hu", ""}, {"en", ""}};
        json["app"]["board"]["rivers"][0]["name"] = {{"hu", ""}, {"en", ""}};
        QVERIFY(nameOn(openGame(written(folder, QByteArray::fromStdString(json.dump())), allGames())) ==
                (BothNames{"old", "old"}));
        board.name = {};
        const QString own = ownBoardFile("old");
        QFile file(own);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeBoardFile(board)));
        file.close();
        const OwnBoards boards = ownBoards(*allGames().onBoards()->boards);
        QVERIFY(std::any_of(boards.begin(), boards.end(), [](const auto& one) {
            return one->id == "old" && one->name == (BothNames{"old", "old"});
        }));
        PrintOptions options;
        options.board = own;
        QVERIFY(PrintJob::make(QString::fromStdString(allGames().onBoards()->id), options).has_value());
        QVERIFY(QFile::remove(own));
    }

    // In a home where nobody has made a folder yet.
    void whatIsSavedAsProposedLiesWithTheBoards() {
        QDir(boardFolder()).removeRecursively();
        Maker maker(*allGames().onBoards()->boards);
        QString proposed;
        const Answer<QFileDialog> asked([&proposed](QFileDialog& dialog) {
            proposed = dialog.selectedFiles().value(0);
            dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        });
        trigger(maker.editor(), "Save…");
        QCOMPARE(proposed, ownBoardFile("board"));
        QVERIFY(QFile::exists(ownBoardFile("board")));
        QVERIFY(QFile::remove(ownBoardFile("board")));
    }

    void whatStandsOnACellKeepsItPlain() {
        Maker maker;
        maker.click(Tool::village, {2, 2});
        maker.click(Tool::start, {3, 2});
        maker.click(Tool::mark, {4, 2}, 1);
        maker.draw(Tool::forest, {{1, 2}, {5, 2}});
        QVERIFY(maker.terrain(1, 2) == Terrain::forest && maker.terrain(5, 2) == Terrain::forest);
        for (const std::int16_t x : {2, 3, 4}) QVERIFY(maker.terrain(x, 2) == Terrain::plain);
        maker.click(Tool::clear, {2, 2});
        QVERIFY(maker.board().settlements.empty());
    }

    void placesAreNamedInBothLanguages() {
        Maker maker;
        maker.click(Tool::village, {2, 2});
        const auto fields = maker.editor().findChildren<QLineEdit*>();
        const auto field = [&](const QString& name) {
            const auto found = std::find_if(fields.begin(), fields.end(), [&](const QLineEdit* one) {
                return one->accessibleName().replace(QChar(0x2019), QChar(0x27)) == name;
            });
            return found == fields.end() ? nullptr : *found;
        };
        QLineEdit* hungarian = field("The place's Hungarian name");
        QVERIFY(hungarian != nullptr && hungarian->isEnabled());
        hungarian->clear();
        QTest::keyClicks(hungarian, "Szerrai");
        QTest::keyClick(hungarian, Qt::Key_Return);
        QCOMPARE(maker.board().settlements.front().name.hu, std::string("Szerrai"));
        hungarian->clear();
        QTest::keyClick(hungarian, Qt::Key_Return);
        QVERIFY(maker.faults().contains("This place needs a name in both languages: L:\u20603,3."));
    }

    // As the game does; only files name them in one way.
    void cellsAreNamedInTheReadersLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("cell");
        QTest::newRow("hu") << "hu"
                            << "B:\u20603,3";
        QTest::newRow("en") << "en"
                            << "L:\u20603,3";
    }
    void cellsAreNamedInTheReadersLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, cell);
        Maker maker;
        maker.click(Tool::village, {2, 2});
        switchLanguage(language);
        BoardMap nameless = maker.board();
        nameless.settlements.front().name = {};
        maker.editor().document().change(nameless, "");
        const QStringList faults = maker.faults();
        const auto named = [&cell](const QString& text) { return text.contains(cell); };
        QVERIFY2(std::any_of(faults.begin(), faults.end(), named), qPrintable(faults.join('\n')));
        const auto titles = maker.editor().findChildren<QLabel*>();
        QVERIFY(std::any_of(titles.begin(), titles.end(), [&](const QLabel* one) { return named(one->text()); }));
        QVERIFY(writeBoardFile(maker.board()).find("\"at\": \"B:3,3\"") != std::string::npos);
        switchLanguage("en");
    }

    void whatIsNewIsNamedInBothLanguages_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : languages()) QTest::newRow(qPrintable(code)) << code;
    }
    void whatIsNewIsNamedInBothLanguages() {
        QFETCH(QString, language);
        switchLanguage(language);
        Maker maker;
        maker.click(Tool::village, {2, 2});
        maker.click(Tool::town, {4, 2});
        maker.draw(Tool::river, {{9, 11}, {9, 4}});
        switchLanguage("en");
        const auto& settlements = maker.board().settlements;
        QVERIFY(settlements[0].name == (BothNames{"1. falu", "Village 1"}));
        QVERIFY(settlements[1].name == (BothNames{"2. kisváros", "Town 2"}));
        QVERIFY(maker.board().rivers.front().name == (BothNames{"1. folyó", "River 1"}));
        const auto labels = maker.editor().findChildren<QLabel*>();
        for (const char* name : {"Magyar", "English"}) {
            const auto is = [name](const QLabel* label) { return label->text() == QLatin1String(name); };
            QCOMPARE(std::count_if(labels.begin(), labels.end(), is), 2);
        }
    }

    void aMarksSignIsShownWhole() {
        static constexpr std::array<MarkKind, 1> accented{{{"mob", "É"}}};
        BoardKit made = kit();
        made.marks = accented;
        Maker maker(made);
        trigger(maker.editor(), "É");
    }

    void whatIsTypedCountsBeforeTheFieldIsLeft() {
        const BoardKit& kit = *allGames().onBoards()->boards;
        Maker maker(kit);
        const QTemporaryDir folder;
        trigger(maker.editor(), "A copy of " + QString::fromStdString(kit.supplied().front()->name.en));
        type(fileName(maker.editor()), "typed");
        {
            const Answer<QMessageBox> asked(click("Cancel"));
            QVERIFY(!maker.editor().mayLeave());
            QVERIFY(asked.wasAsked());
        }
        QCOMPARE(maker.board().id, std::string("typed"));
        auto* rows = maker.editor().findChild<QSpinBox*>();
        rows->setFocus();
        rows->selectAll();
        QTest::keyClicks(rows, "17");
        const Answer<QFileDialog> name(saveAs(folder.filePath("mine")));
        trigger(maker.editor(), "Save…");
        const auto saved = readBoardFile(folder.filePath("mine.json"), kit);
        QVERIFY(saved.has_value());
        QCOMPARE(saved->id, std::string("typed"));
        QCOMPARE(saved->rows, 17);
        QVERIFY(maker.editor().document().steps().isClean());
    }

    void oneCanPlayOnWhatIsTyped() {
        Workshop workshop("first");
        BoardEditor& editor = workshop.window().findChild<BoardPage*>()->editor();
        workshop.window().pages().showBoards();
        type(fileName(editor), "second");
        trigger(editor, "Play on it");
        QVERIFY(QFile::exists(ownBoardFile("second")));
        QCOMPARE(mapOf(workshop.window().gamePage()->table().tableau(spectator))->id, std::string("second"));
        // A name that cannot be is none.
        workshop.window().pages().showBoards();
        fileName(editor).clear();
        QVERIFY(editor.mayLeave());
        QCOMPARE(fileName(editor).text(), QString("second"));
    }

    void aNewBoardTakesAFreeName() {
        const BoardKit& kit = *allGames().onBoards()->boards;
        Maker maker(kit);
        QCOMPARE(maker.board().id, std::string("board"));
        const auto supplied = kit.supplied().front();
        const QString copy = "A copy of " + QString::fromStdString(supplied->name.en);
        for (const char* number : {"-2", "-3"}) {
            trigger(maker.editor(), copy);
            QCOMPARE(maker.board().id, supplied->id + number);
            QVERIFY(!keepBoard(maker.board(), kit).has_value());
        }
        QVERIFY(maker.editor().save(ownBoardFile("board")));
        trigger(maker.editor(), "Empty");
        QCOMPARE(maker.board().id, std::string("board-2"));
        for (const QString& id : {QString("board"), QString::fromStdString(supplied->id) + "-2"}) {
            QVERIFY(QFile::remove(ownBoardFile(id)));
        }
        QVERIFY(QFile::remove(ownBoardFile(QString::fromStdString(supplied->id) + "-3")));
    }

    void anotherBoardIsReplacedOnlyIfOneWants() {
        const Workshop first("same", "First");
        const QByteArray before = textOfFile(ownBoardFile("same"));
        QVERIFY(before.contains("First"));
        {
            const Answer<QMessageBox> no(click("Cancel"));
            Workshop second("same", "Second");
            QVERIFY(no.wasAsked());
            QVERIFY(second.table() == nullptr);
        }
        QCOMPARE(textOfFile(ownBoardFile("same")), before);
        const Answer<QMessageBox> yes(click("Replace"));
        Workshop second("same", "Second");
        QVERIFY(yes.wasAsked());
        QVERIFY(second.table() != nullptr);
        QVERIFY(textOfFile(ownBoardFile("same")).contains("Second"));
        // From now on it is the file of this board.
        const Answer<QMessageBox> none(click("Cancel"));
        BoardEditor& editor = second.window().findChild<BoardPage*>()->editor();
        second.window().pages().showBoards();
        BoardMap board = editor.document().board();
        board.name = {"Harmadik", "Third"};
        editor.document().change(std::move(board), "Name");
        trigger(editor, "Play on it");
        QVERIFY(!none.wasAsked());
        QVERIFY(textOfFile(ownBoardFile("same")).contains("Third"));
    }

    void keysDrawAsTheMouseDoes() {
        Maker maker;
        BoardCanvas& canvas = maker.editor().canvas();
        canvas.setFocus();
        canvas.setCursorCell({2, 11});
        maker.editor().choose(Tool::river);
        for (int step = 0; step < 11; ++step) QTest::keyClick(&canvas, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(maker.board().rivers.size(), std::size_t(1));
        QVERIFY(maker.board().rivers.front().to == Compass::south);
        maker.editor().choose(Tool::ford);
        QTest::keyClick(&canvas, Qt::Key_Up);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QVERIFY(maker.terrain(2, 1) == Terrain::ford);
    }

    void whatIsWrongIsToldUntilItIsMended() {
        Maker maker;
        QVERIFY(maker.faults().contains("At least three start cells are needed."));
        QVERIFY(maker.faults().contains("This city is missing: “arnea”."));
        for (const MapCell cell : {MapCell{0, 0}, {1, 0}, {0, 1}}) maker.click(Tool::start, cell);
        maker.click(Tool::city, {2, 8});
        maker.click(Tool::city, {9, 8});
        maker.click(Tool::city, {9, 2});
        maker.click(Tool::city, {5, 5});  // there are only three
        QCOMPARE(maker.board().settlements.size(), std::size_t(3));
        QVERIFY2(maker.faults().isEmpty(), qPrintable(maker.faults().join("; ")));
        QVERIFY(!maker.editor().findChild<QListWidget*>()->isVisible());
    }

    void aSmallerBoardLosesWhatLiesBeyond() {
        Maker maker;
        QVERIFY(maker.editor().open(suppliedFile()));
        const BoardMap before = maker.board();
        maker.editor().document().change(resized(before, 9, 5), "Size");
        QCOMPARE(maker.board().rows, 9);
        const MapRiver& cut = maker.board().rivers.back();  // the lower end of one that came from beyond
        QVERIFY(cut.from == Compass::north && cut.course.front().y == 8);
        for (const MapSettlement& one : maker.board().settlements) QVERIFY(maker.board().holds(one.at));
        for (const MapRiver& river : maker.board().rivers) {
            for (const MapCell cell : river.course) QVERIFY(isWater(maker.board().at(cell)));
        }
        maker.editor().document().steps().undo();
        QVERIFY(maker.board() == before);
    }

    void whatIsSavedIsOpenedAgain() {
        Maker maker;
        const QTemporaryDir folder;
        QVERIFY(maker.editor().open(suppliedFile()));
        QVERIFY2(maker.faults().isEmpty(), qPrintable(maker.faults().join("; ")));
        maker.click(Tool::village, {1, 4});
        QVERIFY(!maker.editor().document().steps().isClean());
        QVERIFY(maker.editor().save(folder.filePath("mine.json")));
        QVERIFY(maker.editor().document().steps().isClean());
        Maker other;
        QVERIFY(other.editor().open(folder.filePath("mine.json")));
        QVERIFY(other.board() == maker.board());
        QVERIFY(!maker.editor().save(folder.filePath("mine.json/is-no-folder.json")));
    }

    void aBoardOfOnesOwnIsPlayedOn() {
        Workshop workshop("mine");
        QVERIFY(workshop.table() != nullptr);
        QCOMPARE(mapOf(workshop.table()->tableau(spectator))->id, std::string("mine"));
        // It is there when the next game is set up.
        workshop.window().pages().setUp(*allGames().onBoards());
        int offered = 0;
        for (const QComboBox* box : workshop.window().findChild<SetupPage*>()->findChildren<QComboBox*>()) {
            offered += box->findData("mine") >= 0 ? 1 : 0;
        }
        QCOMPARE(offered, 1);
    }

    // It is opened where nobody knows the board, which is not taken over by it.
    void aGameBringsItsBoardAlong() {
        const QTemporaryDir folder;
        auto game = openGame(written(folder, gameOn("elsewhere", true)), allGames());
        QVERIFY(game.has_value());
        const auto board = mapOf(game->session->tableau(spectator));
        QCOMPARE(board->id, std::string("elsewhere"));
        QVERIFY(!QFile::exists(ownBoardFile("elsewhere")));
        Rng rng(1);
        const nlohmann::json options{{"board", "elsewhere"}};
        QVERIFY(!allGames().onBoards()->deal(options, 2, rng, {}).has_value());
        // What goes on from there brings it along as well.
        const Table table(std::move(game->session), game->seats, 1, nullptr);
        QVERIFY(QByteArray::fromStdString(table.record()).contains("\"elsewhere\""));
    }

    // Whoever changes a board goes on with the games that were begun before as they were begun.
    void aGameIsPlayedOnTheBoardAsItWas() {
        const QTemporaryDir folder;
        const QString path = written(folder, gameOn("made", true));
        const BoardKit& kit = *allGames().onBoards()->boards;
        auto changed = readBoardFile(ownBoardFile("made"), kit);
        QVERIFY(changed.has_value());
        const BoardMap before = *changed;
        changed->settlements.front().name = {"Máshol", "Elsewhere"};
        QVERIFY(!keepBoard(*changed, kit).has_value());
        QVERIFY(*mapOf(openGame(path, allGames())->session->tableau(spectator)) == before);
        Rng rng(1);
        const auto dealt = allGames().onBoards()->deal({{"board", "made"}}, 2, rng, ownBoards(kit));
        QVERIFY(*mapOf((*dealt)->tableau(spectator)) == *changed);
        QVERIFY(!keepBoard(before, kit).has_value());
    }

    void aBoardThatIsMissingCanBeChosen() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("game.intrika");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(gameOn("lost", false));
        file.close();
        Settings settings;
        MainWindow window(allGames(), settings);
        window.show();
        const auto told = [&window](const QString& what) { return window.notices()->text().contains(what); };
        window.opener().openFile(path);
        QVERIFY2(told("lost") && told(boardFolder()), qPrintable(window.notices()->text()));
        QVERIFY(window.gamePage() == nullptr);
        window.opener().openOnBoard(path, suppliedFile());
        QVERIFY2(told("lost") && told("small"), qPrintable(window.notices()->text()));
        window.opener().openOnBoard(path, path);
        QVERIFY2(told("game.intrika"), qPrintable(window.notices()->text()));
        QVERIFY(window.gamePage() == nullptr);
        const QByteArray board = textOfFile(ownBoardFile("made")).replace("\"made\"", "\"lost\"");
        window.opener().openOnBoard(path, written(folder, board));
        QVERIFY2(window.gamePage() != nullptr, qPrintable(window.notices()->text()));
        QCOMPARE(mapOf(window.gamePage()->table().tableau(spectator))->id, std::string("lost"));
    }

    // Saved games name their board: the game's own can be had under no other shape.
    void aBoardOfTheGameIsNotReplaced() {
        Workshop workshop("small");
        QVERIFY(workshop.table() == nullptr);
        QVERIFY(!QFile::exists(boardFolder() + "/small.json"));
        QVERIFY(
            keepBoard(*allGames().onBoards()->boards->supplied().front(), *allGames().onBoards()->boards).has_value());
    }

    void aDamagedFileIsToldAndChangesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        const QByteArray good = textOfFile(suppliedFile());
        const auto with = [&](const char* one, const char* other) { return QByteArray(good).replace(one, other); };
        QTest::newRow("cut off") << good.left(900) << "cut off";
        QTest::newRow("no json") << QByteArray("board") << "JSON";
        QTest::newRow("sign") << with("\"m..m..~.....\"", "\"m..m..~..?..\"") << "R:\u20609,4";
        QTest::newRow("cell") << with("\"at\": \"B:10,2\"", "\"at\": \"B:10,72\"") << "B:10,72";
        QTest::newRow("nothing") << QByteArray() << "";
        QTest::newRow("list") << QByteArray("[1, 2]") << "object";
    }
    void aDamagedFileIsToldAndChangesNothing() {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const QTemporaryDir folder;
        Maker maker;
        maker.click(Tool::village, {2, 2});
        const BoardMap before = maker.board();
        const QSignalSpy told(&maker.editor(), &BoardEditor::told);
        QVERIFY(!maker.editor().open(written(folder, text)));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().front().toString().contains(says), qPrintable(told.front().front().toString()));
        QVERIFY(maker.board() == before);
    }
};

INTRIKA_TEST(TstBoards)

}  // namespace tst_boards

#include "tst_boards.moc"
