// The first thing seen: the games as posters, what can be gone on with, and one gold button.
#pragma once

#include "engines/session/game_kind.h"
#include "engines/table/saved_games.h"

#include <QBoxLayout>
#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace intrika {

class Poster;

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void refresh();  // looks for unfinished games; called whenever the page comes into view
    const std::vector<Poster*>& posters() const { return posters_; }

signals:
    void newGameAsked(const intrika::GameKind& kind);
    void continueAsked(const QString& journal);
    void openAsked();
    void rulesAsked(const intrika::GameKind& kind);
    void languageAsked(const QString& code);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makePosters();
    QWidget* makeSide();
    QWidget* makeSaved();
    QWidget* makeFooter();
    QPushButton* makeButton(const char* look, int fontPixels);
    void retranslate();
    void fillSaved();
    const GameKind& favourite() const;  // the game that the gold button means

    QBoxLayout* middle_ = nullptr;
    QLabel* mask_ = nullptr;
    QLabel* tagline_ = nullptr;
    std::vector<Poster*> posters_;
    QLabel* savedHeading_ = nullptr;
    QLabel* welcome_ = nullptr;
    QScrollArea* savedArea_ = nullptr;
    QPushButton* gold_ = nullptr;
    QPushButton* open_ = nullptr;
    QPushButton* rules_ = nullptr;
    QLabel* keys_ = nullptr;
    std::vector<QPushButton*> languages_;
    QList<UnfinishedGame> saved_;
    const GameKind* favourite_ = nullptr;
};

}  // namespace intrika
