// What is kept of one's puzzles, and a review beside its record: read, and written again as the same, or it is said
// what is wrong.
#include "engines/review/review_file.h"
#include "engines/saves/puzzle_diary.h"
#include "tests/fuzz/promises.h"
#include "tests/support/engine_rooms.h"

#include <string>

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(textIn(data, size));
    if (const auto diary = saves::readDiary(text); isRead(diary)) {
        const auto back = saves::readDiary(saves::writeDiary(*diary));
        must(back && *back == *diary);
        must(diary->streak(QDate(2026, 11, 26)) >= 0);
    }
    if (const auto review = review::readReview(text); isRead(review)) {
        const std::string kept = writeReview(*review);
        const auto back = review::readReview(kept);
        must(back && writeReview(*back) == kept);
    }
    return 0;
}
