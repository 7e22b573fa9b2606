// The menu bar: what can be done, with its keys. What is done stands in the window.
#pragma once

#include <QAction>
#include <QList>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QString>
#include "app/shell/room.h"

class QMainWindow;

namespace intrika::play {
class GamePage;
}

namespace intrika::shell {

class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow* window, QMenu* settings);

    void retranslate();
    // The actions of the game that is seen stand in the menus too; null: none is seen.
    void setGame(const GamePage* page);
    void setRecentFiles(const QStringList& paths);
    void addToView(QMenu* menu) { view_->addMenu(menu); }

    QAction* newGame;
    QAction* continueGame;
    QAction* demo;
    QAction* open;
    QAction* print;
    QAction* finished;
    QAction* statistics;
    QAction* puzzles;
    QAction* boards;  // unseen where no game is played on boards
    QAction* startPage;
    QAction* quit;
    QAction* fullScreen;
    QAction* rules;
    QAction* lesson;
    QAction* keys;
    QAction* about;

signals:
    void openingRecent();  // the list of recent files is about to be shown: it wants to be set
    void recentChosen(const QString& path);

private:
    QMenu* game_;
    QMenu* recent_;
    QMenu* move_;
    QMenu* view_;
    QMenu* help_;
    QAction* beforeSaving_;
    QList<QPointer<QAction>> ofGame_;
};

}  // namespace intrika::shell
