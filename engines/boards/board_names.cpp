#include "engines/boards/board_names.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <string>
#include <utility>

namespace intrika::boards {

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

Expected<BoardMap> parseBoard(std::string_view text, std::span<const MarkKind> marks) {
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    auto board = readBoardMap(*json, marks);
    if (!board) return board;
    return withAllNames(std::move(*board));
}

}  // namespace intrika::boards
