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
        const Features features(state);
        toChances(net, features, values);
        if constexpr (Urges<Features>) features.urge(values);
    }
}

// What the game's heuristics have learnt; null: nothing yet.
template <class Features>
const Net* learntNet() {
    static const std::optional<Net> net = Net::read(Features::net(), Features::counts());
    return net ? &*net : nullptr;
}

// The same, for games like that of the position that `sample` returns; asked only where games differ in this.
template <class Rules, class Features, class Sample>
const Net* netFor(Sample sample) {
    if constexpr (KnowsSomeGames<Features, Rules>) {
        if (!Features::knows(sample())) return nullptr;
    }
    return learntNet<Features>();
}

}  // namespace intrika::bots
