// Games that are gone on with, finished ones, files that are not what they should be, a power cut.
#include "app/finished/finished_page.h"
#include "app/finished/statistics_page.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "app/play/game_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/start/saved_row.h"
#include "app/start/start_page.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/finished_game.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QTest>

namespace tst_saved_games {

using namespace intrika;

namespace {

QByteArray savedGame(int events) {
    const GameKind& kind = allGames().front();
    const auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), 7, events);
    std::vector<SeatEntry> seats(static_cast<std::size_t>(kind.usualSeats));
    return QByteArray::fromStdString(writeRecord(recordOf(*session, seats)));
}

}  // namespace

class TestSavedGames : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    // Who is to act, by name, and the table as everybody may see it.
    void unfinishedGameShowsItsTable() {
        const QString journal = makeJournal(3);
        const auto glance = glanceAt(journal, allGames());
        QVERIFY(glance.has_value());
        {
            const auto game = continueGame(journal, allGames());
            QCOMPARE(glance->tableau, game->session->tableau(spectator));
            QCOMPARE(glance->toAct, game->session->toAct().seats);
        }
        StartPage page(allGames(), settings_);
        page.resize(1280, 780);
        page.show();
        page.refresh();
        auto* row = page.findChild<SavedRow*>();
        QVERIFY(row != nullptr);
        const QString name = glance->seats[glance->toAct.first()].name;
        QTRY_VERIFY2(row->state().contains(name), qPrintable(row->state()));
        QTRY_VERIFY_WITH_TIMEOUT(row->hasPicture(), 20'000);
        QVERIFY(row->accessibleDescription().contains(name));

        // The picture is kept, and not drawn again before the game goes on.
        const QFileInfo kept(pictureOf(journal));
        QVERIFY(kept.exists());
        const QDateTime drawn = kept.lastModified();
        page.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(page.findChild<SavedRow*>()->hasPicture(), 20'000);
        QCOMPARE(QFileInfo(pictureOf(journal)).lastModified(), drawn);
    }

    // By the bin on its row or the Delete key; nothing is asked, for the notice brings it back.
    void unfinishedGameIsThrownAway() {
        const QString journal = makeJournal(3);
        MainWindow window(allGames(), settings_);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.showStart();
        const auto rows = [&] { return window.findChildren<SavedRow*>(); };
        QCOMPARE(rows().size(), 1);
        auto* bin = rows().front()->findChild<QAbstractButton*>("throwAway");
        QVERIFY2(bin->accessibleName().contains(rows().front()->text()), qPrintable(bin->accessibleName()));
        QTest::mouseClick(bin, Qt::LeftButton);
        QTRY_VERIFY(rows().empty());
        QVERIFY(!QFileInfo::exists(journal));
        QVERIFY(window.notices()->text().contains(titleOf(allGames().front())));
        seen<QPushButton>(*window.notices()).first()->click();
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(continueGame(journal, allGames()).has_value());

        rows().front()->setFocus();
        QTest::keyClick(rows().front(), Qt::Key_Delete);
        QTRY_VERIFY(rows().empty());
        QVERIFY(unfinishedGames(allGames()).empty());
        QVERIFY(window.gamePage() == nullptr);
    }

    // What ended lies in the list, newest first; it can be opened, thrown away, and had back.
    void finishedGamesAreListed() {
        const Result result = finishGame(1, 0, "2026-03-01T20:00:00");
        finishGame(2, 1, "2026-03-02T20:00:00");
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showFinished();
        auto* page = window.findChild<FinishedPage*>();
        auto* list = page->findChild<SheetTable*>();
        QCOMPARE(list->rowCount(), 2);
        const QString older = textOfRow(*list, 1);
        QVERIFY2(older.contains(titleOf(allGames().front())), qPrintable(older));
        const auto winners = result.ranking().front();
        for (const Seat seat : winners) {
            QVERIFY2(older.contains(QString("Name%1").arg(seat)), qPrintable(older));
        }
        for (int seat = 0; seat < result.seats; ++seat) {
            QVERIFY2(older.contains(QString::number(result.scores[static_cast<std::size_t>(seat)])), qPrintable(older));
        }

        list->setCurrentCell(1, 0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->rowCount(), 1);
        QVERIFY(window.notices()->isVisible());
        seen<QPushButton>(*window.notices()).first()->click();
        QCOMPARE(list->rowCount(), 2);
        QCOMPARE(textOfRow(*list, 1), older);

        list->setCurrentCell(1, 0);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(window.gamePage() != nullptr);
        QVERIFY(window.gamePage()->table().isOver());
        QCOMPARE(window.gamePage()->table().result(), result);
    }

    // What the list needs is kept beside the games; without it, or where it is damaged, they are read themselves.
    void theListNeedNotReadEveryGameAgain() {
        finishGame(1, 0, "2026-03-01T20:00:00");
        QCOMPARE(finishedGames(allGames()).value(0).names.value(0), QString("Name0"));
        QFile kept(QDir(finishedFolder()).filePath("heads.json"));
        QVERIFY(kept.open(QIODevice::ReadWrite));
        const QByteArray renamed = kept.readAll().replace("Name0", "Kept!");
        kept.seek(0);
        kept.write(renamed);
        kept.close();
        finishGame(2, 0, "2026-03-02T20:00:00");
        QCOMPARE(finishedGames(allGames()).value(0).names.value(0), QString("Name0"));
        QCOMPARE(finishedGames(allGames()).value(1).names.value(0), QString("Kept!"));
        QVERIFY(kept.resize(100));
        QCOMPARE(finishedGames(allGames()).size(), 2);
        QCOMPARE(finishedGames(allGames()).value(1).names.value(0), QString("Name0"));
    }

    void statisticsAddUp() {
        const Result first = finishGame(1, 0, "2026-03-01T20:00:00", 600);
        const Result second = finishGame(2, 0, "2026-03-02T20:00:00", 1200);
        const Result third = finishGame(3, 0, "2026-03-03T20:00:00");
        finishGame(4, 0, "2026-03-04T20:00:00", 60, true);
        const auto all = standings(finishedGames(allGames()));
        QCOMPARE(all.size(), std::size_t(1));  // one person, against bots of one level
        const Standing& only = all.front();
        QCOMPARE(only.player, QString("Name0"));
        QCOMPARE(only.seats, allGames().front().usualSeats);
        QCOMPARE(QString::fromStdString(only.against), QString("easy"));
        QCOMPARE(only.played, 3);
        QCOMPARE(only.won, (first.places[0] == 0) + (second.places[0] == 0) + (third.places[0] == 0));
        QCOMPARE(only.best, std::max({first.scores[0], second.scores[0], third.scores[0]}));
        QCOMPARE(only.meanPoints, (first.scores[0] + second.scores[0] + third.scores[0]) / 3.0);
        QCOMPARE(only.meanTime->count(), 900);  // of the two that were timed

        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.pages().showStatistics();
        auto* page = window.findChild<StatisticsPage*>();
        auto* table = page->findChild<SheetTable*>();
        QCOMPARE(table->rowCount(), 1);
        page->findChild<QPushButton*>("erase")->click();
        QCOMPARE(table->rowCount(), 1);  // not before it is confirmed
        seen<QPushButton>(*window.notices()).first()->click();
        QCOMPARE(table->rowCount(), 0);
        QCOMPARE(finishedGames(allGames()).size(), 4);
    }

    // A table that is played to its end here leaves a record with its date and time.
    void playedGameIsCounted() {
        settings_.setSpeed(Speed::off);
        settings_.setPace(Pace::atOnce);
        NewGame game = onePersonAgainstBots(5);
        for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::random, {}};
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(game);
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().isOver(), 60'000);
        const auto games = finishedGames(allGames());
        QCOMPARE(games.size(), 1);
        QVERIFY(games[0].when.secsTo(QDateTime::currentDateTime()) < 60);
        QCOMPARE(games[0].result, window.gamePage()->table().result());
        QVERIFY(standings(games).empty());  // nobody played
        settings_.setSpeed(Speed::normal);
        settings_.setPace(Pace::normal);
    }

    void demoKeepsNothing() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().demonstrate();
        QVERIFY(window.gamePage()->table().humans().empty());
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().stepCount() > 1, 20'000);
        QVERIFY(unfinishedGames(allGames()).empty());
        QVERIFY(QDir(journalFolder()).isEmpty());
    }

    void droppedFileIsOpened() {
        const QString path = fileWith(testHome(), "dropped.intrika", savedGame(9));
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const auto drop = [&](const QString& file) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            QDragEnterEvent enter({500, 400}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&window, &enter);
            if (!enter.isAccepted()) return false;
            QDropEvent event({500, 400}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&window, &event);
            return true;
        };
        const GamePage* before = window.gamePage();
        QVERIFY(!drop(fileWith(testHome(), "letter.txt", "Dear diary")));
        QCOMPARE(window.gamePage(), before);
        QVERIFY(drop(path));
        QVERIFY(window.gamePage() != before);
        QVERIFY(window.gamePage()->table().stepCount() >= 9);
        QVERIFY(settings_.recentFiles().contains(path));
    }

    void badFilesLeaveTheGameAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        const QByteArray whole = savedGame(20);
        QTest::newRow("empty") << QByteArray() << "cut off";
        QTest::newRow("no JSON") << QByteArray("Dear diary,\n") << "Not JSON: line 1";
        QTest::newRow("cut off") << whole.left(whole.size() / 2) << "cut off";
        QTest::newRow("foreign") << QByteArray(R"({"name": "somebody else's"})") << "not an Intrika file";
        QTest::newRow("too new")
            << QByteArray(whole).replace("\"intrika\": 1", "\"intrika\": 99").replace("\"intrika\":1", "\"intrika\":99")
            << "99";
        QTest::newRow("unknown game") << QByteArray(whole).replace(
                                             "\"" + QByteArray::fromStdString(allGames().front().id) + "\"",
                                             "\"chess\"")
                                      << "chess";
        QTest::newRow("binary") << QByteArray(4096, '\0') << "Not JSON: line 1";
    }

    void badFilesLeaveTheGameAlone() {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        QVERIFY(!says.isEmpty());  // every text contains an empty one
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const GamePage* page = window.gamePage();
        const std::string before = page->table().record();
        window.opener().openFile(fileWith(testHome(), "bad.intrika", content));
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(window.notices()->text().contains("bad.intrika"), qPrintable(window.notices()->text()));
        QVERIFY2(window.notices()->text().contains(says), qPrintable(window.notices()->text()));
        QVERIFY2(!window.notices()->text().contains(QChar(0x2039)), qPrintable(window.notices()->text()));
        QCOMPARE(window.gamePage(), page);
        QCOMPARE(QString::fromStdString(page->table().record()), QString::fromStdString(before));
    }

    // The file is named, the event at fault, and how much can be opened; nothing happens without being asked for.
    void wholeBeginningOfADamagedGameIsOffered() {
        const Record record = parseRecord(savedGame(20).toStdString(), allGames()).value();
        Record damaged = record;
        damaged.events[12] = record.events[11];
        const QString path = fileWith(testHome(), "damaged.intrika", QByteArray::fromStdString(writeRecord(damaged)));
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        const GamePage* page = window.gamePage();
        window.opener().openFile(path);
        QCOMPARE(window.gamePage(), page);
        QVERIFY2(window.notices()->text().contains("12") || window.notices()->text().contains("13"),
                 qPrintable(window.notices()->text()));
        const auto buttons = seen<QPushButton>(*window.notices());
        QVERIFY2(buttons.first()->text().contains("12"), qPrintable(buttons.first()->text()));
        buttons.first()->click();
        QVERIFY(window.gamePage() != page);
        QVERIFY(window.gamePage()->table().stepCount() >= 12);
    }

    void savingWhereNothingCanBeWrittenIsTold() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(onePersonAgainstBots(2));
        QVERIFY(!window.gamePage()->saving().saveTo("/dev/null/game.intrika"));
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(window.notices()->text().contains("/dev/null"), qPrintable(window.notices()->text()));
        const QString path = testHome().path("game.intrika");
        QVERIFY(!settings_.recentFiles().contains(path));
        QVERIFY(window.gamePage()->saving().saveTo(path));
        QCOMPARE(settings_.recentFiles().value(0), path);
        MainWindow another(allGames(), settings_);
        another.opener().openFile(path);
        QVERIFY(another.gamePage() != nullptr);
    }

    // Leaving asks nothing, and the game is there again.
    void leftGameIsOfferedAgain() {
        MainWindow window(allGames(), settings_);
        window.show();
        NewGame game = onePersonAgainstBots(2);
        for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::random, {}};
        window.starter().begin(game);
        QTRY_VERIFY(window.gamePage()->table().stepCount() > 0);
        window.showStart();
        QTRY_COMPARE(window.findChildren<SavedRow*>().size(), 1);
        QTest::mouseClick(window.findChild<SavedRow*>(), Qt::LeftButton);
        QVERIFY(window.gamePage() != nullptr);
        QVERIFY(window.gamePage()->table().stepCount() > 0);
    }

    // A game in which nothing happened is not worth a line.
    void untouchedGameIsNotOffered() {
        MainWindow window(allGames(), settings_);
        window.show();
        NewGame game = onePersonAgainstBots(2);
        for (SeatInfo& seat : game.seats) seat.player = {};  // people: whoever begins, nobody moves by themselves
        window.starter().begin(game);
        window.showStart();
        QTest::qWait(50);
        QVERIFY(window.findChildren<SavedRow*>().empty());
    }

    void killedGameGoesOn() {
        Settings().setSpeed(Speed::off);
        Settings().setPace(Pace::atOnce);
        QProcess process;
        process.start(qEnvironmentVariable("INTRIKA_APP"), {"--game", QString::fromStdString(allGames().front().id),
                                                            "--seats", botsForEverySeat(), "--seed", "5"});
        QVERIFY(process.waitForStarted());
        const auto lines = [] {
            const QFileInfoList files = QDir(journalFolder()).entryInfoList({"*.journal"}, QDir::Files);
            if (files.empty()) return QByteArray();
            QFile file(files.first().filePath());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY_WITH_TIMEOUT(lines().count('\n') > 12, 60'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        const auto events = lines().count('\n') - 1;

        const auto games = unfinishedGames(allGames());
        QCOMPARE(games.size(), 1);
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        QTest::mouseClick(window.findChild<SavedRow*>(), Qt::LeftButton);
        QVERIFY(window.gamePage() != nullptr);
        QVERIFY(window.gamePage()->table().stepCount() >= events);
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().stepCount() > events, 60'000);  // and the bots play on
    }

private:
    static QString textOfRow(const SheetTable& table, int row) {
        QStringList texts;
        for (int column = 0; column < table.columnCount(); ++column) texts << table.item(row, column)->text();
        return texts.join(u'|');
    }

    static QString botsForEverySeat() {
        QStringList bots;
        for (int seat = 0; seat < allGames().front().usualSeats; ++seat) bots += "random";
        return bots.join(u',');
    }

    Settings settings_;
};

INTRIKA_TEST(TestSavedGames)

}  // namespace tst_saved_games

#include "tst_saved_games.moc"
