// What the kept reviews of finished games say of the people who played them: how well, and how luckily.
#pragma once

#include "engines/bots/level.h"
#include "engines/review/level_figures.h"
#include "engines/saves/finished_games.h"
#include "engines/saves/room.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <cstddef>
#include <stop_token>
#include <vector>

namespace intrika::saves {

struct ReviewedPart {
    QString player;
    QString game;  // GameKind::id
    QDateTime when;
    int decisions = 0;          // of their own, that mattered; with none there is no loss
    double loss = 0;            // a decision, on the average
    double luck = 0;            // share of the win that came by it
    std::vector<Level> levels;  // as in review::Rating
    std::vector<review::WeighedDecision> weighed;
};

// People's, of games that count and whose review is complete; oldest first. May be called on any thread; empty when it
// was stopped.
std::vector<ReviewedPart> reviewedParts(const QList<FinishedGame>& games, const std::stop_token& stop = {});

// So many games tell a level that one does not.
inline constexpr std::size_t gamesForLevel = 10;

// By the last of these games together, at most so many, as for one of them. Empty as well where they are of several
// games.
std::vector<Level> levelsOf(const std::vector<ReviewedPart>& parts);

}  // namespace intrika::saves
