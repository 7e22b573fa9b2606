// A review reckoned beside the window: on all processors but one, behind everything else that wants them.
#pragma once

#include "app/reviews/room.h"
#include "engines/bots/appraisal.h"
#include "engines/core/problem.h"
#include "engines/review/review.h"
#include "engines/session/hindsight.h"

#include <QObject>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace intrika::reviews {

// Lives in the window's thread. What was reckoned before a stop is gone on from.
class ReviewWork : public QObject {
    Q_OBJECT

public:
    explicit ReviewWork(QObject* parent = nullptr);
    ~ReviewWork() override;

    // Instead of what was reckoned before. `record`: beside it the review is looked for, and kept once it is complete;
    // empty: it is not kept.
    void begin(std::shared_ptr<const Hindsight> game, const QString& record, const Effort& effort);
    void goOn();    // after a stop
    void stop();    // at once; what there is stays
    void forget();  // likewise, and nothing stays

    bool isRunning() const { return worker_.joinable(); }
    // As far as it has come; without points: nothing is there yet.
    const review::Review& review() const { return review_; }
    int pointsDone() const { return done_; }

signals:
    void grew();  // points came
    void ended();
    void notKept(const intrika::Problem& problem);

protected:
    bool event(QEvent* event) override;

private:
    void run(const std::stop_token& stop, review::Review begun);
    void tell(std::optional<review::Review> whole);
    void tell(int at, const review::Point& point);
    void take();

    std::shared_ptr<const Hindsight> game_;
    QString record_;
    Effort effort_;
    review::Review review_;
    int done_ = 0;

    // What the worker has for the window.
    std::mutex mutex_;
    std::optional<review::Review> whole_;
    std::vector<std::pair<int, review::Point>> points_;
    std::optional<Problem> problem_;
    bool isTold_ = false;  // an event is under way
    bool isOver_ = false;
    std::jthread worker_;
};

}  // namespace intrika::reviews
