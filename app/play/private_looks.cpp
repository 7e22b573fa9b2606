#include "app/play/private_looks.h"

#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "engines/session/game_kind.h"

#include <vector>

namespace intrika::play {
namespace {

// What this seat alone learns: what is turned up where it lies, and in a game in which people decide before everybody
// with cards that they have not looked at since, what comes to them or is taken from them.
std::vector<Happening> looksOf(const Table& table, int step, Seat seat) {
    std::vector<Happening> looks;
    const auto told = table.happenings(step, seat), open = table.happenings(step, spectator);
    for (std::size_t index = 0; index < told.size(); ++index) {
        const Happening& each = told[index];
        const bool isShown = table.kind().showsGainsAtOnce || (each.from != noZone && each.from == each.to);
        if (isShown && each.learners.contains(seat) && each.faces != open[index].faces) looks.push_back(each);
    }
    return looks;
}

}  // namespace

// Whoever goes on to decide something in private has it before them anyway.
SeatSet PrivateLooks::after(int step) const {
    const Table& table = *surface_.table;
    SeatSet looks;
    if (table.isOver()) return looks;
    for (const Seat seat : surface_.viewpoint().people()) {
        const Prompt next = table.prompt(seat);  // empty while they are not to act
        if ((next.secret && !next.silence) || table.looksSeen().contains(seat)) continue;
        if (!looksOf(table, step, seat).empty()) looks = looks.with(seat);
    }
    return looks;
}

void PrivateLooks::show(const mode::ShowingLook& look) {
    QStringList lines;
    for (const Happening& each : looksOf(*surface_.table, look.step, look.seat)) {
        lines << surface_.words.say(each.sentence);
    }
    const SeatInfo& info = surface_.table->seatInfo(look.seat);
    surface_.side->prompt().showLook(info.name, info.colour, lines.join(u'\n'));
    surface_.live->tell(lines.join(u' '));
}

}  // namespace intrika::play
