// The game on the window's table, if there is one: put there, left, and what it has to tell.
#pragma once

#include "app/shell/room.h"
#include "app/shell/unsaved_game.h"
#include "engines/session/lesson.h"
#include "engines/words/words.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

class QWidget;

namespace intrika::table {
class Table;
}

namespace intrika::guests {
class Guests;
}
namespace intrika::pages {
class NoticeBar;
}
namespace intrika::play {
class GamePage;
}
namespace intrika::settings {
class Settings;
class SettingsMenu;
}  // namespace intrika::settings
namespace intrika::sounds {
class Sounds;
}

namespace intrika::shell {

// A game that is left is on disk, so nothing asks whether to save, unless the disk would not have it.
class PresentGame : public QObject {
    Q_OBJECT

public:
    PresentGame(const Games& games, Settings& settings, NoticeBar& notices, QWidget* window);

    void play(std::unique_ptr<Table> table, std::optional<Lesson> lesson = std::nullopt,
              std::unique_ptr<Guests> guests = nullptr);
    bool mayLeave(Leaving leaving) const;  // asks, if something of it is not kept
    GamePage* leave();                     // it is deleted soon; null: there was none
    GamePage* page() const { return page_; }
    const GameKind& kind() const;                          // the one that was played last, where none is on the table
    void setSounds(Sounds& sounds) { sounds_ = &sounds; }  // of the games to come
    void listenTo(const SettingsMenu& menu);

signals:
    void put(GamePage* page);  // on the table; it begins when this was heard
    void ruleWanted(const intrika::session::GameKind& kind, const QString& number);
    void againWanted(const intrika::session::GameKind& kind);
    void reviewWanted();  // of the game on the table
    void startWanted();
    void phonesWanted(Guests& guests);
    void titleChanged();

private:
    void setUp(const GameKind& kind);
    void listen(const GameKind& kind);
    void tellSaved(const QString& path);
    void listenToTroubles(const Words& words);
    void hideIfLeft(Qt::ApplicationState state);

    const Games& games_;
    Settings& settings_;
    NoticeBar& notices_;
    QWidget* window_;
    Sounds* sounds_ = nullptr;  // null: nothing is heard
    GamePage* page_ = nullptr;
};

}  // namespace intrika::shell
