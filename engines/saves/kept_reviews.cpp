#include "engines/saves/kept_reviews.h"

#include "engines/files/disk.h"
#include "engines/files/save_file.h"
#include "engines/review/review_file.h"

#include <utility>

namespace intrika::saves {

std::optional<review::Review> keptReview(const QString& record) {
    const auto text = fileText(reviewOf(record));
    if (!text) return std::nullopt;
    auto read = review::readReview(*text);
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

std::optional<Problem> keepReview(const QString& record, const review::Review& review) {
    return replaceFile(reviewOf(record), writeReview(review), Folder::isPrivate);
}

}  // namespace intrika::saves
