// Which moments of a game are heard.
#include "app/play/page_settings.h"
#include "app/play/result_panel.h"
#include "tests/support/heard_sounds.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_sound_cues {

using namespace intrika;

namespace {

constexpr int enoughEvents = 12;

// Every look at it finds it later by so much.
Clock clockThatGoesOnBy(long long ms) {
    return [ms, now = 0LL]() mutable { return now += ms; };
}

// Decides for the person until so many events have happened, or the game is over.
bool playOn(PlayedPage& page, int events) {
    const int until = page.table().stepCount() + events;
    while (page.waits() && page.table().stepCount() < until && !page.table().isOver()) {
        if (page.curtain().isDown()) openCurtain(page, By::key);
        if (!page.isAsked()) continue;
        if (!decideByKeysInTheList(page, 0)) return false;
    }
    return true;
}

}  // namespace

class TestSoundCues : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void cardsAreHeardWhereTheyMove() {
        HeardSounds heard;
        PlayedPage page({human, dice, dice}, 7);
        page.page.setSounds(heard, clockThatGoesOnBy(100));
        page.page.settings().setSpeed(Speed::fast);
        QVERIFY(playOn(page, enoughEvents));
        QVERIFY(heard.count(Sound::cardLaid) + heard.count(Sound::cardDealt) > 0);
        QCOMPARE(heard.count(Sound::finale), 0);
    }

    // Where nothing moves nothing is heard of it; the end is heard all the same, once.
    void withoutMotionOnlyTheEndIsHeard() {
        HeardSounds heard;
        PlayedPage page({dice, dice, dice}, 7);
        page.page.setSounds(heard, clockThatGoesOnBy(1));
        QTRY_VERIFY_WITH_TIMEOUT(page.table().isOver(), 60'000);
        QTRY_VERIFY(page.page.findChild<ResultPanel*>()->isVisible());
        QVERIFY(heard.played == std::vector{Sound::finale});
        page.page.hide();
        page.page.show();
        QCOMPARE(heard.count(Sound::finale), 1);
    }

    void nothingThatNobodySeesIsHeard() {
        HeardSounds heard;
        PlayedPage page({dice, dice, dice}, 7);
        page.page.setSounds(heard, clockThatGoesOnBy(100));
        page.page.settings().setSpeed(Speed::fast);
        page.page.hide();
        const int before = page.table().stepCount();
        QTRY_VERIFY_WITH_TIMEOUT(page.table().stepCount() > before + enoughEvents, 60'000);
        QVERIFY(heard.played.empty());
    }

    void theCurtainIsHeardAsItFalls() {
        HeardSounds heard;
        PlayedPage page({human, human, human}, 7);
        page.page.setSounds(heard, clockThatGoesOnBy(1000));
        QVERIFY(page.waits());
        const int before = heard.count(Sound::curtain);
        if (page.curtain().isDown()) openCurtain(page, By::key);  // without motion it is simply gone
        QCOMPARE(heard.count(Sound::curtain), before);
        page.page.actions().hide->trigger();
        QVERIFY(page.curtain().isDown());
        QCOMPARE(heard.count(Sound::curtain), before + 1);
    }

    void whoIsAskedAfterALongWaitIsCalled_data() {
        QTest::addColumn<int>("thinkingMs");
        QTest::addColumn<bool>("called");
        QTest::newRow("bots are quick") << 0 << false;
        QTest::newRow("bots think long") << 20'000 << true;
    }
    void whoIsAskedAfterALongWaitIsCalled() {
        QFETCH(int, thinkingMs);
        QFETCH(bool, called);
        HeardSounds heard;
        PlayedPage page({human, dice, dice}, 7);
        page.page.setSounds(heard, clockThatGoesOnBy(thinkingMs));
        QVERIFY(playOn(page, enoughEvents));
        QCOMPARE(heard.count(Sound::call) > 0, called);
    }
};

INTRIKA_TEST(TestSoundCues)

}  // namespace tst_sound_cues

#include "tst_sound_cues.moc"
