// Reading the notation: exact keys, bounded numbers, identifiers, and the place of what is wrong; and writing what all
// games write alike.
#pragma once

#include "engines/core/problem.h"
#include "engines/core/to_act.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace intrika {

// A value somewhere in a document. Readers of one document share an `issue`, which keeps the first thing that is
// wrong; from then on reading gives harmless values (0, the first identifier, an empty list), so a caller reads
// everything and looks at the issue once at the end. Nothing throws.
class JsonReader {
public:
    JsonReader(const nlohmann::json& json, std::optional<Problem>& issue, std::string place = {});

    const std::string& place() const { return place_; }  // JSON Pointer
    bool isNull() const;
    bool hasIssue() const { return issue_->has_value(); }  // somewhere in the document
    bool has(std::string_view key) const;
    void exactKeys(std::initializer_list<std::string_view> keys) const;
    void noKeysBut(std::initializer_list<std::string_view> keys) const;  // some of them may be missing
    JsonReader operator[](std::string_view key) const;                   // a missing key is an issue
    std::vector<std::string> keys() const;                               // of an object
    std::vector<JsonReader> items() const;                               // of a list
    std::vector<JsonReader> items(std::size_t count) const;
    int integer(int least, int most) const;
    bool boolean() const;
    std::string text() const;
    const nlohmann::json& object() const;
    const nlohmann::json& json() const { return *json_; }

    // An enumerator by its place in the table of identifiers.
    template <class Id, std::size_t Count>
    Id id(const std::array<std::string_view, Count>& ids) const {
        return static_cast<Id>(indexOf(ids));
    }

    void expect(const nlohmann::json& value, Text otherwise) const;
    void fail(Text text, Problem::Code code = Problem::Code::badValue) const;

private:
    std::size_t indexOf(std::span<const std::string_view> ids) const;

    const nlohmann::json* json_;
    std::optional<Problem>* issue_;
    std::string place_;
};

// The identifier of an enumerator, by its place in the table.
template <class Id, std::size_t Count>
constexpr std::string_view idOf(Id id, const std::array<std::string_view, Count>& ids) {
    return ids[static_cast<std::size_t>(id)];
}

// The key "toAct" of positions and views; `chanceIds` by ToAct::chance.
nlohmann::json writeToAct(const ToAct& toAct, std::span<const std::string_view> chanceIds);

// "/players/0" and "hand" make "/players/0/hand" (RFC 6901).
std::string pointerTo(const std::string& place, std::string_view key);

}  // namespace intrika
