// What a lesson's bubbles and frames promise, for every step of every lesson: they hide nothing that they speak of,
// point at it, and a frame means that one can click there.
#include "app/play/decision.h"
#include "app/scene/map_table.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_picks.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/files.h"
#include "tests/support/instrumented.h"
#include "tests/support/learning.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QSignalSpy>

namespace tst_lesson_bubbles {

using namespace intrika;

namespace {

Lesson lessonOf(const GameKind& kind) {
    return parseLesson(
               textOf(
                   QStringLiteral(INTRIKA_SOURCE_DIR "/assets/lessons/%1.json").arg(QString::fromStdString(kind.id))),
               allGames())
        .value();
}

// The step on show, by its number in the bubble's heading.
const LessonStep& stepShown(Learning& at, const Lesson& lesson) {
    const int number = at.bubble()->accessibleName().section(QRegularExpression("\\D+"), 1, 1).toInt();
    return lesson.steps.at(static_cast<std::size_t>(number - 1));
}

// Where on the view lies what the step speaks of, and what its move needs.
std::vector<QRect> spokenOf(Learning& at, const LessonStep& step) {
    std::vector<Pick> picks;
    for (const LessonMark& mark : step.points) {
        for (const Pick& pick : picksOf(mark, at.table().tableau(learner), at.table().kind().faces))
            picks.push_back(pick);
    }
    if (step.wants == LessonStep::Wants::move) {
        for (const Pick& pick : at.wanted().picks) picks.push_back(pick);
    }
    std::vector<QRect> boxes;
    for (const Pick& pick : picks) {
        const QPainterPath path = at.scene().marks().outlineOf(pick);
        if (!path.isEmpty()) boxes.push_back(at.view().mapFromScene(path.boundingRect()).boundingRect());
    }
    return boxes;
}

bool anyHolds(const std::vector<QRect>& boxes, QPoint point) {
    return std::any_of(boxes.begin(), boxes.end(), [&](const QRect& box) { return box.contains(point); });
}

QString covered(Learning& at, const LessonStep& step) {
    const QRect bubble = at.bubble()->geometry();
    for (const QRect& box : spokenOf(at, step)) {
        if (box.intersects(bubble)) return QString::fromStdString(step.says);
    }
    return {};
}

// Plays on as the lesson wishes; a step that lets one choose anything goes on with the record's own move.
void goOn(Learning& at) {
    if (at.next().isVisible()) return at.next().click();
    at.page().findChild<Decision*>()->select(at.wanted().key);
    at.page().findChild<QPushButton*>("confirm")->click();
}

template <class Look>
void atEveryStep(Learning& at, const GameKind& kind, Look look) {
    const Lesson lesson = lessonOf(kind);
    at.begin(kind);
    std::size_t seen = 0;
    for (int turn = 0; turn < 60 && at.waitsForSomebody() && at.bubble() != nullptr; ++turn) {
        QTest::qWait(0);  // the bubble finds its place when all is laid out
        const int steps = at.table().stepCount();
        look(stepShown(at, lesson));
        if (QTest::currentTestFailed()) return;
        ++seen;
        if (at.table().stepCount() == steps) goOn(at);  // else looking at it has decided
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QCOMPARE(seen, lesson.steps.size());
}

}  // namespace

class TestLessonBubbles : public QObject {
    Q_OBJECT

    void games() {
        QTest::addColumn<QString>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
    }

private slots:
    void initTestCase() {
        QCoreApplication::setApplicationName("intrika");
        switchLanguage("en");
    }

    void noBubbleCoversWhatItSpeaksOf_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");  // percent
        QTest::addColumn<QString>("language");
        for (const GameKind* kind : allGames()) {
            const auto row = [&](QSize size, int text, const char* language) {
                QTest::addRow("%s %dx%d %d%% %s", kind->id.c_str(), size.width(), size.height(), text, language)
                    << QString::fromStdString(kind->id) << size << text << language;
            };
            for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) row(size, 100, "hu");
            if (!isInstrumented) {
                for (const QSize size : {QSize(1280, 800), QSize(1366, 768)}) row(size, 100, "hu");
            }
            row({1280, 800}, 100, "en");
            row({1024, 700}, 200, "hu");
            row({1280, 800}, 200, "en");
        }
    }
    void noBubbleCoversWhatItSpeaksOf() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(QString, language);
        switchLanguage(language);
        Learning at(size);
        at.settings.setTextSize(text);
        atEveryStep(at, *gameNamed(game.toStdString()), [&](const LessonStep& step) {
            QTRY_COMPARE(covered(at, step), QString());
            const auto tip = at.bubble()->tip();
            QVERIFY2(tip && anyHolds(spokenOf(at, step), *tip), step.says.c_str());
            QVERIFY(at.view().rect().contains(at.bubble()->geometry()));
        });
        at.settings.setTextSize(100);
        switchLanguage("en");
    }

    void whatIsFramedCanBeClicked_data() { games(); }
    void whatIsFramedCanBeClicked() {
        QFETCH(QString, game);
        Learning at;
        atEveryStep(at, *gameNamed(game.toStdString()), [&](const LessonStep& step) {
            if (step.wants == LessonStep::Wants::next) return;
            QSignalSpy refused(&at.scene().picks(), &TablePicks::asked);
            const int steps = at.table().stepCount();
            for (const Pick& pick : std::vector<Pick>(at.scene().marks().marked())) {
                const auto point = freePoint(at, pick, {});
                QVERIFY2(
                    point,
                    qPrintable(QString::fromStdString(step.says) +
                               QString(" on %1 zone %2 value %3").arg(int(pick.on)).arg(pick.zone).arg(pick.value)));
                QTest::mouseClick(at.view().viewport(), Qt::LeftButton, {}, *point);
                QVERIFY2(refused.isEmpty(), step.says.c_str());
                if (at.table().stepCount() > steps || step.wants == LessonStep::Wants::any) return;
            }
        });
    }

    // The thing on the map that is spoken of stays framed and pointed at wherever one looks.
    void framesAndTailsFollowTheMap() {
        Learning at;
        atEveryStep(at, *gameNamed("confidants"), [&](const LessonStep& step) {
            if (step.says != "lesson.patrician") return;
            const QRectF frame = at.scene().map().frame();
            at.scene().map().zoom(frame.center(), 1.5);
            QCOMPARE(covered(at, step), QString());
            QVERIFY(at.bubble()->tip() && anyHolds(spokenOf(at, step), *at.bubble()->tip()));
            at.scene().map().pan({40, 30});
            QCOMPARE(covered(at, step), QString());
            QVERIFY(at.bubble()->tip() && anyHolds(spokenOf(at, step), *at.bubble()->tip()));
            at.scene().map().zoom(frame.center(), 1 / 1.5);
        });
    }

    // By mouse and by keys; there it stays until the next step.
    void aBubbleCanBePutElsewhere() {
        Learning at;
        at.begin(*gameNamed("traitor"));
        QVERIFY(at.waitsForSomebody());
        QTest::qWait(0);
        const QPoint before = at.bubble()->pos();
        const QPoint by = before.x() > 200 ? QPoint(-120, 0) : QPoint(120, 0);
        const QPoint grip(8, 8);
        QTest::mousePress(at.bubble(), Qt::LeftButton, {}, grip);
        QMouseEvent drag(QEvent::MouseMove, grip + by, at.bubble()->mapToGlobal(grip + by), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(at.bubble(), &drag);
        QTest::mouseRelease(at.bubble(), Qt::LeftButton, {}, grip);
        QCOMPARE(at.bubble()->pos(), before + by);
        QVERIFY(anyHolds({at.scene().marks().outlineOf(at.scene().marks().marked().front()).boundingRect().toRect()},
                         *at.bubble()->tip()));
        at.window.resize(1300, 800);
        QTest::qWait(0);
        QCOMPARE(at.bubble()->pos(), before + by);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(at.bubble()->x(), (before + by).x());
        QVERIFY(at.bubble()->y() < before.y());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!at.next().isVisible());  // the bubble still has the keys: it has gone on
    }
};

INTRIKA_TEST(TestLessonBubbles)

}  // namespace tst_lesson_bubbles

#include "tst_lesson_bubbles.moc"
