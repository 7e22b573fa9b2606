// The part of GamePage that is about the curtain: nothing of one person is left on the screen for the next.
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"

#include <QToolTip>

namespace intrika {

// What somebody pointed at, and what a screen reader was told, is theirs too.
void GamePage::forgetPointedAt() {
    scene_->look(nullptr);
    scene_->pointAt(nullptr);
    scene_->setFocusStop(nullptr);
    live_->forget();
}

void GamePage::lowerCurtain() {
    holdTable();
    pause_.stop();
    QToolTip::hideText();
    animator_->finishNow();
    forgetPointedAt();
    endQuestion();
    side_->log().forget();
    forgetPast();
    openNotebook(false);
    scene_->clear();
    content_->hide();
    const Seat seat = viewpoint_.asked();
    if (seat == noSeat) {
        curtain_->fall({}, {}, gameTitle());
    } else {
        const std::string& colour = table_->seatInfo(seat).colour;
        // Not the game's name: some are called as a role is.
        const QStringList parts{words_.say(say("colour." + colour)), words_.say(say("mark." + colour))};
        const bool looks = viewpoint_.looker() != noSeat;
        curtain_->fall(table_->seatInfo(seat).name, colour, parts.join(QStringLiteral(" · ")),
                       looks ? Curtain::Calls::toLook : Curtain::Calls::toDecide);
    }
    refreshActions();
    emit titleChanged(title());
}

// To the next person. One click may have decided, so the way back is offered before anybody answers.
void GamePage::passOn() {
    lowerCurtain();
    if (table_->stepCount() > 0) curtain_->offerTakeBack(words_.say(table_->whyNoTakeBack(asking())));
}

void GamePage::raiseCurtain() {
    viewpoint_.raise();
    content_->show();
    const bool still = animator_->speed() == Speed::off;
    curtain_->rise(still ? Curtain::Rise::atOnce : Curtain::Rise::animated);
    if (lookers_.empty()) {
        showNow();
    } else {
        showLook();
    }
    view_->setFocus();
}

void GamePage::hideNow() {
    if (viewpoint_.isGathered()) updateEyes();  // whose turn it is stands on the curtain
    viewpoint_.hide();
    if (viewpoint_.isHidden()) lowerCurtain();
}

}  // namespace intrika
