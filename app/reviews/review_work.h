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

    bool isRunning() const { return run_ != nullptr; }
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
    // What a worker has for the window. One that is stopped is not waited for: where others want the processors too, it
    // may be long until it is run again and hears of it.
    struct Run {
        std::mutex mutex;
        std::optional<review::Review> whole;
        std::vector<std::pair<int, review::Point>> points;
        std::optional<Problem> problem;
        bool isOver = false;
    };
    void work(Run& run, const std::stop_token& stop, review::Review begun, std::shared_ptr<const Hindsight> game,
              const QString& record, const Effort& effort);
    void take();
    void leave();

    std::shared_ptr<const Hindsight> game_;
    QString record_;
    Effort effort_;
    review::Review review_;
    int done_ = 0;
    std::optional<Problem> problem_;
    std::shared_ptr<Run> run_;  // null: nothing is being reckoned
    std::jthread worker_;
    std::vector<std::jthread> leaving_;
};

}  // namespace intrika::reviews
