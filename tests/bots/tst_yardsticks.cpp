// What bots are measured by: the search by the book, matches by the processor's time, trees that grow.
#include "engines/bots/search_tree.h"
#include "engines/bots/textbook.h"
#include "engines/core/thread_clock.h"
#include "engines/session/game_kind.h"
#include "engines/traitor/game.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/run_now.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_yardsticks {

using namespace intrika;

namespace {

using Rules = traitor::Rules;

static_assert(!std::is_constructible_v<Textbook<Rules>, traitor::State, Seat, std::uint64_t, std::uint32_t>);

Budget iterations(std::uint32_t count) {
    Budget budget;
    budget.iterations = count;
    budget.milliseconds = 0;
    budget.isExact = true;
    return budget;
}

std::unique_ptr<Session> dealt(const GameKind& kind, std::uint64_t seed) {
    Rng rng(seed);
    auto session = *kind.deal(nlohmann::json::object(), kind.minSeats, rng, {});
    while (session->toAct().isChance()) session->drawChance(rng);
    return session;
}

Advice adviceOf(const char* name, const Session& session, const Budget& budget, std::uint64_t seed) {
    const Seat seat = session.toAct().seats.first();
    return runNow(*session.think(seat, *yardstickNamed(name), budget, seed));
}

Path pathTo(std::uint64_t number) {
    MoveKey key;
    std::memcpy(key.bytes.data(), &number, sizeof number);
    return Path::root(0).then(key);
}

}  // namespace

class TstYardsticks : public QObject {
    Q_OBJECT

private slots:
    void theyHaveNamesOfTheirOwn() {
        for (const char* name : {"textbook", "untaught"}) {
            QVERIFY(yardstickNamed(name));
            QCOMPARE(nameOf(*yardstickNamed(name)), std::string(name));
            QVERIFY2(!playerKindNamed(name) && !levelNamed(name), "nobody is offered it at a table");
        }
        QVERIFY(!yardstickNamed("strong"));
    }

    void theyThinkInEveryGame() {
        for (const GameKind* game : allGames()) {
            const auto session = dealt(*game, 1);
            const auto legal = session->legalMoves(session->toAct().seats.first());
            for (const char* name : {"textbook", "untaught"}) {
                const Advice advice = adviceOf(name, *session, iterations(60), 1);
                QVERIFY(std::find(legal.begin(), legal.end(), advice.best) != legal.end());
                QCOMPARE(advice.rated, adviceOf(name, *session, iterations(60), 1).rated);
            }
        }
    }

    // One iteration visits one move of the root, and the worth of a move is a share of wins.
    void theTextbookCountsWins() {
        const auto session = dealt(*gameNamed("traitor"), 2);
        const Advice advice = adviceOf("textbook", *session, iterations(2000), 1);
        QCOMPARE(advice.iterations, std::uint64_t{2000});
        std::uint64_t visits = 0;
        for (const RatedMove& move : advice.rated) {
            visits += move.visits;
            QVERIFY(move.expected >= 0 && move.expected <= 1);
        }
        QCOMPARE(visits, advice.iterations);
    }

    void theTextbookBeatsChance() {
        double wins = 0;
        constexpr int games = 40;
        for (int index = 0; index < games; ++index) {
            const auto session = dealt(*gameNamed("succession"), static_cast<std::uint64_t>(index));
            Rng rng(static_cast<std::uint64_t>(index));
            const auto hero = static_cast<Seat>(index % 2);
            while (!session->toAct().isOver()) {
                if (session->toAct().isChance()) {
                    session->drawChance(rng);
                    continue;
                }
                const Seat seat = session->toAct().seats.first();
                const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};
                const auto job = session->think(seat, seat == hero ? *yardstickNamed("textbook") : dice,
                                                iterations(100), rng.next());
                QVERIFY(session->play(seat, runNow(*job).best));
            }
            const auto first = session->result().ranking().front();
            if (std::find(first.begin(), first.end(), hero) != first.end()) wins += 1.0 / double(first.size());
        }
        QVERIFY2(wins >= 0.75 * games, qPrintable(QString::number(wins)));
    }

    // A bot that is handed so much of its thread's time neither takes more nor leaves half of it.
    void bothKeepToTheThreadsTime() {
        const auto session = dealt(*gameNamed("traitor"), 3);
        Budget budget = iterations(std::numeric_limits<std::uint32_t>::max());
        budget.milliseconds = 60;
        budget.clock = Budget::Clock::thread;
        for (const char* name : {"textbook", "untaught"}) {
            const double before = threadSeconds();
            const Advice advice = adviceOf(name, *session, budget, 1);
            const double spent = 1000 * (threadSeconds() - before);
            QVERIFY(advice.iterations > 0);
            QVERIFY2(spent > 30 && spent < 60 + 20 * slowdown, qPrintable(QString::number(spent)));
        }
    }

    void treesGrowAndForgetNothing() {
        constexpr std::uint64_t nodes = 50'000;
        SearchTree tree(nodes);
        for (std::uint64_t number = 1; number <= nodes; ++number) {
            tree.makeRoom(1);
            QVERIFY(!tree.isFull());
            SearchNode& node = tree.at(pathTo(number));
            QVERIFY(node.isFree());
            tree.add(node, pathTo(number));
            node.visits = static_cast<std::uint32_t>(number);
        }
        for (std::uint64_t number = 1; number <= nodes; ++number) {
            QCOMPARE(std::uint64_t{tree.at(pathTo(number)).visits}, number);
        }
        QVERIFY(tree.at(pathTo(nodes + 1)).isFree());
    }

    void treesOfLittleUseStaySmall() {
        SearchTree tree(60);
        for (std::uint64_t number = 1; !tree.isFull(); ++number) {
            QVERIFY2(number < 1024, "it has no end");
            tree.makeRoom(1);
            tree.add(tree.at(pathTo(number)), pathTo(number));
        }
    }
};

INTRIKA_TEST(TstYardsticks)

}  // namespace tst_yardsticks

#include "tst_yardsticks.moc"
