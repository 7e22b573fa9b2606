// libFuzzer: whatever a board's file holds, reading it ends in a board that can be walked on or in a problem.
// Run it on copies of assets/boards: build/fuzz/tests/fuzz_board CORPUS...
#include "engines/confidants/board.h"
#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace intrika::confidants;

namespace {

void must(bool holds) {
    if (!holds) std::abort();
}

void walkAround(const Board& board) {
    for (int node = 0; node < board.nodes(); ++node) {
        const auto here = static_cast<NodeId>(node);
        must(board.node(board.spot(here)) == here);
        for (const NodeId next : board.links(here)) must(next < board.nodes() && board.distance(here, next) == 1);
    }
    must(board.start().size() >= 3 && board.mob() < board.nodes() && board.robbers() < board.nodes());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json = intrika::parseJson({reinterpret_cast<const char*>(data), size});
    if (!json) return 0;
    if (const auto board = readBoard(*json)) {
        walkAround(*board);
    } else {
        must(!board.error().text.empty());
    }
    return 0;
}
