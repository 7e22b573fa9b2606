#include "app/play/result_panel.h"

#include "app/finale/finale_view.h"
#include "app/play/how_it_came.h"
#include "app/play/keys.h"

#include <QKeyEvent>

#include <utility>

namespace intrika::play {

ResultPanel::ResultPanel(const Table& table, const Viewpoint& viewpoint, FaceCache& faces, QWidget* parent)
    : QStackedWidget(parent), table_(table), viewpoint_(viewpoint), faces_(faces) {
    setObjectName(QStringLiteral("result"));
}

void ResultPanel::makeFinale() {
    using finale::FinaleView;
    finale_ = new FinaleView(table_, faces_);
    finale_->setCloth(cloth_);
    addWidget(finale_);
    setFocusProxy(finale_);
    connect(finale_, &FinaleView::againWanted, this, &ResultPanel::againWanted);
    connect(finale_, &FinaleView::newGameWanted, this, &ResultPanel::newGameWanted);
    connect(finale_, &FinaleView::saveWanted, this, &ResultPanel::saveWanted);
    connect(finale_, &FinaleView::tableWanted, this, &ResultPanel::tableWanted);
    connect(finale_, &FinaleView::replayWanted, this, &ResultPanel::replayWanted);
    connect(finale_, &FinaleView::reviewWanted, this, &ResultPanel::reviewWanted);
    connect(finale_, &FinaleView::howWanted, this, &ResultPanel::showHow);
}

void ResultPanel::showHow() {
    if (how_ == nullptr) {
        how_ = new HowItCame(table_, viewpoint_);
        addWidget(how_);
        connect(how_, &HowItCame::closed, this, [this] { turnTo(finale_); });
        connect(how_, &HowItCame::placeWanted, this, &ResultPanel::placeWanted);
        how_->tell(words_);
    }
    turnTo(how_);
}

void ResultPanel::turnTo(QWidget* page) {
    setFocusProxy(page);
    setCurrentWidget(page);
    giveKeys(*page);
}

void ResultPanel::tell(const Words& words) {
    words_ = words;
    if (finale_ == nullptr) makeFinale();
    finale_->tell(words);
    if (how_ != nullptr) how_->tell(words);
}

void ResultPanel::reveal(double pace) {
    if (std::exchange(revealed_, true)) return;
    finale_->play(pace);
    emit revealed();
}

void ResultPanel::setCloth(Cloth cloth) {
    cloth_ = cloth;
    if (finale_ != nullptr) finale_->setCloth(cloth);
}

void ResultPanel::finishNow() {
    if (finale_ != nullptr) finale_->finishNow();
}

void ResultPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && currentWidget() == how_) return turnTo(finale_);
    QStackedWidget::keyPressEvent(event);
}

}  // namespace intrika::play

#include "moc_result_panel.cpp"
