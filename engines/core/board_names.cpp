#include "engines/core/board_names.h"

#include <string>

namespace intrika {

BoardMap withAllNames(BoardMap board) {
    const auto propose = [](BothNames& name, const std::string& id) {
        if (name.hu.empty()) name.hu = name.en.empty() ? id : name.en;
        if (name.en.empty()) name.en = name.hu;
    };
    propose(board.name, board.id);
    for (MapRiver& river : board.rivers) propose(river.name, river.id);
    for (MapSettlement& one : board.settlements) propose(one.name, one.id);
    return board;
}

}  // namespace intrika
