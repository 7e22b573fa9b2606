#include "app/pages/late_picture.h"

#include "app/faces/painted_picture.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <QWidget>

#include <utility>

namespace intrika::pages {

LatePicture::LatePicture(QWidget* widget) : QObject(widget), widget_(widget) {}

const QPixmap& LatePicture::at(QSize size, const Paint& paint) {
    const qreal ratio = widget_->devicePixelRatioF();
    const QSize wanted = size * ratio;
    if (wanted == wanted_) return picture_;
    wanted_ = wanted;
    const auto draw = [paint, size, wanted, ratio] {
        return paintedPicture(wanted, ratio, [&](QPainter& painter) { paint(painter, QSizeF(size)); });
    };
    const auto take = [this](QImage&& image) {
        picture_ = QPixmap::fromImage(std::move(image));  // moved, for a copy of a whole page takes milliseconds
        widget_->update();
    };
    // Not while the window is painted: drawing would take its processor, and its first picture would come later.
    const auto start = [this, wanted, draw, take] {
        if (wanted != wanted_) return;
        queue_.forget();
        queue_.order(draw, take);
    };
    QMetaObject::invokeMethod(this, start, Qt::QueuedConnection);
    return picture_;
}

void LatePicture::forget() {
    queue_.forget();
    wanted_ = {};
    picture_ = {};
}

void LatePicture::waitForAll() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::sendPostedEvents(QCoreApplication::instance());
}

}  // namespace intrika::pages
