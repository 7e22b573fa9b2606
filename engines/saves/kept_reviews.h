// Reviews as they lie on the disk, each beside its record: a copy of what can be reckoned again, for its owner alone.
#pragma once

#include "engines/core/problem.h"
#include "engines/review/review.h"
#include "engines/saves/room.h"

#include <QString>

#include <optional>

namespace intrika::saves {

// None: there is none, or it is damaged. What it is of, `review::continued` finds out.
std::optional<review::Review> keptReview(const QString& record);

// In place of what was there, at once or not at all. May be called on any thread, as the other.
std::optional<Problem> keepReview(const QString& record, const review::Review& review);

}  // namespace intrika::saves
