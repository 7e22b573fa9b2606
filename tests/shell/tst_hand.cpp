// The hand in the order that its holder wants: by kind, by value or as they put it. Moves never hear of it.
#include "app/play/choice_list.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/scene/animator.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_reader.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"
#include "app/setup/dealing.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "engines/files/save_file.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_table.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

namespace tst_hand {

using namespace intrika;
using namespace intrika::test;

namespace {

// Cards of several kinds; the values of kinds do not follow their order.
const std::vector<const char*> dealt{"supply.8", "action.farmer", "landscape.city-eagle", "supply.2", "supply.8"};

Tableau tableWith(std::vector<const char*> keys, Seat viewer = 0) {
    Tableau tableau = someTableau(someFaces(), 4, viewer);
    for (Zone& zone : tableau.zones) {
        if (zone.id != SomeTable::hand(viewer)) continue;
        zone.pieces.clear();
        for (const char* key : keys) {
            const auto place = static_cast<std::uint16_t>(zone.pieces.size());
            zone.pieces.push_back({faceNamed(someFaces(), key), place, viewer, Piece::Mark::none, {}});
        }
    }
    return tableau;
}

QStringList handOf(const TableScene& scene) {
    QStringList keys;
    double last = -1;
    for (const PieceItem* piece : scene.hand().cards()) {
        if (piece->spot().centre.x() <= last) return {"not from left to right"};
        last = piece->spot().centre.x();
        keys << QString::fromStdString(someFaces().at(piece->piece().face));
    }
    return keys;
}

const QStringList asDealt{"supply.8", "action.farmer", "landscape.city-eagle", "supply.2", "supply.8"};
const QStringList byKind{"landscape.city-eagle", "supply.2", "supply.8", "supply.8", "action.farmer"};
const QStringList byValue{"supply.2", "supply.8", "supply.8", "landscape.city-eagle", "action.farmer"};

void dragTo(Shown& shown, std::size_t card, QPointF to) {
    QWidget* viewport = shown.view.viewport();
    const QPointF from = shown.scene.hand().cards().at(card)->pos();
    QTest::mousePress(viewport, Qt::LeftButton, {}, shown.view.mapFromScene(from));
    for (int step = 1; step <= 4; ++step) moveMouse(viewport, from + (to - from) * step / 4, Qt::LeftButton);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, to.toPoint());
}

// The first decisions of a game may come before anything was dealt.
bool playUntilCardsAreHeld(MainWindow& window) {
    const auto* prompt = window.findChild<PromptPanel*>();
    for (int decisions = 0; decisions < 8; ++decisions) {
        if (!QTest::qWaitFor([&] { return prompt->asks(); }, 20'000)) return false;
        if (window.findChild<TableScene*>()->hand().cards().size() > 1) return true;
        QTest::keyClick(window.focusWidget(), Qt::Key_1);
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    }
    return false;
}

}  // namespace

class TestHand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationName("intrika"); }

    void itIsSortedAsItsHolderWants() {
        Shown shown(tableWith(dealt));
        QCOMPARE(handOf(shown.scene), asDealt);
        shown.scene.hand().setSort(HandSort::byKind);
        QCOMPARE(handOf(shown.scene), byKind);
        shown.scene.hand().setSort(HandSort::byValue);
        QCOMPARE(handOf(shown.scene), byValue);
        shown.scene.show(tableWith({"supply.8", "supply.3"}));
        QCOMPARE(handOf(shown.scene), QStringList({"supply.3", "supply.8"}));
        shown.scene.show(tableWith(dealt));
        shown.scene.hand().setSort(HandSort::own);
        QCOMPARE(handOf(shown.scene), asDealt);
    }

    // What can be picked, and what a pick means, is the same in every order.
    void onlyThePictureChanges() {
        Shown shown(tableWith(dealt));
        shown.scene.picks().setPickable({handPick("supply.2"), handPick("supply.8")});
        shown.scene.hand().setSort(HandSort::byValue);
        QSignalSpy picked(&shown.scene.picks(), &TablePicks::picked);
        for (PieceItem* card : shown.scene.hand().cards()) {
            const bool may =
                card->piece().face == handPick("supply.2").value || card->piece().face == handPick("supply.8").value;
            QCOMPARE(card->state().pickable, may);
        }
        shown.scene.activate(shown.scene.hand().cards().front());
        QCOMPARE(picked.count(), 1);
        QVERIFY(picked[0][0].value<Pick>() == handPick("supply.2"));
        QVERIFY(seenOf(shown.scene) == seenOf(tableWith(dealt), 0));
    }

    void aCardIsDraggedToAnotherPlace() {
        Shown shown(tableWith(dealt));
        QSignalSpy moved(&shown.scene.hand(), &ViewerHand::moved);
        QSignalSpy asked(&shown.scene.picks(), &TablePicks::asked);
        const QPointF first = shown.scene.hand().cards().front()->pos();
        dragTo(shown, 3, first - QPointF(40, 0));
        const QStringList own{"supply.2", "supply.8", "action.farmer", "landscape.city-eagle", "supply.8"};
        QCOMPARE(handOf(shown.scene), own);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(asked.count(), 0);
        // What is drawn later comes to the right end, what is played leaves its neighbours where they are.
        shown.scene.show(tableWith({"supply.3", "supply.8", "landscape.city-eagle", "supply.2"}));
        QCOMPARE(handOf(shown.scene), QStringList({"supply.2", "supply.8", "landscape.city-eagle", "supply.3"}));
        // A card that is only lifted goes back, and so does one that is let go on the table.
        dragTo(shown, 1, shown.scene.hand().cards().at(1)->pos() + QPointF(12, -12));
        dragTo(shown, 1, QPointF(490, 200));
        QCOMPARE(handOf(shown.scene), QStringList({"supply.2", "supply.8", "landscape.city-eagle", "supply.3"}));
        QCOMPARE(moved.count(), 1);
    }

    void aCardIsMovedByKeys() {
        Shown shown(tableWith(dealt));
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        shown.view.setFocus();
        QTest::keyClick(&shown.view, Qt::Key_Home);
        shown.view.focusOn(shown.scene.hand().cards().back());
        for (int press = 0; press < 6; ++press) QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ControlModifier);
        // Past a card like it, to the left end; the focus goes with it.
        QCOMPARE(handOf(shown.scene),
                 QStringList({"supply.8", "supply.8", "action.farmer", "landscape.city-eagle", "supply.2"}));
        QCOMPARE(shown.scene.picks().focusStop(), static_cast<QGraphicsItem*>(shown.scene.hand().cards().front()));
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.scene.picks().focusStop(), static_cast<QGraphicsItem*>(shown.scene.hand().cards().at(1)));
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(handOf(shown.scene),
                 QStringList({"supply.8", "action.farmer", "supply.8", "landscape.city-eagle", "supply.2"}));
        // What is no card of the hand stays where it is.
        shown.view.focusOn(shown.piece(SomeTable::ring, 2));
        QSignalSpy moved(&shown.scene.hand(), &ViewerHand::moved);
        QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(moved.count(), 0);
    }

    void itIsReadInTheOrderThatIsSeen() {
        Shown shown(tableWith(dealt));
        shown.scene.hand().setSort(HandSort::byValue);
        const TableNode root = readTable(shown.scene);
        const TableNode* hand = findNode(root, {TableKey::Part::zone, SomeTable::hand(0), 0});
        QVERIFY(hand != nullptr);
        QStringList read, seen;
        for (const TableNode& card : hand->children) read << card.name;
        for (const PieceItem* card : shown.scene.hand().cards()) seen << shown.scene.things().description(card);
        QCOMPARE(read, seen);
    }

    // Everybody at one screen keeps their own order, and nobody sees another one's.
    void everyHandHasItsOwnOrder() {
        Shown shown(tableWith({"supply.2", "supply.8"}));
        shown.scene.hand().move(shown.scene.hand().cards().front(), 1);
        shown.scene.clear();
        shown.scene.setPeople(names, colours, 1);
        shown.scene.show(tableWith({"supply.2", "supply.8"}, 1));
        QCOMPARE(handOf(shown.scene), QStringList({"supply.2", "supply.8"}));
        shown.scene.clear();
        shown.scene.setPeople(names, colours, 0);
        shown.scene.show(tableWith({"supply.2", "supply.8"}));
        QCOMPARE(handOf(shown.scene), QStringList({"supply.8", "supply.2"}));
        shown.scene.setPeople(names, colours, noSeat);
        QVERIFY(shown.scene.hand().cards().empty());
    }

    // Whoever sorts while cards fly sees what has come of the step, not what was before it.
    void sortingEndsWhatMoves() {
        Shown shown(tableWith(dealt));
        Animator animator(&shown.scene);
        animator.setSpeed(Speed::slow);
        animator.play({}, tableWith({"supply.8", "supply.2"}));
        shown.scene.hand().setSort(HandSort::byKind);
        QVERIFY(!animator.isPlaying());
        QCOMPARE(handOf(shown.scene), QStringList({"supply.2", "supply.8"}));
    }

    void theKeyGoesThroughTheOrdersAndTheGameRemembers() {
        NewGame game = usualGame(allGames().front());
        game.seed = 5;
        Settings settings;
        settings.setSpeed(Speed::off);
        settings.setPace(Pace::atOnce);
        const std::string id = game.kind->id;
        QCOMPARE(settings.handSort(id), HandSort::own);
        {
            MainWindow window(allGames(), settings);
            window.show();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            window.starter().begin(game);
            auto* scene = window.findChild<TableScene*>();
            QVERIFY(playUntilCardsAreHeld(window));
            QTest::keyClick(window.focusWidget(), Qt::Key_S);
            QCOMPARE(Settings().handSort(id), HandSort::byKind);
            QVERIFY(window.gamePage()->actions().sorts[HandSort::byKind]->isChecked());
            const QString heard = window.findChild<LiveRegion*>()->accessibleName();
            for (const PieceItem* card : scene->hand().cards())
                QVERIFY2(heard.contains(scene->things().description(card)), qPrintable(heard));
            QTest::keyClick(window.focusWidget(), Qt::Key_S);
            QVERIFY(window.gamePage()->actions().sorts[HandSort::byValue]->isChecked());
        }
        QCOMPARE(Settings().handSort("another game"), HandSort::own);
        MainWindow again(allGames(), settings);
        again.show();
        again.starter().begin(game);
        auto* scene = again.findChild<TableScene*>();
        QVERIFY(again.gamePage()->actions().sorts[HandSort::byValue]->isChecked());
        QVERIFY(playUntilCardsAreHeld(again));
        scene->hand().move(scene->hand().cards().front(), 1);
        QCOMPARE(Settings().handSort(id), HandSort::own);
        QVERIFY(again.gamePage()->actions().sorts[HandSort::own]->isChecked());
    }
};

INTRIKA_TEST(TestHand)

}  // namespace tst_hand

#include "tst_hand.moc"
