// A finished game gone through at the window: reckoned beside it, kept, and shown to each person as theirs.
#include "app/finished/finished_page.h"
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/play/replay_bar.h"
#include "app/reviews/chances_chart.h"
#include "app/reviews/review_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/review/reckon.h"
#include "engines/review/review_file.h"
#include "engines/review/summary.h"
#include "engines/saves/kept_reviews.h"
#include "engines/session/deputies.h"
#include "tests/support/accessible_tree.h"
#include "tests/support/files.h"
#include "tests/support/finished_game.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tst_review_page {

using namespace intrika;
using accessible_tree::Node;

namespace {

constexpr int patience = 800'000;  // what is reckoned gives way to all other programs
constexpr Effort small{1, 64};

QString recordFile() { return finishedFolder() + "/1.intrika"; }

std::shared_ptr<const Hindsight> hindsightOf(const QString& path) {
    return openGame(path, allGames())->session->hindsight().value();
}

review::Review reckoned(const Hindsight& game, const Effort& effort) {
    review::Review review = review::begun(game, effort);
    review::reckon(review, game, {1});
    return review;
}

// A window with a finished game on its table, and its review in front.
struct Reviewed {
    explicit Reviewed(Settings& settings, const QString& path = recordFile()) : window(allGames(), settings) {
        window.resize(1280, 800);
        window.show();
        window.opener().openFile(path);
        window.pages().showReview();
    }
    ReviewPage& page() { return *window.findChild<ReviewPage*>(); }
    bool isDone() {
        return QTest::qWaitFor([this] { return !page().work().isRunning() && turns().count() > 0; }, patience);
    }
    QListWidget& turns() { return *page().findChild<QListWidget*>("turningPoints"); }
    QListWidget& moments() { return *page().findChild<QListWidget*>("moments"); }
    QComboBox& whose() { return *page().findChild<QComboBox*>("whose"); }
    QPushButton& stop() { return *page().findChild<QPushButton*>("stopReview"); }

    MainWindow window;
};

// How many decisions of this seat lost something.
int lapsesOf(const review::Review& review, Seat seat) {
    return static_cast<int>(std::count_if(review.points.begin(), review.points.end(), [seat](const auto& point) {
        return point->decision && point->decision->seat == seat && point->decision->mark() >= review::Mark::inaccuracy;
    }));
}

// Of the game that each test begins with; reckoned once for all of them.
const review::Review& usualReview() {
    static const review::Review review = [] {
        const auto game = hindsightOf(recordFile());
        return reckoned(*game, review::usualEffort(*game));
    }();
    return review;
}

// The seat of whose decisions most lost something, kept as the review of that game.
Seat keepOneWithLapses() {
    const review::Review& review = usualReview();
    keepReview(recordFile(), review);
    const int seats = hindsightOf(recordFile())->seatCount();
    Seat most = 0;
    for (Seat seat = 1; seat < seats; ++seat) {
        if (lapsesOf(review, seat) > lapsesOf(review, most)) most = seat;
    }
    return most;
}

}  // namespace

class TestReviewPage : public QObject {
    Q_OBJECT

private slots:
    void init() {
        startAfresh();
        finishGame(1, 0, "2026-03-01T20:00:00");
    }

    void theResultLeadsToIt() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.opener().openFile(recordFile());
        auto* button = window.gamePage()->findChild<QPushButton*>("review");
        QVERIFY(button != nullptr);
        QCOMPARE(button->text(), QString("Review"));
        button->click();
        QCOMPARE(window.pages().now(), WindowPage::review);
        QVERIFY(window.findChild<ReviewPage*>()->isOf(window.gamePage()->table()));
    }

    void aTicketLeadsToIt() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showFinished();
        auto* page = window.findChild<FinishedPage*>();
        page->findChild<QPushButton*>("reviewGame")->click();
        QCOMPARE(window.pages().now(), WindowPage::review);
        QCOMPARE(window.gamePage()->table().recordFile(), recordFile());
        QTest::keyClick(window.findChild<ReviewPage*>(), Qt::Key_Escape);
        QCOMPARE(window.pages().now(), WindowPage::game);
    }

    // Not to be had while it could help anybody: neither offered nor reckoned, whoever asks.
    void ofAGameThatGoesOnThereIsNone() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(3));
        QVERIFY(window.gamePage() != nullptr && !window.gamePage()->table().isOver());
        QVERIFY(window.gamePage()->findChild<QPushButton*>("review") == nullptr);
        window.pages().showReview();
        const auto& page = *window.findChild<ReviewPage*>();
        QVERIFY(!page.work().isRunning());
        QVERIFY(page.work().review().points.empty());
        QVERIFY(!page.findChild<QListWidget*>("moments")->isVisible());
        QVERIFY(textsOf(*window.findChild<ReviewPage*>()).join('\n').contains(Words().say(gameGoesOn().text)));
        const Table& table = window.gamePage()->table();
        QVERIFY(!table.hindsight());
        QVERIFY(!table.toldMove(0, "{}"));
    }

    void itIsReckonedOnceAndKept() {
        {
            Reviewed window(settings_);
            QVERIFY(window.isDone());
            QVERIFY(window.page().work().review() == usualReview());
        }
        auto kept = keptReview(recordFile());
        QVERIFY(kept && kept->isComplete());
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(reviewOf(recordFile())) & others));
        // What is kept is shown: it is not reckoned again.
        kept->points.front()->truth.front() = 0.125;
        QVERIFY(!keepReview(recordFile(), *kept));
        Reviewed again(settings_);
        QVERIFY(again.isDone());
        QCOMPARE(again.page().work().review().points.front()->truth.front(), 0.125);
    }

    // A copy that is no good is made anew; one of another effort or another game is none.
    void whatIsKeptIsCheckedBeforeItCounts() {
        const auto game = hindsightOf(recordFile());
        const review::Review right = reckoned(*game, small);
        finishGame(2, 0, "2026-03-02T20:00:00");
        const auto other = hindsightOf(finishedFolder() + "/2.intrika");
        const std::string text = writeReview(right);
        const std::vector<std::string> wrong{text.substr(0, text.size() / 3), writeReview(reckoned(*game, {1, 65})),
                                             writeReview(reckoned(*other, small))};
        for (const std::string& each : wrong) {
            QVERIFY(!saveRecord(reviewOf(recordFile()), each));
            ReviewWork work;
            work.begin(game, recordFile(), small);
            QVERIFY(QTest::qWaitFor([&] { return !work.isRunning(); }, patience));
            QVERIFY(work.review() == right);
            QCOMPARE(keptReview(recordFile()).value(), right);
        }
    }

    // Stopped in the middle of whatever is being searched; what there is stays, and it goes on to the same end.
    void itStopsAtOnceAndGoesOn() {
        const auto game = hindsightOf(recordFile());
        ReviewWork work;
        work.begin(game, recordFile(), {1, 4'000'000'000});
        work.stop();
        QVERIFY(!work.isRunning());
        QVERIFY(keptReview(recordFile()) == std::nullopt);

        work.begin(game, recordFile(), small);
        QVERIFY(QTest::qWaitFor([&] { return work.pointsDone() > 3; }, patience));
        work.stop();
        const int done = work.pointsDone();
        QVERIFY(done > 3);
        work.goOn();
        QVERIFY(QTest::qWaitFor([&] { return !work.isRunning(); }, patience));
        QVERIFY(work.review() == reckoned(*game, small));
        QCOMPARE(keptReview(recordFile()).value(), work.review());
    }

    void theButtonStopsItAndGoesOn() {
        Reviewed window(settings_);
        window.stop().click();
        QVERIFY(!window.page().work().isRunning());
        const QString stopped = window.stop().text();
        window.stop().click();
        QVERIFY(window.stop().text() != stopped || !window.page().work().isRunning());
        QVERIFY(window.isDone());
        QVERIFY(!window.stop().isVisible());
    }

    // Whoever leaves the game leaves its review.
    void itEndsWithItsGame() {
        Reviewed window(settings_);
        window.window.showStart();
        QTRY_VERIFY(!window.page().work().isRunning());
        QVERIFY(window.page().work().review().points.empty());
    }

    void eachPersonSeesTheirOwn() {
        const Seat seat = keepOneWithLapses();
        const review::Review review = keptReview(recordFile()).value();
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        QCOMPARE(window.whose().currentIndex(), window.window.gamePage()->table().humans().first());
        for (Seat each = 0; each < review.seatCount(); ++each) {
            window.whose().setCurrentIndex(each);
            QCOMPARE(window.moments().count(), lapsesOf(review, each));
        }
        QVERIFY2(lapsesOf(review, seat) > 0, "a game played at random has no lapse");
        window.whose().setCurrentIndex(seat);
        const QString row = window.moments().item(0)->text();
        QVERIFY2(row.contains("Better: ") && row.contains(u'−') && row.contains("Round"), qPrintable(row));
        window.moments().setCurrentRow(0);
        QVERIFY(!window.page().findChild<QLabel*>("momentWhy")->text().isEmpty());
    }

    // From the event on at which a bot began to decide in their place, nothing is held against them.
    void whatADeputyDecidedIsNobodysMoment() {
        const Seat seat = keepOneWithLapses();
        const review::Review review = keptReview(recordFile()).value();
        int before = 0;  // lapses of their own
        int event = 0;
        while (before == 0) {
            const auto& decision = review.after(event++).decision;
            if (decision && decision->seat == seat && decision->mark() >= review::Mark::inaccuracy) ++before;
        }
        Deputies deputies;
        deputies.set(seat, Level::easy, event);
        const nlohmann::json app{{"ended", "2026-03-01T20:00:00"}, {"deputies", deputies.json()}};
        saveRecord(recordFile(), writeRecord(finishedRecord(allGames().front(), 1, 0, app)));
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        for (Seat each = 0; each < review.seatCount(); ++each) {
            window.whose().setCurrentIndex(each);
            QCOMPARE(window.moments().count(), each == seat ? before : lapsesOf(review, each));
        }
    }

    void aMomentAndATurningPointLeadToTheTable() {
        const Seat seat = keepOneWithLapses();
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        QVERIFY(window.turns().count() <= 5);
        const auto summary = summaryOf(window.page().work().review());
        auto* bar = window.window.gamePage()->findChild<ReplayBar*>();
        const int steps = window.window.gamePage()->table().stepCount();
        window.turns().setFocus();
        window.turns().setCurrentRow(0);
        QCOMPARE(window.page().findChild<ChancesChart*>()->pointed(), 0);
        QTest::keyClick(&window.turns(), Qt::Key_Return);
        QCOMPARE(window.window.pages().now(), WindowPage::game);
        const QString place = bar->place();
        QVERIFY2(place.contains(QString::number(summary.turningPoints[0].event + 1)) &&
                     place.contains(QString::number(steps)),
                 qPrintable(place));
        window.window.pages().showReview();
        window.whose().setCurrentIndex(seat);
        window.moments().setCurrentRow(0);
        window.page().findChild<QPushButton*>("reviewToTable")->click();
        QCOMPARE(window.window.pages().now(), WindowPage::game);
    }

    void theChartIsReadAndGoneThroughByKeys() {
        keepOneWithLapses();
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        auto& chart = *window.page().findChild<ChancesChart*>();
        QVERIFY(!chart.accessibleName().isEmpty());
        for (const char* name : {"Name0", "Name1"}) QVERIFY(chart.accessibleDescription().contains(name));
        chart.setFocus();
        const QString all = chart.accessibleDescription();
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.pointed(), window.turns().count() - 1);
        QCOMPARE(window.turns().currentRow(), chart.pointed());
        QVERIFY(chart.accessibleDescription() != all);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(window.window.pages().now(), WindowPage::game);
    }

    // Luck and skill of every seat are figures and a bar with words of its own; every list and field has a name.
    void allOfItIsReadAloud() {
        keepOneWithLapses();
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        const Node root = QAccessible::queryAccessibleInterface(&window.page());
        const auto bars =
            accessible_tree::shownOf(root, [](Node node) { return node->text(QAccessible::Name).contains(": luck "); });
        QCOMPARE(static_cast<int>(bars.size()), window.window.gamePage()->table().seatCount());
        for (Node node : accessible_tree::shownOf(root, [](Node each) { return each->state().focusable; })) {
            QVERIFY2(!node->text(QAccessible::Name).isEmpty(), qPrintable(QString::number(node->role())));
        }
    }

    void itSpeaksTheOtherLanguageAtOnce() {
        keepOneWithLapses();
        Reviewed window(settings_);
        QVERIFY(window.isDone());
        const int turns = window.turns().count();
        switchLanguage("hu");
        QTRY_VERIFY2(window.turns().item(0)->text().contains("forduló"), qPrintable(window.turns().item(0)->text()));
        QCOMPARE(window.turns().count(), turns);
        QVERIFY(textsOf(window.page()).join('\n').contains("Fordulópontok"));
    }

    void aGameThatIsThrownAwayTakesItsReviewAlong() {
        keepOneWithLapses();
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showFinished();
        QTest::keyClick(window.findChild<FinishedPage*>(), Qt::Key_Delete);
        QVERIFY(!QFile::exists(recordFile()));
        QVERIFY(!QFile::exists(reviewOf(recordFile())));
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TestReviewPage)

}  // namespace tst_review_page

#include "tst_review_page.moc"
