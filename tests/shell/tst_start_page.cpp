// The first page as people meet it: every game on it, one click or key to play, room in every window.
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/setup/setup_page.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/start/poster.h"
#include "app/start/saved_row.h"
#include "app/start/start_page.h"
#include "app/studio/print_dialog.h"
#include "tests/support/all_games.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_start_page {

using namespace intrika;

namespace {}  // namespace

class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void startPageShowsEveryGame() {
        for (const QString& code : languages()) {
            switchLanguage(code);
            StartPage page(allGames(), settings_);
            QCOMPARE(page.posters().size(), allGames().size());
            for (std::size_t at = 0; const GameKind* kind : allGames()) {
                QCOMPARE(page.posters()[at++]->title(), titleOf(*kind));
            }
            for (const QString& text : textsOf(page)) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
        }
    }

    void desktopWithoutMotionIsBelievedUntilSomebodyChooses() {
        QFile desktop(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/kdeglobals");
        QVERIFY(desktop.open(QIODevice::WriteOnly));
        QCOMPARE(Settings().speed(), Speed::normal);
        desktop.write("[KDE]\nAnimationDurationFactor=0\n");
        desktop.close();
        QCOMPARE(Settings().speed(), Speed::off);
        Settings().setSpeed(Speed::fast);
        QCOMPARE(Settings().speed(), Speed::fast);
        desktop.remove();
        QSettings("intrika", "intrika").remove("speed");
    }

    // Asked once, answered or not; whoever answers sits at the table under that name, and can change it later.
    void theFirstStartAsksForAName() {
        QSettings store("intrika", "intrika");
        const auto forget = [&store] {
            store.clear();
            store.sync();
        };
        const auto bar = [](MainWindow& window) { return window.findChild<QWidget*>("nameBar"); };
        forget();
        {
            MainWindow window(allGames(), settings_);
            window.show();
            window.showStart();
            QVERIFY(bar(window)->isVisible());
            window.starter().begin(usualGame(allGames().front()));
            QVERIFY(!bar(window)->isVisible());  // not over a game
            window.showStart();
            QVERIFY(bar(window)->isVisible());
            auto* name = window.findChild<QLineEdit*>("ownName");
            QTest::keyClicks(name, " Zita ");
            QTest::keyClick(name, Qt::Key_Return);
            QVERIFY(!bar(window)->isVisible());
        }
        QCOMPARE(settings_.ownName(), QString("Zita"));
        const GameKind& kind = allGames().front();
        QCOMPARE(gameAsLast(kind, settings_).seats.front().name, QString("Zita"));
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        QVERIFY(!bar(window)->isVisible());
        window.pages().setUp(kind);
        QTest::keyClick(window.findChild<SetupPage*>(), Qt::Key_Return);
        QCOMPARE(window.gamePage()->table().seatInfo(0).name, QString("Zita"));
        settings_.renameOwner("Réka");  // as the settings page does
        QCOMPARE(gameAsLast(kind, settings_).seats.front().name, QString("Réka"));
        forget();
    }

    // The first minute: one click and Enter start a game with bots.
    void oneClickAndEnterStartAGame() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        QTest::mouseClick(window.findChild<Poster*>(), Qt::LeftButton);
        auto* setup = window.findChild<SetupPage*>();
        QVERIFY(setup != nullptr);
        QTest::keyClick(setup, Qt::Key_Return);
        QVERIFY(window.gamePage() != nullptr);
        const Table& table = window.gamePage()->table();
        QCOMPARE(table.seatCount(), table.kind().usualSeats);
        QCOMPARE(table.humans(), SeatSet::of(0));
        QVERIFY2(!window.notices()->isVisible(), qPrintable(window.notices()->text()));
    }

    void threeClicksFromTheFirstScreenToThePdf() {
        MainWindow window(allGames(), settings_);
        window.showStart();
        window.show();
        QTest::mouseClick(window.findChild<QPushButton*>("print"), Qt::LeftButton);
        auto* dialog = window.findChild<PrintDialog*>();
        QVERIFY(dialog != nullptr);
        const QString file = testHome().path("kit.pdf");
        QTimer::singleShot(200, dialog, [&] {
            auto* asked = dialog->findChild<QFileDialog*>();
            QVERIFY(asked != nullptr);
            asked->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        });
        QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
        // All that the game at hand is played with, for as many as can play it.
        const PrintJob& job = *dialog->job();
        const GameKind& kind = allGames().front();
        QCOMPARE(job.kit().game, QString::fromStdString(kind.id));
        QVERIFY(dialog->windowTitle().contains(titleOf(kind)));
        QVERIFY(tool("pdfinfo", {file}).contains("Pages:           " + QByteArray::number(job.plan().pages.size())));
        for (const KitPart& part : job.kit().parts) {
            const bool isThere = std::any_of(job.plan().pages.begin(), job.plan().pages.end(),
                                             [&part](const Page& page) { return page.parts.contains(part.id); });
            QVERIFY2(isThere != part.extra, qPrintable(part.id));
        }
        QCOMPARE(job.kit().playersOf(job.options()), kind.maxSeats);
    }

    // From an empty home one key is enough, and whoever presses it plays against bots.
    void enterAloneStartsAGame() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        QVERIFY(window.gamePage() != nullptr);
        const Table& table = window.gamePage()->table();
        QCOMPARE(table.humans().count(), 1);
        QCOMPARE(table.seatCount(), table.kind().usualSeats);
    }

    // The gold button deals as the game was set up last, and says so before.
    void goldButtonSeatsThoseOfLastTime() {
        const GameKind& kind = allGames().front();
        Settings::Seating last;
        for (int seat = 0; seat < kind.minSeats; ++seat) {
            last.seats.push_back({QString("P%1").arg(seat), {PlayerKind::Is::bot, Level::easy, {}}});
        }
        last.seats[0] = {"Anna", {}};
        last.seats[1] = {"Béla", {}};
        const OptionSpec& option = kind.options.front();
        last.options[option.key] = option.values.back();
        settings_.setSeating(kind.id, last);
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        auto* play = window.findChild<QPushButton*>("play");
        QVERIFY2(play->accessibleDescription().contains("Anna"), qPrintable(play->accessibleDescription()));
        QVERIFY2(play->accessibleDescription().contains("Béla"), qPrintable(play->accessibleDescription()));
        play->click();
        QVERIFY(window.gamePage() != nullptr);
        const Table& table = window.gamePage()->table();
        QCOMPARE(table.names(), (QStringList{"Anna", "Béla", "P2"}));
        QCOMPARE(table.humans().count(), 2);
        QCOMPARE(table.seatInfo(2).player.level, Level::easy);
    }

    // Friends who go on to a game that they never set up need not type their names again.
    void peopleTakeTheirNamesToTheNextGame() {
        const GameKind &played = allGames().front(), &next = allGames().back();
        const PlayerKind human{}, bot{PlayerKind::Is::bot, Level::strong, {}};
        settings_.setSeating(played.id, {{{"Anna", human}, {"Robot", bot}, {"Béla", human}}, {}});
        const NewGame game = gameAsLast(next, settings_);
        QCOMPARE(static_cast<int>(game.seats.size()), next.usualSeats);
        for (Seat seat = 0; seat < game.seats.size(); ++seat) {
            QCOMPARE(game.seats[seat].name, seat == 0 ? "Anna" : seat == 1 ? "Béla" : defaultName(seat));
            QCOMPARE(game.seats[seat].player.is, seat < 2 ? PlayerKind::Is::human : PlayerKind::Is::bot);
        }
        QCOMPARE(gameAsLast(played, settings_).seats[1].name, QString("Robot"));
    }

    // Whoever opens a game from its poster can learn it from there.
    void theGuidedGameIsBesideTheSeats() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.findChild<StartPage*>()->posters().back()->click();
        window.findChild<SetupPage*>()->findChild<QPushButton*>("lesson")->click();
        QVERIFY(window.gamePage() != nullptr);
        QCOMPARE(window.gamePage()->table().kind().id, allGames().back().id);
        QVERIFY(window.gamePage()->findChild<QWidget*>("lesson") != nullptr);
    }

    void postersFitEveryWindow_data() {
        QTest::addColumn<int>("games");
        QTest::addColumn<QSize>("size");
        for (const int games : {1, 2, 5}) {
            for (const QSize size : {QSize(1024, 660), {1280, 780}, {1920, 1060}, {2560, 1420}}) {
                QTest::addRow("%d games, %dx%d", games, size.width(), size.height()) << games << size;
            }
        }
    }

    void postersFitEveryWindow() {
        QFETCH(int, games);
        QFETCH(QSize, size);
        makeJournal(2);
        const Games alike(std::vector<const GameKind*>(games, &allGames().front()));
        StartPage page(alike, settings_);
        page.resize(size);
        page.show();
        page.refresh();
        QCoreApplication::processEvents();
        QList<QRect> boxes;
        for (QPushButton* button : seen<QPushButton>(page))
            boxes << QRect(button->mapTo(&page, QPoint()), button->size());
        for (Poster* poster : page.posters()) boxes << QRect(poster->mapTo(&page, QPoint()), poster->size());
        auto* row = page.findChild<SavedRow*>();
        boxes << QRect(row->mapTo(&page, QPoint()), row->size());
        for (int i = 0; i < boxes.size(); ++i) {
            QVERIFY2(page.rect().contains(boxes[i]), qPrintable(QString("box %1").arg(i)));
            for (int j = 0; j < i; ++j) {
                QVERIFY2(!boxes[i].intersects(boxes[j]), qPrintable(QString("%1, %2").arg(i).arg(j)));
            }
        }
    }

    // Rows are for windows that are narrow, or short with large texts.
    void postersStandUprightOnALaptop() {
        makeJournal(2);
        for (const QSize size : {QSize(1280, 690), {1280, 715}, {1366, 720}, {1440, 860}, {1920, 1040}}) {
            StartPage page(allGames(), settings_);
            page.resize(size);
            page.show();
            page.refresh();
            QTest::qWait(20);
            for (const Poster* poster : page.posters()) QVERIFY(poster->height() > poster->width());
        }
    }

    // However large texts are, whoever comes for the first time sees how to begin without scrolling.
    void everyButtonIsInSight_data() {
        QTest::addColumn<int>("text");
        QTest::addColumn<QSize>("size");
        for (const int text : {100, 150, 200}) {
            for (const QSize size : {QSize(1024, 660), {1280, 760}, {1920, 1040}})
                QTest::addRow("%d %%, %dx%d", text, size.width(), size.height()) << text << size;
        }
    }

    void everyButtonIsInSight() {
        QFETCH(int, text);
        QFETCH(QSize, size);
        const auto usual = qScopeGuard([] { applyTextSize(100); });
        applyTextSize(text);
        StartPage page(allGames(), settings_);
        page.resize(size);
        page.show();
        page.refresh();
        QTest::qWait(20);
        const QList<QPushButton*> buttons = seen<QPushButton>(page);
        for (const char* name : {"play", "print"}) QVERIFY2(buttons.contains(page.findChild<QPushButton*>(name)), name);
        for (QPushButton* button : buttons)
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), qPrintable(button->text()));
    }

private:
    Settings settings_;
};

INTRIKA_TEST(TestStartPage)

}  // namespace tst_start_page

#include "tst_start_page.moc"
