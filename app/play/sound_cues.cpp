#include "app/play/sound_cues.h"

#include "app/play/curtain.h"
#include "app/play/game_surface.h"
#include "app/play/questioner.h"
#include "app/play/result_panel.h"

#include <QWidget>

#include <utility>

namespace intrika::play {

SoundCues::SoundCues(GameSurface& surface, const Questioner& questioner)
    : surface_(surface), out_(silence_, [this] { return clock_(); }), wait_([this] { return clock_(); }) {
    connect(surface.animator.get(), &Animator::heard, this, &SoundCues::seen);
    connect(surface.curtain, &Curtain::drawn, this, [this] { seen(Sound::curtain); });
    connect(surface.curtain, &Curtain::called, this, &SoundCues::called);
    connect(&questioner, &Questioner::asked, this, &SoundCues::called);
    connect(&questioner, &Questioner::answered, this, [this] { wait_.end(); });
    connect(surface.result, &ResultPanel::revealed, this, [this] { seen(Sound::finale); });
    connect(surface.table.get(), &Table::thinking, this, [this](Seat seat) {
        if (!surface_.table->humans().contains(seat)) wait_.begin();
    });
}

void SoundCues::setSounds(Sounds& sounds, Clock clock) {
    clock_ = std::move(clock);
    out_.setOut(sounds);
}

void SoundCues::seen(Sound sound) {
    if (surface_.page.isVisible() && !surface_.page.window()->isMinimized()) out_.play(sound);
}

void SoundCues::called() {
    if (wait_.end()) out_.play(Sound::call);
}

}  // namespace intrika::play

#include "moc_sound_cues.cpp"
