// A whole game of two people with phones, over real sockets, one at the laptop, who decides by its keys, and a bot.
#include "app/guests/guests.h"
#include "app/guests/plugin/guest_door.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/page_settings.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "engines/session/game_kind.h"
#include "tests/support/phone.h"
#include "tests/support/rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_mixed_game {

using namespace intrika;

namespace {

using Json = nlohmann::json;

constexpr Seat atLaptop = 2;
const SeatSet withPhones = SeatSet::of(0) | SeatSet::of(1);

struct Mixed {
    Mixed() : table(*tableNow()), page(std::unique_ptr<Table>(&table), nullptr, company()) {
        page.resize(1280, 800);
        page.settings().setSpeed(Speed::off);
        page.settings().setPace(Pace::atOnce);
        page.show();
        page.begin();
        const QString address = "127.0.0.1:" + page.guests()->addresses().last().section(':', 1);
        for (const Seat seat : withPhones) {
            phones.push_back(std::make_unique<Phone>(page.guests()->seatLink(address, seat)));
        }
    }
    static Table* tableNow() {
        return new Table(deal(4), seatsOf({human, human, human, dice}), dealtSeed, nullptr);  // the page's
    }
    std::unique_ptr<Guests> company() const {
        auto guests = std::make_unique<Guests>(traitorKind(), seatsOf({human, human, human, dice}), withPhones,
                                               std::make_unique<GuestDoor>());
        guests->open();
        return guests;
    }
    Curtain& curtain() { return *page.findChild<Curtain*>(); }
    bool asksHere() { return page.findChild<PromptPanel*>()->asks(); }

    // What the person at the laptop has to do now, if anything. True: it was a decision.
    bool actHere() {
        if (page.isGathered()) page.findChild<ReplayBar*>()->steps()[1]->trigger();
        if (!table.asked().mayAct(atLaptop)) return false;
        if (curtain().isDown()) emit curtain().opened();
        if (!asksHere()) return false;
        const int steps = table.stepCount();
        QTest::keyClick(page.focusWidget(), Qt::Key_1);
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
        return table.stepCount() > steps;
    }

    Table& table;
    GamePage page;
    std::vector<std::unique_ptr<Phone>> phones;
};

}  // namespace

class TstMixedGame : public QObject {
    Q_OBJECT

private slots:
    void everybodyPlaysToTheEnd() {
        Mixed game;
        for (const auto& phone : game.phones) QVERIFY(phone->meet() && phone->awaits("state"));
        Rng rng(dealtSeed);
        int here = 0, there = 0;
        const auto act = [&] {
            for (const auto& phone : game.phones) {
                if (!phone->isAsked() || phone->state()["step"] != game.table.stepCount()) continue;
                QVERIFY2(!game.asksHere() || game.table.asked().mayAct(atLaptop), "the laptop asks who has a phone");
                phone->choose(static_cast<std::size_t>(rng.below(64)));
                ++there;
                phone->forget();  // until it is told what came of it
            }
            if (game.actHere()) ++here;
        };
        QVERIFY(waitFor(
            [&] {
                act();
                return game.table.isOver();
            },
            120'000));
        QVERIFY2(here > 5 && there > 10, "somebody was not asked");
        const Result result = game.table.result();
        for (const auto& phone : game.phones) {
            QVERIFY(phone->awaitsState([](const Json& state) { return !state["over"].is_null(); }));
            const Json state = phone->state();
            for (const Json& rank : state["over"]["ranks"]) {
                const auto seat = rank["seat"].get<std::size_t>();
                QCOMPARE(rank["place"].get<int>(), result.places[seat] + 1);
            }
        }
    }
};

INTRIKA_TEST(TstMixedGame)

}  // namespace tst_mixed_game

#include "tst_mixed_game.moc"
