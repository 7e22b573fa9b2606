// The window around the games, as people use it: the first page, setting up, files that are not what they should be,
// a power cut, languages, the command line.
#include "app/play/game_page.h"
#include "app/shell/finished_page.h"
#include "app/shell/look.h"
#include "app/shell/main_window.h"
#include "app/shell/notice_bar.h"
#include "app/shell/poster.h"
#include "app/shell/saved_row.h"
#include "app/shell/seat_row.h"
#include "app/shell/settings_menu.h"
#include "app/shell/settings_page.h"
#include "app/shell/setup_page.h"
#include "app/shell/sheet_table.h"
#include "app/shell/start_page.h"
#include "app/shell/statistics_page.h"
#include "app/studio/print_dialog.h"
#include "engines/session/record.h"
#include "tests/support/random_play.h"
#include "tests/support/temp_home.h"

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace intrika;

namespace {

const TempHome home;

QString titleOf(const GameKind& kind) { return Words(QString::fromStdString(kind.id)).say(say("title")); }

void clearHome() {
    Settings().setSeating(allGames().front()->id, {});
    Settings().setLessonKnown(allGames().front()->id);
    Settings().setCountedSince({});
    QDir(journalFolder()).removeRecursively();
    QDir(finishedFolder()).removeRecursively();
}

QAction* actionCalled(const QWidget& window, const QString& text) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->text() == text) return action;
    }
    return nullptr;
}

template <class Widget>
QList<Widget*> seen(QWidget& in) {
    QList<Widget*> widgets = in.findChildren<Widget*>();
    widgets.removeIf([&](Widget* widget) { return !widget->isVisibleTo(&in); });
    return widgets;
}

// Everything that a widget says, by whatever property it says it.
QStringList textsOf(QObject& object) {
    QStringList texts;
    for (const char* property : {"text", "title", "windowTitle", "toolTip", "placeholderText", "accessibleName",
                                 "accessibleDescription", "iconText"}) {
        const QString text = object.property(property).toString();
        if (!text.isEmpty()) texts += QString::fromLatin1(property) + u'=' + text;
    }
    if (const auto* box = qobject_cast<QComboBox*>(&object)) {
        for (int item = 0; item < box->count(); ++item) {
            texts += box->itemText(item) + u'/' + box->itemData(item, Qt::ToolTipRole).toString();
        }
    }
    for (QObject* child : object.children()) texts += textsOf(*child);
    return texts;
}

QString fileWith(const QString& name, const QByteArray& content) {
    QFile file(home.path(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(content);
    return file.fileName();
}

QByteArray savedGame(int events) {
    const GameKind& kind = *allGames().front();
    const auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), 7, events);
    std::vector<SeatEntry> seats(static_cast<std::size_t>(kind.usualSeats));
    return QByteArray::fromStdString(writeRecord(recordOf(*session, seats)));
}

NewGame onePersonAgainstBots(std::uint64_t seed) {
    NewGame game = usualGame(*allGames().front());
    game.seed = seed;
    return game;
}

struct Run {
    int status = -1;
    QString out, err;
};

// The real program, with no display unless a platform is named.
Run runProgram(const QStringList& arguments, const QString& platform = {}) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    if (!platform.isEmpty()) environment.insert("QT_QPA_PLATFORM", platform);
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("INTRIKA_APP"), arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace

class TestShell : public QObject {
    Q_OBJECT

private slots:
    // The program finds its settings and journals by its name.
    void initTestCase() { QCoreApplication::setApplicationName("intrika"); }

    void init() {
        clearHome();
        switchLanguage("en");
    }

    void startPageShowsEveryGame() {
        for (const QString& code : languages()) {
            switchLanguage(code);
            StartPage page(settings_);
            QCOMPARE(page.posters().size(), allGames().size());
            for (std::size_t game = 0; game < allGames().size(); ++game) {
                QCOMPARE(page.posters()[game]->title(), titleOf(*allGames()[game]));
            }
            for (const QString& text : textsOf(page)) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
        }
    }

    void lightTableIsLaidAtOnceAndKept() {
        const auto lightness = [](QWidget& window) { return window.grab().toImage().pixelColor(12, 300).lightnessF(); };
        {
            MainWindow window(settings_);
            window.show();
            window.showStart();
            QVERIFY(lightness(window) < 0.3F);
            actionCalled(window, "&Light")->trigger();
            QVERIFY(lightness(window) > 0.7F);
            window.setUp(*allGames().front());
            QVERIFY(lightness(window) > 0.7F);
            window.begin(usualGame(*allGames().front()));
            QVERIFY(lightness(window) > 0.7F);
        }
        MainWindow again(settings_);
        again.show();
        again.showStart();
        QVERIFY(lightness(again) > 0.7F);
        actionCalled(again, "&Dark")->trigger();
        QVERIFY(lightness(again) < 0.3F);
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

    // The first minute: one click and Enter start a game with bots.
    void oneClickAndEnterStartAGame() {
        MainWindow window(settings_);
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
        MainWindow window(settings_);
        window.showStart();
        window.show();
        QTest::mouseClick(window.findChild<QPushButton*>("print"), Qt::LeftButton);
        auto* dialog = window.findChild<PrintDialog*>();
        QVERIFY(dialog != nullptr);
        const QString file = home.path("kit.pdf");
        QTimer::singleShot(200, dialog, [&] {
            auto* asked = dialog->findChild<QFileDialog*>();
            QVERIFY(asked != nullptr);
            asked->findChild<QLineEdit*>("fileNameEdit")->setText(file);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        });
        QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
        QVERIFY(QFile::exists(file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(5) == "%PDF-");
        QVERIFY(dialog->job()->plan().pages.size() > 40);
    }

    // From an empty home one key is enough, and whoever presses it plays against bots.
    void enterAloneStartsAGame() {
        MainWindow window(settings_);
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
        const GameKind& kind = *allGames().front();
        Settings::Seating last;
        for (int seat = 0; seat < kind.minSeats; ++seat) {
            last.seats.push_back({QString("P%1").arg(seat), {PlayerKind::Is::bot, Level::easy, {}}});
        }
        last.seats[0] = {"Anna", {}};
        last.seats[1] = {"Béla", {}};
        const OptionSpec& option = kind.options.front();
        last.options[option.key] = option.values.back();
        settings_.setSeating(kind.id, last);
        MainWindow window(settings_);
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
        StartPage page(settings_, nullptr, std::vector<const GameKind*>(games, allGames().front()));
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

    // Who is to act, by name, and the table as everybody may see it.
    void unfinishedGameShowsItsTable() {
        const QString journal = makeJournal(3);
        const auto glance = glanceAt(journal);
        QVERIFY(glance.has_value());
        {
            const auto game = continueGame(journal);
            QCOMPARE(glance->tableau, game->session->tableau(spectator));
            QCOMPARE(glance->toAct, game->session->toAct().seats);
        }
        StartPage page(settings_);
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
        MainWindow window(settings_);
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
        QVERIFY(window.notices()->text().contains(titleOf(*allGames().front())));
        seen<QPushButton>(*window.notices()).first()->click();
        QTRY_COMPARE(rows().size(), 1);
        QVERIFY(continueGame(journal).has_value());

        rows().front()->setFocus();
        QTest::keyClick(rows().front(), Qt::Key_Delete);
        QTRY_VERIFY(rows().empty());
        QVERIFY(unfinishedGames().empty());
        QVERIFY(window.gamePage() == nullptr);
    }

    // What ended lies in the list, newest first; it can be opened, thrown away, and had back.
    void finishedGamesAreListed() {
        const Result result = finishGame(1, 0, "2026-03-01T20:00:00");
        finishGame(2, 1, "2026-03-02T20:00:00");
        MainWindow window(settings_);
        window.show();
        window.showStart();
        window.showFinished();
        auto* page = window.findChild<FinishedPage*>();
        auto* list = page->findChild<SheetTable*>();
        QCOMPARE(list->rowCount(), 2);
        const QString older = textOfRow(*list, 1);
        QVERIFY2(older.contains(titleOf(*allGames().front())), qPrintable(older));
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

    void statisticsAddUp() {
        const Result first = finishGame(1, 0, "2026-03-01T20:00:00", 600);
        const Result second = finishGame(2, 0, "2026-03-02T20:00:00", 1200);
        const Result third = finishGame(3, 0, "2026-03-03T20:00:00");
        finishGame(4, 0, "2026-03-04T20:00:00", 60, true);
        const auto all = standings(finishedGames());
        QCOMPARE(all.size(), std::size_t(1));  // one person, against bots of one level
        const Standing& only = all.front();
        QCOMPARE(only.player, QString("Name0"));
        QCOMPARE(only.seats, allGames().front()->usualSeats);
        QCOMPARE(QString::fromStdString(only.against), QString("easy"));
        QCOMPARE(only.played, 3);
        QCOMPARE(only.won, (first.places[0] == 0) + (second.places[0] == 0) + (third.places[0] == 0));
        QCOMPARE(only.best, std::max({first.scores[0], second.scores[0], third.scores[0]}));
        QCOMPARE(only.meanPoints, (first.scores[0] + second.scores[0] + third.scores[0]) / 3.0);
        QCOMPARE(only.meanTime->count(), 900);  // of the two that were timed

        MainWindow window(settings_);
        window.show();
        window.showStart();
        window.showStatistics();
        auto* page = window.findChild<StatisticsPage*>();
        auto* table = page->findChild<SheetTable*>();
        QCOMPARE(table->rowCount(), 1);
        page->findChild<QPushButton*>("erase")->click();
        QCOMPARE(table->rowCount(), 1);  // not before it is confirmed
        seen<QPushButton>(*window.notices()).first()->click();
        QCOMPARE(table->rowCount(), 0);
        QCOMPARE(finishedGames().size(), 4);
    }

    // A table that is played to its end here leaves a record with its date and time.
    void playedGameIsCounted() {
        settings_.setSpeed(Speed::off);
        settings_.setPace(Pace::atOnce);
        NewGame game = onePersonAgainstBots(5);
        for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::random, {}};
        MainWindow window(settings_);
        window.show();
        window.begin(game);
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().isOver(), 60'000);
        const auto games = finishedGames();
        QCOMPARE(games.size(), 1);
        QVERIFY(games[0].when.secsTo(QDateTime::currentDateTime()) < 60);
        QCOMPARE(games[0].result, window.gamePage()->table().result());
        QVERIFY(standings(games).empty());  // nobody played
        settings_.setSpeed(Speed::normal);
        settings_.setPace(Pace::normal);
    }

    void demoKeepsNothing() {
        MainWindow window(settings_);
        window.show();
        window.demonstrate();
        QVERIFY(window.gamePage()->table().humans().empty());
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().stepCount() > 1, 20'000);
        QVERIFY(unfinishedGames().empty());
        QVERIFY(QDir(journalFolder()).isEmpty());
    }

    // No OK to press: what is chosen on the page holds at once, in the menu and in the next start too.
    void settingsHoldAtOnce() {
        MainWindow window(settings_);
        window.show();
        window.showStart();
        window.showSettings();
        auto* page = window.findChild<SettingsPage*>();
        auto* menu = window.findChild<SettingsMenu*>();
        QCOMPARE(page->findChildren<QComboBox*>().isEmpty(), false);
        const auto offers = [&](const QString& text) {
            const auto boxes = page->findChildren<QComboBox*>();
            const auto found =
                std::find_if(boxes.begin(), boxes.end(), [&](QComboBox* box) { return box->findText(text) >= 0; });
            return found == boxes.end() ? nullptr : *found;
        };
        QComboBox* motion = offers("Off");
        QVERIFY(motion != nullptr);
        motion->setFocus();
        motion->setCurrentIndex(0);
        QTest::keyClicks(motion, "Fast");
        QCOMPARE(Settings().speed(), Speed::fast);
        QComboBox* pace = offers("At once");
        QVERIFY(pace != nullptr);
        QCOMPARE(pace->currentText(), QString("Normal"));
        pace->setFocus();
        QTest::keyClicks(pace, "At once");
        QCOMPARE(Settings().pace(), Pace::atOnce);
        QCOMPARE(Settings().speed(), Speed::fast);  // how fast things move is another matter
        settings_.setSpeed(Speed::slow);
        menu->refresh();
        QCOMPARE(motion->currentText(), QString("Slow"));

        auto* tick = page->findChild<QCheckBox*>();
        QTest::mouseClick(tick, Qt::LeftButton);
        QVERIFY(menu->hideWhenLeft->isChecked());
        QVERIFY(Settings().hidesWhenLeft());
        QTest::mouseClick(tick, Qt::LeftButton);
        QVERIFY(!Settings().hidesWhenLeft());
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(!page->isVisible());
        settings_.setSpeed(Speed::normal);
        settings_.setPace(Pace::normal);
    }

    // Where the players have secrets from each other, whoever passes by sees nothing; it is a wish, not the rule.
    void tableIsHiddenWhenLeft() {
        NewGame game = onePersonAgainstBots(2);
        for (SeatInfo& seat : game.seats) seat.player = {};
        MainWindow window(settings_);
        window.show();
        window.begin(game);
        QVERIFY(!window.gamePage()->title().isEmpty());  // the first decision is public
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!window.gamePage()->title().isEmpty());
        window.findChild<SettingsMenu*>()->hideWhenLeft->setChecked(true);
        QVERIFY(Settings().hidesWhenLeft());
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(window.gamePage()->title().isEmpty());
        window.findChild<SettingsMenu*>()->hideWhenLeft->setChecked(false);
    }

    void droppedFileIsOpened() {
        const QString path = fileWith("dropped.intrika", savedGame(9));
        MainWindow window(settings_);
        window.show();
        window.begin(onePersonAgainstBots(2));
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
        QVERIFY(!drop(fileWith("letter.txt", "Dear diary")));
        QCOMPARE(window.gamePage(), before);
        QVERIFY(drop(path));
        QVERIFY(window.gamePage() != before);
        QVERIFY(window.gamePage()->table().stepCount() >= 9);
        QVERIFY(settings_.recentFiles().contains(path));
    }

    void setupIsMadeFromTheKind() {
        for (const GameKind* kind : allGames()) {
            SetupPage page(settings_);
            page.show(*kind);
            auto* counts = page.findChild<QButtonGroup*>();
            QCOMPARE(counts->buttons().size(), kind->maxSeats - kind->minSeats + 1);
            for (int seats = kind->minSeats; seats <= kind->maxSeats; ++seats) {
                counts->button(seats)->click();
                QCOMPARE(seen<SeatRow>(page).size(), seats);
                QCOMPARE(static_cast<int>(page.newGame().seats.size()), seats);
            }
            for (const OptionSpec& option : kind->options) {
                const auto boxes = page.findChildren<QComboBox*>();
                const bool offered = std::any_of(boxes.begin(), boxes.end(), [&](QComboBox* box) {
                    return box->count() == static_cast<int>(option.values.size()) &&
                           box->itemData(0).toString().toStdString() == option.values.front();
                });
                QVERIFY2(offered, option.key.c_str());
                QCOMPARE(page.newGame().options.at(option.key), option.values.front());
            }
        }
    }

    void namesAreChecked() {
        SetupPage page(settings_);
        page.show(*allGames().front());
        const auto rows = seen<SeatRow>(page);
        const auto name = [&](int seat) { return rows[seat]->findChild<QLineEdit*>(); };
        const auto begins = [&] { return page.findChild<QPushButton*>("start")->isEnabled(); };

        name(0)->setText("   ");  // nothing typed: the seat's usual name
        QCOMPARE(page.newGame().seats[0].name, defaultName(0));
        QVERIFY(begins());

        name(0)->setText("Anna");
        name(1)->setText(" anna ");
        QVERIFY(!begins());
        name(1)->setText(defaultName(2));  // which the third seat has without typing it
        QVERIFY(!begins());
        name(1)->setText("Béla");
        QVERIFY(begins());

        name(1)->setText(QString(10'000, u'x'));
        QCOMPARE(page.newGame().seats[1].name.size(), SeatRow::longestName);
        QVERIFY(begins());
    }

    void lastSetupIsRemembered() {
        const GameKind& kind = *allGames().front();
        {
            SetupPage page(settings_);
            page.show(kind);
            page.findChild<QButtonGroup*>()->button(kind.minSeats)->click();
            seen<SeatRow>(page)[1]->setPlace({"Réka", {PlayerKind::Is::bot, Level::strong, {}}});
            page.start();
        }
        SetupPage page(settings_);
        page.show(kind);
        const NewGame game = page.newGame();
        QCOMPARE(static_cast<int>(game.seats.size()), kind.minSeats);
        QCOMPARE(game.seats[1].name, QString("Réka"));
        QCOMPARE(game.seats[1].player.level, Level::strong);
        QCOMPARE(game.seats[0].name, defaultName(0));
    }

    void switchedIsAsStarted_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"start", "setup", "game", "notice"}) QTest::newRow(page) << page;
    }
    void switchedIsAsStarted() {
        QFETCH(QString, page);
        const auto visit = [&](MainWindow& window) {
            window.resize(1280, 800);
            window.showStart();
            if (page == u"setup") window.setUp(*allGames().front());
            if (page == u"game") {
                NewGame game = onePersonAgainstBots(1);
                for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
                    game.seats[seat].name = QString("Seat%1").arg(seat);
                    game.seats[seat].player = {};
                }
                window.begin(game);
                window.gamePage()->watchAs(0);
            }
            if (page == u"notice") window.openFile(fileWith("bad.intrika", "Dear diary,\n"));
        };
        for (const QString& code : languages()) {
            switchLanguage(code == u"hu" ? "en" : "hu");
            MainWindow switched(settings_);
            visit(switched);
            switchLanguage(code);
            QCoreApplication::processEvents();
            const QStringList after = textsOf(switched);

            MainWindow started(settings_);
            visit(started);
            QCoreApplication::processEvents();
            QCOMPARE(after, textsOf(started));
        }
    }

    void menusHaveLettersOfTheirOwn() {
        for (const QString& code : languages()) {
            switchLanguage(code);
            MainWindow window(settings_);
            QList<QList<QAction*>> menus{window.menuBar()->actions()};
            for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) menus += menu->actions();
            for (const auto& actions : menus) {
                QStringList letters;
                for (const QAction* action : actions) {
                    const auto at = action->text().indexOf(u'&');
                    if (at < 0) continue;
                    const QString letter = action->text().mid(at + 1, 1).toLower();
                    QVERIFY2(!letters.contains(letter), qPrintable(code + QStringLiteral(": ") + action->text()));
                    letters += letter;
                }
            }
        }
    }

    void badFilesLeaveTheGameAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        const QByteArray whole = savedGame(20);
        QTest::newRow("empty") << QByteArray() << QString();
        QTest::newRow("no JSON") << QByteArray("Dear diary,\n") << "1";
        QTest::newRow("cut off") << whole.left(whole.size() / 2) << QString();
        QTest::newRow("foreign") << QByteArray(R"({"name": "somebody else's"})") << QString();
        QTest::newRow("too new")
            << QByteArray(whole).replace("\"intrika\": 1", "\"intrika\": 99").replace("\"intrika\":1", "\"intrika\":99")
            << "99";
        QTest::newRow("unknown game") << QByteArray(whole).replace(
                                             "\"" + QByteArray::fromStdString(allGames().front()->id) + "\"",
                                             "\"chess\"")
                                      << "chess";
        QTest::newRow("binary") << QByteArray(4096, '\0') << QString();
    }
    void badFilesLeaveTheGameAlone() {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        MainWindow window(settings_);
        window.show();
        window.begin(onePersonAgainstBots(2));
        const GamePage* page = window.gamePage();
        const std::string before = page->table().record();
        window.openFile(fileWith("bad.intrika", content));
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(window.notices()->text().contains("bad.intrika"), qPrintable(window.notices()->text()));
        QVERIFY2(window.notices()->text().contains(says), qPrintable(window.notices()->text()));
        QVERIFY2(!window.notices()->text().contains(QChar(0x2039)), qPrintable(window.notices()->text()));
        QCOMPARE(window.gamePage(), page);
        QCOMPARE(QString::fromStdString(page->table().record()), QString::fromStdString(before));
    }

    // The file is named, the event at fault, and how much can be opened; nothing happens without being asked for.
    void wholeBeginningOfADamagedGameIsOffered() {
        const Record record = parseRecord(savedGame(20).toStdString()).value();
        Record damaged = record;
        damaged.events[12] = record.events[11];
        const QString path = fileWith("damaged.intrika", QByteArray::fromStdString(writeRecord(damaged)));
        MainWindow window(settings_);
        window.show();
        window.begin(onePersonAgainstBots(2));
        const GamePage* page = window.gamePage();
        window.openFile(path);
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
        MainWindow window(settings_);
        window.show();
        window.begin(onePersonAgainstBots(2));
        QVERIFY(!window.gamePage()->saveTo("/dev/null/game.intrika"));
        QVERIFY(window.notices()->isVisible());
        QVERIFY2(window.notices()->text().contains("/dev/null"), qPrintable(window.notices()->text()));
        const QString path = home.path("game.intrika");
        QVERIFY(window.gamePage()->saveTo(path));
        MainWindow another(settings_);
        another.openFile(path);
        QVERIFY(another.gamePage() != nullptr);
    }

    // Leaving asks nothing, and the game is there again.
    void leftGameIsOfferedAgain() {
        MainWindow window(settings_);
        window.show();
        NewGame game = onePersonAgainstBots(2);
        for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::random, {}};
        window.begin(game);
        QTRY_VERIFY(window.gamePage()->table().stepCount() > 0);
        window.showStart();
        QTRY_COMPARE(window.findChildren<SavedRow*>().size(), 1);
        QTest::mouseClick(window.findChild<SavedRow*>(), Qt::LeftButton);
        QVERIFY(window.gamePage() != nullptr);
        QVERIFY(window.gamePage()->table().stepCount() > 0);
    }

    // A game in which nothing happened is not worth a line.
    void untouchedGameIsNotOffered() {
        MainWindow window(settings_);
        window.show();
        NewGame game = onePersonAgainstBots(2);
        for (SeatInfo& seat : game.seats) seat.player = {};  // people: whoever begins, nobody moves by themselves
        window.begin(game);
        window.showStart();
        QTest::qWait(50);
        QVERIFY(window.findChildren<SavedRow*>().empty());
    }

    void killedGameGoesOn() {
        Settings().setSpeed(Speed::off);
        Settings().setPace(Pace::atOnce);
        QProcess process;
        process.start(qEnvironmentVariable("INTRIKA_APP"), {"--game", QString::fromStdString(allGames().front()->id),
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

        const auto games = unfinishedGames();
        QCOMPARE(games.size(), 1);
        MainWindow window(settings_);
        window.show();
        window.showStart();
        QTest::mouseClick(window.findChild<SavedRow*>(), Qt::LeftButton);
        QVERIFY(window.gamePage() != nullptr);
        QVERIFY(window.gamePage()->table().stepCount() >= events);
        QTRY_VERIFY_WITH_TIMEOUT(window.gamePage()->table().stepCount() > events, 60'000);  // and the bots play on
    }

    void wrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        const QString game = QString::fromStdString(allGames().front()->id);
        const auto row = [](const char* name, const QStringList& arguments, int status) {
            QTest::newRow(name) << arguments << status;
        };
        row("unknown option", {"--nonsense"}, 2);
        row("unknown language", {"--lang", "xx"}, 2);
        row("unknown game", {"--game", "chess"}, 2);
        row("too few seats", {"--game", game, "--seats", "human"}, 2);
        row("unknown player", {"--game", game, "--seats", "human,easy,clever"}, 2);
        row("seats without a game", {"--seats", "human,easy,easy"}, 2);
        row("seed without a number", {"--game", game, "--seed", "seven"}, 2);
        row("value left out", {"--game"}, 2);
        row("a game and a file", {"--game", game, "x.intrika"}, 2);
        row("two files", {"x.intrika", "y.intrika"}, 2);
        row("size without a picture", {"--size", "800x600"}, 2);
        row("size without a height", {"--screenshot", "x.png", "--size", "800"}, 2);
        row("seat that is not there", {"--screenshot", "x.png", "--game", game, "--seat", "99"}, 2);
        row("no such file", {"--screenshot", home.path("x.png"), home.path("nothing.intrika")}, 1);
        row("picture into no folder", {"--screenshot", home.path("no/such/folder.png")}, 1);
    }
    void wrongUse() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QStringList lines;
        for (const QString& code : languages()) {
            const Run run =
                runProgram(arguments.contains("--lang") ? arguments : QStringList{"--lang", code} + arguments);
            QCOMPARE(run.status, status);
            QCOMPARE(run.out, QString());
            QCOMPARE(run.err.count(u'\n'), 1);
            lines += run.err;
        }
        if (!arguments.contains("--lang")) QVERIFY2(lines[0] != lines[1], qPrintable(lines[0]));
    }

    void helpAndVersionNeedNoDisplay() {
        const Run hungarian = runProgram({"--help", "--lang", "hu"});
        const Run english = runProgram({"--help", "--lang", "en"});
        for (const Run& run : {hungarian, english}) {
            QCOMPARE(run.status, 0);
            for (const char* option : {"--open", "--game", "--seats", "--seed", "--lang", "--screenshot", "--after",
                                       "--size", "--seat", "--help", "--version"}) {
                QVERIFY2(run.out.contains(QString::fromLatin1(option)), option);
            }
        }
        QVERIFY(hungarian.out != english.out);
        QCOMPARE(runProgram({"--version"}).out, QString("intrika " INTRIKA_VERSION "\n"));
    }

    // Qt would abort the program.
    void noDisplayIsSaid() {
        const Run hungarian = runProgram({"--lang", "hu"});
        const Run english = runProgram({"--lang", "en"});
        for (const Run& run : {hungarian, english}) {
            QCOMPARE(run.status, 1);
            QCOMPARE(run.err.count(u'\n'), 1);
            QVERIFY2(run.err.contains("DISPLAY"), qPrintable(run.err));
        }
        QVERIFY(hungarian.err != english.err);
    }

    void pictureHasTheSizeAskedFor() {
        const QString path = home.path("picture.png");
        const QString game = QString::fromStdString(allGames().front()->id);
        const QStringList arguments{"--screenshot", path, "--game", game,       "--seed", "3",
                                    "--after",      "8",  "--size", "1111x777", "--seat", "1"};
        const Run run = runProgram(arguments);
        QVERIFY2(run.status == 0, qPrintable(run.err));
        const QImage first(path);
        QCOMPARE(first.size(), QSize(1111, 777));
        QCOMPARE(runProgram(arguments).status, 0);
        QVERIFY(QImage(path) == first);  // a seed makes it repeatable
        QVERIFY(unfinishedGames().empty());
    }

private:
    // A game of people only, so far played; its journal is closed.
    QString makeJournal(std::uint64_t seed) const {
        const GameKind& kind = *allGames().front();
        auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), seed, 14);
        while (session->toAct().isChance()) session->takeBack();
        std::vector<SeatInfo> seats;
        for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
            seats.push_back({QString("Name%1").arg(seat), {}, kind.seatColours[seat]});
        }
        auto file = SaveFile::begin();
        const QString path = file->path();
        Table(std::move(session), seats, seed, std::move(file)).begin();
        return path;
    }

    // A game that a person at `person` played to its end against bots.
    static Result finishGame(std::uint64_t seed, Seat person, const QString& ended, int seconds = 0,
                             bool practice = false) {
        const GameKind& kind = *allGames().front();
        const auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), seed);
        std::vector<SeatEntry> seats;
        for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
            const PlayerKind bot{PlayerKind::Is::bot, Level::easy, {}};
            seats.push_back(seatEntry("Name" + std::to_string(seat), seat == person ? PlayerKind{} : bot));
        }
        nlohmann::json app{{"ended", ended.toStdString()}};
        if (seconds > 0) app["seconds"] = seconds;
        if (practice) app["practice"] = true;
        const QString path = finishedFolder() + QString("/%1.intrika").arg(seed);
        saveRecord(path, writeRecord(recordOf(*session, seats, app.dump())));
        return session->result();
    }

    static QString textOfRow(const SheetTable& table, int row) {
        QStringList texts;
        for (int column = 0; column < table.columnCount(); ++column) texts << table.item(row, column)->text();
        return texts.join(u'|');
    }

    static QString botsForEverySeat() {
        QStringList bots;
        for (int seat = 0; seat < allGames().front()->usualSeats; ++seat) bots += "random";
        return bots.join(u',');
    }

    Settings settings_;
};

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
