// Whatever a record's file holds, it is opened as far as it goes or it is said why not; a scenario's checks are carried
// out, or it is said why not.
#include "engines/session/scenario.h"
#include "tests/fuzz/opening.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

namespace {

// A list of finished games reads the ends of a file alone, and must not see another game in it than whoever reads all.
void readItsEnds(std::string_view text, const Record& whole) {
    const auto ends = parseRecordEnds(text.substr(0, 2 * text.size() / 3), text.substr(text.size() / 3), allGames());
    if (ends) must(ends->game == whole.game && ends->seats == whole.seats && ends->result == whole.result);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = textIn(data, size);
    parseRecordEnds(text, text, allGames());
    const auto record = parseRecord(text, allGames());
    if (!isRead(record)) return 0;
    mustOpenOrTell(*record);
    isRead(runScenario(*record), record->game->id);
    readItsEnds(writeRecord(*record), *record);
    return 0;
}
