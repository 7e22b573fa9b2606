// What a page waits for, read beside the window's thread.
#pragma once

#include "app/finished/room.h"

#include <QObject>
#include <QThreadPool>

#include <stop_token>
#include <utility>

namespace intrika::finished {

class SlowReader : public QObject {
public:
    ~SlowReader() override {
        stop_.request_stop();
        pool_.waitForDone();
    }

    bool isReading() const { return isReading_; }

protected:
    explicit SlowReader(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

    // Whatever was asked before is not answered.
    void beginAnew() {
        stop_.request_stop();
        stop_ = std::stop_source();
        isReading_ = false;
    }

    // `read` gets a stop token and runs on another thread, even while this is being destroyed; `take` gets what it
    // returned, on the window's, unless this was begun anew.
    template <class Read, class Take>
    void start(Read read, Take take) {
        isReading_ = true;
        pool_.start([this, stop = stop_.get_token(), read = std::move(read), take = std::move(take)] {
            const auto deliver = [this, stop, take, found = read(stop)] {
                if (stop.stop_requested()) return;
                isReading_ = false;
                take(found);
            };
            QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
        });
    }

private:
    std::stop_source stop_;
    bool isReading_ = false;
    QThreadPool pool_;
};

}  // namespace intrika::finished
