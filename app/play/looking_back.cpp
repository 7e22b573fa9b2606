#include "app/play/looking_back.h"

#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/news_strip.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/play/result_panel.h"
#include "app/play/side_panel.h"
#include "app/play/together.h"
#include "app/play/why_panel.h"
#include "app/scene/table_view.h"
#include "app/stage/theatre.h"

#include <QAction>

#include <utility>

namespace intrika::play {

LookingBack::LookingBack(GameSurface& surface)
    : surface_(surface),
      replay_(*surface.table, surface.screen, *surface.scene, *surface.animator, *surface.bar, &surface.page) {
    SidePanel& side = *surface.side;
    connect(surface.result, &ResultPanel::tableWanted, this, &LookingBack::begin);
    connect(surface.result, &ResultPanel::replayWanted, &replay_, [this] { replay_.setPlaying(true); });
    connect(surface.result, &ResultPanel::placeWanted, &replay_, &Replay::goTo);
    connect(&side.log(), &LogPanel::placeWanted, &replay_, &Replay::goTo);
    connect(&side.news(), &NewsStrip::replayWanted, &replay_, &Replay::playFrom);
    connect(&side.news(), &NewsStrip::dismissed, &side.log(), &LogPanel::forgetNews);
    connect(surface.actions.hint, &QAction::triggered, &side.news(), &NewsStrip::dismiss);
    connect(&side.why(), &WhyPanel::ruleWanted, this, &LookingBack::ruleWanted);
    listenToReplay();
}

void LookingBack::listenToReplay() {
    connect(&replay_, &Replay::staged, this, [this](int step) { surface_.live->follow(step); });
    connect(&replay_, &Replay::moved, this, [this](int at) {
        surface_.side->log().markPlace(at);
        surface_.showSpoken(at);
        surface_.side->why().lookAt(at - 1, surface_.words);
        surface_.live->tellPast(*surface_.table, surface_.viewpoint(), at, surface_.words, surface_.bar->place());
    });
    connect(&replay_, &Replay::momentShown, this, [this](std::size_t happenings) {
        surface_.live->tell(surface_.bar->place());
        surface_.side->log().showSeen(happenings, surface_.words);
    });
}

void LookingBack::begin() {
    const int now = surface_.table->stepCount();
    replay_.goTo(surface_.table->isOver() ? now : now - 1);
}

void LookingBack::showStage(int beat) {
    const int last = surface_.table->stepCount() - 1;
    if (last < 0) return;
    const StageScript script = surface_.table->stage(last, surface_.viewpoint().eyes());
    if (script.empty()) return;
    surface_.stage->setCurrentWidget(surface_.view);  // not the result
    surface_.theatre->show(script, beat - 1);
}

void LookingBack::forget() {
    replay_.stop();
    surface_.side->news().withdraw();
    surface_.side->why().forget();
}

void LookingBack::tellNow() {
    surface_.side->log().markPlace(LogPanel::present);
    surface_.side->why().forget();
}

void LookingBack::retranslate() {
    if (surface_.screen.isPast()) replay_.tellAgain();
    if (surface_.screen.is<mode::Gathered>()) tellGathered();
}

// Whoever decided it had a screen of their own, so nothing of that may stay.
void LookingBack::tellTogether(int step) {
    surface_.animator->finishNow();
    surface_.forgetPointedAt();
    surface_.draw(step);
    surface_.side->log().tellUntil(step, surface_.words);
    replay_.tellAccount(step, momentsForEverybody(*surface_.table, step));
    tellGathered();
}

void LookingBack::tellGathered() {
    surface_.side->prompt().wait(tr("This is for everybody at the table. Go on when all have seen it."));
    surface_.side->prompt().show();
}

// Somebody who watches with motion reads how it came about; without motion it can be looked at afterwards. What is
// said in one sentence has been watched.
bool LookingBack::tellAccount(int step) {
    if (surface_.table->humans().empty() || surface_.animator->speed() == Speed::off) return false;
    std::vector<Moment> moments = surface_.table->moments(step, surface_.viewpoint().eyes());
    if (moments.size() <= 2) return false;
    replay_.tellAccount(step, std::move(moments));
    return true;
}

// With several people the curtain hid it all; one person alone has watched, and is only reminded of much.
void LookingBack::offerNews(Seat seat) {
    const Table& table = *surface_.table;
    const int since = table.lastTurnOf(seat), now = table.stepCount();
    const int least = table.humans().count() == 1 ? 2 : 1;
    if (surface_.viewpoint().eyes() != Observer(seat) || since == 0 || now - since < least) return;
    surface_.side->news().offer(since, now);
    if (surface_.side->news().isOffered()) surface_.side->log().showNewsFrom(since);
}

void LookingBack::showEyes() {
    if (surface_.viewpoint().isOpen()) {
        surface_.bar->showOpen();
    } else {
        surface_.bar->showEyes(surface_.viewpoint().eyes());
    }
}

}  // namespace intrika::play

#include "moc_looking_back.cpp"
