#include "app/play/replay.h"

#include "app/play/replay_bar.h"
#include "app/play/seen.h"
#include "app/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace intrika {

Replay::Replay(const Table& table, const Viewpoint& viewpoint, TableScene& scene, Animator& animator, ReplayBar& bar,
               QObject* parent)
    : QObject(parent), table_(table), viewpoint_(viewpoint), scene_(scene), animator_(animator), bar_(bar) {
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &Replay::next);
    connect(&animator_, &Animator::finished, this, &Replay::stepShown);
    connect(&bar_, &ReplayBar::placeWanted, this, &Replay::goTo);
    connect(&bar_, &ReplayBar::backWanted, this, [this] { goTo(at() - 1); });
    connect(&bar_, &ReplayBar::forwardWanted, this, &Replay::goOn);
    connect(&bar_, &ReplayBar::playWanted, this, &Replay::setPlaying);
    connect(&bar_, &ReplayBar::leaveWanted, this, [this] {
        if (scene_.isLooking()) {
            scene_.look(nullptr);
        } else {
            leave();
        }
    });
}

int Replay::at() const { return on_ ? at_ : table_.stepCount(); }

void Replay::tellAgain() { emit moved(at_); }

bool Replay::mayLook() const { return !viewpoint_.isHidden() && table_.stepCount() > 0; }

void Replay::stop() {
    on_ = playing_ = moving_ = false;
    rest_.stop();
    refresh();
}

void Replay::refresh() {
    bar_.tell({on_, playing_, table_.isOver(), !viewpoint_.isHidden(), at(), table_.stepCount()});
}

// False: nothing of the past is to be seen there.
bool Replay::turnTo(int at) {
    const bool present = at >= table_.stepCount() && !table_.isOver();
    if (!mayLook() || (present && !on_)) return false;
    if (present && !bar_.isDragged()) {
        leave();
        return false;
    }
    moving_ = false;
    rest_.stop();
    if (!std::exchange(on_, true)) {
        at_ = table_.stepCount();
        emit began();
    }
    animator_.finishNow();
    return true;
}

void Replay::goTo(int at) {
    const int wanted = std::clamp(at, 0, table_.stepCount());
    playing_ = false;
    if (!turnTo(wanted)) return refresh();
    at_ = wanted;
    scene_.show(tableauSeen(table_, viewpoint_, at_));
    refresh();
    emit moved(at_);
}

void Replay::goOn() {
    const bool playing = playing_;
    if (!on_ || at_ >= table_.stepCount()) return goTo(at() + 1);
    if (!turnTo(at_)) return;
    playing_ = playing;
    const int step = at_++;
    refresh();
    emit moved(at_);
    moving_ = true;
    animator_.play(happeningsSeen(table_, viewpoint_, step), tableauSeen(table_, viewpoint_, at_));
}

void Replay::playFrom(int at) {
    goTo(at);
    setPlaying(true);
}

// From the end it begins anew.
void Replay::setPlaying(bool playing) {
    if (playing && at() >= table_.stepCount()) goTo(0);
    playing_ = playing && on_;
    rest_.stop();
    if (playing_ && !moving_) rest_.start(replayPauseMs(pace_));
    refresh();
}

void Replay::stepShown() {
    if (!std::exchange(moving_, false)) return;
    const bool present = at_ >= table_.stepCount() && !table_.isOver();
    if (playing_ || present) rest_.start(playing_ ? replayPauseMs(pace_) : 0);
}

void Replay::next() {
    if (at_ < table_.stepCount()) {
        goOn();
    } else if (table_.isOver()) {
        setPlaying(false);
    } else {
        leave();
    }
}

void Replay::leave() {
    if (!on_) return;
    stop();
    animator_.finishNow();
    emit left();
}

}  // namespace intrika
