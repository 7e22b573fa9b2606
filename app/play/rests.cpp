#include "app/play/rests.h"

#include "app/play/game_surface.h"
#include "app/play/prompt_panel.h"
#include "app/play/seen.h"
#include "app/play/side_panel.h"
#include "app/scene/face_cache.h"
#include "app/scene/map_table.h"
#include "app/scene/table_scene.h"

#include <utility>

namespace intrika::play {
namespace {

constexpr int mostDrawingMs = 1000;

}  // namespace

Rests::Rests(GameSurface& surface) : surface_(surface) {
    pause_.setSingleShot(true);
    pause_.setParent(&surface.page);
    pause_.setObjectName(QStringLiteral("rest"));
    connect(&pause_, &QTimer::timeout, this, &Rests::stop);
    connect(&surface.scene->faces(), &FaceCache::drawn, this, &Rests::beginWhenDrawn);
    connect(&surface.scene->map(), &MapTable::drawn, this, &Rests::beginWhenDrawn);
    connect(surface.table.get(), &Table::thinking, this, &Rests::showThinking);
    connect(&surface.side->prompt(), &PromptPanel::goOnWanted, this, &Rests::cut);
}

// Before a bot moves. Where there is nothing to read, as when bots pass in a window, the table soon goes on; what is
// answered for a person takes no time at all.
void Rests::begin() {
    const Table& table = *surface_.table;
    const int step = table.stepCount() - 1;
    if (step >= 0) isTold_ |= !toldLines(table, surface_.viewpoint(), step, surface_.words).empty();
    const ToAct now = table.toAct();
    const bool isAsked = surface_.screen.asked() != noSeat;
    // At their phones.
    const bool othersDecide = !(now.seats & table.humans()).empty() && now == table.asked();
    const bool botMoves = !isAsked && !othersDecide && !now.isOver() && !now.isChance() && now == table.asked();
    if (isAsked || table.humans().empty()) count_ = 0;  // whoever only watches bots waits for nothing else
    surface_.side->prompt().offerGoOn(!isAsked && !othersDecide && !now.isOver() && pauseMs(pace_) > 0);
    if (botMoves && step >= 0) {
        rest(std::exchange(isTold_, false) ? restMs(pace_, count_++) : restMs(pace_, count_) / 4);
    } else if (botMoves && !surface_.scene->isDrawn()) {
        rest(mostDrawingMs);  // the table's pictures first
    } else {
        stop();
    }
}

void Rests::rest(int milliseconds) {
    hold_ = surface_.table->hold("a bot's move is read");
    pause_.start(milliseconds);
}

void Rests::stop() {
    pause_.stop();
    hold_.reset();
}

void Rests::cut() {
    if (surface_.animator->isPlaying()) return surface_.animator->finishNow();
    stop();
}

void Rests::beginWhenDrawn() {
    const bool isFirst = surface_.table->stepCount() == 0 && isOn();
    if (isFirst && surface_.scene->isDrawn()) stop();
}

void Rests::showThinking(Seat seat, double share) {
    const bool isCovered = surface_.screen.isHidden() || surface_.screen.is<mode::OwnCards>();
    if (isCovered || surface_.table->humans().contains(seat)) return;
    surface_.side->prompt().wait(tr("%1 is thinking…").arg(surface_.table->seatInfo(seat).name), share);
}

}  // namespace intrika::play

#include "moc_rests.cpp"
