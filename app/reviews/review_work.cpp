#include "app/reviews/review_work.h"

#include "engines/review/reckon.h"
#include "engines/saves/kept_reviews.h"

#include <QCoreApplication>
#include <QEvent>

#include <sys/resource.h>

#include <algorithm>

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
    isOver_ = false;
    worker_ = std::jthread([this, begun = review_](const std::stop_token& stop) { run(stop, begun); });
}

void ReviewWork::stop() {
    if (!isRunning()) return;
    worker_.request_stop();
    worker_.join();
    take();
    QCoreApplication::removePostedEvents(this, newsCame());
    isTold_ = false;
    worker_ = {};
}

void ReviewWork::forget() {
    stop();
    game_.reset();
    review_ = {};
    done_ = 0;
}

// Everything that takes time is done here, reading and writing too.
void ReviewWork::run(const std::stop_token& stop, review::Review begun) {
    giveWayToAll();
    const bool isFresh = begun.points.empty();
    std::optional<review::Review> kept;
    if (isFresh && !record_.isEmpty()) kept = keptReview(record_);
    review::Review review =
        review::continued(isFresh ? std::move(kept).value_or(review::Review()) : std::move(begun), *game_, effort_);
    const bool isNew = !review.isComplete();
    tell(review);
    const auto news = [this](const review::Review& grown, int at) { tell(at, *grown.points[std::size_t(at)]); };
    const bool isWhole = reckon(review, *game_, {allProcessorsButOne(), stop, news});
    std::optional<Problem> problem;
    if (isWhole && isNew && !record_.isEmpty()) problem = keepReview(record_, review);
    {
        const std::lock_guard lock(mutex_);
        problem_ = std::move(problem);
        isOver_ = true;
    }
    tell(std::nullopt);
}

void ReviewWork::tell(std::optional<review::Review> whole) {
    const std::lock_guard lock(mutex_);
    if (whole) whole_ = std::move(whole);
    if (!std::exchange(isTold_, true) || isOver_) QCoreApplication::postEvent(this, new QEvent(newsCame()));
}

void ReviewWork::tell(int at, const review::Point& point) {
    const std::lock_guard lock(mutex_);
    points_.emplace_back(at, point);
    if (!std::exchange(isTold_, true)) QCoreApplication::postEvent(this, new QEvent(newsCame()));
}

void ReviewWork::take() {
    const std::lock_guard lock(mutex_);
    isTold_ = false;
    if (whole_) {
        review_ = *std::exchange(whole_, std::nullopt);
        done_ = static_cast<int>(std::count_if(review_.points.begin(), review_.points.end(),
                                               [](const auto& point) { return point.has_value(); }));
    }
    for (auto& [at, point] : points_) {
        review_.points[static_cast<std::size_t>(at)] = std::move(point);
        ++done_;
    }
    points_.clear();
}

bool ReviewWork::event(QEvent* event) {
    if (event->type() != newsCame()) return QObject::event(event);
    take();
    if (isRunning() && isOver_) {
        worker_.join();
        worker_ = {};
        if (const auto problem = std::exchange(problem_, std::nullopt)) emit notKept(*problem);
        emit ended();
    } else {
        emit grew();
    }
    return true;
}

}  // namespace intrika::reviews

#include "moc_review_work.cpp"
