#include "engines/session/games.h"

#include "engines/session/game_kind.h"

#include <algorithm>

namespace intrika::session {
namespace {

template <class Kinds, class Fits>
const GameKind* firstOf(const Kinds& kinds, Fits fits) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), fits);
    return found == kinds.end() ? nullptr : *found;
}

}  // namespace

const GameKind* Games::named(std::string_view id) const {
    return firstOf(kinds_, [id](const GameKind* kind) { return kind->id == id; });
}

const GameKind* Games::onBoards() const {
    return firstOf(kinds_, [](const GameKind* kind) { return kind->boards != nullptr; });
}

}  // namespace intrika::session
