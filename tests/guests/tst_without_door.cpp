// A program that was built without what phones need, or lost its library: the new-game page says so, and nothing else
// is missing.
#include "app/guests/load_door.h"
#include "app/settings/settings.h"
#include "app/setup/place_card.h"
#include "app/setup/player_box.h"
#include "app/setup/setup_page.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

namespace tst_without_door {

using namespace intrika;

class TstWithoutDoor : public QObject {
    Q_OBJECT

private slots:
    // This program once more, where no library lies beside it.
    void aLonelyProgramSaysWhatIsMissing() {
        if (!canHaveGuests()) return;  // this is it
        const QTemporaryDir elsewhere;
        const QString lonely = elsewhere.filePath("lonely");
        QVERIFY(QFile::copy(QCoreApplication::applicationFilePath(), lonely));
        QProcess program;
        program.start(lonely, {"tst_without_door", "nobodyCanHaveAPhone"});
        QVERIFY(program.waitForFinished());
        const QByteArray told = program.readAllStandardOutput();
        QVERIFY2(program.exitCode() == 0 && told.contains("PASS   : tst_without_door"), told.constData());
    }

    void nobodyCanHaveAPhone() {
        Settings settings;
        MainWindow window(allGames(), settings);
        window.show();
        window.pages().setUp(*gameNamed("traitor"));
        auto& page = *window.findChild<SetupPage*>();
        auto* card = page.findChildren<PlaceCard*>().first();
        const auto* items = qobject_cast<QStandardItemModel*>(card->playerBox().model());
        const QString missing = Words().say(say("player.phone.missing"));
        int phones = 0, lacking = 0;
        for (int at = 0; at < items->rowCount(); ++at) {
            const QStandardItem* item = items->item(at);
            if (item->text() != Words().say(say("player.phone"))) continue;
            ++phones;
            if (!item->isEnabled() && item->toolTip().contains(missing)) ++lacking;
        }
        QCOMPARE(phones, 1);
        QCOMPARE(lacking, canHaveGuests() ? 0 : 1);
        card->setPerson(true);
        page.start();
        QVERIFY2(window.gamePage() != nullptr, "without phones there is no game");
    }
};

INTRIKA_TEST(TstWithoutDoor)

}  // namespace tst_without_door

#include "tst_without_door.moc"
