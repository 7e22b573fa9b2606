// The first thing seen: the games as posters, what can be gone on with, and one gold button that deals at once.
#pragma once

#include "app/settings/settings.h"
#include "app/start/room.h"
#include "engines/saves/saved_games.h"
#include "engines/session/game_kind.h"
#include "engines/session/games.h"

#include <QBoxLayout>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;

namespace intrika::pages {
class LatePicture;
}

namespace intrika::start {

class ContinuePanel;
class Poster;

// The day's puzzle, as far as the start page tells of it.
struct DailyPuzzle {
    QString game;  // GameKind::id
    bool isSolved = false;
    int streak = 0;  // days in a row
};

class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(const Games& games, const Settings& settings, QWidget* parent = nullptr);

    void setPuzzle(std::optional<DailyPuzzle> puzzle);  // none: no button
    void refresh();  // looks for unfinished games; called whenever the page comes into view
    const std::vector<Poster*>& posters() const { return posters_; }
    QSize minimumSizeHint() const override { return {800, 600}; }  // what is inside is fitted to the page

signals:
    void playAsked(const intrika::session::GameKind& kind);     // at once, as it was set up last
    void newGameAsked(const intrika::session::GameKind& kind);  // to be set up
    void continueAsked(const QString& journal);
    void thrownAway(const intrika::saves::UnfinishedGame& game);
    void finishedAsked();
    void puzzleAsked();
    void openAsked();
    void rulesAsked(const intrika::session::GameKind& kind);
    void lessonAsked(const intrika::session::GameKind& kind);
    void printAsked();
    void languageAsked(const QString& code);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // Posters beside the panel; above it, where they are many; as rows beside it, where the window is narrow as well.
    enum class Arrangement { beside, above, rows };

    // start_page.cpp
    QWidget* makeHeader();
    QWidget* makeShelf();
    QWidget* makeSide();
    QWidget* makeButtons();
    QWidget* makeFooter();
    QPushButton* makeButton(const char* look);
    void retranslate();
    void tellPuzzle();
    void drawAhead();
    std::function<void(QPainter&, QSizeF)> ground() const;

    // start_page_layout.cpp
    void arrange();
    bool layWhole(Arrangement arrangement, bool ornaments);
    void lay(Arrangement arrangement);
    int widthBetween() const;
    int heightBetween() const;
    int heightOfSide(Arrangement arrangement) const;
    void setFonts();
    int footButtonsWidth() const;
    void layPosters(Arrangement arrangement, QSize room);
    void writePlay(int width);
    void layButtons(int width);
    int scaled(double length) const { return static_cast<int>(length * scale_); }

    const Games& games_;
    const Settings& settings_;
    LatePicture* backdrop_;
    double scale_ = 1;  // of everything, by the window
    QBoxLayout* middle_ = nullptr;
    QWidget* header_ = nullptr;
    QLabel* mask_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* tagline_ = nullptr;
    QBoxLayout* shelf_ = nullptr;
    std::vector<Poster*> posters_;
    QWidget* side_ = nullptr;
    QBoxLayout* sideBox_ = nullptr;
    ContinuePanel* continue_ = nullptr;
    QWidget* buttons_ = nullptr;
    QPushButton* play_ = nullptr;
    QLabel* who_ = nullptr;
    QPushButton* new_ = nullptr;
    QPushButton* finished_ = nullptr;
    QPushButton* open_ = nullptr;
    QPushButton* rules_ = nullptr;
    QPushButton* puzzle_ = nullptr;
    QWidget* footer_ = nullptr;
    QPushButton* lesson_ = nullptr;
    QPushButton* print_ = nullptr;
    QLabel* keys_ = nullptr;
    std::vector<QPushButton*> languages_;
    std::optional<DailyPuzzle> daily_;
    const GameKind* favourite_;  // the game that the gold button means
};

}  // namespace intrika::start
