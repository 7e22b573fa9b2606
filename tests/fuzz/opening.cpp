#include "tests/fuzz/opening.h"

#include "engines/table/pencil.h"
#include "engines/table/saved_games.h"
#include "engines/table/seen_looks.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"

#include <nlohmann/json.hpp>

namespace intrika::fuzz {
namespace {

// What a window or the command line asks of a session that was opened.
void lookAround(const Session& session) {
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        const auto observer = static_cast<Seat>(seat);
        session.tableau(observer);
        must(session.prompt(observer).choices.size() == session.legalMoves(observer).size());
        must(!session.view(observer).is_null());
    }
}

// What the program wrote for itself, and a stranger may have written anew.
void readOwnThings(const Record& record, const Session& session) {
    const nlohmann::json app = ownThings(record);
    isPractice(record);
    for (const int given : hintsIn(record)) must(given >= 0);
    for (const SeatEntry& seat : record.seats) must(playerOf(seat).is != PlayerKind::Is::external);
    const ReadPencil pencil = readPencil(app, session.kind(), session.seatCount());
    const nlohmann::json again{{"pencil", pencil.marks.json(session.kind())}};
    const ReadPencil back = readPencil(again, session.kind(), session.seatCount());
    must(back.whole && back.marks == pencil.marks);
    const SeenLooks looks = readSeenLooks(app, session.seatCount());
    must(readSeenLooks({{"looks", looks.json()}}, session.seatCount()).seats == looks.seats);
}

}  // namespace

void mustOpenOrTell(const Record& record) {
    const Opening opening = openAsFarAsPossible(record);
    must(opening.session || opening.problem);
    if (opening.problem) mustBeTold(*opening.problem, record.game->id);
    if (!opening.session) return;
    lookAround(*opening.session);
    readOwnThings(record, *opening.session);
    const Record reached = recordOf(*opening.session, record.seats, record.app);
    const auto back = parseRecord(writeRecord(reached), allGames());
    must(back && *back == reached && openRecord(*back).has_value());
}

}  // namespace intrika::fuzz
