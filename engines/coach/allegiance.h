// Who may belong to whom: every way to split the seats that a view allows (C-3), weighed by who stood by whom.
#pragma once

#include "engines/coach/told.h"
#include "engines/coach/view.h"

#include <span>
#include <vector>

namespace intrika::coach {

class Allegiance {
public:
    // `seen`: what the observer was told since the game began, redacted; only who did what to whom is weighed.
    explicit Allegiance(const View& view, std::span<const Told> seen = {});

    std::size_t splits() const { return splits_.size(); }                    // never none
    std::size_t draw(Rng& rng) const;                                        // one of them, likelier ones more often
    SeatSet order(std::size_t split) const { return splits_[split].order; }  // who is of the Order
    float chanceOf(Seat seat, Alliance alliance) const;

private:
    struct Split {
        SeatSet order;
        float upTo = 0;  // the chances of this one and all before
    };
    std::vector<Split> splits_;
};

// How much more likely than not two seats are of one alliance, as logarithms of likelihoods, from what they did.
class Bonds {
public:
    Bonds(int seats, std::span<const Told> seen);
    float between(Seat one, Seat other) const { return weights_[one][other]; }

private:
    void weigh(const Told& told);
    void add(Seat one, Seat other, float weight);

    int seats_;
    Seat attacker_ = noSeat;
    Seat defender_ = noSeat;
    std::array<std::array<float, maxPlayers>, maxPlayers> weights_{};
};

}  // namespace intrika::coach
