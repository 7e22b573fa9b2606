// What a net looks at in a position of Traitor.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/traitor/state.h"

#include <array>
#include <cstddef>
#include <span>

namespace intrika::traitor {

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position);
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const std::byte> net();

private:
    // Of a house in the conflict that is being fought, when all action cards chosen so far have been shown.
    struct Camp {
        int points = 0;    // on the table
        int possible = 0;  // more, in the hands of those who have still to play supplies
        int servants = 0;
        int prize = 0;  // of each of them, if this house wins
    };

    bool isFought() const;
    void countCamps();
    bool hasStillToPlay(Seat seat) const;
    const Camp& camp(House house) const { return camps_[static_cast<std::size_t>(house)]; }
    int leadOf(House house) const { return camp(house).points - camp(other(house)).points; }
    int bestOther(Seat seat) const;

    void standing(Seat seat, FeatureList& list) const;
    void hand(Seat seat, FeatureList& list) const;
    void conflict(Seat seat, FeatureList& list) const;
    void action(Seat mover, const ChooseAction& choice, FeatureList& list) const;
    void supplies(Seat mover, const PlaySupplies& play, FeatureList& list) const;
    void border(Seat mover, const SetConflict& set, FeatureList& list) const;
    void building(Seat mover, std::uint8_t slot, FeatureBlock block, int which, FeatureList& list) const;

    const State& position_;
    const Board& board_;
    int left_;  // rounds, with this one; 0: it is over
    std::array<House, maxPlayers> houses_{};
    std::array<Camp, houseCount> camps_{};
};

}  // namespace intrika::traitor
