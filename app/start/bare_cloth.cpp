#include "app/start/bare_cloth.h"

#include "app/pages/look.h"
#include "app/start/room.h"

#include <QPainter>

#include <utility>

namespace intrika::start {

BareCloth::BareCloth(QWidget& place, std::function<void()> then) : QWidget(&place), then_(std::move(then)) {
    setGeometry(place.rect());
    show();
}

void BareCloth::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), inkOf(*this).clothEdge);  // its light would cost as much as all of the page's words
    if (std::exchange(seen_, true)) return;
    QMetaObject::invokeMethod(this, &BareCloth::follow, Qt::QueuedConnection);  // once this picture is on the screen
}

void BareCloth::follow() {
    then_();
    deleteLater();
}

}  // namespace intrika::start
