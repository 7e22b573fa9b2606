// The table: what lies on it is the tableau and nothing else, everything can be reached and read, nothing moves for
// ever.
#include "app/scene/animator.h"
#include "app/scene/face_cache.h"
#include "app/scene/overlay_items.h"
#include "app/scene/piece_item.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/scene/zone_item.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"
#include "tests/support/some_tableau.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace intrika;
using test::SomeTable;
using test::someTableau;

namespace {

const std::vector<std::string> colours{"brown", "blue", "green", "yellow"};
const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bence"), QStringLiteral("Csilla"),
                        QStringLiteral("Dóri")};

const std::vector<std::string>& faces() { return allGames().front()->faces; }
Words gameWords() { return Words(QString::fromStdString(allGames().front()->id), names); }

// The things that the tableau says are to be seen: other people's hands are only counted.
using Seen = std::multiset<std::tuple<ZoneId, FaceId, Seat>>;

Seen seenOf(const Tableau& tableau, Seat viewer) {
    Seen seen;
    for (const Zone& zone : tableau.zones) {
        if (zone.area == Area::hand && zone.owner != viewer) continue;
        for (const Piece& piece : zone.pieces) seen.insert({zone.id, piece.face, piece.owner});
    }
    return seen;
}

Seen seenOf(const TableScene& scene) {
    Seen seen;
    for (const QGraphicsItem* item : scene.items()) {
        const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
        if (piece != nullptr) seen.insert({piece->zone(), piece->piece().face, piece->piece().owner});
    }
    return seen;
}

struct Shown {
    TableScene scene{faces(), gameWords()};
    TableView view{&scene};

    explicit Shown(const Tableau& tableau, Seat viewer = 0, QSize size = {984, 800}) {
        view.resize(size);
        view.show();
        scene.setPeople(names, colours, viewer);
        scene.show(tableau);
    }
    PieceItem* piece(ZoneId zone, std::size_t index) const {
        for (PieceItem* item : scene.pieces()) {
            if (item->zone() == zone && index-- == 0) return item;
        }
        return nullptr;
    }
    int pickedCount() const {
        int count = 0;
        for (const PieceItem* item : scene.pieces()) count += item->state().picked;
        return count;
    }
};

Pick handPick(const char* key) { return {Pick::On::face, SomeTable::hand(0), test::faceNamed(faces(), key)}; }

FaceId supplyBack() { return test::faceNamed(faces(), "back.supply"); }

QRectF sceneBox(const QGraphicsItem* item) { return item->mapToScene(item->shape()).boundingRect(); }

// QTest moves the real pointer, which cannot leave the offscreen platform's screen of 800 x 800 device pixels.
void moveMouse(QWidget* viewport, QPointF at, Qt::MouseButtons held) {
    QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(viewport, &move);
}

Happening flown(ZoneId from, ZoneId to, std::vector<FaceId> shown, std::uint8_t beat = 0) {
    Happening happening;
    happening.actor = 0;
    happening.from = from;
    happening.to = to;
    happening.faces = std::move(shown);
    happening.beat = beat;
    return happening;
}

}  // namespace

class TestScene : public QObject {
    Q_OBJECT

private slots:
    void itemsEqualTheTableau_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("viewer");
        for (const int seats : {2, 3, 4}) {
            QTest::addRow("%d seats, own", seats) << seats << 0;
            QTest::addRow("%d seats, last", seats) << seats << seats - 1;
            QTest::addRow("%d seats, spectator", seats) << seats << int{noSeat};
        }
    }
    void itemsEqualTheTableau() {
        QFETCH(int, seats);
        QFETCH(int, viewer);
        const auto seat = static_cast<Seat>(viewer);
        for (const bool front : {false, true}) {
            const Tableau tableau = someTableau(faces(), seats, seat, front);
            const Shown shown(tableau, seat);
            QVERIFY(seenOf(shown.scene) == seenOf(tableau, seat));
        }
    }

    void aHiddenPieceCarriesNothingButItsBack() {
        const Tableau tableau = someTableau(faces(), 3, 0);
        const Shown shown(tableau);
        const FaceId back = test::faceNamed(faces(), "back.supply");
        for (const QGraphicsItem* item : shown.scene.items()) {
            const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
            if (piece == nullptr) continue;
            QVERIFY(piece->zone() != SomeTable::hand(1) && piece->zone() != SomeTable::hand(2));
            if (piece->zone() == SomeTable::pile) QCOMPARE(piece->piece().face, back);
        }
    }

    void piecesThatStayKeepTheirItem() {
        Tableau tableau = someTableau(faces(), 4, 0);
        Shown shown(tableau);
        const PieceItem* kept = shown.piece(SomeTable::hand(0), 4);
        const PieceItem* turned = shown.piece(SomeTable::ring, 3);
        std::vector<Piece>& hand = tableau.zones[5].pieces;
        QCOMPARE(tableau.zones[5].id, SomeTable::hand(0));
        hand.erase(hand.begin());
        for (std::size_t i = 0; i < hand.size(); ++i) hand[i].place = static_cast<std::uint16_t>(i);
        tableau.zones[0].pieces[3].face = 20;
        shown.scene.show(tableau);
        QCOMPARE(shown.piece(SomeTable::hand(0), 3), kept);
        QCOMPARE(shown.piece(SomeTable::ring, 3), turned);
        QVERIFY(seenOf(shown.scene) == seenOf(tableau, 0));
    }

    void theCurtainLeavesNothing() {
        Shown shown(someTableau(faces(), 4, 0, true));
        shown.scene.setPickable({handPick("supply.2")});
        shown.scene.explain(handPick("supply.2"), QStringLiteral("why"));
        shown.scene.look(shown.piece(SomeTable::ring, 0));
        shown.scene.clear();
        QVERIFY(shown.scene.items().isEmpty());
        QVERIFY(shown.scene.tableau() == Tableau());
        shown.scene.show(someTableau(faces(), 4, 1));
        QVERIFY(seenOf(shown.scene) == seenOf(someTableau(faces(), 4, 1), 0));
    }

    void nothingCoversPlatesOrHand_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("front");
        // A window of 1024 x 700 leaves the table about 720 x 620 beside its panel.
        for (const QSize size :
             {QSize(720, 620), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440)}) {
            for (const int seats : {3, 4}) {
                for (const bool front : {false, true}) {
                    QTest::addRow("%dx%d, %d seats%s", size.width(), size.height(), seats, front ? ", front" : "")
                        << size << seats << front;
                }
            }
        }
    }
    void nothingCoversPlatesOrHand() {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        QFETCH(bool, front);
        const Shown shown(someTableau(faces(), seats, 0, front), 0, size);
        const QRectF table(QPointF(), QSizeF(shown.view.viewport()->size()));
        const TableLayout& layout = shown.scene.layout();
        for (const PieceItem* piece : shown.scene.pieces()) {
            const QRectF box = sceneBox(piece);
            QVERIFY2(table.adjusted(-1, -1, 1, 1).contains(box), "a piece leaves the table");
            for (const QRectF& plate : layout.plates) QVERIFY2(!plate.intersects(box), "a piece covers a plate");
            if (piece->zone() != SomeTable::hand(0)) QVERIFY2(!layout.hand.intersects(box), "a piece covers the hand");
        }
        for (std::size_t a = 0; a < layout.plates.size(); ++a) {
            QVERIFY(table.contains(layout.plates[a]));
            QVERIFY(!layout.plates[a].intersects(layout.hand));
            QVERIFY(!layout.plates[a].intersects(layout.front));
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!layout.plates[a].intersects(layout.plates[b]));
        }
        const std::vector<Spot>& ring = layout.zone(SomeTable::ring)->pieces;
        for (std::size_t a = 0; a < ring.size(); ++a) {
            QVERIFY(ring[a].size.height() >= 48);  // smaller cards show their number only
            for (std::size_t b = 0; b < a; ++b) QVERIFY(!ring[a].box().intersects(ring[b].box()));
        }
    }

    void uptoTenSeatsHaveRoom() {
        for (int seats = 2; seats <= maxSeats; ++seats) {
            Tableau tableau;
            for (Seat seat = 0; seat < seats; ++seat) {
                Plate plate;
                plate.seat = seat;
                tableau.plates.push_back(plate);
            }
            RingFitter fitter;
            const TableLayout layout = layOut(
                tableau, {984, 800}, 0, [](FaceId) { return cardMm; }, fitter);
            for (std::size_t a = 0; a < layout.plates.size(); ++a) {
                QVERIFY(QRectF(0, 0, 984, 800).contains(layout.plates[a]));
                for (std::size_t b = 0; b < a; ++b) QVERIFY(!layout.plates[a].intersects(layout.plates[b]));
            }
        }
    }

    void picturesHaveExactlyTheDevicesPixels_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.5, 2.0}) QTest::addRow("%.1f", ratio) << ratio;
    }
    void picturesHaveExactlyTheDevicesPixels() {
        QFETCH(double, ratio);
        FaceCache cache(QString::fromStdString(allGames().front()->id), faces());
        cache.setWords(gameWords());
        const FaceCache::Wish wish{0, Form::onTable, {}, QSizeF(74, 103), ratio};
        QVERIFY(cache.picture(wish).isNull());  // never drawn on the window's thread
        QVERIFY(cache.waitForDrawn(20000));
        const QPixmap picture = cache.picture(wish);
        const QSizeF whole = wish.size + QSizeF(2, 2) * FaceCache::shadow;
        QCOMPARE(picture.size(), (whole * ratio).toSize());
        QCOMPARE(picture.devicePixelRatio(), ratio);
    }

    void anotherLanguageDrawsAnew() {
        FaceCache cache(QString::fromStdString(allGames().front()->id), faces());
        switchLanguage(QStringLiteral("hu"));
        cache.setWords(gameWords());
        const FaceCache::Wish wish{0, Form::whole, {}, QSizeF(252, 352), 1};
        cache.picture(wish);
        QVERIFY(cache.waitForDrawn(20000));
        const QImage before = cache.picture(wish).toImage();
        switchLanguage(QStringLiteral("en"));
        cache.setWords(gameWords());
        cache.picture(wish);
        QVERIFY(cache.waitForDrawn(20000));
        QVERIFY(before != cache.picture(wish).toImage());
    }

    void equalCardsArePickedOneByOne() {
        Shown shown(someTableau(faces(), 4, 0));
        const Pick four = handPick("supply.4");
        shown.scene.setPickable({four, handPick("supply.2")});
        QSignalSpy picked(&shown.scene, &TableScene::picked);
        QSignalSpy unpicked(&shown.scene, &TableScene::unpicked);
        QSignalSpy asked(&shown.scene, &TableScene::asked);
        PieceItem* first = shown.piece(SomeTable::hand(0), 0);
        PieceItem* second = shown.piece(SomeTable::hand(0), 1);
        shown.scene.activate(second);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].value<Pick>(), four);
        shown.scene.setPicked({four});
        QVERIFY(second->state().picked && !first->state().picked);
        shown.scene.activate(first);
        QCOMPARE(picked.count(), 2);
        shown.scene.setPicked({four, four});
        QCOMPARE(shown.pickedCount(), 2);
        shown.scene.activate(second);
        QCOMPARE(unpicked.count(), 1);
        shown.scene.setPicked({four});
        QVERIFY(first->state().picked && !second->state().picked);
        shown.scene.activate(shown.piece(SomeTable::hand(0), 3));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(picked.count(), 2);
    }

    void pickedCardsRiseAndComeDown() {
        Shown shown(someTableau(faces(), 4, 0));
        PieceItem* card = shown.piece(SomeTable::hand(0), 3);
        const QPointF down = card->pos();
        shown.scene.setPicked({handPick("supply.8")});
        QVERIFY(card->pos().y() < down.y());
        shown.scene.setPicked({});
        QCOMPARE(card->pos(), down);
    }

    void draggingAHandCardOntoTheTablePicksIt() {
        Shown shown(someTableau(faces(), 4, 0));
        shown.scene.setPickable({handPick("supply.8")});
        QSignalSpy picked(&shown.scene, &TableScene::picked);
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
        const Tableau tableau = someTableau(faces(), 4, 0, true);
        Shown shown(tableau);
        std::vector<Pick> live{handPick("supply.2"), handPick("supply.8"), {Pick::On::seat, noZone, 2}};
        for (std::uint16_t i = 0; i < 12; ++i) {
            live.push_back({Pick::On::place, SomeTable::ring, i});
            live.push_back({Pick::On::place, SomeTable::gaps, i});
        }
        live.push_back({Pick::On::face, SomeTable::front, test::faceNamed(faces(), "action.farmer")});
        live.push_back({Pick::On::place, SomeTable::played(1), 0});
        live.push_back({Pick::On::face, SomeTable::pile, test::faceNamed(faces(), "back.supply")});
        shown.scene.setPickable(live);
        QSignalSpy picked(&shown.scene, &TableScene::picked);
        shown.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        shown.view.clearFocus();
        shown.view.setFocus(Qt::TabFocusReason);
        std::set<Pick> reached;
        const std::size_t groups = shown.scene.stops().size();
        for (std::size_t group = 0; group < groups; ++group) {
            const std::size_t things = shown.scene.stops()[group].size();
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
        Shown shown(someTableau(faces(), 4, 0));
        QSignalSpy pointed(&shown.scene, &TableScene::pointed);
        shown.scene.setFocusStop(shown.piece(SomeTable::ring, 7));
        QCOMPARE(pointed.count(), 1);
        QCOMPARE(pointed[0][0].value<Pick>(), (Pick{Pick::On::place, SomeTable::ring, 7}));
    }

    void aReasonIsSaidBesideTheThingUntilAnotherIsPointedAt() {
        Shown shown(someTableau(faces(), 4, 0));
        const auto bubble = [&shown]() -> const BubbleItem* {
            for (const QGraphicsItem* item : shown.scene.items()) {
                const auto* found = dynamic_cast<const BubbleItem*>(item);
                if (found != nullptr && found->isVisible()) return found;
            }
            return nullptr;
        };
        shown.scene.pointAt(shown.piece(SomeTable::ring, 0));
        shown.scene.explain({Pick::On::place, SomeTable::ring, 0}, QStringLiteral("It is not your turn."));
        QVERIFY(bubble() != nullptr);
        QVERIFY(shown.scene.sceneRect().contains(bubble()->boundingRect().adjusted(12, 12, -12, -12)));
        shown.scene.pointAt(shown.piece(SomeTable::ring, 1));
        QVERIFY(bubble() == nullptr);
    }

    void restingOnACardShowsItLarge() {
        Shown shown(someTableau(faces(), 4, 0));
        const QPoint at = shown.view.mapFromScene(sceneBox(shown.piece(SomeTable::ring, 2)).center());
        moveMouse(shown.view.viewport(), at, Qt::NoButton);
        QVERIFY(!shown.scene.isLooking());
        QTRY_VERIFY_WITH_TIMEOUT(shown.scene.isLooking(), 3000);
        moveMouse(shown.view.viewport(), QPoint(492, 330), Qt::NoButton);
        QTRY_VERIFY(!shown.scene.isLooking());
    }

    void theAnimatorEndsInTheTableau() {
        const Tableau before = someTableau(faces(), 4, 0);
        Tableau after = before;
        const FaceId four = test::faceNamed(faces(), "supply.4");
        after.zones[5].pieces.erase(after.zones[5].pieces.begin());
        after.zones[6].pieces.push_back({four, 4, 0, Piece::Mark::none, {}});
        after.plates[0].score += 5;
        std::vector<Happening> told{flown(SomeTable::hand(0), SomeTable::played(0), {four}),
                                    flown(SomeTable::pile, SomeTable::hand(2), {supplyBack(), supplyBack()}, 1)};
        Happening turn = flown(SomeTable::ring, SomeTable::ring, {5}, 2);
        turn.fromPlace = turn.toPlace = 4;
        after.zones[0].pieces[4].face = 5;
        told.push_back(turn);
        Happening points;
        points.actor = 0;
        points.amount = 5;
        points.scores = true;
        points.beat = 3;
        told.push_back(points);

        Shown shown(before);
        const PieceItem* card = shown.piece(SomeTable::hand(0), 0);
        Animator animator(&shown.scene);
        QSignalSpy finished(&animator, &Animator::finished);
        animator.setSpeed(Speed::fast);
        animator.play(told, after);
        QVERIFY(animator.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 20000);
        QVERIFY(!animator.isPlaying());
        QVERIFY(shown.scene.tableau() == after);
        QVERIFY(seenOf(shown.scene) == seenOf(after, 0));
        QCOMPARE(shown.piece(SomeTable::played(0), 4), card);  // the card that was played is the card that lies there
        for (const PieceItem* piece : shown.scene.pieces()) {
            QCOMPARE(piece->scale(), 1.0);
            QVERIFY((piece->pos() - piece->spot().centre).manhattanLength() <= 1.5);
        }
        for (const QVariantAnimation* clock : animator.findChildren<QVariantAnimation*>()) {
            QCOMPARE(clock->state(), QAbstractAnimation::Stopped);
        }
    }

    void cardsThatAreRevealedAreTheOnesThatLay() {
        Tableau before = someTableau(faces(), 4, 0);
        Tableau after = before;
        for (Piece& piece : before.zones[9].pieces) piece.face = supplyBack();
        QCOMPARE(before.zones[9].id, SomeTable::played(1));
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.setSpeed(Speed::slow);
        std::vector<FaceId> open;
        for (const Piece& piece : after.zones[9].pieces) open.push_back(piece.face);
        animator.play({flown(SomeTable::played(1), SomeTable::played(1), open)}, after);
        QTRY_COMPARE_WITH_TIMEOUT(shown.piece(SomeTable::played(1), 0)->piece().face, open.front(), 5000);
        for (std::size_t i = 0; i < open.size(); ++i) {
            QTRY_COMPARE(shown.piece(SomeTable::played(1), i)->piece().face, open[i]);
        }
        QVERIFY(animator.isPlaying());
        animator.finishNow();
        QVERIFY(seenOf(shown.scene) == seenOf(after, 0));
    }

    void aClickFinishesWhatIsPlayed() {
        const Tableau before = someTableau(faces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        QSignalSpy finished(&animator, &Animator::finished);
        QSignalSpy picked(&shown.scene, &TableScene::picked);
        shown.scene.setPickable({handPick("supply.8")});
        animator.setSpeed(Speed::slow);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        QVERIFY(animator.isPlaying());
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                          shown.view.mapFromScene(shown.piece(SomeTable::hand(0), 3)->pos()));
        QCOMPARE(finished.count(), 1);
        QCOMPARE(picked.count(), 0);
        QVERIFY(seenOf(shown.scene) == seenOf(before, 0));
    }

    void withoutMotionItIsFinishedAtOnce() {
        const Tableau before = someTableau(faces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.setSpeed(Speed::off);
        QSignalSpy finished(&animator, &Animator::finished);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack()})}, before);
        QCOMPARE(finished.count(), 1);
        QVERIFY(!animator.isPlaying());
    }

    void resizingOrClearingWhilePiecesFlyIsSafe() {
        const Tableau before = someTableau(faces(), 4, 0);
        Shown shown(before);
        Animator animator(&shown.scene);
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        shown.scene.setTableSize({1200, 900});
        QVERIFY(!animator.isPlaying());
        QVERIFY(seenOf(shown.scene) == seenOf(before, 0));
        animator.play({flown(SomeTable::pile, SomeTable::hand(1), {supplyBack(), supplyBack(), supplyBack()})}, before);
        shown.scene.clear();
        QVERIFY(!animator.isPlaying());
        QVERIFY(shown.scene.items().isEmpty());
    }

    // Whole games of every kind: after each step the scene is what the viewer may see, whoever looks.
    void wholeGamesEndInTheirTableaux_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        for (const GameKind* game : allGames()) {
            for (int seats = game->minSeats; seats <= game->maxSeats; ++seats) {
                QTest::addRow("%s, %d", game->id.c_str(), seats) << QString::fromStdString(game->id) << seats;
            }
        }
    }
    void wholeGamesEndInTheirTableaux() {
        QFETCH(QString, game);
        QFETCH(int, seats);
        const GameKind& kind = *gameNamed(game.toStdString());
        Rng rng(7);
        const auto session = kind.deal(nlohmann::json::object(), seats, rng);
        QVERIFY(session.has_value());
        TableScene scene(kind.faces, Words(game));
        TableView view(&scene);
        view.resize(984, 800);
        Animator animator(&scene);
        scene.setPeople(names, kind.seatColours, 1);
        scene.show((*session)->tableau(Seat{1}));
        while (!(*session)->toAct().isOver()) {
            const ToAct next = (*session)->toAct();
            if (next.isChance()) {
                (*session)->drawChance(rng);
            } else {
                const std::vector<MoveKey> moves = (*session)->legalMoves(next.seats.first());
                const MoveKey& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                QVERIFY((*session)->play(next.seats.first(), move).has_value());
            }
            const Step& step = (*session)->step((*session)->stepCount() - 1);
            const Tableau after = (*session)->tableau(Seat{1});
            animator.play(redact(step.happenings, Seat{1}), after);
            animator.finishNow();
            QVERIFY(seenOf(scene) == seenOf(after, 1));
        }
    }
};

QTEST_MAIN(TestScene)
#include "tst_scene.moc"
