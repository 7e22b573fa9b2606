// Where the black pearl may lie: followed from hand to hand by what a seat was told, and by what people do with it.
#pragma once

#include "engines/coach/allegiance.h"
#include "engines/coach/whereabouts.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace intrika::coach {

// A filter over one hidden card. Whoever has the pearl wants to be rid of it, most of all to an enemy, and nobody can
// refuse it (C-41): so a refused offer nearly clears whoever made it, and an accepted one makes its receiver suspect.
// As that depends on who is whose enemy, there is a chance for each place in every split of the alliances.
class PearlTrail {
public:
    using Chances = std::array<float, restingPlaces>;

    PearlTrail(const View& view, std::span<const Told> seen, const Allegiance& allegiance);

    // One of the open places, likelier ones more often; none: nothing speaks for any of them.
    std::optional<Place> draw(std::size_t split, Places open, Rng& rng) const;

private:
    std::vector<Chances> chances_;  // by split; empty where the view says all
};

}  // namespace intrika::coach
