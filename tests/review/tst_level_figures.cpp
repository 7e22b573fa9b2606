// Which level's losses somebody's are like.
#include "engines/core/rng.h"
#include "engines/review/level_figures.h"
#include "engines/review/level_games.h"
#include "tests/support/all_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tst_level_figures {

using namespace intrika;
using review::LevelFigures;
using review::LossCounts;
using review::WeighedDecision;

namespace {

constexpr double muchAtStake = 0.4;
constexpr WeighedDecision good{muchAtStake, 0}, blunder{muchAtStake, 0.3};

// Where much is at stake, they blunder so many times of a hundred.
LossCounts blundering(int times) {
    LossCounts counts{};
    count(counts, blunder, times);
    count(counts, good, 100 - times);
    return counts;
}

const LevelFigures three{
    {Level::random, blundering(60)}, {Level::easy, blundering(30)}, {Level::normal, blundering(2)}};

std::vector<WeighedDecision> playedBy(int blunders, int decisions) {
    std::vector<WeighedDecision> played(static_cast<std::size_t>(blunders), blunder);
    played.resize(static_cast<std::size_t>(decisions), good);
    return played;
}

}  // namespace

class TestLevelFigures : public QObject {
    Q_OBJECT

private slots:
    // By hand, with half a decision more in each of five bins: 2.5 of 102.5, and 98.5.
    void aChanceIsACountSmoothed() {
        const LossCounts counts = blundering(2);
        QVERIFY(std::abs(chanceOf(counts, blunder) - 2.5 / 102.5) < 1e-12);
        QVERIFY(std::abs(chanceOf(counts, good) - 98.5 / 102.5) < 1e-12);
        QVERIFY(std::abs(review::chanceOf(counts, {muchAtStake, 0.05}) - 0.5 / 102.5) < 1e-12);
        QVERIFY(std::abs(review::chanceOf(counts, {0.05, 0}) - 0.2) < 1e-12);  // of such stakes nothing is known
    }

    void manyDecisionsNameTheLevel() {
        QVERIFY(levelsLosing(three, playedBy(60, 100)) == std::vector<Level>{Level::random});
        QVERIFY(levelsLosing(three, playedBy(30, 100)) == std::vector<Level>{Level::easy});
        QVERIFY(levelsLosing(three, playedBy(0, 100)) == std::vector<Level>{Level::normal});
    }

    // One blunder in three may be either's, but hardly that of one who never blunders; none at all tells nothing.
    void fewDecisionsNameNeighboursOrNone() {
        const std::vector<Level> either{Level::random, Level::easy};
        QVERIFY(levelsLosing(three, playedBy(1, 2)) == either);
        QVERIFY(levelsLosing(three, {}).empty());
        QVERIFY(levelsLosing({}, playedBy(1, 2)).empty());
        const auto likely = probabilities(three, playedBy(1, 2));
        QVERIFY(std::abs(likely[0] + likely[1] + likely[2] - 1) < 1e-12);
    }

    // Decisions at which all levels do alike say nothing, however many there are.
    void whatTellsNothingChangesNothing() {
        std::vector<WeighedDecision> played = playedBy(1, 2);
        const auto before = probabilities(three, played);
        played.resize(500, {0.05, 0});
        const auto after = probabilities(three, played);
        for (std::size_t at = 0; at < before.size(); ++at) QVERIFY(std::abs(before[at] - after[at]) < 1e-9);
    }

    void theFileIsReadAsItWasWritten() {
        const auto again = review::readLevelFigures(nlohmann::json::parse(writeLevelFigures(three).dump()));
        QCOMPARE(again.size(), three.size());
        for (std::size_t at = 0; at < three.size(); ++at) {
            QVERIFY(again[at].level == three[at].level && again[at].losses == three[at].losses);
        }
        QVERIFY(review::readLevelFigures(nlohmann::json::parse(R"({"easy":[[1]]})")).empty());
    }

    // What is compiled in has a level's decisions at every stake, and the weaker a level, the more it loses.
    void theFiguresThatAreShippedAreSound() {
        for (const GameKind* kind : allGames()) {
            const LevelFigures& figures = review::levelFigures(kind->id);
            double before = 1;
            for (const auto& figure : figures) {
                int decisions = 0, mistakes = 0;
                for (const auto& losses : figure.losses) {
                    for (std::size_t bin = 0; bin < losses.size(); ++bin) {
                        decisions += losses[bin];
                        if (review::lossesFrom[bin] >= review::mistakeFrom) mistakes += losses[bin];
                    }
                }
                QVERIFY2(decisions >= 200, kind->id.c_str());
                QVERIFY2(mistakes < before * decisions, kind->id.c_str());
                before = static_cast<double>(mistakes) / decisions;
            }
        }
    }

    // A mean by hand: 0.3 in four decisions of two games.
    void theMeanIsByDecision() {
        const std::vector<review::LevelGame> games{{blunder, good, good}, {good}};
        const review::MeanLoss mean = review::meanLossOf(games);
        QCOMPARE(mean.decisions, 4);
        QVERIFY(std::abs(mean.loss - 0.3 / 4) < 1e-12);
        // Beyond the mean: 0.3 - 3 * 0.075 and -0.075; squares 2 * 0.005625, times 2, the root by 4.
        QVERIFY(std::abs(mean.error - 0.15 / 4) < 1e-12);
        QCOMPARE(review::countsOf(games).back().front(), 3);
    }

    // Bots that choose by chance lose more than those that think.
    void chanceLosesMore() {
        review::LevelOrder order;
        order.game = gameNamed("traitor");
        order.games = 8;
        order.iterations = 400;
        const auto lossOf = [&order](Level level) {
            order.level = level;
            std::vector<review::LevelGame> games;
            goThrough(order, [&games](const review::LevelGame& game) { games.push_back(game); });
            return meanLossOf(games).loss;
        };
        QVERIFY(lossOf(Level::random) > lossOf(Level::normal));
    }
};

INTRIKA_TEST(TestLevelFigures)

}  // namespace tst_level_figures

#include "tst_level_figures.moc"
