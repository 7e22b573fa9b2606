#include "app/finished/reviewed_reader.h"

namespace intrika::finished {

ReviewedReader::ReviewedReader(const Games& games, QObject* parent) : QObject(parent), games_(games) {
    pool_.setMaxThreadCount(1);
}

ReviewedReader::~ReviewedReader() {
    stop_.request_stop();
    pool_.waitForDone();
}

void ReviewedReader::read() {
    stop_.request_stop();
    stop_ = std::stop_source();
    reading_ = true;
    pool_.start([this, stop = stop_.get_token()] {
        const auto deliver = [this, stop, parts = reviewedParts(finishedGames(games_, stop), stop)] {
            if (stop.stop_requested()) return;
            reading_ = false;
            emit found(parts);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

}  // namespace intrika::finished

#include "moc_reviewed_reader.cpp"
