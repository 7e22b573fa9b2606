// Whatever a board's file holds, every reader of it - the game, the editor, the print - makes a board of it or says
// what is wrong; and they agree.
#include "engines/confidants/board/board.h"
#include "app/board_editor/board_document.h"
#include "app/print/board_source.h"
#include "engines/boards/board_names.h"
#include "engines/confidants/board/board_kit.h"
#include "engines/core/json_text.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

#include <nlohmann/json.hpp>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

void walkAround(const confidants::Board& board) {
    for (int node = 0; node < board.nodes(); ++node) {
        const auto here = static_cast<confidants::NodeId>(node);
        must(board.node(board.spot(here)) == here);
        for (const auto next : board.links(here)) must(next < board.nodes() && board.distance(here, next) == 1);
    }
    must(board.start().size() >= 3 && board.mob() < board.nodes() && board.robbers() < board.nodes());
}

// A board is drawn, mended and kept as far as it was made.
void edit(const BoardMap& map) {
    static BoardDocument document(confidants::boardKit());
    document.open(map);
    for (const BoardFault& fault : document.faults()) mustBeTold(fault.text, "confidants");
    const std::string kept = writeBoardFile(map);
    const auto back = parseBoard(kept, confidants::boardKit().marks);
    must(back && *back == map);
    document.change(emptyBoard(confidants::boardKit(), map.rows, map.columns), {});
    document.steps().undo();
    must(document.board() == map);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Kit kit = loadKit(QStringLiteral("confidants"));
    const std::string_view text = textIn(data, size);
    const auto map = parseBoard(text, confidants::boardKit().marks);
    const auto printed = parseBoardToPrint(kit, QStringLiteral("board.json"), text);
    must(map.has_value() == printed.has_value());
    isRead(printed, "confidants");
    if (isRead(map, "confidants")) edit(*map);
    const auto json = parseJson(text);
    if (!isRead(json)) return 0;
    const auto board = confidants::readBoard(*json);
    if (isRead(board, "confidants")) walkAround(*board);
    return 0;
}
