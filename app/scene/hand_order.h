// In which order a person holds their cards: a matter of the picture alone, never of a move.
#pragma once

#include "engines/core/tableau.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace intrika::scene {

enum class HandSort {
    own,     // as they came, and as the person put them
    byKind,  // as the game lists its faces
    byValue  // by the number that is printed on them; those without one come after
};

// The number printed on a face; none: it has no number.
using FaceValues = std::function<std::optional<int>(FaceId)>;

class HandOrder {
public:
    HandSort sort() const { return sort_; }
    void setSort(HandSort sort) { sort_ = sort; }

    // Pieces keep their `place`, by which the order of the game is found again.
    void arrange(Zone& hand, const FaceValues& values) const;
    // From now on the card lies there, and the order is the person's own. `shown`: as it is arranged now.
    void move(const Zone& shown, std::size_t from, std::size_t to);

private:
    HandSort sort_ = HandSort::own;
    std::map<ZoneId, std::vector<FaceId>> own_;  // by hand; equal cards stand in it as often as there were
};

}  // namespace intrika::scene
