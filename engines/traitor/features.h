// What a net looks at in a position of Traitor.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"
#include "engines/traitor/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace intrika::traitor {

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position);
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const NetFile> nets();
    static constexpr LeftOut urge{}, netOf{};
    using Sight = LeftOut;

private:
    // Of a house in the conflict that is being fought, when all action cards chosen so far have been shown.
    struct Camp {
        int points = 0;    // on the table
        int possible = 0;  // more, in the hands of those who have still to play supplies
        int servants = 0;
        int toPlay = 0;  // of them have cards, and their turn to come
        int prize = 0;   // of each of them, if this house wins
    };

    bool isFought() const;
    void countCamps();
    void project();
    bool hasStillToPlay(Seat seat) const;
    const Camp& camp(House house) const { return camps_[static_cast<std::size_t>(house)]; }
    int leadOf(House house) const { return camp(house).points - camp(other(house)).points; }

    void standing(Seat seat, FeatureList& list) const;
    void hand(Seat seat, FeatureList& list) const;
    void projection(Seat seat, FeatureList& list) const;
    void conflict(Seat seat, FeatureList& list) const;
    void stakes(Seat seat, int late, FeatureList& list) const;
    void draft(Seat seat, FeatureList& list) const;
    void action(Seat mover, const ChooseAction& choice, FeatureList& list) const;
    void supplies(Seat mover, const PlaySupplies& play, FeatureList& list) const;
    void border(Seat mover, const SetConflict& set, FeatureList& list) const;
    void building(Seat mover, std::uint8_t slot, FeatureBlock block, int which, FeatureList& list) const;

    const State& position_;
    const Board& board_;
    int left_;  // rounds, with this one; 0: it is over
    std::array<House, maxPlayers> houses_{};
    std::array<Camp, houseCount> camps_{};
    std::array<std::int16_t, maxPlayers> projected_{};  // score when the conflict has ended as it stands
};

}  // namespace intrika::traitor
