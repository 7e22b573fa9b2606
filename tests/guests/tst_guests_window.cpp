// From the new-game page to a game with phones, and back to it another day.
#include "app/phones/guest_row.h"
#include "app/phones/phones_page.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/settings/settings.h"
#include "app/setup/place_card.h"
#include "app/setup/player_box.h"
#include "app/setup/setup_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/files/save_file.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/phone.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_guests_window {

using namespace intrika;

namespace {

struct Opened {
    Opened() : window(allGames(), settings) {
        window.resize(1280, 800);
        window.show();
    }
    template <class Page>
    Page& page() {
        return *window.findChild<Page*>();
    }
    Guests& guests() { return *window.gamePage()->guests(); }

    Settings settings;
    MainWindow window;
};

// Traitor is set up; the first so many seats are people with phones.
void seatPhones(Opened& opened, int phones) {
    opened.window.pages().setUp(*gameNamed("traitor"));
    const auto cards = opened.page<SetupPage>().findChildren<PlaceCard*>();
    for (int seat = 0; seat < phones; ++seat) {
        cards[seat]->setPerson(true);
        cards[seat]->playerBox().setWithPhone(true);
    }
}

// By the link that the page shows, at this machine's own address.
QString linkOf(Opened& opened) {
    for (QLabel* label : opened.page<PhonesPage>().findChildren<QLabel*>()) {
        if (label->text().contains("/#j=")) return label->text().remove(QChar(0x200B));
    }
    return {};
}

}  // namespace

class TstGuestsWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }

    void nothingListensUntilPhonesAreAskedFor() {
        Opened opened;
        seatPhones(opened, 0);
        opened.page<SetupPage>().start();
        QVERIFY(opened.window.gamePage() != nullptr);
        QVERIFY(opened.window.gamePage()->guests() == nullptr);
        QVERIFY(!opened.window.gamePage()->actions().phones->isVisible());
        QFile maps("/proc/self/maps");
        QVERIFY(maps.open(QIODevice::ReadOnly));
        QVERIFY2(!maps.readAll().contains("libintrika_guests"), "the door's library was loaded for nothing");
    }

    void whoComesPlaysUnderTheNameThatTheyTyped() {
        Opened opened;
        seatPhones(opened, 2);
        opened.page<SetupPage>().start();
        QVERIFY2(opened.window.gamePage() == nullptr, "it began before anybody came");
        auto& page = opened.page<PhonesPage>();
        QVERIFY(page.isVisible());
        Phone guest(linkOf(opened));
        QVERIFY(guest.meet() && guest.awaits("lobby"));
        guest.say({{"kind", "join"}, {"seat", 1}, {"name", "Zsuzsi"}, {"language", "hu"}});
        QVERIFY(guest.awaits("seated"));
        emit page.begun();
        QVERIFY(opened.window.gamePage() != nullptr);
        QCOMPARE(opened.window.gamePage()->table().seatInfo(1).name, QString("Zsuzsi"));
        const QString link =
            linkOf(opened).section('#', 0, 0) + "#s=" + QString::fromStdString(guest.has("seated")["secret"]);
        Phone phone(link);
        QVERIFY(phone.meet() && phone.awaits("state"));
        QVERIFY(!opened.window.gamePage()->findChild<Curtain*>()->isDown());
        opened.window.gamePage()->actions().phones->trigger();
        QVERIFY(page.isVisible());
    }

    void whoeverLeavesTheLobbyShutsTheDoor() {
        Opened opened;
        seatPhones(opened, 2);
        opened.page<SetupPage>().start();
        const QString link = linkOf(opened);
        Phone guest(link);
        QVERIFY(guest.meet());
        opened.window.showStart();
        QVERIFY(guest.awaitsClose(4005));
    }

    // From the phones' page, and back to the laptop: the table waits for the person there again.
    void theHostSeatsABotInSomebodysPlace() {
        Opened opened;
        seatPhones(opened, 2);
        opened.page<SetupPage>().start();
        emit opened.page<PhonesPage>().begun();
        QVERIFY(opened.window.gamePage() != nullptr);
        opened.window.gamePage()->actions().phones->trigger();
        const Table& table = opened.window.gamePage()->table();
        const auto choose = [&](int player) {
            auto* box = opened.page<PhonesPage>().findChildren<GuestRow*>()[0]->findChild<QComboBox*>();
            box->setCurrentIndex(player);
            emit box->activated(player);
        };
        choose(2);
        QVERIFY(table.deputy(0) == Level::easy);
        QVERIFY(!table.humans().contains(0));
        QVERIFY(opened.guests().phones().contains(0));
        choose(1);
        QVERIFY(!table.deputy(0));
        QVERIFY(table.humans().contains(0) && !opened.guests().phones().contains(0));
        choose(0);
        QVERIFY(opened.guests().phones().contains(0));
    }

    // As after kill -9: nobody said good-bye to the journal.
    void phonesFindTheirSeatsInAGameThatIsContinued() {
        QString link;
        {
            Opened opened;
            seatPhones(opened, 3);
            opened.page<SetupPage>().start();
            emit opened.page<PhonesPage>().begun();
            QVERIFY(opened.window.gamePage() != nullptr);
            const QString address = opened.guests().addresses().last();
            link = opened.guests().seatLink(address, 0);
            std::vector<std::unique_ptr<Phone>> phones;
            for (Seat seat = 0; seat < 3; ++seat) {
                phones.push_back(std::make_unique<Phone>(opened.guests().seatLink(address, seat)));
                QVERIFY(phones.back()->meet() && phones.back()->awaits("state"));
            }
            const Table& table = opened.window.gamePage()->table();
            const auto isAsked = [](const auto& phone) { return phone->isAsked(); };
            QVERIFY(waitFor([&] { return std::any_of(phones.begin(), phones.end(), isAsked); }));
            const int steps = table.stepCount();
            (*std::find_if(phones.begin(), phones.end(), isAsked))->choose();
            QVERIFY(waitFor([&] { return table.stepCount() > steps; }));
        }
        Opened again;
        again.window.opener().continueNewest();
        QVERIFY(again.window.gamePage() != nullptr);
        QVERIFY(again.window.gamePage()->guests() != nullptr);
        QVERIFY(again.guests().phones() == SeatSet::firstOf(3));
        Phone phone(link);
        QVERIFY(phone.meet() && phone.awaits("state"));
    }
};

INTRIKA_TEST(TstGuestsWindow)

}  // namespace tst_guests_window

#include "tst_guests_window.moc"
