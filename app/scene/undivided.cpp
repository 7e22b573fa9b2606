#include "app/scene/undivided.h"

#include <QSemaphore>
#include <QThreadPool>

namespace intrika::scene {

void drawUndivided(const std::function<void()>& draw) {
    QSemaphore drawn;
    QThreadPool::globalInstance()->reserveThread();
    QThreadPool::globalInstance()->startOnReservedThread([&] {
        draw();
        drawn.release();
    });
    drawn.acquire();
}

}  // namespace intrika::scene
