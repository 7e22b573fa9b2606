#include "app/scene/hand_order.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace intrika::scene {
namespace {

using Pieces = std::vector<Piece>;

template <class Key>
void sortBy(Pieces& pieces, Key key) {
    std::stable_sort(pieces.begin(), pieces.end(), [&](const Piece& a, const Piece& b) { return key(a) < key(b); });
}

// What the order does not know of came later and lies at the end.
Pieces inOrder(const std::vector<FaceId>& order, Pieces pieces) {
    Pieces held;
    for (const FaceId face : order) {
        const auto found =
            std::find_if(pieces.begin(), pieces.end(), [face](const Piece& piece) { return piece.face == face; });
        if (found == pieces.end()) continue;
        held.push_back(std::move(*found));
        pieces.erase(found);
    }
    std::move(pieces.begin(), pieces.end(), std::back_inserter(held));
    return held;
}

}  // namespace

void HandOrder::arrange(Zone& hand, const FaceValues& values) const {
    sortBy(hand.pieces, [](const Piece& piece) { return piece.place; });
    if (sort_ == HandSort::byKind) {
        sortBy(hand.pieces, [](const Piece& piece) { return piece.face; });
    } else if (sort_ == HandSort::byValue) {
        sortBy(hand.pieces, [&](const Piece& piece) {
            const std::optional<int> value = values(piece.face);
            return std::tuple(!value.has_value(), value.value_or(0), piece.face);
        });
    } else if (const auto own = own_.find(hand.id); own != own_.end()) {
        hand.pieces = inOrder(own->second, std::move(hand.pieces));
    }
}

void HandOrder::move(const Zone& shown, std::size_t from, std::size_t to) {
    std::vector<FaceId> order;
    for (const Piece& piece : shown.pieces) order.push_back(piece.face);
    const FaceId moved = order[from];
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(from));
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), moved);
    own_[shown.id] = std::move(order);
    sort_ = HandSort::own;
}

}  // namespace intrika::scene
