// How long people wait for bots: computed, not timed.
#include "app/play/pace.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_pace {

using namespace intrika;

namespace {

constexpr Seat person0 = 0;
constexpr int motion = 460;  // ms: a card flies, then what lies beside it settles

// The longest that the first seat waits between two of its decisions. What it goes through at its own pace, as the end
// of a round, is no waiting.
int longestWait(const Session& game, Pace pace) {
    int longest = 0, waited = 0, rests = 0;
    for (int at = 0; at < game.stepCount(); ++at) {
        const Step& step = game.step(at);
        if (step.mover == Observer(person0) || !game.moments(at, person0).empty()) {
            waited = rests = 0;
            continue;
        }
        const auto happenings = game.happenings(at, spectator);
        const bool moves = std::any_of(happenings.begin(), happenings.end(),
                                       [](const Happening& one) { return one.from != noZone || one.to != noZone; });
        waited += moves ? static_cast<int>(motion * motionShare(rests)) : 0;
        waited += step.mover ? restMs(pace, rests++) : 0;
        longest = std::max(longest, waited);
    }
    return longest;
}

}  // namespace

class TestPace : public QObject {
    Q_OBJECT

private slots:
    void theFirstRestIsTheWholePause() {
        for (const Pace pace : {Pace::slow, Pace::normal, Pace::fast, Pace::atOnce}) {
            QCOMPARE(restMs(pace, 0), pauseMs(pace));
            QVERIFY(restMs(pace, 100) >= 0);
        }
        QCOMPARE(restMs(Pace::atOnce, 0), 0);
    }

    // However many bots there are: a row of rests has an end.
    void restsInARowComeToThreePausesAtMost() {
        int all = 0;
        for (int before = 0; before < 1000; ++before) all += restMs(Pace::normal, before);
        QVERIFY2(all <= 3 * pauseMs(Pace::normal), qPrintable(QString::number(all)));
        QVERIFY(all > pauseMs(Pace::normal));
    }

    void nobodyWaitsSixSecondsInTraitorWithFourSeats() {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const auto game = randomGame(*gameNamed("traitor"), 4, nlohmann::json::object(), seed);
            const int wait = longestWait(*game, Pace::normal);
            QVERIFY2(wait < 6000, qPrintable(QString("seed %1: %2 ms").arg(seed).arg(wait)));
        }
    }
};

INTRIKA_TEST(TestPace)

}  // namespace tst_pace

#include "tst_pace.moc"
