// Texts that strangers wrote, made fit to be shown: nothing in them moves a cursor, turns a line round or fills a
// screen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace intrika {

// In characters. A name has no meaning for the rules, and a game is not to be lost by one that is longer.
inline constexpr std::size_t maxNameLength = 60;
inline constexpr std::size_t maxQuoteLength = 300;

// Of a person or a board: characters that control (also the direction of writing, and line ends) become spaces, what is
// longer is cut, and one of spaces alone is none.
std::string cleanName(std::string_view name);

// Anything else that is quoted in a sentence: the same, but that a cut is shown by "…".
std::string cleanQuote(std::string_view text);

// JSON that is written to a terminal: the same characters as \u escapes, so that it means what it meant.
std::string withEscapes(std::string_view json);

}  // namespace intrika
