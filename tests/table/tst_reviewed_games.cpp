// What kept reviews say of people over time.
#include "engines/core/thread_clock.h"
#include "engines/review/reckon.h"
#include "engines/review/review_file.h"
#include "engines/review/summary.h"
#include "engines/saves/kept_reviews.h"
#include "engines/saves/reviewed_games.h"
#include "tests/support/finished_game.h"
#include "tests/support/test_program.h"
#include "tests/support/thoroughness.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <optional>

namespace tst_reviewed_games {

using namespace intrika;

namespace {

QString recordAt(int seed) { return finishedFolder() + QString("/%1.intrika").arg(seed); }

// As small as a review can be, and whole.
review::Review reviewOfGame(std::uint64_t seed) {
    const Record record = finishedRecord(allGames().front(), seed, 0, nlohmann::json::object());
    const auto session = openRecord(record).value();
    const auto game = session->hindsight().value();
    review::Review review = review::begun(*game, {1, 16});
    review::reckon(review, *game, {1});
    return review;
}

}  // namespace

class TestReviewedGames : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(finishedFolder()).removeRecursively(); }

    void peopleAreCountedOldestFirst() {
        finishGame(2, 0, "2026-03-02T20:00:00");
        finishGame(1, 0, "2026-03-01T20:00:00");
        finishGame(3, 0, "2026-03-03T20:00:00", 0, true);  // practice
        finishGame(4, 0, "2026-03-04T20:00:00");           // without a review
        for (const int seed : {1, 2, 3}) {
            QVERIFY(!keepReview(recordAt(seed), reviewOfGame(static_cast<std::uint64_t>(seed))));
        }
        const auto parts = reviewedParts(finishedGames(allGames()));
        QCOMPARE(parts.size(), std::size_t(2));
        QVERIFY(parts[0].when < parts[1].when);
        for (std::size_t at = 0; at < 2; ++at) {
            const review::Summary summary = summaryOf(reviewOfGame(at + 1));
            QCOMPARE(parts[at].player, QString("Name0"));
            QCOMPARE(parts[at].decisions, summary.rating[0].decisions);
            QVERIFY(std::abs(parts[at].loss - summary.rating[0].loss) < 1e-9);
            QVERIFY(std::abs(parts[at].luck - summary.luck[0]) < 1e-9);
            QVERIFY(parts[at].levels == summary.rating[0].levels);
        }
    }

    // How well a bot decided in a person's place says nothing of the person.
    void whatADeputyDecidedIsNotTheirs() {
        finishGame(1, 0, "2026-03-01T20:00:00");
        QVERIFY(!keepReview(recordAt(1), reviewOfGame(1)));
        auto games = finishedGames(allGames());
        const int all = reviewedParts(games).at(0).decisions;
        QVERIFY(all > 1);
        const review::Review review = reviewOfGame(1);
        int event = 0;
        const auto isCounted = [&] {
            const auto& decision = review.after(event).decision;
            return decision && decision->seat == 0 && decision->isWeighty();
        };
        while (!isCounted()) ++event;
        const double loss = review.after(event).decision->loss;
        const double whole = reviewedParts(games)[0].loss * all;
        games[0].deputies.set(0, Level::easy, event);
        games[0].deputies.set(0, std::nullopt, event + 1);
        QCOMPARE(reviewedParts(games)[0].decisions, all - 1);
        QVERIFY(std::abs(reviewedParts(games)[0].loss * (all - 1) - (whole - loss)) < 1e-9);
        games[0].deputies.set(0, Level::easy, 0);
        games[0].deputies.cutTo(0);
        QCOMPARE(reviewedParts(games)[0].decisions, 0);
    }

    void whatIsNotWholeDoesNotCount() {
        finishGame(1, 0, "2026-03-01T20:00:00");
        review::Review review = reviewOfGame(1);
        review.points.back().reset();
        QVERIFY(!keepReview(recordAt(1), review));
        QVERIFY(reviewedParts(finishedGames(allGames())).empty());
        review = reviewOfGame(1);
        review.game = "schemes";
        QVERIFY(!keepReview(recordAt(1), review));
        QVERIFY(reviewedParts(finishedGames(allGames())).empty());
    }

    // Of one game, ten together; what is older, and what is of several games, names none.
    void tenGamesTogetherNameALevel() {
        const auto played = [](const char* game, double loss) {
            ReviewedPart part;
            part.game = game;
            part.weighed.assign(20, {0.4, loss});
            return part;
        };
        std::vector<ReviewedPart> parts(5, played("traitor", 0.3));  // blunders alone
        QVERIFY(levelsOf(parts) == std::vector<Level>{Level::random});
        for (int game = 0; game < 10; ++game) parts.push_back(played("traitor", 0));
        QVERIFY(levelsOf(parts) == std::vector<Level>{Level::master});
        parts.push_back(played("schemes", 0));
        QVERIFY(levelsOf(parts).empty());
        QVERIFY(levelsOf({}).empty());
    }

    // A figure for docs/known-limits.md: they are read beside the window, but whoever opens the page waits for them.
    void ofManyGamesNoneIsLeftOut() {
        const int games = isLong() ? 3000 : 20;
        const review::Review review = reviewOfGame(1);  // of this game; of another it would be as long
        for (int seed = 1; seed <= games; ++seed) {
            finishGame(static_cast<std::uint64_t>(seed), 0, "2026-03-01T20:00:00");
            QVERIFY(!keepReview(recordAt(seed), review));
        }
        const double begin = threadSeconds();
        const auto parts = reviewedParts(finishedGames(allGames()));
        const double seconds = threadSeconds() - begin;
        QCOMPARE(parts.size(), static_cast<std::size_t>(games));
        qInfo("%d reviews, of %d kB each: %.2f s of a processor", games, int(writeReview(review).size() / 1000),
              seconds);
    }

    void aStopIsHeeded() {
        finishGame(1, 0, "2026-03-01T20:00:00");
        QVERIFY(!keepReview(recordAt(1), reviewOfGame(1)));
        const auto games = finishedGames(allGames());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(reviewedParts(games, stop.get_token()).empty());
        QCOMPARE(reviewedParts(games).size(), std::size_t(1));
    }
};

INTRIKA_TEST(TestReviewedGames)

}  // namespace tst_reviewed_games

#include "tst_reviewed_games.moc"
