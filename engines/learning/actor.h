// How a policy learns: steps up the gradient of what its seats win, each weight at a pace of its own (Adam: Kingma, Ba
// 2015).
#pragma once

#include "engines/bots/policy.h"
#include "engines/core/rng.h"
#include "engines/learning/remembered.h"
#include "engines/learning/room.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace intrika::learning {

// Before the first step: hidden units that differ.
Policy unpractised(FeatureCounts counts, Rng& rng);

// A choice between moves, with all that is needed to learn from it.
struct ActedChoice {
    FeatureList seat;
    std::vector<FeatureList> moves;
    std::vector<Policy::Units> units;  // by move
    std::vector<float> shares;         // ... how likely it was

    template <class Sight, class Moves>
    void look(const Policy& policy, const Sight& sight, const Moves& choices);

private:
    void rate(const Policy& policy);
};

class Actor {
public:
    explicit Actor(Policy policy);

    const Policy& policy() const { return policy_; }

    // Adds to the gradient. `slopes`: of what is to grow, by each move's score.
    void add(const ActedChoice& choice, std::span<const float> slopes);
    // A step along the mean of what `games` added.
    void step(float rate, int games);

    void remember() { remembered_.add(policy_); }
    Policy meanOfRemembered() { return remembered_.takeMean(); }

    // All that another run needs to go on from here.
    std::vector<std::byte> bytes() const;
    static std::optional<Actor> read(std::span<const std::byte> bytes, FeatureCounts counts);

private:
    Policy policy_;
    Policy gradient_;
    Policy means_;    // of the gradients so far ...
    Policy squares_;  // ... and of their squares
    int steps_ = 0;
    Remembered<Policy> remembered_;
};

template <class Sight, class Moves>
void ActedChoice::look(const Policy& policy, const Sight& sight, const Moves& choices) {
    seat.clear();
    sight.seat(seat);
    moves.resize(choices.size());
    for (std::size_t index = 0; index < moves.size(); ++index) {
        moves[index].clear();
        sight.move(choices[index], moves[index]);
    }
    rate(policy);
}

}  // namespace intrika::learning
