#include "app/stage/theatre.h"

#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/stage/stage_view.h"

#include <QEvent>

#include <utility>

namespace intrika::stage {

Theatre::Theatre(Company company, TableScene& scene, TableView& table, QWidget& parent)
    : company_(std::move(company)), scene_(scene), table_(table), parent_(parent) {
    table_.installEventFilter(this);
}

Theatre::~Theatre() = default;

StageView& Theatre::stage() {
    if (view_ != nullptr) return *view_;
    view_ = new StageView(company_.game, company_.faceKeys, scene_.faces(), &parent_);
    view_->looks().names = company_.names;
    view_->looks().seats = company_.colours;
    connect(view_, &StageView::told, this, &Theatre::told);
    connect(view_, &StageView::closes, this, &Theatre::giveKeysBack);
    connect(view_, &StageView::ended, this, &Theatre::ended);
    return *view_;
}

std::vector<QPointF> Theatre::plates() const {
    std::vector<QPointF> middles;
    for (const QRectF& plate : scene_.laid().layout.plates) middles.push_back(table_.mapFromScene(plate.center()));
    return middles;
}

QRect Theatre::place() const { return {table_.mapTo(&parent_, QPoint()), table_.size()}; }

// Nothing is told of a table that nobody sees.
bool Theatre::mayOpen(double pace) const { return table_.isVisible() && (pace > 0 || stillMs_ > 0); }

void Theatre::open(const StageScript& script, double pace) {
    StageView& view = stage();
    view.looks().words = scene_.laid().words;
    view.looks().setCloth(scene_.cloth());
    view.setSeats(plates());
    const QPixmap picture = table_.grab();
    view.setGeometry(place());
    view.play(script, picture, pace, stillMs_);
    takeKeys();
}

void Theatre::show(const StageScript& script, int beat) {
    open(script, 1);
    view_->stand(beat);
}

void Theatre::close() {
    if (isOpen()) view_->close();
}

bool Theatre::isOpen() const { return view_ != nullptr && view_->isOpen(); }

bool Theatre::take(int key) { return isOpen() && view_->take(key); }

void Theatre::takeKeys() {
    hadKeys_ = parent_.window()->focusWidget();
    view_->setFocus();
}

void Theatre::giveKeysBack() {
    if (parent_.window()->focusWidget() != view_) return;
    QWidget* wanted = hadKeys_ != nullptr && hadKeys_->isVisible() ? hadKeys_.data() : &table_;
    if (wanted->isVisible()) wanted->setFocus();
}

bool Theatre::eventFilter(QObject* watched, QEvent* event) {
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (moves && isOpen()) view_->lieOver(place(), table_.grab());
    return Interlude::eventFilter(watched, event);
}

}  // namespace intrika::stage

#include "moc_theatre.cpp"
