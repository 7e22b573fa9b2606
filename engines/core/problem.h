// Errors as values: nothing that a user can do, and nothing the world can do, throws across a room's border.
#pragma once

#include "engines/core/text.h"

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace intrika {

struct Problem {
    enum class Code : std::uint8_t {
        badJson,       // not JSON, or cut off
        foreign,       // JSON, but no Intrika file
        tooNew,        // written by a later version
        badValue,      // a key missing, unknown, or with a value that the notation does not allow
        illegalEvent,  // a well-formed event that the rules do not allow here
        badOption,     // unknown option or value
        missingBoard,  // a board that is not here; its name is the text's first argument
        unknownPart,   // of what is printed
        cannotRead,
        cannotWrite,
        cancelled,   // by whoever asked for it
        externalBot  // an external bot hung, died or answered nonsense
    };
    Code code = Code::badValue;
    std::string place;  // JSON Pointer into the input; empty where there is none
    int event = -1;     // index of the event at fault; -1 where it is none
    Text text;          // for people
};

template <class T>
using Expected = tl::expected<T, Problem>;
using Unexpected = tl::unexpected<Problem>;

inline Unexpected unexpected(Problem problem) { return Unexpected(std::move(problem)); }
// Of no file.
inline Unexpected unexpected(Problem::Code code, Text text) {
    return Unexpected(Problem{code, {}, -1, std::move(text)});
}

}  // namespace intrika
