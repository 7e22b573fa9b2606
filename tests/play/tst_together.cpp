// With several people at one screen everybody sees what comes to light for all, before the next private screen: at
// their own pace, with and without motion, and nothing that a spectator may not see.
#include "app/play/log_panel.h"
#include "app/play/page_settings.h"
#include "app/play/panel_style.h"
#include "app/play/replay.h"
#include "app/play/together.h"
#include "app/stage/stage_view.h"
#include "engines/saves/saved_games.h"
#include "engines/session/record.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/played_page.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_together {

using namespace intrika;

namespace {

std::unique_ptr<Table> tableWith(const char* game, const std::vector<PlayerKind>& players, std::uint64_t seed) {
    return tableOf(dealt(players.size(), seed, game), players, seed);
}

std::vector<PlayerKind> people(int count) { return {static_cast<std::size_t>(count), human}; }

// A game just before one person decides what brings something to light for all. Up to there everybody has decided at
// random, without a window: on a large board the way would be long.
struct Verge {
    std::unique_ptr<Session> session;
    Seat mover = noSeat;
    MoveKey move;
};

bool isVerge(const Table& table, const Session& session, int step) {
    const Observer mover = table.mover(step);
    if (!mover || session.toAct(step).seats.count() > 1 || session.prompt(*mover, step).silence) return false;
    return isForEverybody(table, step) && momentsForEverybody(table, step).size() > 1;
}

Verge vergeOf(const QString& game, int seats, std::uint64_t seed) {
    const auto played = randomGame(*gameNamed(game.toStdString()), seats, nlohmann::json::object(), seed, 600);
    Record record = recordOf(*played, std::vector<SeatEntry>(static_cast<std::size_t>(seats)));
    record.result.reset();
    const auto table = tableOf(openRecord(record).value(), people(seats), seed);
    for (int step = 0; step < played->stepCount(); ++step) {
        if (!isVerge(*table, *played, step)) continue;
        record.events.resize(static_cast<std::size_t>(step));
        return {openRecord(record).value(), *played->step(step).mover, played->step(step).move};
    }
    return {};
}

struct Page : PlayedPage {
    using PlayedPage::PlayedPage;

    // False: this person is not asked, or not offered this.
    bool decide(const Verge& verge) {
        if (!waits()) return false;
        if (curtain().isDown()) openCurtain(*this, By::key);
        if (!waits() || !isAsked()) return false;
        const int steps = table().stepCount();
        const Prompt prompt = table().prompt(verge.mover);
        for (const Choice& choice : prompt.choices) {
            if (choice.key == verge.move) decideByKeys(page, choices(), prompt, choice);
        }
        return table().stepCount() > steps;
    }
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
    // What is logged of one step, and what there is to log of its first happenings.
    QStringList loggedOf(int step) {
        QStringList told;
        for (int row = 0; row < lines().count(); ++row) {
            const QListWidgetItem* line = lines().item(row);
            const bool isHeading = line->data(WrappedRows::headingRole).toBool();
            if (!isHeading && line->data(Qt::UserRole).toInt() == step + 1) told << line->text();
        }
        return told;
    }
    QStringList toldBy(int step, std::size_t happenings) {
        const SeatSet people = table().humans();
        const auto all = table().happenings(step, people.count() == 1 ? Observer(people.first()) : spectator);
        QStringList told;
        for (std::size_t index = 0; index < std::min(happenings, all.size()); ++index) {
            const QString sentence = scene().laid().words.say(all[index].sentence);
            if (!sentence.isEmpty()) told << sentence;
        }
        return told;
    }
    QStringList said(const std::vector<Text>& sentences) {
        QStringList told;
        for (const Text& sentence : sentences) told << scene().laid().words.say(sentence);
        return told;
    }
};

// Looks at the log again and again while a step is shown, and compares it with what has been shown of the step.
class Pursuit : public QObject {
public:
    Pursuit(Page& page, int step) : page_(page), step_(step) {
        auto* replay = page.page.findChild<Replay*>();
        connect(replay, &Replay::momentShown, this, [this](std::size_t happenings) { shown_ = happenings; });
        connect(page.page.findChild<Animator*>(), &Animator::seen, this, [this, replay](int happenings) {
            const auto* stage = page_.page.findChild<StageView*>();
            const bool isStaged = stage != nullptr && stage->isOpen();
            if (!replay->isOn() || isStaged) shown_ = static_cast<std::size_t>(happenings);
        });
        connect(&page.table(), &Table::stepTaken, this, &Pursuit::look);
        connect(&often_, &QTimer::timeout, this, &Pursuit::look);
        often_.start(4);  // ms, less than a frame
    }
    int looks() const { return looks_; }
    const QString& fault() const { return fault_; }

private:
    void look() {
        if (page_.table().stepCount() != step_ + 1 || !page_.scene().isPlaying()) return;
        ++looks_;
        const QStringList logged = page_.loggedOf(step_), told = page_.toldBy(step_, shown_);
        if (logged != told && fault_.isEmpty()) fault_ = logged.join(u'|') + " instead of " + told.join(u'|');
    }

    Page& page_;
    int step_;
    std::size_t shown_ = 0;
    int looks_ = 0;
    QString fault_;
    QTimer often_;
};

}  // namespace

class TestTogether : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void everybodySeesWhatIsForAll_data();
    void everybodySeesWhatIsForAll();
    void theLogNeverRunsAhead_data();
    void theLogNeverRunsAhead();
    void itIsTakenBackOrRefusedWithAReason_data();
    void itIsTakenBackOrRefusedWithAReason();
    void aStepIsTakenBackWhileItIsShown();
    void aBotBetweenThemIsSeenToo();
    void itIsLeftAtOnceTakenBackAndOpenedAgain();
};

void TestTogether::everybodySeesWhatIsForAll_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    QTest::newRow("traitor") << "traitor" << 3 << 5;
    QTest::newRow("schemes") << "schemes" << 2 << 5;
    QTest::newRow("succession") << "succession" << 3 << 5;
    QTest::newRow("coach") << "coach" << 4 << 5;
    QTest::newRow("confidants") << "confidants" << 2 << 5;
}

void TestTogether::everybodySeesWhatIsForAll() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, seed);
    Verge verge = vergeOf(game, seats, static_cast<std::uint64_t>(seed));
    QVERIFY(verge.session != nullptr);
    Page page(tableOf(std::move(verge.session), people(seats), static_cast<std::uint64_t>(seed)));
    QVERIFY(page.decide(verge));
    QVERIFY(page.waitsOrGathers() && page.page.isGathered());
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
        QVERIFY(page.scene().laid().tableau == moments[at].after);
        const QStringList logged = page.logged(), told = page.said(moments[at].sentences);
        QVERIFY2(!logged.isEmpty() && (told.isEmpty() || logged.last() == told.last()), qPrintable(logged.join(u'|')));
        page.goOn();
    }
    if (table.isOver()) return;
    QTRY_VERIFY(!page.page.isGathered());
    QVERIFY(page.waitsOrGathers());
    QCOMPARE(table.stepCount(), step + 1);
}

void TestTogether::theLogNeverRunsAhead_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("alone");
    for (const bool alone : {false, true}) {
        const auto row = [alone](const char* game, int seats) {
            QTest::addRow("%s %s", game, alone ? "alone" : "together") << game << seats << alone;
        };
        row("traitor", 3);
        row("schemes", 2);
        row("succession", 3);
        row("coach", 4);
        row("confidants", 2);
    }
}

void TestTogether::theLogNeverRunsAhead() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(bool, alone);
    Verge verge = vergeOf(game, seats, 5);
    QVERIFY(verge.session != nullptr);
    const int step = verge.session->stepCount();
    std::vector<PlayerKind> players(static_cast<std::size_t>(seats), alone ? dice : human);
    players.at(verge.mover) = human;
    Page page(tableOf(std::move(verge.session), players, 5));
    QVERIFY(page.waits());
    page.page.settings().setSpeed(Speed::fast);
    const Pursuit pursuit(page, step);
    QVERIFY(page.decide(verge));
    auto* replay = page.page.findChild<Replay*>();
    const QStringList all = page.toldBy(step, 1000);
    QVERIFY(!all.isEmpty());
    for (int moments = 0; moments < 100 && (page.scene().isPlaying() || replay->isOn()); ++moments) {
        QTRY_VERIFY_WITH_TIMEOUT(!page.scene().isPlaying(), 20'000);
        if (replay->isOn()) page.goOn();
        if (page.table().stepCount() > step + 1) break;
    }
    QVERIFY2(pursuit.fault().isEmpty(), qPrintable(pursuit.fault()));
    QVERIFY(pursuit.looks() > 1);
    if (alone) QTRY_COMPARE(page.loggedOf(step), all);
}

void TestTogether::itIsTakenBackOrRefusedWithAReason_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("practice");
    QTest::newRow("traitor") << "traitor" << 3 << false;
    QTest::newRow("traitor, practice") << "traitor" << 3 << true;
    QTest::newRow("schemes") << "schemes" << 2 << false;
    QTest::newRow("schemes, practice") << "schemes" << 2 << true;
}

void TestTogether::itIsTakenBackOrRefusedWithAReason() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(bool, practice);
    Verge verge = vergeOf(game, seats, 5);
    QVERIFY(verge.session != nullptr);
    auto dealt = tableOf(std::move(verge.session), people(seats), 5);
    if (practice) dealt->practise();
    Page page(std::move(dealt));
    QVERIFY(page.waits());
    page.page.settings().setSpeed(Speed::fast);
    QVERIFY(page.decide(verge));
    QVERIFY(page.page.isGathered());
    const int steps = page.table().stepCount();
    QAction* undo = page.page.actions().undo;
    QCOMPARE(undo->isEnabled(), practice);
    if (!practice) {
        QCOMPARE(undo->toolTip(), page.scene().laid().words.say(page.table().whyNoTakeBack()));
        undo->trigger();
        QCOMPARE(page.table().stepCount(), steps);
        QVERIFY(page.page.isGathered());
        return;
    }
    undo->trigger();  // in the midst of the motion
    QCOMPARE(page.table().stepCount(), steps - 1);
    QVERIFY(!page.page.isGathered());
    QVERIFY(page.decide(verge));
    QVERIFY(page.page.isGathered());
    QCOMPARE(page.table().stepCount(), steps);
    QVERIFY(page.loggedOf(steps - 1).isEmpty());  // the stage has only opened
}

// The log follows what is shown; what is no more is not told.
void TestTogether::aStepIsTakenBackWhileItIsShown() {
    Page page({human, dice, dice}, 13);
    QVERIFY(page.waits() && page.isAsked());
    page.page.settings().setSpeed(Speed::slow);
    const int steps = page.table().stepCount();
    QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.scene().isPlaying());
    QVERIFY(page.page.actions().undo->isEnabled());
    page.page.actions().undo->trigger();
    QCOMPARE(page.table().stepCount(), steps);
    QVERIFY(page.isAsked());
    QVERIFY(page.loggedOf(steps).isEmpty());
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
    const QString path = testHome().path("round.intrika");
    QVERIFY(page.page.saving().saveTo(path));
    auto opened = openGame(path, allGames());
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

INTRIKA_TEST(TestTogether)

}  // namespace tst_together

#include "tst_together.moc"
