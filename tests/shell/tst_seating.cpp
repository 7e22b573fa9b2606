// The room in which a game is set up: where chairs and cards stand, and how people change their seats.
#include "app/setup/invitation.h"
#include "app/setup/place_card.h"
#include "app/setup/player_box.h"
#include "app/setup/seat_ribbon.h"
#include "app/setup/seating_plan.h"
#include "app/setup/setup_page.h"
#include "app/setup/table_room.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace tst_seating {

using namespace intrika;

namespace {

QStringList namesIn(const SetupPage& page) {
    QStringList names;
    for (const SeatInfo& seat : page.newGame().seats) names << seat.name;
    return names;
}

QPoint middleOf(const QWidget& widget) { return widget.rect().center(); }

}  // namespace

class TestSeating : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void cardsLieApart_data() {
        QTest::addColumn<QSizeF>("room");
        QTest::addColumn<double>("text");
        QTest::newRow("beside the sheet, small") << QSizeF(880, 764) << 1.0;
        QTest::newRow("beside the sheet") << QSizeF(1200, 864) << 1.0;
        QTest::newRow("large") << QSizeF(2040, 1386) << 1.0;
        QTest::newRow("above the sheet") << QSizeF(1024, 520) << 1.0;
        QTest::newRow("text of twice the size") << QSizeF(1024, 500) << 2.0;
    }

    // Whole, within the room, none over another; and it grows no wider.
    void cardsLieApart() {
        QFETCH(const QSizeF, room);
        QFETCH(const double, text);
        for (int chairs = 2; chairs <= 10; ++chairs) {
            for (int seated = 2; seated <= chairs; ++seated) {
                const SeatingPlan plan(room, {chairs, seated}, {room.height() / 864, text}, 20);
                QCOMPARE(plan.room().width(), room.width());
                QVERIFY(plan.room().height() >= room.height());
                QCOMPARE(static_cast<int>(plan.chairs().size()), chairs);
                for (const Chair& chair : plan.chairs()) {
                    QVERIFY(QRectF(QPointF(), plan.room()).contains(chair.card));
                    for (const Chair& other : plan.chairs())
                        QVERIFY(&other == &chair || !other.card.intersects(chair.card));
                }
            }
        }
    }

    // Whoever plays sits clockwise from the front, in the order of the turns.
    void theOrderGoesRoundTheTable() {
        for (int chairs = 2; chairs <= 10; ++chairs) {
            for (int seated = 2; seated <= chairs; ++seated) {
                const SeatingPlan plan({1200, 864}, {chairs, seated}, {}, 20);
                int next = 0;
                for (const Chair& chair : plan.chairs()) {
                    if (!chair.isEmpty) QCOMPARE(chair.place, next++);
                }
                QCOMPARE(next, seated);
                QVERIFY(!plan.chairs().front().isEmpty);
                QVERIFY(plan.chairs().front().at.y() > plan.middle().y());
                QCOMPARE(plan.neighbour(0, -1), seated - 1);
                QCOMPARE(plan.neighbour(seated - 1, 1), 0);
            }
        }
    }

    void aPointBelongsToTheChairNextToIt() {
        const SeatingPlan plan({1200, 864}, {6, 4}, {}, 20);
        for (int number = 0; number < 6; ++number) {
            const Chair& chair = plan.chairs()[static_cast<std::size_t>(number)];
            QCOMPARE(plan.chairNear(chair.at), std::optional(number));
            QCOMPARE(plan.chairNear(chair.card.center()), std::optional(number));
        }
        QVERIFY(!plan.chairNear(plan.middle()));
    }

    // With name and strength; the colour stays with the seat.
    void aCardIsDraggedToAnotherChair() {
        SetupPage page(settings_);
        shown(page);
        const auto cards = seen<PlaceCard>(page);
        cards[1]->setPlace({"Réka", {PlayerKind::Is::bot, Level::strong, {}}});
        const QStringList before = namesIn(page);
        const std::string colour = page.newGame().seats[2].colour;
        drag(*cards[1], *cards[2]);
        const NewGame game = page.newGame();
        QCOMPARE(namesIn(page), QStringList({before[0], before[2], "Réka"}));
        QCOMPARE(game.seats[2].player.level, Level::strong);
        QCOMPARE(game.seats[2].colour, colour);
        QVERIFY(page.findChild<QPushButton*>("start")->isEnabled());
        drag(*cards[1], page);  // to nobody's place: everybody stays
        QCOMPARE(namesIn(page), QStringList({before[0], before[2], "Réka"}));
    }

    void arrowsDoTheSame() {
        SetupPage page(settings_);
        shown(page);
        const QStringList before = namesIn(page);
        auto& ribbon = seen<PlaceCard>(page)[0]->ribbon();
        QVERIFY(ribbon.focusPolicy() & Qt::TabFocus);
        QTest::keyClick(&ribbon, Qt::Key_Right);
        QCOMPARE(namesIn(page), QStringList({before[1], before[0], before[2]}));
        QTest::keyClick(&seen<PlaceCard>(page)[1]->ribbon(), Qt::Key_Left);
        QCOMPARE(namesIn(page), before);
        QTest::keyClick(&ribbon, Qt::Key_Up);
        QCOMPARE(namesIn(page), QStringList({before[2], before[1], before[0]}));
    }

    // At any empty chair, where the newcomer then sits; everybody else keeps name and player.
    void oneMoreSitsDown() {
        for (const GameKind* kind : allGames()) {
            if (kind->minSeats == kind->maxSeats) continue;
            SetupPage page(settings_);
            page.show(*kind);
            for (int seats = kind->minSeats; seats < kind->maxSeats; ++seats) {
                page.findChild<QButtonGroup*>()->button(seats)->click();
                const QStringList before = namesIn(page);
                auto invitations = seen<Invitation>(page);
                QCOMPARE(static_cast<int>(invitations.size()), kind->maxSeats - seats);
                invitations.first()->click();
                QStringList after = namesIn(page);
                QCOMPARE(static_cast<int>(after.size()), seats + 1);
                QCOMPARE(after.removeDuplicates(), 0);
                for (const QString& name : before) QVERIFY(after.removeOne(name));
                QCOMPARE(page.findChild<QButtonGroup*>()->checkedId(), seats + 1);
            }
            QVERIFY(seen<Invitation>(page).isEmpty());
        }
    }

    // What was said at the other seat is written on the card that has the same name.
    void aNameGivenTwiceIsMarked() {
        SetupPage page(settings_);
        shown(page);
        const auto cards = seen<PlaceCard>(page);
        cards[2]->nameField().setText(cards[1]->info().name);
        QVERIFY(!page.findChild<QPushButton*>("start")->isEnabled());
        QVERIFY(!cards[0]->nameField().property("wrong").toBool());
        for (const int seat : {1, 2}) QVERIFY(cards[seat]->nameField().property("wrong").toBool());
    }

    // Beside the room where there is place, else below it; what begins the game is always in sight.
    void theSheetGoesBelowInASmallWindow() {
        SetupPage page(settings_);
        shown(page);
        const auto* room = page.findChild<TableRoom*>();
        const auto* begin = page.findChild<QPushButton*>("start");
        for (const QSize size : {QSize(1024, 640), QSize(1600, 860), QSize(1280, 760)}) {
            page.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(page.rect().contains(QRect(begin->mapTo(&page, QPoint()), begin->size())));
            QCOMPARE(room->width() > size.width() * 0.9, size.width() < 1100);
        }
    }

private:
    void shown(SetupPage& page) {
        page.resize(1600, 864);
        page.show(allGames().front());
        page.findChild<QButtonGroup*>()->button(3)->click();
        static_cast<QWidget&>(page).show();
        QCoreApplication::processEvents();
    }

    static void drag(QWidget& card, QWidget& to) {
        const QPoint from(4, card.height() / 2);
        const QPoint goal = to.mapToGlobal(middleOf(to));
        QTest::mousePress(&card, Qt::LeftButton, {}, from);
        for (int step = 0; step < 3; ++step) {  // the card comes along
            QMouseEvent moving(QEvent::MouseMove, card.mapFromGlobal(goal), goal, Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&card, &moving);
        }
        QTest::mouseRelease(&card, Qt::LeftButton, {}, card.mapFromGlobal(goal));
    }

    Settings settings_;
};

INTRIKA_TEST(TestSeating)

}  // namespace tst_seating

#include "tst_seating.moc"
