// Text to JSON and back, as files need it: strict, with the place of an error, in any input's time and depth bounded.
#pragma once

#include "engines/core/problem.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace intrika {

// Problem badJson with line and column (byte of the line), or "cut off" when the text ends too early. A key that an
// object has twice is a problem too, and so is nesting deeper than any of our files needs.
Expected<nlohmann::json> parseJson(std::string_view text);

// One line, "seat" and "type" first as the notation writes them; bytes that are no UTF-8 become U+FFFD.
std::string lineOfJson(const nlohmann::json& json);

// A JSON string.
std::string quoted(const std::string& text);

}  // namespace intrika
