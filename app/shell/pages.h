// What the window shows: one page at a time, and the way from one to another.
#pragma once

#include "app/pages/look.h"
#include "app/setup/new_game.h"
#include "app/shell/room.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QStackedWidget;
class QWidget;

namespace intrika::finished {
class FinishedPage;
class ProgressPage;
class StatisticsPage;
}  // namespace intrika::finished
namespace intrika::pages {
class NoticeBar;
}
namespace intrika::guests {
class Guests;
}
namespace intrika::phones {
class PhonesPage;
}
namespace intrika::play {
class GamePage;
}
namespace intrika::puzzles {
class PuzzleDesk;
class PuzzleList;
class PuzzlePage;
struct PuzzlePlace;
}  // namespace intrika::puzzles
namespace intrika::reviews {
class ReviewPage;
class TryPage;
}  // namespace intrika::reviews
namespace intrika::settings {
class Settings;
class SettingsMenu;
class SettingsPage;
class TextSizeMenu;
}  // namespace intrika::settings
namespace intrika::setup {
class SetupPage;
}
namespace intrika::start {
class StartPage;
}

namespace intrika::shell {

class BoardPage;

enum class WindowPage {
    cloth,
    start,
    setup,
    phones,
    finished,
    statistics,
    progress,
    boards,
    settings,
    game,
    review,
    trial,
    puzzle,
    puzzles
};

// Pages are built when they are first opened. The game's is given; it stays while others are looked at, and whoever
// leaves those goes back to it, else to the start page.
class Pages : public QObject {
    Q_OBJECT

public:
    Pages(const Games& games, Settings& settings, NoticeBar& notices, QWidget* parent);
    ~Pages() override;

    QWidget* widget() const;
    WindowPage now() const { return now_; }
    void setCloth(Cloth cloth);

    void showGame(GamePage* page);
    // Its unfinished games are read once `left` is gone, the game that was left; null: at once.
    void showStart(QObject* left);
    void showStartSoon(std::function<void()> show);  // after the window's first picture, which is the cloth alone
    void setUp(const GameKind& kind);
    void showPhones(Guests& guests, bool lobby);  // who plays with one; a lobby: before the game
    void showFinished();
    void showStatistics();
    void showProgress();  // of whoever plays here
    void showPuzzle();    // the day's
    void showPuzzles();   // all of them
    void showReview();    // of the game on the table
    void showBoards();
    void showSettings(SettingsMenu& menu, TextSizeMenu& sizes);
    bool mayLeaveBoards() const;  // asks whoever has drawn something and not kept it

signals:
    void turned();       // to another page
    void startWanted();  // there is nothing else to go back to
    void playAsked(const intrika::session::GameKind& kind);
    void chosen(const intrika::setup::NewGame& game);  // on the setup page
    void begun();                                      // in the lobby: all have come who come
    void boardChosen(const intrika::session::GameKind& kind, const QString& board);
    void lessonAsked(const intrika::session::GameKind& kind);
    void rulesAsked(const intrika::session::GameKind& kind);
    void printAsked(const QString& board);  // a board file; empty: none in particular
    void continueAsked(const QString& path);
    void openAsked(const QString& path);
    void reviewAsked(const QString& path);  // of a finished game
    void ruleAsked(const intrika::session::GameKind& kind, const QString& rule);
    void fileAsked();
    void languageAsked(const QString& code);

private:
    void turnTo(WindowPage page, QWidget* widget);
    void wear(const GameKind& kind);  // its colour, in every widget
    void goBack();
    template <class Made>
    Made* add(Made* page);
    void makeStart();
    void makeSetup();
    void makeBoards();
    void makeReview();
    void tellPuzzleOfDay();
    void tryPuzzle(const PuzzlePlace& place);
    void makePuzzle();
    void tryMoment(int moment);  // of those of the review

    const Games& games_;
    Settings& settings_;
    NoticeBar& notices_;
    QStackedWidget* stack_;
    WindowPage now_ = WindowPage::cloth;
    QPointer<GamePage> game_;  // null: no game is on the table
    StartPage* start_ = nullptr;
    SetupPage* setup_ = nullptr;
    PhonesPage* phones_ = nullptr;
    FinishedPage* finished_ = nullptr;
    StatisticsPage* statistics_ = nullptr;
    ProgressPage* progress_ = nullptr;
    ReviewPage* review_ = nullptr;
    TryPage* try_ = nullptr;
    std::unique_ptr<PuzzleDesk> puzzleDesk_;
    PuzzlePage* puzzle_ = nullptr;
    PuzzleList* puzzles_ = nullptr;
    BoardPage* boards_ = nullptr;
    SettingsPage* settingsPage_ = nullptr;
};

}  // namespace intrika::shell
