#include "engines/confidants/presenter/pieces.h"

namespace intrika::confidants {

std::uint16_t placeOf(const Board& board, Spot spot) {
    const auto corner =
        spot.corner() == Corner::none ? MapCorner::whole : static_cast<MapCorner>(static_cast<int>(spot.corner()) + 1);
    return mapPlace(board.plan().indexOf(spot), corner);
}

Spot spotAt(const Board& board, std::uint16_t place) {
    const int cell = cellOf(place);
    const Spot spot = board.plan().cellAt(cell % board.plan().width(), cell / board.plan().width());
    const MapCorner corner = cornerOf(place);
    if (corner == MapCorner::whole) return spot;
    return {spot.half(), spot.row(), spot.column(), static_cast<Corner>(static_cast<int>(corner) - 1)};
}

std::uint16_t placeOf(const Board& board, NodeId node) { return placeOf(board, board.spot(node)); }

std::vector<std::string> faceKeys() {
    std::vector<std::string> keys;
    const auto add = [&keys](std::string_view group, const auto& ids) {
        for (const auto id : ids) keys.push_back(std::string(group) + '.' + std::string(id));
    };
    add("action", rankIds);
    add("secret", secretIds);
    add("gift", giftKindIds);
    add("wagon", cityIds);
    add("unit", armyIds);
    add("unit", bandIds);
    add("piece", std::array<std::string_view, 1>{"gold"});
    add("back", std::array<std::string_view, 4>{"action", "secret", "gift", "wagon"});
    add("token", tokenIds);
    return keys;
}

}  // namespace intrika::confidants
