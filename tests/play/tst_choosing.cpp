// A turn with many choices: the table and the list of choices tell the same, and one may go from either to the other.
#include "app/play/game_actions.h"
#include "app/play/live_region.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_things.h"
#include "engines/words/words.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/turn_on_a_map.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QTest>

#include <algorithm>

namespace tst_choosing {

using namespace intrika;

namespace {

struct Turn : PlayedPage {
    Turn() : PlayedPage(turnOnAMap()) {
        if (!waits()) qFatal("nobody is asked");
        prompt = table().prompt(0);
    }
    QPushButton& all() { return *page.findChild<QPushButton*>("allChoices"); }
    QString spoken() { return page.findChild<LiveRegion*>()->accessibleName(); }
    bool click(const Pick& pick) {
        std::set<QGraphicsItem*> clicked;
        return clickThing(*this, pick, clicked);
    }
    // As the list says them.
    QStringList rows() {
        QStringList texts;
        for (int row = 0; row < choices().count(); ++row) texts << choices().item(row)->text();
        return texts;
    }
    QStringList textsWith(const Pick& pick) {
        QStringList texts;
        for (const Choice& choice : prompt.choices) {
            if (std::count(choice.picks.begin(), choice.picks.end(), pick) > 0)
                texts << scene().laid().words.say(choice.text);
        }
        return texts;
    }
    ThingState stateOf(const Pick& pick) {
        for (const PieceItem* piece : scene().things().pieces()) {
            if (pick == Pick{Pick::On::face, piece->zone(), piece->piece().face}) return piece->state();
        }
        return {};
    }

    Prompt prompt;
};

}  // namespace

class TestChoosing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void anArmyIsPickedOnItsSheetAsOnTheMap();
    void theListKeepsToWhatIsPicked();
    void aRowOfTheShortListDecidesWhatItSays();
    void anEndThatIsTooSoonIsConfirmed();
    void aButtonIsPressedByItsDigit();
    void enterPressesTheGoldenButtonAfterTheMouse();
    void aReasonMovesNothingAndGoesWithTheNextChoice();
};

void TestChoosing::anArmyIsPickedOnItsSheetAsOnTheMap() {
    Turn turn;
    const StandIn army = turn.prompt.standIns.front();
    QVERIFY(turn.stateOf(army.there).pickable && turn.stateOf(army.meant).pickable);
    QVERIFY(turn.click(army.there));
    QVERIFY(turn.stateOf(army.there).picked && turn.stateOf(army.meant).picked);
    QVERIFY(!turn.choices().isHidden());
    QVERIFY(turn.click(army.meant));
    QVERIFY(!turn.stateOf(army.there).picked && !turn.stateOf(army.meant).picked);
    // Another player's cannot be chosen, for the same reason.
    const StandIn other = turn.prompt.standIns.back();
    auto* reason = turn.page.findChild<QLabel*>("reason");
    QStringList reasons;
    for (const Pick& pick : {other.there, other.meant}) {
        for (QGraphicsItem* item : turn.scene().items()) {
            if (turn.scene().picks().pickOf(item) == std::optional(pick)) turn.scene().picks().pointAt(item);
        }
        reasons << reason->text();
    }
    QVERIFY(!reasons.front().isEmpty());
    QCOMPARE(reasons.front(), reasons.back());
}

void TestChoosing::theListKeepsToWhatIsPicked() {
    Turn turn;
    // What a button says by itself is not said once more.
    const auto onButtons = std::count_if(turn.prompt.choices.begin(), turn.prompt.choices.end(), isOnButton);
    QVERIFY(onButtons > 0);
    const int all = static_cast<int>(turn.prompt.choices.size() - onButtons);
    const Pick army = turn.prompt.standIns.front().meant;
    const QStringList wanted = turn.textsWith(army);
    QVERIFY(wanted.size() > 1 && wanted.size() < all);
    QCOMPARE(turn.rows().size(), all);
    // What is picked on the table is not said twice, unless somebody wants it so.
    auto* asList = turn.page.findChild<QPushButton*>("asList");
    QVERIFY(asList->isVisible() && !turn.choices().isVisible());
    asList->click();
    QVERIFY(!asList->isVisible() && turn.choices().isVisible());
    QVERIFY(turn.all().isHidden());
    QVERIFY(turn.click(army));
    QCOMPARE(turn.rows(), wanted);
    const QString count = QString("%1 of %2 choices").arg(wanted.size()).arg(all);
    QVERIFY(turn.all().isVisible() && turn.all().text().startsWith(count));
    QCOMPARE(turn.choices().accessibleName(), count);
    QCOMPARE(turn.spoken(), count);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&turn.choices());
    QCOMPARE(list->childCount(), static_cast<int>(wanted.size()));
    // The button goes with what it was for, and the focus must not fall on whatever stands next.
    turn.all().setFocus();
    QTest::keyClick(&turn.all(), Qt::Key_Space);
    QCOMPARE(turn.rows().size(), all);
    QVERIFY(turn.all().isHidden() && turn.choices().hasFocus());
    QVERIFY(!turn.stateOf(army).picked);
    QVERIFY(turn.click(army));
    QTest::keyClick(&turn.view(), Qt::Key_Escape);
    QCOMPARE(turn.rows().size(), all);
    QCOMPARE(turn.spoken(), QString("All choices"));
}

void TestChoosing::aRowOfTheShortListDecidesWhatItSays() {
    Turn turn;
    const Pick army = turn.prompt.standIns.front().there;
    QVERIFY(turn.click(army));
    const int rows = turn.choices().count();
    // The digits of the rows come after those of the buttons.
    const auto onButtons = std::count_if(turn.prompt.choices.begin(), turn.prompt.choices.end(), isOnButton);
    QTest::keyClick(turn.page.focusWidget(), static_cast<Qt::Key>(Qt::Key_2 + onButtons));
    QVERIFY(turn.choices().hasFocus());
    QCOMPARE(turn.choices().currentRow(), 1);
    QTest::keyClick(&turn.choices(), Qt::Key_Down);
    QCOMPARE(turn.choices().count(), rows);  // one goes on among them
    QCOMPARE(turn.choices().currentRow(), 2);
    const QString text = turn.choices().currentItem()->text();
    QCOMPARE(turn.confirm().text().replace('\n', ' '), text);
    const auto said = std::find_if(turn.prompt.choices.begin(), turn.prompt.choices.end(), [&](const Choice& choice) {
        return turn.scene().laid().words.say(choice.text) == text;
    });
    QVERIFY(said != turn.prompt.choices.end() && !said->way.empty());
    const std::uint16_t end = said->way.back();
    QTest::keyClick(&turn.choices(), Qt::Key_Return);
    QCOMPARE(turn.table().stepCount(), 1);
    const Pick onMap = turn.prompt.standIns.front().meant;
    for (const Zone& zone : turn.table().tableau(Seat(0)).zones) {
        if (zone.id != onMap.zone) continue;
        QVERIFY(std::any_of(zone.pieces.begin(), zone.pieces.end(),
                            [&](const Piece& piece) { return piece.face == onMap.value && piece.place == end; }));
    }
}

void TestChoosing::anEndThatIsTooSoonIsConfirmed() {
    Turn turn;
    QVERIFY(clickButton(turn, "word0"));
    QCOMPARE(turn.table().stepCount(), 0);
    auto* warning = turn.page.findChild<QLabel*>("warning");
    QVERIFY(warning->isVisible() && warning->text().contains("has not walked"));
    QCOMPARE(turn.spoken(), warning->text());
    QVERIFY(clickButton(turn, "confirm"));
    QVERIFY(turn.table().stepCount() > 0);
}

void TestChoosing::aButtonIsPressedByItsDigit() {
    Turn turn;
    auto* word = turn.page.findChild<QPushButton*>("word0");
    QVERIFY(!word->icon().isNull());  // the key stands on it
    QTest::keyClick(turn.page.focusWidget(), Qt::Key_1);
    QVERIFY(word->isChecked());
    QCOMPARE(turn.table().stepCount(), 0);  // a slip costs nothing
    QVERIFY(turn.page.findChild<QLabel*>("warning")->isVisible());
    QTest::keyClick(turn.page.focusWidget(), Qt::Key_Return);
    QVERIFY(turn.table().stepCount() > 0);
}

void TestChoosing::enterPressesTheGoldenButtonAfterTheMouse() {
    Turn turn;
    QVERIFY(clickButton(turn, "word0"));
    QCOMPARE(turn.table().stepCount(), 0);
    QTest::keyClick(turn.page.focusWidget(), Qt::Key_Return);  // not the button that was pressed
    QVERIFY(turn.table().stepCount() > 0);

    Turn marching;
    const auto& choices = marching.prompt.choices;
    const auto needsMore = [&](const Choice& choice) {  // on the way it is asked whether one stops there
        return !choice.way.empty() && choice.picks.size() == 3;
    };
    const auto march = std::find_if(choices.begin(), choices.end(), needsMore);
    QVERIFY(march != choices.end());
    for (const Pick& pick : march->picks) {
        if (pick.on != Pick::On::word) QVERIFY(marching.click(pick));
    }
    QCOMPARE(marching.table().stepCount(), 0);
    QVERIFY(marching.confirm().isEnabled());
    QTest::keyClick(marching.page.focusWidget(), Qt::Key_Return);
    QCOMPARE(marching.table().stepCount(), 1);
}

void TestChoosing::aReasonMovesNothingAndGoesWithTheNextChoice() {
    for (const QSize size : {QSize(1366, 740), QSize(1024, 660)}) {
        Turn turn;
        turn.page.resize(size);
        turn.page.actions().choices->setChecked(true);
        QTest::qWait(50);  // everything finds its place
        const auto places = [&turn] {
            QList<QRect> boxes;
            for (QWidget* widget : turn.asking().findChildren<QWidget*>()) {
                const bool isPressed = qobject_cast<QPushButton*>(widget) != nullptr || widget == &turn.choices();
                if (isPressed && widget->isVisible()) boxes << QRect(widget->mapTo(&turn.page, QPoint()), QSize());
            }
            return boxes << QRect(turn.choices().visualItemRect(turn.choices().item(0)));
        };
        const auto before = places();
        auto* reason = turn.page.findChild<QLabel*>("reason");
        for (QGraphicsItem* item : turn.scene().items()) {
            if (turn.scene().picks().pickOf(item) == std::optional(turn.prompt.standIns.back().there))
                turn.scene().picks().pointAt(item);
        }
        QTest::qWait(50);
        QVERIFY(reason->isVisible() && !reason->text().isEmpty());
        QCOMPARE(places(), before);
        QVERIFY(turn.click(turn.prompt.standIns.front().meant));
        QVERIFY(!reason->isVisible());
    }
}

INTRIKA_TEST(TestChoosing)

}  // namespace tst_choosing

#include "tst_choosing.moc"
