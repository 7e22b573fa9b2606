// Names of boards and of what stands on them: asked for, proposed, in both languages, never lost.
#include "app/board_editor/board_editor.h"
#include "app/print/print_job.h"
#include "app/shell/board_page.h"
#include "engines/files/own_boards.h"
#include "engines/files/save_file.h"
#include "engines/saves/saved_games.h"
#include "tests/support/board_workshop.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_board_names {

using namespace intrika;
using namespace intrika::board_workshop;

namespace {

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

// In a file where the board is called "Once" it is called nothing; false: in this one it was not.
bool takeNameOutOf(const QString& path) {
    const QByteArray text = textOfFile(path).replace("\"Once\"", "\"\"");
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && text.contains("\"\"");
}

}  // namespace

class TstBoardNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("intrika");
        switchLanguage("en");
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
        const auto journals = QDir(journalFolder()).entryInfoList({"*.journal"}, QDir::Files, QDir::Time);
        QVERIFY(!journals.isEmpty());
        QVERIFY(takeNameOutOf(journals.front().filePath()));
        QVERIFY(takeNameOutOf(ownBoardFile("old")));
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
};

INTRIKA_TEST(TstBoardNames)

}  // namespace tst_board_names

#include "tst_board_names.moc"
