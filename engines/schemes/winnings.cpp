#include "engines/schemes/winnings.h"

#include <algorithm>
#include <numeric>

namespace intrika::schemes {

void Winnings::add(Goal goal) {
    plain += goal.points();
    ++count;
    std::uint8_t& ofKind = best[static_cast<std::size_t>(goal.kind())];
    ofKind = std::max(ofKind, static_cast<std::uint8_t>(goal.points()));
}

int Winnings::missing() const { return static_cast<int>(std::count(best.begin(), best.end(), 0)); }

int Winnings::ofSet() const { return std::accumulate(best.begin(), best.end(), 0); }

int Winnings::total() const { return missing() > 0 ? plain : std::max(plain, 2 * ofSet() - (count - goalKinds)); }

}  // namespace intrika::schemes
