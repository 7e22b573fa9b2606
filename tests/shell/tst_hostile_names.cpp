// Names that strangers wrote into files, on every page that shows them: as they are written, cut, and without any
// power.
#include "app/board_editor/board_editor.h"
#include "app/pages/notice_bar.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/looking_back.h"
#include "app/play/page_settings.h"
#include "app/play/why_panel.h"
#include "app/shell/board_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "engines/core/clean_text.h"
#include "engines/files/save_file.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/finished_game.h"
#include "tests/support/random_play.h"
#include "tests/support/read_texts.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"
#include "tests/support/widget_search.h"

#include <QMenu>
#include <QTest>

namespace tst_hostile_names {

using namespace intrika;
using namespace intrika::read_texts;

namespace {

const QString picture = "<img src=/none>", bold = "<b>x</b> &amp; a&b", places = "%1 %n %L2";
const QString turned = "A\u202EB\033C\u2028D", turnedShown = "A B C D";
const QString endless(10'000, u'W'), endlessShown(static_cast<int>(maxNameLength), u'W');

QStringList written() { return {picture, bold, places, turned, endless}; }
QStringList shown() { return {picture, bold, places, turnedShown, endlessShown}; }

// What is wrong with what can be read now; empty: all these names are there, and nothing has any power.
QString wrongNow(const QStringList& names = shown()) {
    QCoreApplication::processEvents();
    const Found found = readAll();
    if (!found.harm.isEmpty()) return found.harm.join('\n');
    const QString all = found.texts.join('\n');
    for (const QString& name : names) {
        if (!all.contains(name)) return "not to be read: " + name;
    }
    return {};
}

#define CLEAN(...)                                    \
    do {                                              \
        const QString fault = wrongNow(__VA_ARGS__);  \
        QVERIFY2(fault.isEmpty(), qPrintable(fault)); \
    } while (false)

Record named(const Session& session, const QStringList& names, int humans) {
    std::vector<SeatEntry> seats;
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        SeatEntry entry{names.value(seat).toStdString(), seat < humans ? "human" : "bot", {}};
        if (seat >= humans) entry.level = "random";
        seats.push_back(entry);
    }
    return recordOf(session, seats);
}

// As a stranger wrote it: what reads names cleans them, what writes does not.
QByteArray recordOfGame(const char* game, int seats, int steps, int humans, const QStringList& names = written()) {
    const auto session = randomGame(*gameNamed(game), seats, nlohmann::json::object(), 7, steps);
    while (!session->toAct().isOver() && session->toAct().isChance()) session->takeBack();
    return QByteArray::fromStdString(writeRecord(named(*session, names, humans)));
}

constexpr int toTheEnd = 100'000;

}  // namespace

class TstHostileNames : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    // The curtain, the table with its plates, the prompt, the log, the menu of who looks, the hint.
    void atTheTable() {
        for (const QStringList& names :
             {written(), QStringList{bold, endless, picture, places}, QStringList{turned, places, endless, bold}}) {
            MainWindow window(allGames(), settings_);
            window.show();
            window.opener().openFile(fileWith(testHome(), "game.intrika", recordOfGame("traitor", 4, 12, 4, names)));
            QVERIFY2(window.gamePage() != nullptr, qPrintable(window.notices()->text()));
            GamePage& page = *window.gamePage();
            page.settings().setSpeed(Speed::off);
            auto* curtain = page.findChild<Curtain*>();
            QVERIFY(curtain->isDown());
            CLEAN({});
            QTest::qWait(Curtain::deafMs + 10);
            QTest::keyClick(curtain, Qt::Key_Return);
            QTRY_VERIFY(!curtain->isDown());
            QStringList seen;
            for (const QString& name : names) seen << QString::fromStdString(cleanName(name.toStdString()));
            CLEAN(seen.mid(0, 4));
            page.actions().ownCards->trigger();
            if (auto* menu = page.findChild<QMenu*>("whoLooks")) {
                CLEAN({});
                menu->close();
            }
            page.actions().hint->trigger();
            CLEAN({});
            window.changeLanguage("hu");
            CLEAN(seen.mid(0, 4));
            window.changeLanguage("en");
        }
    }

    void onTheCurtain() {
        for (const QString& name : written()) {
            QWidget around;
            Curtain curtain(&around);
            curtain.fall(QString::fromStdString(cleanName(name.toStdString())), "purple", "Red · Rose",
                         Curtain::Calls::toDecide);
            CLEAN({QString::fromStdString(cleanName(name.toStdString()))});
        }
    }

    // Each kind of game tells its own story, with as many people as it takes.
    void inTheLogAndOnTheResult_data() {
        QTest::addColumn<QByteArray>("game");
        for (const GameKind* game : allGames()) QTest::newRow(game->id.c_str()) << QByteArray::fromStdString(game->id);
    }
    void inTheLogAndOnTheResult() {
        QFETCH(QByteArray, game);
        const int seats = std::min(gameNamed(game.toStdString())->maxSeats, 5);
        MainWindow window(allGames(), settings_);
        window.show();
        window.opener().openFile(
            fileWith(testHome(), "over.intrika", recordOfGame(game.constData(), seats, toTheEnd, seats)));
        QVERIFY2(window.gamePage() != nullptr, qPrintable(window.notices()->text()));
        CLEAN(shown().mid(0, seats));
        GamePage& page = *window.gamePage();
        page.settings().setSpeed(Speed::off);
        page.past().begin();
        CLEAN(shown().mid(0, seats));
        const auto steps = page.actions().steps;
        for (int press = 0; press < 6; ++press) {
            steps.front()->trigger();
            CLEAN({});
        }
        window.changeLanguage("hu");
        CLEAN(shown().mid(0, seats));
    }

    void whyABotMoved() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.opener().openFile(fileWith(testHome(), "bots.intrika", recordOfGame("traitor", 4, toTheEnd, 1)));
        QVERIFY(window.gamePage() != nullptr);
        GamePage& page = *window.gamePage();
        page.settings().setSpeed(Speed::off);
        page.past().begin();
        auto* why = page.findChild<WhyPanel*>();
        bool told = false;
        for (int press = 0; press < 12; ++press) {
            page.actions().steps.front()->trigger();
            CLEAN({});
            for (const QString& name : shown()) told = told || (why->isVisible() && shownText(*why).contains(name));
        }
        QVERIFY(told);
    }

    void inTheNotebook() {
        MainWindow window(allGames(), settings_);
        window.resize(1400, 900);
        window.show();
        window.opener().openFile(fileWith(testHome(), "coach.intrika", recordOfGame("coach", 5, 20, 1)));
        QVERIFY2(window.gamePage() != nullptr, qPrintable(window.notices()->text()));
        window.gamePage()->settings().setSpeed(Speed::off);
        window.gamePage()->actions().notebook->trigger();
        CLEAN(shown());
        window.resize(1100, 750);
        CLEAN(shown());
    }

    void inListsOfGames() {
        QDir().mkpath(journalFolder());
        QDir().mkpath(finishedFolder());
        const auto session = randomGame(*gameNamed("traitor"), 4, nlohmann::json::object(), 7, 12);
        const std::string journal = journalHead(named(*session, written(), 4)) + journalEvent(session->step(0).event);
        QFile unfinished(journalFolder() + "/one.journal");
        QVERIFY(unfinished.open(QIODevice::WriteOnly));
        unfinished.write(QByteArray::fromStdString(journal));
        unfinished.close();
        QFile finished(finishedFolder() + "/one.intrika");
        QVERIFY(finished.open(QIODevice::WriteOnly));
        finished.write(recordOfGame("traitor", 4, toTheEnd, 4));
        finished.close();

        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        QTest::qWait(300);  // rows and their pictures come late
        CLEAN(shown().mid(0, 4));
        window.pages().showFinished();
        CLEAN(shown().mid(0, 4));
        window.pages().showStatistics();
        CLEAN(shown().mid(0, 4));
    }

    void beforeAGame() {
        const GameKind& kind = *gameNamed("traitor");
        Settings::Seating seating;
        for (const QString& name : written().mid(0, 4)) seating.seats.push_back({name, {}});
        settings_.setSeating(kind.id, seating);
        settings_.setOwnName(turned);
        settings_.setPeople(written());
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        CLEAN({});
        window.pages().setUp(kind);
        CLEAN({picture});
        settings_.setOwnName({});
        settings_.setPeople({});
    }

    void inTheEditorOfBoards() {
        QFile small(INTRIKA_SOURCE_DIR "/assets/boards/small.json");
        QVERIFY(small.open(QIODevice::ReadOnly));
        auto board = nlohmann::json::parse(small.readAll().toStdString());
        board["id"] = picture.toStdString();
        board["name"] = {{"hu", bold.toStdString()}, {"en", bold.toStdString()}};
        int next = 0;
        for (auto& one : board["settlements"]) {
            const std::string name = written().at(next++ % 5).toStdString();
            one["name"] = {{"hu", name}, {"en", name}};
        }
        MainWindow window(allGames(), settings_);
        window.show();
        window.pages().showBoards();
        auto* page = window.findChild<BoardPage*>();
        QVERIFY(page != nullptr);
        const QString file = fileWith(testHome(), "a&b <b>x.json", QByteArray::fromStdString(board.dump()));
        const bool opened = page->editor().open(file);
        QVERIFY2(opened, qPrintable(window.notices()->text()));
        CLEAN({picture, bold});
        window.changeLanguage("hu");
        CLEAN({picture, bold});
        // And where it is the board of a game that is not here.
        window.opener().openFile(fileWith(testHome(), "a&b <b>x.intrika", "{\"intrika\":1,\"<img src=/none>\":1}"));
        CLEAN({"a&b <b>x.intrika", picture});
    }

    // A record that names a program: it is opened, the program is not started, and whoever opened it is told.
    void programsAreNamedInVain() {
        const QString made = testHome().path("made");
        const QString program = fileWith(testHome(), "program", "#!/bin/sh\ntouch '" + made.toUtf8() + "'\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        auto record = nlohmann::json::parse(recordOfGame("traitor", 4, 12, 1).toStdString());
        for (std::size_t seat = 1; seat < 4; ++seat) {
            record["seats"][seat]["level"] = "exec:" + program.toStdString();
        }
        MainWindow window(allGames(), settings_);
        window.show();
        window.opener().openFile(fileWith(testHome(), "exec.intrika", QByteArray::fromStdString(record.dump())));
        QVERIFY(window.gamePage() != nullptr);
        const Table& table = window.gamePage()->table();
        for (Seat seat = 0; seat < table.seatCount(); ++seat)
            QVERIFY(table.seatInfo(seat).player.is != PlayerKind::Is::external);
        QCOMPARE(window.notices()->text(),
                 QString("“exec.intrika” names a program that is to play. No program is ever started from a file: "
                         "a bot of the level “Average” plays instead."));
        window.changeLanguage("hu");
        QCoreApplication::processEvents();
        QVERIFY2(window.notices()->text().contains("„Átlagos”"), qPrintable(window.notices()->text()));
        window.changeLanguage("en");
        window.gamePage()->settings().setPace(Pace::atOnce);
        QTest::qWait(300);
        QVERIFY(!QFile::exists(made));
        window.opener().openFile(fileWith(testHome(), "plain.intrika", recordOfGame("traitor", 4, 12, 1)));
        QVERIFY(!window.notices()->isVisible());
    }

    // In the list of finished games: nobody is left out, or an empty place between two commas.
    void whoHasNoNameIsCalledByTheirSeat() {
        Record record = finishedRecord(allGames().front(), 1, 0, {{"ended", "2026-03-01T20:00:00"}});
        record.seats[1].name.clear();
        QVERIFY(!saveRecord(finishedFolder() + "/1.intrika", writeRecord(record)));
        MainWindow window(allGames(), settings_);
        window.show();
        window.pages().showFinished();
        QCoreApplication::processEvents();
        QVERIFY(readAll().texts.join('\n').contains("Name0, Seat 2"));
    }

    void inNotices() {
        MainWindow window(allGames(), settings_);
        window.show();
        const QString key(1'000'000, u'k');
        for (const QString& wrong : {picture, bold, places, turned, key}) {
            nlohmann::json record{{"intrika", 1}, {wrong.toStdString(), 1}};
            window.opener().openFile(fileWith(testHome(), "wrong.intrika", QByteArray::fromStdString(record.dump())));
            CLEAN({});
            QVERIFY(window.notices()->text().size() < 1'500);
        }
        window.opener().openFile("/dev/zero");
        QVERIFY(window.notices()->text().contains("regular file"));
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TstHostileNames)

}  // namespace tst_hostile_names

#include "tst_hostile_names.moc"
