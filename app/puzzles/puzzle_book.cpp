#include "app/puzzles/puzzle_book.h"

#include "engines/session/game_kind.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace intrika::puzzles {
namespace {

// As qCompress has them: four bytes with the length, then zlib's.
QByteArray unpacked(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray packed = file.readAll();
    constexpr qsizetype leastPacked = 5;
    return packed.size() < leastPacked ? QByteArray() : qUncompress(packed);
}

QString pathOf(const QString& folder, const std::string& game) {
    return folder + u'/' + QString::fromStdString(game) + QStringLiteral(".puzzles");
}

// Of these games, whose turn it is.
std::size_t turnOn(const QDate& day, std::size_t games) {
    return static_cast<std::size_t>(day.toJulianDay() % static_cast<qint64>(games));
}

}  // namespace

PuzzleBook::PuzzleBook(const Games& games, QString folder) : games_(games), folder_(std::move(folder)) {}

PuzzleBook::Volume PuzzleBook::read(const QString& folder, const std::string& game) {
    const QString path = pathOf(folder, game);
    if (!QFile::exists(path)) return {{}, {}, true};
    QList<QByteArray> lines = unpacked(path).split('\n');
    if (!lines.empty() && lines.back().isEmpty()) lines.removeLast();
    Volume volume;
    if (lines.empty() || lines.size() % 2 != 0) return volume;
    for (qsizetype at = 0; at < lines.size(); at += 2) {
        const auto head = review::readPuzzleHead(lines[at].toStdString());
        if (!head) return {};
        volume.heads.push_back(*head);
        volume.puzzles.push_back(lines[at + 1]);
    }
    volume.isWhole = true;
    return volume;
}

void PuzzleBook::readAhead(const QDate& day) const {
    const auto games = carried();
    if (games.empty() || !volumes_.empty() || ahead_.valid()) return;
    ahead_ = std::async(std::launch::async, [folder = folder_, game = games[turnOn(day, games.size())]] {
        return Volumes{{game, read(folder, game)}};
    });
}

std::vector<std::string> PuzzleBook::carried() const {
    std::vector<std::string> games;
    for (const GameKind* kind : games_) {
        if (QFile::exists(pathOf(folder_, kind->id))) games.push_back(kind->id);
    }
    return games;
}

const PuzzleBook::Volume& PuzzleBook::volume(const std::string& game) const {
    if (ahead_.valid()) volumes_.merge(Volumes(std::exchange(ahead_, {}).get()));
    const auto known = volumes_.find(game);
    return known != volumes_.end() ? known->second : volumes_.emplace(game, read(folder_, game)).first->second;
}

const std::vector<review::PuzzleHead>& PuzzleBook::heads(const std::string& game) const { return volume(game).heads; }

std::optional<Problem> PuzzleBook::problem() const {
    const bool isWhole =
        std::all_of(games_.begin(), games_.end(), [this](const GameKind* kind) { return volume(kind->id).isWhole; });
    const bool hasAny =
        std::any_of(games_.begin(), games_.end(), [this](const GameKind* kind) { return count(kind->id) > 0; });
    return isWhole && hasAny ? std::nullopt
                             : std::optional(Problem{Problem::Code::badValue, {}, -1, say("problem.no-puzzles")});
}

std::optional<PuzzlePlace> PuzzleBook::ofDay(const QDate& day) const {
    for (auto games = carried(); !games.empty();) {
        const std::size_t turn = turnOn(day, games.size());
        const std::string& game = games[turn];
        if (count(game) > 0) {
            const auto round = day.toJulianDay() / static_cast<qint64>(games.size());
            return PuzzlePlace{game, static_cast<int>(round % count(game))};
        }
        games.erase(games.begin() + static_cast<std::ptrdiff_t>(turn));  // damaged
    }
    return std::nullopt;
}

PuzzlePlace PuzzleBook::after(const PuzzlePlace& place) const {
    return {place.game, (place.number + 1) % count(place.game)};
}

std::string PuzzleBook::nameOf(const PuzzlePlace& place) const {
    const QByteArray& puzzle = volume(place.game).puzzles.at(static_cast<std::size_t>(place.number));
    const QByteArray hash = QCryptographicHash::hash(puzzle, QCryptographicHash::Sha256).toHex().left(16);
    return place.game + '-' + hash.toStdString();
}

Expected<review::OpenPuzzle> PuzzleBook::open(const PuzzlePlace& place) const {
    const auto& puzzles = volume(place.game).puzzles;
    const auto number = static_cast<std::size_t>(place.number);
    if (number >= puzzles.size()) return unexpected(Problem::Code::badValue, say("problem.no-puzzles"));
    return review::readPuzzle(puzzles[number].toStdString(), games_);
}

}  // namespace intrika::puzzles
