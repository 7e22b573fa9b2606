// What a review says of a game, in sentences.
#pragma once

#include "app/reviews/room.h"
#include "engines/review/review.h"
#include "engines/review/summary.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QString>

#include <optional>
#include <string>

namespace intrika::reviews {

// A decision that lost something, as whoever made it could have known.
struct OwnMoment {
    int event = 0;
    Seat seat = noSeat;
    review::Mark mark = review::Mark::good;
    double loss = 0;
    QString where;  // "Round 4"
    QString chosen;
    QString best;
    MoveKey chosenKey;
    MoveKey bestKey;
    QString why;       // the best one, as a bot explains it; may be empty
    std::string rule;  // "T-19"; may be empty
};
// None: it was good, a bot decided in the person's place, or the game goes on.
std::optional<OwnMoment> ownMomentAt(const Table& table, const Words& words, const review::Review& review, int event);

// What the prompt calls the choice; empty: it has none of this key.
QString choiceText(const Prompt& prompt, const MoveKey& key, const Words& words);

QString markName(review::Mark mark);
QString markSign(review::Mark mark);  // as chess players write it: "?!", "?", "??"

// When it was: the round, as the table calls it.
QString roundAt(const Table& table, const Words& words, int event);
// What happened, whose it was, and by how much whose chances changed.
QString turningPointText(const Table& table, const Words& words, const review::Review& review,
                         const review::TurningPoint& point);

}  // namespace intrika::reviews
