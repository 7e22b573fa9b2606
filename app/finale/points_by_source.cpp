#include "app/finale/points_by_source.h"

#include <algorithm>

namespace intrika::finale {

std::vector<PointSource> pointSourcesOf(const Table& table) {
    std::vector<PointSource> sources;
    for (int step = 0; step < table.stepCount(); ++step) {
        for (const Happening& happening : table.happenings(step, spectator)) {
            if (!happening.points) continue;
            const std::string& sentence = happening.sentence.id;
            auto found = std::find_if(sources.begin(), sources.end(),
                                      [&](const PointSource& source) { return source.sentence == sentence; });
            if (found == sources.end()) {
                const auto seats = static_cast<std::size_t>(table.seatCount());
                found = sources.insert(sources.end(), {sentence, std::vector<int>(seats)});
            }
            found->points[happening.actor] += *happening.points;
        }
    }
    return sources;
}

bool hasPoints(const Table& table) { return table.tableau(spectator).plates.front().score.has_value(); }

}  // namespace intrika::finale
