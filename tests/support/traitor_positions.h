// Positions of Traitor for tests: the rules' own example, and whatever random play reaches.
#pragma once

#include "engines/traitor/codec.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <vector>

namespace intrika::traitor {

// Round 1 of the example that runs through the rules (T-12, T-17, T-23, T-28): Yellow is to play supplies.
inline Json examplePosition() {
    return Json::parse(R"({
 "round": 1, "phase": "supply", "startPlayer": 0, "strategyHolder": 1,
 "ring": [
  {"land": "city", "house": "rose", "building": null},
  {"land": "village", "house": "rose", "building": {"owner": 3, "side": "estate"}},
  {"land": "desert", "house": "eagle", "building": null},
  {"land": "river", "house": "rose", "building": null},
  {"land": "forest", "house": "rose", "building": null},
  {"land": "city", "house": "eagle", "building": {"owner": 0, "side": "estate"}},
  {"land": "pasture", "house": "eagle", "building": null},
  {"land": "desert", "house": "rose", "building": null},
  {"land": "forest", "house": "eagle", "building": null},
  {"land": "pasture", "house": "rose", "building": null},
  {"land": "village", "house": "eagle", "building": {"owner": 2, "side": "estate"}},
  {"land": "river", "house": "eagle", "building": {"owner": 1, "side": "estate"}}],
 "conflict": 11, "centre": ["diplomat-2", "farmer"], "passing": [],
 "supply": ["5", "3", "6", "2", "4", "3", "5", "2", "5", "4", "3"],
 "discard": [], "drawing": null, "last": null,
 "players": [
  {"house": "eagle", "score": 0, "stock": 2, "hand": [], "played": ["2", "4", "6"], "action": "builder",
   "known": {"actions": ["traitor", "diplomat-5", "builder", "strategist", "farmer"], "held": []}},
  {"house": "rose", "score": 0, "stock": 2, "hand": ["3", "8"], "played": ["4"], "action": "traitor",
   "known": {"actions": ["traitor", "diplomat-5", "strategist", "farmer"], "held": []}},
  {"house": "eagle", "score": 0, "stock": 2, "hand": ["2", "2", "5"], "played": [], "action": "strategist",
   "known": {"actions": ["diplomat-5", "strategist", "farmer"], "held": []}},
  {"house": "rose", "score": 0, "stock": 2, "hand": ["3", "4", "5"], "played": [], "action": "diplomat-5",
   "known": {"actions": ["diplomat-5", "farmer"], "held": []}}],
 "toAct": {"seats": [3]}})");
}

inline State positionOf(const Json& json, const Options& options = {}) {
    const auto state = Codec::readPosition(json, options, static_cast<int>(json["players"].size()));
    if (!state) throw std::runtime_error("bad test position: " + state.error().place + " " + state.error().text.id);
    return *state;
}

inline void playRandomly(State& state, Rng& rng, Narrator* narrator = nullptr) {
    const ToAct waiting = Rules::toAct(state);
    if (waiting.isChance()) {
        Rules::settle(state, Rules::draw(state, rng), narrator);
    } else {
        const Seat seat = waiting.seats.first();
        Rules::play(state, seat, Rules::randomMove(state, seat, rng), narrator);
    }
}

// The first position of random play, from this seed on, that `wanted` accepts.
template <class Wanted>
State reached(const Options& options, int seats, std::uint64_t seed, Wanted wanted) {
    Rng rng(seed);
    for (int games = 0; games < 1000; ++games) {
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
        for (;;) {
            if (wanted(state)) return state;
            if (Rules::toAct(state).isOver()) break;
            playRandomly(state, rng);
        }
    }
    throw std::runtime_error("no such position was reached");
}

inline State reachedPhase(const Options& options, int seats, std::uint64_t seed, Phase phase,
                          ToAct::Kind kind = ToAct::Kind::seats) {
    return reached(options, seats, seed,
                   [&](const State& state) { return state.board.phase == phase && Rules::toAct(state).kind == kind; });
}

}  // namespace intrika::traitor
