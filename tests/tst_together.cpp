// With several people at one screen everybody sees what comes to light for all, before the next private screen: at
// their own pace, with and without motion, and nothing that a spectator may not see.
#include "app/play/log_panel.h"
#include "app/play/together.h"
#include "engines/table/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/played_page.h"
#include "tests/support/temp_home.h"

#include <QTest>

#include <algorithm>

using namespace intrika;

namespace {

std::unique_ptr<Table> tableWith(const char* game, const std::vector<PlayerKind>& players, std::uint64_t seed) {
    return tableOf(dealt(players.size(), seed, game), players, seed);
}

struct Page : PlayedPage {
    using PlayedPage::PlayedPage;
    LogPanel& lines() { return *page.findChild<LogPanel*>(); }

    // Everybody picks at random, until all look together. False: it has not come to it.
    bool playUntilGathered(std::uint64_t seed) {
        Rng rng(seed);
        for (int decided = 0; decided < 600 && waitsOrGathers() && !table().isOver(); ++decided) {
            if (page.isGathered()) return true;
            if (curtain().isDown()) openCurtain(*this, By::key);
            if (!isAsked()) continue;
            const auto offered = static_cast<std::uint32_t>(std::max(1, choices().count()));
            if (!decideByKeysInTheList(*this, static_cast<int>(rng.below(offered)))) return false;
        }
        return waitsOrGathers() && page.isGathered();
    }
    QStringList logged() {
        QStringList told;
        for (int row = 0; row < lines().count(); ++row) told << lines().item(row)->text();
        return told;
    }
    QStringList said(const std::vector<Text>& sentences) {
        QStringList told;
        for (const Text& sentence : sentences) told << scene().words().say(sentence);
        return told;
    }
};

}  // namespace

class TestTogether : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void everybodySeesWhatIsForAll_data();
    void everybodySeesWhatIsForAll();
    void aBotBetweenThemIsSeenToo();
    void itIsLeftAtOnceTakenBackAndOpenedAgain();

private:
    TempHome home_;
};

void TestTogether::everybodySeesWhatIsForAll_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("seed");
    QTest::newRow("traitor") << "traitor" << 3 << 5;
    QTest::newRow("schemes") << "schemes" << 2 << 5;
    QTest::newRow("succession") << "succession" << 3 << 5;
}

void TestTogether::everybodySeesWhatIsForAll() {
    QFETCH(QString, game);
    QFETCH(int, people);
    QFETCH(int, seed);
    Page page(tableWith(qPrintable(game), std::vector<PlayerKind>(static_cast<std::size_t>(people), human),
                        static_cast<std::uint64_t>(seed)));
    QVERIFY(page.playUntilGathered(static_cast<std::uint64_t>(seed)));
    const Table& table = page.table();
    const int step = table.stepCount() - 1;
    QVERIFY(isForEverybody(table, step));
    QVERIFY(!page.curtain().isDown());
    const auto moments = momentsForEverybody(table, step);
    QVERIFY(moments.size() > 1);
    QVERIFY(moments.back().after == table.tableau(spectator, step + 1));
    for (std::size_t at = 0; at + 1 < moments.size(); ++at) {
        QTRY_VERIFY(!page.scene().isPlaying());
        QVERIFY(page.page.isGathered() && !page.curtain().isDown());
        QVERIFY(page.scene().tableau() == moments[at].after);
        const QStringList logged = page.logged(), told = page.said(moments[at].sentences);
        QVERIFY2(!logged.isEmpty() && logged.last() == told.last(), qPrintable(logged.join(u'|')));
        page.goOn();
    }
    if (table.isOver()) return;
    QTRY_VERIFY(!page.page.isGathered());
    QVERIFY(page.waitsOrGathers());
    QCOMPARE(table.stepCount(), step + 1);
}

void TestTogether::aBotBetweenThemIsSeenToo() {
    Page page({human, dice, human}, 13);
    for (int seen = 0; seen < 3; ++seen) {
        QVERIFY(page.playUntilGathered(static_cast<std::uint64_t>(seen)));
        QVERIFY(isForEverybody(page.table(), page.table().stepCount() - 1));
        QVERIFY(page.waits());
    }
}

void TestTogether::itIsLeftAtOnceTakenBackAndOpenedAgain() {
    Page page(tableWith("schemes", {human, human}, 5));
    QVERIFY(page.playUntilGathered(5));
    const int steps = page.table().stepCount();
    const QString path = home_.path("round.intrika");
    QVERIFY(page.page.saveTo(path));
    auto opened = openGame(path);
    QVERIFY(opened.has_value());
    Page restored(std::make_unique<Table>(std::move(opened->session), opened->seats, opened->seed, nullptr));
    QVERIFY(restored.page.isGathered());
    QCOMPARE(restored.table().stepCount(), steps);
    page.page.activateWindow();
    page.page.findChild<ReplayBar*>()->steps()[4]->trigger();
    QVERIFY(!page.page.isGathered());
    QVERIFY(page.curtain().isDown() || page.isAsked());
    QCOMPARE(page.table().stepCount(), steps);
    // Behind the table hidden by hand comes the curtain of whoever is next.
    restored.page.actions().hide->trigger();
    QVERIFY(restored.curtain().isDown() && !restored.page.isGathered());
}

QTEST_MAIN(TestTogether)
#include "tst_together.moc"
