// Which moments of a game are heard. Nothing of what moves sounds while nobody sees it; who is asked after a long wait
// is called wherever they look.
#pragma once

#include "app/play/room.h"
#include "app/sounds/long_wait.h"
#include "app/sounds/sparing_sounds.h"

#include <QObject>

namespace intrika::play {

class Questioner;
struct GameSurface;

class SoundCues : public QObject {
    Q_OBJECT

public:
    SoundCues(GameSurface& surface, const Questioner& questioner);

    void setSounds(Sounds& sounds, Clock clock);  // they outlive the page

private:
    void seen(Sound sound);
    void called();

    GameSurface& surface_;
    Clock clock_ = machineClock();
    Silence silence_;
    SparingSounds out_;
    LongWait wait_;
};

}  // namespace intrika::play
