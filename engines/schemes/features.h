// What a net looks at in a position of Schemes and Intrigue.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"
#include "engines/schemes/evaluation.h"
#include "engines/schemes/sight.h"
#include "engines/schemes/state.h"
#include "engines/schemes/winnings.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace intrika::schemes {

class Features {
public:
    static FeatureCounts counts();

    explicit Features(const State& position);
    void seat(Seat seat, FeatureList& list) const;
    void move(Seat mover, const Move& move, FeatureList& list) const;
    static std::span<const NetFile> nets();
    static constexpr LeftOut urge{};
    using Sight = schemes::Sight;
    // Two alone play another game than more, who have to see to all the others at once.
    static std::string_view netOf(const State& position) { return position.board.seats == 2 ? "two" : ""; }

private:
    // What the seats could have in a column after one more card.
    struct Reach {
        int own = 0;     // what it has there, with the best card of its hand
        int others = 0;  // the same of the best of the others
    };

    int lackingIn(int column) const { return lacking_[static_cast<std::size_t>(column)]; }
    const Evaluation& evaluationOf(int column) const { return evaluations_[static_cast<std::size_t>(column)]; }
    Goal goalOf(int column) const { return board_.goals[static_cast<std::size_t>(column)]; }
    bool wouldBeNew(Seat seat, int column) const;
    void countColumns();
    Reach reachOf(Seat seat, int column) const;
    bool wouldWin(Seat seat, int column, Card card) const;

    void goals(Seat seat, FeatureList& list) const;
    void projection(Seat seat, FeatureList& list) const;
    void cards(Seat seat, FeatureList& list) const;
    void column(Seat seat, int column, FeatureList& list) const;
    void reach(Seat seat, int column, FeatureList& list) const;
    void pieces(Seat seat, int column, FeatureList& list) const;
    void tempo(Seat seat, Seat next, FeatureList& list) const;
    void turn(Seat seat, FeatureList& list) const;
    void place(Seat mover, const Place& place, FeatureList& list) const;
    void swap(Seat mover, int column, FeatureList& list) const;

    const State& position_;
    const Board& board_;
    int round_;                                       // from 0; after the end one more than the last
    Columns columns_;                                 // with wearers in place of their hats
    std::array<Evaluation, maxPlayers> evaluations_;  // of the columns as they lie
    std::array<std::uint8_t, maxPlayers> lacking_{};  // cards, until the column is full
    int lackingInAll_ = 0;
    std::array<Winnings, maxPlayers> won_{};            // by seat
    std::array<Winnings, maxPlayers> led_{};            // ... and with the columns that it would win now
    std::array<std::int16_t, maxPlayers> projected_{};  // what these make in the end
};

}  // namespace intrika::schemes
