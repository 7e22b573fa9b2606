#include "app/play/guided_game.h"

#include "app/play/game_surface.h"
#include "app/play/lesson_guide.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "engines/files/save_file.h"

#include <QWidget>

#include <utility>

namespace intrika::play {

GuidedGame::GuidedGame(GameSurface& surface) : surface_(surface) {}

GuidedGame::~GuidedGame() = default;

void GuidedGame::teach(Lesson lesson) {
    guide_ = std::make_unique<LessonGuide>(std::move(lesson), *surface_.table, *surface_.scene, *surface_.view,
                                           &surface_.page);
    guide_->retranslate(surface_.words);
    fit();
    connect(guide_.get(), &LessonGuide::wentOn, this, &GuidedGame::wentOn);
    connect(guide_.get(), &LessonGuide::ended, this, &GuidedGame::leave);
    connect(guide_.get(), &LessonGuide::ruleWanted, this, &GuidedGame::ruleWanted);
    connect(guide_.get(), &LessonGuide::left, this, [this] {
        if (guide_->isAtEnd()) return emit newGameWanted();
        leave();
    });
}

// From here on it is a game like any other, and kept like any other.
void GuidedGame::leave() {
    guide_.release()->deleteLater();
    surface_.table->setScript({});
    surface_.table->keepIn(SaveFile::begin());
    emit wentOn();
}

bool GuidedGame::holds() {
    if (!isOn()) return false;
    const bool holds = guide_->holds();
    surface_.side->prompt().wait(guide_->waitsFor());
    return holds;
}

bool GuidedGame::accepts(const MoveKey& key) { return !isOn() || guide_->accepts(key); }

QString GuidedGame::advice() const { return isOn() ? guide_->advice() : QString(); }

bool GuidedGame::offerLeaving() {
    if (isOn()) guide_->offerLeaving();
    return isOn();
}

void GuidedGame::retranslate() {
    if (!isOn()) return;
    guide_->retranslate(surface_.words);
    if (!guide_->waitsFor().isEmpty()) surface_.side->prompt().wait(guide_->waitsFor());
}

void GuidedGame::fit() {
    if (isOn()) guide_->fitTo(surface_.page.size());
}

}  // namespace intrika::play

#include "moc_guided_game.cpp"
