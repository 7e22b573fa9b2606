// A position of The Emperor's Confidants for tests: two players on the small board, in the middle of seat 1's turn.
#pragma once

#include "engines/confidants/codec/codec.h"
#include "tests/support/random_event.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <stdexcept>

namespace intrika::confidants {

inline Json examplePosition() {
    return Json::parse(
        R"({"game": "confidants", "board": "small", "options": {"board": "small", "exactMove": true, "mercSteps": "pool", 
"mercCities": true, "bridge": "evict", "cardValues": "rules", "twoRoundBribe": 3, "findingReset": 6, 
"sycophantsHold": true, "battlePay": true, "wagonsOpen": true, "trades": true, "campRest": 1, "rounds": 100}, 
"round": 5, "phase": "turn", "toAct": {"seats": [1]}, "order": [0, 1], "done": 0, "turns": [1, 0], 
"turn": {"seat": 1, "action": false, "secret": true, "exchanged": false, "walk": {"left": 4, "begun": false, 
"free": 0}, "pool": 4, "bonus": {"large": 1, "small": 0}, "maps": [], "offered": false, "gives": 0}, 
"players": [{"alive": true, "fatigue": 9, "finding": 4, "caught": null, "beaten": 0, "out": false, "hand": [0, 
1, 2, 7], "bid": 3, "played": [8, 5, 6, 4], "secrets": ["feast", "recruit", "veto", "haste"], 
"secretBid": "foul-tip", "secretShown": false, "secretPlayed": [{"card": "haste", "shown": true}, 
{"card": "support", "shown": true}, {"card": "plot", "shown": false}, {"card": "luck", "shown": false}], 
"reserve": ["plot", "foul-tip", "courier"], "armies": {"patrician": {"at": "B:7,3", "strength": 3, "bonus": 0, 
"gold": 2, "gifts": [], "wagon": "paleokastro", "held": 0, "pass": 0, "night": "beroia"}, 
"large": {"at": "B:5,6.nw", "strength": 2, "bonus": 0, "gold": 0, "gifts": [], "wagon": "apolonia", "held": 0, 
"pass": 0, "night": null}, "small": {"at": "B:9,2", "strength": 1, "bonus": 0, "gold": 0, "gifts": [], 
"wagon": "arnea", "held": 0, "pass": 0, "night": null}}, "walked": false, "visited": ["mieza", "olynthos", 
"beroia"], "delivered": [], "freeUsed": [], "merged": [], "trades": 0, "known": []}, {"alive": true, 
"fatigue": 6, "finding": 11, "caught": null, "beaten": 0, "out": false, "hand": [0, 1, 2, 5], "bid": 4, 
"played": [7, 8, 3, 6], "secrets": ["plot", "foul-tip", "recruit", "luck"], "secretBid": "haste", 
"secretShown": true, "secretPlayed": [{"card": "haste", "shown": true}, {"card": "feast", "shown": true}, 
{"card": "support", "shown": true}, {"card": "veto", "shown": true}], "reserve": ["plot", "foul-tip", 
"courier"], "armies": {"patrician": {"at": "J:5,5", "strength": 3, "bonus": 0, "gold": 0, "gifts": ["map-2"], 
"wagon": "apolonia", "held": 0, "pass": 0, "night": null}, "large": {"at": "J:4,4", "strength": 2, "bonus": 0, 
"gold": 0, "gifts": [], "wagon": "paleokastro", "held": 0, "pass": 0, "night": "vrasna"}, 
"small": {"at": "B:4,6", "strength": 1, "bonus": 0, "gold": 1, "gifts": [], "wagon": null, "held": 0, 
"pass": 6, "night": null}}, "walked": false, "visited": ["arnea", "vrasna"], "delivered": ["arnea"], 
"freeUsed": ["toll"], "merged": [], "trades": 0, "known": []}], "bands": {"mob": {"at": "B:10,5"}, 
"robbers": {"at": "J:10,6", "gold": 1}}, "business": null, "tips": [], "vetoes": [{"seat": 1, "round": 5}], 
"piles": {"paleokastro": ["map-1", "money-1", "weapon-1"], "apolonia": ["money-2", "weapon-2", "diplomacy-1"], 
"arnea": ["diplomacy-2"]}, "discard": [], "pending": null, "result": null})");
}

inline State positionOf(const Json& json) {
    const auto state = Codec::readPosition(json, Options(), static_cast<int>(json["players"].size()));
    if (!state) throw std::runtime_error("bad test position: " + state.error().place + " " + state.error().text.id);
    return *state;
}

inline MoveList<Move> movesOf(const State& state) {
    MoveList<Move> moves;
    Rules::legalMoves(state, Rules::toAct(state).seats.first(), moves);
    return moves;
}

// A short game on the small board.
inline State begun(int seats, std::uint64_t seed, Options options = {}) {
    Rng rng(seed);
    options.board = *suppliedBoard("small");
    options.rounds = 12;
    return Rules::start(options, seats, Rules::deal(options, seats, rng));
}

// Plays at random; `visit` sees each position before somebody acts.
inline void playThrough(State state, std::uint64_t seed, const std::function<void(const State&, Rng&)>& visit) {
    Rng rng(seed);
    while (!Rules::toAct(state).isOver()) {
        if (!Rules::toAct(state).isChance()) visit(state, rng);
        randomEvent<Rules>(state, rng);
    }
}

}  // namespace intrika::confidants
