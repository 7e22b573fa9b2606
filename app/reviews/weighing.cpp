#include "app/reviews/weighing.h"

#include <QCoreApplication>
#include <QEvent>

#include <sys/resource.h>

#include <cstddef>
#include <utility>

namespace intrika::reviews {
namespace {

QEvent::Type moveWeighed() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

}  // namespace

Weighing::Weighing(QObject* parent) : QObject(parent) {}

Weighing::~Weighing() { cancel(); }

void Weighing::ask(std::shared_ptr<const Hindsight> game, int event, const MoveKey& key, const Effort& effort) {
    cancel();
    constexpr std::size_t mostLeaving = 4;
    if (leaving_.size() > mostLeaving) leaving_.erase(leaving_.begin());
    key_ = key;
    run_ = std::make_shared<Run>();
    worker_ = std::jthread([this, run = run_, game = std::move(game), event, key, effort](const std::stop_token& stop) {
        setpriority(PRIO_PROCESS, 0, 10);  // of this thread alone; somebody waits for it
        auto answer = game->appraise(event, key, effort, stop);
        {
            const std::lock_guard lock(run->mutex);
            run->answer = std::move(answer);
            run->isOver = true;
        }
        QCoreApplication::postEvent(this, new QEvent(moveWeighed()));
    });
}

void Weighing::cancel() {
    if (!isRunning()) return;
    worker_.request_stop();
    leaving_.push_back(std::move(worker_));
    run_.reset();
}

bool Weighing::event(QEvent* event) {
    if (event->type() != moveWeighed()) return QObject::event(event);
    if (!isRunning()) return true;
    std::optional<Appraisal> answer;
    {
        const std::lock_guard lock(run_->mutex);
        if (!run_->isOver) return true;
        answer = std::move(run_->answer);
    }
    cancel();
    if (answer) emit weighed(key_, answer->provenLoss());
    return true;
}

}  // namespace intrika::reviews

#include "moc_weighing.cpp"
