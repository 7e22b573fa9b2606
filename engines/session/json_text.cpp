#include "engines/session/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace intrika {
namespace {

using Json = nlohmann::json;

constexpr int maxDepth = 64;  // positions need 6; writing and comparing JSON recurse, so depth is stack

// Listens while the parser runs: it takes doubles silently and nests without end.
class Strictness {
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
        using Event = Json::parse_event_t;
        if (event == Event::object_start) keys_.emplace_back();
        if (event == Event::object_end) keys_.pop_back();
        if (event == Event::key && !keys_.back().insert(parsed.get<std::string>()).second && doubled_.empty()) {
            doubled_ = parsed.get<std::string>();
            hasDouble_ = true;
        }
        tooDeep_ = tooDeep_ || depth > maxDepth;
        return !tooDeep_;
    }
    std::optional<Problem> problem() const {
        if (tooDeep_) return Problem{Problem::Code::badJson, {}, -1, say("problem.too-deep")};
        if (hasDouble_) return Problem{Problem::Code::badValue, {}, -1, say("problem.double-key", {literal(doubled_)})};
        return std::nullopt;
    }

private:
    std::vector<std::set<std::string>> keys_;
    std::string doubled_;
    bool hasDouble_ = false;
    bool tooDeep_ = false;
};

Problem notJson(std::string_view text, std::size_t byte) {
    const bool cutOff = byte >= text.size();
    const auto upTo = text.substr(0, byte);
    const auto line = std::count(upTo.begin(), upTo.end(), '\n') + 1;
    const auto column = byte - (upTo.rfind('\n') + 1) + 1;  // npos + 1 is 0: the first line
    if (cutOff) return {Problem::Code::badJson, {}, -1, say("problem.cut-off", {number(line)})};
    return {Problem::Code::badJson,
            {},
            -1,
            say("problem.not-json", {number(line), number(static_cast<std::int64_t>(column))})};
}

// The notation writes these keys before others; the rest stand in the order of the alphabet.
constexpr const char* leadingKeys[] = {"seat", "type"};

nlohmann::ordered_json inOrder(const Json& json) {
    if (!json.is_structured()) return json;
    auto ordered = json.is_array() ? nlohmann::ordered_json::array() : nlohmann::ordered_json::object();
    if (json.is_array()) {
        for (const Json& element : json) ordered.push_back(inOrder(element));
        return ordered;
    }
    for (const char* key : leadingKeys) {
        if (json.contains(key)) ordered[key] = inOrder(json[key]);
    }
    for (const auto& [key, value] : json.items()) ordered[key] = inOrder(value);
    return ordered;
}

}  // namespace

Expected<Json> parseJson(std::string_view text) {
    Strictness strictness;
    try {
        Json json = Json::parse(text.begin(), text.end(), std::ref(strictness));
        if (auto problem = strictness.problem()) return unexpected(std::move(*problem));
        return json;
    } catch (const Json::parse_error& error) {
        return unexpected(notJson(text, error.byte > 0 ? error.byte - 1 : 0));
    } catch (const Json::exception&) {
        // A number beyond every range; the parser does not say where.
        return unexpected({Problem::Code::badJson, {}, -1, say("problem.number-too-large")});
    }
}

std::string lineOfJson(const Json& json) { return inOrder(json).dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string quoted(const std::string& text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace intrika
