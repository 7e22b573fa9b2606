#include "engines/confidants/phrases.h"

#include "engines/boards/board_words.h"
#include "engines/core/zone_parts.h"

namespace intrika::confidants {
namespace {

TextArg termOf(const char* family, std::string_view id) { return term(family + std::string(id)); }

}  // namespace

TextArg nameOf(ArmyKind army) { return termOf("army.", armyIds[static_cast<std::size_t>(army)]); }
TextArg nameOf(Band band) { return termOf("band.", bandIds[static_cast<std::size_t>(band)]); }
TextArg nameOf(Rank rank) {
    return rank != noRank ? termOf("action.", rankIds[static_cast<std::size_t>(rank)]) : term("card.action");
}

TextArg nameOf(Secret card) {
    return card != noSecret ? termOf("secret.", secretIds[static_cast<std::size_t>(card)]) : term("card.secret");
}

TextArg nameOf(GiftKind gift) { return termOf("gift.", giftKindIds[static_cast<std::size_t>(gift)]); }

TextArg nameOf(City wagon) {
    return wagon != noWagon ? termOf("city.", cityIds[static_cast<std::size_t>(wagon)]) : term("card.wagon");
}

// The names of the supplied boards' settlements are translated; those of players' own boards stand in their files.
TextArg nameOf(BoardRef board, const Settlement& settlement) {
    if (isSupplied(*board)) return termOf("settlement.", settlement.id);
    const auto& [hu, en] = settlement.name;
    return literal(hu == en ? hu : hu + " / " + en);
}

TextArg coordinatesOf(Spot spot) {
    static constexpr std::array<const char*, 4> banks{"place.bank-nw", "place.bank-ne", "place.bank-se",
                                                      "place.bank-sw"};
    const TextArg cell = part(intrika::coordinatesOf(spot.half() == Half::left, spot.row(), spot.column()));
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

TextArg startSign(int index) {
    constexpr int letters = 26;
    return index < letters ? literal(std::string(1, static_cast<char>('A' + index))) : number(index + 1);
}

Text listOf(ArmySet armies) {
    Text list;
    for (const ArmyKind army : armies) {
        Text one = say("list.one", {nameOf(army)});
        list = list.empty() ? std::move(one) : say("list.more", {part(std::move(list)), part(std::move(one))});
    }
    return list;
}

Text textOf(Goods goods) {
    if (goods.isGold()) return say("goods.gold", {}, goods.gold());
    if (goods.isGift()) return say("goods.gift", {nameOf(kindOf(goods.gift()))});
    return say("goods.wagon", {nameOf(goods.wagon())});
}

}  // namespace intrika::confidants
