#include "app/play/lesson_guide.h"

#include "app/play/lesson_bubble.h"
#include "app/scene/map_table.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace intrika::play {
namespace {

QRect onView(const QGraphicsView& view, const QPainterPath& path) {
    return path.isEmpty() ? QRect() : view.mapFromScene(path.boundingRect()).boundingRect();
}

}  // namespace

LessonGuide::LessonGuide(Lesson lesson, Table& table, TableScene& scene, TableView& view, QObject* parent)
    : QObject(parent),
      lesson_(std::move(lesson)),
      table_(table),
      scene_(scene),
      view_(view),
      bubble_(new LessonBubble(&view)) {
    table_.setScript(lesson_.record.events);
    connect(bubble_, &LessonBubble::wentOn, this, &LessonGuide::goOn);
    connect(bubble_, &LessonBubble::left, this, &LessonGuide::left);
    connect(bubble_, &LessonBubble::ruleWanted, this, &LessonGuide::ruleWanted);
    view_.installEventFilter(this);
    connect(&scene_.map(), &MapTable::moved, this, &LessonGuide::settle);
}

LessonGuide::~LessonGuide() {
    table_.setScript({});
    scene_.marks().setMarked({});
    delete bubble_;
}

const LessonStep* LessonGuide::step() const {
    return shown_ && next_ < lesson_.steps.size() ? &lesson_.steps[next_] : nullptr;
}

bool LessonGuide::isAtEnd() const { return shown_ && next_ + 1 == lesson_.steps.size(); }

bool LessonGuide::holds() {
    const int events = table_.stepCount();
    if (std::exchange(seenAt_, events) > events) next_ = 0;
    remark_.clear();
    while (next_ < lesson_.steps.size() && lesson_.steps[next_].at < events) ++next_;
    shown_ = next_ < lesson_.steps.size() && lesson_.steps[next_].at == events;
    showStep();
    return isHolding();
}

bool LessonGuide::isHolding() const { return step() != nullptr && step()->wants == LessonStep::Wants::next; }

void LessonGuide::offerLeaving() {
    if (step() != nullptr) bubble_->offerLeaving();
}

QString LessonGuide::waitsFor() const {
    if (!isHolding()) return {};
    return isAtEnd() ? tr("This is the end of the guided game. Play on, or go back to the start page.")
                     : tr("Read the bubble on the table, then choose “Go on”. The table waits for you.");
}

QString LessonGuide::advice() const {
    const LessonStep* now = step();
    return now == nullptr ? QString() : sentence(remark_.empty() ? keyOf(*now) : remark_);
}

bool LessonGuide::accepts(const MoveKey& key) {
    const LessonStep* now = step();
    const auto expected = table_.scriptedMove(lesson_.learner);
    if (now != nullptr && now->wants == LessonStep::Wants::move && expected && *expected != key) {
        remark_ = now->refuses;
        showStep();
        return false;
    }
    shown_ = false;
    showStep();
    return true;
}

void LessonGuide::goOn() {
    ++next_;
    shown_ = false;
    showStep();
    if (next_ == lesson_.steps.size()) {
        emit ended();
    } else {
        emit wentOn();
    }
}

void LessonGuide::retranslate(const Words& words) {
    words_ = words;
    showStep();
}

void LessonGuide::fitTo(QSize page) { bubble_->fitTo(page); }

QString LessonGuide::sentence(const std::string& key) const {
    std::vector<TextArg> people;
    for (Seat seat = 0; seat < table_.seatCount(); ++seat) people.push_back(person(seat));
    return key.empty() ? QString() : words_.say(say(key, std::move(people)));
}

std::string LessonGuide::keyOf(const LessonStep& step) const {
    const Tableau tableau = table_.tableau(lesson_.learner);
    for (const LessonStep::Instead& other : step.instead) {
        if (!picksOf(other.when, tableau, table_.kind().faces).empty()) return other.says;
    }
    return step.says;
}

void LessonGuide::showStep() {
    const LessonStep* now = step();
    if (now == nullptr) {
        bubble_->hide();
        scene_.marks().setMarked({});
        return;
    }
    kept_ = spokenOf();
    reveal();
    scene_.marks().setMarked(ringed());
    if (now->wants == LessonStep::Wants::move) {
        const std::vector<Pick> needed = clickable();
        kept_.insert(kept_.end(), needed.begin(), needed.end());
    }
    bubble_->tell({static_cast<int>(next_) + 1, static_cast<int>(lesson_.steps.size()), sentence(keyOf(*now)),
                   sentence(remark_), now->wants == LessonStep::Wants::next, isAtEnd()});
    // What can be picked, and the size of the window, are known a moment later.
    QTimer::singleShot(0, this, &LessonGuide::settle);
    settle();
}

std::vector<Pick> LessonGuide::spokenOf() const {
    std::vector<Pick> picks;
    for (const LessonMark& mark : step()->points) {
        const auto found = picksOf(mark, table_.tableau(lesson_.learner), table_.kind().faces);
        picks.insert(picks.end(), found.begin(), found.end());
    }
    return picks;
}

// What belongs to the moves that this step takes, with what stands in for it.
std::vector<Pick> LessonGuide::clickable() const {
    std::vector<Pick> picks;
    if (step()->wants == LessonStep::Wants::next) return picks;
    const Prompt prompt = table_.prompt(lesson_.learner);
    const auto expected = table_.scriptedMove(lesson_.learner);
    const bool anyMove = step()->wants == LessonStep::Wants::any;
    for (const Choice& choice : prompt.choices) {
        if (anyMove || choice.key == expected) picks.insert(picks.end(), choice.picks.begin(), choice.picks.end());
    }
    for (const StandIn& standIn : prompt.standIns) {
        if (std::find(picks.begin(), picks.end(), standIn.meant) != picks.end()) picks.push_back(standIn.there);
    }
    return picks;
}

// A frame says "click here" where a move is waited for: then only what can be clicked has one.
std::vector<Pick> LessonGuide::ringed() const {
    std::vector<Pick> picks = spokenOf();
    if (step()->wants == LessonStep::Wants::next) return picks;
    const Tableau tableau = table_.tableau(lesson_.learner);
    const std::vector<Pick> live = clickable();
    const auto isDead = [&](const Pick& pick) {
        return std::none_of(live.begin(), live.end(),
                            [&](const Pick& other) { return isSameThing(pick, other, tableau); });
    };
    picks.erase(std::remove_if(picks.begin(), picks.end(), isDead), picks.end());
    return picks;
}

// Whoever has looked closer at a map elsewhere is led to what is spoken of.
void LessonGuide::reveal() {
    for (const Pick& pick : spokenOf()) {
        const bool isOnMap = pick.on == Pick::On::place && scene_.map().isShown() && pick.zone == scene_.map().zone();
        if (isOnMap) scene_.map().reveal(pick.value);
    }
}

// What is read matters as much as what is clicked. Zones on a map share its frame; a ring lies round much else, and its
// cards matter twice as much, for they are decided about.
std::vector<QRect> LessonGuide::readElsewhere() const {
    std::vector<QRect> others;
    const auto regret = [&](const QRectF& box) {
        const QRect there = view_.mapFromScene(box).boundingRect();
        if (std::find(others.begin(), others.end(), there) == others.end()) others.push_back(there);
    };
    const Tableau& tableau = scene_.laid().tableau;
    for (const ZoneSpots& zone : scene_.laid().layout.zones) {
        const Zone* shown = zoneIn(tableau, zone.id);
        const bool isRound = shown != nullptr &&
                             (shown->shape == Shape::ring || shown->shape == Shape::rim || shown->shape == Shape::gap);
        if (isRound) {
            for (const Spot& spot : zone.pieces) {
                const QRect card = view_.mapFromScene(spot.box()).boundingRect();
                others.insert(others.end(), {card, card});
            }
        } else {
            regret(zone.frame);
        }
        regret(zone.label);
    }
    for (Seat seat = 0; seat < table_.seatCount(); ++seat) {
        others.push_back(onView(view_, scene_.marks().outlineOf({Pick::On::seat, noZone, seat})));
    }
    return others;
}

// Beside what it speaks of, and not on what is to be clicked.
void LessonGuide::settle() {
    const LessonStep* now = step();
    if (now == nullptr) return;
    QRect target;
    std::vector<QRect> spoken;
    for (const Pick& pick : kept_) {
        const QRect there = onView(view_, scene_.marks().outlineOf(pick));
        if (there.isEmpty()) continue;
        spoken.push_back(there);
        if (target.isEmpty()) target = there;
    }
    bubble_->lieNear(target, spoken, readElsewhere());
}

bool LessonGuide::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) QTimer::singleShot(0, this, &LessonGuide::settle);
    return QObject::eventFilter(watched, event);
}

}  // namespace intrika::play

#include "moc_lesson_guide.cpp"
