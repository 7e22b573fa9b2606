// The window around everything: start page, setup, the game; menus, notices, rules.
#pragma once

#include "app/shell/new_game.h"
#include "app/shell/settings.h"
#include "app/shell/unsaved_game.h"
#include "engines/session/lesson.h"
#include "engines/table/saved_games.h"
#include "engines/words/words.h"

#include <QMainWindow>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

class QStackedWidget;

namespace intrika {

class BoardPage;
class GamePage;
class FinishedPage;
class Menus;
class NameBar;
class NoticeBar;
class RulesReader;
class SettingsMenu;
class SettingsPage;
class SetupPage;
class StartPage;
class StatisticsPage;
class TextSizeMenu;

// Pages are built when they are first opened. A game that is left is on disk, so nothing asks whether to
// save, unless the disk would not have it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings);
    ~MainWindow() override;

    // Whatever goes wrong is told in the notice bar, and the game that runs is left alone.
    void openFile(const QString& path);
    void openOnBoard(const QString& path, const QString& boardFile);  // for a game whose board is not here
    // Where the numbers of deals come from that nobody has chosen, for who wants to see the same deals again.
    void setSeeds(std::function<std::uint64_t()> seeds) { seeds_ = std::move(seeds); }
    void showStartSoon();  // after the window's first picture, which is the cloth alone
    void continueJournal(const QString& path);
    void begin(const NewGame& game);
    void play(std::unique_ptr<Table> table, std::optional<Lesson> lesson = std::nullopt);
    void learn(const GameKind& kind);  // the guided first game

    GamePage* gamePage() const { return gamePage_; }  // null: no game is on the table
    NoticeBar* notices() const { return notices_; }

public slots:
    void showStart();
    void setUp(const intrika::GameKind& kind);
    void showFinished();
    void showStatistics();
    void showBoards();
    void showSettings();
    void showPrinting(const QString& board = {});  // a board file, or none in particular
    void demonstrate();                            // bots play, the person watches; nothing is kept
    void changeLanguage(const QString& code);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectMenus();
    void connectSettings();
    void makeStartPage();
    void leaveGame();
    bool mayLeaveGame(Leaving leaving);
    void listenToTroubles(const Words& words);
    void tellSaved(const QString& path);
    void goBack();
    void goTo(QWidget* page);
    const GameKind& presentKind() const;
    void retranslate();
    void askForFile();
    void continueNewest();
    void offerLesson(const GameKind& kind);
    Expected<OpenedGame> deal(NewGame game) const;
    void putOnTable(OpenedGame game, const QString& path);
    void playFromFile(OpenedGame game, const QString& path);
    void openPart(std::shared_ptr<OpenedGame> game, const QString& path);
    void askForBoard(const QString& path, const QString& board);
    void showRules(const GameKind& kind, const QString& rule);
    void showRulesHere();
    void placeWindow();
    void hideIfLeft(Qt::ApplicationState state);

    Settings& settings_;
    std::function<std::uint64_t()> seeds_;  // none: the system's
    SettingsMenu* settingsMenu_;
    TextSizeMenu* textSizeMenu_;
    Menus* menus_;
    NoticeBar* notices_;
    NameBar* nameBar_;
    QStackedWidget* pages_;
    StartPage* startPage_ = nullptr;
    SetupPage* setupPage_ = nullptr;
    FinishedPage* finishedPage_ = nullptr;
    StatisticsPage* statisticsPage_ = nullptr;
    BoardPage* boardPage_ = nullptr;
    SettingsPage* settingsPage_ = nullptr;
    GamePage* gamePage_ = nullptr;
    std::unique_ptr<RulesReader> rules_;
};

}  // namespace intrika
