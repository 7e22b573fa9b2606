// What a net looks at in a position of The Emperor's Confidants.
#pragma once

#include "engines/confidants/bot/plan.h"
#include "engines/confidants/bot/taste.h"
#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace intrika::confidants {

inline constexpr int placeCases = 4;  // open ground, village, town, city

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position);
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const NetFile> nets();
    using Sight = LeftOut;
    // What is learnt of the one board is no help on the other.
    static std::string_view netOf(const State& position) { return isLarge(position.board()) ? "large" : ""; }
    // Of the values of all seats some part is for being quick (Heuristics::evaluate).
    void urge(std::span<float> values) const;

private:
    // Whether a seat still walks in this round.
    enum class Turns : std::uint8_t { done, now, later };
    // What a seat has before it, by its plan.
    struct Outlook {
        Plan plan;
        Plan::Work work;
        float rounds;
        Outlook(const State& state, Seat seat) : plan(state, seat), work(plan.work()), rounds(plan.rounds(work)) {}
    };

    static bool isLarge(const Board& board) { return board.settlements() > 16; }
    static int countOfMoves();
    int placeAt(NodeId node) const;
    const Player& player(Seat seat) const { return state_.players[seat]; }
    const Outlook& outlookOf(Seat seat) const;
    Turns turnsOf(Seat seat) const;
    int stepsNow(Seat seat, ArmyKind army) const;
    const Taste& tasteOf(Seat seat) const;

    void course(Seat seat, FeatureList& list) const;
    void race(Seat seat, FeatureList& list) const;
    void tracks(Seat seat, FeatureList& list) const;
    void cards(Seat seat, FeatureList& list) const;
    void turn(Seat seat, FeatureList& list) const;
    void goods(Seat seat, FeatureList& list) const;
    void armies(Seat seat, FeatureList& list) const;
    void visits(Seat seat, FeatureList& list) const;
    void wagons(Seat seat, FeatureList& list) const;
    void unit(Seat seat, ArmyKind kind, FeatureList& list) const;
    void bid(Seat mover, const Bid& bid, FeatureList& list) const;
    void march(Seat mover, const March& march, FeatureList& list) const;

    const State& state_;
    const Board& board_;
    mutable std::array<std::optional<Outlook>, maxPlayers> outlooks_;  // of seats that were asked about
    mutable std::optional<Taste> taste_;                               // of the seat whose moves were asked about
    mutable Seat tasted_ = noSeat;
};

}  // namespace intrika::confidants
