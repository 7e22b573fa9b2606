// A game that the disk would not have: whoever leaves it is told, and can still save it.
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "engines/session/journal.h"
#include "tests/support/all_games.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/full_disk.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QTest>

namespace tst_unsaved {

using namespace intrika;

namespace {}  // namespace

class TestUnsaved : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void aGameThatIsKeptIsLeftWithoutAWord() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        Answer<QMessageBox> asked(click("Cancel"));
        window.showStart();
        QVERIFY(window.gamePage() == nullptr);
        window.starter().begin(onePersonAgainstBots(3));
        QVERIFY(window.close());
        QVERIFY(!asked.wasAsked());
    }

    // The notice names the cause in the reader's language, and goes when the disk has room again.
    void theNoticeStaysAsLongAsTheTrouble() {
        NoRoomForJournals disk;
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        QVERIFY(window.notices()->isVisible());
        QVERIFY(window.notices()->text().contains("could not be made"));
        window.changeLanguage("hu");
        QTRY_VERIFY2(window.notices()->text().contains("Nem sikerült"), qPrintable(window.notices()->text()));
        QVERIFY(window.notices()->text().contains(journalFolder()));
        window.changeLanguage("en");
        QTRY_VERIFY(window.notices()->text().contains("could not be made"));
        disk.makeRoom();
        QVERIFY(window.gamePage()->saving().keepNow());
        QVERIFY(!window.notices()->isVisible());
    }

    void everyWayOutAsks_data() {
        QTest::addColumn<int>("way");
        for (int way = 0; way < 5; ++way) QTest::addRow("%d", way) << way;
    }
    void everyWayOutAsks() {
        QFETCH(int, way);
        const NoRoomForJournals disk;
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const GamePage* page = window.gamePage();
        QString said;
        Answer<QMessageBox> asked([&said](QMessageBox& box) {
            said = box.text();
            click("Cancel")(box);
        });
        if (way == 0) QVERIFY(!window.close());
        if (way == 1) window.showStart();
        if (way == 2) window.starter().begin(onePersonAgainstBots(3));
        if (way == 3) trigger(window, "Ctrl+Q");
        if (way == 4) window.starter().demonstrate();
        QVERIFY(asked.wasAsked());
        QVERIFY2(said.contains(journalFolder()), qPrintable(said));
        QVERIFY(window.isVisible());
        QCOMPARE(window.gamePage(), page);
    }

    void theQuestionIsAskedInHungarianToo() {
        const NoRoomForJournals disk;
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        window.changeLanguage("hu");
        QString said;
        Answer<QMessageBox> asked([&said](QMessageBox& box) {
            said = box.text();
            click("Kilépés mentés nélkül")(box);
        });
        QVERIFY(window.close());
        QVERIFY2(said.contains("nem sikerült elmenteni") && said.contains("elvesznek"), qPrintable(said));
        window.changeLanguage("en");
    }

    void itCanBeSavedElsewhere() {
        const NoRoomForJournals disk;
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const QString path = testHome().path("elsewhere.intrika");
        QFile::remove(path);
        const std::string record = window.gamePage()->table().record();
        Answer<QMessageBox> asked(click("Save elsewhere…"));
        Answer<QFileDialog> where(saveAs(path));
        QVERIFY(window.close());
        QVERIFY(asked.wasAsked() && where.wasAsked());
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray::fromStdString(record));
    }

    void tryingAgainIsEnoughOnceThereIsRoom() {
        NoRoomForJournals disk;
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const int steps = window.gamePage()->table().stepCount();
        Answer<QMessageBox> asked([&disk](QMessageBox& box) {
            disk.makeRoom();
            click("Try again")(box);
        });
        QVERIFY(window.close());
        QVERIFY(asked.wasAsked());
        const auto journals = QDir(journalFolder()).entryInfoList({"*.journal"}, QDir::Files);
        QCOMPARE(journals.size(), 1);
        QFile file(journals.front().filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readJournal(file.readAll().toStdString(), allGames());
        QVERIFY(read && !read->problem);
        QVERIFY(static_cast<int>(read->record.events.size()) >= steps);
    }

private:
    static void trigger(MainWindow& window, const QString& keys) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcuts().contains(QKeySequence(keys))) return action->trigger();
        }
        QFAIL(qPrintable("no action for " + keys));
    }

    Settings settings_;
};

INTRIKA_TEST(TestUnsaved)

}  // namespace tst_unsaved

#include "tst_unsaved.moc"
