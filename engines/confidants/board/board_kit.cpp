#include "engines/confidants/board/board_kit.h"

#include "engines/confidants/board/boards.h"

namespace intrika::confidants {
namespace {

std::vector<std::shared_ptr<const BoardMap>> supplied() {
    std::vector<std::shared_ptr<const BoardMap>> boards;
    for (const BoardText& text : suppliedBoards()) boards.push_back((*suppliedBoard(text.id))->map());
    return boards;
}

std::vector<BoardFault> faults(const BoardMap& map) { return faultsOf(map); }

}  // namespace

const BoardKit& boardKit() {
    static const BoardKit kit{boardMarks, cityIds, supplied, faults, boardOption};
    return kit;
}

}  // namespace intrika::confidants
