// A review as text, to be kept beside its record: complete, or as far as it has come.
#pragma once

#include "engines/core/problem.h"
#include "engines/review/review.h"

#include <string>
#include <string_view>

namespace intrika::review {

std::string writeReview(const Review& review);

// What it is of, `continued` (reckon.h) finds out.
Expected<Review> readReview(std::string_view text);

}  // namespace intrika::review
