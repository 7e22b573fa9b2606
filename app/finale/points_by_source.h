// Points by what they came from, over the whole game.
#pragma once

#include "app/finale/room.h"
#include "engines/table/table.h"

#include <string>
#include <vector>

namespace intrika::finale {

// A source is named by the sentence that tells of it: its key with ".source".
struct PointSource {
    std::string sentence;
    std::vector<int> points;  // by seat

    Text name() const { return say(sentence + ".source"); }
};

// In the order in which they first came up.
std::vector<PointSource> pointSourcesOf(const Table& table);

// In some games one wins or loses, and that is all.
bool hasPoints(const Table& table);

}  // namespace intrika::finale
