#include "app/finished/finished_reader.h"

namespace intrika::finished {
namespace {

constexpr int few = 200;  // so many take some hundredths of a second

}  // namespace

FinishedReader::FinishedReader(const Games& games, QObject* parent) : SlowReader(parent), games_(games) {}

void FinishedReader::read() {
    beginAnew();
    const auto take = [this](const QList<FinishedGame>& games) { emit found(games); };
    if (finishedGameCount() <= few) return take(finishedGames(games_));
    start([&games = games_](const std::stop_token& stop) { return finishedGames(games, stop); }, take);
}

QString FinishedReader::sentence() { return tr("Reading the finished games…"); }

}  // namespace intrika::finished

#include "moc_finished_reader.cpp"
