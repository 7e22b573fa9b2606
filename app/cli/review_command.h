// intrika-cli review and puzzle: a finished game gone through, and a position worth a thought, as lines of JSON.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/room.h"
#include "engines/bots/appraisal.h"
#include "engines/review/puzzle.h"

#include <string>

namespace intrika::cli {

struct ReviewOrder {
    std::string file;
    Effort effort;
    int jobs = 1;  // events at the same time; the lines are the same for any number
};

Exit reviewRecord(const ReviewOrder& order, const Games& games);
Exit printPuzzle(const review::PuzzleOrder& order);

}  // namespace intrika::cli
