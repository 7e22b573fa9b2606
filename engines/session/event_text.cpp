#include "engines/session/event_text.h"

#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/session/game_kind.h"

#include <nlohmann/json.hpp>

namespace intrika::session {
namespace {

Problem illegal(Text why, std::string place = {}) {
    return {Problem::Code::illegalEvent, std::move(place), -1, std::move(why)};
}

}  // namespace

Expected<EventParts> readEvent(const nlohmann::json& event) {
    std::optional<Problem> issue;
    const JsonReader reader(event, issue);
    EventParts parts;
    if (reader.has("chance")) {
        reader.exactKeys({"chance"});
        parts.what = &reader["chance"].object();
    } else {
        reader.exactKeys({"seat", "move"});
        parts.seat = static_cast<Seat>(reader["seat"].integer(0, maxSeats - 1));
        parts.what = &reader["move"].object();
    }
    if (issue) return unexpected(std::move(*issue));
    return parts;
}

std::string moveEvent(Seat seat, const nlohmann::json& move) { return lineOfJson({{"seat", seat}, {"move", move}}); }

std::string chanceEvent(const nlohmann::json& chance) { return lineOfJson({{"chance", chance}}); }

Problem gameIsOver() { return illegal(say("problem.game-over")); }

Problem chanceIsDue(const std::string& chance) { return illegal(say("problem.chance-due", {literal(chance)})); }

Problem moveIsDue(Seat seat) { return illegal(say("problem.move-due", {number(seat)})); }

Problem notToAct(Seat seat, int seats) {
    if (seat >= seats) return illegal(say("problem.no-such-seat"), "/seat");
    return illegal(say("problem.not-to-act", {number(seat)}), "/seat");
}

Problem illegalMove(const std::string& rule) {
    if (rule.empty()) return illegal(say("problem.illegal-move"), "/move");
    return illegal(say("problem.illegal-move-by-rule", {literal(rule)}), "/move");
}

Problem impossibleChance(const std::string& due) {
    return illegal(say("problem.impossible-chance", {literal(due)}), "/chance");
}

std::optional<Problem> wrongSeatCount(const GameKind& game, int seats) {
    if (seats >= game.minSeats && seats <= game.maxSeats) return std::nullopt;
    return Problem{Problem::Code::badValue, "/seats", -1,
                   say("problem.seat-count", {number(seats), number(game.minSeats), number(game.maxSeats)})};
}

Problem below(const std::string& outer, Problem problem) {
    problem.place = outer + problem.place;
    return problem;
}

}  // namespace intrika::session
