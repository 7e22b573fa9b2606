// Ratings from encounters: the scale is Elo's, and the intervals hold what they promise.
#include "engines/bots/elo.h"
#include "engines/core/rng.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_elo {

using namespace intrika;

namespace {

using Games = std::vector<std::vector<Encounter>>;

void play(Games& games, std::size_t one, std::size_t other, int won, int of) {
    for (int game = 0; game < of; ++game) games.push_back({{one, other, game < won ? 1.0 : 0.0}});
}

// Everybody in every game; whoever of two is 400 points ahead has the better place ten times in eleven.
Games tournament(const std::vector<double>& elos, int count, Rng& rng) {
    Games games;
    for (int game = 0; game < count; ++game) {
        std::vector<Encounter> met;
        for (std::size_t one = 0; one < elos.size(); ++one) {
            for (std::size_t other = one + 1; other < elos.size(); ++other) {
                const double chance = 1 / (1 + std::pow(10, (elos[other] - elos[one]) / 400));
                met.push_back({one, other, rng.unit() < chance ? 1.0 : 0.0});
            }
        }
        games.push_back(met);
    }
    return games;
}

}  // namespace

class TstElo : public QObject {
    Q_OBJECT

private slots:
    void tenWinsToOneAre400Points() {
        Games games;
        play(games, 0, 1, 1000, 1100);
        const auto ratings = ratingsOf(games, 2, 1);
        QVERIFY(std::abs(ratings[0].elo - ratings[1].elo - 400) < 2);
        QVERIFY(std::abs(ratings[0].elo + ratings[1].elo - 3000) < 1e-6);
    }

    // Two who never met are compared by whom they both met.
    void thirdPersonsTell() {
        Games games;
        play(games, 0, 1, 1000, 1100);
        play(games, 1, 2, 1000, 1100);
        const auto ratings = ratingsOf(games, 3, 1);
        QVERIFY(std::abs(ratings[0].elo - ratings[2].elo - 800) < 8);
    }

    void whoeverAlwaysWonIsRatedToo() {
        Games games;
        play(games, 0, 1, 50, 50);
        const auto ratings = ratingsOf(games, 2, 1);
        QVERIFY(ratings[0].elo > ratings[1].elo + 400 && ratings[0].elo < ratings[1].elo + 1200);
        QVERIFY(std::isfinite(ratings[0].low) && std::isfinite(ratings[1].high));
    }

    void tiesMakeEqual() {
        const Games games(100, {{0, 1, .5}});
        const auto ratings = ratingsOf(games, 2, 1);
        QVERIFY(std::abs(ratings[0].elo - ratings[1].elo) < 1e-6);
    }

    void oneSeedOneAnswer() {
        Rng rng(3);
        const Games games = tournament({1400, 1500, 1600}, 60, rng);
        QCOMPARE(ratingsOf(games, 3, 8)[1].low, ratingsOf(games, 3, 8)[1].low);
        QVERIFY(ratingsOf(games, 3, 8)[1].low != ratingsOf(games, 3, 9)[1].low);
    }

    // Of sixty intervals 57 should hold the truth; that fewer than 50 do has a chance of one in thousands.
    void intervalsHoldTheTruth() {
        const std::vector<double> truth{1350, 1500, 1650};
        Rng rng(7);
        int held = 0;
        for (int time = 0; time < 20; ++time) {
            const auto ratings = ratingsOf(tournament(truth, 80, rng), truth.size(), rng.next());
            for (std::size_t player = 0; player < truth.size(); ++player) {
                held += ratings[player].low <= truth[player] && truth[player] <= ratings[player].high ? 1 : 0;
            }
        }
        QVERIFY2(held >= 50, qPrintable(QString::number(held)));
    }
};

INTRIKA_TEST(TstElo)

}  // namespace tst_elo

#include "tst_elo.moc"
