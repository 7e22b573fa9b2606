// What an observer may know of a position (sections 10 and 11.5 of the rules).
#pragma once

#include "engines/confidants/position/state.h"
#include "engines/core/rng.h"

#include <optional>

namespace intrika::confidants {

struct SeenCard {
    std::optional<Secret> card;  // nothing: it lies covered, and is somebody else's
    bool shown = false;
    bool operator==(const SeenCard&) const = default;
};

// How much the observer sees of what a player has: everything but the cards in hand and in the reserve can be seen.
struct SeenSecrets {
    std::uint8_t handCount = 0;
    ArmySet laden;                                      // armies with a wagon
    std::array<std::optional<City>, armyCount> wagons;  // nothing: none, or not known
    std::optional<SeenCard> bid;                        // nothing: none lies there
    FixedList<SeenCard, rankCount> played;

    std::optional<City> wagon(ArmyKind army) const { return wagons[static_cast<std::size_t>(army)]; }
    bool operator==(const SeenSecrets&) const = default;
};

struct View : OpenState {
    Observer observer;
    Secrets own;  // the observer's; a spectator has none
    std::array<SeenSecrets, maxPlayers> seen;
    std::array<std::uint8_t, cityCount> pileCounts{};

    bool sees(Seat seat) const { return observer == seat; }
    int pileCount(City city) const { return pileCounts[static_cast<std::size_t>(city)]; }
    bool operator==(const View&) const = default;
};

// What a player sees of the own things.
SeenSecrets seenByOwner(const Secrets& secrets);
View viewOf(const State& state, Observer observer);
// Each way to lay out the unseen cards and wagons that the view allows is equally likely.
State determinized(const View& view, Rng& rng);

}  // namespace intrika::confidants
