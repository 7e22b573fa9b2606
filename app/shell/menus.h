// The menu bar: what can be done, with its keys. What is done stands in the window.
#pragma once

#include "app/faces/table_ink.h"
#include "app/scene/animator.h"

#include <QAction>
#include <QList>
#include <QMap>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QString>

class QMainWindow;

namespace intrika {

class GamePage;

class Menus : public QObject {
    Q_OBJECT

public:
    explicit Menus(QMainWindow* window);

    void retranslate();
    // The actions of the game that is seen stand in the menus too; null: none is seen.
    void setGame(const GamePage* page);
    void setRecentFiles(const QStringList& paths);
    const QMenu& settings() const { return *settings_; }
    void addToView(QMenu* menu) { view_->addMenu(menu); }
    void setLanguage(const QString& code);
    void setSpeed(Speed speed);
    void setCloth(Cloth cloth);

    QAction* newGame;
    QAction* continueGame;
    QAction* demo;
    QAction* open;
    QAction* finished;
    QAction* statistics;
    QAction* startPage;
    QAction* quit;
    QAction* fullScreen;
    QAction* preferences;
    QAction* hideWhenLeft;
    QAction* rules;
    QAction* lesson;
    QAction* keys;
    QAction* about;

signals:
    void openingRecent();  // the list of recent files is about to be shown: it wants to be set
    void recentChosen(const QString& path);
    void languageChosen(const QString& code);
    void speedChosen(intrika::Speed speed);
    void settingsOpened();
    void clothChosen(intrika::Cloth cloth);

private:
    void fillSettings();

    QMenu* game_;
    QMenu* recent_;
    QMenu* move_;
    QMenu* view_;
    QMenu* settings_;
    QMenu* language_;
    QMenu* speed_;
    QMenu* cloth_;
    QMenu* help_;
    QAction* beforeSaving_;
    QList<QPointer<QAction>> ofGame_;
    QMap<QString, QAction*> languages_;
    QMap<Speed, QAction*> speeds_;
    QMap<Cloth, QAction*> cloths_;
};

}  // namespace intrika
