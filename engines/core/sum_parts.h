// How a figure came about: "10 (Village) + 4 + 6", as part of a sentence.
#pragma once

#include "engines/core/text.h"

#include <utility>
#include <vector>

namespace intrika {

// A figure and what it belongs to.
inline TextArg figureOf(TextArg figure, TextArg name) {
    return part(say("sum.figure-of", {std::move(figure), std::move(name)}));
}

// Precondition: at least one figure.
inline TextArg addedUp(std::vector<TextArg> figures) {
    TextArg sum = std::move(figures.front());
    for (std::size_t i = 1; i < figures.size(); ++i) {
        sum = part(say("sum.and", {std::move(sum), std::move(figures[i])}));
    }
    return sum;
}

}  // namespace intrika
