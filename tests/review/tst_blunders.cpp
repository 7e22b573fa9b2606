// The worst legal move, put into a game of strong bots, is found. With INTRIKA_LONG=1 in 200 cases of each game (a
// command of docs/review.md).
#include "engines/review/review.h"
#include "engines/session/hindsight.h"
#include "tests/support/all_games.h"
#include "tests/support/test_program.h"
#include "tests/support/thoroughness.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>

namespace tst_blunders {

using namespace intrika;

namespace {

// As strong in each game, at a fraction of a table's time.
constexpr std::uint32_t strongIterations = 200;
constexpr Effort toChoose{11, 1000};
constexpr Effort toReview{12, 1000};

// Of which games; each of The Emperor's Confidants takes long, so it is a short one, serves for several cases, and is
// played on hastily: how a decision is marked does not depend on what came after.
struct Trial {
    const char* id;
    int seats = 0;  // 0: as many as usual
    const char* options = "{}";
    int casesAGame = 1;
    std::uint32_t iterationsAfter = strongIterations;
};
constexpr Trial trials[] = {
    {"traitor"}, {"succession"}, {"schemes"}, {"coach"}, {"confidants", 2, R"({"board":"small","rounds":30})", 10, 2},
};
constexpr std::size_t quickTrials = 3;

void playStrongly(Session& session, Rng& rng, std::uint32_t iterations = strongIterations) {
    Budget budget = budgetOf(Level::strong);
    budget.iterations = iterations;
    budget.milliseconds = 0;
    const PlayerKind strong{PlayerKind::Is::bot, Level::strong, {}};
    while (!session.toAct().isOver()) {
        if (session.toAct().isChance()) {
            session.drawChance(rng);
            continue;
        }
        const Seat seat = session.toAct().seats.first();
        std::atomic<float> share = 0;
        session.play(seat, session.think(seat, strong, budget, rng.next())->run({}, share).best).value();
    }
}

std::unique_ptr<Session> strongGame(const Trial& trial, Rng& rng) {
    const GameKind& kind = *gameNamed(trial.id);
    const int seats = trial.seats > 0 ? trial.seats : kind.usualSeats;
    auto session = kind.deal(nlohmann::json::parse(trial.options), seats, rng, {}).value();
    playStrongly(*session, rng);
    return session;
}

struct Case {
    int event;
    MoveKey worst;
};

// A decision at which the worst move loses a blunder, as a search of its own says.
std::optional<Case> drawnCase(const Session& session, Rng& rng) {
    const auto game = session.hindsight().value();
    for (int tries = 0; tries < 30; ++tries) {
        const int event = static_cast<int>(rng.below(static_cast<std::uint32_t>(game->stepCount())));
        if (!game->mover(event)) continue;
        const auto first = game->appraise(event, game->move(event), toChoose, {}).value();
        if (first.isForced()) continue;
        const auto worst =
            std::min_element(first.moves.begin(), first.moves.end(), [](const auto& one, const auto& two) {
                return std::pair(one.visits == 0, one.share) < std::pair(two.visits == 0, two.share);
            });
        if (worst->key == first.best) continue;
        const auto checked = game->appraise(event, worst->key, toChoose, {}).value();
        if (checked.provenLoss() >= review::blunderFrom) return Case{event, worst->key};
    }
    return std::nullopt;
}

// The same game up to that decision, then the worst move, then played on.
std::unique_ptr<Session> withBlunder(const Trial& trial, const Session& session, const Case& blunder, Rng& rng) {
    auto other = session.kind().fromPosition(session.options(), session.seatCount(), session.position(0), {}).value();
    for (int event = 0; event < blunder.event; ++event) {
        other->replay(nlohmann::json::parse(session.step(event).event)).value();
    }
    other->play(*session.step(blunder.event).mover, blunder.worst).value();
    playStrongly(*other, rng, trial.iterationsAfter);
    return other;
}

bool isFound(const Trial& trial, const Session& session, const Case& blunder, Rng& rng) {
    const auto other = withBlunder(trial, session, blunder, rng);
    const auto game = other->hindsight().value();
    const auto appraisal = game->appraise(blunder.event, game->move(blunder.event), toReview, {}).value();
    return review::markOf(appraisal.provenLoss()) >= review::Mark::mistake;
}

}  // namespace

class TstBlunders : public QObject {
    Q_OBJECT

private slots:
    void theyAreFound_data() {
        QTest::addColumn<Trial>("trial");
        for (const Trial& trial : std::span(trials).first(isLong() ? std::size(trials) : quickTrials)) {
            QTest::newRow(trial.id) << trial;
        }
    }
    void theyAreFound() {
        QFETCH(Trial, trial);
        const int cases = isLong() ? 200 : 3;
        int tried = 0, found = 0;
        Rng rng(5);
        for (int games = 0; tried < cases && games < 10 * cases; ++games) {
            const auto session = strongGame(trial, rng);
            for (int drawn = 0; drawn < trial.casesAGame && tried < cases; ++drawn) {
                const auto blunder = drawnCase(*session, rng);
                if (!blunder) continue;
                ++tried;
                found += isFound(trial, *session, *blunder, rng) ? 1 : 0;
            }
        }
        qInfo("%s: %d of %d found", trial.id, found, tried);
        QVERIFY(tried == cases && found * 100 >= tried * 95);
    }
};

INTRIKA_TEST(TstBlunders)

}  // namespace tst_blunders

#include "tst_blunders.moc"
