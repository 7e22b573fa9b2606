// Frames of every codec: an answer or the first issue; a move or an outcome of chance, whose "type" says which it is.
#pragma once

#include "engines/core/json_tools.h"
#include "engines/core/problem.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace intrika {

// What was read, unless something in the document was wrong.
template <class T>
Expected<T> answer(T value, std::optional<Problem>& issue) {
    if (issue) return unexpected(std::move(*issue));
    return value;
}

// `ids`: all words that "type" may be; `read` makes a T of the reader and of the index of the word. The first issue in
// the document is the answer where there is one; at a foreign type nothing else is read.
template <class T, class Ids, class Read>
Expected<T> readTyped(const nlohmann::json& json, const Ids& ids, const Read& read) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    const auto type = reader["type"].id<std::size_t>(ids);
    if (issue) return unexpected(std::move(*issue));
    return answer<T>(read(reader, type), issue);
}

}  // namespace intrika
