#include "app/scene/picture_queue.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace intrika::scene {

void PictureQueue::order(Draw draw, Deliver deliver) {
    ++open_;
    QThreadPool::globalInstance()->start([self = QPointer<PictureQueue>(this), shared = shared_,
                                          edition = shared_->edition.load(), draw = std::move(draw),
                                          deliver = std::move(deliver)] {
        if (shared->edition != edition) return;
        auto hand = [self, edition, deliver, image = draw()]() mutable {
            if (self) self->take(deliver, std::move(image), edition);
        };
        // Not to the queue, which may go at any moment.
        QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(hand), Qt::QueuedConnection);
        shared->drawn.release();
    });
}

void PictureQueue::take(const Deliver& deliver, QImage&& image, int edition) {
    if (edition != shared_->edition) return;
    --open_;
    deliver(std::move(image));
}

void PictureQueue::forget() {
    ++shared_->edition;
    open_ = 0;
}

bool PictureQueue::wait(int milliseconds) {
    QDeadlineTimer deadline(milliseconds);
    while (open_ > 0 && shared_->drawn.tryAcquire(1, static_cast<int>(deadline.remainingTime()))) {
        QCoreApplication::sendPostedEvents(QCoreApplication::instance(), QEvent::MetaCall);
    }
    return open_ == 0;
}

}  // namespace intrika::scene
