#include "app/play/screen_director.h"

#include "app/play/call.h"
#include "app/play/curtain.h"
#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/looking_back.h"
#include "app/play/private_looks.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/play/screen_display.h"
#include "app/play/side_panel.h"
#include "app/play/together.h"

#include <QAction>

namespace intrika::play {

ScreenDirector::ScreenDirector(GameSurface& surface, ScreenDisplay& display, const PrivateLooks& looks,
                               LookingBack& past)
    : surface_(surface), display_(display), looks_(looks), past_(past) {
    listen();
}

void ScreenDirector::listen() {
    const Table* table = surface_.table.get();
    connect(table, &Table::stepTaken, this, &ScreenDirector::takeStep);
    connect(table, &Table::rewound, this, [this](int left) {
        surface_.live->forgetFrom(left);
        settle();
    });
    connect(table, &Table::refused, this, &ScreenDirector::settle);
    connect(surface_.animator.get(), &Animator::finished, this, &ScreenDirector::endStep, Qt::QueuedConnection);
    connect(surface_.animator.get(), &Animator::seen, this, [this](int happenings) {
        if (surface_.screen.isPast()) return;
        surface_.side->log().showSeen(static_cast<std::size_t>(happenings), surface_.words);
    });
    connect(surface_.actions.undo, &QAction::triggered, this,
            [this] { surface_.table->takeBack(surface_.viewpoint().person()); });
    connect(surface_.actions.hide, &QAction::triggered, this, &ScreenDirector::hide);
    connect(surface_.curtain, &Curtain::opened, this, &ScreenDirector::raise);
    connect(surface_.curtain, &Curtain::takenBack, surface_.actions.undo, &QAction::trigger);
    connect(&surface_.side->prompt(), &PromptPanel::seen, this, &ScreenDirector::endLook);
    connect(&past_.replay(), &Replay::began, &display_, &ScreenDisplay::makeRoomForPast);
    connect(&past_.replay(), &Replay::left, this, &ScreenDirector::comeBack);
    connect(surface_.bar, &ReplayBar::eyesChosen, this, &ScreenDirector::turnEyes);
    connect(surface_.bar, &ReplayBar::openChosen, this, &ScreenDirector::open);
}

void ScreenDirector::begin() {
    display_.holdTable("the page begins");
    surface_.table->begin();
    StepShown last = shown(surface_.table->stepCount() - 1);
    last.isForEverybody = last.isForEverybody && !surface_.table->isOver();
    last.runs = false;
    surface_.screen.begin(callOf(*surface_.table, surface_.viewpoint().people()), last);
    display_.show();
}

StepShown ScreenDirector::shown(int step) const {
    StepShown shown;
    shown.step = step;
    if (step < 0 || !surface_.viewpoint().isShared()) return shown;
    const Table& table = *surface_.table;
    shown.looks = looks_.after(step);
    shown.isForEverybody = isForEverybody(table, step);
    shown.runs = surface_.animator->speed() != Speed::off && table.moments(step, spectator).empty();
    return shown;
}

// The curtain comes first: nothing of a person's view outlives their turn.
void ScreenDirector::takeStep(int step) {
    const Observer before = surface_.viewpoint().eyes();
    surface_.screen.stepTaken(callOf(*surface_.table, surface_.viewpoint().people()), shown(step));
    if (!surface_.screen.is<mode::ShowingStep>()) return display_.show();
    display_.showStep(step, before);
    endStep();  // where nothing moves
}

// Asks what comes next, and nothing that is asked is answered within this call.
void ScreenDirector::endStep() {
    if (!surface_.screen.is<mode::ShowingStep>() || surface_.animator->isPlaying()) return;
    surface_.screen.stepShown();
    display_.present();
}

void ScreenDirector::settle() {
    surface_.screen.settle(callOf(*surface_.table, surface_.viewpoint().people()));
    display_.show();
}

void ScreenDirector::setPeople(SeatSet people, bool inCompany) {
    surface_.screen.setPeople(people, inCompany);
    settle();
}

void ScreenDirector::hide() {
    if (surface_.screen.hide()) display_.show();
}

void ScreenDirector::raise() {
    if (surface_.screen.raise()) display_.raise();
}

void ScreenDirector::speak(Seat seat) {
    if (surface_.screen.speak(seat)) display_.show();
}

void ScreenDirector::takeOwnCards(Seat seat) {
    if (surface_.screen.takeOwnCards(seat)) display_.show();
}

void ScreenDirector::giveBack() {
    if (surface_.screen.giveBack()) display_.show();
}

// Of what was shown to somebody alone, or of their own cards.
void ScreenDirector::endLook() {
    const auto* look = surface_.screen.as<mode::ShowingLook>();
    if (look == nullptr) return giveBack();
    surface_.table->setLookSeen(look->seat);
    surface_.screen.seen();
    display_.show();
}

// From what all looked at together comes what each of them looks at alone.
void ScreenDirector::comeBack() {
    const bool together = surface_.screen.is<mode::Gathered>();
    surface_.screen.comeBack();
    past_.replay().stop();
    surface_.animator->finishNow();
    if (together) return display_.show();
    display_.showPresent();
}

void ScreenDirector::goOnFromLesson() {
    if (surface_.screen.is<mode::ShowingStep>() || surface_.screen.isPast()) return;
    surface_.screen.settle(callOf(*surface_.table, surface_.viewpoint().people()));
    display_.present();
}

void ScreenDirector::watchAs(Observer eyes) {
    surface_.screen.fix(eyes);
    past_.showEyes();
    if (surface_.curtain->isDown()) return display_.raise();
    display_.show();
}

// Where one is in the past, one stays.
void ScreenDirector::turnEyes(Observer eyes) {
    const int at = past_.replay().at();
    watchAs(eyes);
    past_.replay().goTo(at);
}

void ScreenDirector::open() {
    const int at = past_.replay().at();
    surface_.screen.open();
    display_.show();
    past_.replay().goTo(at);
}

}  // namespace intrika::play

#include "moc_screen_director.cpp"
