#include "engines/table/bot_seat.h"

#include <QCoreApplication>
#include <QEvent>

#include <sys/resource.h>
#include <chrono>
#include <utility>

namespace intrika::table {
namespace {

// Carries nothing: what the worker wrote is read after it was joined, not passed through Qt's queue, whose locks the
// thread sanitizer does not see.
QEvent::Type workDone() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

// While cards move or a table is drawn, thinking waits. Linux keeps this for each thread; a search needs no more time
// by it than the window takes.
void giveWay() { setpriority(PRIO_PROCESS, 0, 10); }

}  // namespace

BotSeat::BotSeat(QObject* parent) : QObject(parent) {
    report_.setInterval(std::chrono::milliseconds(150));
    connect(&report_, &QTimer::timeout, this, [this] { emit progressed(share_.load()); });
}

BotSeat::~BotSeat() { cancel(); }

void BotSeat::ask(std::unique_ptr<Thinking> thinking, int step) {
    cancel();
    share_ = 0;
    step_ = step;
    busy_ = true;
    report_.start();
    worker_ = std::jthread([this, job = std::move(thinking)](const std::stop_token& stop) {
        giveWay();
        answer_ = job->run(stop, share_);
        QCoreApplication::postEvent(this, new QEvent(workDone()));
    });
}

void BotSeat::cancel() {
    worker_.request_stop();
    if (worker_.joinable()) worker_.join();
    QCoreApplication::removePostedEvents(this, workDone());
    report_.stop();
    busy_ = false;
}

bool BotSeat::event(QEvent* event) {
    if (event->type() != workDone()) return QObject::event(event);
    deliver();
    return true;
}

void BotSeat::deliver() {
    worker_.join();
    report_.stop();
    busy_ = false;
    emit answered(step_, std::exchange(answer_, {}));
}

}  // namespace intrika::table

#include "moc_bot_seat.cpp"
