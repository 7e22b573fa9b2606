// Bots of every game think beside each other, and are stopped from outside while they do: for the thread sanitizer,
// which is told here of each game's search.
#include "engines/bots/thinking.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/players.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace tst_bot_threads {

using namespace intrika;

namespace {

constexpr int eventsPlayed = 12;  // by then there is something to search in each game

// Two threads for each search, where the game's heuristics take them.
Budget shortBudget() {
    Budget budget = budgetOf(Level::strong);
    budget.iterations = 200;
    budget.milliseconds = 0;
    budget.threads = 2;
    budget.isExact = true;
    return budget;
}

// Somebody has a choice in it.
std::unique_ptr<Session> positionOf(const GameKind& kind, std::uint64_t seed) {
    auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), seed, eventsPlayed);
    Rng rng(seed);
    while (session->toAct().isChance() || session->legalMoves(session->toAct().seats.first()).size() < 2) {
        playRandomly(*session, rng, 1);
    }
    return session;
}

bool isLegal(const Session& session, const MoveKey& move) {
    const auto legal = session.legalMoves(session.toAct().seats.first());
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

}  // namespace

class TestBotThreads : public QObject {
    Q_OBJECT

private slots:
    void twoThinkAtOnce_data() { games(); }
    void twoThinkAtOnce();
    void oneIsStoppedWhileItThinks_data() { games(); }
    void oneIsStoppedWhileItThinks();

private:
    static void games() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }
};

// Of one game and one session: what they share is read by both.
void TestBotThreads::twoThinkAtOnce() {
    QFETCH(QString, game);
    const auto session = positionOf(*gameNamed(game.toStdString()), 3);
    const Seat seat = session->toAct().seats.first();
    const auto one = session->think(seat, expert, shortBudget(), 1);
    const auto other = session->think(seat, expert, shortBudget(), 1);
    Advice first, second;
    std::atomic<float> share, otherShare;
    {
        const std::jthread thread([&] { first = one->run({}, share); });
        const std::jthread beside([&] { second = other->run({}, otherShare); });
        while (share < 1 || otherShare < 1) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    QVERIFY(isLegal(*session, first.best));
    QVERIFY(first.best == second.best);
    QCOMPARE(first.iterations, second.iterations);
}

// It would go on for minutes, had nobody asked it to stop.
void TestBotThreads::oneIsStoppedWhileItThinks() {
    QFETCH(QString, game);
    const auto session = positionOf(*gameNamed(game.toStdString()), 4);
    const Seat seat = session->toAct().seats.first();
    Budget budget = shortBudget();
    budget.iterations = 10'000'000;
    const auto thinking = session->think(seat, expert, budget, 2);
    Advice advice;
    std::atomic<float> share;
    std::jthread thread([&](const std::stop_token& stop) { advice = thinking->run(stop, share); });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    thread.request_stop();
    thread.join();
    QVERIFY(isLegal(*session, advice.best));
    QVERIFY(advice.iterations < budget.iterations);
}

INTRIKA_TEST(TestBotThreads)

}  // namespace tst_bot_threads

#include "tst_bot_threads.moc"
