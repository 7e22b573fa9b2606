// A search that is asked about one move alone.
#pragma once

#include "engines/core/move_list.h"

#include <variant>

namespace intrika::bots {

template <class Move>
void askOnly(const Move& move, MoveList<Move>& moves) {
    moves.clear();
    std::visit([&moves](const auto& kind) { moves.push_back(kind); }, move);
}

}  // namespace intrika::bots
