// A decision tried again: by the seat's view alone, as often as one likes, and nothing of it happens.
#include "app/play/choice_list.h"
#include "app/play/game_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/reviews/review_page.h"
#include "app/reviews/try_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/review/reckon.h"
#include "engines/saves/kept_reviews.h"
#include "tests/support/choice_keys.h"
#include "tests/support/finished_game.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tst_try_page {

using namespace intrika;

namespace {

constexpr int patience = 800'000;  // what is reckoned gives way to all other programs

QString recordFile() { return finishedFolder() + "/1.intrika"; }

// The review of a game played at random, at the decisions of the seat that lost most by them.
struct Trying {
    explicit Trying(Settings& settings) : window(allGames(), settings) {
        window.resize(1280, 800);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("keys would go elsewhere");
        window.opener().openFile(recordFile());
        window.pages().showReview();
    }
    ReviewPage& review() { return *window.findChild<ReviewPage*>(); }
    TryPage& page() { return *window.findChild<TryPage*>(); }
    const Table& game() { return window.gamePage()->table(); }
    const Table& trial() { return page().page()->table(); }
    // False: there are no two moments to try.
    bool begins() {
        if (!QTest::qWaitFor([this] { return review().work().review().isComplete() && !isBusy(); }, patience))
            return false;
        auto& whose = *review().findChild<QComboBox*>("whose");
        for (int seat = 0; seat < whose.count() && review().moments().size() < 2; ++seat) whose.setCurrentIndex(seat);
        if (review().moments().size() < 2) return false;
        review().findChild<QListWidget*>("moments")->setCurrentRow(0);
        review().findChild<QPushButton*>("tryMoment")->click();
        return window.pages().now() == WindowPage::trial && page().page() != nullptr;
    }
    bool isBusy() { return review().work().isRunning() || review().work().review().points.empty(); }
    const OwnMoment& moment() { return review().moments().front(); }
    QString told() { return page().findChild<QLabel*>("comparison")->text(); }
    QPushButton& cards() { return *page().findChild<QPushButton*>("allCards"); }
    // By the digit that stands before it. False: there is none, or nothing came of it.
    bool choose(const MoveKey& key) {
        GamePage& shown = *page().findChild<GamePage*>();
        auto& asking = *shown.findChild<PromptPanel*>();
        if (!QTest::qWaitFor([&] { return asking.asks() && shown.isVisible(); }, patience)) return false;
        const int digit = digitOf(*shown.findChild<ChoiceList*>(), key);
        if (digit < 1 || digit > 9) {
            qWarning("the choice has no digit: %d", digit);
            return false;
        }
        const QString before = told();
        QWidget* keys = shown.focusWidget() == nullptr ? &shown : shown.focusWidget();
        QTest::keyClick(keys, static_cast<Qt::Key>(Qt::Key_0 + digit));
        keys = shown.focusWidget() == nullptr ? &shown : shown.focusWidget();
        QTest::keyClick(keys, Qt::Key_Return);
        if (QTest::qWaitFor([&] { return told() != before; }, patience)) return true;
        qWarning("%s", qPrintable(told()));
        return false;
    }
    // Buttons come first, then the rows of the list.
    int digitOf(const ChoiceList& list, const MoveKey& key) {
        const Prompt prompt = trial().prompt(moment().seat);
        std::vector<std::pair<std::uint16_t, MoveKey>> buttons;
        for (const Choice& each : prompt.choices) {
            if (isOnButton(each)) buttons.emplace_back(each.picks.front().value, each.key);
        }
        std::sort(buttons.begin(), buttons.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t at = 0; at < buttons.size(); ++at) {
            if (buttons[at].second == key) return static_cast<int>(at) + 1;
        }
        for (int row = 0; row < list.count(); ++row) {
            const auto choice = static_cast<std::size_t>(list.choiceAt(row));
            if (prompt.choices.at(choice).key == key) return static_cast<int>(buttons.size()) + row + 1;
        }
        return 0;
    }

    MainWindow window;
};

}  // namespace

class TestTryPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        startAfresh();
        finishGame(1, 0, "2026-03-01T20:00:00");
        // Played at random, it has much to do better; reckoned once for all of these tests.
        const auto game = openGame(recordFile(), allGames())->session->hindsight().value();
        review::Review review = review::begun(*game, review::usualEffort(*game));
        review::reckon(review, *game, {2});
        QVERIFY(!keepReview(recordFile(), review));
    }

    // The table as the seat saw it then, with the question that it was asked; the others have gone nowhere.
    void theTableStandsAsTheSeatSawIt() {
        Trying window(settings_);
        QVERIFY(window.begins());
        const Seat seat = window.moment().seat;
        QCOMPARE(window.trial().stepCount(), window.moment().event);
        QVERIFY(window.trial().humans() == SeatSet().with(seat));
        QVERIFY(window.trial().tableau(seat) == window.game().tableau(seat, window.moment().event));
        QVERIFY(!window.trial().isOver());
        QVERIFY(!window.trial().hindsight());
    }

    void beforeAChoiceNothingIsGivenAway() {
        Trying window(settings_);
        QVERIFY(window.begins());
        QVERIFY2(!window.told().contains(window.moment().best), qPrintable(window.told()));
        QVERIFY(!window.cards().isEnabled());
        QVERIFY(window.choose(window.moment().chosenKey));
        QVERIFY2(window.told().contains(window.moment().best), qPrintable(window.told()));
        QVERIFY(window.cards().isEnabled());
        window.cards().click();
        QCOMPARE(window.window.pages().now(), WindowPage::game);
        auto* eyes = window.window.gamePage()->findChild<ReplayBar*>()->findChild<QComboBox*>();
        QVERIFY2(eyes->currentText().contains("ards"), qPrintable(eyes->currentText()));
    }

    // By keys alone; each choice is compared, and the table asks again.
    void oneChoosesAsOftenAsOneLikes() {
        Trying window(settings_);
        QVERIFY(window.begins());
        const OwnMoment& moment = window.moment();
        QVERIFY(window.choose(moment.bestKey));
        QVERIFY2(window.told().contains("the best choice"), qPrintable(window.told()));
        QVERIFY(window.choose(moment.chosenKey));
        QVERIFY2(window.told().contains(u'−'), qPrintable(window.told()));
        const Prompt prompt = window.trial().prompt(moment.seat);
        for (const Choice& choice : prompt.choices) {
            if (choice.key == moment.bestKey || choice.key == moment.chosenKey) continue;
            QVERIFY(window.choose(choice.key));
            QTRY_VERIFY_WITH_TIMEOUT(!window.told().contains("weighing"), patience);
            QVERIFY2(window.told().contains("In the game: "), qPrintable(window.told()));
            break;
        }
        QCOMPARE(window.trial().stepCount(), moment.event);
        QVERIFY(!window.trial().whyNoTakeBack(moment.seat).empty());
        QCOMPARE(window.game().stepCount(), window.review().work().review().eventCount());
    }

    void oneGoesOnToTheNextAndBack() {
        Trying window(settings_);
        QVERIFY(window.begins());
        window.page().findChild<QPushButton*>("nextMoment")->click();
        QCOMPARE(window.trial().stepCount(), window.review().moments()[1].event);
        QVERIFY(!window.cards().isEnabled());
        window.page().findChild<QPushButton*>("backToReview")->click();
        QCOMPARE(window.window.pages().now(), WindowPage::review);
        QCOMPARE(window.review().findChild<QListWidget*>("moments")->currentRow(), 0);
    }

    void itSpeaksTheOtherLanguageAtOnce() {
        Trying window(settings_);
        QVERIFY(window.begins());
        QVERIFY(window.choose(window.moment().chosenKey));
        switchLanguage("hu");
        QTRY_VERIFY2(window.told().contains("A legjobb: "), qPrintable(window.told()));
        switchLanguage("en");
    }

    void itEndsWithItsGame() {
        Trying window(settings_);
        QVERIFY(window.begins());
        window.window.showStart();
        QTRY_VERIFY(window.page().page() == nullptr);
    }

    // Nobody tries what is not over, nor what chance decided.
    void whatCannotBeTriedAgain() {
        Trying window(settings_);
        const Table& game = window.game();
        for (int event = 0; event < game.stepCount(); ++event) {
            QCOMPARE(game.trialAt(event) != nullptr, game.mover(event).has_value());
        }
        window.window.starter().begin(onePersonAgainstBots(3));
        QVERIFY(!window.game().isOver() && window.game().trialAt(0) == nullptr);
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TestTryPage)

}  // namespace tst_try_page

#include "tst_try_page.moc"
