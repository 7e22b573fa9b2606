// The window around the games: settings, setting up, languages.
#include "app/play/game_page.h"
#include "app/settings/settings_menu.h"
#include "app/settings/settings_page.h"
#include "app/setup/place_card.h"
#include "app/setup/setup_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace tst_shell {

using namespace intrika;

namespace {

QAction* actionCalled(const QWidget& window, const QString& text) {
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->text() == text) return action;
    }
    return nullptr;
}

// That offers this; null: none does.
QComboBox* boxWith(const QWidget& page, const QString& text) {
    for (QComboBox* box : page.findChildren<QComboBox*>()) {
        if (box->findText(text) >= 0) return box;
    }
    return nullptr;
}

}  // namespace

class TestShell : public QObject {
    Q_OBJECT

private slots:
    void init() { startAfresh(); }

    void lightTableIsLaidAtOnceAndKept() {
        const auto lightness = [](QWidget& window) { return window.grab().toImage().pixelColor(12, 300).lightnessF(); };
        {
            MainWindow window(allGames(), settings_);
            window.show();
            window.showStart();
            QVERIFY(lightness(window) < 0.3F);
            actionCalled(window, "&Light")->trigger();
            QVERIFY(lightness(window) > 0.7F);
            window.pages().setUp(allGames().front());
            QVERIFY(lightness(window) > 0.7F);
            window.starter().begin(usualGame(allGames().front()));
            QVERIFY(lightness(window) > 0.7F);
        }
        MainWindow again(allGames(), settings_);
        again.show();
        again.showStart();
        QVERIFY(lightness(again) > 0.7F);
        actionCalled(again, "&Dark")->trigger();
        QVERIFY(lightness(again) < 0.3F);
    }

    // No OK to press: what is chosen on the page holds at once, in the menu and in the next start too.
    void settingsHoldAtOnce() {
        MainWindow window(allGames(), settings_);
        window.show();
        window.showStart();
        window.showSettings();
        auto* page = window.findChild<SettingsPage*>();
        auto* menu = window.findChild<SettingsMenu*>();
        QCOMPARE(page->findChildren<QComboBox*>().isEmpty(), false);
        QComboBox* motion = boxWith(*page, "Off");
        QVERIFY(motion != nullptr);
        motion->setFocus();
        motion->setCurrentIndex(0);
        QTest::keyClicks(motion, "Fast");
        QCOMPARE(Settings().speed(), Speed::fast);
        QComboBox* pace = boxWith(*page, "At once");
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
        MainWindow window(allGames(), settings_);
        window.show();
        window.starter().begin(game);
        QVERIFY(!window.gamePage()->title().isEmpty());  // the first decision is public
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!window.gamePage()->title().isEmpty());
        window.findChild<SettingsMenu*>()->hideWhenLeft->setChecked(true);
        QVERIFY(Settings().hidesWhenLeft());
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(window.gamePage()->title().isEmpty());
        window.findChild<SettingsMenu*>()->hideWhenLeft->setChecked(false);
    }

    // Whoever scrolls a page changes nothing that the pointer happens to pass over.
    void theWheelChangesNoValueInPassing() {
        MainWindow window(allGames(), settings_);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.showSettings();
        auto* box = window.findChild<SettingsPage*>()->findChildren<QComboBox*>().at(1);  // not the language
        QVERIFY(box->count() > 1 && box->focusPolicy() == Qt::StrongFocus);
        box->clearFocus();
        const int before = box->currentIndex();
        const auto turn = [box](int by) {
            const QPointF at = box->rect().center();
            QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(box, &wheel);
        };
        turn(-120);
        turn(120);
        turn(120);
        QCOMPARE(box->currentIndex(), before);
        box->setFocus();
        turn(before == 0 ? -120 : 120);
        QVERIFY(box->currentIndex() != before);
    }

    void setupIsMadeFromTheKind() {
        for (const GameKind* kind : allGames()) {
            SetupPage page(settings_);
            page.show(*kind);
            auto* counts = page.findChild<QButtonGroup*>();
            QCOMPARE(counts->buttons().size(), kind->maxSeats - kind->minSeats + 1);
            for (int seats = kind->minSeats; seats <= kind->maxSeats; ++seats) {
                counts->button(seats)->click();
                QCOMPARE(seen<PlaceCard>(page).size(), seats);
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

    // By one click or key, in every game; and back to who played there.
    void everybodyIsAPersonByOneClick() {
        for (const GameKind* kind : allGames()) {
            SetupPage page(settings_);
            page.show(*kind);
            const auto people = [&] {
                const auto seats = page.newGame().seats;
                return std::count_if(seats.begin(), seats.end(),
                                     [](const SeatInfo& seat) { return seat.player.is == PlayerKind::Is::human; });
            };
            page.findChild<QButtonGroup*>()->button(kind->minSeats)->click();
            seen<PlaceCard>(page)[1]->setPlace({"Réka", {PlayerKind::Is::bot, Level::strong, {}}});
            auto* everybody = page.findChild<QPushButton*>("everybody");
            QVERIFY(everybody->focusPolicy() & Qt::TabFocus);
            QTest::keyClick(everybody, Qt::Key_Space);
            QCOMPARE(people(), kind->minSeats);
            page.findChild<QButtonGroup*>()->button(kind->maxSeats)->click();  // who joins is a person too
            QCOMPARE(people(), kind->maxSeats);
            page.findChild<QPushButton*>("othersAreBots")->click();
            QCOMPARE(people(), 1);
            QCOMPARE(page.newGame().seats[1].player.level, Level::strong);
            QCOMPARE(page.newGame().seats[1].name, QString("Réka"));
        }
    }

    void namesAreChecked() {
        SetupPage page(settings_);
        page.show(allGames().front());
        const auto rows = seen<PlaceCard>(page);
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
        QCOMPARE(page.newGame().seats[1].name.size(), longestName);
        QVERIFY(begins());
    }

    void lastSetupIsRemembered() {
        const GameKind& kind = allGames().front();
        {
            SetupPage page(settings_);
            page.show(kind);
            page.findChild<QButtonGroup*>()->button(kind.minSeats)->click();
            seen<PlaceCard>(page)[1]->setPlace({"Réka", {PlayerKind::Is::bot, Level::strong, {}}});
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
            if (page == u"setup") window.pages().setUp(allGames().front());
            if (page == u"game") {
                NewGame game = onePersonAgainstBots(1);
                for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
                    game.seats[seat].name = QString("Seat%1").arg(seat);
                    game.seats[seat].player = {};
                }
                window.starter().begin(game);
                window.gamePage()->watchAs(0);
            }
            if (page == u"notice") window.opener().openFile(fileWith(testHome(), "bad.intrika", "Dear diary,\n"));
        };
        for (const QString& code : languages()) {
            switchLanguage(code == u"hu" ? "en" : "hu");
            MainWindow switched(allGames(), settings_);
            visit(switched);
            switchLanguage(code);
            QCoreApplication::processEvents();
            const QStringList after = textsOf(switched);

            MainWindow started(allGames(), settings_);
            visit(started);
            QCoreApplication::processEvents();
            QCOMPARE(after, textsOf(started));
        }
    }

    void menusHaveLettersOfTheirOwn() {
        for (const QString& code : languages()) {
            switchLanguage(code);
            MainWindow window(allGames(), settings_);
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

private:
    Settings settings_;
};

INTRIKA_TEST(TestShell)

}  // namespace tst_shell

#include "tst_shell.moc"
