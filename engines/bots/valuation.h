// A net's answer to a position: each seat's chance to win it.
#pragma once

#include "engines/bots/net.h"
#include "engines/bots/win_share.h"
#include "engines/core/feature_list.h"
#include "engines/core/game_rules.h"
#include "engines/core/steady_math.h"

#include <optional>
#include <span>

namespace intrika::bots {

template <class Features>
void toChances(const Net& net, const Features& features, std::span<float> values) {
    FeatureList list;
    for (Seat seat = 0; seat < values.size(); ++seat) {
        list.clear();
        features.seat(seat, list);
        values[seat] = net.scoreOfSeat(list);
    }
    steadyShares(values);
}

// Of a finished game it is no guess.
template <class Rules, class Features>
void toValues(const Net& net, const typename Rules::State& state, bool isOver, std::span<float> values) {
    if (isOver) {
        toWinShares<Rules>(state, values);
    } else {
        toChances(net, Features(state), values);
    }
}

// What the game's heuristics have learnt; null: nothing yet.
template <class Features>
const Net* learntNet() {
    static const std::optional<Net> net = Net::read(Features::net(), Features::counts());
    return net ? &*net : nullptr;
}

}  // namespace intrika::bots
