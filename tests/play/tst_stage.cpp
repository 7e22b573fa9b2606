// Decisive moments on the stage: what it tells and when, with which keys, and that nothing behind it hears them.
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/looking_back.h"
#include "app/play/page_settings.h"
#include "app/stage/stage_view.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/followed_page.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/staged.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

namespace tst_stage {

using namespace intrika;

namespace {

std::vector<StageCard> cardsOf(const StagePicture& picture) {
    std::vector<StageCard> cards = picture.foot;
    for (const StageSide& side : picture.sides) cards.insert(cards.end(), side.cards.begin(), side.cards.end());
    for (const StageColumn& column : picture.columns) {
        cards.insert(cards.end(), column.cards.begin(), column.cards.end());
    }
    return cards;
}

// What is wrong with it; empty: nothing.
QString flawOf(const StagePicture& picture, const GameKind& kind, int seats) {
    if (picture.sides.size() != 0 && picture.sides.size() != 2) return "sides come in pairs";
    std::set<int> ids;
    for (const StageCard& card : cardsOf(picture)) {
        if (!ids.insert(card.id).second) return QString("two cards have the number %1").arg(card.id);
        if (card.face >= kind.faces.size()) return "a face that the game does not have";
        if (card.owner != noSeat && card.owner >= seats) return "a card of nobody";
    }
    for (const StageColumn& column : picture.columns) {
        if (column.seat != noSeat && column.seat >= seats) return "a column of nobody";
    }
    for (const StageArrow& arrow : picture.arrows) {
        const auto count = picture.columns.size();
        if (arrow.from == arrow.to || arrow.from >= count || arrow.to >= count) return "an arrow that leads nowhere";
    }
    return {};
}

QString flawOf(const StageScript& script, const GameKind& kind, int seats, std::size_t happenings) {
    std::size_t told = script.begins;
    if (script.title.empty()) return "no title";
    for (const StageBeat& beat : script.beats) {
        if (beat.told < told || beat.told > happenings) return "happenings are told in their order";
        told = beat.told;
        if (beat.milliseconds <= 0) return "a beat takes its time";
        if (const QString flaw = flawOf(beat.picture, kind, seats); !flaw.isEmpty()) return flaw;
        for (const Seat seat : beat.notes) {
            const auto& columns = beat.picture.columns;
            const bool isThere = std::any_of(columns.begin(), columns.end(), [seat](const StageColumn& column) {
                return column.seat == seat && !column.note.empty();
            });
            if (!isThere) return "points fly from where none are";
        }
    }
    return told == script.begins ? "it tells nothing" : QString();
}

// Bots alone play until a stage opens.
struct Page : FollowedPage {
    using FollowedPage::FollowedPage;

    StageView* stage() { return page.findChild<StageView*>(); }
    bool isOpen() { return stage() != nullptr && stage()->isOpen(); }
    bool opens() {
        return QTest::qWaitFor([this] { return isOpen(); }, 60'000);
    }
    QStringList logged() {
        QStringList lines;
        for (int row = 0; row < log().count(); ++row) lines << log().item(row)->text();
        return lines;
    }
    QString said(const Text& text) { return scene().laid().words.say(text); }
};

std::unique_ptr<Page> bots(std::uint64_t seed, Speed speed, Pace pace = Pace::atOnce) {
    auto page = std::make_unique<Page>(std::vector<PlayerKind>{dice, dice, dice}, seed);
    page->page.settings().setPace(pace);
    page->page.settings().setSpeed(speed);
    return page;
}

// One person who practises, and whose decision opens the first stage of a game of three.
std::unique_ptr<Page> decidedToStage(std::uint64_t seed) {
    Staged staged = firstStage(*gameNamed("traitor"), seed, 3);
    const Step last = staged.session->step(staged.step);
    staged.session->takeBack();
    std::vector<PlayerKind> players(3, dice);
    players.at(*last.mover) = human;
    auto table = tableOf(std::move(staged.session), players, seed);
    table->practise();
    auto page = std::make_unique<Page>(std::move(table));
    page->waits();
    page->page.settings().setSpeed(Speed::slow);
    const_cast<Table&>(page->table()).choose(*last.mover, last.move);
    return page;
}

}  // namespace

class TestStage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void everyGameHasDecisiveMoments_data() { addGames(); }
    void everyGameHasDecisiveMoments();
    void scriptsAreSoundForEveryObserver_data() { addGames(); }
    void scriptsAreSoundForEveryObserver();
    void spaceLeadsFromBeatToBeat();
    void escapeEndsItAndGivesTheKeysBack();
    void theLogWaitsForTheBeats();
    void aScreenReaderHearsTheBeats();
    void withoutMotionAPictureStaysUntilAKey();
    void whoeverWaitsForNothingIsShownNone();
    void itGoesOnByItself();
    void nothingBehindItHearsAKey();
    void whatIsTakenBackMeanwhileIsToldNoMore();
    void aReplayShowsItUnlessItIsInAHurry();
};

void TestStage::everyGameHasDecisiveMoments() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    bool found = false;
    for (std::uint64_t seed = 1; seed <= 12 && !found; ++seed) {
        found = firstStage(kind, seed, kind.minSeats).step >= 0;
    }
    QVERIFY(found);
}

void TestStage::scriptsAreSoundForEveryObserver() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    for (const int seats : {kind.minSeats, kind.maxSeats}) {
        const auto session = randomGame(kind, seats, nlohmann::json::object(), 3, 700);
        for (int step = 0; step < session->stepCount(); ++step) {
            for (const Observer observer : {spectator, Observer(Seat(0))}) {
                const StageScript script = session->stage(step, observer);
                if (script.empty()) continue;
                const QString flaw = flawOf(script, kind, seats, session->happenings(step, observer).size());
                QVERIFY2(flaw.isEmpty(), qPrintable(QString("step %1: %2").arg(step).arg(flaw)));
            }
        }
    }
}

void TestStage::spaceLeadsFromBeatToBeat() {
    const auto page = bots(21, Speed::slow);
    QVERIFY(page->opens());
    QVERIFY(page->stage()->hasFocus());
    const auto beats = static_cast<int>(page->stage()->script().beats.size());
    QTest::keyClick(page->stage(), Qt::Key_Space);  // it is open
    for (int beat = 0; beat < beats; ++beat) {
        QVERIFY(page->isOpen());
        QCOMPARE(page->stage()->beat(), beat);
        QTest::keyClick(page->stage(), Qt::Key_Space);
    }
    QTest::keyClick(page->stage(), Qt::Key_Space);
    QVERIFY(!page->isOpen());
}

void TestStage::escapeEndsItAndGivesTheKeysBack() {
    const auto page = bots(21, Speed::slow);
    page->view().setFocus();
    QVERIFY(page->opens());
    QTest::keyClick(page->stage(), Qt::Key_Escape);
    QVERIFY(!page->isOpen());
    QVERIFY(page->view().hasFocus());
}

void TestStage::theLogWaitsForTheBeats() {
    const auto page = bots(21, Speed::slow);
    QVERIFY(page->opens());
    const int step = page->table().stepCount() - 1;
    const StageScript script = page->stage()->script();
    const auto happenings = page->table().happenings(step, spectator);
    const auto isLogged = [&](std::size_t index) {
        return page->logged().contains(page->said(happenings[index].sentence));
    };
    QTest::keyClick(page->stage(), Qt::Key_Space);
    for (const StageBeat& beat : script.beats) {
        const std::size_t next = beat.told;
        if (next > 0 && !happenings[next - 1].sentence.empty() && next > script.begins) {
            QVERIFY(!isLogged(script.ends() - 1) || next == script.ends());
        }
        QTest::keyClick(page->stage(), Qt::Key_Space);
        for (std::size_t index = 0; index < next; ++index) {
            QVERIFY(happenings[index].sentence.empty() || isLogged(index));
        }
    }
}

void TestStage::aScreenReaderHearsTheBeats() {
    const auto page = bots(21, Speed::slow);
    QVERIFY(page->opens());
    const StageScript script = page->stage()->script();
    QCOMPARE(page->stage()->accessibleName(), page->said(script.title));
    const auto happenings = page->table().happenings(page->table().stepCount() - 1, spectator);
    auto* live = page->page.findChild<LiveRegion*>();
    QTest::keyClick(page->stage(), Qt::Key_Space);
    std::size_t told = script.begins;
    for (const StageBeat& beat : script.beats) {
        QTest::keyClick(page->stage(), Qt::Key_Space);
        if (beat.told == script.ends()) break;
        for (std::size_t index = told; index < beat.told; ++index) {
            QVERIFY(live->accessibleName().contains(page->said(happenings[index].sentence)));
        }
        told = std::max(told, beat.told);
    }
}

void TestStage::withoutMotionAPictureStaysUntilAKey() {
    const auto page = bots(21, Speed::off, Pace::fast);
    QVERIFY(page->opens());
    QCOMPARE(page->stage()->beat(), static_cast<int>(page->stage()->script().beats.size()) - 1);
    const int steps = page->table().stepCount();
    QTest::keyClick(page->stage(), Qt::Key_Space);
    QVERIFY(!page->isOpen());
    QVERIFY(QTest::qWaitFor([&] { return page->table().stepCount() > steps; }, 20'000));
}

void TestStage::whoeverWaitsForNothingIsShownNone() {
    const auto page = bots(21, Speed::off);
    QVERIFY(QTest::qWaitFor([&] { return page->table().isOver(); }, 60'000));
    QVERIFY(page->stage() == nullptr);
}

void TestStage::itGoesOnByItself() {
    const auto page = bots(21, Speed::fast);
    QVERIFY(page->opens());
    const int steps = page->table().stepCount();
    QVERIFY(QTest::qWaitFor([&] { return page->table().stepCount() > steps; }, 30'000));
}

void TestStage::nothingBehindItHearsAKey() {
    const auto decided = decidedToStage(3);
    Page& page = *decided;
    QVERIFY(page.opens());
    QVERIFY(!page.isAsked());
    const int steps = page.table().stepCount();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_Up, Qt::Key_Down})
        QTest::keyClick(page.page.focusWidget(), key);
    while (page.isOpen()) QTest::keyClick(page.page.focusWidget(), Qt::Key_Space);
    QCOMPARE(page.table().stepCount(), steps);
}

void TestStage::whatIsTakenBackMeanwhileIsToldNoMore() {
    const auto page = decidedToStage(3);
    QVERIFY(page->opens());
    const int step = page->table().stepCount() - 1;
    QTest::keyClick(page->stage(), Qt::Key_Space);
    QVERIFY(page->page.actions().undo->isEnabled());
    page->page.actions().undo->trigger();
    QVERIFY(!page->isOpen());
    QCOMPARE(page->table().stepCount(), step);
    QVERIFY(page->waits() && page->isAsked());
    const QString heard = page->page.findChild<LiveRegion*>()->accessibleName();
    const Text question = page->table().prompt(page->table().toAct().seats.first()).question;
    QVERIFY2(heard.contains(page->said(question)), qPrintable(heard));
}

void TestStage::aReplayShowsItUnlessItIsInAHurry() {
    const auto page = bots(21, Speed::off);
    QVERIFY(QTest::qWaitFor([&] { return page->table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    int step = 0;
    while (page->table().stage(step, spectator).empty()) ++step;
    page->page.past().begin();
    const auto goTo = [&](int at) {
        page->press(Qt::Key_Home);
        emit page->log().placeWanted(at);
    };
    page->page.settings().setSpeed(Speed::fast);
    goTo(step);
    page->goOn();
    QVERIFY(!page->isOpen());
    page->page.settings().setSpeed(Speed::normal);
    goTo(step);
    page->goOn();
    QVERIFY(QTest::qWaitFor([&] { return page->isOpen(); }, 5'000));
    QTest::keyClick(page->page.focusWidget(), Qt::Key_Escape);
    QVERIFY(!page->isOpen());
    QVERIFY(page->bar().isVisible());  // Escape left the stage, not the past
}

INTRIKA_TEST(TestStage)

}  // namespace tst_stage

#include "tst_stage.moc"
