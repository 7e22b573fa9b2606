// What bots say is in the log, beside the plate of whoever says it, and read aloud; in the past as far as it was said.
#include "app/play/live_region.h"
#include "app/play/page_settings.h"
#include "app/scene/plate_item.h"
#include "app/scene/speech_bubbles.h"
#include "app/scene/table_things.h"
#include "engines/words/words.h"
#include "tests/support/followed_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_speech {

using namespace intrika;

namespace {

constexpr std::uint64_t talkSeed = 1;

PlayerKind of(Temperament temperament) { return {PlayerKind::Is::bot, Level::easy, {}, temperament}; }

std::vector<PlayerKind> company() {
    return {human, of(Temperament::bold), of(Temperament::careful), of(Temperament::grudging)};
}

// Of random moves, up to the first thing that somebody says so that the person at seat 0 is to decide next.
std::unique_ptr<Table> tableThatTalks() {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        auto table = tableOf(dealt(4, seed), company(), talkSeed);
        auto session = dealt(4, seed);
        Rng rng(seed);
        while (!session->toAct().isOver()) {
            if (session->toAct().isChance()) {
                session->drawChance(rng);
            } else {
                const Seat seat = session->toAct().seats.first();
                const auto moves = session->legalMoves(seat);
                (void)session->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
            std::vector<SeatInfo> seats;
            for (Seat seat = 0; seat < 4; ++seat) seats.push_back(table->seatInfo(seat));
            const int step = session->stepCount() - 1;
            if (Talk(*session, seats, talkSeed).at(step, Observer(0)).empty()) continue;
            if (!session->toAct().mayAct(0)) break;
            return tableOf(std::move(session), company(), talkSeed);
        }
    }
    return nullptr;
}

}  // namespace

class TestSpeech : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void aLineIsReadInTheLogAndBesideThePlate() {
        FollowedPage page(tableThatTalks());
        const int step = page.table().stepCount() - 1;
        const auto lines = page.table().lines(step, Observer(0));
        const Words words("traitor", page.table().names());
        QVERIFY(!lines.empty());
        for (const SpokenLine& line : lines) {
            const QString said = words.say(line.words);
            const QString row = page.table().seatInfo(line.speaker).name + QString(": “%1”").arg(said);
            QCOMPARE(page.log().findItems(row, Qt::MatchExactly).size(), 1);
            const std::vector<Saying>& sayings = page.scene().speech().said();
            QVERIFY(std::find(sayings.begin(), sayings.end(), Saying{line.speaker, said}) != sayings.end());
        }
        QCOMPARE(page.scene().speech().said().size(), lines.size());
    }

    // A screen reader is told the line with the step to which one goes back; before it nobody has said anything.
    void inThePastItWasSaidWhenItWas() {
        FollowedPage page(tableThatTalks());
        const int step = page.table().stepCount() - 1;
        const Words words("traitor", page.table().names());
        const QString said = words.say(page.table().lines(step, Observer(0)).front().words);
        page.clickLine(1);
        QVERIFY(page.scene().speech().said().empty());
        QVERIFY(!page.page.findChild<LiveRegion*>()->accessibleName().contains(said));
        page.clickLine(page.log().count() - 1);
        QVERIFY(!page.scene().speech().said().empty());
        QVERIFY(page.page.findChild<LiveRegion*>()->accessibleName().contains(said));
    }

    void whoWantsNoLinesReadsNone() {
        FollowedPage page(tableThatTalks());
        page.page.settings().setTalking(false);
        QVERIFY(page.scene().speech().said().empty());
        QVERIFY(page.table().lines(page.table().stepCount() - 1, Observer(0)).empty());
    }
};

INTRIKA_TEST(TestSpeech)

}  // namespace tst_speech

#include "tst_speech.moc"
