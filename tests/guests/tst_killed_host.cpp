// kill -9 in the middle of a game with phones; Continue; and every phone is where it was.
#include "app/guests/guests.h"
#include "app/play/game_page.h"
#include "app/settings/settings.h"
#include "app/shell/game_opener.h"
#include "app/shell/main_window.h"
#include "engines/files/save_file.h"
#include "tests/support/all_games.h"
#include "tests/support/phone.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_killed_host {

using namespace intrika;

namespace {

using Json = nlohmann::json;
using Phones = std::vector<std::unique_ptr<Phone>>;

constexpr int people = 3;

// The program without its window; its journal lies where the window looks for games to continue.
struct Host {
    Host() {
        QDir().mkpath(journalFolder());
        process.start(GUEST_HOST, {"--game", "traitor", "--seats", "phone,phone,phone", "--seed", "5", "--journal",
                                   journalFolder() + "/killed.journal"});
        waitFor([this] { return process.canReadLine(); });
        const Json told = Json::parse(process.readLine().toStdString());
        for (const Json& link : told["seats"]) links << QString::fromStdString(link);
    }
    ~Host() { kill(); }
    void kill() {
        process.kill();
        process.waitForFinished();
    }
    QProcess process;
    QStringList links;
};

Phones phonesOf(const QStringList& links) {
    Phones phones;
    for (const QString& link : links) phones.push_back(std::make_unique<Phone>(link));
    return phones;
}

bool areSeated(const Phones& phones) {
    return std::all_of(phones.begin(), phones.end(),
                       [](const auto& one) { return one->meet() && one->awaits("state"); });
}

Phone* askedOf(const Phones& phones) {
    Phone* asked = nullptr;
    waitFor([&] {
        const auto found = std::find_if(phones.begin(), phones.end(), [](const auto& one) { return one->isAsked(); });
        if (found != phones.end()) asked = found->get();
        return asked != nullptr;
    });
    return asked;
}

bool know(const Phones& phones, int events) {
    return waitFor([&] {
        return std::all_of(phones.begin(), phones.end(),
                           [&](const auto& one) { return one->state()["step"].template get<int>() >= events; });
    });
}

}  // namespace

class TstKilledHost : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }

    void phonesFindTheirSeats_data() {
        QTest::addColumn<int>("decisions");
        for (const int decisions : {1, 4, 9}) QTest::addRow("after %d decisions", decisions) << decisions;
    }
    void phonesFindTheirSeats() {
        QFETCH(int, decisions);
        Host host;
        QCOMPARE(host.links.size(), people);
        const Phones before = phonesOf(host.links);
        QVERIFY(areSeated(before));
        for (int nth = 0; nth < decisions; ++nth) {
            Phone* asked = askedOf(before);
            QVERIFY(asked != nullptr);
            const int events = asked->state()["step"];
            asked->choose(static_cast<std::size_t>(nth));
            QVERIFY(know(before, events + 1));
        }
        Phone* asked = askedOf(before);
        QVERIFY(asked != nullptr);
        const int told = asked->state()["step"];
        asked->choose();  // who knows whether it was heard
        host.kill();

        Settings settings;
        MainWindow window(allGames(), settings);
        window.show();
        window.opener().continueNewest();
        QVERIFY(window.gamePage() != nullptr && window.gamePage()->guests() != nullptr);
        const Phones after = phonesOf(host.links);
        QVERIFY(areSeated(after));
        for (std::size_t seat = 0; seat < after.size(); ++seat) {
            QVERIFY(after[seat]->state()["you"] == Json(seat));
            QVERIFY2(after[seat]->state()["step"] >= told, "what a phone was told is lost");
        }
        Phone* next = askedOf(after);
        QVERIFY(next != nullptr);
        const int events = next->state()["step"];
        next->choose();
        QVERIFY(know(after, events + 1));
    }
};

INTRIKA_TEST(TstKilledHost)

}  // namespace tst_killed_host

#include "tst_killed_host.moc"
