// The puzzles that the program carries: each can be opened, has one best choice, and is like no other.
#include "engines/review/puzzle_collection.h"
#include "engines/review/puzzle_file.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tst_puzzle_files {

using namespace intrika;

namespace {

constexpr int leastPuzzles = 100, leastMoves = 3;
constexpr double rounding = 0.002;

std::vector<std::string> linesOf(const std::string& game) {
    QFile file(QString(INTRIKA_SOURCE_DIR "/assets/puzzles/%1.puzzles").arg(QString::fromStdString(game)));
    std::vector<std::string> lines;
    if (!file.open(QIODevice::ReadOnly)) return lines;
    for (const QByteArray& line : qUncompress(file.readAll()).split('\n')) {
        if (!line.isEmpty()) lines.push_back(line.toStdString());
    }
    return lines;
}

// Of one that is carried, something is changed.
std::string changed(const std::string& line, const std::function<void(nlohmann::json&)>& how) {
    nlohmann::json json = nlohmann::json::parse(line);
    how(json);
    return json.dump();
}

}  // namespace

class TestPuzzleFiles : public QObject {
    Q_OBJECT

private slots:
    void everyPuzzleIsOne_data() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }

    // Each is legal to its last event; the one who is asked may make the best move, which is better than every other by
    // what a puzzle needs, and a bot can say why.
    void everyPuzzleIsOne() {
        QFETCH(const QString, game);
        const std::vector<std::string> lines = linesOf(game.toStdString());
        QVERIFY(lines.size() % 2 == 0 && static_cast<int>(lines.size()) >= 2 * leastPuzzles);
        std::set<std::string> deals;
        for (std::size_t at = 0; at < lines.size(); at += 2) {
            const auto head = review::readPuzzleHead(lines[at]);
            const auto open = review::readPuzzle(lines[at + 1], allGames());
            QVERIFY(head && open);
            checkOne(*head, *open);
            deals.insert(open->puzzle.record.first);
        }
        QCOMPARE(deals.size(), lines.size() / 2);  // no two of one game
    }

    void theyAreVaried() {
        for (const GameKind* kind : allGames()) {
            const std::vector<std::string> lines = linesOf(kind->id);
            std::set<std::string> tables;  // numbers of seats and options
            std::set<std::size_t> lengths;
            for (std::size_t at = 0; at < lines.size(); at += 2) {
                const Record record = review::readPuzzle(lines[at + 1], allGames())->puzzle.record;
                tables.insert(std::to_string(record.seats.size()) + record.options);
                lengths.insert(record.events.size());
            }
            QVERIFY2(tables.size() > 10, kind->id.c_str());
            QVERIFY2(lengths.size() > 10, kind->id.c_str());
        }
    }

    void whatIsWrittenIsReadAgain() {
        review::PuzzleOrder order;
        order.game = gameNamed("schemes");
        order.iterations = 256;
        const review::Puzzle puzzle = review::makePuzzle(order).value();
        const std::string text = writePuzzle(puzzle);
        const std::size_t end = text.find('\n');
        const auto head = review::readPuzzleHead(text.substr(0, end)).value();
        QCOMPARE(head.difficulty, puzzle.difficulty);
        QCOMPARE(head.moves, static_cast<int>(puzzle.shares.size()));
        const auto open = review::readPuzzle(text.substr(end + 1), allGames()).value();
        QVERIFY(open.puzzle.record == puzzle.record);
        QVERIFY(open.puzzle.best == puzzle.best && open.puzzle.why == puzzle.why && open.puzzle.seat == puzzle.seat);
        QVERIFY(std::abs(open.puzzle.share - puzzle.share) < rounding);
    }

    void whatIsDamagedIsRefused() {
        const std::vector<std::string> lines = linesOf("traitor");
        QVERIFY(lines.size() > 1);
        const auto refuses = [&](const std::function<void(nlohmann::json&)>& how) {
            return !review::readPuzzle(changed(lines[1], how), allGames());
        };
        QVERIFY(!refuses([](nlohmann::json&) {}));
        QVERIFY(!review::readPuzzle(lines[1].substr(0, lines[1].size() / 2), allGames()));
        QVERIFY(refuses([](nlohmann::json& json) { json.erase("best"); }));
        QVERIFY(refuses([](nlohmann::json& json) { json["best"] = {{"type", "no such move"}}; }));
        QVERIFY(refuses([](nlohmann::json& json) { json["shares"].push_back(1); }));
        QVERIFY(refuses([](nlohmann::json& json) { json["share"] = 1001; }));
        QVERIFY(refuses([](nlohmann::json& json) { json["seat"] = 9; }));
        QVERIFY(refuses([](nlohmann::json& json) { json["record"]["game"] = "chess"; }));
        QVERIFY(refuses([](nlohmann::json& json) { json["record"]["events"].erase(0); }));
        QVERIFY(!review::readPuzzleHead(changed(lines[0], [](nlohmann::json& json) { json["difficulty"] = "odd"; })));
        QVERIFY(!review::readPuzzleHead("{}"));
    }

    void onlyWhatIsWantedIsMade() {
        review::PuzzleOrder order;
        order.game = gameNamed("schemes");
        order.iterations = 256;
        order.games = 30;
        order.from = 0.5;
        order.wants = [](const review::Puzzle& puzzle) { return puzzle.difficulty != review::Difficulty::easy; };
        const review::Puzzle puzzle = review::makePuzzle(order).value();
        QVERIFY(puzzle.difficulty != review::Difficulty::easy && !puzzle.why.empty());
        order.games = 3;
        order.wants = [](const review::Puzzle&) { return false; };
        QVERIFY(!review::makePuzzle(order));
    }

    // Of a hundred at most fifteen with one move, sixty of one kind of move, forty that anybody finds.
    void aCollectionIsVaried() {
        const auto puzzle = [](const char* kind, int card, review::Difficulty difficulty) {
            review::Puzzle made;
            made.best = nlohmann::json{{"type", kind}, {"card", card}}.dump();
            made.difficulty = difficulty;
            return made;
        };
        const auto hard = review::Difficulty::hard;
        const auto easy = review::Difficulty::easy;
        std::vector<review::Puzzle> puzzles(15, puzzle("place", 0, hard));
        QVERIFY(!isFresh(puzzles, puzzle("place", 0, hard), 100));
        QVERIFY(isFresh(puzzles, puzzle("place", 0, hard), 200));
        QVERIFY(isFresh(puzzles, puzzle("place", 1, hard), 100));
        for (int card = 1; card <= 45; ++card) puzzles.push_back(puzzle("place", card, hard));
        QVERIFY(!isFresh(puzzles, puzzle("place", 46, hard), 100));
        QVERIFY(isFresh(puzzles, puzzle("pass", 0, easy), 100));
        QVERIFY(isFresh(puzzles, puzzle("place", 46, hard), 100, {.ofAKind = 61}));
        for (review::Puzzle& each : puzzles) each.difficulty = easy;
        QVERIFY(!isFresh(puzzles, puzzle("pass", 0, easy), 100));
    }

private:
    static void checkOne(const review::PuzzleHead& head, const review::OpenPuzzle& open) {
        const review::Puzzle& puzzle = open.puzzle;
        QCOMPARE(head.seats, open.session->seatCount());
        QCOMPARE(head.moves, static_cast<int>(open.moves.size()));
        QVERIFY(head.moves >= leastMoves);
        QVERIFY(puzzle.share - puzzle.next >= review::puzzleLead - rounding);
        QVERIFY(!puzzle.why.empty());
        QVERIFY(!open.session->toAct().isOver() && !open.session->hindsight());
        const Prompt prompt = open.session->prompt(puzzle.seat);
        QVERIFY(std::any_of(prompt.choices.begin(), prompt.choices.end(),
                            [&](const Choice& choice) { return choice.key == open.best; }));
        for (std::size_t move = 0; move < open.moves.size(); ++move) {
            if (open.moves[move] == open.best) continue;
            QVERIFY(puzzle.shares[move] <= puzzle.share - review::puzzleLead + rounding);
        }
    }
};

INTRIKA_TEST(TestPuzzleFiles)

}  // namespace tst_puzzle_files

#include "tst_puzzle_files.moc"
