#include "app/finished/reviewed_reader.h"

namespace intrika::finished {

ReviewedReader::ReviewedReader(const Games& games, QObject* parent) : SlowReader(parent), games_(games) {}

void ReviewedReader::read() {
    beginAnew();
    start([&games = games_](const std::stop_token& stop) { return reviewedParts(finishedGames(games, stop), stop); },
          [this](const std::vector<ReviewedPart>& parts) { emit found(parts); });
}

}  // namespace intrika::finished

#include "moc_reviewed_reader.cpp"
