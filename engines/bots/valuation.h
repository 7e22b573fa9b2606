// A net's answer to a position: each seat's chance to win it.
#pragma once

#include "engines/bots/net.h"
#include "engines/bots/policy.h"
#include "engines/bots/win_share.h"
#include "engines/core/feature_list.h"
#include "engines/core/game_hooks.h"
#include "engines/core/game_rules.h"
#include "engines/core/steady_math.h"

#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

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

// How many features the sight of a game has; none where it has no sight.
template <class Features>
constexpr FeatureCounts sightCounts() {
    if constexpr (IsLeftOut<typename Features::Sight>) {
        return {};
    } else {
        return Features::Sight::counts();
    }
}

// Leaves in `shares` how likely each of the moves is, as far as this seat sees. The lists keep their memory.
template <class Sight, class Moves>
void toShares(const Policy& policy, const Sight& sight, const Moves& moves, FeatureList& list,
              std::vector<float>& shares) {
    list.clear();
    sight.seat(list);
    const Policy::Units common = policy.common(list);
    shares.clear();
    for (const auto& move : moves) {
        list.clear();
        sight.move(move, list);
        Policy::Units units;
        shares.push_back(policy.score(common, list, units));
    }
    steadyShares(shares);
}

// What the game's heuristics have learnt of a kind of games; null: nothing yet.
template <class Features>
const Net* learntNet(std::string_view kind = {}) {
    static const std::map<std::string_view, Net> nets = [] {
        std::map<std::string_view, Net> read;
        for (const NetFile& file : Features::nets()) {
            if (auto net = Net::read(file.bytes, Features::counts(), sightCounts<Features>()))
                read.emplace(file.kind, *std::move(net));
        }
        return read;
    }();
    const auto found = nets.find(kind);
    return found == nets.end() ? nullptr : &found->second;
}

// The same, of games like that of the position that `sample` returns; asked only where games differ in this.
template <class Rules, class Features, class Sample>
const Net* netFor(Sample sample) {
    if constexpr (LearnsKindByKind<Features, Rules>) {
        return learntNet<Features>(Features::netOf(sample()));
    } else {
        return learntNet<Features>();
    }
}

// The same, for the game that somebody looks at.
template <class Rules, class Features>
const Net* netForView(const typename Rules::View& view, std::uint64_t seed) {
    return netFor<Rules, Features>([&view, seed] {
        Rng rng(seed);
        return Rules::determinize(view, rng);
    });
}

}  // namespace intrika::bots
