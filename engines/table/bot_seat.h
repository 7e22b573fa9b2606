// Runs one thought at a time beside the window's thread.
#pragma once

#include "engines/bots/thinking.h"
#include "engines/table/room.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <thread>

namespace intrika::table {

// Lives in the window's thread, and only its signals' `step` tells what they answer: the number of events at which the
// question was asked. After `cancel`, a new `ask` or destruction nothing of an earlier question arrives any more.
class BotSeat : public QObject {
    Q_OBJECT

public:
    explicit BotSeat(QObject* parent = nullptr);
    ~BotSeat() override;

    void ask(std::unique_ptr<Thinking> thinking, int step);
    void cancel();  // returns when the thread has ended; a Thinking ends soon after it is asked to
    bool isThinking() const { return busy_; }

signals:
    void answered(int step, const intrika::bots::Advice& advice);
    void progressed(double share);  // a few times a second

protected:
    bool event(QEvent* event) override;

private:
    void deliver();

    std::atomic<float> share_ = 0;
    QTimer report_;
    bool busy_ = false;
    int step_ = 0;
    Advice answer_;        // the worker's until it is joined
    std::jthread worker_;  // last, so that it is joined before what it writes to is gone
};

}  // namespace intrika::table
