// The puzzles that the program carries, and which of them is a day's.
#pragma once

#include "app/puzzles/room.h"
#include "engines/core/problem.h"
#include "engines/review/puzzle_file.h"
#include "engines/session/games.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <future>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intrika::puzzles {

struct PuzzlePlace {
    std::string game;  // GameKind::id
    int number = 0;    // in the book, from 0
    bool operator==(const PuzzlePlace&) const = default;
};

// Of each game a file `GAME.puzzles` (assets/puzzles), unpacked when it is first asked for.
class PuzzleBook {
public:
    explicit PuzzleBook(const Games& games, QString folder = QStringLiteral(":/puzzles"));

    const Games& games() const { return games_; }
    // Unpacks that day's file beside the window's thread; whoever asks for one meanwhile waits for it.
    void readAhead(const QDate& day) const;
    // None of a game that has no file, or a damaged one.
    const std::vector<review::PuzzleHead>& heads(const std::string& game) const;
    int count(const std::string& game) const { return static_cast<int>(heads(game).size()); }
    std::optional<Problem> problem() const;  // one of the files is damaged, or there is none

    // The same for everybody on that day who has the same book: games take turns, and each goes through its puzzles.
    // None: there are none.
    std::optional<PuzzlePlace> ofDay(const QDate& day) const;
    // After the last comes the first.
    PuzzlePlace after(const PuzzlePlace& place) const;

    // By what it is, not by where it stands: a later book may have it elsewhere. Precondition: it is in the book.
    std::string nameOf(const PuzzlePlace& place) const;
    Expected<review::OpenPuzzle> open(const PuzzlePlace& place) const;

private:
    struct Volume {
        std::vector<review::PuzzleHead> heads;
        std::vector<QByteArray> puzzles;
        bool isWhole = false;
    };
    using Volumes = std::map<std::string, Volume>;
    const Volume& volume(const std::string& game) const;
    std::vector<std::string> carried() const;  // games that have a file
    static Volume read(const QString& folder, const std::string& game);

    const Games& games_;
    QString folder_;
    mutable Volumes volumes_;
    mutable std::shared_future<Volumes> ahead_;  // waits for its thread when it goes
};

}  // namespace intrika::puzzles
