#include "engines/confidants/board/place_names.h"

#include "engines/boards/board_words.h"

namespace intrika::confidants {

// The names of the supplied boards' settlements are translated; those of players' own boards stand in their files.
TextArg nameOf(BoardRef board, const Settlement& settlement) {
    if (isSupplied(*board)) return term("settlement." + settlement.id);
    const auto& [hu, en] = settlement.name;
    return literal(hu == en ? hu : hu + " / " + en);
}

TextArg coordinatesOf(Spot spot) {
    static constexpr std::array<const char*, 4> banks{"place.bank-nw", "place.bank-ne", "place.bank-se",
                                                      "place.bank-sw"};
    const TextArg cell = part(boards::coordinatesOf(spot.half() == Half::left, spot.row(), spot.column()));
    if (spot.corner() == Corner::none) return cell;
    return part(say(banks[static_cast<std::size_t>(spot.corner())], {cell}));
}

TextArg nameOf(BoardRef board, Spot spot) {
    const NodeId node = board->node(spot);
    const std::uint8_t settlement = node == noNode ? noSettlement : board->settlementAt(node);
    if (settlement == noSettlement) return coordinatesOf(spot);
    return nameOf(board, board->settlement(settlement));
}

TextArg nameOf(BoardRef board, NodeId node) { return nameOf(board, board->spot(node)); }

}  // namespace intrika::confidants
