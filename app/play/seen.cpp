#include "app/play/seen.h"

#include "engines/table/open_table.h"

#include <algorithm>

namespace intrika::play {
namespace {

// Whoever goes on with a game after its end, by taking back in practice, is to see their own cards alone again.
bool isOpen(const Table& table, const Viewpoint& viewpoint) { return viewpoint.isOpen() && table.isOver(); }

}  // namespace

Tableau tableauSeen(const Table& table, const Viewpoint& viewpoint, int at) {
    if (!isOpen(table, viewpoint)) return table.tableau(viewpoint.eyes(), at);
    return openTableau(table, at == Session::latest ? table.stepCount() : at);
}

std::vector<Happening> happeningsSeen(const Table& table, const Viewpoint& viewpoint, int step) {
    return isOpen(table, viewpoint) ? openHappenings(table, step) : table.happenings(step, viewpoint.eyes());
}

std::vector<ToldLine> toldLines(const Table& table, const Viewpoint& viewpoint, int step, const Words& words) {
    std::vector<ToldLine> lines;
    const std::vector<Happening> happenings = happeningsSeen(table, viewpoint, step);
    for (std::size_t index = 0; index < happenings.size(); ++index) {
        QString sentence = words.say(happenings[index].sentence);
        if (!sentence.isEmpty()) lines.push_back({index, happenings[index].actor, std::move(sentence)});
    }
    for (const SpokenLine& line : table.lines(step, viewpoint.eyes())) {
        const Text said = say("line.said", {person(line.speaker), part(line.words)});
        lines.push_back({happenings.size(), line.speaker, words.say(said)});
    }
    return lines;
}

std::vector<SpokenLine> linesLately(const Table& table, const Viewpoint& viewpoint, int at) {
    const int oldest = std::max(0, at - table.seatCount());
    for (int step = at - 1; step >= oldest; --step) {
        auto lines = table.lines(step, viewpoint.eyes());
        if (!lines.empty()) return lines;
    }
    return {};
}

}  // namespace intrika::play
