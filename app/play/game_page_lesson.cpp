// The part of GamePage that belongs to a guided first game.
#include "app/play/decision.h"
#include "app/play/game_page.h"
#include "app/play/lesson_guide.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"
#include "engines/files/save_file.h"

#include <QKeyEvent>

#include <utility>

namespace intrika {

void GamePage::decide(Seat seat, const MoveKey& key) {
    viewpoint_.spoke();
    if (guide_ == nullptr || guide_->accepts(key)) return table_->choose(seat, key);
    decision_->ask(seat, words_);
    live_->tell(guide_->advice());
}

void GamePage::teach(Lesson lesson) {
    guide_ = new LessonGuide(std::move(lesson), *table_, *scene_, *view_, this);
    guide_->retranslate(words_);
    connect(guide_, &LessonGuide::wentOn, this, &GamePage::stepShown);
    connect(guide_, &LessonGuide::ended, this, &GamePage::leaveLesson);
    connect(guide_, &LessonGuide::ruleWanted, this, &GamePage::ruleWanted);
    connect(guide_, &LessonGuide::left, this, [this] {
        if (guide_->isAtEnd()) return emit newGameWanted();
        leaveLesson();
    });
}

// From here on it is a game like any other, and kept like any other.
void GamePage::leaveLesson() {
    std::exchange(guide_, nullptr)->deleteLater();
    table_->setScript({});
    table_->keepIn(SaveFile::begin());
    stepShown();
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if ((enters || event->key() == Qt::Key_Space) && pause_.isActive()) {
        cutRest();
    } else if (event->key() == Qt::Key_Escape) {
        if (decision_->giveUp()) return;
        if (guide_ != nullptr) return guide_->offerLeaving();
        view_->switchFront();
    } else if (enters && view_->hasFocus() && !event->isAutoRepeat()) {
        side_->prompt().pressConfirm();  // after a choice made by mouse nothing on the table has the keys
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace intrika
