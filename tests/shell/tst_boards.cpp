// Boards as files: saved, opened again, played on, carried along by a game; and files that are no good.
#include "app/board_editor/board_editor.h"
#include "app/pages/notice_bar.h"
#include "app/setup/setup_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/main_window.h"
#include "engines/files/own_boards.h"
#include "engines/files/save_file.h"
#include "engines/saves/saved_games.h"
#include "tests/support/all_games.h"
#include "tests/support/board_workshop.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_boards {

using namespace intrika;
using namespace intrika::board_workshop;

class TstBoards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("intrika");
        switchLanguage("en");
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
