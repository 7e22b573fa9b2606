// The part of GamePage that is about the rests between bots' moves.
#include "app/play/game_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/seen.h"
#include "app/play/side_panel.h"
#include "app/scene/table_scene.h"

#include <utility>

namespace intrika {
namespace {

constexpr int mostDrawingMs = 1000;

}  // namespace

// Before a bot moves. Where there is nothing to read, as when bots pass in a window, the table soon goes on; what is
// answered for a person takes no time at all.
void GamePage::rest() {
    const int step = table_->stepCount() - 1;
    if (step >= 0) isTold_ |= !toldLines(*table_, viewpoint_, step, words_).empty();
    const ToAct now = table_->toAct();
    const bool isAsked = viewpoint_.asked() != noSeat;
    const bool botMoves = !isAsked && !now.isOver() && !now.isChance() && now == table_->asked();
    if (isAsked || table_->humans().empty()) rests_ = 0;  // whoever only watches bots waits for nothing else
    side_->prompt().offerGoOn(!isAsked && !now.isOver() && pauseMs(pace_) > 0);
    if (botMoves && step >= 0) {
        pause_.start(std::exchange(isTold_, false) ? restMs(pace_, rests_++) : restMs(pace_, rests_) / 4);
    } else if (botMoves && !scene_->isDrawn()) {
        pause_.start(mostDrawingMs);  // the table's pictures first
    } else {
        release();
    }
}

// Whatever is shown of bots' moves has been seen.
void GamePage::cutRest() {
    if (animator_->isPlaying()) return animator_->finishNow();
    if (pause_.isActive()) release();
}

void GamePage::holdTable() {
    if (!hold_) hold_ = table_->hold("the page shows something");
}

void GamePage::release() {
    pause_.stop();
    hold_.reset();
}

}  // namespace intrika
