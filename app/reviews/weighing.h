// How a move compares with the best one that a seat had, weighed beside the window.
#pragma once

#include "app/reviews/room.h"
#include "engines/bots/appraisal.h"
#include "engines/core/move_key.h"
#include "engines/session/hindsight.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace intrika::reviews {

class Weighing : public QObject {
    Q_OBJECT

public:
    explicit Weighing(QObject* parent = nullptr);
    ~Weighing() override;

    // Instead of whatever was asked before.
    void ask(std::shared_ptr<const Hindsight> game, int event, const MoveKey& key, const Effort& effort);
    void cancel();
    bool isRunning() const { return run_ != nullptr; }

signals:
    void weighed(const intrika::MoveKey& key, double loss);  // 0: none that can be told from chance

protected:
    bool event(QEvent* event) override;

private:
    // A worker that is stopped is not waited for, as in ReviewWork.
    struct Run {
        std::mutex mutex;
        std::optional<Appraisal> answer;
        bool isOver = false;
    };

    MoveKey key_;
    std::shared_ptr<Run> run_;  // null: nothing is being weighed
    std::jthread worker_;
    std::vector<std::jthread> leaving_;
};

}  // namespace intrika::reviews
