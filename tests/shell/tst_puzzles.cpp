// Puzzles as people meet them: the day's, a try, the answer, all of them, how well one played over time.
#include "app/finished/progress_chart.h"
#include "app/finished/progress_page.h"
#include "app/finished/statistics_page.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "app/play/game_page.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_page.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/start/start_page.h"
#include "engines/review/reckon.h"
#include "engines/saves/kept_reviews.h"
#include "tests/support/finished_game.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_puzzles {

using namespace intrika;

namespace {

constexpr int patience = 800'000;  // what is reckoned gives way to all other programs

// A desk whose calendar somebody turns.
struct Days {
    QDate today{2026, 11, 26};
    PuzzleDesk desk{PuzzleBook(allGames()), [this] { return today; }};
};

// A page over which a notice would be told.
struct Trying {
    explicit Trying(PuzzleDesk& at) : desk(at), notices(&window), page(desk, notices, &window) { window.show(); }
    QString told() const { return page.findChild<QLabel*>("comparison")->text().replace(QChar::Nbsp, ' '); }
    QPushButton& answer() const { return *page.findChild<QPushButton*>("puzzleAnswer"); }
    void choose(const MoveKey& key) { table().choose(table().humans().first(), key); }
    Table& table() { return const_cast<Table&>(page.page()->table()); }
    MoveKey best() const { return desk.book().open(page.place())->best; }
    // That is weighed, and worse.
    MoveKey other() const {
        const auto open = desk.book().open(page.place()).value();
        return open.moves[open.moves.front() == open.best ? 1 : 0];
    }

    PuzzleDesk& desk;
    QWidget window;
    NoticeBar notices;
    PuzzlePage page;
};

QString folderWith(const TempHome& home, const QString& file, const QByteArray& content) {
    QDir().mkpath(home.path("puzzles"));
    QFile written(home.path("puzzles/" + file));
    if (!written.open(QIODevice::WriteOnly)) return {};
    written.write(content);
    return home.path("puzzles");
}

}  // namespace

class TestPuzzles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        startAfresh();
        QFile::remove(puzzleFile());
        QFile::remove(puzzleFile() + ".damaged");
    }

    // A function of the date and the book alone; games take turns, and each goes through all of its puzzles.
    void theDaysPuzzleIsTheSameForEverybody() {
        const PuzzleBook one(allGames());
        const PuzzleBook other(allGames());
        other.readAhead({2026, 11, 26});
        QVERIFY(!one.problem());
        std::set<std::pair<std::string, int>> seen;
        const auto turns = static_cast<int>(std::count_if(
            allGames().begin(), allGames().end(), [&](const GameKind* kind) { return one.count(kind->id) > 0; }));
        QVERIFY(turns > 1);
        const int days = turns * one.count(allGames().front().id);
        for (int day = 0; day < days; ++day) {
            const QDate date = QDate(2026, 1, 1).addDays(day);
            const auto place = one.ofDay(date);
            QVERIFY(place && place == other.ofDay(date));
            QVERIFY(place->number < one.count(place->game));
            QVERIFY(place->game != one.ofDay(date.addDays(1))->game);
            if (place->game == allGames().front().id) {
                QVERIFY(seen.emplace(place->game, place->number).second);
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), one.count(allGames().front().id));
    }

    void aDamagedBookIsTold() {
        const TempHome& home = testHome();
        const QString folder = folderWith(home, "traitor.puzzles", "not packed at all");
        const PuzzleBook book(allGames(), folder);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("qUncompress"));
        QVERIFY(book.problem());
        QVERIFY(!book.ofDay({2026, 11, 26}));
        QVERIFY(!book.open({"traitor", 0}));
        folderWith(home, "traitor.puzzles", qCompress("{\"seats\":4}\n{}\n"));
        const PuzzleBook another(allGames(), folder);
        QCOMPARE(another.count("traitor"), 0);
        PuzzleDesk desk(another, [] { return QDate(2026, 11, 26); });
        QWidget window;
        NoticeBar notices(&window);
        PuzzleList list(desk, notices);
        list.refresh();
        QVERIFY2(notices.text().contains("damaged"), qPrintable(notices.text()));
    }

    // A puzzle of every game: the table stands as the seat sees it, and nothing tells which choice is best.
    void beforeTheChoiceNothingIsGivenAway() {
        Days days;
        Trying trying(days.desk);
        for (const GameKind* kind : allGames()) {
            if (days.desk.book().count(kind->id) == 0) continue;
            trying.page.begin({kind->id, 0});
            const auto open = days.desk.book().open({kind->id, 0}).value();
            const Seat seat = open.puzzle.seat;
            QVERIFY(trying.table().isTrial() && trying.table().humans() == SeatSet().with(seat));
            QVERIFY(trying.table().tableau(seat) == open.session->tableau(seat));
            QVERIFY2(trying.told().contains("far better"), qPrintable(trying.told()));
            QVERIFY(!trying.told().contains('%'));
            QVERIFY(!trying.answer().isEnabled());
            QVERIFY(!trying.page.page()->actions().hint->isEnabled());
        }
    }

    void oneTriesUntilItIsRight() {
        Days days;
        Trying trying(days.desk);
        trying.page.begin({"traitor", 0});
        const QString reason =
            Words("traitor", trying.table().names()).say(days.desk.book().open({"traitor", 0})->puzzle.why);
        trying.choose(trying.other());
        QTRY_VERIFY2(trying.told().contains("Try again"), qPrintable(trying.told()));
        QVERIFY(!trying.told().contains(reason));
        QVERIFY(trying.answer().isEnabled());
        trying.choose(trying.best());
        QTRY_VERIFY2(trying.told().contains("right!"), qPrintable(trying.told()));
        QVERIFY(!trying.answer().isEnabled());
        QCOMPARE(days.desk.triesOf({"traitor", 0}), (PuzzleTries{2, true}));
        trying.page.findChild<QPushButton*>("nextPuzzle")->click();
        QCOMPARE(trying.page.place(), (PuzzlePlace{"traitor", 1}));
        QVERIFY(trying.told().contains("far better"));
    }

    // Whoever was told the answer has not found it.
    void theAnswerIsToldButCountsForNothing() {
        Days days;
        Trying trying(days.desk);
        trying.page.begin({"traitor", 0});
        trying.choose(trying.other());
        QTRY_VERIFY(trying.answer().isEnabled());
        trying.answer().click();
        QVERIFY2(trying.told().contains("Best: "), qPrintable(trying.told()));
        trying.choose(trying.best());
        QTRY_VERIFY(trying.told().contains("right!"));
        QCOMPARE(days.desk.triesOf({"traitor", 0}), (PuzzleTries{1, false}));
    }

    // By a calendar of ours: three days in a row, one missed, begun before midnight.
    void theStreakGrowsDayByDay() {
        Days days;
        Trying trying(days.desk);
        for (int solved = 1; solved <= 3; ++solved) {
            trying.page.begin(*days.desk.todays());
            trying.choose(trying.best());
            QTRY_COMPARE(days.desk.streak(), solved);
            days.today = days.today.addDays(1);
        }
        QVERIFY2(trying.told().contains("3 days in a row"), qPrintable(trying.told()));
        trying.page.begin(*days.desk.todays());
        days.today = days.today.addDays(1);  // midnight
        trying.choose(trying.best());
        QTRY_COMPARE(days.desk.streak(), 4);
        days.today = days.today.addDays(2);
        QCOMPARE(days.desk.streak(), 0);
    }

    void aDamagedDiaryIsToldAndLaidAside() {
        Days days;
        Trying trying(days.desk);
        QFile file(puzzleFile());
        QDir().mkpath(QFileInfo(puzzleFile()).path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        trying.page.begin({"traitor", 0});
        trying.choose(trying.best());
        QTRY_VERIFY2(!trying.notices.text().isEmpty(), "nothing was told");
        QVERIFY(QFile::exists(puzzleFile() + ".damaged"));
        QVERIFY(days.desk.triesOf({"traitor", 0}).isSolved);
    }

    void allAreListedWithWhatBecameOfThem() {
        Days days;
        QVERIFY(!days.desk.note({"schemes", 0}, false, {}));
        QVERIFY(!days.desk.note({"schemes", 1}, true, {}));
        QWidget window;
        NoticeBar notices(&window);
        PuzzleList list(days.desk, notices);
        list.refresh();
        QVERIFY(notices.text().isEmpty());
        list.showGame("schemes");
        auto& table = *list.findChild<SheetTable*>();
        QCOMPARE(table.rowCount(), days.desk.book().count("schemes"));
        QCOMPARE(table.item(0, 4)->text(), QString("not yet solved"));
        QCOMPARE(table.item(1, 4)->text(), QString("solved at once"));
        QCOMPARE(table.item(2, 4)->text(), QString("–"));
        PuzzlePlace chosen;
        connect(&list, &PuzzleList::chosen, this, [&](const PuzzlePlace& place) { chosen = place; });
        table.selectRow(2);
        list.findChild<QPushButton*>("openPuzzle")->click();
        QCOMPARE(chosen, (PuzzlePlace{"schemes", 2}));
        list.findChild<QPushButton*>("todaysPuzzle")->click();
        QVERIFY(chosen == days.desk.todays());
    }

    // From the start page to the day's puzzle, to all of them and back.
    void theWayThroughTheWindow() {
        MainWindow window(allGames(), settings_);
        window.resize(1024, 700);
        window.show();
        window.showStart();
        auto* button = window.findChild<StartPage*>()->findChild<QPushButton*>("puzzle");
        QTRY_VERIFY(button->isVisible());
        QVERIFY2(button->accessibleDescription().contains("far better"), qPrintable(button->accessibleDescription()));
        button->click();
        QCOMPARE(window.pages().now(), WindowPage::puzzle);
        auto& page = *window.findChild<PuzzlePage*>();
        QVERIFY(page.page() != nullptr);
        page.findChild<QPushButton*>("allPuzzles")->click();
        QCOMPARE(window.pages().now(), WindowPage::puzzles);
        window.findChild<PuzzleList*>()->findChild<QPushButton*>("openPuzzle")->click();
        QCOMPARE(window.pages().now(), WindowPage::puzzle);
        switchLanguage("hu");
        QTRY_VERIFY2(page.findChild<QLabel*>("comparison")->text().contains("sokkal jobb"),
                     qPrintable(page.findChild<QLabel*>("comparison")->text()));
        switchLanguage("en");
        page.findChild<QPushButton*>("leavePuzzle")->click();
        QCOMPARE(window.pages().now(), WindowPage::start);
    }

    void theMeanOfTenGames() {
        std::vector<ProgressChart::Game> games(12, {0.1, 0});
        games[0].loss = std::nullopt;
        games[11].loss = 0.2;
        const auto means = runningLosses(games);
        QVERIFY(!means[0]);
        QVERIFY(std::abs(*means[1] - 0.1) < 1e-9);
        QVERIFY(std::abs(*means[11] - 0.11) < 1e-9);
    }

    // Reached from the statistics; the chart says in words what it shows, and a table has every game.
    void howWellOnePlayedOverTime() {
        for (const int seed : {1, 2}) {
            finishGame(static_cast<std::uint64_t>(seed), 0, QString("2026-03-0%1T20:00:00").arg(seed));
            const QString record = finishedFolder() + QString("/%1.intrika").arg(seed);
            const auto game = openGame(record, allGames())->session->hindsight().value();
            review::Review review = review::begun(*game, {1, 16});
            review::reckon(review, *game, {1});
            QVERIFY(!keepReview(record, review));
        }
        MainWindow window(allGames(), settings_);
        window.resize(1024, 700);
        window.show();
        window.pages().showStatistics();
        window.findChild<StatisticsPage*>()->findChild<QPushButton*>("progressAsked")->click();
        QCOMPARE(window.pages().now(), WindowPage::progress);
        auto& page = *window.findChild<ProgressPage*>();
        auto& table = *page.findChild<SheetTable*>("progressTable");
        QTRY_COMPARE_WITH_TIMEOUT(table.rowCount(), 2, patience);
        QCOMPARE(page.findChild<QComboBox*>("whoseProgress")->currentText(), QString("Name0"));
        auto& chart = *page.findChild<ProgressChart*>();
        QVERIFY(chart.isVisible());
        QVERIFY2(chart.accessibleDescription().contains("Luck on the average"),
                 qPrintable(chart.accessibleDescription()));
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TestPuzzles)

}  // namespace tst_puzzles

#include "tst_puzzles.moc"
