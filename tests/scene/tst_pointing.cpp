// Everything on the table can be pointed at, by mouse and by keys, and tells what it is and why it cannot be picked.
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/reason_bubble.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_stops.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"
#include "app/scene/zone_item.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_table.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <map>

namespace tst_pointing {

using namespace intrika;
using namespace intrika::test;

class TestPointing : public QObject {
    Q_OBJECT

private slots:
    void equalCardsArePickedOneByOne() {
        Shown shown(someTableau(someFaces(), 4, 0));
        const Pick four = handPick("supply.4");
        shown.scene.picks().setPickable({four, handPick("supply.2")});
        QSignalSpy picked(&shown.scene.picks(), &TablePicks::picked);
        QSignalSpy unpicked(&shown.scene.picks(), &TablePicks::unpicked);
        QSignalSpy asked(&shown.scene.picks(), &TablePicks::asked);
        PieceItem* first = shown.piece(SomeTable::hand(0), 0);
        PieceItem* second = shown.piece(SomeTable::hand(0), 1);
        shown.scene.activate(second);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].value<Pick>(), four);
        shown.scene.picks().setPicked({four});
        QVERIFY(second->state().picked && !first->state().picked);
        shown.scene.activate(first);
        QCOMPARE(picked.count(), 2);
        shown.scene.picks().setPicked({four, four});
        QCOMPARE(shown.pickedCount(), 2);
        shown.scene.activate(second);
        QCOMPARE(unpicked.count(), 1);
        shown.scene.picks().setPicked({four});
        QVERIFY(first->state().picked && !second->state().picked);
        shown.scene.activate(shown.piece(SomeTable::hand(0), 3));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(picked.count(), 2);
    }

    void pickedCardsRiseAndComeDown() {
        Shown shown(someTableau(someFaces(), 4, 0));
        PieceItem* card = shown.piece(SomeTable::hand(0), 3);
        const QPointF down = card->pos();
        shown.scene.picks().setPicked({handPick("supply.8")});
        QVERIFY(card->pos().y() < down.y());
        shown.scene.picks().setPicked({});
        QCOMPARE(card->pos(), down);
    }

    void draggingAHandCardOntoTheTablePicksIt() {
        Shown shown(someTableau(someFaces(), 4, 0));
        shown.scene.picks().setPickable({handPick("supply.8")});
        QSignalSpy picked(&shown.scene.picks(), &TablePicks::picked);
        const PieceItem* card = shown.piece(SomeTable::hand(0), 3);
        const QPointF home = card->pos();
        QWidget* viewport = shown.view.viewport();
        const QPoint start = shown.view.mapFromScene(home);
        QTest::mousePress(viewport, Qt::LeftButton, {}, start);
        for (int step = 1; step <= 4; ++step) {
            const QPointF at = start + QPointF(0, -90) * step;
            moveMouse(viewport, at, Qt::LeftButton);
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, start - QPoint(0, 360));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(card->pos(), home);
    }

    void everyPickableThingIsReachedByKeyboard() {
        const Tableau tableau = someTableau(someFaces(), 4, 0, true);
        Shown shown(tableau);
        std::vector<Pick> live{handPick("supply.2"), handPick("supply.8"), {Pick::On::seat, noZone, 2}};
        for (std::uint16_t i = 0; i < 12; ++i) {
            live.push_back({Pick::On::place, SomeTable::ring, i});
            live.push_back({Pick::On::place, SomeTable::gaps, i});
        }
        live.push_back({Pick::On::face, SomeTable::front, test::faceNamed(someFaces(), "action.farmer")});
        live.push_back({Pick::On::place, SomeTable::played(1), 0});
        live.push_back({Pick::On::face, SomeTable::pile, test::faceNamed(someFaces(), "back.supply")});
        shown.scene.picks().setPickable(live);
        QSignalSpy picked(&shown.scene.picks(), &TablePicks::picked);
        shown.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        shown.view.clearFocus();
        shown.view.setFocus(Qt::TabFocusReason);
        std::set<Pick> reached;
        const std::size_t groups = stopsOf(shown.scene.laid(), shown.scene.things()).size();
        for (std::size_t group = 0; group < groups; ++group) {
            const std::size_t things = stopsOf(shown.scene.laid(), shown.scene.things())[group].size();
            for (std::size_t thing = 0; thing < things; ++thing) {
                QTest::keyClick(&shown.view, Qt::Key_Return);
                QTest::keyClick(&shown.view, Qt::Key_Right);
            }
            if (group + 1 < groups) QTest::keyClick(&shown.view, Qt::Key_Tab);
        }
        for (const QList<QVariant>& told : picked) reached.insert(told[0].value<Pick>());
        for (const Pick& pick : live) QVERIFY(reached.count(pick) == 1);
    }

    void pointingTellsWhatIsPointedAt() {
        Shown shown(someTableau(someFaces(), 4, 0));
        QSignalSpy pointed(&shown.scene.picks(), &TablePicks::pointed);
        shown.scene.picks().setFocusStop(shown.piece(SomeTable::ring, 7));
        QCOMPARE(pointed.count(), 1);
        QCOMPARE(pointed[0][0].value<Pick>(), (Pick{Pick::On::place, SomeTable::ring, 7}));
    }

    void aReasonIsSaidBesideTheThingUntilAnotherIsPointedAt() {
        Shown shown(someTableau(someFaces(), 4, 0));
        const auto bubble = [&shown]() -> const BubbleItem* {
            for (const QGraphicsItem* item : shown.scene.items()) {
                const auto* found = dynamic_cast<const BubbleItem*>(item);
                if (found != nullptr && found->isVisible()) return found;
            }
            return nullptr;
        };
        shown.scene.picks().pointAt(shown.piece(SomeTable::ring, 0));
        shown.scene.reason().explain({Pick::On::place, SomeTable::ring, 0}, QStringLiteral("It is not your turn."));
        QVERIFY(bubble() != nullptr);
        QVERIFY(shown.scene.sceneRect().contains(bubble()->boundingRect().adjusted(12, 12, -12, -12)));
        shown.scene.picks().pointAt(shown.piece(SomeTable::ring, 1));
        QVERIFY(bubble() == nullptr);
    }

    // Along any way over the empty table; a click on it is no click on the card beneath.
    void aReasonLeadsToItsRule() {
        Shown shown(someTableau(someFaces(), 4, 0));
        const PieceItem* card = shown.piece(SomeTable::ring, 0);
        shown.scene.picks().pointAt(shown.piece(SomeTable::ring, 0));
        shown.scene.reason().explain({Pick::On::place, SomeTable::ring, 0}, QStringLiteral("At most 2 depots (T-52)."));
        shown.scene.picks().pointAt(nullptr);
        QPointF over;
        const QRectF around = sceneBox(card).adjusted(-60, -200, 60, 200);
        for (double y = around.top(); y < around.bottom() && over.isNull(); y += 4) {
            if (!shown.scene.reason().ruleAt({around.center().x(), y}).isEmpty()) over = {around.center().x(), y + 8};
        }
        QCOMPARE(shown.scene.reason().ruleAt(over), QString("T-52"));
        QSignalSpy rule(&shown.scene, &TableScene::ruleWanted);
        QSignalSpy asked(&shown.scene.picks(), &TablePicks::asked);
        moveMouse(shown.view.viewport(), over, Qt::NoButton);
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.view.mapFromScene(over));
        QCOMPARE(rule.count(), 1);
        QCOMPARE(rule[0][0].toString(), QString("T-52"));
        QCOMPARE(asked.count(), 0);
        shown.scene.picks().pointAt(shown.piece(SomeTable::ring, 1));
        QVERIFY(shown.scene.reason().ruleAt(over).isEmpty());
    }

    void restingOnAThingTellsWhatCannotBeReadThere() {
        Shown shown(someTableau(someFaces(), 4, 0));
        const PieceItem* small = shown.piece(SomeTable::stock(0), 0);
        moveMouse(shown.view.viewport(), shown.view.mapFromScene(sceneBox(small).center()), Qt::NoButton);
        QVERIFY(!shown.scene.looks().isLooking());
        QTRY_VERIFY_WITH_TIMEOUT(shown.scene.looks().isLooking(), 3000);
        moveMouse(shown.view.viewport(), QPoint(492, 330), Qt::NoButton);
        QTRY_VERIFY(!shown.scene.looks().isLooking());
    }

    // Its picture and name are large enough where it lies.
    void restingOnAPlainCardShowsNothing() {
        Shown shown(someTableau(someFaces(), 4, 0), 0, {1400, 1000});
        PieceItem* plain = shown.piece(SomeTable::hand(0), 0);
        shown.scene.looks().lookInPassing(plain);
        QVERIFY(!shown.scene.looks().isLooking());
        shown.scene.looks().look(plain);  // who wants to
        QVERIFY(shown.scene.looks().isLooking());
        shown.scene.looks().look(nullptr);
    }

    // By its button, which keys and a screen reader reach as well; another question brings it back.
    void whatLiesBeforeEverythingCanBePutAside() {
        const Tableau tableau = someTableau(someFaces(), 4, 0, true);
        Shown shown(tableau);
        const auto lying = [&] {
            return std::count_if(shown.scene.things().pieces().begin(), shown.scene.things().pieces().end(),
                                 [](const PieceItem* piece) { return piece->zone() == SomeTable::front; });
        };
        const auto held = [&] { return shown.scene.hand().cards().front()->spot().size.height(); };
        auto* button = shown.view.findChild<QPushButton*>("front");
        QVERIFY(button->isVisible());
        const QString name = button->accessibleName();
        QCOMPARE(lying(), 5);
        const double small = held();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(lying(), 0);
        QVERIFY(shown.scene.laid().layout.front.isEmpty());
        QVERIFY(held() > 2 * small);
        QVERIFY(button->isVisible() && button->accessibleName() != name);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(lying(), 5);
        QVERIFY(shown.view.switchFront());
        shown.scene.show(tableau);  // the same once more
        QCOMPARE(lying(), 0);
        Tableau next = tableau;
        zoneIn(next, SomeTable::front)->pieces.pop_back();
        shown.scene.show(next);
        QCOMPARE(lying(), 4);
        shown.scene.show(someTableau(someFaces(), 4, 0));
        QVERIFY(!button->isVisible() && !shown.view.switchFront());
    }
};

INTRIKA_TEST(TestPointing)

}  // namespace tst_pointing

#include "tst_pointing.moc"
