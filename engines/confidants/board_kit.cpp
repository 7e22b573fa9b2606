#include "engines/confidants/board_kit.h"

#include "engines/confidants/boards.h"

#include <utility>

namespace intrika::confidants {
namespace {

std::vector<std::shared_ptr<const BoardMap>> supplied() {
    std::vector<std::shared_ptr<const BoardMap>> boards;
    for (int index = 0; index < static_cast<int>(suppliedBoards().size()); ++index) {
        boards.push_back(BoardRef::at(index)->map());
    }
    return boards;
}

std::vector<BoardFault> faults(const BoardMap& map) { return faultsOf(map); }

Expected<bool> use(const BoardMap& map) {
    const auto known = boardNamed(map.id);
    if (known && *(*known)->map() == map) return true;
    auto board = boardOf(map);
    if (!board) return unexpected(std::move(board.error()));
    return addBoard(std::move(*board)).has_value();
}

// Two games may be played on boards of one name, begun before and after it was changed.
Expected<bool> bring(const BoardMap* map) {
    bringBoard(std::nullopt);
    if (map == nullptr) return true;
    const auto known = boardNamed(map->id);
    if (known && known->index() < static_cast<int>(suppliedBoards().size())) return false;
    auto ref = addedBoardOf(*map);
    if (!ref) {
        auto board = boardOf(*map);
        if (!board) return unexpected(std::move(board.error()));
        ref = addNamelessBoard(std::move(*board));
    }
    bringBoard(ref);
    return ref.has_value();
}

}  // namespace

const BoardKit& boardKit() {
    static const BoardKit kit{boardMarks, cityIds, supplied, faults, use, bring, "board"};
    return kit;
}

}  // namespace intrika::confidants
