#include "engines/session/scenario.h"

#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"
#include "engines/session/event_text.h"

#include <nlohmann/json.hpp>

#include <climits>

namespace intrika::session {
namespace {

using Json = nlohmann::json;

struct Finding {
    bool holds = true;
    std::string expected;
    std::string found;
};

// Where `view` stands, a seat's view, or with null the spectator's; else the position.
Json lookedAt(const JsonReader& check, const Session& session, int after) {
    if (!check.has("view")) return session.position(after);
    const JsonReader view = check["view"];
    if (view.isNull()) return session.view(spectator, after);
    return session.view(static_cast<Seat>(view.integer(0, session.seatCount() - 1)), after);
}

Finding checkPath(const JsonReader& check, const Session& session, int after) {
    const Json seen = lookedAt(check, session, after);
    const JsonReader equals = check["equals"];
    const Json& expected = equals.json();
    const std::string path = check["path"].text();
    try {
        const Json::json_pointer pointer(path);
        if (!seen.contains(pointer)) return {false, lineOfJson(expected), {}};
        const Json& found = seen[pointer];
        return {found == expected, lineOfJson(expected), lineOfJson(found)};
    } catch (const Json::exception&) {
        check["path"].fail(say("problem.bad-path", {literal(path)}));
        return {};
    }
}

// A move that is no move at all is not legal either.
Finding checkLegality(const Session& session, int after, const Json& event, const std::string& expected) {
    const auto parts = readEvent(event);
    const bool legal = parts && parts->seat && session.legalMove(*parts->seat, *parts->what, after).has_value();
    const std::string found = legal ? "legal" : "illegal";
    return {found == expected, lineOfJson(expected), lineOfJson(found)};
}

Finding checkMoveCount(const JsonReader& wanted, const Session& session, int after) {
    wanted.exactKeys({"seat", "equals"});
    const auto seat = static_cast<Seat>(wanted["seat"].integer(0, session.seatCount() - 1));
    const int expected = wanted["equals"].integer(0, INT_MAX);
    const auto found = static_cast<int>(session.legalMoves(seat, after).size());
    return {expected == found, std::to_string(expected), std::to_string(found)};
}

Finding runCheck(const JsonReader& check, const Session& session) {
    const int after = check["after"].integer(0, session.stepCount());
    if (check.has("legal")) {
        check.exactKeys({"after", "legal"});
        return checkLegality(session, after, check["legal"].json(), "legal");
    }
    if (check.has("illegal")) {
        check.exactKeys({"after", "illegal"});
        return checkLegality(session, after, check["illegal"].json(), "illegal");
    }
    if (check.has("moveCount")) {
        check.exactKeys({"after", "moveCount"});
        return checkMoveCount(check["moveCount"], session, after);
    }
    check.noKeysBut({"after", "view", "path", "equals"});
    return checkPath(check, session, after);
}

}  // namespace

Expected<std::vector<FailedCheck>> runScenario(const Record& scenario) {
    const auto session = openRecord(scenario);
    if (!session) return unexpected(session.error());
    std::vector<FailedCheck> failed;
    for (std::size_t index = 0; index < scenario.checks.size(); ++index) {
        const Json check = knownJson(scenario.checks[index]);
        std::optional<Problem> issue;
        Finding finding = runCheck(JsonReader(check, issue, "/checks/" + std::to_string(index)), **session);
        if (issue) return unexpected(std::move(*issue));
        if (!finding.holds) {
            failed.push_back({static_cast<int>(index), scenario.checks[index], std::move(finding.expected),
                              std::move(finding.found)});
        }
    }
    return failed;
}

}  // namespace intrika::session
