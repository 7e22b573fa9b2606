#include "app/finished/finished_reader.h"

namespace intrika::finished {
namespace {

constexpr int few = 200;  // so many take some hundredths of a second

}  // namespace

FinishedReader::FinishedReader(const Games& games, QObject* parent) : QObject(parent), games_(games) {
    pool_.setMaxThreadCount(1);
}

FinishedReader::~FinishedReader() {
    stop_.request_stop();
    pool_.waitForDone();
}

void FinishedReader::read() {
    stop_.request_stop();
    stop_ = std::stop_source();
    if (finishedGameCount() <= few) return take(finishedGames(games_));
    reading_ = true;
    pool_.start([this, stop = stop_.get_token()] {
        const auto deliver = [this, stop, games = finishedGames(games_, stop)] {
            if (!stop.stop_requested()) take(games);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

QString FinishedReader::sentence() { return tr("Reading the finished games…"); }

void FinishedReader::take(const QList<FinishedGame>& games) {
    reading_ = false;
    emit found(games);
}

}  // namespace intrika::finished

#include "moc_finished_reader.cpp"
