// The window around everything: wires its pages, the game on the table, menus, notices and rules.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/new_game.h"
#include "app/shell/room.h"

#include <QMainWindow>

#include <memory>

namespace intrika::session {
class Games;
}

namespace intrika::pages {
class NoticeBar;
}
namespace intrika::play {
class GamePage;
}
namespace intrika::settings {
class NameBar;
class SettingsMenu;
class TextSizeMenu;
}  // namespace intrika::settings
namespace intrika::sounds {
class Sounds;
}

namespace intrika::shell {

class BarLinks;
class GameOpener;
class GameStarter;
class Menus;
class Pages;
class PlaceTeller;
class PresentGame;
class SideWindows;
class TopBar;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `sounds`: what is heard; null: nothing can be, and nothing speaks of it.
    MainWindow(const Games& games, Settings& settings, Sounds* sounds = nullptr);
    ~MainWindow() override;

    Pages& pages() const { return *pages_; }
    PresentGame& present() const { return *present_; }
    GameStarter& starter() const { return *starter_; }
    GameOpener& opener() const { return *opener_; }
    NoticeBar* notices() const { return notices_; }
    GamePage* gamePage() const;  // null: no game is on the table

    void showStart();
    void showStartSoon();  // after the window's first picture
    void showSettings();
    void showPrinting(const QString& board = {});  // of the game at hand; a board file, or none in particular
    void changeLanguage(const QString& code);
    void withdrawSound();  // it turned out that nothing can be heard

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectGameMenu();
    void connectOtherMenus();
    void connectPages();
    void connectGame();
    void offerSound(Sounds& sounds);
    void pageTurned();
    void showRules(const GameKind& kind, const QString& rule);
    void retranslate();

    Settings& settings_;
    NoticeBar* notices_;
    NameBar* nameBar_;
    SettingsMenu* settingsMenu_;
    TextSizeMenu* textSizeMenu_;
    TopBar* bar_ = nullptr;  // until everything has its letters
    PlaceTeller* placeTeller_;
    Menus* menus_;
    BarLinks* links_;
    Pages* pages_;
    PresentGame* present_;
    GameStarter* starter_;
    GameOpener* opener_;
    std::unique_ptr<SideWindows> sideWindows_;
};

}  // namespace intrika::shell
