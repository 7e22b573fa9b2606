#include "app/pages/late_picture.h"

#include "app/faces/painted_picture.h"

#include <QCoreApplication>
#include <QThreadPool>
#include <QWidget>

#include <utility>

namespace intrika::pages {

LatePicture::LatePicture(QWidget* widget) : QObject(widget), widget_(widget) {}

bool LatePicture::wants(QSize size) {
    const QSize wanted = size * widget_->devicePixelRatioF();
    return std::exchange(wanted_, wanted) != wanted;
}

const QPixmap& LatePicture::at(QSize size, const Paint& paint) {
    if (!wants(size)) return picture_;
    // Not while the window is painted: drawing would take its processor, and its first picture would come later.
    const auto start = [this, size, wanted = wanted_, paint] {
        if (wanted == wanted_) order(size, paint);
    };
    QMetaObject::invokeMethod(this, start, Qt::QueuedConnection);
    return picture_;
}

void LatePicture::begin(QSize size, const Paint& paint) {
    if (wants(size)) order(size, paint);
}

void LatePicture::order(QSize size, const Paint& paint) {
    const auto draw = [paint, size, wanted = wanted_, ratio = widget_->devicePixelRatioF()] {
        return paintedPicture(wanted, ratio, [&](QPainter& painter) { paint(painter, QSizeF(size)); });
    };
    const auto take = [this](QImage&& image) {
        picture_ = QPixmap::fromImage(std::move(image));  // moved, for a copy of a whole page takes milliseconds
        widget_->update();
    };
    queue_.forget();
    queue_.order(draw, take);
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
