// What a game is shown on: its table, what the screen is doing with it, and the widgets of its page where they lie.
#pragma once

#include "app/play/game_actions.h"
#include "app/play/room.h"
#include "app/play/screen.h"
#include "app/scene/animator.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <memory>

class QBoxLayout;
class QStackedWidget;
class QWidget;

namespace intrika::scene {
class TableScene;
class TableView;
}  // namespace intrika::scene
namespace intrika::stage {
class Theatre;
}

namespace intrika::play {

class Curtain;
class LiveRegion;
class ReplayBar;
class ResultPanel;
class SidePanel;

// Every part of a game's page works with it. The widgets belong to the page.
struct GameSurface {
    // `phones`: those who decide at a phone, and are nobody here.
    GameSurface(QWidget& page, std::unique_ptr<Table> game, SeatSet phones = {});
    ~GameSurface();

    QString gameTitle() const;
    QString place() const;  // round and phase; empty while the curtain hides it
    QString title() const;  // the game and how far it is; empty while the curtain hides it
    const Viewpoint& viewpoint() const { return screen.viewpoint(); }
    void draw(int at = Session::latest);
    void showSpoken(int at);  // what bots said last before so many events had happened
    // Of a step that the stage is to tell as it is; empty: it goes on the table alone.
    StageScript stageOf(int step, Observer eyes) const;
    // What somebody pointed at, and what a screen reader was told, is theirs alone.
    void forgetPointedAt();
    void focusTable();  // unless the list of choices has the keys
    void focusStage();  // what stands there: the table, the result, the notebook

    std::unique_ptr<Table> table;
    Words words;
    Screen screen;
    GameActions actions;
    QWidget& page;
    TableScene* scene;
    TableView* view;
    QWidget* content;  // all but the curtain
    LiveRegion* live;
    QStackedWidget* stage;  // the table, or what lies in front of it
    SidePanel* side;
    ResultPanel* result;
    ReplayBar* bar;
    Curtain* curtain;
    QBoxLayout* row;                     // of what lies beside each other
    std::unique_ptr<Theatre> theatre;    // what is played opens it at decisive moments
    std::unique_ptr<Animator> animator;  // before the scene, which would tell it of its end
};

}  // namespace intrika::play
