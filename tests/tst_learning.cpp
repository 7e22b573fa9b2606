// Learning a game where it is played: the guided first game, by mouse and by keys, left at any time.
#include "app/play/choice_list.h"
#include "app/play/game_page.h"
#include "app/play/lesson_bubble.h"
#include "app/scene/table_view.h"
#include "app/shell/main_window.h"
#include "app/shell/notice_bar.h"
#include "app/shell/start_page.h"
#include "engines/table/saved_games.h"
#include "tests/support/temp_home.h"

#include <QGraphicsItem>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <functional>
#include <set>

using namespace intrika;

namespace {

const TempHome home;
const GameKind& kind = *gameNamed("traitor");
constexpr Seat learner = 0;
constexpr int patience = 20'000;  // ms

struct Learning {
    Learning() : window(settings) {
        settings.setSpeed(Speed::off);
        window.resize(1280, 800);
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("keys would go elsewhere");
    }
    void begin() { window.learn(kind); }
    GamePage& page() { return *window.gamePage(); }
    const Table& table() { return page().table(); }
    TableView& view() { return *page().findChild<TableView*>(); }
    TableScene& scene() { return *static_cast<TableScene*>(view().scene()); }
    LessonBubble* bubble() { return page().findChild<LessonBubble*>(); }
    QPushButton& next() { return *bubble()->findChild<QPushButton*>("lessonNext"); }
    bool isTold() { return bubble() != nullptr && bubble()->isVisible(); }
    QString text() { return bubble()->accessibleDescription(); }
    bool waitsForSomebody() {
        return QTest::qWaitFor([this] { return bubble() == nullptr || isTold(); }, patience);
    }
    // The lesson's own move, as the prompt offers it.
    Choice wanted() {
        const auto key = table().scriptedMove(learner);
        for (const Choice& choice : table().prompt(learner).choices) {
            if (key && choice.key == *key) return choice;
        }
        return {};
    }

    Settings settings;
    MainWindow window;
};

// A point where the mouse meets this thing, with no bubble above it.
std::optional<QPoint> freePoint(Learning& at, const Pick& pick, const std::set<const QGraphicsItem*>& done) {
    const QRectF box = at.scene().outlineOf(pick).boundingRect();
    for (int y = 1; y < 24; ++y) {
        for (int x = 1; x < 24; ++x) {
            const QPointF point = box.topLeft() + QPointF(x * box.width() / 24, y * box.height() / 24);
            const QPoint onView = at.view().mapFromScene(point);
            if (at.view().childAt(onView) != at.view().viewport()) continue;
            const QGraphicsItem* item = at.scene().thingAt(at.view().mapToScene(onView));
            if (item != nullptr && done.count(item) == 0 && at.scene().pickOf(item) == std::optional(pick))
                return onView;
        }
    }
    return std::nullopt;
}

bool decideByMouse(Learning& at, const Choice& choice) {
    const int steps = at.table().stepCount();
    std::set<const QGraphicsItem*> done;
    QTest::qWait(20);  // the bubble finds its place
    for (const Pick& pick : choice.picks) {
        const auto point = freePoint(at, pick, done);
        if (!point) return false;
        done.insert(at.scene().thingAt(at.view().mapToScene(*point)));
        QTest::mouseClick(at.view().viewport(), Qt::LeftButton, {}, *point);
    }
    if (at.table().stepCount() != steps) return true;
    auto* confirm = at.page().findChild<QPushButton*>("confirm");
    if (confirm->isEnabled()) QTest::mouseClick(confirm, Qt::LeftButton);
    return true;
}

bool decideByKeys(Learning& at, const Choice& choice) {
    const auto& all = at.table().prompt(learner).choices;
    QTest::keyClick(at.page().focusWidget(), Qt::Key_1);
    auto* list = at.page().findChild<ChoiceList*>();
    for (const Choice& other : all) {
        if (other.key == choice.key) break;
        QTest::keyClick(list, Qt::Key_Down);
    }
    QTest::keyClick(list, Qt::Key_Return);
    return true;
}

using Decide = bool (*)(Learning&, const Choice&);

// Plays the lesson as it wishes to be played; the texts that were read.
QStringList playThrough(Learning& at, Decide decide, const std::function<void()>& goOn) {
    QStringList read;
    for (int turn = 0; turn < 40 && at.waitsForSomebody() && at.bubble() != nullptr; ++turn) {
        if (read.isEmpty() || read.back() != at.text()) read << at.text();
        if (at.next().isVisible()) {
            goOn();
        } else if (!decide(at, at.wanted())) {
            return read << QStringLiteral("a thing could not be clicked");
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return read;
}

}  // namespace

class TestLearning : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationName("intrika"); }
    void init() {
        switchLanguage("en");
        QDir(journalFolder()).removeRecursively();
    }

    void theGuidedGameIsPlayedByMouse() {
        Learning at;
        at.begin();
        const QStringList read = playThrough(at, decideByMouse, [&] { QTest::mouseClick(&at.next(), Qt::LeftButton); });
        QVERIFY2(at.bubble() == nullptr, qPrintable(read.join("\n")));
        QCOMPARE(read.size(), 10);
        QVERIFY(read.back().contains("The Eagle has won"));
    }

    void theGuidedGameIsPlayedByKeys() {
        Learning at;
        at.begin();
        const QStringList read =
            playThrough(at, decideByKeys, [&] { QTest::keyClick(at.page().focusWidget(), Qt::Key_Return); });
        QVERIFY2(at.bubble() == nullptr, qPrintable(read.join("\n")));
        QCOMPARE(read.size(), 10);
    }

    void anotherMoveIsAnsweredAndChangesNothing() {
        Learning at;
        at.begin();
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        const auto choices = at.table().prompt(learner).choices;
        QVERIFY(decideByKeys(at, choices.back()));
        QCOMPARE(at.table().stepCount(), 0);
        QVERIFY2(at.text().contains("City"), qPrintable(at.text()));
        QVERIFY(decideByKeys(at, at.wanted()));
        QVERIFY(at.table().stepCount() > 0);
    }

    // The last decision is the learner's own: what is told then is what came of it.
    void theEndTellsWhatCameOfTheDecision() {
        Learning at;
        at.begin();
        const auto keepAll = [](Learning& where, const Choice& choice) {
            const auto choices = where.table().prompt(learner).choices;
            const bool last = where.table().stepCount() == 19;
            return decideByKeys(where, last ? choices.front() : choice);
        };
        const QStringList read = playThrough(at, keepAll, [&] { QTest::mouseClick(&at.next(), Qt::LeftButton); });
        QVERIFY2(read.back().contains("The Rose has won"), qPrintable(read.back()));
    }

    void nothingIsKeptOfALesson() {
        Learning at;
        at.begin();
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        QVERIFY(decideByKeys(at, at.wanted()));
        QVERIFY(at.waitsForSomebody());
        at.window.showStart();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(unfinishedGames().isEmpty());
    }

    // Escape at any step: the game goes on from there against bots, and is kept like any other.
    void itCanBeLeftAtAnyTime_data() {
        QTest::addColumn<int>("steps");
        for (const int steps : {0, 1, 2, 4, 6}) QTest::addRow("after %d", steps) << steps;
    }
    void itCanBeLeftAtAnyTime() {
        QFETCH(int, steps);
        Learning at;
        at.begin();
        for (int told = 0; told < steps; ++told) {
            QVERIFY(at.waitsForSomebody());
            if (at.next().isVisible()) {
                QTest::mouseClick(&at.next(), Qt::LeftButton);
            } else {
                QVERIFY(decideByKeys(at, at.wanted()));
            }
        }
        QVERIFY(at.waitsForSomebody());
        QTest::keyClick(at.page().focusWidget(), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(at.bubble() == nullptr);
        const auto asked = [&] { return at.page().findChild<ChoiceList*>()->count() > 0; };
        QVERIFY(QTest::qWaitFor(asked, patience));
        const int before = at.table().stepCount();
        QVERIFY(decideByKeys(at, at.table().prompt(learner).choices.front()));
        QVERIFY(QTest::qWaitFor([&] { return at.table().stepCount() > before + 1 && asked(); }, patience));
        at.window.showStart();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(unfinishedGames().size(), 1);
    }

    void itFollowsTheLanguage() {
        Learning at;
        at.begin();
        const QString english = at.text();
        switchLanguage("hu");
        QTRY_VERIFY(at.text() != english);
        QVERIFY(at.text().contains("Sas"));
    }

    // Once, at the first game, and nobody has to answer.
    void itIsOfferedToANewcomer() {
        Learning at;
        QSettings("intrika", "intrika").remove("lessons");
        at.window.showStart();
        QTest::mouseClick(at.window.findChild<StartPage*>()->findChild<QPushButton*>("play"), Qt::LeftButton);
        QVERIFY(at.window.notices()->isVisible());
        QVERIFY(at.bubble() == nullptr);
        at.window.showStart();
        QTest::mouseClick(at.window.findChild<StartPage*>()->findChild<QPushButton*>("play"), Qt::LeftButton);
        QVERIFY(!at.window.notices()->isVisible());
    }

    void aNewcomerFindsIt() {
        Learning at;
        at.window.showStart();
        auto* button = at.window.findChild<StartPage*>()->findChild<QPushButton*>("lesson");
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(at.waitsForSomebody());
        QVERIFY(at.isTold());
    }
};

QTEST_MAIN(TestLearning)
#include "tst_learning.moc"
