#include "app/play/page_settings.h"

#include "app/play/game_surface.h"
#include "app/play/replay.h"
#include "app/play/rests.h"
#include "app/play/result_panel.h"
#include "app/scene/speech_bubbles.h"
#include "app/scene/table_scene.h"
#include "app/stage/theatre.h"

namespace intrika::play {

PageSettings::PageSettings(GameSurface& surface, Rests& rests, Replay& replay)
    : surface_(surface), rests_(rests), replay_(replay) {}

void PageSettings::setSpeed(Speed speed) {
    surface_.animator->setSpeed(speed);
    if (speed == Speed::off) surface_.result->finishNow();
}

void PageSettings::setPace(Pace pace) {
    constexpr int stillMs = 2000;
    rests_.setPace(pace);
    surface_.theatre->setStillMs(pauseMs(pace) > 0 ? stillMs : 0);  // who waits for nothing is shown none
    replay_.setPace(pace);
}

void PageSettings::setCloth(Cloth cloth) {
    surface_.scene->setCloth(cloth);
    surface_.result->setCloth(cloth);
}

void PageSettings::setTalking(bool on) {
    surface_.table->setTalking(on);
    if (!on) surface_.scene->speech().say({});
}

void PageSettings::setHeadlineSaid(bool said) { surface_.scene->setHeadlineSaid(said); }

}  // namespace intrika::play
