// What every target asserts: of any bytes a reader makes a value that can be used, or a problem that can be told.
#pragma once

#include "engines/core/problem.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace intrika::fuzz {

inline void must(bool holds) {
    if (!holds) std::abort();
}

inline std::string_view textIn(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// In every language it is a sentence, and no bare key. `game`: whose words it may need.
void mustBeTold(const Text& text, const std::string& game = {});
inline void mustBeTold(const Problem& problem, const std::string& game = {}) { mustBeTold(problem.text, game); }

// Whether there is a value; what there is instead must be told.
template <class Read>
bool isRead(const Read& read, const std::string& game = {}) {
    if (!read) mustBeTold(read.error(), game);
    return read.has_value();
}

}  // namespace intrika::fuzz
