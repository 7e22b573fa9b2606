#include "app/stage/stage_view.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace intrika::stage {
namespace {

constexpr int dimMs = 180, openMs = 260, closeMs = 200, unrollMs = 320;
constexpr double settled = std::numeric_limits<double>::max();

bool goesOn(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Right;
}

bool isSomethingWon(const StageBeat& beat) { return !beat.gains.empty() || !beat.notes.empty(); }

double goneOf(double now, double begins, double length) { return std::clamp((now - begins) / length, 0.0, 1.0); }

}  // namespace

StageView::StageView(const QString& game, const std::vector<std::string>& faceKeys, FaceCache& faces, QWidget* parent)
    : QWidget(parent), faces_(faces), looks_(game, faceKeys) {
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    still_.setSingleShot(true);
    connect(&still_, &QTimer::timeout, this, &StageView::finish);
    connect(&clock_, &QVariantAnimation::valueChanged, this, &StageView::tick);
    connect(&clock_, &QVariantAnimation::finished, this, &StageView::goOn);
    connect(&faces, &FaceCache::drawn, this, qOverload<>(&QWidget::update));
}

void StageView::play(const StageScript& script, const QPixmap& table, double pace, int stillMs) {
    script_ = script;
    pace_ = pace;
    beat_ = 0;
    isTold_ = false;
    setAccessibleName(looks_.words.say(script.title));
    setAccessibleDescription(tr("Space: on · Esc: skip it all"));
    lieOver(geometry(), table);
    if (pace > 0) {
        begin(Phase::opening, dimMs + openMs);
    } else {
        stand(lastBeat());
        still_.start(stillMs);
    }
    show();
    raise();
}

void StageView::stand(int beat) {
    clock_.stop();
    beat_ = std::min(beat, lastBeat());
    phase_ = Phase::still;
    tellBeat();
    update();
}

void StageView::lieOver(const QRect& geometry, const QPixmap& table) {
    setGeometry(geometry);
    table_ = table;
    lieOut();
}

void StageView::lieOut() {
    if (script_.empty()) return;
    band_ = Band(size(), script_.width);
    ground_.emplace(table_, band_, looks_.colours, looks_.words.say(script_.title), tr("Space: on · Esc: skip it all"));
    layouts_.clear();
    for (const StageBeat& beat : script_.beats) layouts_.push_back(layOut(beat.picture, band_, faces_));
    update();
}

void StageView::begin(Phase phase, int milliseconds) {
    phase_ = phase;
    clock_.stop();
    clock_.setStartValue(0.0);
    clock_.setEndValue(static_cast<double>(milliseconds));
    clock_.setDuration(std::max(1, static_cast<int>(milliseconds * pace_)));
    clock_.start();
}

void StageView::tick() {
    if (phase_ == Phase::telling && clock_.currentValue().toDouble() >= movedMs) tellBeat();
    update();
}

void StageView::tellBeat() {
    if (isTold_) return;
    isTold_ = true;
    emit told(static_cast<int>(present().told));
}

void StageView::goOn() {
    switch (phase_) {
        case Phase::opening:
            return begin(Phase::telling, present().milliseconds);
        case Phase::telling:
            tellBeat();
            if (!isOpen()) return;  // whoever heard it has closed the stage
            if (beat_ == lastBeat())
                return begin(Phase::closing, isSomethingWon(present()) ? static_cast<int>(flightMs) : closeMs);
            ++beat_;
            isTold_ = false;
            return begin(Phase::telling, present().milliseconds);
        case Phase::closing:
        case Phase::still:
            return finish();
        case Phase::closed:
            return;
    }
}

void StageView::next() {
    clock_.stop();
    goOn();
}

void StageView::skip() {
    if (!isOpen()) return;
    if (phase_ != Phase::closing && phase_ != Phase::still) {
        isTold_ = false;
        stand(lastBeat());
    }
    finish();
}

void StageView::finish() {
    if (!isOpen()) return;
    close();
    emit ended();
}

void StageView::close() {
    if (isOpen()) emit closes();
    phase_ = Phase::closed;
    clock_.stop();
    still_.stop();
    hide();
    ground_.reset();
    table_ = {};
}

QStringList StageView::beadNames() const {
    QStringList names;
    for (const StageBeat& beat : script_.beats) {
        if (!beat.name.empty()) names << looks_.words.say(beat.name);
    }
    return names;
}

int StageView::beadAt() const {
    const auto end = script_.beats.begin() + beat_ + 1;
    return static_cast<int>(
               std::count_if(script_.beats.begin(), end, [](const StageBeat& beat) { return !beat.name.empty(); })) -
           1;
}

void StageView::paintEvent(QPaintEvent*) {
    if (!ground_) return;
    QPainter painter(this);
    const double now = phase_ == Phase::still ? settled : clock_.currentValue().toDouble();
    const bool opens = phase_ == Phase::opening, closes = phase_ == Phase::closing;
    const double left = closes ? 1 - goneOf(now, 0, closeMs) : 1;
    ground_->paintTable(painter, opens ? goneOf(now, 0, dimMs) : left);
    ground_->paintBand(painter, opens ? goneOf(now, dimMs, openMs) : left);
    if (!opens && !closes) paintPicture(painter, now);
    if (!opens) paintGains(painter, now);
}

void StageView::paintPicture(QPainter& painter, double now) {
    const auto at = static_cast<std::size_t>(beat_);
    const StageLayout* before = at == 0 ? nullptr : &layouts_[at - 1];
    const std::vector<StageGain> gone = at == 0 ? std::vector<StageGain>() : script_.beats[at - 1].gains;
    StagePainter stage(painter, looks_, faces_, band_);
    stage.paint(present().picture, layouts_[at], cardsAt(before, layouts_[at], now, gone),
                at == 0 ? goneOf(now, 0, unrollMs) : 1);
    stage.paintBeads(layouts_[at], beadNames(), beadAt());
}

// Those of the beat that is over.
void StageView::paintGains(QPainter& painter, double now) {
    if (phase_ != Phase::closing && beat_ == 0) return;
    const auto over = static_cast<std::size_t>(phase_ == Phase::closing ? beat_ : beat_ - 1);
    StagePainter stage(painter, looks_, faces_, band_);
    stage.paintCards(flyingAt(layouts_[over], script_.beats[over].gains, seats_, now));
    stage.paintNotes(notesAt(script_.beats[over], layouts_[over], seats_, now));
}

// Before any shortcut of the page.
bool StageView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& press = static_cast<const QKeyEvent&>(*event);
        if (press.key() == Qt::Key_Escape || goesOn(press.key())) event->accept();
    }
    return QWidget::event(event);
}

bool StageView::take(int key) {
    if (key == Qt::Key_Escape) {
        skip();
    } else if (goesOn(key)) {
        next();
    }
    return key == Qt::Key_Escape || goesOn(key);
}

// Keys without a modifier are the stage's own: nothing behind it is to hear them.
void StageView::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat() && goesOn(event->key())) return;
    if (take(event->key())) return;
    if (event->modifiers() != Qt::NoModifier || event->text().isEmpty()) QWidget::keyPressEvent(event);
}

void StageView::mousePressEvent(QMouseEvent*) { next(); }

void StageView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) lieOut();
}

}  // namespace intrika::stage

#include "moc_stage_view.cpp"
