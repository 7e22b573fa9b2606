#include "app/play/replay.h"

#include "app/play/replay_bar.h"
#include "app/play/seen.h"
#include "app/scene/table_look.h"
#include "app/scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace intrika::play {

Replay::Replay(const Table& table, Screen& screen, TableScene& scene, Animator& animator, ReplayBar& bar,
               QObject* parent)
    : QObject(parent), table_(table), screen_(screen), scene_(scene), animator_(animator), bar_(bar) {
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &Replay::next);
    connect(&animator_, &Animator::finished, this, &Replay::stepShown);
    connect(&bar_, &ReplayBar::placeWanted, this, &Replay::goTo);
    connect(&bar_, &ReplayBar::backWanted, this, &Replay::goBack);
    connect(&bar_, &ReplayBar::forwardWanted, this, &Replay::goOn);
    connect(&bar_, &ReplayBar::playWanted, this, &Replay::setPlaying);
    connect(&bar_, &ReplayBar::leaveWanted, this, [this] {
        if (scene_.looks().isLooking()) {
            scene_.looks().look(nullptr);
        } else {
            leave();
        }
    });
}

int Replay::at() const { return isOn() ? at_ : table_.stepCount(); }

void Replay::tellAgain() {
    refresh();
    emit moved(at_);
}

bool Replay::mayLook() const { return !screen_.isHidden() && table_.stepCount() > 0; }

void Replay::stop() {
    playing_ = moving_ = false;
    staged_ = 0;
    accountOf_ = -1;
    account_.clear();
    rest_.stop();
    refresh();
}

void Replay::refresh() {
    ReplayBar::State state{isOn(), playing_, table_.isOver(), !screen_.isHidden(), at(), table_.stepCount(), {}, 0, 0};
    if (isOn() && told_ > 0) {
        for (const Text& sentence : moments_[told_ - 1].sentences) state.sentences << scene_.laid().words.say(sentence);
        state.moment = static_cast<int>(told_);
        state.moments = static_cast<int>(moments_.size()) - 1;
    }
    bar_.tell(state);
}

void Replay::stand(int at) {
    at_ = at;
    told_ = 0;
    moments_.clear();
    if (at_ == accountOf_) {
        moments_ = account_;
        return;
    }
    // With all cards open there is nothing that would have to be turned up.
    const Viewpoint& viewpoint = screen_.viewpoint();
    if (at_ < table_.stepCount() && !viewpoint.isOpen()) moments_ = table_.moments(at_, viewpoint.eyes());
}

// False: nothing of the past is to be seen there.
bool Replay::turnTo(int at) {
    const bool present = at >= table_.stepCount() && !table_.isOver();
    if (!mayLook() || (present && !isOn())) return false;
    if (present && !bar_.isDragged()) {
        leave();
        return false;
    }
    moving_ = false;
    staged_ = 0;
    rest_.stop();
    if (!isOn()) {
        screen_.lookBack();
        stand(table_.stepCount());
        emit began();
    }
    animator_.finishNow();
    return true;
}

void Replay::goTo(int at) {
    const int wanted = std::clamp(at, 0, table_.stepCount());
    playing_ = false;
    if (!turnTo(wanted)) return refresh();
    stand(wanted);
    scene_.show(tableauSeen(table_, screen_.viewpoint(), at_));
    refresh();
    emit moved(at_);
}

void Replay::goOn() {
    if (staged_ > 0) return animator_.finishNow();
    const bool playing = playing_;
    if (!isOn() || at_ >= table_.stepCount()) return goTo(at() + 1);
    if (!turnTo(at_)) return;
    playing_ = playing;
    if (told_ == 0 && moments_.size() > 1 && playAccountStaged()) return;
    if (told_ + 1 < moments_.size()) {
        ++told_;
        return showMoment();
    }
    const int step = at_;
    const std::vector<Happening> rest =
        moments_.empty() ? happeningsSeen(table_, screen_.viewpoint(), step) : moments_.back().happenings;
    const StageScript script = moments_.empty() ? stageHere() : StageScript();
    stand(step + 1);
    refresh();
    emit moved(at_);
    moving_ = true;
    animator_.setShare(1);
    animator_.play(rest, tableauSeen(table_, screen_.viewpoint(), at_), script);
}

// Whoever looks back in a hurry is told it on the table. With all cards open nothing is turned up.
StageScript Replay::stageHere() const {
    const bool isNew = at_ == accountOf_;
    const Speed speed = animator_.speed();
    if (screen_.viewpoint().isOpen() || (!isNew && (speed == Speed::fast || speed == Speed::off))) return {};
    return table_.stage(at_, screen_.viewpoint().eyes());
}

// In place of the moments up to the last, at which one then stands; whoever goes from one to the next by hand reads
// them all.
bool Replay::playAccountStaged() {
    const StageScript script = playing_ || at_ == accountOf_ ? stageHere() : StageScript();
    if (script.empty() || !animator_.mayTell(script)) return false;
    std::vector<Happening> happenings;
    for (auto moment = moments_.begin(); moment + 1 != moments_.end(); ++moment) {
        happenings.insert(happenings.end(), moment->happenings.begin(), moment->happenings.end());
    }
    staged_ = moments_.size() - 1;
    moving_ = true;
    animator_.setShare(1);
    emit staged(at_);
    animator_.play(happenings, moments_[staged_ - 1].after, script);
    return true;
}

void Replay::showMoment() {
    const Moment& moment = moments_[told_ - 1];
    refresh();
    moving_ = true;
    animator_.setShare(1);
    animator_.play(moment.happenings, moment.after);
    tellMoment();
}

// To the moment before, which may be the last of the account of the step before.
void Replay::goBack() {
    playing_ = false;
    if (!isOn() || told_ == 0) {
        goTo(at() - 1);
        if (!isOn() || moments_.size() < 2) return;
        told_ = moments_.size() - 1;
    } else if (!turnTo(at_) || --told_ == 0) {
        return goTo(at_);
    }
    scene_.show(moments_[told_ - 1].after);
    refresh();
    tellMoment();
}

void Replay::tellMoment() {
    std::size_t happenings = 0;
    for (std::size_t moment = 0; moment < told_; ++moment) happenings += moments_[moment].happenings.size();
    emit momentShown(happenings);
}

void Replay::tellAccount(int step, std::vector<Moment> moments) {
    if (!mayLook()) return;
    screen_.lookBack();
    accountOf_ = step;
    account_ = std::move(moments);
    stand(step);
    emit began();
    goOn();
    bar_.offerForward();
}

void Replay::playFrom(int at) {
    goTo(at);
    setPlaying(true);
}

// From the end it begins anew.
void Replay::setPlaying(bool playing) {
    if (playing && at() >= table_.stepCount()) goTo(0);
    playing_ = playing && isOn();
    rest_.stop();
    if (playing_ && !moving_) rest_.start(replayPauseMs(pace_));
    refresh();
}

void Replay::stepShown() {
    if (!std::exchange(moving_, false)) return;
    if (staged_ > 0) {
        told_ = std::exchange(staged_, 0);
        refresh();
        tellMoment();
    }
    const bool present = at_ >= table_.stepCount() && !table_.isOver();
    // What is said at a moment of an account wants to be read.
    const int rest = replayPauseMs(pace_) * (told_ > 0 ? 3 : 1);
    if (playing_ || present) rest_.start(playing_ ? rest : 0);
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
    if (isOn()) emit left();
}

}  // namespace intrika::play

#include "moc_replay.cpp"
