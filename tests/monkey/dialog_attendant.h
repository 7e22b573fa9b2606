// Looks after whatever waits in an event loop of its own while something is done: a dialog that asks, a menu.
#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>

#include <functional>
#include <utility>
#include <vector>

namespace intrika {

// The depth of event loops, not time, tells that somebody waits, so it can be repeated. Each look is a timer of its
// own, for one that repeats does not fire while it is being answered, and an answer may lead to the next question.
class DialogAttendant : public QObject {
public:
    explicit DialogAttendant(std::function<void()> answer) : answer_(std::move(answer)) {}

    template <class Does>
    void during(Does does) {
        acts_.push_back({++count_, QThread::currentThread()->loopLevel()});
        look(acts_.back());
        does();
        acts_.pop_back();
    }

private:
    struct Act {
        int number = 0, depth = 0;
    };
    static constexpr int restMs = 1;

    void look(Act act) {
        QTimer::singleShot(restMs, this, [this, act] {
            const auto isGoingOn = [this, act] { return !acts_.empty() && acts_.back().number == act.number; };
            if (!isGoingOn()) return;
            if (QThread::currentThread()->loopLevel() > act.depth) answer_();
            if (isGoingOn()) look(act);
        });
    }

    std::function<void()> answer_;
    std::vector<Act> acts_;
    int count_ = 0;
};

}  // namespace intrika
