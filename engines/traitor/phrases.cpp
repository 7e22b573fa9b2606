#include "engines/traitor/phrases.h"

namespace intrika::traitor {
namespace {

template <class Names, class Thing>
TextArg termOf(const char* prefix, const Names& names, Thing thing) {
    return term(prefix + std::string(names[static_cast<std::size_t>(thing)]));
}

std::string joined(SupplySet cards, const char* between) {
    std::string list;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        for (int copy = 0; copy < cards.copies(kind); ++copy) {
            if (!list.empty()) list += between;
            list += supplyIds[static_cast<std::size_t>(kind)];
        }
    }
    return list;
}

}  // namespace

TextArg nameOf(Land land) { return termOf("landscape.", landIds, land); }
TextArg nameOf(House house) { return termOf("house.", houseIds, house); }
TextArg nameOf(Action action) { return termOf("action.", actionIds, action); }
TextArg nameOf(Side side) { return termOf("building.", sideIds, side); }

Text placeName(const Board& board, std::uint8_t slot) {
    const int hour = slot == 0 ? ringSize : slot;  // T-4: slot 0 lies at twelve o'clock
    return say("place.slot", {nameOf(board.lands[slot]), nameOf(board.houseOf(slot)), number(hour)});
}

Text borderName(const Board& board, std::uint8_t slot) {
    return say("place.border", {part(placeName(board, slot)), part(placeName(board, nextSlot(slot)))});
}

std::string sumOf(SupplySet cards) { return joined(cards, " + "); }
std::string enumerationOf(SupplySet cards) { return joined(cards, ", "); }

}  // namespace intrika::traitor
