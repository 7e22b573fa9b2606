// The mean of what was learnt at several times: the last steps of learning swing round it (Polyak, Juditsky 1992).
#pragma once

#include "engines/learning/room.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace intrika::learning {

// `Weights`: a Net or a Policy.
template <class Weights>
class Remembered {
public:
    void add(const Weights& weights) {
        if (sums_) {
            addTo(*sums_, weights);
        } else {
            sums_ = weights;
        }
        ++count_;
    }

    // Of what was added since this was asked last. Precondition: there is something.
    Weights takeMean() {
        Weights mean = *std::exchange(sums_, std::nullopt);
        const float share = 1.0f / static_cast<float>(std::exchange(count_, 0));
        Weights::forAllWeights(mean, [share](std::span<float> weights) {
            for (float& weight : weights) weight *= share;
        });
        return mean;
    }

private:
    static void addTo(Weights& sums, const Weights& more) {
        std::vector<float*> places;
        Weights::forAllWeights(sums, [&places](std::span<float> weights) { places.push_back(weights.data()); });
        auto place = places.begin();
        Weights::forAllWeights(more, [&place](std::span<const float> weights) {
            std::transform(weights.begin(), weights.end(), *place, *place, std::plus<float>());
            ++place;
        });
    }

    std::optional<Weights> sums_;
    int count_ = 0;
};

}  // namespace intrika::learning
