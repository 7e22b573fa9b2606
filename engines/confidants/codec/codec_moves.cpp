// Moves, outcomes of chance and what they are made of, written; and the latter, read.
#include "engines/confidants/codec/codec.h"
#include "engines/confidants/codec/codec_parts.h"

#include <nlohmann/json.hpp>

namespace intrika::confidants {
namespace {

Json armyName(ArmyKind army) { return idOf(army, armyIds); }

Json withGoods(Json json, Goods goods) {
    json.update(goodsOf(goods));
    return json;
}

Json byCard(By by) { return {{"type", by == By::action ? "action" : "secret"}}; }

struct Writer {
    Json operator()(const Place& m) const {
        return {
            {"type", "place"}, {"patrician", nameOf(m.at[0])}, {"large", nameOf(m.at[1])}, {"small", nameOf(m.at[2])}};
    }
    Json operator()(const Load& m) const {
        return {{"type", "load"},
                {"patrician", idOf(m.wagons[0], cityIds)},
                {"large", idOf(m.wagons[1], cityIds)},
                {"small", idOf(m.wagons[2], cityIds)}};
    }
    Json operator()(const Bid& m) const {
        return {{"type", "bid"}, {"action", numberOf(m.rank)}, {"secret", idOf(m.secret, secretIds)}};
    }
    Json operator()(const March& m) const {
        const int steps = m.steps;
        Json json{{"type", "march"}, {"army", armyName(m.army)}, {"to", nameOf(m.to)}, {"steps", steps}};
        if (m.toll) json["toll"] = true;
        return json;
    }
    Json operator()(const Use& m) const { return byCard(m.by); }
    Json operator()(const Bribe& m) const {
        return {{"type", "action"}, {"rounds", m.rounds}, {"payer", armyName(m.payer)}};
    }
    Json operator()(const Scheme& m) const {
        Json json = byCard(m.by);
        json["target"] = m.target;
        return json;
    }
    Json operator()(const Send& m) const {
        const char* type = m.way == Way::hand ? "give" : m.way == Way::action ? "action" : "secret";
        return withGoods({{"type", type}, {"from", armyName(m.from)}, {"to", armyName(m.to)}}, m.goods);
    }
    Json operator()(const Recruit& m) const {
        return {{"type", "secret"}, {"army", armyName(m.army)}, {"at", nameOf(m.at)}, {"payer", armyName(m.payer)}};
    }
    Json operator()(const Luck& m) const { return {{"type", "secret"}, {"army", armyName(m.army)}}; }
    Json operator()(const Exchange& m) const { return {{"type", "exchange"}, {"take", idOf(m.take, secretIds)}}; }
    Json operator()(const Intrigue& m) const {
        return {{"type", "free"}, {"kind", "intrigue"}, {"target", m.target}, {"payer", armyName(m.payer)}};
    }
    Json operator()(const DoublePay& m) const {
        return {{"type", "free"}, {"kind", "double-pay"}, {"payer", armyName(m.payer)}};
    }
    Json operator()(const Supper& m) const {
        return {{"type", "free"}, {"kind", "supper"}, {"payer", armyName(m.payer)}};
    }
    Json operator()(const Guide& m) const {
        return {{"type", "free"},
                {"kind", "guide"},
                {"army", armyName(m.army)},
                {"gold", m.gold},
                {"payer", armyName(m.payer)}};
    }
    Json operator()(const UseGift& m) const {
        return {{"type", "use-gift"}, {"army", armyName(m.army)}, {"gift", nameOf(m.gift)}};
    }
    Json operator()(const Offer& m) const {
        return {{"type", "offer"}, {"to", m.to}, {"give", goodsOf(m.give)}, {"want", goodsOf(m.want)}};
    }
    Json operator()(const EndTurn& m) const {
        Json json{{"type", "end-turn"}};
        if (!m.merge.empty()) json["merge"] = notationOf(m.merge);
        return json;
    }
    Json operator()(const Veto& m) const { return {{"type", "veto"}, {"use", m.use}}; }
    Json operator()(const Answer& m) const { return {{"type", "answer"}, {"accept", m.accept}}; }
    Json operator()(const Tip& m) const { return {{"type", "tip"}, {"use", m.use}}; }
    Json operator()(const MoveBand& m) const {
        Json json{{"type", "move-band"}, {"to", nameOf(m.to)}};
        if (m.attacks()) json["attack"] = {{"seat", m.seat}, {"army", armyName(m.army)}};
        return json;
    }
    Json operator()(const Stay&) const { return {{"type", "stay"}}; }
    Json operator()(const Fight& m) const {
        Json json{{"type", "fight"}};
        if (m.pay != noArmy) json["pay"] = armyName(m.pay);
        return json;
    }
    Json operator()(const PlaceBand& m) const { return {{"type", "place-band"}, {"at", nameOf(m.at)}}; }
    Json operator()(const Evict& m) const { return {{"type", "evict"}, {"to", nameOf(m.to)}}; }
};

}  // namespace

Json nameOf(Gift gift) { return idOf(gift, giftIds); }

Json notationOf(const GiftList& gifts) {
    Json list = Json::array();
    for (const Gift gift : gifts) list.push_back(nameOf(gift));
    return list;
}

Json notationOf(ArmySet armies) {
    Json list = Json::array();
    for (const ArmyKind army : armies) list.push_back(armyName(army));
    return list;
}

Json goodsOf(Goods goods) {
    if (goods.isGift()) return {{"gift", nameOf(goods.gift())}};
    if (goods.isWagon()) return {{"wagon", idOf(goods.wagon(), cityIds)}};
    return {{"gold", goods.gold()}};
}

Json moveOf(const Mischief& mischief) {
    switch (mischief.kind) {
        case Mischief::Kind::bribe:
            return Codec::writeMove(Bribe{mischief.rounds, mischief.payer});
        case Mischief::Kind::scheme:
            return Codec::writeMove(Scheme{mischief.by, mischief.target});
        case Mischief::Kind::tip:
            break;
    }
    return Codec::writeMove(Use{By::secret});
}

Gift readGift(const JsonReader& json) { return json.id<Gift>(giftIds); }

Rank readRank(const JsonReader& json) { return static_cast<Rank>(json.integer(0, rankCount - 1)); }

ArmyKind readArmy(const JsonReader& json) { return json.id<ArmyKind>(armyIds); }

Spot readSpot(const JsonReader& json) {
    const auto spot = spotNamed(json.text());
    if (!spot) json.fail(say("problem.board.no-cell", {literal(json.text())}));
    return spot.value_or(Spot(Half::left, 1, 1));
}

Goods readGoods(const JsonReader& json) {
    const int keys = (json.has("gold") ? 1 : 0) + (json.has("gift") ? 1 : 0) + (json.has("wagon") ? 1 : 0);
    if (keys != 1) {
        json.fail(say("problem.goods"));
        return Goods::ofGold(1);
    }
    if (json.has("gift")) return Goods::of(readGift(json["gift"]));
    if (json.has("wagon")) return Goods::of(json["wagon"].id<City>(cityIds));
    return Goods::ofGold(json["gold"].integer(1, mostGold));
}

ArmySet readArmies(const JsonReader& json) {
    ArmySet armies;
    for (const JsonReader& item : json.items()) {
        const ArmyKind army = readArmy(item);
        if ((armies.bits() >> static_cast<unsigned>(army)) != 0) item.fail(say("problem.not-ascending"));
        armies = armies.with(army);
    }
    return armies;
}

Json Codec::writeMove(const Move& move) { return std::visit(Writer(), move); }

Json Codec::writeChance(const Chance& chance) {
    Json json{{"type", chanceIds[chance.index()]}};
    std::visit(Overloaded{[&](const MobDice& dice) { json["values"] = dice.values; },
                          [&](const RobberDice& dice) { json["values"] = dice.values; },
                          [&](const Steal& stolen) { json["gift"] = nameOf(stolen.gift); },
                          [&](const auto& die) { json["value"] = die.value; }},
               chance);
    return json;
}

}  // namespace intrika::confidants
