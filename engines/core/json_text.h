// Text to JSON and back. Everything that comes from outside is read here and nowhere else (tst_outside looks after
// that): records, journals, boards, presets, lines of external programs. Time grows with the text, depth and memory are
// bounded, and nothing throws.
#pragma once

#include "engines/core/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace intrika {

// What the largest of our files need many times over. Writing and comparing JSON recurse, so depth is stack.
struct JsonLimits {
    static constexpr std::size_t mebibyte = 1024 * 1024;
    static constexpr std::size_t bytes = 64 * mebibyte;  // a long game has some hundred kilobytes
    static constexpr std::size_t depth = 64;             // positions need 6
    static constexpr std::size_t keys = 1'000;           // of an object
    static constexpr std::size_t items = 200'000;        // of a list, so events too
    static constexpr std::size_t values = 2'000'000;     // in all: each takes more memory than its text
};

// Problem badJson with line and column (byte of the line), or "cut off" when the text ends too early. A key that an
// object has twice is a problem too, and so is whatever is beyond the limits.
Expected<nlohmann::json> parseJson(std::string_view text);

// Of a text that was read or written by the program before; null where it is no JSON.
nlohmann::json knownJson(std::string_view text);

// One line, "seat" and "type" first as the notation writes them; bytes that are no UTF-8 become U+FFFD.
std::string lineOfJson(const nlohmann::json& json);

// A JSON string.
std::string quoted(const std::string& text);

}  // namespace intrika
