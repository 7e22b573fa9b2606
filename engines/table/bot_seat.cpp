#include "engines/table/bot_seat.h"

#include <chrono>
#include <utility>

namespace intrika {

BotSeat::BotSeat(QObject* parent) : QObject(parent) {
    report_.setInterval(std::chrono::milliseconds(150));
    connect(&report_, &QTimer::timeout, this, [this] { emit progressed(share_.load()); });
}

BotSeat::~BotSeat() { cancel(); }

void BotSeat::ask(std::unique_ptr<Thinking> thinking, int step) {
    cancel();
    share_ = 0;
    busy_ = true;
    report_.start();
    worker_ = std::jthread([this, question = question_, step, job = std::move(thinking)](const std::stop_token& stop) {
        Advice advice = job->run(stop, share_);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, question, step, advice = std::move(advice)] { deliver(question, step, advice); },
            Qt::QueuedConnection);
    });
}

void BotSeat::cancel() {
    ++question_;  // what is already on its way in the event queue answers nobody
    worker_.request_stop();
    if (worker_.joinable()) worker_.join();
    report_.stop();
    busy_ = false;
}

void BotSeat::deliver(int question, int step, const Advice& advice) {
    if (question != question_) return;
    report_.stop();
    busy_ = false;
    emit answered(step, advice);
}

}  // namespace intrika
