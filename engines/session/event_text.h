// Events in the notation, and what can be wrong with one in any game.
#pragma once

#include "engines/core/problem.h"
#include "engines/core/seat.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace intrika::session {

struct GameKind;

// What `{"seat":0,"move":{...}}` or `{"chance":{...}}` holds; points into the JSON that was read.
struct EventParts {
    Observer seat;  // nullopt: chance
    const nlohmann::json* what = nullptr;
};
Expected<EventParts> readEvent(const nlohmann::json& event);

// One line, keys in the order of the notation.
std::string moveEvent(Seat seat, const nlohmann::json& move);
std::string chanceEvent(const nlohmann::json& chance);

Problem gameIsOver();
Problem chanceIsDue(const std::string& chance);  // a seat's move came instead
Problem moveIsDue(Seat seat);                    // chance came instead
Problem notToAct(Seat seat, int seats);
Problem illegalMove(const std::string& rule);  // the rule that is being followed; empty: not known
Problem impossibleChance(const std::string& due);
std::optional<Problem> wrongSeatCount(const GameKind& game, int seats);

// The problem with its place seen from further out.
Problem below(const std::string& outer, Problem problem);

}  // namespace intrika::session
