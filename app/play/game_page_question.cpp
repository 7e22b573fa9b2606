// The part of GamePage that asks: one person, or the whole table by one question, to which who has nothing to say
// passes unseen, and nobody looks at a private screen unless somebody speaks up.
#include "app/play/choice_list.h"
#include "app/play/decision.h"
#include "app/play/game_page.h"
#include "app/play/lesson_guide.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"

namespace intrika {

void GamePage::listenToQuestion() {
    connect(decision_, &Decision::nobodySpeaks, this, [this](SeatSet called) {
        silent_ = called;
        passInSilence();
    });
    connect(decision_, &Decision::told, live_, &LiveRegion::tell);
    connect(decision_, &Decision::wasPutBack, this, &GamePage::putBack);
    connect(decision_, &Decision::speakerFound, this, [this](Seat seat) {
        viewpoint_.speak(seat);
        lowerCurtain();
    });
}

void GamePage::askOne() {
    using Way = Decision::Way;
    const Seat seat = viewpoint_.asked();
    const bool spoke = viewpoint_.speaker() == seat, looks = viewpoint_.looker() == seat;
    decision_->ask(seat, words_, looks ? Way::toTable : spoke ? Way::back : Way::none);
    offerNews();
    live_->tellPrompt(*table_, viewpoint_, seat, words_, guide_ == nullptr ? QString() : guide_->advice());
    if (!side_->prompt().choices().hasFocus()) view_->setFocus();
}

void GamePage::askAll() {
    const SeatSet left = silent_ & viewpoint_.called();
    if (left == viewpoint_.called()) return passInSilence();
    silent_ = {};
    decision_->askAll(viewpoint_.called(), words_);
    live_->tellPrompt(*table_, viewpoint_, viewpoint_.called().first(), words_);
    if (!side_->prompt().choices().hasFocus()) view_->setFocus();
    refreshActions();
    release();
}

// One after another: each is an event of its own, as in a record.
void GamePage::passInSilence() {
    const Seat seat = silent_.first();
    silent_ = silent_.without(seat);
    const auto silence = table_->prompt(seat).silence;
    if (silence) table_->choose(seat, *silence);
}

}  // namespace intrika
