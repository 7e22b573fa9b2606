// Deals the games that somebody asks for: as chosen, as taught, as shown by bots.
#pragma once

#include "app/setup/new_game.h"
#include "app/shell/room.h"
#include "engines/saves/saved_games.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace intrika::guests {
class Guests;
}
namespace intrika::pages {
class NoticeBar;
}
namespace intrika::settings {
class Settings;
}

namespace intrika::shell {

class PresentGame;

class GameStarter : public QObject {
    Q_OBJECT

public:
    GameStarter(const Games& games, Settings& settings, NoticeBar& notices, PresentGame& present, QObject* parent);
    ~GameStarter() override;

    // Where the numbers of deals come from that nobody has chosen, for whoever wants to see the same deals again.
    void setSeeds(std::function<std::uint64_t()> seeds) { seeds_ = std::move(seeds); }
    void begin(const NewGame& game);
    void beginInvited();                 // the lobby's game: who comes has come
    void endLobby();                     // whoever waits there is sent away; nothing, if there is none
    void beginNew(const NewGame& game);  // by whoever may not know it yet: offers the guided game as well
    void beginOn(const GameKind& kind, const QString& board);
    void learn(const GameKind& kind);  // the guided first game
    void demonstrate();                // bots play, the person watches; nothing is kept

signals:
    void lobbyWanted(intrika::guests::Guests& guests);  // people come with phones before the game begins

private:
    void invite(const NewGame& game);
    Expected<OpenedGame> deal(NewGame game) const;
    void offerLesson(const GameKind& kind);

    const Games& games_;
    Settings& settings_;
    NoticeBar& notices_;
    PresentGame& present_;
    std::function<std::uint64_t()> seeds_;  // none: the system's
    NewGame invited_;                       // the game that the lobby is for
    std::unique_ptr<Guests> guests_;        // null: there is none
};

}  // namespace intrika::shell
