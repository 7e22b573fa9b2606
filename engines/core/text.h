// What is to be said, without saying it: the key of a sentence and what is put into it. The sentences stand in the
// translation files; the engines know no language.
#pragma once

#include "engines/core/seat.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intrika {

struct TextArg;

// `id` is looked up in the game's translations, then in the common ones. %1, %2, ... stand for the arguments,
// %n for `count`, which also selects the plural. A sentence asks for a form of a name by a suffix, "%2[theAcc]".
struct Text {
    std::string id;  // empty: nothing to say
    std::vector<TextArg> args;
    std::optional<int> count;

    bool empty() const { return id.empty(); }
    bool operator==(const Text&) const = default;
};

struct TextArg {
    enum class Kind : std::uint8_t {
        number,   // written as the language writes numbers
        seat,     // that person's name; never inflected
        term,     // a name with grammatical forms: a card, a house, a place
        literal,  // as it is: a file name, a rule number, what an external program said
        text      // a sentence or part of one
    };
    Kind kind = Kind::number;
    std::int64_t number = 0;  // number; seat
    std::string word;         // term: its key; literal
    std::vector<Text> inner;  // text: exactly one

    bool operator==(const TextArg&) const = default;
};

inline TextArg number(std::int64_t value) { return {TextArg::Kind::number, value, {}, {}}; }
inline TextArg person(Seat seat) { return {TextArg::Kind::seat, seat, {}, {}}; }
inline TextArg term(std::string key) { return {TextArg::Kind::term, 0, std::move(key), {}}; }
inline TextArg literal(std::string word) { return {TextArg::Kind::literal, 0, std::move(word), {}}; }
inline TextArg part(Text text) { return {TextArg::Kind::text, 0, {}, {std::move(text)}}; }

inline Text say(std::string id, std::vector<TextArg> args = {}, std::optional<int> count = std::nullopt) {
    return {std::move(id), std::move(args), count};
}

}  // namespace intrika
