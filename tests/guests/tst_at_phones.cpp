// Who decides at a phone is nobody at the screen: never called to it, never asked at it, and nothing of theirs is on
// it.
#include "app/guests/guests.h"
#include "app/play/page_settings.h"
#include "app/play/screen.h"
#include "tests/support/one_of.h"
#include "tests/support/page_texts.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"
#include "tests/support/still_door.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_at_phones {

using namespace intrika;

namespace {

constexpr int mostEvents = 400;

Call asks(SeatSet deciding) {
    Call call;
    call.deciding = call.secret = deciding;
    return call;
}

// A game at which those in `phones` have phones; the other people sit at the laptop.
struct Party {
    Party(const char* game, const std::vector<PlayerKind>& players, SeatSet phones, std::uint64_t seed)
        : Party(tableOf(dealt(players.size(), seed, game), players, seed), phones) {}
    Party(std::unique_ptr<Table> table, SeatSet phones)
        : table_(*table), page(std::move(table), nullptr, company(table_, phones)) {
        page.resize(1280, 800);
        page.settings().setSpeed(Speed::off);
        page.settings().setPace(Pace::atOnce);
        page.show();
        page.begin();
    }
    static std::unique_ptr<Guests> company(const Table& table, SeatSet phones) {
        std::vector<SeatInfo> seats;
        for (int seat = 0; seat < table.seatCount(); ++seat) seats.push_back(table.seatInfo(static_cast<Seat>(seat)));
        auto guests = std::make_unique<Guests>(table.kind(), seats, phones, std::make_unique<StillDoor>());
        guests->open();
        return guests;
    }
    const Table& table() const { return table_; }
    Table& decided() { return table_; }  // by a phone
    Curtain& curtain() { return *page.findChild<Curtain*>(); }
    void goOn() { page.findChild<ReplayBar*>()->steps()[1]->trigger(); }
    PromptPanel& asking() { return *page.findChild<PromptPanel*>(); }

private:
    Table& table_;

public:
    GamePage page;
};

std::set<QString> namesSeen(const Table& table, Observer observer) {
    const Words words(QString::fromStdString(table.kind().id), table.names());
    std::set<QString> names;
    for (const Zone& zone : table.tableau(observer).zones) {
        for (const Piece& piece : zone.pieces) names.insert(words.say(piece.name));
    }
    return names;
}

// What stands on the page though everybody may not know it.
QString leakOf(Party& party) {
    const auto allowed = namesSeen(party.table(), spectator);
    for (Seat seat = 0; seat < party.table().seatCount(); ++seat) {
        for (const QString& name : namesSeen(party.table(), seat)) {
            if (allowed.count(name) > 0) continue;
            for (QString text : pageTexts(party.page)) {
                for (const QString& open : allowed) text.remove(open);
                if (text.contains(name)) return QString("event %1: %2").arg(party.table().stepCount()).arg(text);
            }
        }
    }
    return {};
}

void addGames() {
    QTest::addColumn<QString>("game");
    for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
}

}  // namespace

class TstAtPhones : public QObject {
    Q_OBJECT

private slots:
    void nobodyIsCalledWhereAllHavePhones() {
        Screen screen(SeatSet(), true);
        screen.begin(asks({}), {});
        QVERIFY(screen.is<mode::Watching>());
        screen.stepTaken(asks({}), {0, {}, true, false});
        QVERIFY(!screen.isHidden());
        QVERIFY2(!screen.is<mode::Gathered>(), "nobody is there to go on");
        screen.stepShown();
        QVERIFY(screen.is<mode::Watching>());
        QVERIFY(!screen.viewpoint().eyes());
        QVERIFY(!screen.mayHide());
    }

    // Others look at the screen as well.
    void onePersonAmongPhonesGetsTheCurtain() {
        Screen screen(SeatSet::of(1), true);
        screen.begin(asks({}), {});
        QVERIFY(!screen.viewpoint().eyes());
        screen.stepTaken(asks(SeatSet::of(1)), {0, {}, false, true});
        QVERIFY(screen.isHidden());
        QVERIFY(screen.raise());
        QCOMPARE(screen.asked(), Seat(1));
        QVERIFY(screen.viewpoint().eyes() == Observer(1));
        screen.decided();
        screen.stepTaken(asks({}), {1, {}, false, true});
        screen.stepShown();
        QVERIFY(screen.is<mode::Watching>());
        QVERIFY2(!screen.viewpoint().eyes(), "their cards still lie open before the others");
    }

    void onePersonAloneGetsNone() {
        Screen screen(SeatSet::of(1));
        screen.begin(asks(SeatSet::of(1)), {});
        QCOMPARE(screen.asked(), Seat(1));
    }

    // Whoever gives their phone back is asked at the screen from then on, behind the curtain.
    void seatsComeAndGo() {
        Screen screen(SeatSet(), true);
        screen.begin(asks({}), {});
        screen.setPeople(SeatSet::of(0), true);
        screen.settle(asks(SeatSet::of(0)));
        QVERIFY(screen.isHidden());
        screen.raise();
        QCOMPARE(screen.asked(), Seat(0));
        screen.setPeople(SeatSet(), true);
        screen.settle(asks({}));
        QVERIFY(screen.is<mode::Watching>());
        QVERIFY(!screen.viewpoint().eyes());
    }

    void aGameOfPhonesShowsWhatEverybodySees_data() { addGames(); }
    void aGameOfPhonesShowsWhatEverybodySees() {
        QFETCH(QString, game);
        const GameKind& kind = *gameNamed(game.toStdString());
        const auto seats = static_cast<std::size_t>(std::min(kind.usualSeats, 4));
        Party party(kind.id.c_str(), std::vector<PlayerKind>(seats, human), SeatSet::firstOf(static_cast<int>(seats)),
                    5);
        Rng rng(3);
        for (int event = 0; event < mostEvents && !party.table().isOver(); ++event) {
            QVERIFY(QTest::qWaitFor([&] {
                return party.table().isOver() || !(party.table().asked().seats & party.table().humans()).empty();
            }));
            QVERIFY2(!party.curtain().isDown(), "the curtain fell");
            QVERIFY2(!party.asking().asks(), "somebody was asked at the screen");
            if (event % 8 == 0) QCOMPARE(leakOf(party), QString());
            if (party.table().isOver()) break;
            const Seat seat = party.table().asked().seats.first();
            party.decided().choose(seat, oneOf(party.table().prompt(seat).choices, rng).key);
        }
    }

    // Nothing is asked on the laptop of the one with the phone, and the other is called.
    void mixedTablesCallWhoeverHasNoPhone() {
        Party party("traitor", {human, human, human}, SeatSet::of(0) | SeatSet::of(1), 5);
        Rng rng(3);
        int called = 0;
        for (int event = 0; event < 60 && !party.table().isOver(); ++event) {
            QVERIFY(QTest::qWaitFor([&] {
                if (party.page.isGathered()) party.goOn();  // whoever is there has seen it
                return !party.page.isGathered() && !(party.table().asked().seats & party.table().humans()).empty();
            }));
            const SeatSet deciding = party.table().asked().seats;
            if (deciding == SeatSet::of(2)) {
                if (party.curtain().isDown()) {
                    ++called;
                    emit party.curtain().opened();
                }
                QVERIFY(party.asking().asks());
            } else if (!deciding.contains(Seat(2))) {
                QVERIFY2(!party.curtain().isDown(), "nobody at the laptop is to decide");
                QVERIFY(!party.asking().asks());
                QCOMPARE(leakOf(party), QString());
            }
            const Seat seat = deciding.first();
            party.decided().choose(seat, oneOf(party.table().prompt(seat).choices, rng).key);
        }
        QVERIFY(called > 0);
    }

    void aPhonesHintIsNotShownHere() {
        Party party("traitor", {human, human, human}, SeatSet::firstOf(3), 5);
        const Seat seat = party.table().asked().seats.first();
        bool ready = false;
        connect(&party.table(), &Table::hintReady, this, [&] { ready = true; });
        party.decided().askHint(seat);
        QVERIFY(QTest::qWaitFor([&] { return ready; }, 20'000));
        QCOMPARE(leakOf(party), QString());
    }
};

INTRIKA_TEST(TstAtPhones)

}  // namespace tst_at_phones

#include "tst_at_phones.moc"
