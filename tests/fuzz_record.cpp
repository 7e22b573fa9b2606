// libFuzzer: whatever a file holds, reading and replaying it ends in a session or a problem.
// Run it on copies of tests/records, tests/damaged and tests/scenarios: build/fuzz/tests/fuzz_record CORPUS...
#include "engines/session/journal.h"
#include "engines/session/scenario.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace intrika;

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

// What a window or the command line asks of a session that was opened.
void lookAround(const Session& session) {
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        const auto observer = static_cast<Seat>(seat);
        session.tableau(observer);
        must(session.prompt(observer).choices.size() == session.legalMoves(observer).size());
        must(!session.view(observer).is_null());
    }
}

void tryRecord(const Record& record) {
    const Opening opening = openAsFarAsPossible(record);
    must(opening.session || opening.problem);
    if (!opening.session) return;
    lookAround(*opening.session);
    // What was opened is a record again, and opens again.
    const Record reached = recordOf(*opening.session, record.seats, record.app);
    const auto back = parseRecord(writeRecord(reached));
    must(back && *back == reached && openRecord(*back).has_value());
    runScenario(record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto record = parseRecord(text)) tryRecord(*record);
    if (const auto journal = readJournal(text)) {
        must(journal->wholeBytes <= size);
        tryRecord(journal->record);
    }
    return 0;
}
