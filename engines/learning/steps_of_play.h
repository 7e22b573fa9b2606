// What all that learns from games does on the way through one.
#pragma once

#include "engines/core/rng.h"
#include "engines/learning/progress.h"
#include "engines/learning/room.h"
#include "engines/learning/trainer.h"

#include <cstddef>
#include <span>
#include <vector>

namespace intrika::learning {

// An index, the likelier the larger its number. `sum`: of all of them.
inline std::size_t drawnBy(Rng& rng, std::span<const float> numbers, float sum) {
    float ticket = static_cast<float>(rng.unit()) * sum;
    for (std::size_t index = 0; index + 1 < numbers.size(); ++index) {
        ticket -= numbers[index];
        if (ticket < 0) return index;
    }
    return numbers.size() - 1;
}

// The net learns what a position is worth to each seat; it `said` something before. The lists keep their memory.
template <class Features>
void learnPosition(Trainer& trainer, const Features& features, std::span<const float> worth, std::span<float> said,
                   std::vector<FeatureList>& lists, Progress& progress) {
    lists.resize(worth.size());
    for (Seat seat = 0; seat < worth.size(); ++seat) {
        lists[seat].clear();
        features.seat(seat, lists[seat]);
    }
    progress.lossOfChances += trainer.learnChances(lists, worth, said);
    ++progress.positions;
}

// A step of the lambda return, backwards.
inline void takeBack(std::span<float> target, std::span<const float> said, float lambda) {
    for (std::size_t seat = 0; seat < target.size(); ++seat) {
        target[seat] = lambda * target[seat] + (1 - lambda) * said[seat];
    }
}

}  // namespace intrika::learning
