#include "engines/confidants/presenter/phrases.h"

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
