// Games in files: opening them, going on with them, and what is told where that cannot be.
#pragma once

#include "app/shell/room.h"
#include "engines/saves/saved_games.h"

#include <QObject>

#include <memory>

class QWidget;

namespace intrika::pages {
class NoticeBar;
}
namespace intrika::settings {
class Settings;
}

namespace intrika::shell {

class PresentGame;

// Whatever goes wrong is told in the notice bar, and the game that runs is left alone.
class GameOpener : public QObject {
    Q_OBJECT

public:
    GameOpener(const Games& games, Settings& settings, NoticeBar& notices, PresentGame& present, QWidget* window);

    void askForFile();
    void openFile(const QString& path);
    void openForReview(const QString& path);  // unless that game is on the table, where its places are looked at
    void openOnBoard(const QString& path, const QString& boardFile);  // for a game whose board is not here
    void continueNewest();
    void continueJournal(const QString& path);

signals:
    void refused();      // a file; it is told why
    void reviewReady();  // of the game on the table

private:
    void putOnTable(OpenedGame game, const QString& path);
    void playFromFile(OpenedGame game, const QString& path);
    void openPart(std::shared_ptr<OpenedGame> game, const QString& path);
    void askForBoard(const QString& path, const QString& board);

    const Games& games_;
    Settings& settings_;
    NoticeBar& notices_;
    PresentGame& present_;
    QWidget* window_;
};

}  // namespace intrika::shell
