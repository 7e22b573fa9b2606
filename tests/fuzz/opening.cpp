#include "tests/fuzz/opening.h"

#include "engines/session/own_things.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

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
void lookAtOwnThings(const Record& record) {
    const OwnThings things = readOwnThings(record);
    for (const int given : things.hints) must(given >= 0);
    for (const SeatEntry& seat : record.seats) must(playerOf(seat).is != PlayerKind::Is::external);
    Record again = record;
    again.app = writeOwnThings(things, *record.game);
    const OwnThings back = readOwnThings(again);
    must(back.pencil.whole && back.pencil.marks == things.pencil.marks);
    must(back.looks.seats == things.looks.seats);
}

}  // namespace

void mustOpenOrTell(const Record& record) {
    const Opening opening = openAsFarAsPossible(record);
    must(opening.session || opening.problem);
    if (opening.problem) mustBeTold(*opening.problem, record.game->id);
    if (!opening.session) return;
    lookAround(*opening.session);
    lookAtOwnThings(record);
    const Record reached = recordOf(*opening.session, record.seats, record.app);
    const auto back = parseRecord(writeRecord(reached), allGames());
    must(back && *back == reached && openRecord(*back).has_value());
}

}  // namespace intrika::fuzz
