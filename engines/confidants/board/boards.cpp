#include "engines/confidants/board/boards.h"

#include "engines/confidants/board/board_kit.h"
#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <mutex>
#include <utility>

namespace intrika::confidants {
namespace {

Board suppliedFrom(std::string_view text) {
    auto board = readBoard(knownJson(text));
    assert(board);
    return std::move(*board);
}

// Each is made when it is first looked at: that takes longer than all else of a new game.
const Board& supplied(std::size_t index) {
    static std::array<std::once_flag, suppliedCount> isMade;
    static std::array<std::optional<Board>, suppliedCount> boards;
    std::call_once(isMade[index], [index] { boards[index] = suppliedFrom(suppliedBoards()[index].text); });
    return *boards[index];
}

}  // namespace

BoardRef::BoardRef() : BoardRef(supplied(0)) {}

std::optional<BoardRef> suppliedBoard(std::string_view id) {
    const auto texts = suppliedBoards();
    const auto found = std::find_if(texts.begin(), texts.end(), [id](const BoardText& text) { return text.id == id; });
    if (found == texts.end()) return std::nullopt;
    return BoardRef(supplied(static_cast<std::size_t>(found - texts.begin())));
}

bool isSupplied(const Board& board) { return suppliedBoard(board.plan().id).has_value(); }

std::optional<BoardRef> Boards::named(std::string_view id) {
    if (const auto board = suppliedBoard(id)) return board;
    for (const auto& board : boards_) {
        if (board->plan().id == id) return BoardRef(*board);
    }
    for (auto map = maps_.rbegin(); map != maps_.rend(); ++map) {
        if ((*map)->id != id) continue;
        if (auto board = boardOf(**map))
            return BoardRef(*boards_.emplace_back(std::make_unique<const Board>(std::move(*board))));
    }
    return std::nullopt;
}

const BoardKit& Boards::kit() { return boardKit(); }

}  // namespace intrika::confidants
