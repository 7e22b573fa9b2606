// A review as a whole: what it adds up to, that it repeats, and what it never tells.
#include "engines/bots/appraise.h"
#include "engines/review/puzzle.h"
#include "engines/review/reckon.h"
#include "engines/review/review_file.h"
#include "engines/review/summary.h"
#include "engines/traitor/game.h"
#include "tests/support/all_games.h"
#include "tests/support/files.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace tst_reviews {

using namespace intrika;
using review::Review;

// What weighs a decision is made of what its seat knew; the truth fits in nowhere.
using Weighing = bots::Appraiser<traitor::Game>;
using Seen = std::span<const traitor::Told>;
static_assert(std::is_constructible_v<Weighing, traitor::View, Seat, Seen, Effort>);
static_assert(!std::is_constructible_v<Weighing, traitor::State, Seat, Seen, Effort>);
// Nothing of a review is made of a session, which may go on.
static_assert(!std::is_invocable_v<decltype(review::begun), const Session&, Effort>);

namespace {

constexpr Effort small{7, 96};

std::unique_ptr<Session> someGame(const GameKind& kind) {
    return randomGame(kind, kind.usualSeats, nlohmann::json::object(), 3);
}

// So long games of boards would take a test's time for what others show as well.
std::unique_ptr<Session> shortGame() { return someGame(*gameNamed("schemes")); }

Review reviewOf(const Hindsight& game, int jobs = 1) {
    Review review = review::begun(game, small);
    review::reckon(review, game, {jobs});
    return review;
}

double sumOf(const Shares& shares) {
    double sum = 0;
    for (const double share : shares) sum += share;
    return sum;
}

}  // namespace

class TstReviews : public QObject {
    Q_OBJECT

private slots:
    void thereIsNoneOfAGameThatGoesOn() {
        for (const GameKind* kind : allGames()) {
            const auto session = randomGame(*kind, kind->usualSeats, nlohmann::json::object(), 1, 9);
            const auto game = session->hindsight();
            QVERIFY(!game && game.error().text.id == "problem.game-goes-on");
        }
        // Nor once the end was taken back.
        const auto session = shortGame();
        QVERIFY(session->hindsight());
        session->takeBack();
        QVERIFY(!session->hindsight());
    }

    void luckAndSkillAreTheResult_data() {
        QTest::addColumn<std::string>("id");
        for (const char* id : {"traitor", "succession", "schemes", "coach"}) QTest::newRow(id) << std::string(id);
    }
    void luckAndSkillAreTheResult() {
        QFETCH(std::string, id);
        const auto session = someGame(*gameNamed(id));
        const auto game = session->hindsight().value();
        const Review review = reviewOf(*game, 2);
        QVERIFY(review.isComplete());
        const review::Summary summary = summaryOf(review);
        const Shares won = game->shares();
        for (Seat seat = 0; seat < session->seatCount(); ++seat) {
            QVERIFY(std::abs(summary.luck[seat] + summary.skill[seat] - summary.result[seat]) < 1e-6);
            QVERIFY(std::abs(summary.result[seat] - (won[seat] - game->fairShare())) < 1e-6);
            QCOMPARE(won[seat] > 0, session->result().places[seat] == 0);
        }
        if (id != "coach") QVERIFY(std::abs(sumOf(summary.result)) < 1e-6);
        QCOMPARE(game->fairShare(), id == "coach" ? 0.5 : 1.0 / session->seatCount());
        checkDecisions(review, *session);
        checkTurningPoints(review, summary);
    }

    // So that it is through while somebody waits; a short one loses nothing.
    void aLongGameGetsLessForEachDecision() {
        QCOMPARE(review::usualEffort(*shortGame()->hindsight().value()).iterations, Effort().iterations);
        const std::string text =
            textOf(QStringLiteral(INTRIKA_SOURCE_DIR "/tests/records/confidants/two-small.intrika"));
        const auto game = openRecord(parseRecord(text, allGames()).value()).value()->hindsight().value();
        QVERIFY(game->stepCount() > 400);
        const std::uint32_t iterations = review::usualEffort(*game).iterations;
        QVERIFY(iterations >= 1000 && iterations < Effort().iterations);
        QVERIFY(iterations * static_cast<std::uint32_t>(game->stepCount()) <= Effort().iterations * 250);
    }

    void anyNumberOfJobsGivesTheSame() {
        const auto game = shortGame()->hindsight().value();
        const std::string one = writeReview(reviewOf(*game, 1));
        QVERIFY(one == writeReview(reviewOf(*game, 3)));
        Review other = review::begun(*game, {8, 96});
        review::reckon(other, *game, {});
        QVERIFY(one != writeReview(other));
    }

    void itIsStoppedAndGoneOnWith() {
        const auto game = shortGame()->hindsight().value();
        const Review whole = reviewOf(*game);
        std::stop_source stop;
        Review part = review::begun(*game, small);
        int told = 0;
        QVERIFY(!review::reckon(part, *game, {2, stop.get_token(), [&](const Review&, int) {
                                                  if (++told == 5) stop.request_stop();
                                              }}));
        QVERIFY(!part.isComplete() && told >= 5);
        part = review::continued(review::readReview(writeReview(part)).value(), *game, small);
        told = 0;
        QVERIFY(review::reckon(part, *game, {1, {}, [&](const Review&, int) { ++told; }}));
        QVERIFY(part == whole);
        QVERIFY(told < static_cast<int>(whole.points.size()));
        // Of another effort or another game nothing is of use.
        QVERIFY(!review::continued(whole, *game, {7, 97}).points.front());
        const auto other = randomGame(*gameNamed("schemes"), 3, nlohmann::json::object(), 4)->hindsight().value();
        QVERIFY(!review::continued(whole, *other, small).points.front());
    }

    void whatIsKeptIsTheSameAgain() {
        const Review whole = reviewOf(*shortGame()->hindsight().value());
        QVERIFY(review::readReview(writeReview(whole)).value() == whole);
    }
    void whatIsKeptMayBeDamaged() {
        const std::string text = writeReview(reviewOf(*shortGame()->hindsight().value()));
        QVERIFY(!review::readReview(""));
        QVERIFY(!review::readReview("{}"));
        QVERIFY(!review::readReview(text.substr(0, text.size() / 2)));
        const auto changed = [&text](const std::string& what, const std::string& into) {
            std::string other = text;
            return other.replace(other.find(what), what.size(), into);
        };
        QVERIFY(!review::readReview(changed("\"review\":1", "\"review\":2")));
        QVERIFY(!review::readReview(changed("\"known\":[", "\"known\":[\"x\",")));
        QVERIFY(!review::readReview(changed("\"known\":[", "\"known\":[0.5,")));
        QVERIFY(!review::readReview(changed("\"seat\":", "\"seat\":9")));
    }

    // What a decision is worth follows from what its seat knew: any other truth that it allowed gives the same.
    void aDecisionTellsNothingThatItsSeatDidNotKnow() {
        using Rules = traitor::Rules;
        const auto session = someGame(traitor::kind());
        const auto options = traitor::Codec::readOptions(session->options()).value();
        int compared = 0;
        for (int event = 4; event < session->stepCount() && compared < 6; event += 7) {
            const Observer mover = session->step(event).mover;
            if (!mover) continue;
            const auto truth = traitor::Codec::readPosition(session->position(event), options, session->seatCount());
            Rng rng(static_cast<std::uint64_t>(event));
            const traitor::View view = Rules::view(*truth, *mover);
            const traitor::State other = Rules::determinize(view, rng);
            const MoveKey chosen = session->step(event).move;
            const auto one = Weighing(view, *mover, {}, small).appraise(chosen, {});
            const auto two = Weighing(Rules::view(other, *mover), *mover, {}, small).appraise(chosen, {});
            QVERIFY(one.has_value() && one == two);
            ++compared;
        }
        QVERIFY(compared > 3);
    }

    // Whoever decides at the same time as others is asked first: their choices come behind it.
    void seatsThatDecideAtOnceAreEachWeighed() {
        const auto session = someGame(*gameNamed("succession"));
        const auto game = session->hindsight().value();
        for (int event = 0; event < session->stepCount(); ++event) {
            const SeatSet seats = session->toAct(event).seats;
            if (session->toAct(event).isChance() || seats.count() < 2) continue;
            const auto appraisal = game->appraise(event, game->move(event), small, {}).value();
            for (const WeighedMove& move : appraisal.moves) QVERIFY(move.visits > 0);
            return;
        }
        QFAIL("nobody decided at once");
    }

    void aStopIsHeeded() {
        std::stop_source stop;
        stop.request_stop();
        const auto game = shortGame()->hindsight().value();
        const Effort endless{1, 4'000'000'000};
        QVERIFY(!game->truth(0, endless, stop.get_token()));
        QVERIFY(!game->known(0, 0, endless, stop.get_token()));
        for (int event = 0; event < game->stepCount(); ++event) {
            if (!game->mover(event)) continue;
            QVERIFY(!game->appraise(event, game->move(event), endless, stop.get_token()));
            break;
        }
    }

    void marks() {
        using review::Mark;
        QVERIFY(review::markOf(0) == Mark::good && review::markOf(0.0299) == Mark::good);
        QVERIFY(review::markOf(0.03) == Mark::inaccuracy && review::markOf(0.0799) == Mark::inaccuracy);
        QVERIFY(review::markOf(0.08) == Mark::mistake && review::markOf(0.1499) == Mark::mistake);
        QVERIFY(review::markOf(0.15) == Mark::blunder);
        Appraisal appraisal;
        appraisal.loss = 0.2;
        appraisal.error = 0.1;
        QCOMPARE(appraisal.provenLoss(), 0.0);
        appraisal.error = 0.09;
        QCOMPARE(appraisal.provenLoss(), 0.2);
    }

    void errorsOfMeans() {
        const std::vector<double> values{1, 2, 3, 4};
        QCOMPARE(meanOf(values), 2.5);
        QVERIFY(std::abs(standardErrorOf(values) - 0.6454972243679028) < 1e-12);
    }

    void aPuzzleHasOneMoveThatIsBestByFar() {
        review::PuzzleOrder order;
        order.game = gameNamed("schemes");
        order.iterations = 256;
        order.seed = 1;
        const review::Puzzle puzzle = review::makePuzzle(order).value();
        QVERIFY(puzzle.share - puzzle.next >= review::puzzleLead);
        QVERIFY(!puzzle.why.empty());
        QCOMPARE(puzzle.record.events.size(), static_cast<std::size_t>(puzzle.event));
        const auto session = openRecord(puzzle.record).value();
        QVERIFY(session->toAct().mayAct(puzzle.seat));
        QVERIFY(session->legalMove(puzzle.seat, nlohmann::json::parse(puzzle.best)));
        QVERIFY(!session->hindsight());
        QVERIFY(review::makePuzzle(order).value().record == puzzle.record);
        order.games = 0;
        QVERIFY(!review::makePuzzle(order));
    }

private:
    static void checkDecisions(const Review& review, const Session& session) {
        for (int event = 0; event < review.eventCount(); ++event) {
            const auto& decision = review.after(event).decision;
            QCOMPARE(decision.has_value(), session.step(event).mover.has_value());
            if (!decision) continue;
            QCOMPARE(decision->options.size(), session.legalMoves(decision->seat, event).size());
            QCOMPARE(decision->options.size() < 2, decision->mark() == review::Mark::forced);
            QVERIFY(decision->loss == 0 || decision->loss > 2 * decision->error);
            QVERIFY(decision->loss > 0 || sumOf(decision->cost) == 0);
            if (decision->best == decision->chosen) QCOMPARE(decision->loss, 0.0);
        }
    }
    static void checkTurningPoints(const Review& review, const review::Summary& summary) {
        QVERIFY(summary.turningPoints.size() <= 5);
        QVERIFY(!summary.turningPoints.empty());
        for (const auto& point : summary.turningPoints) {
            QCOMPARE(point.seat.has_value(), point.cause != review::Cause::chance);
            const Shares luck = luckOf(review, point.event), skill = skillOf(review, point.event);
            for (std::size_t seat = 0; seat < luck.size(); ++seat) {
                QVERIFY(std::abs(luck[seat] + skill[seat] - point.change[seat]) < 1e-9);
            }
        }
    }
};

INTRIKA_TEST(TstReviews)

}  // namespace tst_reviews

#include "tst_reviews.moc"
