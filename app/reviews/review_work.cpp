#include "app/reviews/review_work.h"

#include "engines/review/reckon.h"
#include "engines/saves/kept_reviews.h"

#include <QCoreApplication>
#include <QEvent>

#include <sys/resource.h>

#include <algorithm>
#include <cstddef>

namespace intrika::reviews {
namespace {

QEvent::Type newsCame() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

// Linux keeps this for each thread, and those that it begins are as modest: a table that is played at, and bots that
// think, come first.
void giveWayToAll() { setpriority(PRIO_PROCESS, 0, 15); }

int allProcessorsButOne() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

}  // namespace

ReviewWork::ReviewWork(QObject* parent) : QObject(parent) {}

ReviewWork::~ReviewWork() { stop(); }

void ReviewWork::begin(std::shared_ptr<const Hindsight> game, const QString& record, const Effort& effort) {
    forget();
    game_ = std::move(game);
    record_ = record;
    effort_ = effort;
    goOn();
}

void ReviewWork::goOn() {
    if (isRunning() || game_ == nullptr) return;
    constexpr std::size_t mostLeaving = 4;
    if (leaving_.size() > mostLeaving) leaving_.erase(leaving_.begin());
    run_ = std::make_shared<Run>();
    worker_ = std::jthread([this, run = run_, begun = review_, game = game_, record = record_, effort = effort_](
                               const std::stop_token& stop) { work(*run, stop, begun, game, record, effort); });
}

void ReviewWork::stop() {
    if (!isRunning()) return;
    worker_.request_stop();
    take();
    leave();
}

void ReviewWork::leave() {
    leaving_.push_back(std::move(worker_));
    run_.reset();
}

void ReviewWork::forget() {
    stop();
    game_.reset();
    review_ = {};
    done_ = 0;
}

// On the worker's thread: everything that takes time, reading and writing too. It touches nothing of this object.
void ReviewWork::work(Run& run, const std::stop_token& stop, review::Review begun,
                      std::shared_ptr<const Hindsight> game, const QString& record, const Effort& effort) {
    giveWayToAll();
    const auto tell = [this, &run](auto&& put) {
        {
            const std::lock_guard lock(run.mutex);
            put();
        }
        QCoreApplication::postEvent(this, new QEvent(newsCame()));
    };
    if (begun.points.empty() && !record.isEmpty()) begun = keptReview(record).value_or(review::Review());
    review::Review review = review::continued(std::move(begun), *game, effort);
    const bool isNew = !review.isComplete();
    tell([&run, whole = review]() mutable { run.whole = std::move(whole); });
    const auto news = [&](const review::Review& grown, int at) {
        tell([&run, at, point = *grown.points[static_cast<std::size_t>(at)]]() mutable {
            run.points.emplace_back(at, std::move(point));
        });
    };
    const bool isWhole = reckon(review, *game, {allProcessorsButOne(), stop, news});
    std::optional<Problem> problem;
    if (isWhole && isNew && !record.isEmpty() && !stop.stop_requested()) problem = keepReview(record, review);
    tell([&] {
        run.problem = std::move(problem);
        run.isOver = true;
    });
}

void ReviewWork::take() {
    const std::lock_guard lock(run_->mutex);
    if (run_->whole) {
        review_ = *std::exchange(run_->whole, std::nullopt);
        done_ = static_cast<int>(std::count_if(review_.points.begin(), review_.points.end(),
                                               [](const auto& point) { return point.has_value(); }));
    }
    for (auto& [at, point] : run_->points) {
        review_.points[static_cast<std::size_t>(at)] = std::move(point);
        ++done_;
    }
    run_->points.clear();
    problem_ = std::exchange(run_->problem, std::nullopt);
}

bool ReviewWork::event(QEvent* event) {
    if (event->type() != newsCame()) return QObject::event(event);
    QCoreApplication::removePostedEvents(this, newsCame());  // all of it is taken at once
    if (!isRunning()) return true;
    bool isOver = false;
    {
        const std::lock_guard lock(run_->mutex);
        isOver = run_->isOver;
    }
    take();
    if (!isOver) {
        emit grew();
        return true;
    }
    leave();
    if (problem_) emit notKept(*std::exchange(problem_, std::nullopt));
    emit ended();
    return true;
}

}  // namespace intrika::reviews

#include "moc_review_work.cpp"
