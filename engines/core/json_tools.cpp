#include "engines/core/json_tools.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika {
namespace {

const nlohmann::json& nothing() {
    static const nlohmann::json null;
    return null;
}

std::optional<std::int64_t> wholeNumber(const nlohmann::json& json) {
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return json.is_number_integer() ? std::optional(json.get<std::int64_t>()) : std::nullopt;
}

}  // namespace

JsonReader::JsonReader(const nlohmann::json& json, std::optional<Problem>& issue, std::string place)
    : json_(&json), issue_(&issue), place_(std::move(place)) {}

bool JsonReader::isNull() const { return json_->is_null(); }

bool JsonReader::has(std::string_view key) const { return json_->is_object() && json_->contains(key); }

void JsonReader::exactKeys(std::initializer_list<std::string_view> keys) const {
    noKeysBut(keys);
    for (const auto key : keys) (*this)[key];
}

void JsonReader::noKeysBut(std::initializer_list<std::string_view> keys) const {
    for (const auto& key : this->keys()) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            JsonReader(nothing(), *issue_, pointerTo(place_, key)).fail(say("problem.unknown-key", {literal(key)}));
        }
    }
}

JsonReader JsonReader::operator[](std::string_view key) const {
    if (!json_->is_object()) {
        fail(say("problem.not-object"));
    } else if (const auto found = json_->find(key); found != json_->end()) {
        return {*found, *issue_, pointerTo(place_, key)};
    } else {
        fail(say("problem.missing-key", {literal(std::string(key))}));
    }
    return {nothing(), *issue_, pointerTo(place_, key)};
}

std::vector<std::string> JsonReader::keys() const {
    std::vector<std::string> keys;
    if (json_->is_object()) {
        for (const auto& entry : json_->items()) keys.push_back(entry.key());
    } else {
        fail(say("problem.not-object"));
    }
    return keys;
}

std::vector<JsonReader> JsonReader::items() const {
    std::vector<JsonReader> items;
    if (json_->is_array()) {
        for (std::size_t index = 0; index < json_->size(); ++index) {
            items.emplace_back((*json_)[index], *issue_, pointerTo(place_, std::to_string(index)));
        }
    } else {
        fail(say("problem.not-list"));
    }
    return items;
}

std::vector<JsonReader> JsonReader::items(std::size_t count) const {
    auto items = this->items();
    if (items.size() != count) fail(say("problem.wrong-length", {number(static_cast<std::int64_t>(count))}));
    while (items.size() < count) items.emplace_back(nothing(), *issue_, place_);
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(count), items.end());
    return items;
}

int JsonReader::integer(int least, int most) const {
    const auto value = wholeNumber(*json_);
    if (value && *value >= least && *value <= most) return static_cast<int>(*value);
    fail(say("problem.number-range", {number(least), number(most)}));
    return std::clamp(0, least, most);
}

bool JsonReader::boolean() const {
    if (json_->is_boolean()) return json_->get<bool>();
    fail(say("problem.not-boolean"));
    return false;
}

std::string JsonReader::text() const {
    if (json_->is_string()) return json_->get<std::string>();
    fail(say("problem.not-text"));
    return {};
}

const nlohmann::json& JsonReader::object() const {
    if (!json_->is_object()) fail(say("problem.not-object"));
    return *json_;
}

std::size_t JsonReader::indexOf(std::span<const std::string_view> ids) const {
    if (!json_->is_string()) {
        fail(say("problem.not-name"));
        return 0;
    }
    const auto& name = json_->get_ref<const std::string&>();
    const auto found = std::find(ids.begin(), ids.end(), name);
    if (found != ids.end()) return static_cast<std::size_t>(found - ids.begin());
    fail(say("problem.unknown-name", {literal(name)}));
    return 0;
}

void JsonReader::expect(const nlohmann::json& value, Text otherwise) const {
    if (*json_ != value) fail(std::move(otherwise));
}

void JsonReader::fail(Text text, Problem::Code code) const {
    if (!*issue_) *issue_ = Problem{code, place_, -1, std::move(text)};
}

nlohmann::json writeToAct(const ToAct& toAct, std::span<const std::string_view> chanceIds) {
    if (toAct.isOver()) return {{"over", true}};
    if (toAct.isChance()) return {{"chance", chanceIds[toAct.chance]}};
    auto seats = nlohmann::json::array();
    for (const Seat seat : toAct.seats) seats.push_back(seat);
    return {{"seats", seats}};
}

std::string pointerTo(const std::string& place, std::string_view key) {
    std::string pointer = place + '/';
    for (const char letter : key) {
        if (letter == '~') {
            pointer += "~0";
        } else if (letter == '/') {
            pointer += "~1";
        } else {
            pointer += letter;
        }
    }
    return pointer;
}

}  // namespace intrika
