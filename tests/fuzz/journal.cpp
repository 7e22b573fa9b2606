// Whatever a journal holds, its whole lines are read up to the first that is none, and what was read can be gone on
// with; without a whole head it is said why not.
#include "engines/session/journal.h"
#include "tests/fuzz/opening.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

namespace {

// A window goes on behind what was read: with another change, then by taking all back.
void goOn(std::string kept, const Record& record) {
    kept += journalApp(R"({"hints":[1]})");
    const auto changed = readJournal(kept, allGames());
    must(changed && !changed->problem && changed->record.events == record.events);
    if (record.events.empty()) return;
    const auto emptied = readJournal(kept + journalUndo(static_cast<int>(record.events.size())), allGames());
    must(emptied && !emptied->problem && emptied->record.events.empty());
}

// A damaged journal is written anew.
void writeAnew(const Record& record) {
    std::string text = journalHead(record);
    for (const std::string& event : record.events) text += journalEvent(event);
    const auto back = readJournal(text, allGames());
    must(back && !back->problem && back->wholeBytes == text.size() && back->record == record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = textIn(data, size);
    const auto journal = readJournal(text, allGames());
    if (!isRead(journal)) return 0;
    must(journal->wholeBytes <= size);
    if (journal->problem) mustBeTold(*journal->problem);
    const std::string_view whole = text.substr(0, journal->wholeBytes);
    const auto again = readJournal(whole, allGames());
    must(again && !again->problem && again->record == journal->record);
    goOn(std::string(whole), journal->record);
    writeAnew(journal->record);
    mustOpenOrTell(journal->record);
    return 0;
}
