// What a bot makes of the games that its search samples. Two bots of one level look at the same games; by their
// temperaments they want different ones.
#pragma once

#include "engines/bots/temperament.h"
#include "engines/core/game_hooks.h"
#include "engines/core/seat.h"

#include <array>
#include <cstdint>
#include <span>

namespace intrika::bots {

// How often each seat has harmed another one, as far as that one was told of it.
using Harms = std::array<std::uint16_t, maxSeats>;

class Mood {
public:
    Mood() = default;  // of no temperament: what a seat gets is what it is worth to it
    Mood(Temperament temperament, const TemperWeights& weights, const Harms& harms = {});

    bool isPlain() const { return temperament_ == Temperament::plain; }

    // What it is worth to the seat that a sampled game brought the seats these values; it is told of one after the
    // other, for what it may hope for is what they bring on the average.
    float felt(Seat seat, std::span<const float> values);

private:
    float atRisk(float own);
    float begrudged(std::span<const float> values) const;

    Temperament temperament_ = Temperament::plain;
    float risk_ = 0;  // above 0: seeks it
    std::array<float, maxSeats> grudges_{};
    float hope_ = 0;  // the mean so far
    float games_ = 0;
};

}  // namespace intrika::bots
