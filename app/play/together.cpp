#include "app/play/together.h"

#include <algorithm>

namespace intrika::play {
namespace {

// Turned up where it lies, and not for the eyes of a few.
bool isTurnedUp(const Table& table, int step, std::size_t index, const Happening& seen) {
    if (seen.from == noZone || seen.from != seen.to || seen.learners.empty() || seen.faces.empty()) return false;
    return table.happenings(step, seen.learners.first())[index].faces == seen.faces;
}

bool staysInPlace(const Happening& one) { return one.to == noZone || one.from == one.to; }

// How many of the step's happenings lead up to the last that everybody is to see; 0: there is none.
std::size_t countForEverybody(const Table& table, int step, const std::vector<Happening>& told) {
    SeatSet shown;
    std::size_t last = 0, lastTurned = 0;
    for (std::size_t index = 0; index < told.size(); ++index) {
        const Happening& one = told[index];
        if (one.account || one.points || !one.dice.empty()) last = index + 1;
        if (one.actor == noSeat || !isTurnedUp(table, step, index, one)) continue;
        shown = shown.with(one.actor);
        lastTurned = index + 1;
    }
    if (shown.count() > 1) last = std::max(last, lastTurned);
    // What it came to is told next, before anything leaves its place.
    while (last > 0 && last < told.size() && staysInPlace(told[last])) ++last;
    return last;
}

}  // namespace

bool isForEverybody(const Table& table, int step) {
    return countForEverybody(table, step, table.happenings(step, spectator)) > 0;
}

std::vector<Moment> momentsForEverybody(const Table& table, int step) {
    std::vector<Moment> account = table.moments(step, spectator);
    if (!account.empty()) return account;
    std::vector<Happening> told = table.happenings(step, spectator);
    const auto count = static_cast<std::ptrdiff_t>(countForEverybody(table, step, told));
    std::for_each(told.begin(), told.begin() + count, [](Happening& one) { one.account = true; });
    return momentsOf(told, table.tableau(spectator, step), table.tableau(spectator, step + 1),
                     [](Tableau&, std::size_t) {});
}

}  // namespace intrika::play
