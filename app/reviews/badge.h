// Small signs before the rows of a review.
#pragma once

#include "app/reviews/room.h"
#include "engines/review/review.h"

#include <QPixmap>
#include <QString>

namespace intrika::reviews {

inline constexpr int badgeSide = 34;

QPixmap numberBadge(int number, qreal devicePixelRatio);
QPixmap markBadge(review::Mark mark, qreal devicePixelRatio);  // what is worse is fuller

}  // namespace intrika::reviews
