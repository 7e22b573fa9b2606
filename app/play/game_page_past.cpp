// The game page while the past is on the table, and what it tells of it.
#include "app/play/curtain.h"
#include "app/play/decision.h"
#include "app/play/game_page.h"
#include "app/play/hint_panel.h"
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/news_strip.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay.h"
#include "app/play/replay_bar.h"
#include "app/play/result_panel.h"
#include "app/play/side_panel.h"
#include "app/play/together.h"
#include "app/play/why_panel.h"
#include "app/scene/table_view.h"

#include <QAction>
#include <QStackedWidget>

namespace intrika {

void GamePage::listenToReplay() {
    connect(result_, &ResultPanel::tableWanted, this, &GamePage::showReplay);
    connect(result_, &ResultPanel::placeWanted, replay_, &Replay::goTo);
    connect(&side_->news(), &NewsStrip::replayWanted, replay_, &Replay::playFrom);
    connect(&side_->news(), &NewsStrip::dismissed, &side_->log(), &LogPanel::forgetNews);
    connect(&side_->why(), &WhyPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(actions_.hint, &QAction::triggered, &side_->news(), &NewsStrip::dismiss);
    connect(&side_->log(), &LogPanel::placeWanted, replay_, &Replay::goTo);
    connect(replay_, &Replay::began, this, &GamePage::lookBack);
    connect(replay_, &Replay::moved, &side_->log(), &LogPanel::markPlace);
    connect(replay_, &Replay::moved, this, [this](int at) { side_->why().lookAt(at - 1, words_); });
    connect(replay_, &Replay::moved, this,
            [this](int at) { live_->tellPast(*table_, viewpoint_, at, words_, bar_->place()); });
    connect(replay_, &Replay::momentShown, this, [this](std::size_t happenings) {
        live_->tell(bar_->place());
        side_->log().showSeen(happenings, words_);
    });
    connect(replay_, &Replay::left, this, &GamePage::comeBack);
    connect(bar_, &ReplayBar::eyesChosen, this, [this](Observer eyes) {
        const int at = replay_->at();
        watchAs(eyes);
        replay_->goTo(at);
    });
    connect(bar_, &ReplayBar::openChosen, this, &GamePage::lookOpen);
}

QList<QAction*> GamePage::steps() const { return {bar_->steps()[0], bar_->steps()[1]}; }

void GamePage::forgetPast() {
    replay_->stop();
    side_->news().withdraw();
    side_->why().forget();
}

void GamePage::showPresent() {
    side_->log().markPlace(LogPanel::present);
    side_->why().forget();
    drawTable(Session::latest);
    stepShown();
}

// From the past, or from what all looked at together: then comes what each of them looks at alone.
void GamePage::comeBack() {
    if (!viewpoint_.isGathered()) return showPresent();
    if (lookers_.empty()) return showNow();
    showLook();
}

bool GamePage::isWatchedTogether(int step) const { return viewpoint_.mayHide() && isForEverybody(*table_, step); }

// With several people at one screen: with the eyes of all, and at their own pace, before any curtain falls. Whoever
// decided it had a screen of their own, so nothing of that may stay.
void GamePage::watchTogether(int step) {
    viewpoint_.gather();
    animator_->finishNow();
    forgetPointedAt();
    drawTable(step);
    side_->log().tellUntil(step, words_);
    replay_->tellAccount(step, momentsForEverybody(*table_, step));
    tellGathered();
}

void GamePage::tellGathered() {
    side_->prompt().wait(tr("This is for everybody at the table. Go on when all have seen it."));
    side_->prompt().show();
}

// Nothing is asked while the past is on the table, and nothing happens: bots think, but what they answer waits.
void GamePage::lookBack() {
    pause_.stop();
    holdTable();
    endQuestion();
    side_->prompt().hide();
    side_->news().withdraw();
    openNotebook(false);
    stage_->setCurrentWidget(view_);
    refreshActions();
}

void GamePage::showEyes() {
    if (viewpoint_.isOpen()) {
        bar_->showOpen();
    } else {
        bar_->showEyes(viewpoint_.eyes());
    }
}

void GamePage::lookOpen() {
    const int at = replay_->at();
    viewpoint_.open();
    showNow();
    replay_->goTo(at);
}

void GamePage::showReplay() { replay_->goTo(table_->isOver() ? table_->stepCount() : table_->stepCount() - 1); }

// With several people the curtain hid it all; one person alone has watched, and is only reminded of much.
void GamePage::offerNews() {
    const Seat seat = viewpoint_.asked();
    const int since = table_->lastTurnOf(seat), now = table_->stepCount();
    const int least = table_->humans().count() == 1 ? 2 : 1;
    if (viewpoint_.eyes() != Observer(seat) || since == 0 || now - since < least) return;
    side_->news().offer(since, now);
    if (side_->news().isOffered()) side_->log().showNewsFrom(since);
}

}  // namespace intrika
