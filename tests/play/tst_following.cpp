// Following a game that is played: looking back, what is new since one's last turn.
#include "app/play/looking_back.h"
#include "app/play/page_settings.h"
#include "app/scene/table_picks.h"
#include "engines/words/words.h"
#include "tests/support/followed_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTimer>

namespace tst_following {

using namespace intrika;

namespace {

// The lines under the heading of what is new, without headings of rounds; that of the news alone: nothing new.
QStringList newsIn(FollowedPage& page) {
    QStringList lines;
    bool isNew = false;
    for (int row = 0; row < page.log().count(); ++row) {
        const QListWidgetItem* item = page.log().item(row);
        if (item->text() == "Since your last turn") {
            isNew = true;
        } else if (isNew && !item->data(Qt::DecorationRole).isNull()) {
            lines << item->text();
        }
    }
    return lines;
}

QStringList newsFor(const Table& table, Seat seat) {
    const Words words(QString::fromStdString(table.kind().id), table.names());
    QStringList lines;
    for (int step = table.lastTurnOf(seat); step < table.stepCount(); ++step) {
        for (const Happening& happening : table.happenings(step, seat)) {
            const QString line = words.say(happening.sentence);
            if (!line.isEmpty()) lines << line;
        }
    }
    return lines;
}

}  // namespace

class TestFollowing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aLineOfTheLogShowsTheTableAsItStood();
    void thePastShowsOnlyWhatItsViewerKnew();
    void nothingHappensWhileOneLooksBack();
    void theCurtainEndsLookingBack();
    void thePastIsSteppedThroughByKeys();
    void theKeysOfTheListOfChoicesStayItsOwn();
    void whoComesBackReadsWhatIsNewToThem();
    void onePersonIsRemindedUntilTheyAct();
    void whoHasReadEnoughCutsARestShort_data();
    void whoHasReadEnoughCutsARestShort();
};

void TestFollowing::aLineOfTheLogShowsTheTableAsItStood() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    QVERIFY(!page.bar().isVisible());
    page.clickLine(2);  // the second estate: after a heading and the first
    QVERIFY(page.bar().isVisible());
    QCOMPARE(page.place(), QString("Looking back: step 2 of %1").arg(now));
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), 2));
    QCOMPARE(page.log().currentRow(), 2);
    QTest::keyClick(&page.log(), Qt::Key_Up);
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), 1));
    page.press(Qt::Key_Escape);
    QVERIFY(!page.bar().isVisible());
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0)));
    QVERIFY(page.isAsked());
    QCOMPARE(page.table().stepCount(), now);
    page.decide();
    QVERIFY(page.table().stepCount() > now);
}

void TestFollowing::thePastShowsOnlyWhatItsViewerKnew() {
    FollowedPage page({human, human, dice}, 13);
    int looked = 0;
    while (page.waits() && page.table().stepCount() < 40) {
        if (page.curtain().isDown()) page.openCurtain();
        const Table& table = page.table();
        const Seat asked = table.toAct().seats.first();
        const Observer eyes = table.prompt(asked).secret ? Observer(asked) : spectator;
        for (int at = table.stepCount() - 1; at >= 0; at -= 3) {
            page.bar().findChild<QSlider*>()->setValue(at);
            QVERIFY2(page.scene().laid().tableau == table.tableau(eyes, at), qPrintable(QString::number(at)));
            ++looked;
        }
        page.press(Qt::Key_Escape);
        page.decide();
    }
    QVERIFY(looked > 50);
}

void TestFollowing::nothingHappensWhileOneLooksBack() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(12);
    page.decide();  // the bots are next
    page.page.past().begin();
    const int now = page.table().stepCount();
    QSignalSpy steps(&page.table(), &Table::stepTaken);
    QTest::qWait(300);
    QCOMPARE(steps.count(), 0);
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), now - 1));
    QVERIFY(!page.choices().isVisible());
    page.press(Qt::Key_Escape);
    QVERIFY(page.waits());
    QVERIFY(page.table().stepCount() > now);
}

void TestFollowing::theCurtainEndsLookingBack() {
    FollowedPage page({human, human, dice}, 13);
    page.playTo(12);
    if (page.curtain().isDown()) page.openCurtain();
    page.page.past().begin();
    QVERIFY(page.bar().isVisible());
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown() && !page.bar().isVisible());
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown}) QTest::keyClick(&page.curtain(), key);
    page.page.past().begin();
    QVERIFY(page.scene().laid().tableau.zones.empty());
    QVERIFY(page.curtain().isDown());
    page.openCurtain();
    QVERIFY(page.isAsked() && !page.bar().isVisible());
}

void TestFollowing::thePastIsSteppedThroughByKeys() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    page.view().setFocus();
    const auto shows = [&](int at) { return page.scene().laid().tableau == page.table().tableau(Seat(0), at); };
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 2));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_Home);
    QVERIFY(shows(0));
    QCOMPARE(page.place(), QString("Looking back: the beginning"));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(1));
    page.press(Qt::Key_End);  // the end of a game that goes on is the present
    QVERIFY(shows(now) && !page.bar().isVisible() && page.isAsked());
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_PageDown);
    QTRY_VERIFY(!page.bar().isVisible() && page.isAsked());
}

void TestFollowing::theKeysOfTheListOfChoicesStayItsOwn() {
    FollowedPage page({human, dice, dice}, 11);
    QVERIFY(page.waits());
    if (page.table().stepCount() == 0) page.decide();
    page.playTo(1);
    page.press(Qt::Key_1);
    page.press(Qt::Key_End);
    QCOMPARE(page.choices().currentRow(), page.choices().count() - 1);
    page.press(Qt::Key_Home);
    QCOMPARE(page.choices().currentRow(), 0);
    page.press(Qt::Key_PageUp);
    QVERIFY(!page.bar().isVisible());
}

void TestFollowing::whoComesBackReadsWhatIsNewToThem() {
    FollowedPage page({human, human, dice}, 13);
    int read = 0;
    while (page.waits() && page.table().stepCount() < 50) {
        if (page.curtain().isDown()) {
            QVERIFY(newsIn(page).isEmpty() && !page.news().isVisible());
            page.openCurtain();
            const Seat seat = page.table().toAct().seats.first();
            const int last = page.table().lastTurnOf(seat);
            if (last > 0 && last < page.table().stepCount()) {  // else they have just decided themselves
                QTRY_VERIFY(page.news().isVisible());
                QCOMPARE(newsIn(page), newsFor(page.table(), seat));
                ++read;
            }
        }
        page.decide();
    }
    QVERIFY2(read > 5, qPrintable(QString::number(read)));
}

void TestFollowing::onePersonIsRemindedUntilTheyAct() {
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(6);
    QVERIFY(page.news().isVisible());
    QCOMPARE(newsIn(page), newsFor(page.table(), 0));
    const int now = page.table().stepCount();
    page.click("replayNews");
    QVERIFY(page.bar().isVisible() && !page.news().isVisible());
    QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), page.table().lastTurnOf(0)));
    QTRY_VERIFY_WITH_TIMEOUT(!page.bar().isVisible() && page.isAsked(), 20'000);
    QCOMPARE(page.table().stepCount(), now);
    QVERIFY(!page.news().isVisible() && newsIn(page).isEmpty());
    page.decide();
    page.waits();
    QVERIFY(page.news().isVisible());
    page.click("closeNews");
    QVERIFY(!page.news().isVisible() && newsIn(page).isEmpty() && page.isAsked());
}

void TestFollowing::whoHasReadEnoughCutsARestShort_data() {
    QTest::addColumn<int>("key");  // 0: the button, which everybody sees
    QTest::newRow("button") << 0;
    QTest::newRow("Space") << int(Qt::Key_Space);
    QTest::newRow("Enter") << int(Qt::Key_Return);
}
void TestFollowing::whoHasReadEnoughCutsARestShort() {
    QFETCH(int, key);
    FollowedPage page({human, dice, dice}, 11);
    page.playTo(20);
    QVERIFY(page.isAsked());
    auto* goOn = page.page.findChild<QPushButton*>("goOn");
    auto* rest = page.page.findChild<QTimer*>("rest");
    QVERIFY(!goOn->isVisible());
    page.page.settings().setPace(Pace::slow);
    page.decide();
    QTRY_VERIFY(rest->isActive());
    QVERIFY(goOn->isVisible());
    QTRY_VERIFY(goOn->height() >= goOn->sizeHint().height());  // everything finds its place, the log above it last
    QTRY_COMPARE(goOn->visibleRegion().boundingRect(), goOn->rect());
    const int steps = page.table().stepCount();
    if (key == 0) {
        QTest::mouseClick(goOn, Qt::LeftButton);
    } else {
        page.scene().picks().setFocusStop(nullptr);
        QTest::keyClick(&page.view(), Qt::Key(key));
    }
    QVERIFY(!rest->isActive());
    QTRY_VERIFY(page.table().stepCount() > steps);
}

INTRIKA_TEST(TestFollowing)

}  // namespace tst_following

#include "tst_following.moc"
