// How a page shows its game: what the settings say.
#pragma once

#include "app/faces/table_ink.h"
#include "app/play/pace.h"
#include "app/play/room.h"
#include "app/scene/animator.h"

namespace intrika::play {

class Replay;
class Rests;
struct GameSurface;

class PageSettings {
public:
    PageSettings(GameSurface& surface, Rests& rests, Replay& replay);

    void setSpeed(Speed speed);
    void setPace(Pace pace);  // of bots
    void setCloth(Cloth cloth);
    void setTalking(bool on);         // bots say what they think of betrayals
    void setHeadlineSaid(bool said);  // on the table; false: the window says it

private:
    GameSurface& surface_;
    Rests& rests_;
    Replay& replay_;
};

}  // namespace intrika::play
