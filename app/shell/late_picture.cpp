#include "app/shell/late_picture.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>
#include <QWidget>

#include <utility>

namespace intrika {

LatePicture::LatePicture(QWidget* widget) : QObject(widget), widget_(widget) {}

const QPixmap& LatePicture::at(QSize size, const Paint& paint) {
    const qreal ratio = widget_->devicePixelRatioF();
    const QSize wanted = size * ratio;
    if (wanted == wanted_) return picture_;
    wanted_ = wanted;
    const auto draw = [self = QPointer<LatePicture>(this), paint, size, wanted, ratio, latest = edition_,
                       edition = ++*edition_] {
        if (*latest != edition) return;
        QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipRect(image.rect());  // Qt draws hairlines straight into what has a clip
        paint(painter, QSizeF(size));
        painter.end();
        auto deliver = [self, edition, image = std::move(image)]() mutable {
            if (self) self->take(std::move(image), edition);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(deliver), Qt::QueuedConnection);
    };
    // Not while the window is painted: drawing would take its processor, and its first picture would come later.
    const auto start = [draw] { QThreadPool::globalInstance()->start(draw); };
    QMetaObject::invokeMethod(this, start, Qt::QueuedConnection);
    return picture_;
}

void LatePicture::take(QImage image, int edition) {
    if (edition != *edition_) return;
    picture_ = QPixmap::fromImage(std::move(image));  // moved, for a copy of a whole page takes milliseconds
    widget_->update();
}

void LatePicture::forget() {
    ++*edition_;
    wanted_ = {};
    picture_ = {};
}

void LatePicture::waitForAll() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::sendPostedEvents(QCoreApplication::instance());
}

}  // namespace intrika
