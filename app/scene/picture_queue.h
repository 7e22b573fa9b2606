// Pictures drawn by the program's threads (QThreadPool::globalInstance), so that each thread finds its fonts only once.
#pragma once

#include <QImage>
#include <QObject>
#include <QSemaphore>

#include <atomic>
#include <functional>
#include <memory>

namespace intrika::scene {

// Of a window's thread; where it is gone, nothing is delivered any more.
class PictureQueue : public QObject {
public:
    using Draw = std::function<QImage()>;
    using Deliver = std::function<void(QImage&&)>;

    using QObject::QObject;
    ~PictureQueue() override { forget(); }

    // Begun in the order of asking. `draw` runs on another thread, so it holds all that it needs; `deliver` on this
    // one.
    void order(Draw draw, Deliver deliver);
    void forget();  // what was ordered is not delivered, and if it has not begun, not drawn
    bool isIdle() const { return open_ == 0; }
    // Until all are delivered; false: they take longer.
    bool wait(int milliseconds);

private:
    struct Shared {
        std::atomic<int> edition = 0;
        QSemaphore drawn;
    };
    void take(const Deliver& deliver, QImage&& image, int edition);

    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    int open_ = 0;
};

}  // namespace intrika::scene
