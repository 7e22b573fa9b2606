#include "engines/review/review_file.h"

#include "engines/core/json_text.h"
#include "engines/core/json_tools.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <climits>
#include <cmath>

namespace intrika::review {
namespace {

using Json = nlohmann::ordered_json;

constexpr int reviewVersion = 1;

Text damaged() { return say("problem.bad-review"); }

// Numbers of 64 bits as text: not every reader of JSON takes them as they are.
std::uint64_t largeIn(const JsonReader& reader) {
    const std::string text = reader.text();
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) reader.fail(damaged());
    return value;
}

// Shares, and what they differ by.
double shareIn(const JsonReader& reader) {
    const bool isShare = reader.json().is_number() && std::abs(reader.json().get<double>()) <= 1 + 1e-6;
    if (!isShare) reader.fail(damaged());
    return isShare ? reader.json().get<double>() : 0;
}

Shares sharesIn(const JsonReader& reader) {
    Shares shares;
    for (const JsonReader& each : reader.items()) shares.push_back(shareIn(each));
    return shares;
}

Json write(const Decision& decision) {
    Json options = Json::array();
    for (const Option& option : decision.options) {
        options.push_back({{"move", option.move}, {"visits", option.visits}, {"share", option.share}});
    }
    return {{"seat", decision.seat},     {"options", options},           {"best", decision.best},
            {"chosen", decision.chosen}, {"loss", decision.loss},        {"error", decision.error},
            {"cost", decision.cost},     {"isSecret", decision.isSecret}};
}

Decision readDecision(const JsonReader& reader) {
    reader.exactKeys({"seat", "options", "best", "chosen", "loss", "error", "cost", "isSecret"});
    Decision decision;
    decision.seat = static_cast<Seat>(reader["seat"].integer(0, maxSeats - 1));
    for (const JsonReader& option : reader["options"].items()) {
        option.exactKeys({"move", "visits", "share"});
        decision.options.push_back({option["move"].text(),
                                    static_cast<std::uint32_t>(option["visits"].integer(0, INT_MAX)),
                                    shareIn(option["share"])});
    }
    decision.best = reader["best"].text();
    decision.chosen = reader["chosen"].text();
    decision.loss = shareIn(reader["loss"]);
    decision.error = shareIn(reader["error"]);
    decision.cost = sharesIn(reader["cost"]);
    decision.isSecret = reader["isSecret"].boolean();
    return decision;
}

Json write(const Point& point) {
    Json json{{"known", point.known}, {"truth", point.truth}};
    if (point.decision) json["decision"] = write(*point.decision);
    return json;
}

Point readPoint(const JsonReader& reader) {
    reader.noKeysBut({"known", "truth", "decision"});
    Point point{sharesIn(reader["known"]), sharesIn(reader["truth"]), std::nullopt};
    if (reader.has("decision")) point.decision = readDecision(reader["decision"]);
    return point;
}

// Each seat has its share everywhere.
bool isWhole(const Review& review) {
    const auto seats = static_cast<std::size_t>(review.seatCount());
    for (const auto& point : review.points) {
        if (!point) continue;
        if (point->known.size() != seats || point->truth.size() != seats) return false;
        if (point->decision && (point->decision->cost.size() != seats || point->decision->seat >= seats)) return false;
    }
    return !review.points.empty();
}

}  // namespace

std::string writeReview(const Review& review) {
    Json points = Json::array();
    for (const auto& point : review.points) points.push_back(point ? write(*point) : Json());
    const Json json{{"review", reviewVersion},
                    {"game", review.game},
                    {"fingerprint", std::to_string(review.fingerprint)},
                    {"seed", std::to_string(review.effort.seed)},
                    {"iterations", review.effort.iterations},
                    {"fairShare", review.fairShare},
                    {"points", points}};
    return json.dump() + '\n';
}

Expected<Review> readReview(std::string_view text) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    reader.exactKeys({"review", "game", "fingerprint", "seed", "iterations", "fairShare", "points"});
    reader["review"].integer(reviewVersion, reviewVersion);
    Review review;
    review.game = reader["game"].text();
    review.fingerprint = largeIn(reader["fingerprint"]);
    review.effort = {largeIn(reader["seed"]), static_cast<std::uint32_t>(reader["iterations"].integer(1, INT_MAX))};
    review.fairShare = shareIn(reader["fairShare"]);
    for (const JsonReader& point : reader["points"].items()) {
        review.points.push_back(point.isNull() ? std::nullopt : std::optional(readPoint(point)));
    }
    if (!issue && !isWhole(review)) reader.fail(damaged());
    if (issue) return unexpected(std::move(*issue));
    return review;
}

}  // namespace intrika::review
