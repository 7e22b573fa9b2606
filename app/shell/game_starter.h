// Deals the games that somebody asks for: as chosen, as taught, as shown by bots.
#pragma once

#include "app/setup/new_game.h"

#include <QObject>

namespace intrika {

class NoticeBar;
class PresentGame;
class Settings;

class GameStarter : public QObject {
    Q_OBJECT

public:
    GameStarter(const Games& games, Settings& settings, NoticeBar& notices, PresentGame& present, QObject* parent);

    void begin(const NewGame& game);
    void beginNew(const NewGame& game);  // by whoever may not know it yet: offers the guided game as well
    void beginOn(const GameKind& kind, const QString& board);
    void learn(const GameKind& kind);  // the guided first game
    void demonstrate();                // bots play, the person watches; nothing is kept

private:
    void offerLesson(const GameKind& kind);

    const Games& games_;
    Settings& settings_;
    NoticeBar& notices_;
    PresentGame& present_;
};

}  // namespace intrika
