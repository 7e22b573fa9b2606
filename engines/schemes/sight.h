// What a policy looks at in a game of Schemes and Intrigue: what one seat sees, and nothing else.
#pragma once

#include "engines/core/feature_list.h"
#include "engines/schemes/evaluation.h"
#include "engines/schemes/view.h"
#include "engines/schemes/winnings.h"

#include <array>
#include <cstddef>
#include <span>

namespace intrika::schemes {

class Sight {
public:
    static FeatureCounts counts();

    explicit Sight(const View& view);  // of a seat
    void seat(FeatureList& list) const;
    void move(const Move& move, FeatureList& list) const;

private:
    enum class Foot : std::uint8_t { open, own, covered, known };  // `known`: of another, and seen by all
    enum class Lead : std::uint8_t { nobody, own, others };

    // Without the card of another that lies covered at its foot.
    struct Column {
        Evaluation evaluation;
        Goal goal;
        Lead lead = Lead::nobody;
        Foot foot = Foot::open;
        Card footCard{};
        int lacking = 0;             // cards, until it is full
        int margin = 0;              // a step of `marginOf`
        int state(int cases) const;  // who leads, how many it lacks (of so many cases), how much is to be won
    };

    const Winnings& own() const { return won_[self_]; }
    const Winnings& rival() const { return won_[rival_]; }
    const Column& column(int column) const { return columns_[static_cast<std::size_t>(column)]; }
    std::span<const Placed> cardsOf(int column) const { return cards_.row(column); }

    void cover(int column);
    void judge(int column);
    void chooseRival();
    int marginOf(const Evaluation& evaluation) const;
    Evaluation with(int column, Card card) const;

    void goals(FeatureList& list) const;
    void cards(FeatureList& list) const;
    void unseen(FeatureList& list) const;
    void column(int column, FeatureList& list) const;
    void place(const Place& place, FeatureList& list) const;
    void surroundings(int column, FeatureList& list) const;
    void slip(const Slip& slip, FeatureList& list) const;
    void swap(const Swap& swap, FeatureList& list) const;

    const View& view_;
    const Board& board_;
    Seat self_;
    Seat rival_ = noSeat;  // the one who would be ahead of the others as the columns lie
    int round_;            // from 0
    Columns cards_;        // with what is covered left out, and the own wearer in place of its hat
    std::array<Column, maxPlayers> columns_;
    int lackingInAll_ = 0;
    std::array<Winnings, maxPlayers> won_{};
    std::array<Winnings, maxPlayers> led_{};  // with the columns that are led
};

}  // namespace intrika::schemes
