// What people pencil into their notebooks: for their eyes alone, kept with the game, and nothing that a game knows of.
#include "app/play/notebook_cells.h"
#include "app/play/notebook_page.h"
#include "engines/saves/saved_games.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/coach_page.h"
#include "tests/support/kept_table.h"
#include "tests/support/page_texts.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QSignalSpy>
#include <QTableWidget>

namespace tst_pencil {

using namespace intrika;

namespace {

// Béla's alliance, in Anna's notebook.
PencilCell someCell() { return {0, 1, coach::allianceFace(coach::Alliance::order)}; }

struct OpenNotebook : CoachPage {
    OpenNotebook() : CoachPage(dealtCoach()) {
        raise("Anna");
        page.actions().notebook->trigger();
    }
    QTableWidget& cells() { return *page.findChild<QTableWidget*>("conclusions"); }
    QTableWidgetItem* cellOf(const PencilCell& cell) {
        for (int row = 0; row < cells().rowCount(); ++row) {
            for (int column = 0; column < cells().columnCount(); ++column) {
                auto* item = cells().item(row, column);
                if (item == nullptr || !item->data(notebook_cell::marked).toBool()) continue;
                if (item->data(notebook_cell::place).toInt() == cell.place &&
                    item->data(notebook_cell::thing).toInt() == cell.thing) {
                    return item;
                }
            }
        }
        return nullptr;
    }
    void click(const PencilCell& cell) {
        auto* item = cellOf(cell);
        cells().scrollToItem(item);
        QTest::mouseClick(cells().viewport(), Qt::LeftButton, {}, cells().visualItemRect(item).center());
    }
    PencilMark kept(const PencilCell& cell) { return table().pencil().at(cell); }
    QString toldOf(const PencilCell& cell) { return cellOf(cell)->data(Qt::AccessibleTextRole).toString(); }
};

}  // namespace

class TestPencil : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QDir(journalFolder()).removeRecursively();
        switchLanguage("en");
    }
    void clicksAndKeysWriteAndRubOut();
    void whatIsCertainIsNotWrittenOver();
    void nobodyElseSeesIt();
    void itIsKeptWithTheGame();
    void itIsAllRubbedOutOnPurpose();
    void whatIsNoMarkIsLeftOut_data();
    void whatIsNoMarkIsLeftOut();
};

void TestPencil::clicksAndKeysWriteAndRubOut() {
    OpenNotebook page;
    const PencilCell cell = someCell();
    QVERIFY(page.toldOf(cell).contains("possible") && !page.toldOf(cell).contains("pencil"));
    for (const PencilMark mark : {PencilMark::maybe, PencilMark::yes, PencilMark::no, PencilMark::none}) {
        page.click(cell);
        QCOMPARE(page.kept(cell), mark);
        QCOMPARE(page.toldOf(cell).contains("pencil"), mark != PencilMark::none);
        QVERIFY(page.toldOf(cell).contains("possible"));  // what is concluded stays what it is
    }
    const std::vector<std::pair<Qt::Key, PencilMark>> keys{{Qt::Key_Question, PencilMark::maybe},
                                                           {Qt::Key_Plus, PencilMark::yes},
                                                           {Qt::Key_Minus, PencilMark::no},
                                                           {Qt::Key_Delete, PencilMark::none},
                                                           {Qt::Key_Space, PencilMark::maybe}};
    page.cells().setFocus();
    page.cells().setCurrentItem(page.cellOf(cell));
    for (const auto& [key, mark] : keys) {
        QTest::keyClick(&page.cells(), key);
        QCOMPARE(page.kept(cell), mark);
    }
    QCOMPARE(page.table().stepCount(), 0);
}

// The own alliance is known: there is nothing to suspect.
void TestPencil::whatIsCertainIsNotWrittenOver() {
    OpenNotebook page;
    for (const coach::Alliance alliance : {coach::Alliance::order, coach::Alliance::brotherhood}) {
        const PencilCell own{0, 0, coach::allianceFace(alliance)};
        page.click(own);
        QCOMPARE(page.kept(own), PencilMark::none);
        QVERIFY(!page.toldOf(own).contains("pencil"));
    }
}

void TestPencil::nobodyElseSeesIt() {
    OpenNotebook page;
    const PencilCell cell = someCell();
    const auto viewOfAnna = page.table().tableau(0);
    page.click(cell);
    QVERIFY(page.toldOf(cell).contains("perhaps"));
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown());
    QCOMPARE(page.cells().rowCount(), 0);
    QVERIFY(pageTexts(page.page).filter("in pencil:").isEmpty());
    QVERIFY(page.raise("Anna"));
    QCOMPARE(page.table().tableau(0), viewOfAnna);
    page.page.actions().notebook->trigger();
    QVERIFY(page.toldOf(cell).contains("perhaps"));

    QVERIFY(page.press("Pass"));
    QVERIFY(page.raise("Béla"));
    page.page.actions().notebook->trigger();
    QVERIFY(page.cells().rowCount() > 0);
    QVERIFY(pageTexts(page.page).filter("in pencil:").isEmpty());
    for (int row = 0; row < page.cells().rowCount(); ++row) {
        for (int column = 0; column < page.cells().columnCount(); ++column) {
            const auto* item = page.cells().item(row, column);
            QVERIFY(item == nullptr || item->data(notebook_cell::pencil).toInt() == 0);
        }
    }
}

// By the journal after a crash, with an undo between, and by a saved record.
void TestPencil::itIsKeptWithTheGame() {
    const PencilCell cell = someCell();
    const PencilCell other{2, 3, coach::objectFace(coach::Object::key)};
    std::string saved;
    {
        auto table = keptTable(dealtCoach());
        table->begin();
        table->setPencil(cell, PencilMark::no);
        table->choose(0, table->prompt(0).choices.front().key);
        table->setPencil(other, PencilMark::yes);
        table->setPencil(cell, PencilMark::maybe);
        saved = table->record();
        // In the notation there is nothing of it but what is the program's own.
        auto record = parseRecord(saved, allGames()).value();
        QVERIFY(!readOwnThings(record).pencil.marks.empty());
        record.app = "{}";
        QVERIFY(!QByteArray::fromStdString(writeRecord(record)).contains("maybe"));
    }
    const auto text = fileText(onlyJournal()).value();
    QVERIFY(!readJournal(text, allGames())->problem);
    QVERIFY(readJournal(text + "{\"app\":3}\n", allGames())->problem &&
            readJournal(text + "{\"app\":{},\"undo\":1}\n", allGames())->problem);
    auto game = continueGame(onlyJournal(), allGames());
    QVERIFY(game && !game->problem && game->things.pencil.whole);
    QCOMPARE(game->session->stepCount(), 1);
    QCOMPARE(game->things.pencil.marks.at(cell), PencilMark::maybe);
    QCOMPARE(game->things.pencil.marks.at(other), PencilMark::yes);

    QVERIFY(saveRecord(testHome().path("pencil.intrika"), saved) == std::nullopt);
    const auto opened = openGame(testHome().path("pencil.intrika"), allGames());
    QVERIFY(opened && !opened->problem && opened->things.pencil.whole);
    QVERIFY(opened->things.pencil.marks == game->things.pencil.marks);
}

void TestPencil::itIsAllRubbedOutOnPurpose() {
    OpenNotebook page;
    auto* rubOut = page.page.findChild<QPushButton*>("rubOut");
    QVERIFY(!rubOut->isVisible());
    page.click(someCell());
    QVERIFY(rubOut->isVisible());
    rubOut->click();
    QVERIFY(page.table().pencil().has(0));
    rubOut->click();
    QVERIFY(!page.table().pencil().has(0));
    QVERIFY(!rubOut->isVisible());
}

void TestPencil::whatIsNoMarkIsLeftOut_data() {
    QTest::addColumn<QString>("pencil");
    QTest::addColumn<bool>("keepsGoodOne");
    const QString good = R"({"seat": 0, "place": 1, "thing": "alliance.order", "mark": "yes"})";
    const auto beside = [&good](const char* bad) { return '[' + QString(bad) + ", " + good + ']'; };
    QTest::newRow("no list") << R"({"0": "yes"})" << false;
    QTest::newRow("a number") << "7" << false;
    QTest::newRow("nothing") << "null" << false;
    QTest::newRow("no object") << beside("[]") << true;
    QTest::newRow("nobody's seat") << beside(R"({"seat": 3, "place": 1, "thing": "alliance.order", "mark": "no"})")
                                   << true;
    QTest::newRow("below zero") << beside(R"({"seat": -1, "place": 1, "thing": "alliance.order", "mark": "no"})")
                                << true;
    QTest::newRow("far away")
        << beside(R"({"seat": 0, "place": 18446744073709551615, "thing": "alliance.order", "mark": "no"})") << true;
    QTest::newRow("a fraction") << beside(R"({"seat": 0, "place": 1.5, "thing": "alliance.order", "mark": "no"})")
                                << true;
    QTest::newRow("no such thing") << beside(R"({"seat": 0, "place": 1, "thing": "dragon", "mark": "no"})") << true;
    QTest::newRow("no such mark") << beside(R"({"seat": 0, "place": 1, "thing": "alliance.order", "mark": "sure"})")
                                  << true;
    QTest::newRow("none") << beside(R"({"seat": 0, "place": 1, "thing": "alliance.order", "mark": "none"})") << true;
    QTest::newRow("one key more") << beside(
                                         R"({"seat": 0, "place": 1, "thing": "alliance.order", "mark": "no", "x": 1})")
                                  << true;
}

// The game is opened all the same, whole; it is said once that something was left out.
void TestPencil::whatIsNoMarkIsLeftOut() {
    QFETCH(QString, pencil);
    QFETCH(bool, keepsGoodOne);
    auto record = parseRecord(keptTable(dealtCoach())->record(), allGames()).value();
    auto app = nlohmann::json::parse(record.app);
    app["pencil"] = nlohmann::json::parse(pencil.toStdString());
    record.app = app.dump();
    const QString path = testHome().path("odd.intrika");
    QVERIFY(saveRecord(path, writeRecord(record)) == std::nullopt);
    auto game = openGame(path, allGames());
    QVERIFY(game && !game->problem);
    Table table(std::move(game->session), game->seats, game->seed, nullptr);
    QSignalSpy troubled(&table, &Table::troubled);
    table.bringPencil(game->things.pencil);
    table.begin();
    QCOMPARE(troubled.count(), 1);
    const QString told = Words("coach").say(troubled.front().front().value<Problem>());
    QVERIFY2(told.contains("pencil"), qPrintable(told));
    QCOMPARE(table.pencil().at(someCell()), keepsGoodOne ? PencilMark::yes : PencilMark::none);
}

INTRIKA_TEST(TestPencil)

}  // namespace tst_pencil

#include "tst_pencil.moc"
